import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberRoll } from '../features/work/roll-address.ts';
import { takeHandedPicture } from '../lib/handed-picture.ts';
import { takeSelectedPrompt } from '../lib/selected-prompt.ts';
import { storeToken } from '../lib/token.ts';
import { ALTERNATIVES, OFFER } from '../testing/alternatives.ts';
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

test('it is renamed, rated and marked', async () => {
  const calls = renderFor({ [PATCH]: { body: makeWork({ rating: 4 }) } });
  await title();
  press('4 stars');
  await waitFor(() => expect(sent(calls, PATCH)).toHaveLength(1));
  press('Favourite');
  press('Rename');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: ' Keeper ' } });
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
      body: { items: [makeWork({ id: 'w0' }), makeWork({ version: 2, parent_id: 'w0' })], next_cursor: null },
    },
  });
  expect(await screen.findByText('What changed since version 1')).toBeTruthy();
  expect(screen.getByText('Soft window light').tagName).toBe('DEL');
  expect(screen.getAllByText('Backlit by the window').at(-1)?.tagName).toBe('INS');
  expect(await screen.findByText('Line of versions')).toBeTruthy();
});

test('it is moved to the bin, and the page leads back to the roll as it was looked at', async () => {
  rememberRoll(new URLSearchParams({ view: 'list' }));
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
