import { expect, test } from 'vitest';
import { ENGINES, freshStore } from '../testing/test-store.ts';
import { keepWhatWasMade } from './migrations/008-works-backfill.ts';

const TAKES = {
  studio: 'A fox. Backlit.',
  cinematic: 'A fox at dusk.',
  minimal: 'A fox.',
  tip: 'Say where.',
};

test.each(ENGINES)('what was made before there were works is kept, on %s', async (engine) => {
  const { db } = await freshStore(engine);
  const user = { name: '', password_hash: null, plan: 'free', created_at: '', operator: 0 };
  await db
    .insertInto('users')
    .values([
      { id: 'a', email: 'a', ...user },
      { id: 'b', email: 'b', ...user },
    ])
    .execute();
  const record = (
    id: string,
    minute: number,
    kind: 'prompts' | 'images' | 'video',
    request: object,
    result: object | null,
  ) => ({
    ...{ id, user_id: 'a', kind, model: 'built-in', duration_ms: 5 },
    ...{ request: JSON.stringify(request), result: result && JSON.stringify(result) },
    created_at: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
    outcome: result ? ('succeeded' as const) : ('failed' as const),
  });
  const talk = (user_prompt: string, earlier_messages: number) => ({
    tool: 'optimizer',
    user_prompt,
    earlier_messages,
  });
  await db
    .insertInto('generations')
    .values([
      record('takes', 0, 'prompts', { subject: 'a fox' }, TAKES),
      record('picture', 1, 'images', { prompt: 'a fox' }, { image_id: 'i', width: 1024, height: 1024 }),
      record('failed', 2, 'images', { prompt: 'a fox' }, null),
      record('options', 3, 'video', { tool: 'options', idea: 'x' }, { a: {}, b: {} }),
      record('talk', 4, 'video', talk('a lighthouse', 0), { prompt: 'A lighthouse in a storm.' }),
      record('more', 5, 'video', talk('at night', 2), { prompt: 'A lighthouse at night.' }),
      record('odd', 6, 'prompts', { subject: 'x' }, { of: 'another time' }),
      { ...record('theirs', 0, 'prompts', { subject: 'theirs' }, TAKES), user_id: 'b' },
    ])
    .execute();
  await db
    .insertInto('extracted_prompts')
    .values({
      ...{ id: 'extracted', user_id: 'a', image_name: 'fox.png', generated_prompt: 'A fox in snow.' },
      ...{ thumbnail: 'data:image/webp;base64,AAAA', created_at: '2026-11-20T12:00:30.000Z' },
    })
    .execute();
  await keepWhatWasMade(db);
  const works = await db.selectFrom('works').selectAll().where('user_id', '=', 'a').orderBy('seq').execute();
  expect(works.map(({ id, kind, title }) => [id, kind, title])).toEqual([
    ['takes', 'takes', 'a fox'],
    ['extracted', 'extraction', 'A fox in snow'],
    ['picture', 'picture', 'a fox'],
    ['talk', 'conversation', 'a lighthouse'],
  ]);
  expect(works.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  const { content } = await db
    .selectFrom('work_contents')
    .select('content')
    .where('work_id', '=', 'talk')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(content)).toMatchObject({ generations: ['more'], messages: [{}, {}, {}, {}] });
  expect(await db.selectFrom('works').select('id').where('user_id', '=', 'b').execute()).toEqual([
    { id: 'theirs' },
  ]);
});
