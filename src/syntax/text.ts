/** Text without terminal colours: these codes are no text, may hide text, and may split a secret in two. */
export function withoutColours(text: string): string {
  return text.replaceAll(/(?:\u001b\[|\u009b)[0-9;:]*m/g, '');
}

/** Text from outside for use in a message: quoted, short, and on one line. */
export function cited(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
