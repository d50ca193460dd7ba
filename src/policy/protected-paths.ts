/** Files that decide how pull requests are judged. New ones are allowed; an edit or deletion waits for a person. */
export const protectedByDefault: readonly string[] = [
  'contract-gate.yml',
  '.github/contract-gate.yml',
  '.github/workflows/**',
  '.github/actions/**',
  '{.github/,docs/,}CODEOWNERS',
  '{.github/,}test-activity-rules.json',
];

/** Files that change what a tool does without being named in any command: a new one also waits for a person. */
export const hijackers: readonly string[] = [
  '**/{.npmrc,.yarnrc,.yarnrc.yml,bunfig.toml}',
  '**/.pnpmfile.{cjs,mjs,js}',
  '**/{conftest,sitecustomize,usercustomize}.py',
  '**/.cargo/config{,.toml}',
  '**/{.envrc,.bashrc,.bash_profile,.profile,.zshenv,.zshrc,BASH_ENV}',
  '**/.mocharc.{js,cjs,mjs,json,jsonc,yml,yaml}',
  '**/{.gitmodules,.rspec,.gemrc,.pythonrc,.pdbrc,pip.conf,pip.ini}',
  '**/.mvn/**',
  '**/node_modules/**',
  '**/{.gitattributes,rust-toolchain,rust-toolchain.toml,pnpm-workspace.yaml,.pnp.cjs,.pnp.loader.mjs}',
  '**/.yarn/**',
  '**/{pytest,unittest,nose,tox,mypy,ruff,coverage}{.py,/__init__.py,/__main__.py}',
];

/** Only the first of these that exists applies: a new one can replace another. */
export const rules: readonly (readonly string[])[] = [
  ['contract-gate.yml', '.github/contract-gate.yml'],
  ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
];

const harmlessNpmrc =
  /^\s*(?:[#;].*|(?:save-exact|save-prefix|fund|audit|engine-strict|package-lock|loglevel|progress|update-notifier|omit-lockfile-registry-resolved)\s*=\s*[\w.:/^~-]*)?\s*$/;

/** A new .npmrc that sets only how packages are saved and what npm prints. */
export function isHarmlessNpmrc(path: string, text: string): boolean {
  return /(?:^|\/)\.npmrc$/.test(path) && isShort(text) && text.split(/\r?\n/).every(line => harmlessNpmrc.test(line));
}

/** As short as what a person writes: patterns over longer lines would be slow. */
function isShort(text: string): boolean {
  return text.length <= 20_000 && text.split('\n').every(line => line.length <= 300);
}

const fixtureLine =
  /^(?:\s.*|#.*|"""[^"]*"""|import [\w., ]+|from [\w.]+ import [\w, ()]+|sys\.path\.(?:insert|append)\(.*\)|@pytest\.fixture(?:\(.*\))?|(?:async )?def \w+\(.*\)(?: -> .*)?:.*|[)\]}],?)?$/;
const beyondFixtures =
  /pytest_|collect_ignore|import\s*\*|\bexec\b|\beval\b|__|[sg]etattr|globals|vars\(|_exit|atexit|modules|\\[xuN]/;

/** A new conftest.py of imports and fixtures: it can do no more than any test file, so it only warns. */
export function isFixturesOnly(path: string, text: string): boolean {
  if (!/(?:^|\/)conftest\.py$/.test(path) || !isShort(text) || beyondFixtures.test(text)) return false;
  return text.split(/\r?\n/).every(line => fixtureLine.test(line));
}

/** Settings of test runners and build tools: a change only warns, since it can exclude tests. */
export const runnerSettings: readonly string[] = [
  '**/{vitest,vite,jest,playwright,cypress,karma,ava,babel,eslint}.config.*',
  '**/{.eslintrc*,biome.json,biome.jsonc,.flake8,ruff.toml,.ruff.toml,mypy.ini,.golangci.*,clippy.toml}',
  '**/{pytest.ini,.pytest.ini,tox.ini,setup.cfg,pyproject.toml,noxfile.py}',
  '**/{Makefile,GNUmakefile,makefile,justfile,Taskfile.yml,Rakefile,build.gradle,build.gradle.kts,pom.xml,Cargo.toml}',
  '**/package.json',
];

/** Scripts of a package.json that no longer do the same: changed, removed, or with a new hook before or after. */
export function alteredScripts(before: string | undefined, now: string): string[] {
  const [old, current] = [scriptsOf(before ?? '{}'), scriptsOf(now)];
  const changed = Object.keys(old).filter(name => old[name] !== current[name]);
  const hooks = Object.keys(current).filter(name => {
    if (name in old) return false;
    return (
      /^(?:preinstall|install|postinstall|prepublish|preprepare|prepare|postprepare|dependencies)$/.test(name) ||
      name.replace(/^(?:pre|post)/, '') in old
    );
  });
  return [...changed, ...hooks];
}

function scriptsOf(text: string): Record<string, unknown> {
  try {
    const scripts: unknown = JSON.parse(text)?.scripts;
    return scripts !== null && typeof scripts === 'object' ? { ...scripts } : {};
  } catch {
    return {};
  }
}
