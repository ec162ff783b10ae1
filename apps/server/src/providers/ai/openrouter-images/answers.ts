import type { StreamedEvent } from '@framewright/contract/server-sent-events';
import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { unfinishedType } from '../picture-check.ts';
import type { Waiting } from '../picture-port.ts';
import { jsonOf, type ProviderAnswer } from '../provider-fetch.ts';
import { type AskedOfOpenrouter, errorBody, openrouterStreamFailure } from './failures.ts';

const tokens = z.int().min(0).nullish().catch(null);
const usage = z.object({
  prompt_tokens: tokens,
  completion_tokens: tokens,
  cost: z.number().min(0).nullish().catch(null),
});
const picture = z.object({ b64_json: z.string().min(1) });
// Who counts in another way has made the picture all the same.
const withUsage = z.object({ usage: usage.nullish().catch(null) });

const wholeAnswer = withUsage.extend({ data: z.tuple([picture], z.unknown()) });
const streamed = z.object({ type: z.string().optional() });
const completed = withUsage.extend(picture.shape);

/** What was made, as it came: not yet looked at. */
export interface MadeByOpenrouter {
  readonly bytes: Buffer;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** What it did cost, in US dollars, where it is told. */
  readonly costUsd: number | null;
}

/** @throws {ModelFailure} `garbage` */
export function readOpenrouterPicture(answer: ProviderAnswer): MadeByOpenrouter {
  const { data, usage } = jsonOf(answer, wholeAnswer);
  return made({ ...data[0], usage });
}

/**
 * Reads events until the picture is complete, and shows the unfinished ones.
 * @throws {ModelFailure} what the stream says, or `garbage` where it ends without a picture
 */
export async function readOpenrouterStream(
  events: AsyncIterable<StreamedEvent>,
  asked: AskedOfOpenrouter,
  onPartial: Waiting['onPartial'],
): Promise<MadeByOpenrouter> {
  for await (const { event: name, data } of events) {
    if (data === '[DONE]') break;
    const event = { status: 200, bytes: Buffer.from(data) };
    const { type = name } = jsonOf(event, streamed);
    if (type === 'image_generation.completed') return made(jsonOf(event, completed));
    if (type === 'image_generation.partial_image') await show(jsonOf(event, picture).b64_json, onPartial);
    if (type === 'error') throw openrouterStreamFailure(jsonOf(event, errorBody), asked);
  }
  throw new ModelFailure('garbage');
}

function made({ b64_json, usage }: z.infer<typeof completed>): MadeByOpenrouter {
  return {
    bytes: Buffer.from(b64_json, 'base64'),
    inputTokens: usage?.prompt_tokens ?? null,
    outputTokens: usage?.completion_tokens ?? null,
    costUsd: usage?.cost ?? null,
  };
}

/** A courtesy: what cannot be shown is passed over, the final picture decides. */
async function show(base64: string, onPartial: Waiting['onPartial']): Promise<void> {
  const bytes = Buffer.from(base64, 'base64');
  const contentType = await unfinishedType(bytes);
  if (contentType) onPartial?.({ bytes, contentType });
}
