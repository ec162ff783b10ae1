import { IMAGE_MODELS, type PaymentProviderId, type PublicConfig } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import type { TextModels } from '../../providers/ai/text/text-models.ts';
import { askStore } from './system.repo.ts';

/** What the answer is read from. */
export interface Abilities {
  readonly providers: ImageProviders;
  readonly textModels: TextModels;
  readonly payments: PaymentProviderId;
  readonly googleSignIn: boolean;
  readonly soraInviteCodes: readonly string[];
}

/** What this server can do, named field by field: never a key. */
export function publicConfig(
  { providers, textModels, payments, googleSignIn, soraInviteCodes }: Abilities,
  now: Date,
): PublicConfig {
  return {
    image_models: IMAGE_MODELS.map((id) => {
      const provider = providers[id];
      const { label, note } = provider;
      return { id, label, note, ready: provider.ready().ready, capabilities: provider.capabilities(now) };
    }),
    default_image_model: providers.openai.ready().ready ? 'openai' : 'built-in',
    google_sign_in: googleSignIn,
    payments,
    text_models: textModels.ready,
    answered_by: textModels.answeredBy(now),
    sora_invite_codes: [...soraInviteCodes],
  };
}

/** @throws {AppError} `store_unavailable` */
export async function checkHealth(db: Db): Promise<{ status: 'ok' }> {
  try {
    await askStore(db);
  } catch (cause) {
    throw new AppError('store_unavailable', { cause });
  }
  return { status: 'ok' };
}
