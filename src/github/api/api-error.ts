import { STATUS_CODES } from 'node:http';
import { inLine } from '../../report/sanitize.ts';

export type ApiErrorKind =
  | 'unauthorised'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'invalid'
  | 'limited'
  /** A response arrived and can't be used. */
  | 'broken'
  /** No response arrived, or GitHub returned a server error. */
  | 'unreachable';

/** A request to GitHub failed. The message is a single sanitized line. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The status of the response; null if there was none. */
  readonly status: number | null;

  constructor(kind: ApiErrorKind, status: number | null, message: string) {
    super(inLine(message));
    this.kind = kind;
    this.status = status;
  }
}

/** Method and path, as in GitHub's documentation. */
export interface RequestLine {
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

/** A client error: repeating the request changes nothing. */
export function refusal(
  request: RequestLine,
  status: number,
  body: unknown,
  permissions: string | undefined,
): ApiError {
  const kind = kinds[status] ?? 'invalid';
  const what = `${request.method} ${request.path}`;
  const reason = `(${status}: ${reasonIn(body) || STATUS_CODES[status] || 'no reason given'})`;
  const needed = permissionsIn(permissions);
  const message: Partial<Record<ApiErrorKind, string>> = {
    unauthorised: `GitHub rejected the token for ${what} ${reason}. Set github-token to a valid token.`,
    forbidden: `GitHub denied ${what} ${reason}. ${grant(request, needed)}`,
    missing: `GitHub found nothing for ${what}, or hides it from this token ${reason}. Check the name${needed ? `, and that the token has ${needed}` : ''}.`,
    conflict: `GitHub reported a conflict for ${what} ${reason}. Run the job again.`,
  };
  const invalid = `GitHub rejected ${what} as invalid ${reason}. Fix the value that it names. If you did not set it, report a bug in contract-gate.`;
  return new ApiError(kind, status, message[kind] ?? invalid);
}

function grant({ method }: RequestLine, needed: string | undefined): string {
  const add = `Add ${needed ?? 'the permission for it'} under permissions: of the job`;
  return method === 'GET' ? `${add}.` : `${add}. Pull requests from forks and by Dependabot get read permissions only.`;
}

/** `checks=write; issues=write,contents=read` in the syntax of a workflow. */
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

const maxReasonLength = 500;

/** The message of an error response, and its errors, which are strings or objects. */
function reasonIn(body: unknown): string {
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: unknown };
  const details = (Array.isArray(errors) ? errors : [errors]).map(detail);
  const all = [typeof message === 'string' ? message : '', details.filter(each => each !== '').join('; ')];
  const reason = all.filter(each => each !== '').join(': ');
  return reason.length > maxReasonLength ? `${reason.slice(0, maxReasonLength)}…` : reason;
}

function detail(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error === null || typeof error !== 'object') return '';
  const { resource, field, code, message } = error as Record<string, unknown>;
  const where = [resource, field].filter(each => typeof each === 'string').join('.');
  const why = [message, code].find(each => typeof each === 'string') ?? '';
  return `${where} ${why}`.trim();
}

/** For `catch`: something that doesn't exist, or that the token may not see, is undefined. */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.kind === 'missing') return undefined;
  throw error;
}
