import { object, required } from '../schema/object.ts';
import { text } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';

/** Who the token makes us, by login. */
export interface Self {
  /** A check run of ours was answered with this app's name. */
  isApp(slug: string): void;
  app(): string | undefined;
  login(): Promise<string>;
}

const userShape = object({ login: required(text(), 'the login') }, { wants: 'a user', open: true });

/** An app's token may not ask who it is, but what it posts tells; a person's token may. */
export function openSelf(api: Api): Self {
  let known: Promise<string> | undefined;
  let app: string | undefined;
  return {
    app: () => app,
    isApp(slug) {
      app = slug;
      known = Promise.resolve(`${slug}[bot]`);
    },
    login() {
      known ??= ask(api);
      return known;
    },
  };
}

async function ask(api: Api): Promise<string> {
  try {
    return (await api.get('GET /user', {}, userShape)).login;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return 'github-actions[bot]';
    throw error;
  }
}
