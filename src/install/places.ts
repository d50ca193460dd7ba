/** Where the action, its schemas and its documentation are published. */
const home = 'contract-gate/contract-gate';

/** The major version, which is also the tag that follows its releases: `v1`. */
function majorOf(version: string): string {
  return `v${version.split('.')[0]}`;
}

/** How a workflow uses the action. */
export function actionReference(version: string): string {
  return `${home}@${majorOf(version)}`;
}

/** How people and agents run the CLI without installing it. */
export function cliReference(version: string): string {
  return `npx --yes contract-gate@${version.split('.')[0]}`;
}

export const schemaNames = ['contract', 'epic', 'policy', 'rules', 'results'] as const;
export type SchemaName = (typeof schemaNames)[number];

/** The address of a schema, which is also its `$id`. */
export function schemaUrl(name: SchemaName, version: string): string {
  return `https://raw.githubusercontent.com/${home}/${majorOf(version)}/schemas/${name}.schema.json`;
}

export function docsUrl(page: string, version: string): string {
  return `https://github.com/${home}/blob/${majorOf(version)}/docs/${page}`;
}

/** The first line of a generated YAML file: editors validate the file by it. */
export function schemaLine(url: string): string {
  return `# yaml-language-server: $schema=${url}`;
}

export const workflowSchema = 'https://json.schemastore.org/github-workflow.json';

/** Pinned by commit, as every action of others in generated workflows. */
export const checkoutAction = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
