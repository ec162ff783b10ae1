import { googleCallback } from '@framewright/contract';
import type { Config } from '../../config.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Google where it is set up. Its library is loaded with the first sign-in. */
export function openIdentity({
  google,
  http,
}: Pick<Config, 'google' | 'http'>): IdentityProvider | undefined {
  const { issuer, clientId, clientSecret } = google;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const redirectUri = `${http.publicUrl}${googleCallback.path}`;
  let loading: Promise<IdentityProvider> | undefined;
  const provider = () => {
    loading ??= import('./openid-connect.ts').then(({ openidConnect }) =>
      openidConnect({ issuer, clientId, clientSecret, redirectUri }),
    );
    return loading;
  };
  return {
    begin: async () => (await provider()).begin(),
    finish: async (answer, proofs) => (await provider()).finish(answer, proofs),
  };
}
