import type { Endpoints } from '@octokit/types';
import type { Shape } from '../../schema/shape.ts';
import { ApiError } from './api-error.ts';

export type Route = keyof Endpoints;
export type Reads = Extract<Route, `GET ${string}`>;
export type Writes = Extract<Route, `${'POST' | 'PATCH' | 'PUT' | 'DELETE'} ${string}`>;
export type ParametersOf<R extends Route> = Endpoints[R]['parameters'];
export type Data<R extends Route> = Endpoints[R]['response'] extends { data: infer D } ? D : never;
/** Of a list, or of the list within each page. */
export type Item<D> = D extends readonly (infer I)[]
  ? I
  : { [K in keyof D]: D[K] extends readonly (infer I)[] ? I : never }[keyof D];

/** A shape that fits what GitHub describes: what is asked of an answer is a part of its type. */
export type ShapeFor<D, T> = Shape<T> & ([D] extends [Wide<T>] ? unknown : never);

/** Octokit reads a number that is too large for a number as a bigint, and no shape takes one. */
type Wide<T> = T extends number
  ? number | bigint
  : T extends readonly (infer I)[]
    ? Wide<I>[]
    : T extends object
      ? { [K in keyof T]: Wide<T[K]> } & { [key: string]: unknown }
      : T;

/** Octokit encodes every character of a value; but an empty one, `.` and `..` still ask for something else. */
export function refuseStrayPaths(route: Route, parameters: object): void {
  for (const [, name = ''] of route.matchAll(/\{(\w+)\}/g)) {
    const value = String((parameters as Record<string, unknown>)[name] ?? '');
    if (/^\.{0,2}$/.test(value))
      throw new ApiError('invalid', null, `GitHub can't be asked for the ${name} ${JSON.stringify(value)}.`);
  }
}
