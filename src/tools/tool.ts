import type { Syntax } from '../syntax/blank-comments.ts';

/** Everything the gate knows about one tool that projects use. A field that is absent means that nothing is known. */
export interface Tool {
  /** The name of its file, of its test and of its row in docs/tools.md. */
  name: string;

  // Detection: how it is found in a repository, and which command runs it.
  /** Tools of one ecosystem are alternatives: in a package, the first that has a command for an activity wins. */
  ecosystem?: Ecosystem;
  /** Names of files that make a folder a package of its own. */
  manifests?: RegExp;
  /** Names of files whose text detection needs. */
  reads?: RegExp;
  /** It runs the scripts and programs of other tools in its ecosystem. */
  manager?: Manager;
  /** The commands that it has in a package; `manager` is the one in use there. */
  detect?(here: Package, manager: Manager | undefined): readonly ToolCommand[];
  /** How it is recognized in a script of a manifest or a step of a CI workflow, and what can be passed to it there. */
  uses?: readonly ToolUse[];
  /** The scripts or targets that a command runs by their names; none if it runs none of this tool's. */
  called?(command: string, here: FolderFiles): readonly Called[];
  /** What can stand before a program that it runs, `npx`; `as` is what stands there instead when the gate runs it. */
  wraps?: { matches: RegExp; as?: string };
  /** The scripts that a command line runs in every package of a workspace; none if it may leave a package out. */
  everywhere?(line: string): readonly string[];
  /** Globs of the packages that it knows of, if its own settings list them. */
  members?(here: Package): readonly string[] | undefined;
  /** Options that take a test name pattern as their value, without dashes: `t`, `grep`. */
  patternOptions?: readonly string[];

  // Tests: which files hold them, and how they are declared.
  /** Globs of files that it takes for tests by their own name, in any folder. */
  testFiles?: readonly string[];
  /** Folders whose files are tests, whatever their name. */
  testFolders?: readonly string[];
  /** A folder of end-to-end tests. */
  endToEndFolder?: string;
  declares?: Declarations;
  /** What makes up a test, as patterns for the linear search; see `measures`. */
  measures?: Partial<Record<TestMeasure, readonly string[]>>;

  /** How a test replaces code: group 1 is a module, a class or an object, group 2 a member of it. */
  replaces?: readonly RegExp[];
  /** How one file ends the run of all, or decides which tests of others run. */
  decides?: readonly string[];

  // Output: what it prints.
  output?: ToolOutput;
  /** What the output says when the tool, or what it would run, is not installed. */
  notInstalled?: RegExp;
  /** What installs what is missing; the programs whose commands need it, the manager first; and what installs the manager. */
  setup?: { run: string; programs?: readonly string[]; manager?: string };
  /** What standard error says when the script that it was to run does not exist. */
  noSuchScript?: RegExp;

  // Settings: files that change what it does.
  /** Globs of its settings: a change can leave tests out. */
  settings?: readonly string[];
  /** A file of which only a part is settings: a change elsewhere in it is none of them. */
  settingsIn?: { file: string; part(text: string): string; withoutScripts?(part: string): string };
  /** What a change to its settings means for what is checked, by their keys. */
  settingKeys?: SettingKeys;
  /** Comments by which it leaves out the whole file that they are in. */
  silencedBy?: RegExp;
  /** It runs no tests, so its settings leave none out. */
  lints?: true;
  /** Globs of files that it loads without being named in any command: even a new one changes what it does. */
  autoloaded?: readonly string[];
  /** Whether a new autoloaded file can do no harm; `note` says what is worth a look all the same. */
  harmless?(path: string, text: string): { note?: string } | undefined;
  /** Globs of new files that it takes for its own, or its language for a part of its standard library. */
  shadowing?: readonly string[];
  /** Names of which it reads only the first that is in a folder: a new file can take the place of another. */
  readsFirst?: readonly string[];
  /** A file of commands that others call by name. */
  scripts?: ScriptFile;
  /** Files that say what its commands do, whatever they are called with. */
  definedIn?: { program: RegExp; files: readonly string[] };
  /** Globs of files that it writes by itself as it runs. */
  caches?: readonly string[];
  /** Files that pin the packages of a project. */
  locks?: readonly LockFile[];
}

export interface Ecosystem {
  /** Endings of the files that its tools are for; none if they are for any. */
  fileTypes: readonly string[];
  /** Does it have a say in this package? */
  isHere(here: Package): boolean;
  /** The manager in use, out of those that are known. */
  managerOf?(here: Package, managers: readonly Manager[]): Manager | undefined;
  /** Tests that its runners find by their name alone. */
  testName?: RegExp;
  /** The text of a test says which runner it is written for. */
  readsTests?: true;
}

/** The files right in a folder. */
export interface FolderFiles {
  names: ReadonlySet<string>;
  /** The text of a file; undefined if there is none or it can't be read. */
  text(name: string): string | undefined;
}

/** A folder with a manifest. */
export interface Package extends FolderFiles {
  folder: string;
  /** The packages around it, nearest first. */
  above: readonly Package[];
  /** Tests below it that belong to no package further down, as paths from it. */
  tests: readonly string[];
}

export interface Manager {
  name: string;
  /** Files that show that it is in use. */
  locks: readonly string[];
  /** A program that is installed with the packages; never fetched. */
  program(line: string): string;
  /** A script of the manifest, with arguments for it. */
  script?(name: string, args?: string): string;
  /** Where the scripts are, and what each runs. */
  scripts?: { file: string; of(here: FolderFiles): Readonly<Record<string, string>> };
  /** What stands between a script and the arguments for it. */
  separator?: '--';
  /** Globs of the packages of the workspace whose top this package is. */
  members?(here: Package): readonly string[] | undefined;
}

/** What may be added to a test command. */
export interface Accepts {
  /** Paths of test files. */
  takesPaths?: boolean;
  /** Its pattern also finds tests by the name of their file, or in whatever case they are written. */
  findsFiles?: true;
}

export interface ToolCommand extends Accepts {
  activity: string;
  /** May hold `{pattern}`. */
  run: string;
  /** "there is a go.mod". */
  why: string;
  /** Only the tests suggest it: whatever is configured goes first. */
  guess?: true;
  /** The script of the manifest that it runs. */
  script?: string;
  /** Whether it also does what a command of the same activity and ecosystem does in a package below. */
  covers?(other: Package, script: string | undefined): boolean;
}

export interface ToolUse extends Accepts {
  /** `build` is what others need before they can run. */
  activity: 'unit-test' | 'e2e' | 'typecheck' | 'lint' | 'build';
  /** Matches a command from its program on. */
  matches: RegExp;
  /** How a pattern is passed, at the end of the command. */
  pattern?: string;
  /** The option without which it does not say how many tests ran. */
  verbose?: string;
  /** What was built before is built first: it runs nothing that is not there. */
  needsBuild?: true;
}

/** A script or target that is called by its name. */
export interface Called {
  name: string;
  /** What it does, by its name. */
  activity?: string;
  /** What it runs, if that is known. */
  runs?: readonly string[];
}

/** How the tests of a language look to a line scanner, whichever tool runs them. */
export interface TestLanguage {
  /** Endings of its files. */
  endings: RegExp;
  syntax: Syntax;
  /** A text that marks tests which stand beside the code, in any file. */
  inline?: string;
  /** A line of an example in the documentation, which can be run as a test. */
  example?: RegExp;
  /** What may stand before a test on its line. */
  before?: RegExp;
  /** What opens a test: group 1 is its modifiers, group 3 its name if it has one. `calls` are the words of all tools. */
  opens(calls: readonly string[]): RegExp;
  /** The names that a file gives to these calls, out of the modules of all tools. */
  aliases?(text: string, modules: RegExp, calls: readonly string[]): string[];
  /** The name of a test is a text, not a word of the code. */
  quoted?: true;
  /** Modifiers of a test that may not run. */
  off?: RegExp;
  /** Calls that declare a test that does not run. */
  offCall?: RegExp;
  /** Modifiers that make it something else: a group, a step, a hook. */
  other?: RegExp;
  /** Modifiers of a test that runs once for each row of a table. */
  table?: RegExp;
  /** A group of tests that runs once for each row of a table. */
  groupTable?: RegExp;
}

/** What a tool adds to the language that its tests are written in. */
export interface Declarations {
  language: TestLanguage;
  /** Functions that declare a test when called. */
  calls?: readonly string[];
  /** The names of modules that export these functions. */
  modules?: RegExp;
  /** What makes the next test one of many. */
  many?: RegExp;
  /** A line without which the next function is no test. */
  mark?: RegExp;
  /** What makes the next test one that may not run. */
  skips?: RegExp;
  /** Tests inside a test, which some runners count and some don't. */
  inner?: RegExp;
}

/** `switches` leave a test out, `dead` code does not run, `swallowed` failures don't count, `constants` are compared with themselves. */
export type TestMeasure = 'tests' | 'assertions' | 'switches' | 'dead' | 'swallowed' | 'constants';

/** `failed` is part of `ran`; `skipped` (todo and pending too) is not. */
export interface TestCount {
  ran: number;
  failed: number;
  skipped: number;
  /** Files without a test, which the runner counts as tests that passed. */
  empty?: number;
  /** Tests inside tests that ran, if the tool does not count them among the others. */
  inner?: number;
}

/** A test that failed, as its runner prints it. */
export interface PrintedFailure {
  name: string;
  /** As printed: relative to some folder, absolute, or only the name of the file. */
  path?: string;
  line?: number;
  /** What was expected and what was found, if it says so in values of one line. */
  values?: { want: string; got: string };
  /** Otherwise what is wrong, in its own words. */
  message?: string;
  /** The lines about this test alone. */
  block: readonly string[];
}

/** What a linter or compiler found at one place. */
export interface PrintedFinding {
  path: string;
  line: number;
  column?: number;
  message: string;
  rule?: string;
  /** A warning or a hint. */
  minor?: true;
}

export interface ToolOutput {
  /** What its counts are called, if not by the tool's name. */
  title?: string;
  /** Undefined if the output is another tool's; `unknown` if it is this one's but does not say how many ran. */
  count?(lines: readonly string[]): TestCount | 'unknown' | undefined;
  /** Its form is spoken by many tools: count only what no other tool has claimed. */
  countsLast?: true;
  /** A line that it passes on from one of several packages: group 1 is which, group 2 what that printed. */
  passedOn?: RegExp;
  /** A line that names a test that failed, in group 1. */
  failing?: RegExp;
  /** The tests that failed, in the order in which they are printed. */
  failures?(lines: readonly string[]): PrintedFailure[];
  /** What it found in the code, in the order in which it is printed. */
  findings?(lines: readonly string[]): PrintedFinding[];
  /** Such a name that is a file of tests which could not be loaded. */
  unloaded?: RegExp;
  /** A line that says that tests could not be loaded. */
  loadFailure?: RegExp;
  /** The closing line of a tool that counts failed files apart from failed tests. */
  failedFiles?: RegExp;
  /** A line that names a missing file or module, in group 1. */
  missing?: RegExp;
  /** A line that it adds when what it runs has failed. */
  echo?: RegExp;
  /** The code lacks a function or another name that a test asks for. */
  lacksName?: RegExp;
}

/**
 * Keys in settings, as patterns for a whole key in small letters without dashes and underscores. Those of all tools are
 * joined, since several share a file.
 */
export interface SettingKeys {
  /** Checks more if on. */
  strict?: string;
  /** Checks less if on. */
  lax?: string;
  /** A list of what is not checked. */
  leavesOut?: string;
  /** A list of the files that are checked; all of them without it. */
  files?: string;
  /** A list of the rules that hold; fewer without it. */
  rules?: string;
  /** The least that is asked for: a coverage. */
  least?: string;
  /** The most that is let pass: a number of warnings. */
  most?: string;
}

export interface LockFile {
  /** A glob. */
  file: string;
  /** Undefined if the text is not such a file. */
  entries(text: string): LockEntry[] | undefined;
}

/** A package that a lock file pins. Texts are empty if the file does not say. */
export interface LockEntry {
  name: string;
  version: string;
  /** Where it comes from, without the version; the package's own name if it is installed under another. */
  source: string;
  /** The hashes of its content, or its commit. */
  integrity: string;
}

export interface ScriptFile {
  /** A glob. */
  file: string;
  /** Scripts that mean something else now: changed, taken out, or run before or after by a new one. */
  altered(before: string | undefined, now: string): string[];
}
