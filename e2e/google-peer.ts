import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Who signs in at the provider. */
export const GUEST = { sub: 'guest-1', email: 'guest@example.com', name: 'Ada Guest', email_verified: true };

/** A provider of OpenID Connect with one person, as far as the browser's journey needs it. */
export interface GooglePeer {
  /** What makes a server use it. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Listens at a free port of the loopback; whoever comes is signed in as the guest. */
export async function googlePeer(): Promise<GooglePeer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const client = { id: 'framewright-e2e', secret: 'a-secret-of-the-e2e-client' };
  /** The nonce of each sign-in, by the code that was given for it. */
  const codes = new Map<string, string>();
  const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const idToken = (issuer: string, nonce: string) => {
    const iat = Math.floor(Date.now() / 1_000);
    const claims = { ...GUEST, iss: issuer, aud: client.id, nonce, iat, exp: iat + 60 };
    const content = `${base64url({ alg: 'RS256', kid: 'one' })}.${base64url(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  };
  const server = createServer(async (request, response) => {
    const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
    const issuer = `http://127.0.0.1:${port}`;
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const says = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return says({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/keys':
        return says({
          keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        });
      case '/authorize': {
        const code = randomUUID();
        codes.set(code, searchParams.get('nonce') ?? '');
        const back = new URL(searchParams.get('redirect_uri') ?? '');
        back.search = String(new URLSearchParams({ code, state: searchParams.get('state') ?? '' }));
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        return response.end(consentPage(back.href));
      }
      case '/token': {
        const nonce = codes.get(new URLSearchParams(await text(request)).get('code') ?? '');
        if (nonce === undefined) return says({ error: 'invalid_grant' }, 400);
        const id_token = idToken(issuer, nonce);
        return says({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token });
      }
      default:
        return says({}, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    settings: {
      GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Where somebody says that it is them. */
function consentPage(back: string): string {
  const address = back.replaceAll('&', '&amp;');
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Sign in</title>
    <a href="${address}">Continue as ${GUEST.name}</a>`;
}
