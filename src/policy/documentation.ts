import type { Change } from '../model/world.ts';

const texts = /\.(?:md|markdown|rst|adoc)$/i;
const images = /\.(?:png|jpe?g|gif|webp)$/i;
const plainTexts = /^docs\/.*\.txt$/i;
const legal =
  /(?:^|\/)(?:LICEN[CS]ES?|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|PATENTS)(?:[-.](?:MIT|APACHE|BSD|GPL|LGPL|AGPL|MPL|ISC|UNLICENSE|CC0|LESSER)[\w.-]*?)?(?:\.txt)?$/i;

/** Files that coding agents take instructions from: a change to one changes what they do. */
const instructionNames = /(?:^|\/)(?:AGENTS?|CLAUDE|GEMINI|QWEN|CODEX|COPILOT|SKILL)(?:\.[\w-]+)?\.md$/;
const instructions =
  /(?:^|\/)\.(?:claude|cursor|codex|gemini|windsurf|clinerules|roo|kiro|continue|junie|amazonq|agents?)(?:rules)?(?:\/|$)|(?:^|\/)\.github\/(?:copilot-instructions\.md$|(?:instructions|prompts|agents|chatmodes)\/)|\.(?:instructions|prompt|chatmode|agent)\.md$/i;

/** Hooks, servers and set-up that coding agents run. */
const hooks =
  /(?:^|\/)(?:\.mcp\.json$|\.github\/(?:hooks\/|mcp\.json$|workflows\/copilot-setup-steps\.ya?ml$)|\.vscode\/mcp\.json$|opencode\.jsonc?$)/i;

/** Whether coding agents are instructed by a file, or run what it says. */
export function isAgentInstruction(path: string): boolean {
  return [instructionNames, instructions, hooks].some(form => form.test(path));
}

/** Files that package managers and build tools read. */
const read =
  /(?:^|\/)(?:[\w.-]*(?:requirements|constraints)[\w.-]*|CMakeLists)\.txt$|(?:^|\/)requirements\/[^/]+\.txt$/i;

/** Text and images for people: nothing that a program runs or reads, and nothing that an agent is instructed by. */
export function isDocumentation(path: string): boolean {
  if (isAgentInstruction(path) || read.test(path)) return false;
  return texts.test(path) || images.test(path) || plainTexts.test(path) || legal.test(path);
}

/** Whether a change is only to documentation: by name before and after, and never a program, a link or a submodule. */
export function isDocumentationChange({ path, from = path, irregular }: Change): boolean {
  return !irregular && isDocumentation(path) && isDocumentation(from);
}
