import { MAX_INPUTS } from '@framewright/contract';
import { strengthNote } from '../edit-prompt.ts';
import type { CallUse, ModelCalls } from '../model-calls.ts';
import { OPENAI_URL } from '../model-list.ts';
import { imageModelId } from '../models.ts';
import { checkPicture } from '../picture-check.ts';
import type { Picture, PicturePort, PictureRequest, Waiting } from '../picture-port.ts';
import { PRICES } from '../prices.ts';
import { isWhole, type ProviderAnswer, streamProvider } from '../provider-fetch.ts';
import { withinTime } from '../time-limit.ts';
import { type MadeByOpenai, readOpenaiPicture, readOpenaiStream } from './answers.ts';
import { type AskedOfOpenai, openaiFailure, refusesToStream } from './failures.ts';
import { openaiRequest } from './requests.ts';
import { ratiosOf } from './sizes.ts';

interface Options {
  readonly apiKey: string | undefined;
  /** Another server that speaks as OpenAI does. */
  readonly baseUrl: string | undefined;
  readonly overrides: Readonly<Record<string, string>>;
  readonly calls: ModelCalls;
  readonly now: () => Date;
  /** Milliseconds for one call, without the time that it queues. */
  readonly timeLimit?: number;
}

const TIME_LIMIT = 180_000;

/** Bytes of one answer: a picture of 9 MB in base64, and room; a good one has 3 MB. */
const LARGEST_ANSWER = 13 * 1_048_576;
/** The same with two unfinished pictures before the final one. */
const LARGEST_STREAM = 3 * LARGEST_ANSWER;

/** Tokens of a picture: 4,160 in the example of OpenAI's description for 1024 × 1536, and some of the prompt. */
const USUAL_TOKENS = 4_200;

const NOT_SET_UP =
  'OpenAI is not set up on this server. Set OPENAI_API_KEY to use it, or choose the built-in preview.';

/**
 * Pictures by OpenAI's Images API, or by that of a compatible server. It is ready with a key; without one only
 * where a base URL is set and an override names the model, since no other server has OpenAI's own models.
 */
export function openaiImages(options: Options): PicturePort {
  const { apiKey, baseUrl, overrides, now } = options;
  const isReady = Boolean(apiKey || (baseUrl && Object.hasOwn(overrides, 'openai')));
  return {
    id: 'openai',
    label: 'OpenAI',
    note: isReady ? 'Included' : 'Not set up here',
    capabilities: (day) => capabilitiesOf(imageModelId('openai', overrides, day)),
    ready: () => (isReady ? { ready: true } : { ready: false, message: NOT_SET_UP }),
    generate: ({ userId }, request, waiting) => {
      const asked = { modelId: imageModelId('openai', overrides, now()), apiKey, now: now() };
      const { modelId } = asked;
      const estimateUsd = priceOf(modelId);
      const facts = { userId, kind: 'image', provider: 'openai', model: modelId, key: 'server' } as const;
      return options.calls.run({ ...facts, estimateUsd }, waiting, (tellUse) =>
        withinTime({ signal: waiting.signal, milliseconds: options.timeLimit ?? TIME_LIMIT }, (signal) =>
          makePicture({ ...options, asked, tellUse }, request, { ...waiting, signal }),
        ),
      );
    },
  };
}

interface Call extends Options {
  readonly asked: AskedOfOpenai;
  readonly tellUse: (used: CallUse) => void;
}

async function makePicture(call: Call, request: PictureRequest, waiting: Waiting): Promise<Picture> {
  const { modelId } = call.asked;
  const { bytes, promptUsed, usage } = await askOpenai(call, request, waiting);
  // What was made is paid for, whether it can be used or not.
  call.tellUse(usedFor(modelId, usage));
  const picture = await checkPicture(bytes, waiting.signal);
  return { ...picture, modelId, ...(promptUsed && { promptUsed }) };
}

async function askOpenai(
  call: Call,
  request: PictureRequest,
  { signal, onPartial }: Waiting,
): Promise<MadeByOpenai> {
  const first = await send(call, request, { signal, partials: onPartial !== undefined });
  if (!isWhole(first)) return readOpenaiStream(first, call.asked, onPartial);
  if (!onPartial || !refusesToStream(first)) return pictureOf(first, call.asked);
  // Refused for what it asked for beside the picture: nothing was made, so nothing is paid for twice.
  const second = await send(call, request, { signal, partials: false });
  return isWhole(second) ? pictureOf(second, call.asked) : readOpenaiStream(second, call.asked, onPartial);
}

function send(
  { apiKey, baseUrl = OPENAI_URL, asked: { modelId } }: Call,
  request: PictureRequest,
  { signal, partials }: { readonly signal: AbortSignal; readonly partials: boolean },
) {
  const { path, headers, body } = openaiRequest(modelId, request, { baseUrl, partials });
  return streamProvider({
    url: new URL(`${baseUrl.replace(/\/+$/, '')}/${path}`),
    headers: { ...headers, ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body,
    signal,
    limit: LARGEST_ANSWER,
    streamLimit: LARGEST_STREAM,
  });
}

function pictureOf(answer: ProviderAnswer, asked: AskedOfOpenai): MadeByOpenai {
  if (answer.status < 200 || answer.status > 299) throw openaiFailure(answer, asked);
  return readOpenaiPicture(answer);
}

function capabilitiesOf(modelId: string) {
  return {
    modes: ['text-to-image' as const, 'image-to-image' as const],
    aspect_ratios: ratiosOf(modelId),
    max_inputs: MAX_INPUTS,
    strength_note: strengthNote('OpenAI'),
    partial_pictures: true,
    controls: {},
    price_usd: priceOf(modelId),
    model_id: modelId,
  };
}

/** What one picture costs, about; null where the table has no price. */
function priceOf(modelId: string): number | null {
  return costOf(modelId, { input_tokens: 0, output_tokens: USUAL_TOKENS });
}

function usedFor(modelId: string, usage: MadeByOpenai['usage']): CallUse {
  return {
    inputTokens: usage?.input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
    pictures: 1,
    costUsd: usage ? costOf(modelId, usage) : priceOf(modelId),
  };
}

function costOf(modelId: string, used: NonNullable<MadeByOpenai['usage']>): number | null {
  const price = Object.hasOwn(PRICES, modelId) ? PRICES[modelId] : undefined;
  if (price?.output === undefined) return null;
  return ((price.input ?? 0) * used.input_tokens + price.output * used.output_tokens) / 1_000_000;
}
