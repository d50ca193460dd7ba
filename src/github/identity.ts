import { object, required } from '../schema/object.ts';
import { text } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';

/** The account that the token belongs to. */
export interface Identity {
  /** GitHub attributed a check run of ours to this app. */
  isApp(slug: string): void;
  app(): string | undefined;
  login(): Promise<string>;
}

const userShape = object({ login: required(text(), 'the login') }, { wants: 'a user', open: true });

/** An app's token can't read its own identity, but its check runs show it. A person's token can. */
export function openIdentity(api: Api): Identity {
  let known: Promise<string> | undefined;
  let app: string | undefined;
  return {
    app: () => app,
    isApp(slug) {
      app = slug;
      known = Promise.resolve(`${slug}[bot]`);
    },
    login() {
      known ??= loadLogin(api);
      return known;
    },
  };
}

async function loadLogin(api: Api): Promise<string> {
  try {
    return (await api.get('GET /user', {}, userShape)).login;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return 'github-actions[bot]';
    throw error;
  }
}
