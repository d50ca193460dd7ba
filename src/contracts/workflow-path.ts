/**
 * Is this the path that GitHub gives for a workflow of this file? It may add `@ref`, and a file's own name may hold an `@`:
 * both readings count, so that no name hides a file.
 */
export function isWorkflowFile(given: string, file: string): boolean {
  return given === file || given.startsWith(`${file}@`);
}
