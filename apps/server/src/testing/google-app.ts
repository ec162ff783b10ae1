import type { User } from '@framewright/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { openidPeer, type Person } from './openid-peer.ts';
import { buildTestApp, PASSWORD, type TestApp } from './test-app.ts';
import { testBrowser } from './test-browser.ts';
import type { Engine } from './test-store.ts';

export const MARA: Person = {
  sub: 'person-1',
  email: 'Mara@Example.com',
  email_verified: true,
  name: 'Mara Lind',
};

interface Options {
  readonly engine?: Engine;
  readonly variables?: Record<string, string>;
  readonly plugin?: KyselyPlugin;
  readonly now?: () => Date;
  readonly logStream?: { write(line: string): void };
}

/** A server beside a real provider. */
export interface GoogleApp extends TestApp {
  readonly peer: Awaited<ReturnType<typeof openidPeer>>;
  /**
   * Signs in with a browser of its own.
   * @param who undefined says no
   * @returns what the page at the end finds in its address
   */
  signIn(who: Person | undefined, next?: string): Promise<Record<string, string>>;
  /** Makes an account with a password that has this email, and answers its token. */
  register(email?: string): Promise<string>;
  link(token: string | undefined, password: string): Promise<LightMyRequestResponse>;
  profile(token: string | undefined): Promise<User>;
}

/** A whole app that signs in through a provider of its own; each `signIn` is in a new browser. */
export async function googleApp(options: Options = {}): Promise<GoogleApp> {
  const peer = await openidPeer();
  const server = await buildTestApp({ ...options, variables: { ...peer.variables, ...options.variables } });
  const { send } = server;
  return {
    ...server,
    peer,
    async signIn(who, next) {
      const browser = testBrowser(server);
      return browser.comeBack(await peer.visit(await browser.begin(next), who));
    },
    async register(email = MARA.email) {
      const body = { email, name: 'Somebody', password: PASSWORD };
      return (await send('POST', '/api/auth/register', { body })).json().access_token;
    },
    link: (token, password) => send('POST', '/api/auth/google/link', { body: { link: token, password } }),
    profile: async (token) => (await send('GET', '/api/auth/profile', { token: token ?? '' })).json<User>(),
  };
}
