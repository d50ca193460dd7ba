import { firstOf, type Place, type Stack, type Tool, toolIn } from './tool.ts';

/** pytest, tox or unittest; ruff; mypy. */
export const python: Stack = place => {
  const settings = ['pyproject.toml', 'setup.cfg', 'tox.ini', 'pytest.ini', 'requirements.txt', 'requirements-dev.txt'];
  const isPython =
    settings.concat('setup.py', 'Pipfile').some(name => place.names.has(name)) ||
    place.tests.some(path => path.endsWith('.py'));
  if (!isPython) return [];
  const make = toolIn(place, ['py', 'pyi']);
  const manager = { 'uv.lock': 'uv', 'poetry.lock': 'poetry', 'pdm.lock': 'pdm', 'Pipfile.lock': 'pipenv' };
  const lock = Object.entries(manager).find(([name]) => [place, ...place.above].some(({ names }) => names.has(name)));
  const program = (line: string) => (lock ? `${lock[1]} run ${line}` : line);
  const mention = (word: RegExp) => settings.find(name => word.test(place.text(name) ?? ''));
  const found: Tool[] = [];

  const tests = place.tests.filter(path => path.endsWith('.py'));
  const settled = mention(/\bpytest\b/) ?? firstOf(place, /^(?:pytest\.ini|conftest\.py)$/);
  const written = tests.find(path => forPytest.test(place.text(path) ?? ''));
  const line = lock ? program('pytest -k {pattern}') : 'python3 -m pytest -k {pattern}';
  if (settled)
    found.push(make('unit-test', line, `${settled} speaks of pytest`, { takesPaths: true, findsFiles: true }));
  else if (place.names.has('tox.ini')) found.push(make('unit-test', 'tox run', 'there is a tox.ini'));
  else if (written)
    found.push(make('unit-test', line, `${written} is written for pytest`, { takesPaths: true, findsFiles: true }));
  else found.push(...unittest(tests, program).map(({ run, why }) => make('unit-test', run, why, { findsFiles: true })));

  const ruff = firstOf(place, /^\.?ruff\.toml$/) ?? mention(/\bruff\b/);
  if (ruff) found.push(make('lint', program('ruff check .'), `${ruff} speaks of ruff`));
  const mypy = firstOf(place, /^\.?mypy\.ini$/) ?? mention(/\bmypy\b/);
  if (mypy) {
    const named = /^[ \t]*(?:files|packages|modules)[ \t]*=/m.test(place.text(mypy) ?? '');
    found.push(make('typecheck', program(named ? 'mypy' : 'mypy .'), `${mypy} speaks of mypy`));
  }
  return found;
};

const forPytest = /^(?:import pytest\b|from pytest\b|(?:async )?def test_)/m;

/**
 * unittest looks below one folder, and only into packages. Where tests lie in several they are named, by a pattern that takes
 * in new ones, and each folder can be imported from as if it were looked through alone.
 */
function unittest(tests: readonly string[], program: (line: string) => string): { run: string; why: string }[] {
  const found = [...tests].sort().filter(path => /(?:^|\/)test[^/]*\.py$/.test(path));
  const [first] = found;
  if (first === undefined) return [];
  const folders = [...new Set(found.map(path => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')))];
  const why = `there is ${first}, and nothing speaks of pytest`;
  if (folders.length === 1)
    return [{ run: program(`python3 -m unittest discover -s ${quoted(folders[0]!)} -k {pattern}`), why }];
  const files = folders.map(folder => (folder === '.' ? 'test*.py' : `${quoted(folder)}/test*.py`)).join(' ');
  const places = folders.map(quoted).join(':');
  return [{ run: `PYTHONPATH=${places}:"$PYTHONPATH" ${program(`python3 -m unittest -k {pattern} ${files}`)}`, why }];
}

export const go: Stack = place => {
  if (!place.names.has('go.mod')) return [];
  const make = toolIn(place, ['go']);
  const settings = firstOf(place, /^\.golangci\.(?:ya?ml|toml|json)$/);
  return [
    // -v, since only then it says how many tests ran.
    make('unit-test', 'go test -v -run {pattern} ./...', 'there is a go.mod'),
    make('typecheck', 'go vet ./...', 'there is a go.mod'),
    ...(settings ? [make('lint', 'golangci-lint run', `there is ${settings}`)] : []),
  ];
};

export const rust: Stack = place => {
  const manifest = place.text('Cargo.toml');
  if (manifest === undefined) return [];
  const make = toolIn(place, ['rs']);
  const all = /^\[workspace\]/m.test(manifest) ? ' --workspace' : '';
  const clippy = [place, ...place.above].some(
    each =>
      firstOf(each, /^\.?clippy\.toml$/) ||
      /clippy/.test(`${each.text('Cargo.toml') ?? ''}${each.text('rust-toolchain.toml') ?? ''}`),
  );
  return [
    make('unit-test', `cargo test {pattern}${all}`, 'there is a Cargo.toml'),
    make('typecheck', `cargo check${all} --all-targets`, 'there is a Cargo.toml'),
    ...(clippy ? [make('lint', `cargo clippy${all} --all-targets -- -D warnings`, 'Cargo speaks of clippy')] : []),
  ];
};

const jvm = ['java', 'kt', 'kts', 'groovy', 'scala'];

/** The outermost pom.xml builds its modules in their order. */
export const maven: Stack = place => {
  if (!place.names.has('pom.xml') || place.above.some(({ names }) => names.has('pom.xml'))) return [];
  const make = toolIn(place, jvm);
  const program = place.names.has('mvnw') ? './mvnw' : 'mvn';
  return [
    make('unit-test', `${program} -B test -Dtest={pattern}`, 'there is a pom.xml'),
    make('typecheck', `${program} -B test-compile`, 'there is a pom.xml'),
  ];
};

export const gradle: Stack = place => {
  const isBuild = ({ names }: Pick<Place, 'names'>) =>
    [...names].some(name => /^(?:build|settings)\.gradle(?:\.kts)?$/.test(name));
  if (!isBuild(place) || place.above.some(isBuild)) return [];
  const make = toolIn(place, jvm);
  const program = place.names.has('gradlew') ? './gradlew' : 'gradle';
  return [
    make('unit-test', `${program} test --tests {pattern}`, 'there is a Gradle build'),
    make('typecheck', `${program} testClasses`, 'there is a Gradle build'),
  ];
};

const targets: Readonly<Record<string, readonly string[]>> = {
  'unit-test': ['test-unit', 'unit-test', 'test', 'tests', 'check'],
  e2e: ['test-e2e', 'e2e'],
  typecheck: ['typecheck', 'type-check', 'types'],
  lint: ['lint'],
};

/** Targets of a Makefile, where no stack knows better. */
export const make: Stack = place => {
  const file = ['GNUmakefile', 'makefile', 'Makefile'].find(name => place.names.has(name));
  const text = file && place.text(file);
  if (!text) return [];
  const known = new Set(
    [...text.matchAll(/^([\w.-]+(?: [\w.-]+)*)\s*:(?![=:])/gm)].flatMap(([, names]) => names!.split(' ')),
  );
  const tool = toolIn(place, []);
  return Object.entries(targets).flatMap(([activity, names]) => {
    const target = names.find(name => known.has(name));
    return target ? [tool(activity, `make ${target}`, `${file} has the target ${target}`)] : [];
  });
};

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
