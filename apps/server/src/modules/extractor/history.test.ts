import { EXTRACTOR_IMAGE, extractorHistory, getWork, type Work } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { loadSharp } from '../../providers/pictures/load-sharp.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { analyze, painted, withText } from '../../testing/test-uploads.ts';
import { worksOver } from '../../testing/test-works.ts';
import { insertExtracted } from './extractor.repo.ts';

const picture = async () => (await painted(600, 300)).png().toBuffer();

const historyOf = async ({ send }: TestApp, token: string) =>
  extractorHistory.response.parse((await send('GET', '/api/image-prompt/history', { token })).json()).prompts;

const row = (name: string, created_at: string) => ({
  id: newId(),
  image_name: name,
  generated_prompt: 'a fox',
  thumbnail: 'data:image/webp;base64,',
  created_at,
});

describe.each(ENGINES)('on %s', (engine) => {
  test('what a user extracts is kept: the name, the text and a thumbnail', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const server = await buildTestApp({ engine, now: () => now });
    const { token } = await server.signUp();
    const first = (await analyze(server, await picture(), { token, name: 'first.png' })).json();
    now = new Date('2026-11-21T12:01:00Z');
    const told = withText(await picture(), 'parameters', 'a fox\nSteps: 1, Seed: 2');
    const second = (await analyze(server, told, { token, name: 'second.png' })).json();
    const prompts = await historyOf(server, token);
    expect(prompts.map(({ thumbnail: _, ...rest }) => rest)).toEqual([
      {
        id: second.saved_id,
        image_name: 'second.png',
        generated_prompt: 'a fox',
        created_at: '2026-11-21T12:01:00.000Z',
        work_id: second.saved_id,
      },
      {
        id: first.saved_id,
        image_name: 'first.png',
        generated_prompt: first.prompt,
        created_at: '2026-11-21T12:00:00.000Z',
        work_id: first.saved_id,
      },
    ]);
    const [head = '', base64 = ''] = prompts[0]?.thumbnail.split(',') ?? [];
    expect(head).toBe('data:image/webp;base64');
    const sharp = await loadSharp();
    const thumbnail = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect(thumbnail).toMatchObject({ format: 'webp', width: 256, height: 128 });
  });

  test('how a picture was made is kept with its work, as far as its file says it', async () => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp();
    const said = `a fox in snow
Negative prompt: blurry, text
Steps: 28, Sampler: Euler a, CFG scale: 6.5, Seed: 18446744073709551615, Size: 512x768, Model: dreamy, Note: ${'x'.repeat(300)}`;
    const told = await analyze(server, withText(await picture(), 'parameters', said), { token });
    const untold = await analyze(server, await picture(), { token, name: 'untold.png' });
    const itemOf = async (id: string) =>
      getWork.response.parse((await server.send('GET', `/api/work/${id}`, { token })).json()).content;
    expect(await itemOf(told.json().saved_id)).toMatchObject({
      kind: 'extraction',
      prompt: { text: 'a fox in snow' },
      made: {
        ...{ tool: 'AUTOMATIC1111', model: 'dreamy', negative_prompt: 'blurry, text' },
        ...{ seed: '18446744073709551615', steps: 28, sampler: 'Euler a', guidance: 6.5 },
        settings: { Size: '512x768' },
      },
    });
    expect(await itemOf(untold.json().saved_id)).not.toHaveProperty('made');
  });

  test('a picture that is read again is the same work, and what is read otherwise a version of it', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const server = await buildTestApp({ engine, now: () => now });
    const { token } = await server.signUp();
    const works = worksOver(server, token);
    const read = async (bytes: Buffer, name = 'one.png') => {
      now = new Date(now.getTime() + 60_000);
      return (await analyze(server, bytes, { token, name })).json();
    };
    const first = await read(await picture());
    const again = await read(await picture());
    expect(again).toMatchObject({ saved_id: first.saved_id, work_id: first.work_id, prompt: first.prompt });
    expect(await works.list()).toMatchObject([{ id: first.work_id, version: 1 }]);
    expect(await historyOf(server, token)).toHaveLength(1);

    // The same picture, of which something else is said now: the words that a tool wrote into a copy.
    await works.change(first.work_id, { title: 'My fox' });
    const otherwise = await read(withText(await picture(), 'parameters', 'a fox\nSteps: 1, Seed: 2'));
    expect(await works.item(otherwise.work_id)).toMatchObject({
      ...{ version: 2, title: 'My fox', text: 'a fox' },
    });
    const line = await server.send('GET', `/api/work/${first.work_id}/versions`, { token });
    expect(line.json().items.map(({ id }: Work) => id)).toEqual([first.work_id, otherwise.work_id]);
    expect((await historyOf(server, token)).map(({ id }) => id)).toEqual([
      otherwise.saved_id,
      first.saved_id,
    ]);

    // Of another name, after another, or once it is in the bin, it begins anew.
    const named = await read(await picture(), 'two.png');
    const after = await read(await picture());
    await works.bulk([after.work_id], 'trash');
    const anew = await read(await picture());
    for (const { work_id } of [named, after, anew])
      expect(await works.item(work_id)).toMatchObject({ id: work_id, version: 1 });
    expect(new Set([first, otherwise, named, after, anew].map(({ work_id }) => work_id)).size).toBe(5);
  });

  test('an entry names its work while the roll shows it, and none while it is in the bin', async () => {
    const server = await buildTestApp({ engine });
    const [{ token, user }, other] = [await server.signUp(), await server.signUp()];
    const { saved_id: id } = (await analyze(server, await picture(), { token })).json();
    await insertExtracted(server.db, user.id, row('of before the roll', '2020-01-01T00:00:00.000Z'));
    await insertExtracted(server.db, other.user.id, row('of another', '2020-01-01T00:00:00.000Z'));
    const works = async () => (await historyOf(server, token)).map(({ work_id }) => work_id);
    expect(await works()).toEqual([id, null]);
    const move = (action: string) =>
      server.send('POST', '/api/work/bulk', { token, body: { ids: [id], action } });
    expect((await move('trash')).statusCode).toBe(200);
    expect(await works()).toEqual([null, null]);
    expect((await move('restore')).statusCode).toBe(200);
    expect(await works()).toEqual([id, null]);
  });

  test('the newest hundred stay, also when many come at once', async () => {
    const server = await buildTestApp({ engine, now: () => new Date('2026-11-22T12:00:00Z') });
    const { token, user } = await server.signUp();
    const other = await server.signUp();
    await insertExtracted(server.db, other.user.id, row('of another', '2020-01-01T00:00:00.000Z'));
    for (let index = 0; index < EXTRACTOR_IMAGE.history; index += 1) {
      const minute = String(index % 60).padStart(2, '0');
      const at = `2026-11-21T1${Math.floor(index / 60)}:${minute}:00.000Z`;
      await inTransaction(server.db, (tx) => insertExtracted(tx, user.id, row(`${index}`, at)));
    }
    const bytes = await picture();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => analyze(server, bytes, { token, name: `new ${at}.png` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const names = (await historyOf(server, token)).map(({ image_name }) => image_name);
    expect(names).toHaveLength(EXTRACTOR_IMAGE.history);
    const fresh = ['new 0.png', 'new 1.png', 'new 2.png', 'new 3.png', 'new 4.png'];
    expect(names.slice(0, 5).toSorted()).toEqual(fresh);
    expect(names[5]).toBe('99');
    expect(names.at(-1)).toBe('5');
    expect(await historyOf(server, other.token)).toHaveLength(1);
  });

  test('only the owner sees and deletes; an id of another is an id of nobody', async () => {
    const server = await buildTestApp({ engine });
    const [one, two] = [await server.signUp(), await server.signUp()];
    const { saved_id: id } = (await analyze(server, await picture(), { token: one.token })).json();
    const remove = (token: string | undefined, which: string) =>
      server.send('DELETE', `/api/image-prompt/${which}`, token ? { token } : {});
    expect(await historyOf(server, two.token)).toEqual([]);
    const refused = [await remove(two.token, id), await remove(two.token, newId())].map((answer) => {
      const { request_id: _, ...rest } = answer.json();
      return { status: answer.statusCode, ...rest };
    });
    expect(refused[0]).toMatchObject({ status: 404, code: 'not_found', success: false });
    expect(refused[1]).toEqual(refused[0]);
    expect((await remove(undefined, id)).statusCode).toBe(401);
    expect(await historyOf(server, one.token)).toHaveLength(1);
    expect((await remove(one.token, id)).json()).toEqual({ success: true });
    expect((await remove(one.token, id)).statusCode).toBe(404);
    expect(await historyOf(server, one.token)).toEqual([]);
  });

  test('it is in the export, and goes with the account', async () => {
    const server = await buildTestApp({ engine });
    const [one, two] = [await server.signUp(), await server.signUp()];
    await analyze(server, await picture(), { token: one.token, name: 'mine.png' });
    await analyze(server, await picture(), { token: two.token, name: 'of another.png' });
    const exported = (await server.send('GET', '/api/auth/export', { token: one.token })).json();
    const kept = (await historyOf(server, one.token)).map(({ work_id: _, ...rest }) => rest);
    expect(exported.extracted_prompts).toEqual(kept);
    expect(exported.extracted_prompts).toMatchObject([{ image_name: 'mine.png' }]);
    const removal = { token: one.token, body: { password: PASSWORD } };
    expect((await server.send('DELETE', '/api/auth/account', removal)).statusCode).toBe(200);
    const left = await server.db.selectFrom('extracted_prompts').select('image_name').execute();
    expect(left).toEqual([{ image_name: 'of another.png' }]);
  });

  test('a text that databases do not take is kept all the same', async () => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp();
    const strange = JSON.stringify({ prompt: 'a\0fox\ud800', seed: 1, steps: 2 });
    const answer = await analyze(server, withText(await picture(), 'Comment', strange), {
      token,
      name: "a\0b';drop--.png",
    });
    expect(answer.statusCode).toBe(200);
    expect((await historyOf(server, token))[0]?.image_name).toBe("ab';drop--.png");
  });
});

test('a visitor has no history', async () => {
  const server = await buildTestApp();
  expect((await analyze(server, await picture())).json()).toMatchObject({ saved_id: null });
  expect((await server.send('GET', '/api/image-prompt/history')).statusCode).toBe(401);
  expect(await server.db.selectFrom('extracted_prompts').selectAll().execute()).toEqual([]);
});
