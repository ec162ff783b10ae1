import { describe, expect, test } from 'vitest';
import { insertWork } from '../../db/keep-work.ts';
import type { Db } from '../../db/open.ts';
import { ENGINES, freshStore } from '../../testing/test-store.ts';
import type { StoredContent } from '../../works/content.ts';
import { describe as read } from '../../works/describe.ts';
import { selectRoll } from './roll.repo.ts';

/** As long as a prompt may be, and the same but for its last word. */
const PROMPT = `${Array.from({ length: 350 }, (_, word) => `kelp${word}`).join(' ')} `.padEnd(3_900, 'kelp ');
/** Of a script that sets no blanks: each sign is a word. */
const SIGNS = Array.from({ length: 4_000 }, (_, sign) => String.fromCodePoint(0x4e00 + sign)).join('');

const TEXTS = {
  teal: `${PROMPT}teal`,
  ochre: `${PROMPT}ochre`,
  signs: SIGNS,
  violin: 'A violin maker, backlit — “her” bench (oak) & C++ 85mm',
  cafe: 'Café Mañana, ÉTÉ; naïve Straße',
  arabic: 'ميناء قديم عند الفجر',
  japanese: '武士が夜の港に立つ',
  emoji: 'a fisherman 🎣 mending nets 👩‍🚀',
  long: `${'word '.repeat(3_000)}lighthouse ${'x'.repeat(5_000)}`,
  operators:
    'light NOT dark OR near AND far NEAR(a b) col:umn star* ^caret -minus "quote" \'apostrophe\' a&b|c!d<->e',
} as const;

/** What every search has to find, whichever database it is of. */
const SEARCHES: [query: string, found: (keyof typeof TEXTS)[]][] = [
  ['violin', ['violin']],
  ['VIOL', ['violin']],
  ['maker viol', ['violin']],
  ['viol maker', []],
  ['backlit oak 85mm', ['violin']],
  ['cafe manana', ['cafe']],
  ['été', ['cafe']],
  ['قديم', ['arabic']],
  ['الفجر مين', ['arabic']],
  ['武士', ['japanese']],
  ['港', ['japanese']],
  ['🎣', ['emoji']],
  ['nets 🎣', ['emoji']],
  ['lighthouse', ['long']],
  ['x'.repeat(200), ['long']],
  ['light*', ['long', 'operators']],
  ['not or and near', ['operators']],
  ['NEAR(a', ['operators']],
  ['col:umn', ['operators']],
  ['"quote"', ['operators']],
  ["'apostrophe'", ['operators']],
  ["\\' OR 1=1 --", []],
  ['a & b | !c <-> d:*', ['operators']],
  ['zz & b', []],
  ['words match "', []],
  ['a" OR "violin', []],
  ['-minus', ['operators']],
  ['violin\u0000maker', ['violin']],
  ['\u202eviolin', ['violin']],
  ['nothing of the kind', []],
  [`${PROMPT}teal`, ['teal']],
  [`${PROMPT}OCH`, ['ochre']],
  [`${PROMPT}violin`, []],
  [SIGNS, ['signs']],
];

describe.each(ENGINES)('on %s', (engine) => {
  let db: Db;
  const ids: Record<string, string> = {};

  async function keep(userId: string, text: string): Promise<string> {
    const id = `${userId}-${Object.keys(ids).length}-aaaaaaaaaaaaaa`;
    const content: StoredContent = {
      ...{ kind: 'picture', prompt: text, mode: 'text-to-image', prompt_used: null },
      ...{ model_id: null, settings: {}, cost_usd: null, seeds: {} },
    };
    await insertWork(db, {
      ...{ id, userId, kind: 'picture', model: 'built-in', ratio: null, width: null, height: null },
      ...{ content, description: read(content), title: '', note: '', lineId: id, parent_id: null },
      ...{ createdAt: new Date('2026-11-23T12:00:00Z'), durationMs: 0, origin_id: null, origin_title: null },
    });
    ids[id] = text;
    return id;
  }

  const search = async (userId: string, q: string) => {
    const rows = await selectRoll(
      db,
      userId,
      { q, terms: [], trash: false },
      { before: undefined, limit: 50 },
    );
    return rows.map(({ id }) => ids[id]);
  };

  test('all searches', async () => {
    ({ db } = await freshStore(engine));
    for (const id of ['mara', 'Mara', 'other'])
      await db
        .insertInto('users')
        .values({ id, email: id, name: '', password_hash: null, plan: 'free', created_at: '', operator: 0 })
        .execute();
    for (const text of Object.values(TEXTS)) await keep('mara', text);
    await keep('other', TEXTS.violin);
    for (const [query, names] of SEARCHES) {
      const expected = names.map((name) => TEXTS[name]).toReversed();
      expect.soft(await search('mara', query), query).toEqual(expected);
    }
    expect(await search('Mara', 'violin')).toEqual([]);
    // Nothing is sought: nothing is left out.
    expect(await search('mara', ' ?! ')).toHaveLength(Object.keys(TEXTS).length);
  });
});
