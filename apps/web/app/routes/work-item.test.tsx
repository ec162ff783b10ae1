import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberRoll } from '../features/work/roll-address.ts';
import { takeHandedPicture } from '../lib/handed-picture.ts';
import { takeSelectedPrompt } from '../lib/selected-prompt.ts';
import { storeToken } from '../lib/token.ts';
import { ALTERNATIVES, OFFER } from '../testing/alternatives.ts';
import { choiceOf } from '../testing/image-models.ts';
import { BARE_CONFIG } from '../testing/public-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { makeItem, makeWork, OVERVIEW } from '../testing/works.ts';
import WorkItemPage from './work-item.tsx';

const GET = 'GET /api/work/w1';
const PATCH = 'PATCH /api/work/w1';

beforeEach(() => () => vi.unstubAllGlobals());

function renderFor(answers: Parameters<typeof stubServer>[0] = {}) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    [GET]: { body: makeItem() },
    'GET /api/work/overview': { body: OVERVIEW },
    'POST /api/work/bulk': { body: { changed: 1 } },
    ...answers,
  });
  renderPage(<WorkItemPage params={{ id: 'w1' }} />, '/work/w1');
  return calls;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.findByRole('heading', { level: 1, name: /Violin maker, backlit/ });
const sent = (calls: ReturnType<typeof stubServer>, call: string) =>
  calls.filter((each) => each.call === call).map(({ body }) => body);

test('a picture says how it was made', async () => {
  renderFor();
  await title();
  expect(screen.getByRole('img', { name: 'Violin maker, backlit' })).toBeTruthy();
  expect(screen.getByText('free')).toBeTruthy();
  expect(screen.getByText('42')).toBeTruthy();
  expect(screen.getByText('6.2 s, 30 steps')).toBeTruthy();
  const download = screen.getByRole('link', { name: 'Download with prompt' });
  expect(download.getAttribute('href')).toMatch(/&as=with-prompt$/);
  expect(download.getAttribute('download')).toBe('framewright-violin-maker-backlit.png');
});

describe('the facts of a picture', () => {
  const { content } = makeItem();
  if (content.kind !== 'picture') throw new Error('The item of tests is a picture.');
  const factsOf = async (change: Partial<typeof content>, item: Parameters<typeof makeItem>[0] = {}) => {
    renderFor({ 'GET /api/work/w1': { body: makeItem({ ...item, content: { ...content, ...change } }) } });
    await title();
    const names = [...document.querySelectorAll('.facts-sheet dt')].map((name) => name.textContent);
    const values = [...document.querySelectorAll('.facts-sheet dd')].map((value) => value.textContent);
    return Object.fromEntries(names.map((name, at) => [name, values[at]]));
  };

  test('are all settings that it was made with', async () => {
    const settings = { steps: 28, guidance: 6.5, sampler: 'Euler a', negative_prompt: 'blurry, text' };
    const facts = await factsOf({ settings: { ...settings, quality: 'high' } }, { ratio: '16:9' });
    expect(facts).toMatchObject({
      ...{ Ratio: '16:9', Sampler: 'Euler a', Guidance: '6.5', 'Negative prompt': 'blurry, text' },
      ...{ Time: '6.2 s, 28 steps', Quality: 'high' },
    });
  });

  test('say the price of the list where nobody knows the exact one, and that it is about', async () => {
    const listed = await factsOf({ cost_usd: null, about_usd: 0.126 }, { model: 'openai' });
    expect(listed).toMatchObject({ Price: 'about $0.13' });
    cleanup();
    expect(await factsOf({ cost_usd: 0.04 })).toMatchObject({ Price: '$0.04' });
    cleanup();
    expect(await factsOf({ cost_usd: null }, { model: 'openai' })).not.toHaveProperty('Price');
  });

  test('a preview is free, also one of before that was kept without a price', async () => {
    expect(await factsOf({ cost_usd: null }, { model: 'built-in' })).toMatchObject({ Price: 'free' });
  });

  test('steps are told also where no time is known', async () => {
    expect(await factsOf({}, { duration_ms: 0 })).toMatchObject({ Steps: '30' });
  });
});

describe('another take of a picture stands beside its price', () => {
  const { content } = makeItem();
  test.each([
    ['is free, on this machine', {}, 'built-in', { price_usd: 0 }, 'Free, on this machine'],
    ['did cost something', { cost_usd: 0.04 }, 'openai', { price_usd: null }, 'About $0.04'],
    ['did not say what it cost', { cost_usd: null }, 'openai', { price_usd: 0.126 }, 'About $0.13 a picture'],
    ['nobody knows', { cost_usd: null }, 'openai', { price_usd: null }, 'Price not known'],
    ['was made by what is not here', { cost_usd: 0 }, 'gemini', { price_usd: 0 }, 'Price not known'],
  ] as const)('that %s', async (_, cost, model, prices, price) => {
    const models = [choiceOf(model === 'gemini' ? 'openai' : model, prices)];
    renderFor({
      [GET]: { body: { ...makeItem({ model }), content: { ...content, ...cost } } },
      'GET /api/config': { body: { ...BARE_CONFIG, image_models: models } },
    });
    const words = await screen.findByText(price);
    expect(words.id).toBe(
      screen.getByRole('link', { name: 'Another take' }).getAttribute('aria-describedby'),
    );
  });
});

test('a note that is being typed when the page is left is sent on the way out, once', async () => {
  const calls = renderFor({ [PATCH]: { body: makeWork({ note: 'Warmer next time' }) } });
  await title();
  const note = screen.getByLabelText('Note');
  fireEvent(window, new Event('pagehide'));
  fireEvent.change(note, { target: { value: 'Warmer next time' } });
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent(calls, PATCH)).toEqual([{ note: 'Warmer next time' }]));
});

test('it is renamed, rated and marked', async () => {
  const calls = renderFor({ [PATCH]: { body: makeWork({ rating: 4 }) } });
  await title();
  press('4 stars');
  await waitFor(() => expect(sent(calls, PATCH)).toHaveLength(1));
  press('Favourite');
  press('Rename');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: ' Keeper ' } });
  fireEvent.submit(screen.getByLabelText('Title'));
  await waitFor(() =>
    expect(sent(calls, PATCH)).toEqual([{ rating: 4 }, { favourite: true }, { title: 'Keeper' }]),
  );
});

test('it is used again with its settings', async () => {
  renderFor();
  await title();
  press('Use again with its settings');
  expect(await screen.findByText('At /generator?tab=images&work=w1')).toBeTruthy();
});

test('it is used as the input of another picture, with its prompt', async () => {
  renderFor({ 'GET /api/images/p1/file?expires=1&signature=x': { body: 'bytes' } });
  await title();
  press('Use as input picture');
  expect(await screen.findByText('At /generator?tab=images')).toBeTruthy();
  expect(takeSelectedPrompt()).toBe('A violin maker at her bench. Backlit by the window.');
  expect(takeHandedPicture()).toMatchObject({ type: 'image/png' });
});

test('a picture that cannot be fetched says so', async () => {
  renderFor({ 'GET /api/images/p1/file?expires=1&signature=x': failure(404, 'not_found', 'Not found.') });
  await title();
  press('Use as input picture');
  expect(await screen.findByText('The picture could not be fetched. Please try again.')).toBeTruthy();
});

test('a swapped text can be kept as a version', async () => {
  const add = 'POST /api/work/w1/versions';
  const calls = renderFor({
    [ALTERNATIVES]: { body: OFFER },
    [add]: { body: makeWork({ id: 'w9', version: 2, parent_id: 'w1' }) },
  });
  await title();
  expect(screen.queryByRole('button', { name: 'Keep as a version' })).toBeNull();
  fireEvent.click(screen.getByText('Backlit by the window'));
  const option = await screen.findByRole('option', { name: /Bare bulb/ });
  fireEvent.click(option);
  fireEvent.click(option);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep as a version' }));
  expect(await screen.findByText('At /work/w9')).toBeTruthy();
  expect(sent(calls, add)).toEqual([{ text: 'A violin maker at her bench. One bare bulb.' }]);
});

test('a version that has no picture yet shows what its words look like', async () => {
  const { content, ...item } = makeItem({ version: 2, versions: 2, parent_id: 'w0' });
  const thumbnail = { url: '/api/work/w1/thumbnail?expires=1&signature=x', width: 256, height: 320 };
  if (content.kind !== 'picture') throw new Error('A picture was made.');
  renderFor({
    [GET]: { body: { ...item, thumbnail, content: { ...content, pictures: [] } } },
    'GET /api/work/w0': { body: makeItem({ id: 'w0' }) },
    'GET /api/work/w1/versions': { body: { items: [makeWork({ id: 'w0' })], next_cursor: null } },
  });
  const caption = await screen.findByText(/^Not made yet/);
  expect(caption.closest('figure')?.querySelector('img')?.getAttribute('src')).toBe(thumbnail.url);
  expect(screen.queryByRole('button', { name: 'Use again with its settings' })).toBeNull();
  press('Draw this version');
  expect(await screen.findByText('At /generator?tab=images&work=w1')).toBeTruthy();
});

test('the prompt of a picture is edited within what a picture takes', async () => {
  renderFor();
  await title();
  press('Edit');
  const field = screen.getByLabelText('Prompt text');
  const keep = screen.getByRole('button', { name: 'Keep as a version' });
  fireEvent.change(field, { target: { value: 'x'.repeat(4_001) } });
  expect(screen.getByText('1 too many')).toBeTruthy();
  expect(keep).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: 'x'.repeat(4_000) } });
  expect(keep).toHaveProperty('disabled', false);
});

test('a take may be longer than a picture takes, and says so while it is edited', async () => {
  const take = { text: 'A keeper.', anatomy: [] };
  const content = {
    kind: 'takes',
    request: { subject: 'a keeper' },
    takes: { studio: take, cinematic: take, minimal: take },
    tip: '',
    suggested_aspect_ratio: null,
  } as const;
  renderFor({ [GET]: { body: makeItem({ kind: 'takes', content }) } });
  await title();
  fireEvent.click(
    within(screen.getByRole('article', { name: 'Studio' })).getByRole('button', { name: 'Edit' }),
  );
  const field = screen.getByLabelText('Prompt text');
  fireEvent.change(field, { target: { value: 'x'.repeat(4_001) } });
  expect(screen.getByText(/^Pictures take at most 4,000 characters/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep as a version' })).toHaveProperty('disabled', false);
});

test('an extraction shows how its picture was made: model, seed, steps, and the negative prompt', async () => {
  const made = {
    ...{ tool: 'AUTOMATIC1111', model: 'dreamy', seed: '18446744073709551615', steps: 28 },
    ...{ sampler: 'Euler a', guidance: null, negative_prompt: 'blurry, text', settings: { Size: '512x768' } },
  };
  const prompt = { text: 'a fox', anatomy: [] };
  const content = { kind: 'extraction' as const, image_name: 'fox.png', prompt, made };
  renderFor({ [GET]: { body: makeItem({ kind: 'extraction', model: 'AUTOMATIC1111', content }) } });
  const facts = await screen.findByLabelText('Facts');
  const told = [...facts.querySelectorAll('div')].map((each) => each.textContent);
  expect(told).toEqual(
    expect.arrayContaining([
      ...['ToolAUTOMATIC1111', 'Modeldreamy', 'Seed18446744073709551615', 'SamplerEuler a', 'Steps28'],
      'Size512x768',
    ]),
  );
  const negative = screen.getByRole('article', { name: 'Negative prompt' });
  expect(negative.textContent).toContain('blurry, text');
  expect(screen.getByRole('button', { name: 'Copy the negative prompt' })).toBeTruthy();
});

test('a version says what it changed', async () => {
  const before = makeItem({
    id: 'w0',
    content: {
      ...makeItem().content,
      kind: 'extraction',
      image_name: 'tower.png',
      prompt: { text: 'Soft window light', anatomy: [{ start: 0, end: 17, element: 'light' }] },
    },
  });
  renderFor({
    [GET]: { body: makeItem({ version: 2, versions: 2, parent_id: 'w0' }) },
    'GET /api/work/w0': { body: before },
    'GET /api/work/w1/versions': {
      body: {
        items: [
          { ...makeWork({ id: 'w0' }), changed: null },
          { ...makeWork({ version: 2, parent_id: 'w0' }), changed: ['light', 'palette'] },
        ],
        next_cursor: null,
      },
    },
  });
  expect(await screen.findByText('What changed since version 1')).toBeTruthy();
  expect(screen.getByText('Soft window light').tagName).toBe('DEL');
  expect(screen.getAllByText('Backlit by the window').at(-1)?.tagName).toBe('INS');
  expect(await screen.findByText('Line of versions')).toBeTruthy();
  // What the server read out of the whole texts, not what these excerpts would say.
  expect(screen.getByText('Light, Palette')).toBeTruthy();
});

test('it is moved to the bin, and the page leads back to the roll as it was looked at', async () => {
  rememberRoll(new URLSearchParams({ view: 'list' }), 'k1');
  const calls = renderFor();
  await title();
  press('Move to bin');
  expect(await screen.findByText('At /work?view=list')).toBeTruthy();
  expect(await screen.findByText('Moved to the bin.')).toBeTruthy();
  expect(sent(calls, 'POST /api/work/bulk')).toEqual([{ ids: ['w1'], action: 'trash' }]);
});

test('in the bin it can come back, and is not changed', async () => {
  renderFor({ [GET]: { body: makeItem({ trashed_at: '2026-11-20T10:00:00.000Z' }) } });
  await title();
  expect(screen.getByText('This work is in the bin.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test.each([
  ['another’s, or none', failure(404, 'not_found', 'Nothing here.'), 'This work is not here'],
  ['longer than any', failure(400, 'invalid_request', 'Too long.'), 'This work is not here'],
  ['a server in trouble', failure(503, 'overloaded', 'The server is busy.'), 'The server is busy.'],
])('%s is told', async (_, answer, sentence) => {
  renderFor({ [GET]: answer });
  expect(await screen.findByText(sentence, {}, { timeout: 3000 })).toBeTruthy();
});

test('a conversation is shown as it was said', async () => {
  renderFor({
    [GET]: {
      body: makeItem({
        kind: 'conversation',
        content: {
          kind: 'conversation',
          messages: [
            { role: 'user', content: 'Make it rain', anatomy: [] },
            { role: 'assistant', content: 'Rain on the roof.', anatomy: [] },
          ],
        },
      }),
    },
  });
  expect(await screen.findByText('Make it rain')).toBeTruthy();
  press('Go on with it');
  await screen.findByText('At /sora2/optimizer?work=w1');
});
