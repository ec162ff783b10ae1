/**
 * What a search, a filter and a page of the roll cost on the embedded database: one user with 100,000 works among
 * 1,000,000. Prints JSON, in milliseconds. The first argument scales the figures down: 0.1 is a tenth.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORK } from '@framewright/contract';
import { sql } from 'kysely';
import { seqAt } from '../apps/server/src/db/keep-work.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openStore } from '../apps/server/src/db/open.ts';
import { wordSearchOf } from '../apps/server/src/db/word-search.ts';
import { countRoll } from '../apps/server/src/modules/work/overview.repo.ts';
import { type Narrowing, selectRoll } from '../apps/server/src/modules/work/roll.repo.ts';

const SCALE = Number(process.argv[2] ?? 1);
const OWN = 100_000 * SCALE;
const ALL = 1_000_000 * SCALE;
/** Works of everybody else, each. */
const OTHERS = 1_000;
const TOGETHER = 5_000;
const RUNS = 40;
const START = Date.UTC(2026, 0, 1);

const WORDS = 'violin harbour fisherman lighthouse baker dune coupe bottle striker lantern river maple'.split(
  ' ',
);
const TERMS = ['backlit', 'golden hour', 'blue hour', 'neon', 'overcast light', 'moonlight'];
const KINDS = ['takes', 'picture', 'extraction', 'script', 'conversation'] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'framewright-roll-'));
const { db } = await openStore({ kind: 'sqlite', file: path.join(folder, 'bench.sqlite') }, () => {});
try {
  await migrate(db);
  const began = performance.now();
  await fill();
  const filled = Math.round((performance.now() - began) / 1_000);
  const figures = await measure();
  process.stdout.write(
    JSON.stringify({ works: OWN, rows: ALL, filledInSeconds: filled, ...figures }, null, 1),
  );
} finally {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
}

/** Their owner by the place of a work: one in ten is of the busy user. */
function ownerOf(at: number): string {
  return at % (ALL / OWN) === 0 ? 'busy' : `user-${at % Math.max(1, Math.floor(ALL / OTHERS))}`;
}

async function fill(): Promise<void> {
  const owners = [
    'busy',
    ...Array.from({ length: Math.max(1, Math.floor(ALL / OTHERS)) }, (_, at) => `user-${at}`),
  ];
  for (const id of owners)
    await db
      .insertInto('users')
      .values({ id, email: id, name: '', password_hash: null, plan: 'pro', created_at: '', operator: 0 })
      .execute();
  await db
    .insertInto('collections')
    .values({ id: 'shelf', user_id: 'busy', name: 'Shelf', created_at: '' })
    .execute();
  // What is lost with a crash is only the bench's.
  await sql`pragma synchronous = off`.execute(db);
  for (let first = 0; first < ALL; first += TOGETHER)
    await db.transaction().execute(async (tx) => {
      for (let at = first; at < Math.min(ALL, first + TOGETHER); at += 1) await keep(tx, at);
    });
}

async function keep(tx: typeof db, at: number): Promise<void> {
  const [seq, user] = [seqAt(START + at * 20), ownerOf(at)];
  const pick = <T>(list: readonly T[], step: number) => list[Math.floor(at / step) % list.length];
  const text = `A ${pick(WORDS, 7)} by the ${pick(WORDS, 11)} with light on the ${pick(WORDS, 13)}, number ${at}`;
  await sql`insert into works (seq, id, user_id, number, kind, model, ratio, rating, favourite, line_id, version,
    created_at, trashed_at, duration_ms, title, text, anatomy) values (${seq}, ${`work-${at}`}, ${user}, ${at + 1},
    ${pick(KINDS, 3)}, ${at % 50 === 0 ? 'openai' : 'built-in'}, ${at % 1_000 === 0 ? '21:9' : '1:1'}, ${at % 1_000 === 0 ? 5 : 0},
    ${at % 500 === 0 ? 1 : 0}, ${`work-${at}`}, 1, '2026-01-01', ${at % 200 === 0 ? '2026-01-02' : null}, 0, ${text}, ${text.repeat(3)}, '[]')`.execute(
    tx,
  );
  for (const term of [pick(TERMS, 5), pick(TERMS, 17)].filter((each, i, all) => all.indexOf(each) === i))
    await sql`insert into work_terms (user_id, seq, element, term) values (${user}, ${seq}, 'light', ${term})`.execute(
      tx,
    );
  if (at % 20 === 0)
    await sql`insert into work_tags (user_id, seq, tag) values (${user}, ${seq}, ${at % 2_000 === 0 ? 'rare' : 'common'})`.execute(
      tx,
    );
  if (at % 50 === 0 && user === 'busy')
    await sql`insert into collection_works (collection_id, user_id, seq) values ('shelf', ${user}, ${seq})`.execute(
      tx,
    );
  await wordSearchOf(tx).put(tx, { userId: user, seq }, text);
}

async function measure(): Promise<object> {
  const light = (term: string) => ({ element: 'light', term }) as const;
  const cases: Readonly<Record<string, Partial<Narrowing>>> = {
    page: {},
    kind: { kind: 'script' },
    model: { model: 'openai' },
    rating: { rating: 5 },
    favourites: { favourite: true },
    'common ratio': { ratio: '1:1' },
    'rare ratio': { ratio: '21:9' },
    'rare ratio of a kind': { ratio: '21:9', kind: 'script' },
    collection: { collection: 'shelf' },
    bin: { trash: true },
    dates: { from: '2026-01-01', to: '2026-01-02' },
    'common tag': { tag: ['common'] },
    'rare tag': { tag: ['rare'] },
    element: { terms: [light('backlit')] },
    'two elements': { terms: [light('backlit'), light('neon')] },
    'rare tag and element': { tag: ['rare'], terms: [light('backlit')] },
    'common word': { q: 'light' },
    'word and beginning': { q: 'violin har' },
    'one letter': { q: 'l' },
    'one work': { q: `number ${Math.floor(OWN / 2) * 10}` },
    'word, element and kind': { q: 'lantern', terms: [light('moonlight')], kind: 'picture' },
    'word and rare tag': { q: 'light', tag: ['rare'] },
    'nothing found': { q: 'zebra', kind: 'script' },
  };
  const figures: Record<string, string> = {};
  const all: number[] = [];
  for (const [name, narrowing] of Object.entries(cases)) {
    const times = await timesOf({ terms: [], trash: false, ...narrowing });
    figures[name] = `p50 ${share(times, 0.5).toFixed(1)}, worst ${share(times, 1).toFixed(1)}`;
    all.push(...times);
  }
  const overview: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await countRoll(db, 'busy', WORK.overviewTerms, WORK.overviewTags);
    overview.push(performance.now() - began);
  }
  return {
    overviewP50: share(overview, 0.5),
    overviewWorst: share(overview, 1),
    p50: share(all, 0.5),
    p99: share(all, 0.99),
    worst: share(all, 1),
    figures,
  };
}

/** Each run is of another page: from the newest on, or from somewhere below. */
async function timesOf(narrowing: Narrowing): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = run === 0 ? undefined : seqAt(START + Math.floor((ALL * 20 * (RUNS - run)) / RUNS));
    const began = performance.now();
    await selectRoll(db, 'busy', narrowing, { before, limit: 51 });
    times.push(performance.now() - began);
  }
  return times;
}

function share(all: readonly number[], part: number): number {
  return all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) * part)] ?? 0;
}
