import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowed, commandEnvironment } from '../../../src/workspace/commands/environment.ts';

const secrets = {
  GITHUB_TOKEN: 's',
  GH_TOKEN: 's',
  GH_ENTERPRISE_TOKEN: 's',
  ACTIONS_RUNTIME_TOKEN: 's',
  ACTIONS_ID_TOKEN_REQUEST_URL: 's',
  ACTIONS_RUNNER_HOME: 's',
  INPUT_X: 's',
  'INPUT_GITHUB-TOKEN': 's',
  INPUT_HOME: 's',
};
const hijackers = {
  BASH_ENV: 'h',
  ENV: 'h',
  SHELLOPTS: 'h',
  'BASH_FUNC_npm%%': 'h',
  NODE_OPTIONS: 'h',
  LD_PRELOAD: 'h',
  GIT_DIR: 'h',
  GIT_HOME: 'h',
  GIT_CONFIG_COUNT: 'h',
};
const runnerFiles = {
  GITHUB_ENV: 'f',
  GITHUB_PATH: 'f',
  GITHUB_OUTPUT: 'f',
  GITHUB_STATE: 'f',
  GITHUB_STEP_SUMMARY: 'f',
};
const harmless = {
  PATH: '/bin',
  HOME: '/home/me',
  USER: 'me',
  SHELL: '/bin/sh',
  LANG: 'C.UTF-8',
  LC_ALL: 'C',
  LC_NUMERIC: 'C',
  TZ: 'UTC',
  TMPDIR: '/tmp',
  TERM: 'dumb',
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: '/w',
  GITHUB_REPOSITORY: 'o/r',
  GITHUB_SHA: 'abc',
  GITHUB_REF: 'refs/heads/main',
  RUNNER_OS: 'Linux',
  RUNNER_ARCH: 'X64',
  RUNNER_TOOL_CACHE: '/cache',
  JAVA_HOME: '/java',
  GOROOT: '/go',
  GOPATH: '/gopath',
  VIRTUAL_ENV: '/venv',
  HTTP_PROXY: 'http://proxy:3128',
  HTTPS_PROXY: 'http://proxy:3128',
  NO_PROXY: 'localhost',
  http_proxy: 'http://proxy:3128',
  https_proxy: 'http://proxy:3128',
  no_proxy: 'localhost',
  SSL_CERT_FILE: '/ca.pem',
  SSL_CERT_DIR: '/certs',
  NODE_EXTRA_CA_CERTS: '/ca.pem',
  REQUESTS_CA_BUNDLE: '/ca.pem',
  npm_config_registry: 'https://registry.example',
  npm_config_cafile: '/ca.pem',
};

describe('the environment of a command', () => {
  it('has what is known to be harmless and nothing else', () => {
    const all = {
      ...harmless,
      ...secrets,
      ...hijackers,
      ...runnerFiles,
      RUNNER_TEMP: '/t',
      AWS_SECRET: 's',
      EDITOR: 'vi',
    };
    expect(allowed(all, [])).toEqual(harmless);
  });

  it('has the names that the policy passes, but never the secrets of the runner and what hijacks a tool', () => {
    const all = { ...harmless, ...secrets, ...hijackers, ...runnerFiles, RUNNER_TEMP: '/t', NPM_TOKEN: 'n', EMPTY: '' };
    expect(allowed(all, [...Object.keys(all), 'ABSENT'])).toEqual({ ...harmless, NPM_TOKEN: 'n', EMPTY: '' });
  });

  it('never lets a name of the runner through, whatever follows its first letters', () => {
    const names = fc
      .tuple(fc.constantFrom('ACTIONS_', 'INPUT_', 'GIT_', 'BASH_FUNC_'), fc.string())
      .map(parts => parts.join(''));
    fc.assert(fc.property(names, name => Object.keys(allowed({ [name]: 'x' }, [name])).length === 0));
  });

  it('points the files of the runner to private ones, and takes literal values of the contract on top', () => {
    const places = { temp: '/private/temp', files: '/private/files' };
    const env = { NODE_ENV: 'test', PATH: '/mine', GITHUB_TOKEN: 'a literal', CONTRACT_GATE_COMMAND: 'forged' };
    expect(commandEnvironment({ PATH: '/bin', CI: 'true' }, { env }, places, 'marker')).toEqual({
      PATH: '/mine',
      CI: 'true',
      NODE_ENV: 'test',
      GITHUB_TOKEN: 'a literal',
      RUNNER_TEMP: '/private/temp',
      GITHUB_ENV: '/private/files/env',
      GITHUB_PATH: '/private/files/path',
      GITHUB_OUTPUT: '/private/files/output',
      GITHUB_STATE: '/private/files/state',
      GITHUB_STEP_SUMMARY: '/private/files/summary',
      CONTRACT_GATE_COMMAND: 'marker',
    });
  });
});
