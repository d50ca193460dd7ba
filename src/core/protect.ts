/** Files that decide how the work is judged. They may be added to; a change or deletion waits for a person. */
export const protectedByDefault: readonly string[] = [
  'contract-gate.yml',
  '.github/contract-gate.yml',
  '.github/workflows/**',
  '.github/actions/**',
  '{.github/,docs/,}CODEOWNERS',
];

interface Hijacker {
  glob: string;
  /** In a file that is new: what makes it wait for a person. Anything else in it is a warning. */
  dangerous: RegExp;
}

const anything = /^/;

/** Files that change what a tool does without being named in any command. A new one can turn a red test green, too. */
export const hijackers: readonly Hijacker[] = [
  {
    glob: '**/.npmrc',
    dangerous:
      /^\s*(?:script-shell|shell|node-options|prefix|userconfig|globalconfig|git|onload-script|init-module)\s*=/m,
  },
  { glob: '**/.yarnrc', dangerous: /yarn-path|script-shell/ },
  { glob: '**/.yarnrc.yml', dangerous: /yarnPath|plugins|injectEnvironmentFiles/ },
  { glob: '**/.pnpmfile.{cjs,mjs,js}', dangerous: anything },
  { glob: '**/bunfig.toml', dangerous: /preload|shell/ },
  {
    glob: '**/conftest.py',
    dangerous:
      /\bpytest_|exitstatus|_exit|sys\.|\bexec\b|\beval\b|__import__|importlib|import\s+\*|setattr|atexit|_pytest|ctypes|subprocess/,
  },
  { glob: '**/{sitecustomize,usercustomize}.py', dangerous: anything },
  { glob: '**/.cargo/config{,.toml}', dangerous: anything },
  { glob: '**/.envrc', dangerous: anything },
  { glob: '**/{.bashrc,.bash_profile,.profile,.zshenv,.zshrc,BASH_ENV}', dangerous: anything },
  { glob: '**/.mocharc.{js,cjs,mjs,json,jsonc,yml,yaml}', dangerous: /require|import|node-option|loader|allow/ },
  { glob: '**/.gitmodules', dangerous: anything },
  { glob: '**/{pip.conf,pip.ini,.pythonrc,.pdbrc,.ruby-version,.rspec,.gemrc}', dangerous: anything },
  { glob: '**/.mvn/**', dangerous: anything },
];

/** Settings of test runners and build tools: a change is worth a look, since it can leave tests out. */
export const runnerSettings: readonly string[] = [
  '**/{vitest,vite,jest,playwright,cypress,karma,ava,babel,eslint}.config.*',
  '**/{.eslintrc*,biome.json,biome.jsonc,.flake8,ruff.toml,.ruff.toml,mypy.ini,.golangci.*,clippy.toml}',
  '**/{pytest.ini,tox.ini,setup.cfg,pyproject.toml,noxfile.py}',
  '**/{Makefile,GNUmakefile,makefile,justfile,Taskfile.yml,Rakefile,build.gradle,build.gradle.kts,pom.xml,Cargo.toml}',
  '**/package.json',
];

/** Scripts of a package.json that were there before and are not the same now: what `npm test` means has changed. */
export function alteredScripts(before: string | undefined, now: string): string[] {
  const [old, current] = [scriptsOf(before ?? '{}'), scriptsOf(now)];
  return Object.keys(old).filter(name => old[name] !== current[name]);
}

function scriptsOf(text: string): Record<string, unknown> {
  try {
    const scripts: unknown = JSON.parse(text)?.scripts;
    return scripts !== null && typeof scripts === 'object' ? { ...scripts } : {};
  } catch {
    return {};
  }
}

export const testFiles: readonly string[] = [
  '**/*.{test,spec}.*',
  '**/{test,tests,__tests__,spec}/**',
  '**/test_*.py',
  '**/*_test.{py,go,rb,exs,c,cc,cpp,dart}',
  '**/*_spec.rb',
  '**/*{Test,Tests,IT}.{java,kt,cs,scala,swift,php}',
];
