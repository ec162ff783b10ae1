import type { Board } from '@framewright/contract';
import { expect, test } from 'vitest';
import { diskStorage } from '../../providers/storage/disk-storage.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { pictureFiles, quickProviders } from '../../testing/test-pictures.ts';
import { forgetUnkept } from '../work/index.ts';
import { RUN_TEXTS } from './run-boards.ts';

const DAY = 86_400_000;

test('a board that is drawn where the storage is full says so of each picture, before they go and after', async () => {
  let instant = Date.parse('2026-11-23T10:00:00Z');
  const server = await buildTestApp({
    imageProviders: quickProviders,
    variables: { STORAGE_LIMIT_FREE_MB: '1' },
    now: () => new Date(instant),
  });
  const { token, user } = await server.signUp();
  const open = async (id: string): Promise<Board> =>
    (await server.send('GET', `/api/boards/${id}`, { token })).json();
  const drawn = async () => {
    const axes = [{ field: 'aspect_ratio', values: ['1:1', '4:5'] }];
    const body = { prompt: 'a fox in snow', model: 'built-in', axes };
    const { id } = (await server.send('POST', '/api/boards', { token, body })).json();
    await expect.poll(async () => (await open(id)).finished, { timeout: 10_000 }).toBe(true);
    return open(id);
  };
  const said = ({ cells }: Board) =>
    cells.map(({ state, message, work }) => [state, message, work?.picture.expires_at]);

  expect(said(await drawn())).toEqual(Array(2).fill(['done', null, null]));
  await server.db.updateTable('images').set({ bytes: 1_048_576 }).where('user_id', '=', user.id).execute();
  const body = {
    prompt: 'a fox',
    model: 'built-in',
    axes: [{ field: 'aspect_ratio', values: ['1:1', '4:5'] }],
  };
  const asked = async () =>
    (await server.send('POST', '/api/boards', { token, body: { ...body, dry_run: true } })).json().storage;
  expect(await asked()).toEqual({ left_bytes: 0, needed_bytes: 2_097_152, room_for: 0 });
  await server.db.updateTable('images').set({ bytes: 200_000 }).where('user_id', '=', user.id).execute();
  expect(await asked()).toEqual({ left_bytes: 648_576, needed_bytes: 400_000, room_for: 2 });
  await server.db.updateTable('images').set({ bytes: 400_000 }).where('user_id', '=', user.id).execute();
  expect(await asked()).toEqual({ left_bytes: 248_576, needed_bytes: 800_000, room_for: 0 });
  await server.db.updateTable('images').set({ bytes: 1_048_576 }).where('user_id', '=', user.id).execute();
  const full = await drawn();
  const end = '2026-11-24T10:00:00.000Z';
  expect(said(full)).toEqual(Array(2).fill(['done', RUN_TEXTS.noRoom, end]));

  instant += DAY;
  const storage = await diskStorage(`${server.variables['DATA_DIR']}/pictures`);
  await forgetUnkept({ db: server.db, storage, log: server.app.log, now: () => new Date(instant) });
  expect(pictureFiles(server)).toHaveLength(2);
  expect(said(await open(full.id ?? ''))).toEqual(Array(2).fill(['done', RUN_TEXTS.noRoom, undefined]));
});
