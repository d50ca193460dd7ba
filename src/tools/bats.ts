import type { Package, Tool } from './tool.ts';

const testName = /\.bats$/;
const testsOf = ({ tests }: Package) => tests.filter(path => testName.test(path));

/** Tests of shell scripts. It prints TAP. */
export const bats: Tool = {
  name: 'bats',
  ecosystem: { fileTypes: ['sh', 'bash', 'bats'], isHere: here => testsOf(here).length > 0, testName },
  uses: [{ activity: 'unit-test', matches: /^bats\b/, pattern: '--filter {pattern}' }],
  detect(here) {
    const [first, ...rest] = testsOf(here).sort();
    if (first === undefined) return [];
    const folder = first.includes('/') ? first.slice(0, first.indexOf('/')) : '.';
    const where = /^[\w.-]+$/.test(folder) && rest.every(path => path.startsWith(`${folder}/`)) ? folder : '.';
    const run = `bats --recursive --filter {pattern} ${where}`;
    return [{ activity: 'unit-test', run, why: `there is ${first}` }];
  },
  patternOptions: ['f', 'filter'],
  testFiles: ['**/*.bats'],
};
