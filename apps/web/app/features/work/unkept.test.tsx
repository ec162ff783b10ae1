import type { WorkItem } from '@framewright/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, keepDraftsOf } from '../../lib/draft.ts';
import { storeToken } from '../../lib/token.ts';
import { ALTERNATIVES, OFFER } from '../../testing/alternatives.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { makeItem, makeWork, OVERVIEW } from '../../testing/works.ts';
import { WorkPage } from './work-page.tsx';

const PATCH = 'PATCH /api/work/w1';
const ADD = 'POST /api/work/w1/versions';
const WRITTEN = 'A violin maker at her bench. Backlit by the window.';
const SWAPPED = 'A violin maker at her bench. One bare bulb.';

beforeEach(() => {
  keepDraftsOf('mara');
  return () => {
    localStorage.clear();
    vi.unstubAllGlobals();
  };
});

/** Opens the page of a work, as for the first time. */
async function open(change: Partial<WorkItem> = {}, answers: Parameters<typeof stubServer>[0] = {}) {
  cleanup();
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const id = change.id ?? 'w1';
  const calls = stubServer({
    [`GET /api/work/${id}`]: { body: makeItem({ newer_id: 'w2', ...change }) },
    'GET /api/work/overview': { body: OVERVIEW },
    [ALTERNATIVES]: { body: OFFER },
    [ADD]: { body: makeWork({ id: 'w9', version: 2, parent_id: 'w1' }) },
    [PATCH]: { body: makeWork({ note: 'Warmer' }) },
    ...answers,
  });
  renderPage(<WorkPage id={id} />, `/work/${id}`);
  await screen.findByRole('heading', { level: 1, name: /Violin maker/ });
  return (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const card = (name = 'Prompt') => screen.getByRole('article', { name });

async function swapTheLight(name?: string) {
  fireEvent.click(within(card(name)).getByText('Backlit by the window'));
  const option = await screen.findByRole('option', { name: /Bare bulb/ });
  fireEvent.click(option);
  fireEvent.click(option);
  await within(card(name)).findByRole('button', { name: 'Keep as a version' });
}

const TAKE = { text: WRITTEN, anatomy: makeWork().anatomy };
const TAKES: Partial<WorkItem> = {
  kind: 'takes',
  ratio: '16:9',
  content: {
    kind: 'takes',
    request: { subject: 'a violin maker' },
    takes: { studio: TAKE, cinematic: TAKE, minimal: TAKE },
    tip: '',
    suggested_aspect_ratio: null,
  },
};

test('a swap is still there after another frame was looked at, and can then be kept', async () => {
  await open();
  await swapTheLight();
  press('Newer frame');
  await screen.findByText('At /work/w2');
  const sent = await open();
  expect(card().textContent).toContain(SWAPPED);
  press('Keep as a version');
  expect(await screen.findByText('At /work/w9')).toBeTruthy();
  expect(sent(ADD)).toEqual([{ text: SWAPPED }]);
  await open();
  expect(card().textContent).toContain(WRITTEN);
});

test('a swap that waits can be taken back', async () => {
  await open();
  await swapTheLight();
  await open();
  press('Discard');
  expect(card().textContent).toContain(WRITTEN);
  expect(screen.queryByRole('button', { name: 'Keep as a version' })).toBeNull();
  await open();
  expect(card().textContent).toContain(WRITTEN);
});

test('an edit is still open after a reload, as it was typed; cancelled it is gone', async () => {
  await open();
  press('Edit');
  fireEvent.change(screen.getByLabelText('Prompt text'), { target: { value: 'A luthier.' } });
  await open();
  expect(screen.getByLabelText('Prompt text')).toHaveProperty('value', 'A luthier.');
  press('Cancel');
  await open();
  expect(screen.queryByLabelText('Prompt text')).toBeNull();
});

test('where one of three takes is kept, the change of another goes along to the new version', async () => {
  await open(TAKES);
  await swapTheLight('Studio');
  await swapTheLight('Cinematic');
  fireEvent.click(within(card('Studio')).getByRole('button', { name: 'Keep as a version' }));
  await screen.findByText('At /work/w9');
  await open({ ...TAKES, id: 'w9' });
  expect(card('Cinematic').textContent).toContain(SWAPPED);
  expect(card('Studio').textContent).toContain(WRITTEN);
});

test('what waits is not shown in the bin, and is back when the work is', async () => {
  await open();
  await swapTheLight();
  let trashed: string | null = '2026-11-20T10:00:00.000Z';
  await open(
    {},
    {
      'GET /api/work/w1': () => ({ body: makeItem({ trashed_at: trashed }) }),
      'POST /api/work/bulk': () => {
        trashed = null;
        return { body: { changed: 1 } };
      },
    },
  );
  expect(card().textContent).toContain(WRITTEN);
  press('Restore');
  await waitFor(() => expect(card().textContent).toContain(SWAPPED));
});

test('what is swapped while a version is being kept goes along to it', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open();
  const answerAtOnce = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/versions')) await isAnswered;
    return answerAtOnce(address, init);
  });
  await swapTheLight();
  press('Keep as a version');
  fireEvent.click(within(card()).getByText('One bare bulb'));
  const option = await screen.findByRole('option', { name: /Dusk/ });
  fireEvent.click(option);
  fireEvent.click(option);
  answer();
  await screen.findByText('At /work/w9');
  await open({ id: 'w9' });
  expect(card().textContent).toContain('A violin maker at her bench. Dusk.');
});

const note = () => screen.getByLabelText('Note');
const typeNote = (value: string) => fireEvent.change(note(), { target: { value } });

test('a note saves itself a moment after it was typed, once', async () => {
  const sent = await open();
  typeNote('War');
  typeNote('Warmer');
  await waitFor(() => expect(sent(PATCH)).toEqual([{ note: 'Warmer' }]), { timeout: 3_000 });
  fireEvent.blur(note());
  cleanup();
  expect(sent(PATCH)).toHaveLength(1);
});

test('a note is saved where its page is left within a moment', async () => {
  const sent = await open();
  typeNote('Warmer');
  press('Newer frame');
  await waitFor(() => expect(sent(PATCH)).toEqual([{ note: 'Warmer' }]));
});

test('a note that did not arrive before a reload is there after it, and is saved', async () => {
  await open({}, { [PATCH]: 'never' });
  typeNote('Warmer');
  fireEvent(window, new Event('pagehide'));
  const sent = await open();
  expect(note()).toHaveProperty('value', 'Warmer');
  await waitFor(() => expect(sent(PATCH)).toEqual([{ note: 'Warmer' }]), { timeout: 3_000 });
});

test('a note that was changed elsewhere meanwhile stays as it is there', async () => {
  keepDraft('note:w1', JSON.stringify({ of: '', text: 'Warmer' }));
  await open({ note: 'Colder' });
  expect(note()).toHaveProperty('value', 'Colder');
});

test('a note that is refused is not sent again by itself', async () => {
  const sent = await open({}, { [PATCH]: failure(503, 'overloaded', 'The server is busy.') });
  typeNote('Warmer');
  await screen.findByText('The server is busy.', {}, { timeout: 3_000 });
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(sent(PATCH)).toHaveLength(1);
  fireEvent.blur(note());
  await waitFor(() => expect(sent(PATCH)).toHaveLength(2));
});

test('a set of takes says its ratio, and another take of it is one press away', async () => {
  await open(TAKES);
  const facts = [...document.querySelectorAll('.facts-sheet > div')].map(({ textContent }) => textContent);
  expect(facts).toContain('Ratio16:9');
  expect(await screen.findByText('Built in: free')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Another take' }));
  expect(await screen.findByText('At /generator?work=w1&take=another')).toBeTruthy();
});
