import { span, WORK, type Work, type WorkContent } from '@framewright/contract';
import { type AspectRatio, PROMPT_DEFAULTS, type Span } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { anatomiesIn, type ContentOf, type StoredContent } from '../../works/content.ts';
import type { OwnedWork, WorkRow } from './roll.repo.ts';
import type { WorkPicture } from './work.repo.ts';

/** What is known of works beside their rows. */
export interface Beside {
  readonly tags: ReadonlyMap<number, readonly string[]>;
  readonly versions: ReadonlyMap<string, number>;
  readonly addressOf: (workId: string) => string;
}

const spans = z.array(span);

/** A frame of the roll. */
export function shownWork(row: OwnedWork, { tags, versions, addressOf }: Beside): Work {
  const { id, kind, number, title, text, model, ratio, rating, note, version, parent_id } = row;
  const { created_at, trashed_at, origin_title } = row;
  return {
    ...{
      id,
      kind,
      number,
      title,
      text,
      model,
      ratio,
      rating,
      note,
      version,
      parent_id,
      created_at,
      trashed_at,
    },
    anatomy: spans.parse(JSON.parse(row.anatomy)),
    favourite: row.favourite === 1,
    tags: [...(tags.get(row.seq) ?? [])],
    thumbnail: { url: addressOf(id), ...thumbnailSize(row) },
    versions: versions.get(row.line_id) ?? 1,
    origin: origin_title === null ? null : { id: row.origin_id, title: origin_title },
  };
}

/** Films are wide where nobody said otherwise. */
export function drawnRatio({ kind, ratio }: Pick<WorkRow, 'kind' | 'ratio'>): AspectRatio {
  if (ratio) return ratio;
  return kind === 'script' || kind === 'conversation' ? '16:9' : PROMPT_DEFAULTS.aspect_ratio;
}

/** In pixels; never larger than what it is made from. */
function thumbnailSize(row: Pick<WorkRow, 'kind' | 'ratio' | 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const [across = 1, down = 1] = drawnRatio(row).split(':').map(Number);
  const { width, height } = row;
  const isDrawn = width === null || height === null;
  const [wide, high] = isDrawn ? [across * WORK.thumbnailSide, down * WORK.thumbnailSide] : [width, height];
  const scale = Math.min(1, WORK.thumbnailSide / Math.max(wide, high));
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) };
}

type ReadAnatomy = (text: string) => Promise<Span[]>;

/** What a work holds, with the anatomy of its prompts. */
export async function shownContent(
  stored: StoredContent,
  pictures: readonly WorkPicture[],
  {
    readAnatomy,
    pictureAddress,
  }: { readonly readAnatomy: ReadAnatomy; readonly pictureAddress: (id: string) => string },
): Promise<WorkContent> {
  const kept = anatomiesIn(stored);
  const read = async (text: string) => ({
    text,
    anatomy: [...(kept.get(text) ?? (await readAnatomy(text)))],
  });
  const { anatomies: _, ...content } = stored;
  switch (content.kind) {
    case 'takes': {
      const { studio, cinematic, minimal } = content.takes;
      const takes = {
        studio: await read(studio),
        cinematic: await read(cinematic),
        minimal: await read(minimal),
      };
      return { ...content, takes };
    }
    case 'picture':
      return shownPicture(content, await read(content.prompt), pictures, pictureAddress);
    case 'extraction': {
      const { thumbnail: _thumbnail, ...extraction } = content;
      return { ...extraction, prompt: await read(content.prompt) };
    }
    case 'script':
      return { ...content, prompt: await read(content.prompt) };
    case 'conversation':
      return { kind: 'conversation', messages: await shownMessages(content, read) };
  }
}

function shownMessages(
  { messages }: ContentOf<'conversation'>,
  read: (text: string) => Promise<{ anatomy: Span[] }>,
) {
  return Promise.all(
    messages.map(async (message) => ({
      ...message,
      anatomy: message.role === 'assistant' ? (await read(message.content)).anatomy : [],
    })),
  );
}

function shownPicture(
  { seeds, ...content }: Omit<ContentOf<'picture'>, 'anatomies'>,
  prompt: Extract<WorkContent, { kind: 'picture' }>['prompt'],
  pictures: readonly WorkPicture[],
  pictureAddress: (id: string) => string,
): WorkContent {
  return {
    ...content,
    prompt,
    pictures: pictures.map(({ id, width, height, content_type, bytes, expires_at }) => ({
      ...{ id, url: pictureAddress(id), width, height, content_type, bytes },
      seed: seeds[id] ?? null,
      expires_at,
    })),
    download_forms: pictures.length > 0 ? ['original', 'with-prompt'] : [],
  };
}
