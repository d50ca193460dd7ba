/** What is known of a step's surroundings before it runs, by the names that expressions use: `matrix.node`. */
export type Known = Readonly<Record<string, string>>;

const longest = 2_000;

/** A text with its expressions filled in; undefined if one of them is not known. */
export function interpolate(text: string, known: Known): string | undefined {
  let complete = true;
  const result = text.replaceAll(/\$\{\{\s*([^{}]*?)\s*\}\}/g, (_, expression: string) => {
    const value = /^'[^']*'$/.test(expression) ? expression.slice(1, -1) : lookUp(expression, known);
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return complete && !result.includes('${{') ? result : undefined;
}

function lookUp(name: string, known: Known): string | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** Whether a condition holds; undefined if that is not known. As for GitHub, texts compare without regard to case. */
export function holds(condition: string, known: Known): boolean | undefined {
  if (condition.length > longest) return undefined;
  const text = condition.trim().replace(/^\$\{\{([\s\S]*)\}\}$/, '$1');
  const tokens = text.match(/'(?:[^']|'')*'|&&|\|\||==|!=|[!()]|[\w.*-]+(?:\[[^\]]*\])?|\S/g) ?? [];
  const reader = { tokens, at: 0, known };
  const value = either(reader);
  return reader.at === tokens.length ? truth(value) : undefined;
}

interface Reader {
  tokens: readonly string[];
  at: number;
  known: Known;
}

type Value = string | boolean | undefined;

function take(reader: Reader, token: string): boolean {
  if (reader.tokens[reader.at] !== token) return false;
  reader.at++;
  return true;
}

function truth(value: Value): boolean | undefined {
  return typeof value === 'string' ? value !== '' && value !== 'false' && value !== '0' : value;
}

function either(reader: Reader): Value {
  let left = both(reader);
  while (take(reader, '||')) {
    const [a, b] = [truth(left), truth(both(reader))];
    left = a === true || b === true ? true : a === undefined || b === undefined ? undefined : false;
  }
  return left;
}

function both(reader: Reader): Value {
  let left = compared(reader);
  while (take(reader, '&&')) {
    const [a, b] = [truth(left), truth(compared(reader))];
    left = a === false || b === false ? false : a === undefined || b === undefined ? undefined : true;
  }
  return left;
}

function compared(reader: Reader): Value {
  const left = single(reader);
  const equal = take(reader, '==');
  if (!equal && !take(reader, '!=')) return left;
  const right = single(reader);
  if (left === undefined || right === undefined) return undefined;
  return (String(left).toLowerCase() === String(right).toLowerCase()) === equal;
}

function single(reader: Reader): Value {
  if (take(reader, '!')) {
    const value = truth(single(reader));
    return value === undefined ? undefined : !value;
  }
  if (take(reader, '(')) {
    const value = either(reader);
    return take(reader, ')') ? value : undefined;
  }
  const token = reader.tokens[reader.at++] ?? '';
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (/^(?:true|false)$/i.test(token)) return /^t/i.test(token);
  if (/^\d+$/.test(token)) return token;
  return take(reader, '(') ? called(token, reader) : lookUp(token, reader.known);
}

/** Nothing has failed so far. What other functions return is not known. */
function called(name: string, reader: Reader): Value {
  let depth = 1;
  for (; depth > 0 && reader.at < reader.tokens.length; reader.at++) {
    const token = reader.tokens[reader.at];
    depth += token === '(' ? 1 : token === ')' ? -1 : 0;
  }
  if (/^(?:always|success)$/i.test(name)) return true;
  return /^(?:failure|cancelled)$/i.test(name) ? false : undefined;
}
