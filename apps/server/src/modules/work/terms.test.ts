import { TERMS_VERSION } from '@framewright/prompt-engine/terms-version';
import { describe, expect, test, vi } from 'vitest';
import { forgetTermsRead, tellTermsRead, termsRead } from '../../db/terms-read.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { quickProviders } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';
import { termsWork } from './terms.service.ts';

const NEVER = { isOver: () => false, isLost: () => false, signal: new AbortController().signal };

/** Works of two people, found by what an older version has read in them. */
async function ofOlder(server: TestApp, count: number) {
  const [one, two] = [await server.signUp('pro'), await server.signUp('pro')];
  const mine = worksOver(server, one.token);
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(await mine.picture(`A keeper, number ${at}. Backlit. 85mm at f/2.8.`));
  await worksOver(server, two.token).picture('A fox. 35mm at f/2.8.');
  await server.db.deleteFrom('work_terms').where('term', '=', 'f/2.8').execute();
  const [first] = await server.db
    .selectFrom('works')
    .select(['user_id', 'seq'])
    .where('id', '=', ids[0] ?? '')
    .execute();
  if (first)
    await server.db
      .insertInto('work_terms')
      .values({ ...first, element: 'camera', term: 'a term of old' })
      .execute();
  await forgetTermsRead(server.db);
  const found = async (term: string) =>
    (await mine.list(`element=${encodeURIComponent(term)}`)).map(({ id }) => id);
  return { ids, found, mine };
}

describe.each(ENGINES)('on %s', (engine) => {
  test('works that older rules have read are found by the rules of today', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { ids, found } = await ofOlder(server, 30);
    expect(await found('camera:f/2.8')).toEqual([]);
    expect(await found('camera:a term of old')).toEqual([ids[0]]);
    const work = termsWork({ db: server.db, log: server.app.log });
    expect(await work.unfinished()).toEqual([{ subject: 'all', owner: 'all' }]);
    expect(await work.run('all', NEVER)).toBe('done');
    expect(await found('camera:f/2.8')).toEqual(ids.toReversed());
    expect(await found('camera:a term of old')).toEqual([]);
    expect(await found('light:backlit')).toHaveLength(30);
    const all = await server.db.selectFrom('work_terms').select('seq').where('term', '=', 'f/2.8').execute();
    expect(all).toHaveLength(31);
    expect(await work.unfinished()).toEqual([]);
  });

  test('it goes on where it was left, and no work of a newer version is read back', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { ids, found } = await ofOlder(server, 30);
    const work = termsWork({ db: server.db, log: server.app.log });
    const isOver = vi.fn(() => true).mockReturnValueOnce(false);
    const soon = { ...NEVER, isOver };
    expect(await work.run('all', soon)).toBe('left');
    const { last, isFinished } = (await termsRead(server.db)) ?? {};
    expect(isFinished).toBe(false);
    expect(last?.userId).not.toBe('');
    expect(await work.run('all', NEVER)).toBe('done');
    expect(await found('camera:f/2.8')).toHaveLength(ids.length);

    const newer = { version: TERMS_VERSION + 1, last: { userId: '', seq: 0 }, isFinished: false };
    await tellTermsRead(server.db, newer);
    expect(await work.unfinished()).toEqual([]);
    expect(await work.run('all', NEVER)).toBe('done');
    expect(await termsRead(server.db)).toEqual(newer);
    await tellTermsRead(server.db, { ...newer, version: TERMS_VERSION - 1, isFinished: true });
    expect(await work.unfinished()).toHaveLength(1);
  });

  test('a work that cannot be read keeps its terms and holds nobody up, and what is said anew stays', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { ids, found } = await ofOlder(server, 3);
    const [broken = '', ...others] = ids;
    await server.db
      .updateTable('work_contents')
      .set({ content: '{}' })
      .where('work_id', '=', broken)
      .execute();
    expect(await termsWork({ db: server.db, log: server.app.log }).run('all', NEVER)).toBe('done');
    expect(await found('camera:f/2.8')).toEqual(others.toReversed());
    expect(await found('camera:a term of old')).toEqual([broken]);
  });
});

test('a server that starts on works of an older version reads them by itself', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  expect(await termsRead(server.db)).toMatchObject({ version: TERMS_VERSION, isFinished: true });
  const { ids, found } = await ofOlder(server, 2);
  const again = await buildTestApp({ imageProviders: quickProviders, variables: server.variables });
  await expect.poll(() => found('camera:f/2.8'), { timeout: 20_000 }).toEqual(ids.toReversed());
  expect(await termsRead(again.db)).toMatchObject({ isFinished: true });
});
