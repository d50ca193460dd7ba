/** The trailers of a commit message: its last paragraph, if git would read it as trailers. */
export function trailersIn(message: string): { name: string; value: string }[] {
  const lines = message.split(/\r\n|\r|\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const blank = lines.findLastIndex(line => line.trim() === '');
  // The first paragraph is the title, whatever it looks like.
  if (!lines.slice(0, blank + 1).some(line => line.trim() !== '')) return [];
  const trailers: { name: string; parts: string[] }[] = [];
  let others = 0;
  let generated = false;
  let last: string[] | undefined;
  for (const line of lines.slice(blank + 1)) {
    const match = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/.exec(line);
    generated ||= /^(?:Signed-off-by: |\(cherry picked from commit )/.test(line);
    if (last && /^[ \t]/.test(line)) last.push(line.trim());
    else if (match) {
      last = [match[2]!.trim()];
      trailers.push({ name: match[1]!, parts: last });
    } else {
      last = undefined;
      others++;
    }
  }
  const taken = others === 0 || (generated && trailers.length * 3 >= others);
  return taken ? trailers.map(({ name, parts }) => ({ name, value: parts.join(' ').trim() })) : [];
}
