/**
 * How the roll scrolls in a browser with 10,000 works, on a screen of 1,440 pixels and one of 390: at a speed at which
 * it is looked at, then flung down, while pages arrive, and up again, when all are there. Prints JSON: milliseconds
 * between frames, and what they are made of. Arguments: the browser, and how many works.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { sql } from 'kysely';
import { readConfig } from '../apps/server/src/config.ts';
import { seqAt } from '../apps/server/src/db/keep-work.ts';
import { openStore } from '../apps/server/src/db/open.ts';
import { newId } from '../apps/server/src/ids.ts';
import { openStorage } from '../apps/server/src/providers/storage/open-storage.ts';
import { type Scrolled, scroll, watchedPage } from './scrolling.ts';
import { proUser, serversOf } from './servers.ts';

const [executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', works = '10000'] =
  process.argv.slice(2);
const WORKS = Number(works);
/** Works that are made as people make them; the others are copies of these. */
const MADE = 24;
/** Pixels for each frame: a fast wheel, or a flung finger, which the pictures wait for. */
const FLUNG = 90;
/** At a speed at which pictures are seen, and for how many frames. */
const LOOKED_AT = 25;
const LOOKS = 1_200;
const SUBJECTS = ['a violin maker', 'a red coupe', 'an old harbour', 'a lighthouse keeper', 'a dune at noon'];
const RATIOS = ['1:1', '4:5', '16:9', '2:3'];

const folder = mkdtempSync(path.join(tmpdir(), 'framewright-scroll-'));
const servers = serversOf(folder);
try {
  const { url } = await servers.serveProduct({ DISCOVER_ENGINES: 'off' });
  const token = await proUser(url, folder);
  for (let at = 0; at < MADE; at += 1) await makeWork(url, token, at);
  await copyWorks();
  process.stdout.write(JSON.stringify(await scrollAll(url, token), null, 1));
} finally {
  servers.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Every second one is a picture. */
async function makeWork(url: string, token: string, at: number): Promise<void> {
  const post = async (address: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const subject = `${SUBJECTS[at % SUBJECTS.length]}, number ${at}`;
  const aspect_ratio = RATIOS[Math.floor(at / 2) % RATIOS.length];
  if (at % 2 === 0) await post('/api/prompts/generate', { subject });
  else
    await post('/api/images/generate', { prompt: `${subject}. Backlit.`, model: 'built-in', aspect_ratio });
  // Their small pictures are kept from now on, as those of a roll that was looked at before.
  const headers = { authorization: `Bearer ${token}` };
  const page = (await (await fetch(`${url}/api/work?limit=1`, { headers })).json()) as {
    items: { thumbnail: { url: string } | null }[]; // the contract's answer
  };
  const [newest] = page.items;
  if (newest?.thumbnail) await fetch(new URL(newest.thumbnail.url, url));
}

/** Fills the roll with copies, each of an older day. */
async function copyWorks(): Promise<void> {
  const config = readConfig({ DATA_DIR: folder });
  const { db } = await openStore(config.database, () => {});
  const storage = await openStorage(config.storage);
  const all = await db.selectFrom('works').selectAll().orderBy('seq').execute();
  const smallPictures = new Map<string, Buffer>();
  for (const { id } of all) {
    const small = await storage.open(`${id}.webp`);
    if (small) smallPictures.set(id, await buffer(small));
  }
  const began = Date.now();
  // What is lost with a crash is only the bench's.
  await sql`pragma synchronous = off`.execute(db);
  for (let copy = 0; copy < WORKS - all.length; copy += 1) {
    const original = all[copy % all.length];
    if (!original) break;
    const id = newId();
    const at = began - (copy + 1) * 15 * 60_000;
    const created_at = new Date(at).toISOString();
    await db.transaction().execute(async (tx) => {
      const made = tx.selectFrom('generations').selectAll().where('id', '=', original.id);
      await tx
        .insertInto('generations')
        .values({ ...(await made.executeTakeFirstOrThrow()), id, created_at })
        .execute();
      const place = { id, line_id: id, seq: seqAt(at), number: all.length + copy + 1, created_at };
      await tx
        .insertInto('works')
        .values({ ...original, ...place })
        .execute();
      const pictures = tx.selectFrom('images').selectAll().where('generation_id', '=', original.id);
      for (const picture of await pictures.execute())
        await tx
          .insertInto('images')
          .values({ ...picture, id: newId(), generation_id: id, storage_key: `${id}.img` })
          .execute();
    });
    const small = smallPictures.get(original.id);
    if (small) await storage.put(`${id}.webp`, small);
  }
  await db.destroy();
}

async function scrollAll(url: string, token: string): Promise<Record<string, Scrolled>> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const figures: Record<string, Scrolled> = {};
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 400 });
      await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
      await page.goto(`${url}/work`);
      await page.getByRole('gridcell').first().waitFor();
      const devtools = await watchedPage(page);
      figures[`${width} looked at`] = await scroll(page, devtools, LOOKED_AT, LOOKS);
      figures[`${width} down`] = await scroll(page, devtools, FLUNG);
      figures[`${width} up`] = await scroll(page, devtools, -FLUNG);
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}
