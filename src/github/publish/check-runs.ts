import { type CheckRun, type CheckRunAnnotation, isOurs } from '../../report/github/check-runs.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, integer, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import { type Posted, postedShape, type SeenOnHead } from '../seen-runs.ts';

/** GitHub's limit of annotations per request; later requests append. */
const annotationsPerRequest = 50;

export interface OwnCheckRuns {
  /** Posts the check run as in progress. On a head that was gated before, reopens the existing one. */
  begin(name: string, externalId: string, title: string, summary: string): Promise<Posted>;
  /** Posts a completed check run, or updates the existing one. */
  post(run: CheckRun): Promise<Posted>;
  /** Ours on this head, by external id. */
  ours(): Promise<ReadonlyMap<string, Posted>>;
}

interface Body {
  status?: 'in_progress' | 'completed';
  conclusion?: CheckRun['conclusion'];
  details_url?: string;
  output: { title: string; summary: string; text?: string; annotations?: CheckRunAnnotation[] };
}

interface Options {
  api: Api;
  repository: string;
  head: string;
  seen: Pick<SeenOnHead, 'list'>;
  detailsUrl: string;
}

/** Our check runs on one commit. A second run of the gate updates them and adds none. */
export function openOwnCheckRuns({ api, repository, head, seen, detailsUrl }: Options): OwnCheckRuns {
  const place = ownerAndRepo(repository);
  let known: Promise<Map<string, Posted>> | undefined;
  const ours = () => {
    known ??= seen.list(undefined, head).then(all => byExternalId(all));
    return known;
  };
  /** A run that existed before the request isn't the one that it created. */
  const find = async (run: { name: string; externalId: string }, before: Posted | undefined) => {
    const found = byExternalId(await seen.list(run.name, head)).get(run.externalId);
    return found?.id === before?.id ? undefined : found;
  };

  const create = async (run: { name: string; externalId: string }, body: Body, before?: Posted): Promise<Posted> => {
    const { name, externalId: external_id } = run;
    const whole = { ...place, name, head_sha: head, external_id, details_url: detailsUrl, ...body };
    const findExisting = () => find(run, before);
    return api.write('POST /repos/{owner}/{repo}/check-runs', whole, postedShape, { findExisting });
  };
  const update = (id: number, body: Body): Promise<Posted> =>
    api.write(
      'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
      { ...place, check_run_id: id, ...body },
      postedShape,
    );
  const annotationsOn = async (id: number): Promise<string[]> => {
    const asked = { ...place, check_run_id: id };
    const there = await api.all(
      'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
      asked,
      annotationShape,
    );
    return there.map(({ path, start_line, message }) => keyOf({ path, start_line, message: message ?? '' }));
  };
  const remember = async (externalId: string, run: Posted): Promise<Posted> => {
    (await ours()).set(externalId, run);
    return run;
  };

  return {
    ours,
    async begin(name, externalId, title, summary) {
      const body: Body = { status: 'in_progress', output: { title, summary } };
      const before = (await ours()).get(externalId);
      // Another app may have used our external id on its own run, which we can't update.
      const updated = before && (await update(before.id, body).catch(undefinedIfForbidden));
      return remember(externalId, updated ?? (await create({ name, externalId }, body, before)));
    },
    async post(run) {
      const { conclusion, title, summary, text, annotations } = run;
      const output = { title, summary, ...(text === undefined ? {} : { text }) };
      const ended = { status: 'completed' as const, conclusion, details_url: detailsUrl };
      const before = (await ours()).get(run.externalId);
      const there = before?.output?.annotations_count ? await annotationsOn(before.id) : [];
      const wanted = new Set(annotations.map(keyOf));
      const isStale = there.some(each => !wanted.has(each));
      const missing = annotations.filter(each => isStale || !there.includes(keyOf(each)));
      const body = { ...ended, output: { ...output, annotations: missing.slice(0, annotationsPerRequest) } };
      // Annotations can't be removed: if some are outdated, a new run of the same name replaces this one.
      const posted = before && !isStale ? await update(before.id, body) : await create(run, body, before);
      if (before && isStale)
        await update(before.id, { ...ended, output: { title, summary: 'Replaced by a newer run of the same name.' } });
      for (let from = annotationsPerRequest; from < missing.length; from += annotationsPerRequest) {
        await update(posted.id, {
          output: { ...output, annotations: missing.slice(from, from + annotationsPerRequest) },
        });
      }
      return remember(run.externalId, posted);
    },
  };
}

function undefinedIfForbidden(error: unknown): undefined {
  if (error instanceof ApiError && error.kind === 'forbidden') return undefined;
  throw error;
}

function byExternalId(runs: readonly Posted[]): Map<string, Posted> {
  const ours = [...runs].filter(({ external_id }) => isOurs(external_id ?? '')).sort((a, b) => a.id - b.id);
  return new Map(ours.map(run => [run.external_id!, run]));
}

const annotationShape = object(
  {
    path: required(anyText, 'the file'),
    start_line: required(integer({ min: 0 }), 'the line'),
    message: optional(nullable(anyText), 'the message'),
  },
  { wants: 'an annotation', open: true },
);

function keyOf({ path, start_line, message }: Pick<CheckRunAnnotation, 'path' | 'start_line' | 'message'>): string {
  return `${path}:${start_line} ${message}`;
}
