import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { failure, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { makeItem, makeWork } from '../testing/works.ts';
// Loaded before its clock stands still: what comes on demand is waited for, and waiting moves that clock.
import './ask-for-work.ts';
import { screenOf, startAnew, useLatestWork } from './latest-work.ts';
import { storeToken } from './token.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const LATEST = 'GET /api/work?kind=picture&from=2026-11-22T10%3A00%3A00.000Z&limit=1';
const LISTED = { body: { items: [makeWork()], next_cursor: null } };
const ITEM = { body: makeItem() };

function Screen() {
  const restored = vi.fn();
  useLatestWork('picture', (item, isAsked) => {
    restored(item);
    document.title = `${item.id} ${isAsked ? 'asked' : 'latest'}`;
  });
  return <p>The screen</p>;
}

async function renderAt(address: string, answers: Parameters<typeof stubServer>[0]) {
  storeToken(tokenThatExpires(NOW.getTime() + 3_600_000));
  document.title = 'nothing';
  const calls = stubServer(answers);
  renderPage(<Screen />, address);
  await screen.findByText('The screen');
  await act(async () => {});
  return calls.map(({ call }) => call);
}

const restored = (title: string) => vi.waitFor(() => expect(document.title).toBe(title));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('what was made in the last day comes back', async () => {
  await renderAt('/here', { [LATEST]: LISTED, 'GET /api/work/w1': ITEM });
  await restored('w1 latest');
});

test('what was put away does not', async () => {
  startAnew('picture', 'w1');
  const calls = await renderAt('/here', { [LATEST]: LISTED });
  expect(calls).toEqual([LATEST]);
  await restored('nothing');
});

test('a work of the address comes back though it was put away', async () => {
  startAnew('picture', 'w1');
  const calls = await renderAt('/here?work=w1', { 'GET /api/work/w1': ITEM });
  await restored('w1 asked');
  expect(calls).toEqual(['GET /api/work/w1']);
});

test('a work of another kind is left to its own screen', async () => {
  const takes = makeItem({ id: 'w7', kind: 'takes' });
  await renderAt('/here?work=w7', {
    'GET /api/work/w7': { body: takes },
    [LATEST]: LISTED,
    'GET /api/work/w1': ITEM,
  });
  await restored('w1 latest');
});

test('a work that is gone leaves the screen empty', async () => {
  await renderAt('/here?work=w1', { 'GET /api/work/w1': failure(404, 'not_found', 'Not found.') });
  await restored('nothing');
});

test('visitors are asked for nothing', async () => {
  localStorage.clear();
  const calls = stubServer({});
  renderPage(<Screen />);
  await screen.findByText('The screen');
  expect(calls).toEqual([]);
});

test('each kind goes on where works of its kind are made', () => {
  expect(screenOf({ kind: 'takes', id: 'a/b' })).toBe('/generator?work=a%2Fb');
  expect(screenOf({ kind: 'extraction', id: 'a' })).toBeUndefined();
});
