import type { ImageControls, ImageModelChoice, WorkItem } from '@framewright/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../../testing/browser-store.ts';
import { choiceOf, routedChoice } from '../../testing/image-models.ts';
import { choose, describePicture, MADE, openImages, press } from '../../testing/image-page.tsx';
import { makeItem, makeWork } from '../../testing/works.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const LATEST = 'GET /api/work?kind=picture&from=2026-11-22T10%3A00%3A00.000Z&limit=1';
const CONTROLS: ImageControls = {
  seed: { max: 2 ** 32 - 1 },
  steps: { min: 1, max: 80, step: 1, default: 25 },
  guidance: { min: 1, max: 20, step: 0.5, default: 7 },
  sampler: { options: ['Euler a', 'DPM++ 2M'] },
  negative_prompt: true,
};
const SETTINGS = { seed: 777, steps: 31, guidance: 5.5, sampler: 'Euler a', negative_prompt: 'blur' };
const OPENAI = choiceOf('openai', { price_usd: 0.126 });
const PREVIEW = choiceOf('built-in', { price_usd: 0 });
const DREAM = 'forge/dreamshaper_8.safetensors [879db523c3]';
const LOCAL: ImageModelChoice = {
  ...choiceOf('built-in', { price_usd: 0, controls: CONTROLS, model_id: 'dreamshaper_8' }),
  ...{ id: DREAM, label: 'dreamshaper_8', note: 'Forge' },
};
const TEXT = 'A violin maker at her bench. Backlit by the window.';

let kept: Map<string, unknown>;

/** What was last made, as it lies on the roll. */
function made(change: Partial<WorkItem> = {}, content: object = {}): WorkItem {
  const item = makeItem({ model: DREAM, ratio: '16:9', ...change });
  if (item.content.kind !== 'picture') throw new Error('It is a picture.');
  return { ...item, content: { ...item.content, model_id: 'dreamshaper_8', settings: SETTINGS, ...content } };
}

const latest = (item: WorkItem) => ({
  [LATEST]: { body: { items: [makeWork()], next_cursor: null } },
  'GET /api/work/w1': { body: item },
});
const open = (item: WorkItem, models = [OPENAI, LOCAL, PREVIEW], at = '/generator?tab=images') =>
  openImages({
    ...{ at, config: { image_models: models }, others: latest(item), answer: { body: MADE } },
  });
const isChosen = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('radio', { name }).getAttribute('aria-checked')).toBe('true'));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  kept = stubBrowserStore();
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

test('after a reload the form is as the last picture was made: model, ratio and settings', async () => {
  const { sent } = await open(made());
  await isChosen(/dreamshaper_8/);
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('16:9');
  press('Generate image');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ prompt: TEXT, model: DREAM, aspect_ratio: '16:9', ...SETTINGS }]);
});

test('words that wait in the form stay, and the model comes back all the same', async () => {
  const { sent } = await openImages({
    ...{ config: { image_models: [OPENAI, LOCAL, PREVIEW] }, others: latest(made()), answer: { body: MADE } },
    description: 'a tower at dusk',
  });
  await isChosen(/dreamshaper_8/);
  press('Generate image');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ prompt: 'a tower at dusk', model: DREAM, aspect_ratio: '16:9' }]);
});

test('the ratio that came with other words stays', async () => {
  await openImages({
    ...{ config: { image_models: [OPENAI, LOCAL, PREVIEW] }, others: latest(made()), ratio: '9:16' },
    description: 'a tower at dusk',
  });
  await isChosen(/dreamshaper_8/);
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('9:16');
});

test('nothing is put where somebody is about to write', async () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
  const item = () => {
    field().focus();
    return { body: made() };
  };
  await openImages({
    config: { image_models: [OPENAI, LOCAL, PREVIEW] },
    others: { ...latest(made()), 'GET /api/work/w1': item },
  });
  await isChosen(/dreamshaper_8/);
  expect(field().value).toBe('');
});

test('what somebody has chosen meanwhile stays', async () => {
  await open(made());
  choose(/OpenAI/);
  await screen.findByRole('img', { name: `Generated: ${TEXT}` });
  await isChosen(/OpenAI/);
});

test('a model that is not here any more is named, and a free one is chosen in its place', async () => {
  await open(made(), [OPENAI, PREVIEW]);
  await isChosen(/Built-in preview/);
  expect(
    screen.getByText(
      'This was made with dreamshaper_8, which is not here now. Built-in preview is chosen instead.',
    ),
  ).toBeTruthy();
  choose(/OpenAI/);
  expect(screen.queryByText(/is chosen instead/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Built-in preview/ }));
  expect(screen.queryByText(/is chosen instead/)).toBeNull();
});

test('where the usual model is free it is the one that is chosen', async () => {
  const { sent } = await openImages({
    config: { image_models: [OPENAI, LOCAL, PREVIEW], default_image_model: DREAM },
    others: latest(made({ model: 'comfy/flux.gguf' }, { model_id: null })),
    answer: { body: MADE },
  });
  expect(await screen.findByText(/made with flux\.gguf, .* dreamshaper_8 is chosen/)).toBeTruthy();
  describePicture();
  press('Generate image');
  await waitFor(() => expect(sent()).toMatchObject([{ model: DREAM }]));
});

test("a model on a key of one's own is not free", async () => {
  const routed = routedChoice('black-forest-labs/flux.2-pro', { price_usd: 0 });
  await open(made(), [OPENAI, routed, PREVIEW]);
  await isChosen(/Built-in preview/);
});

test.each([
  ['its file', { model: 'dreamshaper_8' }, { model_id: null }],
  ['what its provider calls it', { model: 'far/away' }, { model_id: 'dreamshaper_8' }],
])('a recipe of elsewhere finds its model here by %s', async (_, change, content) => {
  const { sent } = await open(made(change, content), undefined, '/generator?work=w1');
  await isChosen(/dreamshaper_8/);
  press('Generate image');
  await waitFor(() => expect(sent()).toMatchObject([{ model: DREAM, ...SETTINGS }]));
});

test("the preview's recipe opens with the preview", async () => {
  await open(
    made({ model: 'Built-in preview' }, { model_id: 'Built-in preview', settings: {} }),
    undefined,
    '/generator?work=w1',
  );
  await isChosen(/Built-in preview/);
});

test('a picture to start from is not lost to a model that takes none', async () => {
  const wordsOnly: ImageModelChoice = {
    ...LOCAL,
    capabilities: { ...LOCAL.capabilities, modes: ['text-to-image'] },
  };
  await openImages({
    ...{ config: { image_models: [OPENAI, wordsOnly, PREVIEW] }, others: latest(made()) },
    ...{ description: 'make it night', firstMode: 'image-to-image' },
  });
  await screen.findByRole('img', { name: `Generated: ${TEXT}` });
  await isChosen(/OpenAI/);
  await isChosen(/Image to image/);
});

test('a seed that nobody chose is drawn anew after a reload, and stays where its picture is asked for', async () => {
  const { sent } = await open(made({}, { seed_drawn: true }));
  await isChosen(/dreamshaper_8/);
  expect(screen.getByLabelText('Seed')).toHaveProperty('value', '');
  press('Generate image');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('seed');
  cleanup();
  await open(made({}, { seed_drawn: true }), undefined, '/generator?tab=images&work=w1');
  await waitFor(() => expect(screen.getByLabelText('Seed')).toHaveProperty('value', '777'));
});

const { seed: _seed, ...UNSEEDED } = SETTINGS;

/** Whether it is a seed that was drawn, and another than the earlier one. */
const drawnSeed = expect.toSatisfy(
  (seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31 && seed !== SETTINGS.seed,
);

test('another take is made at once: the same words, model, ratio and settings, another seed', async () => {
  const { sent } = await open(made(), undefined, '/generator?tab=images&work=w1&take=another');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    {
      ...{ prompt: TEXT, model: DREAM, mode: 'text-to-image', input_image: null, aspect_ratio: '16:9' },
      ...UNSEEDED,
      ...{ seed: drawnSeed, seed_drawn: true, from_work: 'w1', byteplus_api_key: null },
    },
  ]);
  expect(screen.getByLabelText('Seed')).toHaveProperty('value', '');
});

test('beside a picture another take of it is one press away', async () => {
  const { sent } = await open(made());
  fireEvent.click(await screen.findByRole('button', { name: 'Another take' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ prompt: TEXT, model: DREAM, seed: drawnSeed, from_work: 'w1' }]);
});

test('there is no other take where the model is not here', async () => {
  const { sent } = await open(made(), [OPENAI, PREVIEW], '/generator?tab=images&work=w1&take=another');
  expect(await screen.findByText(/made with dreamshaper_8, which is not here now/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Another take' })).toBeNull();
  expect(sent()).toEqual([]);
});

test('a recipe whose model has no name that is known here is shown with its words all the same', async () => {
  await open(made({ model: 'Some Tool 2' }, { model_id: null }), [OPENAI, PREVIEW], '/generator?work=w1');
  expect(await screen.findByRole('img', { name: `Generated: ${TEXT}` })).toBeTruthy();
  expect(screen.getByLabelText('Description')).toHaveProperty('value', TEXT);
  expect(screen.getByText(/made with Some Tool 2, .* Built-in preview is chosen/)).toBeTruthy();
});

const DATA = 'data:image/png;base64,AAAA';

/** Starts from a picture, as somebody does who drops one. */
async function startFromPicture() {
  fireEvent.click(screen.getByRole('radio', { name: /Image to image/ }));
  const file = new File([new Uint8Array(3)], 'harbour.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Upload an input image/), { target: { files: [file] } });
  await screen.findByText('harbour.png');
}

test('pictures to start from are there after a reload, and how far to depart from them', async () => {
  const setting = { description: 'make it night', config: { image_models: [OPENAI, PREVIEW] } };
  await openImages(setting);
  await startFromPicture();
  fireEvent.change(screen.getByRole('slider', { name: /Strength/ }), { target: { value: '0.4' } });
  cleanup();
  const { sent } = await openImages({ ...setting, answer: { body: MADE } });
  await screen.findByText('harbour.png');
  await isChosen(/Image to image/);
  press('Generate image');
  await waitFor(() => expect(sent()).toMatchObject([{ mode: 'image-to-image', strength: 0.4 }]));
  expect(sent()[0]).toHaveProperty('input_image', expect.stringContaining('data:image/png'));
  cleanup();
  await openImages(setting);
  press(await screen.findByRole('button', { name: 'Remove image' }).then(() => 'Remove image'));
  cleanup();
  await openImages(setting);
  expect(screen.queryByText('harbour.png')).toBeNull();
  expect(kept.get('inputs')).toEqual([]);
});

test('pictures of other words stay away', async () => {
  kept.set('inputs', [{ name: 'harbour.png', size: 3, dataUrl: DATA }]);
  const purpose = { mode: 'image-to-image', strength: 0.4, description: 'make it night' };
  localStorage.setItem('draft:inputs-purpose', JSON.stringify(purpose));
  await openImages({ description: 'a tower' });
  await isChosen(/Text to image/);
  expect(screen.queryByText('harbour.png')).toBeNull();
});

test('another take of a picture that was made from another starts from the same', async () => {
  kept.set('inputs', [{ name: 'harbour.png', size: 3, dataUrl: DATA }]);
  const purpose = { mode: 'image-to-image', strength: 0.4, description: TEXT, workId: 'w1' };
  localStorage.setItem('draft:inputs-purpose', JSON.stringify(purpose));
  const item = made({}, { mode: 'image-to-image', strength: 0.4 });
  const { sent } = await open(item, undefined, '/generator?tab=images&work=w1&take=another');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ mode: 'image-to-image', input_image: DATA, strength: 0.4 }]);
});

test('where what it was made from is not here any more, the form says so', async () => {
  const item = made({}, { mode: 'image-to-image', strength: 0.4 });
  const { sent } = await open(item, undefined, '/generator?tab=images&work=w1&take=another');
  expect(await screen.findByRole('img', { name: `Generated: ${TEXT}` })).toBeTruthy();
  await isChosen(/Image to image/);
  expect(screen.getAllByText(/was made from is not in this browser/).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});
