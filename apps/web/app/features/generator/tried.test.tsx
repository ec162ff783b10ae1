import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { keepTried, lastTried } from '../../lib/tried.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { STAGE } from '../../testing/stages.ts';
import { failure, MARA, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { PromptGenerator } from './prompt-generator.tsx';

vi.mock('@framewright/prompt-engine/illustrate-on-demand', () => ({
  illustrateOnDemand: () => '<svg/>',
}));

const GENERATE = 'POST /api/prompts/generate';
const RESULT = {
  ...{ studio: 'A new fox.', cinematic: 'A new fox.', minimal: 'A new fox.', tip: '' },
  ...{ suggested_aspect_ratio: '3:2', engine: 'built-in', work_id: 'w2' },
  anatomy: { studio: [], cinematic: [], minimal: [] },
  stages: { studio: STAGE, cinematic: STAGE, minimal: STAGE },
};

function open(
  answer: Parameters<typeof stubServer>[0][string] = { body: RESULT },
  at = '/generator?take=tried',
) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    [GENERATE]: answer,
    'GET /api/auth/profile': { body: MARA },
    'GET /api/usage': { body: {} },
    'GET /api/prompts/categories': { body: { aspect_ratios: ['1:1', '3:2'] } },
  });
  renderPage(<PromptGenerator allowance={null} onGenerateImage={() => undefined} />, at);
  return () => calls.filter(({ call }) => call === GENERATE).map(({ body }) => body);
}

const subject = () => screen.getByLabelText<HTMLTextAreaElement>('Subject').value;

beforeEach(() => () => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('takes that were tried are written again by the same engine, once, and are done with', async () => {
  keepTried({ subject: 'a fox', variation: 2, how: 'written' }, RESULT);
  const sent = open();
  expect((await screen.findAllByText('A new fox.')).length).toBe(3);
  expect(sent()).toEqual([{ subject: 'a fox', variation: 2, locks: [], engine: 'built-in' }]);
  expect(subject()).toBe('a fox');
  expect(lastTried()).toBeUndefined();
});

test('a subject that is only asked for is written by whoever writes for the account', async () => {
  keepTried({ subject: 'a fox', variation: 0, how: 'asked' });
  const sent = open();
  await waitFor(() => expect(sent()).toEqual([{ subject: 'a fox', variation: 0, locks: [] }]));
});

test('a subject of an address waits in its field', async () => {
  keepTried({ subject: 'a fox', variation: 0, how: 'typed' });
  const sent = open();
  await waitFor(() => expect(subject()).toBe('a fox'));
  expect(lastTried()).toBeUndefined();
  expect(sent()).toEqual([]);
});

test('what could not be written stays, for a reload as for the button', async () => {
  keepTried({ subject: 'a fox', variation: 0, how: 'written' }, RESULT);
  open(failure(503, 'overloaded', 'The server is busy.'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(lastTried()).toEqual({ subject: 'a fox', variation: 0, how: 'written' });
  expect(subject()).toBe('a fox');
});

test('what was tried is nothing to a generator that was opened otherwise', async () => {
  keepTried({ subject: 'a fox', variation: 0, how: 'written' }, RESULT);
  const sent = open(undefined, '/generator');
  await waitFor(() => expect(screen.getByLabelText('Subject')).toBeTruthy());
  expect(subject()).toBe('');
  expect(sent()).toEqual([]);
});
