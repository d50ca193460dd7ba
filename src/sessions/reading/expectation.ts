/** What words after a command say about its result. */
type Expectation = 'nothing' | 'absence' | 'failure' | 'unclear';

const none = String.raw`(?:zero|no|none|nothing|empty|0|nessun\w*|zero|brak|żadn\w+|nenhum\w*|sem|ningún|ningun\w*|keine?)`;
const printed = String.raw`(?:results?|matche?s?|hits?|occurrences?|outputs?|lines?|references?|usages?|uses|instances?|mentions?|files?|entries|rows|items|remain\w*|left|found|returned|risultat\w+|occorrenz\w+|wynik\w*|resultados?|ocorrências?|treffer)`;

/** "zero results", "no match is left", "→ nothing", "returns empty", "(0)", "must be empty" */
const nothing = new RegExp(
  [
    String.raw`\b${none}\s+(?:\w+\s+){0,2}${printed}\b`,
    String.raw`\b(?:returns?|prints?|outputs?|shows?|finds?|gives?|yields?|is|be|are|stays?)\s+(?:nothing|none|empty|0|zero)\b`,
    String.raw`^\W*(?:expects?|expected|should be|must be)?\W*(?:nothing|none|empty|0|zero)\W*$`,
    String.raw`\b(?:count|total)\W{1,3}(?:is\s+)?(?:0|zero)\b`,
  ].join('|'),
  'i',
);
/** "not found", "is gone": for a search that it finds nothing, for any other command something unknown. */
const absence =
  /\b(?:no longer|not)\s+(?:\w+\s+)?(?:found|there|present|listed|referenced|used|mentioned|match\w*|return\w*|print\w*|contain\w*|appear\w*)\b|\b(?:is|are|must be) (?:gone|absent|removed)\b/i;
/** "exits 1", "must fail", "returns non-zero" */
const failure =
  /\b(?:must|should|shall|will|to)\s+(?:now\s+)?fail\b|\b(?:fails|rejects|refuses|is rejected|is refused)\b(?!\s+(?:if|when|on))|\bnon-?zero\b|\bexit(?:s|\s+code)?\W{0,3}(?:with\s+)?(?:code\s+)?[1-9]\d*\b|\berrors? out\b/i;

const search = /^(?:sudo\s+)?(?:e?grep|fgrep|rg|ag|ack|git\s+(?:-\S+\s+)*grep|zgrep|pgrep)\b/;

/** Programs that succeed whether they find something to print or not. */
const lister =
  /^(?:find|fd|ls|wc|cat|jq|yq|awk|sed|sort|uniq|head|tail|git\s+(?:status|diff|ls-files|log|branch|tag|stash)|docker\s+ps|lsof|ps)\b/;

/**
 * The command that shows what the words after it expect, so that leaving the words out does not turn the check around: a
 * search that must find nothing is negated, and what must print nothing is tested for that. Undefined if that can't be
 * told from the command.
 */
export function commandExpecting(command: string, words: string, shell: string): string | undefined {
  const expected = expectationIn(words);
  if (!expected || /^(?:!|test\b|\[)/.test(command)) return command;
  if (shell === 'pwsh' || expected === 'unclear') return undefined;
  const start = lastPart(command);
  if (start === undefined) return undefined;
  const [before, last] = [command.slice(0, start), command.slice(start)];
  const program = last.split(/\s*\|\s*/).at(-1) ?? '';
  if (expected === 'failure' || search.test(program)) return `${before}! ${last}`;
  if (expected === 'absence') return undefined;
  if (!lister.test(program)) return command;
  if (/^wc\s+-[lcw]\b/.test(program)) return `${before}test "$(${last})" -eq 0`;
  return `${before}test -z "$(${last})"`;
}

/** "0 results in handlers", "must not show an override": something is expected of a part of what is found only. */
const partly =
  /\b(?:in|within|inside|outside|except|excluding|other than|besides|apart from|unless|only)\b|\b(?:must|should|does|do|may)\s?(?:not|n['’]t|never)\s+\w+\s+\S/i;

function expectationIn(words: string): Expectation | undefined {
  const isNegative = nothing.test(words) || absence.test(words) || /\b(?:not|never)\b/i.test(words);
  if (isNegative && partly.test(words)) return 'unclear';
  if (nothing.test(words)) return 'nothing';
  if (failure.test(words)) return 'failure';
  return absence.test(words) ? 'absence' : undefined;
}

/** Where the last of several commands starts; undefined if it does not always run, or quotes hide where it starts. */
function lastPart(command: string): number | undefined {
  const open = command.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, quoted => '·'.repeat(quoted.length));
  if (/\|\||["'`]|(?:^|[^&])&(?:[^&>]|$)(?<!>&.)/.test(open.replaceAll(/\d?>&\d|&>/g, ''))) return undefined;
  const parts = [...open.matchAll(/(?:&&|;)\s*/g)];
  const end = parts.at(-1);
  return end ? end.index + end[0].length : 0;
}
