import type { Endpoints } from '@octokit/types';
import type { Shape } from '../../schema/shape.ts';
import { ApiError } from './api-error.ts';

export type Route = keyof Endpoints;
export type Reads = Extract<Route, `GET ${string}`>;
export type Writes = Extract<Route, `${'POST' | 'PATCH' | 'PUT' | 'DELETE'} ${string}`>;
export type ParametersOf<R extends Route> = Endpoints[R]['parameters'];
export type Data<R extends Route> = Endpoints[R]['response'] extends { data: infer D } ? D : never;
/** An item of a list response, or of the list inside each page. */
export type Item<D> = D extends readonly (infer I)[]
  ? I
  : { [K in keyof D]: D[K] extends readonly (infer I)[] ? I : never }[keyof D];

/** A shape that reads a subset of the documented response type. */
export type ShapeFor<D, T> = Shape<T> & ([D] extends [Wide<T>] ? unknown : never);

/** Octokit parses an integer that a number can't hold as a bigint, which no shape accepts. */
type Wide<T> = T extends number
  ? number | bigint
  : T extends readonly (infer I)[]
    ? Wide<I>[]
    : T extends object
      ? { [K in keyof T]: Wide<T[K]> } & { [key: string]: unknown }
      : T;

/** Octokit escapes path parameters, but an empty one, `.` or `..` would still address another resource. */
export function rejectUnsafePaths(route: Route, parameters: object): void {
  for (const [, name = ''] of route.matchAll(/\{(\w+)\}/g)) {
    const value = String((parameters as Record<string, unknown>)[name] ?? '');
    if (/^\.{0,2}$/.test(value))
      throw new ApiError('invalid', null, `${JSON.stringify(value)} is not a valid ${name} for ${route}.`);
  }
}

/** `owner/name` as the parameters that routes take. */
export function ownerAndRepo(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}
