import { imageSettings, LENGTHS, modelNamed } from '@framewright/contract';
import type { Generation } from '@framewright/image-metadata';
import { NotTaken } from '../../not-taken.ts';
import { PictureError } from '../../providers/pictures/decode.ts';
import { lookAt } from '../../providers/pictures/look.ts';
import { measuring } from '../../providers/pictures/measuring.ts';
import type { ContentOf } from '../../works/content.ts';
import { idFor, pixelHash } from './identity.ts';
import { workOfPicture } from './known-pictures.ts';
import { keepTaken, newPicture, passOver, type Taking } from './take.ts';

const SAYS_NOTHING = 'It does not say what it was made from.';

/**
 * Takes over a picture that some program made, as far as it says what from. One that is on the roll already, made from
 * the same words, is passed over.
 * @param bytes with memory of its own
 * @throws {NotTaken}
 */
export async function takePicture(taking: Taking, bytes: Buffer<ArrayBuffer>): Promise<void> {
  const { row, file, now } = taking;
  const hash = pixelHash(bytes);
  const known = await workOfPicture(taking, {
    ...{ bytes, hash },
    said: async () => (await generationOf(bytes))?.prompt ?? undefined,
  });
  if (known !== undefined) return passOver(taking, { outcome: 'duplicates', workId: known });
  const at = now();
  const picture = await newPicture(taking, `${file.place} ${file.done}`, bytes, at.toISOString());
  const generation = await generationOf(bytes);
  if (!generation?.prompt) throw new NotTaken(SAYS_NOTHING);
  const { describe, offeredRatioOf, titleOf } = await import('../../works/describe.ts');
  const made = modelOf(taking, generation);
  const content = contentOf(generation, generation.prompt, { modelId: made.modelId, pictureId: picture.id });
  const lineage = lineageOf(generation);
  const { width, height } = picture;
  const id = idFor(row.id, `work ${file.place} ${file.done}`);
  await keepTaken(taking, {
    work: {
      ...{
        id,
        userId: row.user_id,
        kind: 'picture',
        content,
        width,
        height,
        ratio: offeredRatioOf(width, height),
      },
      model: made.model.slice(0, LENGTHS.modelId),
      ...{ createdAt: at, durationMs: 0, note: '', title: lineage.title ?? titleOf(content) },
      ...{ lineId: id, parent_id: null, origin_id: null, origin_title: lineage.origin },
      description: describe(content),
    },
    ...{ pictures: [picture], hashes: [hash], rating: 0, favourite: false, trashedAt: null, tags: [] },
    ...{ version: undefined, collections: [] },
  });
}

/** What the file says, else what is hidden in its pixels. @throws {NotTaken} */
async function generationOf(bytes: Buffer<ArrayBuffer>): Promise<Generation | null> {
  // The bytes are handed to another thread, and are still needed here.
  const copy = new Uint8Array(bytes);
  const { metadata } = await measuring.run({ kind: 'metadata', bytes: copy });
  if (metadata?.generation) return metadata.generation;
  try {
    const { alpha } = await lookAt(bytes, { thumbnailSide: undefined, jpeg: false, alpha: true });
    if (!alpha) return null;
    const { data, width, height } = alpha;
    return await measuring.run({ kind: 'stealth', alpha: data, width, height });
  } catch (error) {
    if (error instanceof PictureError && error.code !== 'busy') return null;
    throw error;
  }
}

/** The model of this server that the file names, so that the work can be gone on with; else what the file says. */
function modelOf({ offered, now }: Taking, { model, tool }: Generation) {
  if (model === null) return { model: tool, modelId: null };
  const ports = offered().map((port) => ({
    ...{ id: port.id, label: port.label },
    ...{ ready: port.ready().ready, capabilities: port.capabilities(now()) },
  }));
  const here = modelNamed([model], ports);
  return { model: here?.id ?? model, modelId: here?.capabilities.model_id ?? model };
}

/** Each of the settings by itself: one that we do not know leaves the others. */
function contentOf(
  generation: Generation,
  prompt: string,
  { modelId, pictureId }: { readonly modelId: string | null; readonly pictureId: string },
): ContentOf<'picture'> {
  const { steps, guidance, sampler, negativePrompt } = generation;
  const seed = generation.seed === null ? Number.NaN : Number(generation.seed);
  const said = { steps, guidance, sampler, negative_prompt: negativePrompt, seed };
  const settings = Object.fromEntries(
    Object.entries(said).filter(
      ([name, value]) => value !== null && imageSettings.safeParse({ [name]: value }).success,
    ),
  );
  return {
    ...{
      kind: 'picture',
      prompt: stored(prompt, LENGTHS.anyPrompt),
      mode: 'text-to-image',
      prompt_used: null,
    },
    model_id: modelId && stored(modelId, LENGTHS.modelId),
    settings: imageSettings.parse(settings),
    cost_usd: null,
    seeds: Number.isSafeInteger(seed) ? { [pictureId]: seed } : {},
  };
}

/** What every database takes. */
function stored(text: string, length: number): string {
  return text.toWellFormed().replaceAll('\0', '').slice(0, length).toWellFormed();
}

/** What a picture of ours says about where it comes from. */
function lineageOf({ tool, settings }: Generation): { title: string | undefined; origin: string | null } {
  if (tool !== 'Framewright') return { title: undefined, origin: null };
  const { Title: title, From: origin } = settings;
  return {
    title: title ? stored(title, LENGTHS.promptField) : undefined,
    origin: origin ? stored(origin, LENGTHS.promptField) : null,
  };
}
