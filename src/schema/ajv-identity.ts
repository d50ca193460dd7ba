/**
 * A text that is the same for equal JSON values, whatever the order of their keys. `spend` is told how much was looked at,
 * while it is looked at.
 */
export function identity(value: unknown, spend: (steps: number) => void = () => {}): string {
  spend(typeof value === 'string' ? 1 + Math.ceil(value.length / 64) : 1);
  if (Array.isArray(value)) return `[${value.map(each => identity(each, spend)).join()}]`;
  // -0 is 0.
  if (value === null || typeof value !== 'object') return JSON.stringify(value === 0 ? 0 : value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${identity(each, spend)}`).join()}}`;
}
