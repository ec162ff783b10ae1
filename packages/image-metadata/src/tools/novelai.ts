import type { Generation } from '../metadata.ts';
import { draftGeneration, wordsOf } from './draft.ts';
import { entriesOf, hasMembers, itemsOf, type Json, type JsonObject, member, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

/** NovelAI: texts of a PNG, or the same in EXIF tags. The first version wrote its prompt into the description alone. */
export function readNovelAi(sources: Sources): Generation | null {
  const comment = commentOf(sources);
  const isSigned =
    sources.png('Software') === 'NovelAI' ||
    sources.exif('Software')?.startsWith('NovelAI') === true ||
    sources.exif('DocumentName')?.includes('NovelAI generated image') === true;
  if (!isSigned && !hasMembers(comment, 'uc', 'scale', 'sampler')) {
    return null;
  }
  const description = sources.png('Description') ?? sources.exif('ImageDescription');
  const prompt =
    captionOf(member(comment, 'v4_prompt')) ??
    wordsOf(member(comment, 'prompt')) ??
    description?.replaceAll('\0', '');
  const unwanted = captionOf(member(comment, 'v4_negative_prompt')) ?? member(comment, 'uc');
  const rest = entriesOf(comment).filter(([key]) => key !== 'prompt' && key !== 'uc');
  const outer: [string, Json][] = [
    ['Generation time', sources.png('Generation time')],
    ['Title', sources.png('Title') ?? sources.exif('DocumentName')],
  ];
  const pairs: [string, Json][] = [
    ['prompt', prompt ?? null],
    ['uc', unwanted ?? null],
    ['Source', sources.png('Source') ?? sources.exif('Software')],
    ...rest,
    ...outer,
  ];
  return draftGeneration('NovelAI', pairs, {
    prompt: ['prompt'],
    negativePrompt: ['uc'],
    seed: ['seed'],
    model: ['Source'],
    steps: ['steps'],
    sampler: ['sampler'],
    scheduler: ['noise_schedule'],
    guidance: ['scale'],
    width: ['width'],
    height: ['height'],
  });
}

/** The JSON of a PNG's Comment; in WebP it stands as a text in the JSON of UserComment. */
function commentOf(sources: Sources): JsonObject | undefined {
  const outer = parseObject(sources.png('Comment') ?? sources.exif('UserComment'));
  const inner = member(outer, 'Comment');
  return typeof inner === 'string' ? parseObject(inner) : outer;
}

/** The scene and below it each character. */
function captionOf(prompt: Json | undefined): string | null {
  const characters = itemsOf(member(prompt, 'caption', 'char_captions')).map((item) =>
    member(item, 'char_caption'),
  );
  const captions = [member(prompt, 'caption', 'base_caption'), ...characters].flatMap(
    (text) => wordsOf(text) ?? [],
  );
  return captions.length === 0 ? null : captions.join('\n');
}
