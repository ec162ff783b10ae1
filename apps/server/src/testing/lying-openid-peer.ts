import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { bodyOf, httpPeer } from './http-peer.ts';
import { CLIENT, REDIRECT_URI } from './openid-peer.ts';

const KID = 'one';
export const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A key that the peer does not list. */
export const { privateKey: strangersKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What the peer does otherwise than it should. */
export interface Lies {
  /** Over or beside the claims that would be right; undefined leaves one out. */
  readonly claims?: Record<string, unknown>;
  /** In place of a signature with the listed key. */
  sign?(claims: JWTPayload): Promise<string> | string;
  /** In place of what discovery answers. */
  readonly metadata?: object;
  /** In place of the list of keys. */
  readonly keys?: string;
  /** In place of the token endpoint. */
  token?(response: ServerResponse): void;
  /** Takes any verifier for any code. */
  readonly ignoresPkce?: boolean;
}

interface LyingPeer {
  readonly issuer: string;
  /** The variables that make a server use it. */
  readonly variables: Record<string, string>;
  /** The path and query that a browser comes back with, after it was sent to `url`. */
  answerTo(url: string): string;
  /** Changes what it does from here on. */
  lie(lies: Lies): void;
  readonly tokenRequests: number;
}

/** An OpenID provider that says whatever a test wants, on a port of its own until the test ends. */
export async function lyingOpenidPeer(lies: Lies = {}): Promise<LyingPeer> {
  const codes = new Map<string, { readonly challenge: string; readonly nonce: string }>();
  const state = { lies, tokenRequests: 0 };
  const { origin: issuer } = await httpPeer(async (request, response) => {
    const json = (body: object, status = 200) => sendJson(response, status, JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return json(state.lies.metadata ?? metadata(issuer));
    if (request.url === '/keys') return sendJson(response, 200, state.lies.keys ?? (await listedKeys()));
    if (request.url !== '/token') return json({}, 404);
    state.tokenRequests += 1;
    if (state.lies.token) return state.lies.token(response);
    const form = await formOf(request);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      form.get('client_secret') === CLIENT.secret &&
      form.get('redirect_uri') === REDIRECT_URI &&
      (state.lies.ignoresPkce || code?.challenge === challenge);
    if (!code || !isRight) return json({ error: 'invalid_grant' }, 400);
    return json({
      access_token: 'canary-access-token',
      token_type: 'Bearer',
      id_token: await idToken(issuer, code.nonce, state.lies),
    });
  });
  return {
    issuer,
    variables: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
    answerTo(url) {
      const asked = new URL(url).searchParams;
      const code = randomBytes(16).toString('base64url');
      const [challenge, nonce] = [asked.get('code_challenge') ?? '', asked.get('nonce') ?? ''];
      codes.set(code, { challenge, nonce });
      const query = new URLSearchParams({ code, state: asked.get('state') ?? '' });
      return `${new URL(REDIRECT_URI).pathname}?${query}`;
    },
    lie(other) {
      state.lies = other;
    },
    get tokenRequests() {
      return state.tokenRequests;
    },
  };
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'PS256', 'HS256', 'none'],
    code_challenge_methods_supported: ['S256'],
  };
}

async function listedKeys(): Promise<string> {
  return JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: KID, use: 'sig' }] });
}

function idToken(issuer: string, nonce: string, { claims, sign = signed }: Lies): Promise<string> | string {
  const now = Math.floor(Date.now() / 1_000);
  return sign({
    iss: issuer,
    aud: CLIENT.id,
    sub: 'person-1',
    iat: now,
    exp: now + 60,
    nonce,
    email: 'mara@example.com',
    email_verified: true,
    name: 'Mara Lind',
    ...claims,
  });
}

/** As it should be. */
function signed(claims: JWTPayload): Promise<string> {
  return signedWith(privateKey)(claims);
}

/** With a key that may be another, under the listed key's name. */
export function signedWith(key: typeof privateKey, { kid = KID, alg = 'RS256' } = {}) {
  return (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key);
}

/** With a secret, as if it were the provider's. */
export function signedWithSecret(secret: string) {
  return (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: KID }).sign(Buffer.from(secret));
}

/** A token of the algorithm `none`. */
export function unsigned(claims: JWTPayload): string {
  return new UnsecuredJWT(claims).encode();
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(String(await bodyOf(request)));
}
