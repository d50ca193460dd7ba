import { type Command, neverPassed } from '../../model/world.ts';

const names = new Set(
  `PATH HOME USER SHELL LANG TZ TMPDIR TERM CI GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF
   RUNNER_OS RUNNER_ARCH RUNNER_TOOL_CACHE GOROOT GOPATH VIRTUAL_ENV
   HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy
   SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE npm_config_registry npm_config_cafile`.split(
    /\s+/,
  ),
);
const families = /^(LC_.+|.+_HOME)$/;

/** Set for every process of a command, to find those that it leaves behind. */
export const markerName = 'CONTRACT_GATE_COMMAND';

/** The environment for a process: an allow-list of harmless names, and those in `pass`. */
export function allowed(environment: NodeJS.ProcessEnv, pass: readonly string[]): Record<string, string> {
  const result = new Map<string, string>();
  for (const [name, value] of Object.entries(environment)) {
    const wanted = names.has(name) || families.test(name) || pass.includes(name);
    if (value !== undefined && wanted && !neverPassed.test(name)) result.set(name, value);
  }
  return Object.fromEntries(result);
}

export interface PrivatePlaces {
  /** Replaces the runner's temporary folder. */
  temp: string;
  /** Contains the discarded files; what a command writes to them reaches no later step. */
  files: string;
}

export const discardedFiles = {
  GITHUB_ENV: 'env',
  GITHUB_PATH: 'path',
  GITHUB_OUTPUT: 'output',
  GITHUB_STATE: 'state',
  GITHUB_STEP_SUMMARY: 'summary',
} as const;

/** The environment of one command. Its `env` is literal text from a contract, so it may set any name. */
export function commandEnvironment(
  inherited: Record<string, string>,
  command: Pick<Command, 'env'>,
  places: PrivatePlaces,
  marker: string,
): Record<string, string> {
  const files = Object.entries(discardedFiles).map(([name, file]) => [name, `${places.files}/${file}`] as const);
  return {
    ...inherited,
    ...Object.fromEntries(files),
    RUNNER_TEMP: places.temp,
    ...command.env,
    [markerName]: marker,
  };
}
