import { didYouMean } from '../../match/suggest.ts';
import { UsageError } from '../../model/errors.ts';
import type { CliCommand } from '../command.ts';

const shells: Readonly<Record<string, (all: readonly CliCommand[]) => string>> = { bash, zsh, fish };

/** `all`: every command, itself included, so it is asked for only when it is needed. */
export const completionOf = (all: () => readonly CliCommand[]): CliCommand => ({
  name: 'completion',
  operands: 'SHELL',
  summary: `Prints a script that completes commands and options in ${Object.keys(shells).join(', ')}.`,
  options: {},
  examples: [
    'source <(contract-gate completion bash)',
    'contract-gate completion fish > ~/.config/fish/completions/contract-gate.fish',
  ],
  async run(args, terminal) {
    const [name, ...more] = args.positional;
    const known = Object.keys(shells);
    if (name === undefined || more.length > 0) throw new UsageError(`completion takes one shell: ${known.join(', ')}`);
    if (!Object.hasOwn(shells, name))
      throw new UsageError(
        `unknown shell ${JSON.stringify(name)}${didYouMean(name, known) || `; known: ${known.join(', ')}`}`,
      );
    terminal.out(shells[name]!(all()));
    return 0;
  },
});

/** Options with a value, which a file or a word follows. */
function optionsOf({ options }: CliCommand): { word: string; about: string; value?: string }[] {
  const own = Object.entries(options).map(([name, { about, value }]) => ({
    word: `--${name}`,
    about,
    ...(value ? { value } : {}),
  }));
  return [...own, { word: '--help', about: 'show this help' }];
}

/** Values that are files or folders complete as such; the shell's own completion is the default for the others. */
const fileValues = ['FILE', 'DIR', 'PATH'];

function bash(all: readonly CliCommand[]): string {
  const cases = all.map(command => {
    const words = optionsOf(command).map(({ word }) => word);
    return `    ${command.name}) words='${words.join(' ')}' ;;`;
  });
  return `# bash completion for contract-gate
_contract_gate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${all.map(({ name }) => name).join(' ')} --help --version' -- "$current")
    return
  fi
  case "\${COMP_WORDS[1]}" in
    help) words='${all.map(({ name }) => name).join(' ')}' ;;
${cases.join('\n')}
  esac
  case "$current" in
    -*) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
    *) [ "\${COMP_WORDS[1]}" = help ] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
  esac
}
complete -o default -F _contract_gate contract-gate
`;
}

function zsh(all: readonly CliCommand[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const listed = all.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`);
  const cases = all.map(command => {
    const specs = optionsOf(command).map(({ word, about, value }) => {
      const action = value === undefined ? '' : `:${value}:${fileValues.includes(value) ? '_files' : ' '}`;
      return quoted(`*${word}[${about.replaceAll(/[[\]:]/g, ' ')}]${action}`);
    });
    return `    ${command.name}) _arguments ${specs.join(' ')} '*:file:_files' ;;`;
  });
  return `#compdef contract-gate
_contract_gate() {
  local -a commands
  commands=(
${listed.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "\${words[2]}" in
    help) _describe command commands ;;
${cases.join('\n')}
  esac
}
if [ "\${funcstack[1]}" = _contract_gate ]; then _contract_gate "$@"; else compdef _contract_gate contract-gate; fi
`;
}

function fish(all: readonly CliCommand[]): string {
  const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, found => `\\${found}`)}'`;
  const lines = all.flatMap(command => [
    `complete -c contract-gate -n __fish_use_subcommand -f -a ${command.name} -d ${quoted(command.summary)}`,
    ...optionsOf(command).map(({ word, about, value }) => {
      const wants = value === undefined ? '' : fileValues.includes(value) ? ' -r -F' : ' -x';
      const when = quoted(`__fish_seen_subcommand_from ${command.name}`);
      return `complete -c contract-gate -n ${when} -l ${word.slice(2)}${wants} -d ${quoted(about)}`;
    }),
  ]);
  return `# fish completion for contract-gate\n${lines.join('\n')}\n`;
}
