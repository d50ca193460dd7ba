import type { Change } from '../model/world.ts';

const texts = /\.(?:md|markdown|rst|adoc)$/i;
const images = /\.(?:png|jpe?g|gif|webp)$/i;
const plainTexts = /^docs\/.*\.txt$/i;
const legal =
  /(?:^|\/)(?:LICEN[CS]ES?|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|PATENTS)(?:[-.](?:MIT|APACHE|BSD|GPL|LGPL|AGPL|MPL|ISC|UNLICENSE|CC0|LESSER)[\w.-]*?)?(?:\.txt)?$/i;

/** Files that coding agents take instructions from: a change to one changes what they do. */
const instructionNames = /(?:^|\/)(?:AGENTS?|CLAUDE|GEMINI|QWEN|CODEX|COPILOT|SKILL)(?:\.[\w-]+)?\.md$/;
const agentFolder =
  /(?:^|\/)\.(?:claude|cursor|codex|gemini|windsurf|clinerules|roo|kiro|continue|junie|amazonq|agents?)(?:rules)?(?:\/|$)/i;
/** What agents load of such a folder; the rest are notes. */
const loaded =
  /^(?:[^/]*|(?:commands|agents|skills|hooks|rules[\w-]*|steering|workflows|prompts|instructions|modes|output-styles|plugins|memory|settings)\/.*)$/i;
const instructions =
  /(?:^|\/)\.github\/(?:copilot-instructions\.md$|(?:instructions|prompts|agents|chatmodes)\/)|\.(?:instructions|prompt|chatmode|agent)\.md$/i;

/** Hooks, servers and set-up that coding agents run. */
const hooks =
  /(?:^|\/)(?:\.mcp\.json$|\.github\/(?:hooks\/|mcp\.json$|workflows\/copilot-setup-steps\.ya?ml$)|\.vscode\/mcp\.json$|opencode\.jsonc?$)/i;

/** Whether coding agents are instructed by a file, or run what it says. */
export function isAgentInstruction(path: string): boolean {
  if ([instructionNames, instructions, hooks].some(form => form.test(path))) return true;
  const folder = agentFolder.exec(path);
  return folder !== null && loaded.test(path.slice(folder.index + folder[0].length));
}

/** Files that package managers and build tools read. */
const read =
  /(?:^|\/)(?:[\w.-]*(?:requirements|constraints)[\w.-]*|CMakeLists)\.txt$|(?:^|\/)requirements\/[^/]+\.txt$/i;

/** Text and images for people: nothing that a program runs or reads, and nothing that an agent is instructed by. */
export function isDocumentation(path: string): boolean {
  if (isAgentInstruction(path) || agentFolder.test(path) || read.test(path)) return false;
  return texts.test(path) || images.test(path) || plainTexts.test(path) || legal.test(path);
}

/** Whether a change is only to documentation: by name before and after, and never a program, a link or a submodule. */
export function isDocumentationChange({ path, from = path, irregular }: Change): boolean {
  return !irregular && isDocumentation(path) && isDocumentation(from);
}
