import { describe, expect, test } from 'vitest';
import { KNOWN_ENGINES } from '../../providers/ai/engines/known-engines.ts';
import { sdapiPeer } from '../../testing/sdapi-peer.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { providersWith } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { bring, colourfulProviders, swatch } from '../../testing/test-transfer.ts';
import { withText } from '../../testing/test-uploads.ts';
import { worksOver } from '../../testing/test-works.ts';

const DREAM = 'sdapi/dreamshaper_8.safetensors [879db523c3]';

async function ownerOf(server: TestApp) {
  const { token } = await server.signUp('pro');
  const works = worksOver(server, token);
  return {
    works,
    async make(prompt: string, fields: object = {}) {
      const id = await works.picture(prompt, fields);
      const { content } = await works.item(id);
      const address = content.pictures[0].url;
      const fileOf = async (form: string) => (await server.send('GET', `${address}${form}`)).rawPayload;
      return { id, original: await fileOf(''), recipe: await fileOf('&as=with-prompt') };
    },
    take: (bytes: Uint8Array) => bring(server, token, [{ name: 'picture.png', bytes }]),
  };
}

describe.each(ENGINES)('%s', (engine) => {
  test('two prompts that draw the same pixels are two works, and each file leads to its own', async () => {
    const bytes = await swatch(1);
    const drawn = { bytes, contentType: 'image/png', width: 8, height: 6, modelId: 'built-in' } as const;
    const server = await buildTestApp({ engine, imageProviders: providersWith(async () => drawn) });
    const home = await ownerOf(server);
    const near = await home.make('A tower. 85mm.');
    const wide = await home.make('A tower. 24mm lens, mood calm.');
    for (const { id, recipe } of [near, wide])
      expect(await home.take(recipe)).toMatchObject({ added: 0, duplicates: 1, work_id: id });

    const away = await ownerOf(server);
    const first = await away.take(near.recipe);
    const second = await away.take(wide.recipe);
    expect([first, second]).toMatchObject([{ added: 1 }, { added: 1 }]);
    expect((await away.works.item(second.work_id ?? '')).content.prompt.text).toBe(
      'A tower. 24mm lens, mood calm.',
    );
    expect(await away.take(near.recipe)).toMatchObject({ added: 0, duplicates: 1, work_id: first.work_id });
    expect(await away.take(wide.recipe)).toMatchObject({ added: 0, duplicates: 1, work_id: second.work_id });
    // It says nothing of its own.
    expect(await away.take(near.original)).toMatchObject({ added: 0, duplicates: 1 });
    expect(await away.works.list()).toHaveLength(2);
  });

  test("an engine's own file is known at home, though it tells the prompt in other words", async () => {
    const bytes = withText(await swatch(2), 'parameters', 'a \\(red\\) fox\nSteps: 20, Seed: 4, Size: 8x6');
    const drawn = { bytes, contentType: 'image/png', width: 8, height: 6, modelId: 'built-in' } as const;
    const server = await buildTestApp({ engine, imageProviders: providersWith(async () => drawn) });
    const home = await ownerOf(server);
    const { id, original, recipe } = await home.make('a (red) fox');
    expect(await home.take(original)).toMatchObject({ added: 0, duplicates: 1, work_id: id });
    expect(await home.take(recipe)).toMatchObject({ added: 0, duplicates: 1, work_id: id });
  });
});

/** A server that has found an engine with models. */
async function withForge() {
  const forge = await sdapiPeer({ round: 2 });
  const port = Number(new URL(forge.origin).port);
  const server = await buildTestApp({
    imageProviders: colourfulProviders(),
    knownEngines: KNOWN_ENGINES.map((engine) => ({ ...engine, port: engine.id === 'sdapi' ? port : 9 })),
  });
  const { token } = await server.signUp();
  await server.send('POST', '/api/engines/scan', { token });
  return server;
}

test('a recipe finds its model on this server, with its settings', async () => {
  const server = await withForge();
  const settings = { steps: 4, guidance: 6.5, sampler: 'Euler a', seed: 77, negative_prompt: 'blurry' };
  const { recipe } = await (await ownerOf(server)).make('a fox', { model: DREAM, ...settings });
  const away = await ownerOf(server);
  const { work_id: id } = await away.take(recipe);
  expect(await away.works.item(id ?? '')).toMatchObject({
    model: DREAM,
    content: { prompt: { text: 'a fox' }, model_id: 'dreamshaper_8', settings },
  });
  expect(await away.works.list(`model=${encodeURIComponent(DREAM)}`)).toHaveLength(1);
});

test("the preview's recipe is the preview's", async () => {
  const server = await withForge();
  const { recipe } = await (await ownerOf(server)).make('a hare');
  const away = await ownerOf(server);
  const { work_id: id } = await away.take(recipe);
  expect(await away.works.item(id ?? '')).toMatchObject({ model: 'built-in', content: { settings: {} } });
});

test.each([
  ['dreamshaper_8', DREAM],
  ['sd15\\dreamshaper_8.ckpt', DREAM],
  ['somebody else', 'somebody else'],
])('the text of other programs finds the model that it calls %s', async (said, model) => {
  const away = await ownerOf(await withForge());
  const text = `a fox\nNegative prompt: blur\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 41, Model: ${said}`;
  const { work_id: id } = await away.take(withText(await swatch(3), 'parameters', text));
  expect(await away.works.item(id ?? '')).toMatchObject({
    model,
    content: { settings: { steps: 20, sampler: 'Euler a', guidance: 7, seed: 41, negative_prompt: 'blur' } },
  });
});
