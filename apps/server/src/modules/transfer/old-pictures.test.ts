import { writeGeneration } from '@framewright/image-metadata';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { makeJpeg, PNG } from '../../testing/test-pictures.ts';
import { bring, colourfulProviders, exportOver, swatch, zipped } from '../../testing/test-transfer.ts';
import { withText } from '../../testing/test-uploads.ts';
import { worksOver } from '../../testing/test-works.ts';

const A1111 =
  'a red fox in snow\nNegative prompt: blur\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 41, Size: 8x6, Model: harbour';

async function owner(variables: Record<string, string> = {}) {
  const server = await buildTestApp({ imageProviders: colourfulProviders(), variables });
  const { token } = await server.signUp('pro');
  return { server, token, works: worksOver(server, token) };
}

test('a folder of old pictures is read, and those that are here already are told by pixels and prompt', async () => {
  const { server, token, works } = await owner();
  const fox = withText(await swatch(1), 'parameters', A1111);
  const other = withText(await swatch(2), 'parameters', A1111.replace('fox', 'hare'));
  const again = withText(await swatch(1), 'parameters', 'a red fox  in snow\nSteps: 1, Seed: 1, Size: 8x6');
  const silent = await swatch(3);
  const done = await bring(server, token, [
    { name: 'fox.png', bytes: fox },
    { name: 'hare.png', bytes: other },
    { name: 'fox again.png', bytes: again },
    { name: 'holiday.png', bytes: silent },
    { name: 'broken.png', bytes: other.subarray(0, 60) },
  ]);
  expect(done).toMatchObject({ state: 'done', found: 5, added: 2, duplicates: 1, skipped: 2 });
  expect(done.problems).toEqual([
    { name: 'holiday.png', message: 'It does not say what it was made from.' },
    { name: 'broken.png', message: 'It is no whole JPEG, PNG or WebP.' },
  ]);
  const [, first] = await works.list();
  const item = await works.item(first?.id ?? '');
  expect(item).toMatchObject({
    ...{ kind: 'picture', model: 'harbour', title: 'a red fox in snow' },
    content: {
      prompt: { text: 'a red fox in snow' },
      settings: { steps: 20, sampler: 'Euler a', guidance: 7, seed: 41, negative_prompt: 'blur' },
      pictures: [{ width: 8, height: 6, content_type: 'image/png', seed: 41 }],
    },
  });
  const stored = await server.send('GET', item.content.pictures[0].url);
  expect(stored.rawPayload.equals(fox)).toBe(true);
});

test('a ZIP of pictures is taken like a folder, without what is beside them', async () => {
  const { server, token, works } = await owner();
  const fox = withText(await swatch(1), 'parameters', A1111);
  const zip = zipped({
    'old/deep/fox.PNG': fox,
    '__MACOSX/old/._fox.png': fox,
    'readme.txt': 'x',
    'a.json': '{}',
  });
  const done = await bring(server, token, [{ name: 'old.zip', bytes: zip }]);
  expect(done).toMatchObject({ state: 'done', found: 1, added: 1, problems: [] });
  expect(await works.list()).toHaveLength(1);
});

test('a downloaded recipe opens on another Framewright with prompt, settings and title, and at home is the same', async () => {
  const { server, token, works } = await owner();
  const id = await works.picture('A red kite over dunes. Backlit by the sun.');
  await works.change(id, { title: 'Kite, take two' });
  const { content } = await works.item(id);
  const recipe = (await server.send('GET', `${content.pictures[0].url}&as=with-prompt`)).rawPayload;
  const home = await bring(server, token, [{ name: 'kite.png', bytes: recipe }]);
  expect(home).toMatchObject({ added: 0, duplicates: 1, work_id: id });

  const next = await owner();
  const taken = await bring(next.server, next.token, [{ name: 'kite.png', bytes: recipe }]);
  expect(taken).toMatchObject({ state: 'done', added: 1 });
  const item = await next.works.item(taken.work_id ?? '');
  expect(item).toMatchObject({
    title: 'Kite, take two',
    content: { prompt: { text: 'A red kite over dunes. Backlit by the sun.' } },
  });
  const further = (await next.server.send('GET', `${item.content.pictures[0].url}&as=with-prompt`))
    .rawPayload;
  const third = await bring(next.server, next.token, [{ name: 'kite.png', bytes: further }]);
  expect(third).toMatchObject({ duplicates: 1, work_id: item.id });
});

test('where there is no room nothing is lost silently: what fits is kept, the rest is told', async () => {
  const { server, token, works } = await owner({ STORAGE_LIMIT_PRO_MB: '1' });
  const sizes = [900_000, 300_000, 2_000];
  const pictures = [];
  for (const [at, length] of sizes.entries())
    pictures.push({
      name: `${at}.png`,
      bytes: withText(withText(await swatch(at), 'parameters', A1111), 'Comment', 'x'.repeat(length)),
    });
  const done = await bring(server, token, pictures);
  expect(done).toMatchObject({ state: 'done', added: 2, skipped: 1 });
  expect(done.problems).toEqual([
    { name: '1.png', message: 'There is no room left for its pictures in your storage.' },
  ]);
  const overview = (await server.send('GET', '/api/work/overview', { token })).json();
  expect(overview.storage).toMatchObject({ limit_bytes: 1_048_576 });
  expect(overview.storage.used_bytes).toBeGreaterThan(900_000);
  expect(await works.list()).toHaveLength(2);
});

test('texts that no database takes, and settings of nobody, do no harm', async () => {
  const { server, token, works } = await owner();
  const record = {
    prompt: 'a\0b\ud800 fox',
    tool: 'Framewright',
    model: 'm'.repeat(900),
    origin: 'drawn' as const,
  };
  const bytes = writeGeneration(await makeJpeg(), {
    ...record,
    ...{ size: { width: 1, height: 1 }, steps: 1e9, guidance: -4, seed: '99999999999999999999' },
  });
  const done = await bring(server, token, [{ name: 'a\u202e.png', bytes: bytes ?? PNG }]);
  expect(done).toMatchObject({ state: 'done', added: 1 });
  const item = await works.item(done.work_id ?? '');
  expect(item.content.settings).toEqual({});
  expect(item.content.pictures).toMatchObject([{ seed: null }]);
  expect((await exportOver(server, token)).works).toHaveLength(1);
});
