import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROLL_TEXTS } from '../features/work/texts.ts';
import { storeToken } from '../lib/token.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { makeWork, OVERVIEW } from '../testing/works.ts';
import WorkPage from './work.tsx';

const LIST = 'GET /api/work?limit=60';
const BULK = 'POST /api/work/bulk';
const WORKS = ['w1', 'w2', 'w3'].map((id, place) =>
  makeWork({ id, title: `Work ${id}`, number: 3 - place, tags: place === 0 ? ['portrait'] : [] }),
);
const page = (items = WORKS, next: string | null = null) => ({ body: { items, next_cursor: next } });

beforeEach(() => () => vi.unstubAllGlobals());

function renderFor(answers: Parameters<typeof stubServer>[0] = {}, at = '/work') {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    'GET /api/auth/profile': { body: MARA },
    [LIST]: page(),
    'GET /api/work/overview': { body: OVERVIEW },
    'GET /api/collections': {
      body: {
        items: [{ id: 'c1', name: 'Violin series', works: 2, created_at: '2026-11-01T00:00:00.000Z' }],
        next_cursor: null,
      },
    },
    [BULK]: { body: { changed: 1 } },
    ...answers,
  });
  renderPage(<WorkPage />, at);
  return calls;
}

const frame = (title: string) => screen.findByRole('link', { name: new RegExp(title) });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tick = async (id: string) => {
  await frame(`Work ${id}`);
  press(`Select Work ${id}`);
};
const bodies = (calls: ReturnType<typeof stubServer>) =>
  calls.filter(({ call }) => call === BULK).map(({ body }) => body);

test('the roll shows its frames by day, and says where it ends', async () => {
  renderFor();
  expect(await frame('Work w1')).toHaveProperty('href', expect.stringMatching(/\/work\/w1$/));
  expect(screen.getByText('Thursday, 20 Nov 2025')).toBeTruthy();
  expect(screen.getByText('That is the whole roll.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Pictures/ }).textContent).toContain('2');
  expect(screen.getByText('1.0 MB of 10.0 MB')).toBeTruthy();
});

test('before the first frame there is a way to it', async () => {
  renderFor({
    [LIST]: page([]),
    'GET /api/work/overview': { body: { ...OVERVIEW, works: 0, trashed: 0 } },
  });
  expect(await screen.findByText('The roll is still blank')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write a first prompt' })).toBeTruthy();
});

test.each([
  ['their works', OVERVIEW.works, WORKS, 'Work w1'],
  ['a blank roll', 0, [], 'Write a first prompt'],
])('the title and its lead stay the same elements when %s are there', async (_, works, items, link) => {
  renderFor({ [LIST]: page(items), 'GET /api/work/overview': { body: { ...OVERVIEW, works, trashed: 0 } } });
  const first = [screen.getByRole('heading', { level: 1 }), screen.getByText(ROLL_TEXTS.lead)];
  expect(screen.queryByRole('link', { name: new RegExp(link) })).toBeNull();
  await screen.findByRole('link', { name: new RegExp(link) });
  expect(first.every((element) => element.isConnected)).toBe(true);
  expect(screen.getAllByText(ROLL_TEXTS.lead)).toHaveLength(1);
});

test('until it is known whose roll it is nothing of it can be used, and its works are asked for', async () => {
  const calls = renderFor({ 'GET /api/auth/profile': 'never' }, '/work?trash=true');
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/work?trash=true&limit=60'));
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryAllByRole('button')).toEqual([]);
  // As its HTML, which knows no address beyond the page's.
  expect(screen.getByText(ROLL_TEXTS.lead)).toBeTruthy();
});

test('the address says what is asked for; a chip and the search change it', async () => {
  const calls = renderFor(
    {
      'GET /api/work?kind=picture&limit=60': page(),
      'GET /api/work?kind=picture&element=light%3Abacklit&limit=60': page(WORKS.slice(0, 1)),
      'GET /api/work?q=violin&kind=picture&element=light%3Abacklit&limit=60': page([]),
    },
    '/work?kind=picture',
  );
  await frame('Work w2');
  expect(screen.getByRole('button', { name: /^f\/2.8/ })).toBeTruthy();
  press(/Backlit/);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Work w2/ })).toBeNull());
  fireEvent.change(screen.getByLabelText('Search my work'), { target: { value: 'violin' } });
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  expect(calls.some(({ call }) => call === LIST)).toBe(false);
});

test('the next page is asked for, and a failure of it can be tried again', async () => {
  const second = 'GET /api/work?limit=60&cursor=c2';
  const answers: Record<string, Parameters<typeof stubServer>[0][string]> = {
    [LIST]: page(WORKS, 'c2'),
    [second]: failure(400, 'bad_cursor', 'Not one of ours.'),
  };
  renderFor(answers);
  expect(await screen.findByText('The rest could not be loaded.')).toBeTruthy();
  expect(await frame('Work w1')).toBeTruthy();
});

test('a roll that cannot be loaded says so', async () => {
  renderFor({ [LIST]: failure(503, 'payments_not_configured', 'The store does not answer.') });
  expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toContain(
    'The store does not answer.',
  );
});

test('what is chosen moves to the bin, and comes back', async () => {
  const calls = renderFor();
  await tick('w1');
  await tick('w3');
  expect(await screen.findByText('2 selected')).toBeTruthy();
  press('Bin');
  expect(await screen.findByText('2 works moved to the bin.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Work w1/ })).toBeNull();
  press('Undo');
  await frame('Work w1');
  expect(bodies(calls)).toEqual([
    { ids: ['w1', 'w3'], action: 'trash' },
    { ids: ['w1', 'w3'], action: 'restore' },
  ]);
});

test('where all of it is in the bin, the roll leads there', async () => {
  renderFor({
    [LIST]: page([]),
    'GET /api/work/overview': { body: { ...OVERVIEW, works: 0, trashed: 3 } },
    'GET /api/work?trash=true&limit=60': page(),
  });
  expect(await screen.findByText('Everything is in the bin')).toBeTruthy();
  press('Open the bin');
  expect(await frame('Work w1')).toBeTruthy();
});

test('what failed leaves everything where it was', async () => {
  renderFor({ [BULK]: failure(503, 'payments_not_configured', 'Not now.') });
  await tick('w1');
  press('Bin');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(await frame('Work w1')).toBeTruthy();
});

test('arrow keys move, Space selects, Shift reaches, Ctrl+A takes all, Escape none', async () => {
  renderFor();
  const first = await frame('Work w1');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const second = await frame('Work w2');
  await waitFor(() => expect(document.activeElement).toBe(second));
  fireEvent.keyDown(second, { key: ' ' });
  expect(screen.getByText('1 selected')).toBeTruthy();
  fireEvent.keyDown(second, { key: 'ArrowRight', shiftKey: true });
  expect(await screen.findByText('2 selected')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  expect(await screen.findByText('3 selected')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
});

test('while choosing, a click chooses; a shift-click takes all between', async () => {
  renderFor();
  const first = await frame('Work w1');
  press('Select');
  fireEvent.click(first, { detail: 1 });
  fireEvent.click(await frame('Work w3'), { detail: 1, shiftKey: true });
  expect(screen.getByText('3 selected')).toBeTruthy();
});

test('tags are put on and taken off', async () => {
  const calls = renderFor();
  await tick('w1');
  press('Tag');
  const dialog = await screen.findByRole('dialog', { name: 'Tag' });
  fireEvent.change(within(dialog).getByLabelText('New tag'), { target: { value: ' #night  light ' } });
  fireEvent.submit(within(dialog).getByLabelText('New tag'));
  expect(await within(dialog).findByRole('button', { name: 'Take off #night light' })).toBeTruthy();
  expect(within(dialog).queryByText(/The field is full/)).toBeNull();
  fireEvent.change(within(dialog).getByLabelText('New tag'), { target: { value: 'x'.repeat(60) } });
  expect(within(dialog).getByText('The field is full: it takes 60 characters.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take off #portrait' }));
  await waitFor(() => expect(bodies(calls)).toHaveLength(2));
  expect(bodies(calls)).toEqual([
    { ids: ['w1'], action: 'tag', value: 'night light' },
    { ids: ['w1'], action: 'untag', value: 'portrait' },
  ]);
});

test('a name that has no room is whole where the pointer rests', async () => {
  const name = 'Halden packaging, autumn campaign, second round';
  const tag = 'a tag as long as a tag can be, which no rail has the room for';
  renderFor({
    'GET /api/work/overview': { body: { ...OVERVIEW, tags: [{ tag, count: 1 }] } },
    'GET /api/collections': {
      body: {
        items: [{ id: 'c1', name, works: 2, created_at: '2026-11-01T00:00:00.000Z' }],
        next_cursor: null,
      },
    },
  });
  await tick('w1');
  expect(await screen.findByTitle(name)).toBeTruthy();
  expect(screen.getByTitle(`#${tag}`)).toBeTruthy();
  expect(screen.getByTitle('Work w2')).toBeTruthy();
  press('Tag');
  const dialog = await screen.findByRole('dialog', { name: 'Tag' });
  expect(within(dialog).getByTitle('portrait')).toBeTruthy();
  expect(within(dialog).getByTitle(tag)).toBeTruthy();
});

test('works are collected', async () => {
  const calls = renderFor();
  await tick('w2');
  press('Collect');
  const dialog = await screen.findByRole('dialog', { name: 'Collect' });
  fireEvent.click(within(dialog).getByRole('button', { name: /Violin series/ }));
  expect(await screen.findByText('Now in Violin series.')).toBeTruthy();
  expect(bodies(calls)).toEqual([{ ids: ['w2'], action: 'collect', value: 'c1' }]);
});

test('nothing in the bin is deleted for ever without asking', async () => {
  const binned = WORKS.map((work) => ({ ...work, trashed_at: '2026-11-20T10:00:00.000Z' }));
  const calls = renderFor({ 'GET /api/work?trash=true&limit=60': page(binned) }, '/work?trash=true');
  await tick('w1');
  press('Delete for ever');
  const dialog = await screen.findByRole('dialog', { name: 'Delete 1 work for ever?' });
  expect(bodies(calls)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for ever' }));
  expect(await screen.findByText('Deleted for ever.')).toBeTruthy();
  expect(bodies(calls)).toEqual([{ ids: ['w1'], action: 'delete' }]);
});

test('a frame is used again where its kind is made', async () => {
  renderFor();
  const cell = (await frame('Work w1')).parentElement ?? document.body;
  // Its buttons are made where the pointer is, and only there.
  expect(screen.queryByRole('button', { name: /^Use .* again$/ })).toBeNull();
  fireEvent.pointerEnter(cell, { pointerType: 'touch' });
  expect(screen.queryByRole('button', { name: /^Use .* again$/ })).toBeNull();
  fireEvent.pointerEnter(cell, { pointerType: 'mouse' });
  expect(screen.getByRole('button', { name: /^Use .* again$/ })).toBeTruthy();
  fireEvent.pointerLeave(cell, { pointerType: 'mouse' });
  expect(screen.queryByRole('button', { name: /^Use .* again$/ })).toBeNull();
  fireEvent.pointerEnter(cell, { pointerType: 'mouse' });
  press('Use Work w1 again');
  expect(await screen.findByText('At /generator?tab=images&work=w1')).toBeTruthy();
});

test('the list says the same in lines', async () => {
  renderFor({}, '/work?view=list');
  expect(await frame('Work w1')).toBeTruthy();
  expect(screen.getAllByText('Preview').length).toBeGreaterThan(1);
  expect(screen.getByText('3, Picture')).toBeTruthy();
});
