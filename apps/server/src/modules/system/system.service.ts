import {
  publicConfig as configSchema,
  IMAGE_MODELS,
  type PaymentProviderId,
  type PublicConfig,
  type Purpose,
  pictureModelId,
} from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import type { PicturePort } from '../../providers/ai/picture-port.ts';
import type { EngineTextModel } from '../../providers/ai/text/engines/text-engine.ts';
import type { TextModels } from '../../providers/ai/text/text-models.ts';
import { askStore } from './system.repo.ts';

/** What engines add, and who answers where nobody chooses. */
interface Choices {
  pictures(): readonly PicturePort[];
  hostedPictures(): readonly PicturePort[];
  texts(): readonly EngineTextModel[];
  notReady(): PublicConfig['engines_not_ready'];
  byDefault(purpose: Purpose): { readonly model: string };
  isOnThisMachine(model: string): boolean;
}

/** What the answer is read from. */
export interface Abilities {
  readonly providers: ImageProviders;
  readonly textModels: TextModels;
  readonly choices: Choices;
  readonly payments: PaymentProviderId;
  readonly googleSignIn: boolean;
  /** Where people sign in for a key of their own. */
  readonly openrouterSignIn: string;
  readonly soraInviteCodes: readonly string[];
}

/** What this server can do, named field by field: never a key. */
export function publicConfig(
  { providers, textModels, choices, payments, ...abilities }: Abilities,
  now: Date,
): PublicConfig {
  return {
    image_models: imageModels(providers, choices, now).map((port) => {
      const { id, label, note } = port;
      return {
        ...{ id, label, note, ready: port.ready().ready },
        on_this_machine: choices.isOnThisMachine(id),
        capabilities: port.capabilities(now),
      };
    }),
    default_image_model: pictureModelId.parse(choices.byDefault('pictures').model),
    google_sign_in: abilities.googleSignIn,
    payments,
    text_models: textModels.ready,
    text_engines: choices.texts().map(({ id, label, engine, sees }) => ({
      ...{ id, label, note: engine, sees },
      on_this_machine: choices.isOnThisMachine(id),
    })),
    default_text_model: configSchema.shape.default_text_model.parse(choices.byDefault('texts').model),
    default_vision_model: configSchema.shape.default_vision_model.parse(choices.byDefault('vision').model),
    engines_not_ready: choices.notReady(),
    openrouter_sign_in: abilities.openrouterSignIn,
    answered_by: textModels.answeredBy(now),
    sora_invite_codes: [...abilities.soraInviteCodes],
  };
}

/** What can be used at once comes first, and last what is not set up; then the order of the specification holds. */
function imageModels(
  providers: ImageProviders,
  { pictures, hostedPictures }: Choices,
  now: Date,
): PicturePort[] {
  const named = IMAGE_MODELS.map((id) => providers[id]);
  const rank = (port: PicturePort) => {
    if (!port.ready().ready) return 5;
    if (port.capabilities(now).own_key?.required) return 4;
    return port.id === 'built-in' ? 3 : 0;
  };
  const ranked = [
    ...named.map((port) => ({ port, rank: rank(port) })),
    ...hostedPictures().map((port) => ({ port, rank: Math.max(1, rank(port)) })),
    ...pictures().map((port) => ({ port, rank: 2 })),
  ];
  return ranked.sort((one, other) => one.rank - other.rank).map(({ port }) => port);
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
