import type { StreamedEvent } from '@framewright/contract/server-sent-events';
import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { unfinishedType } from '../picture-check.ts';
import type { Waiting } from '../picture-port.ts';
import { jsonOf, type ProviderAnswer } from '../provider-fetch.ts';
import { type AskedOfOpenai, errorBody, openaiStreamFailure } from './failures.ts';

const usage = z.object({ input_tokens: z.int().min(0), output_tokens: z.int().min(0) });
const picture = z.object({ b64_json: z.string().min(1), revised_prompt: z.string().nullish() });
// A server that counts in another way has not made another picture.
const withUsage = z.object({ usage: usage.nullish().catch(null) });

const wholeAnswer = withUsage.extend({ data: z.tuple([picture], z.unknown()) });
const streamed = z.object({ type: z.string().optional() });
const completed = withUsage.extend(picture.shape);

const PARTIAL = ['image_generation.partial_image', 'image_edit.partial_image'];
const COMPLETED = ['image_generation.completed', 'image_edit.completed'];

/** What OpenAI made, as it came: not yet looked at. */
export interface MadeByOpenai {
  readonly bytes: Buffer;
  readonly promptUsed: string | undefined;
  readonly usage: z.infer<typeof usage> | undefined;
}

/** @throws {ModelFailure} `garbage` */
export function readOpenaiPicture(answer: ProviderAnswer): MadeByOpenai {
  const { data, usage } = jsonOf(answer, wholeAnswer);
  return made({ ...data[0], usage });
}

/**
 * Reads events until the picture is complete, and shows the unfinished ones.
 * @throws {ModelFailure} what the stream says, or `garbage` where it ends without a picture
 */
export async function readOpenaiStream(
  events: AsyncIterable<StreamedEvent>,
  asked: AskedOfOpenai,
  onPartial: Waiting['onPartial'],
): Promise<MadeByOpenai> {
  for await (const { event: name, data } of events) {
    // How compatible servers end a stream.
    if (data === '[DONE]') break;
    const event = { status: 200, bytes: Buffer.from(data) };
    const { type = name } = jsonOf(event, streamed);
    if (COMPLETED.includes(type)) return made(jsonOf(event, completed));
    if (PARTIAL.includes(type)) await show(jsonOf(event, picture).b64_json, onPartial);
    if (type === 'error') throw openaiStreamFailure(jsonOf(event, errorBody).error, asked);
  }
  throw new ModelFailure('garbage');
}

function made({ b64_json, revised_prompt, usage }: z.infer<typeof completed>): MadeByOpenai {
  return {
    bytes: Buffer.from(b64_json, 'base64'),
    promptUsed: revised_prompt?.trim() || undefined,
    usage: usage ?? undefined,
  };
}

/** A courtesy: what cannot be shown is passed over, the final picture decides. */
async function show(base64: string, onPartial: Waiting['onPartial']): Promise<void> {
  const bytes = Buffer.from(base64, 'base64');
  const contentType = await unfinishedType(bytes);
  if (contentType) onPartial?.({ bytes, contentType });
}
