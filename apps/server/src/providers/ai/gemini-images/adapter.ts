import { MAX_INPUTS } from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { editPrompt, strengthNote } from '../edit-prompt.ts';
import type { CallUse, ModelCalls } from '../model-calls.ts';
import { GEMINI_URL } from '../model-list.ts';
import { imageModelId } from '../models.ts';
import { checkPicture } from '../picture-check.ts';
import type { Picture, PicturePort, PictureRequest, Waiting } from '../picture-port.ts';
import { pictureCost } from '../prices.ts';
import { callProvider } from '../provider-fetch.ts';
import { withinTime } from '../time-limit.ts';
import { readGeminiPicture } from './answers.ts';
import { type AskedOfGemini, geminiFailure } from './failures.ts';

interface Options {
  readonly apiKey: string | undefined;
  /** Another server that speaks as Google does. */
  readonly baseUrl: string | undefined;
  readonly overrides: Readonly<Record<string, string>>;
  readonly calls: ModelCalls;
  readonly now: () => Date;
  /** Milliseconds for one call, without the time that it queues. */
  readonly timeLimit?: number;
}

const TIME_LIMIT = 180_000;
/** Bytes of one answer: a picture of 4K in base64, drafts, and room. */
const LARGEST_ANSWER = 64 * 1_048_576;

const NOT_SET_UP =
  'Gemini is not set up on this server. Set GEMINI_API_KEY to use it, or choose the built-in preview.';

/** Without it the model may answer in words alone. */
const ASKED_FOR = 'Create one picture of this:';
const ASKED_TO_CHANGE = 'Make one new picture from what is given:';

/** Pictures by Gemini's native image output. */
export function geminiImages({ apiKey, baseUrl, overrides, calls, now, timeLimit }: Options): PicturePort {
  return {
    id: 'gemini',
    label: 'Gemini',
    note: apiKey ? 'Included' : 'Not set up here',
    capabilities: (day) => {
      const modelId = imageModelId('gemini', overrides, day);
      return {
        modes: ['text-to-image', 'image-to-image'],
        aspect_ratios: [...ASPECT_RATIOS],
        max_inputs: MAX_INPUTS,
        strength_note: strengthNote('Gemini'),
        partial_pictures: false,
        controls: {},
        price_usd: pictureCost(modelId, null),
        model_id: modelId,
      };
    },
    ready: () => (apiKey ? { ready: true } : { ready: false, message: NOT_SET_UP }),
    generate({ userId }, request, waiting) {
      const asked = { modelId: imageModelId('gemini', overrides, now()), apiKey: apiKey ?? '', now: now() };
      const facts = {
        userId,
        kind: 'image',
        provider: 'gemini',
        model: asked.modelId,
        key: 'server',
      } as const;
      const estimateUsd = pictureCost(asked.modelId, null);
      return calls.run({ ...facts, estimateUsd }, waiting, (tellUse) =>
        withinTime({ signal: waiting.signal, milliseconds: timeLimit ?? TIME_LIMIT }, (signal) =>
          makePicture({ baseUrl: baseUrl ?? GEMINI_URL, asked, tellUse }, request, { ...waiting, signal }),
        ),
      );
    },
  };
}

interface Call {
  readonly baseUrl: string;
  readonly asked: AskedOfGemini;
  readonly tellUse: (used: CallUse) => void;
}

async function makePicture(
  { baseUrl, asked, tellUse }: Call,
  request: PictureRequest,
  { signal }: Waiting,
): Promise<Picture> {
  const { modelId, apiKey } = asked;
  const answer = await callProvider({
    url: new URL(`${baseUrl.replace(/\/+$/, '')}/models/${encodeURIComponent(modelId)}:generateContent`),
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
    body: JSON.stringify(bodyOf(request)),
    signal,
    limit: LARGEST_ANSWER,
  });
  if (answer.status !== 200) throw geminiFailure(answer, asked);
  const { bytes, inputTokens, outputTokens } = readGeminiPicture(answer, asked);
  // What was made is paid for, whether it can be used or not.
  const costUsd = pictureCost(modelId, { inputTokens, outputTokens });
  tellUse({ inputTokens, outputTokens, pictures: 1, costUsd });
  return { ...(await checkPicture(bytes, signal)), modelId };
}

function bodyOf({ prompt, aspectRatio, input }: PictureRequest) {
  const text = input ? `${ASKED_TO_CHANGE} ${editPrompt(prompt, input.strength)}` : `${ASKED_FOR} ${prompt}`;
  const pictures = (input?.pictures ?? []).map(({ bytes, contentType }) => ({
    inlineData: { mimeType: contentType, data: bytes.toString('base64') },
  }));
  return {
    contents: [{ role: 'user', parts: [{ text }, ...pictures] }],
    generationConfig: {
      responseModalities: ['TEXT', 'IMAGE'],
      ...(aspectRatio && { imageConfig: { aspectRatio } }),
    },
  };
}
