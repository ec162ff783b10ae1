import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ContentOf } from '../../works/content.ts';
import { describe, offeredRatioOf, titleOf } from '../../works/describe.ts';
import { type Kept, workOf } from '../../works/from-generation.ts';
import { insertWork, type NewWork } from '../keep-work.ts';
import type { Db } from '../open.ts';
import type { GenerationsTable } from '../schema.ts';

/** Records that are in memory at once. */
const BATCH = 200;

/** Keeps as works what was made before there were any, each owner's in the order of making. */
export async function keepWhatWasMade(db: Kysely<unknown> | Db): Promise<void> {
  const store = db as Db; // with all tables of this day
  for (const { id } of await store.selectFrom('users').select('id').execute()) await keepAllOf(store, id);
}

async function keepAllOf(db: Db, userId: string): Promise<void> {
  const made = await db
    .selectFrom('generations')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .where('outcome', '=', 'succeeded')
    .execute();
  const extracted = await db
    .selectFrom('extracted_prompts')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const inOrder = [
    ...made.map((each) => ({ ...each, isExtracted: false })),
    ...extracted.map((each) => ({ ...each, isExtracted: true })),
  ].sort((one, other) => compare(one.created_at, other.created_at) || compare(one.id, other.id));
  let conversation: NewWork | undefined;
  const keepConversation = async () => {
    if (conversation) await insertWork(db, { ...conversation, description: describe(conversation.content) });
    conversation = undefined;
  };
  for (let first = 0; first < inOrder.length; first += BATCH) {
    for (const work of await worksOf(db, userId, inOrder.slice(first, first + BATCH))) {
      if (work.content.kind !== 'conversation') await insertWork(db, work);
      else if (conversation && goesOn(work.earlier, conversation.content))
        conversation = grown(conversation, work);
      else {
        await keepConversation();
        conversation = work;
      }
    }
  }
  await keepConversation();
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

type Found = NewWork & { readonly earlier: number };

async function worksOf(
  db: Db,
  userId: string,
  batch: readonly { readonly id: string; readonly isExtracted: boolean }[],
): Promise<Found[]> {
  const idsOf = (isExtracted: boolean) =>
    batch.filter((each) => each.isExtracted === isExtracted).map(({ id }) => id);
  const none = [''];
  const generations = await db
    .selectFrom('generations')
    .selectAll()
    .where('id', 'in', [...idsOf(false), ...none])
    .execute();
  const extractions = await db
    .selectFrom('extracted_prompts')
    .selectAll()
    .where('id', 'in', [...idsOf(true), ...none])
    .execute();
  const works = new Map<string, Found>();
  for (const generation of generations) {
    const record = parsed(generation);
    const kept = workOf(record);
    if (kept) works.set(generation.id, found(userId, generation, kept, earlierIn(record.request)));
  }
  for (const { id, created_at, image_name, generated_prompt: prompt, thumbnail } of extractions) {
    const content = { kind: 'extraction' as const, image_name, prompt, thumbnail };
    const facts = { id, created_at, model: 'built-in', duration_ms: 0 };
    const size = webpSize(thumbnail);
    const ratio = size.width && size.height ? offeredRatioOf(size.width, size.height) : null;
    works.set(id, found(userId, facts, { content, ratio, ...size }, 0));
  }
  return batch.flatMap(({ id }) => works.get(id) ?? []);
}

function parsed({ kind, request, result }: GenerationsTable) {
  return { kind, request: JSON.parse(request), result: result === null ? null : JSON.parse(result) };
}

function found(
  userId: string,
  facts: Pick<GenerationsTable, 'id' | 'created_at' | 'model' | 'duration_ms'>,
  { content, ...shape }: Kept,
  earlier: number,
): Found {
  const { id, created_at, model, duration_ms } = facts;
  return {
    ...{ id, userId, kind: content.kind, model, ...shape, content, earlier, lineId: id },
    ...{ createdAt: new Date(created_at), durationMs: duration_ms, title: titleOf(content), note: '' },
    ...{ parent_id: null, origin_id: null, origin_title: null, description: describe(content) },
  };
}

/** Of a lossy WebP, such as the kept thumbnails are: 14 bits each, after the start code of its frame. */
function webpSize(dataUrl: string): Pick<NewWork, 'width' | 'height'> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length < 30 || bytes.toString('latin1', 12, 16) !== 'VP8 ') return { width: null, height: null };
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** How many messages stood before this one, of the optimizer's records. */
function earlierIn(request: unknown): number {
  const record = z.object({ earlier_messages: z.number() }).safeParse(request);
  return record.data?.earlier_messages ?? 0;
}

/** Messages that went along, at most: a longer conversation had no more to tell. */
const WENT_ALONG = 20;

function goesOn(earlier: number, content: NewWork['content']): boolean {
  return (
    content.kind === 'conversation' &&
    earlier > 0 &&
    earlier === Math.min(content.messages.length, WENT_ALONG)
  );
}

function grown(conversation: NewWork, { id, content }: Found): NewWork {
  const [before, more] = [conversation.content, content];
  if (before.kind !== 'conversation' || more.kind !== 'conversation') return conversation;
  const longer: ContentOf<'conversation'> = {
    kind: 'conversation',
    messages: [...before.messages, ...more.messages],
    generations: [...before.generations, id],
  };
  return { ...conversation, content: longer };
}
