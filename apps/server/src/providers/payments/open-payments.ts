import { type Config, isLoopback } from '../../config.ts';
import type { Payments } from './payments.ts';
import { sandboxPayments } from './sandbox.ts';

/**
 * Stripe where it is set up. Else the sandbox, where nobody but this machine can reach it: it gives the Pro
 * plan away. Undefined where nothing can be paid.
 */
export async function openPayments({
  production,
  http,
  stripe,
}: Pick<Config, 'production' | 'http' | 'stripe'>): Promise<Payments | undefined> {
  const { secretKey, priceId, earlierPriceIds, webhookSecret } = stripe;
  if (secretKey !== undefined && priceId !== undefined) {
    const { stripePayments } = await import('./stripe.ts');
    return stripePayments({ secretKey, priceId, earlierPriceIds, webhookSecret });
  }
  const isLocal = isLoopback(http.host) && isLoopback(new URL(http.publicUrl).hostname);
  return isLocal && !production ? sandboxPayments(http.publicUrl) : undefined;
}
