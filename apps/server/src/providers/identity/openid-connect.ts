import * as openid from 'openid-client';
import { z } from 'zod';
import { IdentityFailure, type IdentityProvider } from './identity-provider.ts';

/** Seconds that the provider may take for one answer. */
const TIMEOUT = 10;

interface Client {
  /** Plain http is taken as it is: whether it may be is settled with the configuration. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
}

/** Who signed in. The picture is left out: nothing that others name is fetched. */
const claimsShape = z.object({
  iss: z.string(),
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: z.string().optional().catch(undefined),
  email_verified: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
});

/** An OpenID provider, by the code flow with PKCE. Its addresses are asked for at the first sign-in. */
export function openidConnect(client: Client): IdentityProvider {
  let discovery: Promise<openid.Configuration> | undefined;
  const configuration = () => {
    discovery ??= discover(client).catch((error: unknown) => {
      discovery = undefined; // the next sign-in asks again
      throw error;
    });
    return discovery;
  };
  return {
    begin: () =>
      guarded(async () => {
        const proofs = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          verifier: openid.randomPKCECodeVerifier(),
        };
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: client.redirectUri,
          scope: 'openid email profile',
          state: proofs.state,
          nonce: proofs.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(proofs.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, proofs };
      }),

    finish: (answer, { state, nonce, verifier }) =>
      guarded(async () => {
        const address = new URL(client.redirectUri);
        address.search = answer.toString();
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await openid.authorizationCodeGrant(await configuration(), address, checks);
        const { iss, sub, email, email_verified, name } = claimsShape.parse(tokens.claims());
        return { issuer: iss, subject: sub, email, emailVerified: email_verified === true, name };
      }),
  };
}

function discover({ issuer, clientId, clientSecret }: Client): Promise<openid.Configuration> {
  const server = new URL(issuer);
  return openid.discovery(
    server,
    clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
    undefined,
    {
      timeout: TIMEOUT,
      execute: [
        // Without these a token that came over TLS is taken without a look at its signature.
        openid.enableNonRepudiationChecks,
        ...(server.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      ],
    },
  );
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const denied = error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';
    throw new IdentityFailure(denied ? 'denied' : 'failed', reasonsOf(error));
  }
}

/** Codes and the protocol's own words: sentences of providers and what they were about stay inside. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const words = [
    error.name,
    'code' in error && error.code,
    'error' in error && error.error,
    error.cause instanceof Error && 'code' in error.cause && error.cause.code,
  ];
  return words.filter((word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word));
}
