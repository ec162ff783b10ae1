import { MAX_INPUTS } from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { shapeOf } from '../aspect.ts';
import { editPrompt, strengthNote } from '../edit-prompt.ts';
import type { CallUse, ModelCalls } from '../model-calls.ts';
import { ModelFailure } from '../model-failure.ts';
import { imageModelId } from '../models.ts';
import { checkPicture } from '../picture-check.ts';
import type { Picture, PicturePort, PictureRequest } from '../picture-port.ts';
import { pictureCost } from '../prices.ts';
import { callProvider } from '../provider-fetch.ts';
import type { Secret } from '../secret.ts';
import { withinTime } from '../time-limit.ts';
import { fetchSeedreamPicture } from './answers.ts';
import { seedreamFailure } from './failures.ts';
import { chooseSeedreamSize } from './sizes.ts';

interface Options {
  /** Another region, or another server that speaks as BytePlus ModelArk does. */
  readonly baseUrl: string | undefined;
  readonly overrides: Readonly<Record<string, string>>;
  readonly calls: ModelCalls;
  readonly now: () => Date;
  /** Milliseconds for one call, without the time that it queues. */
  readonly timeLimit?: number;
}

const MODELARK = 'https://ark.ap-southeast.bytepluses.com/api/v3';
const TIME_LIMIT = 180_000;
/** Bytes of one answer: a picture of 4K in base64, and room. */
const LARGEST_ANSWER = 56 * 1_048_576;
/** Keys are letters, digits and a few signs; nothing else may go into a header. */
const KEY = /^[\w.:-]{1,500}$/;

/** Pictures by Seedream, each on the user's own key. */
export function seedreamImages(options: Options): PicturePort {
  const { overrides, calls, now, timeLimit = TIME_LIMIT } = options;
  return {
    id: 'seedream',
    label: 'Seedream',
    note: 'Needs your own key',
    capabilities: (day) => {
      const modelId = imageModelId('seedream', overrides, day);
      return {
        modes: ['text-to-image', 'image-to-image'],
        aspect_ratios: [...ASPECT_RATIOS],
        max_inputs: MAX_INPUTS,
        strength_note: strengthNote('Seedream'),
        partial_pictures: false,
        controls: {},
        own_key: { of: 'byteplus', required: true },
        price_usd: pictureCost(modelId, null),
        model_id: modelId,
      };
    },
    ready: () => ({ ready: true }),
    async generate({ userId }, request, waiting) {
      const { userKey } = request;
      // The provider would say the same, but a header cannot carry it there.
      if (!userKey?.matches(KEY)) throw new ModelFailure('wrong-key');
      const model = imageModelId('seedream', overrides, now());
      const facts = { userId, kind: 'image', provider: 'seedream', model, key: 'user' } as const;
      return calls.run({ ...facts, estimateUsd: pictureCost(model, null) }, waiting, (tellUse) =>
        withinTime({ signal: waiting.signal, milliseconds: timeLimit }, (signal) =>
          makePicture({ ...options, model, userKey, tellUse }, request, signal),
        ),
      );
    },
  };
}

interface Call extends Options {
  readonly model: string;
  readonly userKey: Secret;
  readonly tellUse: (used: CallUse) => void;
}

async function makePicture(
  { baseUrl = MODELARK, now, model, userKey, tellUse }: Call,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<Picture> {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/images/generations`);
  const answer = await callProvider({
    url,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${userKey.reveal()}` },
    body: JSON.stringify(bodyOf(model, request)),
    signal,
    limit: LARGEST_ANSWER,
  });
  const asked = { apiKey: userKey, now: now() };
  if (answer.status !== 200) throw seedreamFailure(answer, asked);
  const { bytes, outputTokens } = await fetchSeedreamPicture(answer, asked, { apiHost: url.host, signal });
  // What was made is paid for, whether it can be used or not.
  tellUse({ inputTokens: null, outputTokens, pictures: 1, costUsd: pictureCost(model, null) });
  return { ...(await checkPicture(bytes, signal)), modelId: model };
}

function bodyOf(model: string, request: PictureRequest) {
  const { prompt, input } = request;
  const pictures = (input?.pictures ?? []).map(
    ({ bytes, contentType }) => `data:${contentType};base64,${bytes.toString('base64')}`,
  );
  return {
    model,
    prompt: input ? editPrompt(prompt, input.strength) : prompt,
    size: chooseSeedreamSize(shapeOf(request) ?? 1),
    ...(pictures.length > 0 && { image: pictures }),
    // A link would die after a day, and bytes need no second call.
    response_format: 'b64_json',
    // Left out, it writes 'AI generated' into the corner.
    watermark: false,
  };
}
