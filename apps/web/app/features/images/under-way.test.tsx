import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { describePicture, MADE, openImages, press } from '../../testing/image-page.tsx';
import { failure } from '../../testing/stub-server.ts';
import { makeWork } from '../../testing/works.ts';

const KEY = 'pictureUnderWay';
const AT = '2026-11-23T09:00:00.000Z';
const SINCE = `GET /api/work?kind=picture&from=${encodeURIComponent(AT)}&limit=1`;
const leftBehind = () => sessionStorage.setItem(KEY, JSON.stringify({ load: 'another', at: AT }));
const told = () => screen.queryByText(/was ended when this page was loaded again/);

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

test('what loading the page again has ended is said once, until another picture is made', async () => {
  leftBehind();
  await openImages({
    answer: { body: MADE },
    others: { [SINCE]: { body: { items: [], next_cursor: null } } },
  });
  await waitFor(() => expect(told()).toBeTruthy());
  expect(sessionStorage.getItem(KEY)).toBeNull();
  describePicture();
  press('Generate image');
  await screen.findByText('1024 × 1536');
  expect(told()).toBeNull();
});

test('a picture that was kept at that very moment was not ended', async () => {
  leftBehind();
  await openImages({ others: { [SINCE]: { body: { items: [makeWork()], next_cursor: null } } } });
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
  expect(told()).toBeNull();
});

test('a picture is marked while it is being made, and not after its end', async () => {
  let during: string | null = null;
  await openImages({
    answer: () => {
      during = sessionStorage.getItem(KEY);
      return failure(503, 'overloaded', 'The server is busy.');
    },
  });
  describePicture();
  press('Generate image');
  await screen.findAllByText('The server is busy.');
  expect(JSON.parse(during ?? '{}')).toMatchObject({ at: expect.any(String) });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a connection that breaks leaves the mark for the page that comes', async () => {
  await openImages({ answer: 'no connection' });
  describePicture();
  press('Generate image');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Generate image' })).toHaveProperty('disabled', false),
  );
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
});
