import { cliReference } from './places.ts';

/** The program behind every stop hook: a file of the repository, which needs only Node, git and npx. */
export function stopHookScript(version: string, mostBlocks: number): string {
  return program
    .replaceAll(/^ {2}/gm, '')
    .replace('IMPORTS', importLines)
    .replace('CLI_WORDS', () => JSON.stringify(cliReference(version).split(' ')))
    .replaceAll('MOST_BLOCKS', () => String(mostBlocks))
    .trimStart();
}

const imports = {
  'node:child_process': '{ spawnSync }',
  'node:crypto': '{ createHash }',
  'node:fs': '{ mkdirSync, readFileSync, rmSync, writeFileSync }',
  'node:path': '{ dirname, resolve }',
  'node:process': 'process',
};

function importLines(): string {
  const statement = 'import WHAT from NAME;';
  const lines = Object.entries(imports).map(([name, what]) =>
    statement.replace('WHAT', what).replace('NAME', `'${name}'`),
  );
  return lines.join('\n');
}

/** Indented, because it is the text of another program, which this one never runs. */
const program = `
  // Runs contract-gate when a coding agent stops, and sends it back to work if a check failed that it can fix.
  // Written by contract-gate init. It never blocks more than MOST_BLOCKS times in a row, by its own count.
  IMPORTS

  const { argv, env, platform, stdin, stdout, stderr } = process;
  const agent = argv[2];
  const mostBlocks = MOST_BLOCKS;
  // CONTRACT_GATE names another program, such as a copy that is installed already.
  const [program, ...words] = env.CONTRACT_GATE ? [env.CONTRACT_GATE] : CLI_WORDS;
  let received;
  let top = '.';
  top = lines(run('git', ['rev-parse', '--show-toplevel']))[0] ?? top;
  const counter = placeOf('count');

  const verified = gate(['verify', '--json']);
  const results = parse(verified.stdout);
  if (verified.status === 1 && results?.next === 'fix') block();
  else if (verified.status === 0) allow();
  else allow(results ? \`contract-gate: \${results.reason}; a person must look at this\` : failureOf(verified));

  function block() {
    const blocks = Number(read(counter)) + 1;
    if (blocks > mostBlocks) {
      allow(\`contract-gate: still failing after \${mostBlocks} attempts: \${results.reason}\`);
      return;
    }
    write(counter, String(blocks));
    const file = placeOf('results.json');
    write(file, verified.stdout);
    const retry = gate(['retry', file]);
    rmSync(file, { force: true });
    const details = retry.status === 0 ? retry.stdout : results.reason;
    const reason = \`contract-gate verify failed (attempt \${blocks} of \${mostBlocks}). Fix this before you stop.\\n\\n\${details}\`;
    say(agent === 'cursor' ? { followup_message: reason } : { decision: 'block', reason });
  }

  /** Lets the agent stop. A note goes to the person, not to the agent. */
  function allow(note) {
    rmSync(counter, { force: true });
    if (note) stderr.write(\`\${note}\\n\`);
    if (agent === 'claude') say(note ? { systemMessage: note } : undefined);
    else say({});
  }

  function say(answer) {
    if (answer) stdout.write(\`\${JSON.stringify(answer)}\\n\`);
  }

  function gate(args) {
    return run(program, [...words, ...args], { shell: platform === 'win32', timeout: 14 * 60_000 });
  }

  function run(name, args, options = {}) {
    return spawnSync(name, args, { cwd: top, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  }

  /** A file of this session, in git's own folder, so that it is never committed. */
  function placeOf(name) {
    const input = parse(readInput()) ?? {};
    const session = input.session_id ?? input.sessionId ?? input.conversation_id ?? '';
    const key = createHash('sha256').update(\`\${agent} \${session}\`).digest('hex').slice(0, 16);
    const [path = \`.git/contract-gate/\${key}-\${name}\`] = lines(run('git', ['rev-parse', '--git-path', \`contract-gate/\${key}-\${name}\`]));
    return resolve(top, path);
  }

  function readInput() {
    if (stdin.isTTY) return '';
    received ??= read(0);
    return received;
  }

  function read(place) {
    try {
      return readFileSync(place, 'utf8').replace(/^\\uFEFF/, '');
    } catch {
      return '';
    }
  }

  function write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  function parse(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  function lines({ stdout }) {
    return (stdout ?? '').split('\\n').filter(Boolean);
  }

  function failureOf({ error, stderr }) {
    return \`contract-gate could not run: \${error?.message ?? lines({ stdout: stderr }).at(-1) ?? 'it printed nothing'}\`;
  }
`;
