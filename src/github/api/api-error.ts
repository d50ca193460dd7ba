import { STATUS_CODES } from 'node:http';
import { inLine } from '../../report/sanitize.ts';

export type ApiErrorKind =
  | 'unauthorised'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'invalid'
  | 'limited'
  /** An answer came, and it can't be used. */
  | 'broken'
  /** No answer came, or GitHub says that it is out of order. */
  | 'unreachable';

/** GitHub did not do what it was asked. The message is one harmless line for people. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Of the answer, where there was one. */
  readonly status: number | null;

  constructor(kind: ApiErrorKind, status: number | null, message: string) {
    super(inLine(message));
    this.kind = kind;
    this.status = status;
  }
}

/** What was asked, as a person would look it up in GitHub's documentation. */
export interface Asked {
  method: string;
  path: string;
}

const kinds: Record<number, ApiErrorKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  451: 'forbidden',
};

/** GitHub understood and said no: asking again changes nothing. */
export function refusal(asked: Asked, status: number, body: unknown, permissions: string | undefined): ApiError {
  const kind = kinds[status] ?? 'invalid';
  const what = `${asked.method} ${asked.path}`;
  const said = `(${status}: ${wordsOf(body) || STATUS_CODES[status] || 'no reason given'})`;
  const needed = permissionsIn(permissions);
  const message: Partial<Record<ApiErrorKind, string>> = {
    unauthorised: `GitHub does not accept the token for ${what} ${said}. Give github-token a token that is valid.`,
    forbidden: `GitHub does not allow ${what} ${said}. ${grant(asked, needed)}`,
    missing: `GitHub knows nothing for ${what}, or does not show it to this token ${said}. Check the name${needed ? `, and that the token has ${needed}` : ''}.`,
    conflict: `GitHub could not do ${what} in the present state of things ${said}. Run the job again.`,
  };
  const unfit = `GitHub does not take ${what} as it was sent ${said}. Mend what it names; if that is nothing of yours, report it to contract-gate.`;
  return new ApiError(kind, status, message[kind] ?? unfit);
}

function grant({ method }: Asked, needed: string | undefined): string {
  const give = `Give the job ${needed ?? 'the permission for it'} under permissions:`;
  return method === 'GET'
    ? `${give}.`
    : `${give}; from a fork, or by Dependabot, a pull request gets no more than read.`;
}

/** `checks=write; issues=write,contents=read` as a workflow's author writes it. */
function permissionsIn(header: string | undefined): string | undefined {
  const sets = (header ?? '').split(';').map(set =>
    set
      .split(',')
      .map(each => /^([a-z_]+)=(read|write|admin)$/.exec(each.trim()))
      .flatMap(found => (found ? [`${found[1]!.replaceAll('_', '-')}: ${found[2]}`] : []))
      .join(' and '),
  );
  return sets.filter(set => set !== '').join(', or ') || undefined;
}

const longestWords = 500;

/** What GitHub says went wrong: its message, and its errors, which are texts or records. */
function wordsOf(body: unknown): string {
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: unknown };
  const details = (Array.isArray(errors) ? errors : [errors]).map(detail);
  const all = [typeof message === 'string' ? message : '', details.filter(each => each !== '').join('; ')];
  const words = all.filter(each => each !== '').join(': ');
  return words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
}

function detail(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error === null || typeof error !== 'object') return '';
  const { resource, field, code, message } = error as Record<string, unknown>;
  const where = [resource, field].filter(each => typeof each === 'string').join('.');
  const why = [message, code].find(each => typeof each === 'string') ?? '';
  return `${where} ${why}`.trim();
}
