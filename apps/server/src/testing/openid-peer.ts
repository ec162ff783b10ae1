import { generateKeyPairSync } from 'node:crypto';
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';
import { httpPeer } from './http-peer.ts';

export const CLIENT = { id: 'framewright-test', secret: 'a-secret-of-this-client-and-no-other' } as const;

/** Of a test server that is not told otherwise. */
export const REDIRECT_URI = 'http://127.0.0.1:3000/api/auth/google/callback';

/** Somebody with an account at the provider. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

interface OpenidPeer {
  /** The variables that make a server use it. */
  readonly variables: Record<string, string>;
  /**
   * Follows the provider's pages as a browser does.
   * @param url where the server sent it
   * @param who signs in there; undefined says no
   * @returns where the provider sends the browser back to: path and query
   */
  visit(url: string, who: Person | undefined): Promise<string>;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A certified OpenID provider on a port of its own until the test ends. It insists on PKCE. */
export async function openidPeer(): Promise<OpenidPeer> {
  const { origin: issuer, server } = await httpPeer(() => undefined);
  const people = new Map<string, Person>();
  const provider = newProvider(issuer, people);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    // Its login page: somebody is chosen by a header, and consents.
    if (!request.url?.startsWith('/login/')) return answer(request, response);
    const accountId = String(request.headers['x-person']);
    const refusal = { error: 'access_denied', error_description: 'canary: the person said no' };
    const result = people.has(accountId) ? { login: { accountId } } : refusal;
    return provider.interactionFinished(request, response, result);
  });
  return {
    variables: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
    visit(url, who) {
      if (who) people.set(who.sub, who);
      return visit(issuer, url, who?.sub ?? 'nobody');
    },
  };
}

function newProvider(issuer: string, people: ReadonlyMap<string, Person>): Provider {
  const provider = new Provider(issuer, {
    adapter: keptInMemory(),
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [REDIRECT_URI],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: in the ID token, not only where the access token is shown.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/login/${uid}` },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...people.get(accountId), sub: accountId }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: CLIENT.id, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** In place of the provider's own, which warns that it is for development only. */
function keptInMemory(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind} ${id}`, payload),
    find: async (id) => kept.get(`${kind} ${id}`),
    findByUserCode: async () => undefined,
    findByUid: async (uid) =>
      [...kept.values()].find((payload) => payload.kind === kind && payload.uid === uid),
    consume: async (id) => {
      const payload = kept.get(`${kind} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => void kept.delete(`${kind} ${id}`),
    async revokeByGrantId(grantId) {
      for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
    },
  });
}

async function visit(issuer: string, url: string, person: string): Promise<string> {
  const jar = new Map<string, string>();
  let address = new URL(url);
  for (let step = 0; step < 10 && address.origin === issuer; step += 1) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie, 'x-person': person } });
    await response.arrayBuffer();
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    address = new URL(response.headers.get('location') ?? 'about:nowhere', address);
  }
  return address.pathname + address.search;
}
