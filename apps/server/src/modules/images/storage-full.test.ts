import { expect, test } from 'vitest';
import { diskStorage } from '../../providers/storage/disk-storage.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { pictureFiles, requestPicture } from '../../testing/test-pictures.ts';
import { exportOver } from '../../testing/test-transfer.ts';
import { worksOver } from '../../testing/test-works.ts';
import { forgetUnkept } from '../work/index.ts';

const DAY = 86_400_000;

test('where the storage is full the picture is answered all the same, stays a day, and its words for good', async () => {
  let instant = Date.parse('2026-11-23T10:00:00Z');
  const server = await buildTestApp({
    variables: { STORAGE_LIMIT_FREE_MB: '1' },
    now: () => new Date(instant),
  });
  const { token, user } = await server.signUp();
  const works = worksOver(server, token);
  const kept = (await requestPicture(server, token)).json();
  expect(kept).toMatchObject({ success: true, message: 'Your picture is ready.' });
  expect(kept.expires_at).toBeUndefined();
  await server.db.updateTable('images').set({ bytes: 1_048_000 }).where('user_id', '=', user.id).execute();

  const full = (await requestPicture(server, token, { prompt: 'a red kite' })).json();
  expect(full).toMatchObject({
    success: true,
    expires_at: '2026-11-24T10:00:00.000Z',
    message:
      'Your picture is ready. Your storage is full, so it stays for a day only: download it now, or make room in My work.',
  });
  for (const form of ['original', 'with-prompt'])
    expect((await server.send('GET', `${full.image_url}&as=${form}`)).statusCode).toBe(200);
  const item = await works.item(full.work_id);
  expect(item.content.pictures).toMatchObject([{ expires_at: '2026-11-24T10:00:00.000Z' }]);
  const overview = (await server.send('GET', '/api/work/overview', { token })).json();
  expect(overview.storage).toEqual({ used_bytes: 1_048_000, limit_bytes: 1_048_576 });
  expect((await exportOver(server, token)).works.map(({ pictures }) => pictures.length)).toEqual([1, 0]);
  expect(pictureFiles(server)).toHaveLength(2);

  const storage = await diskStorage(`${server.variables['DATA_DIR']}/pictures`);
  const deps = { db: server.db, storage, log: server.app.log, now: () => new Date(instant) };
  await forgetUnkept(deps);
  expect(pictureFiles(server)).toHaveLength(2);
  instant += DAY;
  await forgetUnkept(deps);
  expect(pictureFiles(server)).toHaveLength(1);
  expect(await works.item(full.work_id)).toMatchObject({
    content: { prompt: { text: 'a red kite' }, pictures: [] },
  });
  expect((await works.item(kept.work_id)).content.pictures).toHaveLength(1);
});
