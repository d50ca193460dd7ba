/** What a person would write by hand: patterns over longer lines would take their time. */
export function isShort(text: string): boolean {
  return text.length <= 20_000 && text.split('\n').every(line => line.length <= 300);
}
