import { PROMPT_TEXTS } from '@framewright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../lib/token.ts';
import { keepTried, lastTried, takesTried } from '../lib/tried.ts';
import { renderPage } from '../testing/render-page.tsx';
import { STAGE } from '../testing/stages.ts';
import { failure, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import LandingPage from './landing.tsx';

vi.mock('@framewright/prompt-engine/illustrate-on-demand', () => ({
  illustrateOnDemand: () => '<svg/>',
}));

const TRY = 'POST /api/prompts/try';
const LIMIT = 'That is all that can be tried from this address in an hour.';

const takesOf = (words: string) => ({
  ...{ studio: `${words} in a studio.`, cinematic: `${words} at dusk.`, minimal: `${words}.` },
  suggested_aspect_ratio: '3:2',
  anatomy: {
    studio: [{ start: 0, end: words.length, element: 'subject' }],
    cinematic: [{ start: words.length + 1, end: words.length + 8, element: 'light', why: 'Dusk is soft.' }],
    minimal: [],
  },
  stages: { studio: STAGE, cinematic: STAGE, minimal: STAGE },
});

type Answers = Parameters<typeof stubServer>[0];

function open(answer: Answers[string] = { body: takesOf('A fox') }) {
  const calls = stubServer({ [TRY]: answer });
  renderPage(<LandingPage />, '/');
  return () => calls.map(({ body }) => body);
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your subject');
function write(subject: string) {
  fireEvent.input(field(), { target: { value: subject } });
  fireEvent.click(screen.getByRole('button', { name: 'Write three takes' }));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
  };
});

test('until somebody writes, three samples can be copied', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Three samples to copy' })).toBeTruthy();
  for (const name of ['Studio', 'Cinematic', 'Minimal']) {
    const card = screen.getByRole('article', { name });
    expect(within(card).getByRole('button', { name: `Copy the ${name.toLowerCase()} prompt` })).toBeTruthy();
  }
});

test('a subject is written as three takes, which stay for whoever signs up', async () => {
  const sent = open();
  write(' A fox ');
  expect(await screen.findByRole('heading', { name: 'Three takes on “A fox”' })).toBeTruthy();
  expect(sent()).toEqual([{ subject: ' A fox ', variation: 0 }]);
  expect(within(screen.getByRole('article', { name: 'Studio' })).getByText('A fox')).toBeTruthy();
  expect(screen.getByText('Dusk is soft.')).toBeTruthy();
  const keep = screen.getByRole('link', { name: 'Keep these' });
  expect(keep.getAttribute('href')).toBe('/auth?next=%2Fgenerator%3Ftake%3Dtried&create=');
  expect(lastTried()).toEqual({ subject: ' A fox ', variation: 0, how: 'written' });
  expect(takesTried()).toMatchObject({ studio: 'A fox in a studio.' });
});

test('another take counts on, and so does the same subject once more', async () => {
  const sent = open();
  write('A fox');
  fireEvent.click(await screen.findByRole('button', { name: 'Another take' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(lastTried()?.variation).toBe(1));
  write('A fox');
  await waitFor(() => expect(sent()[2]).toEqual({ subject: 'A fox', variation: 2 }));
});

test('one press writes a starter', async () => {
  const sent = open();
  fireEvent.click(screen.getByRole('button', { name: 'Two foxes in snow' }));
  await waitFor(() => expect(sent()).toEqual([{ subject: 'Two foxes in snow', variation: 0 }]));
  expect(field().value).toBe('Two foxes in snow');
});

test('an empty box says what is missing, at the field, and asks nobody', () => {
  const sent = open();
  write('  ');
  expect(screen.getByRole('alert').textContent).toBe(PROMPT_TEXTS.subject);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(sent()).toEqual([]);
  fireEvent.input(field(), { target: { value: 'A' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a subject that is too long is told so, and stays in the box', async () => {
  const sent = open();
  write('x'.repeat(2_001));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The subject is too long: at most 2,000 characters.',
  );
  expect(field().value).toHaveLength(2_001);
  expect(sent()).toEqual([]);
});

test.each([
  ['no connection', 'The server could not be reached. Please check your connection and try again.'],
  [failure(503, 'overloaded', 'The server is busy.'), 'The server is busy.'],
  [{ body: { odd: true } }, 'The takes could not be written. Please try again.'],
] as const)('what went wrong (%j) is said, and can be tried again', async (answer, sentence) => {
  let attempts = 0;
  const calls = stubServer({ [TRY]: answer });
  renderPage(<LandingPage />, '/');
  write('A fox');
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  attempts = calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.length).toBe(attempts + 1));
  expect(calls.at(-1)?.body).toEqual({ subject: 'A fox', variation: 0 });
});

test('where the hour is used up, the way on is an account, and the subject goes along', async () => {
  open(failure(429, 'too_many_tries', LIMIT));
  write('A fox');
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(LIMIT);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(within(told).getByRole('link', { name: 'Get started' }));
  expect(await screen.findByText('At /auth')).toBeTruthy();
  expect(lastTried()).toEqual({ subject: 'A fox', variation: 0, how: 'asked' });
});

test('a second press meanwhile asks for nothing more', async () => {
  const sent = open('never');
  write('A fox');
  expect(await screen.findByRole('button', { name: 'Writing...' })).toBeTruthy();
  await waitFor(() => expect(sent()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Writing...' }));
  fireEvent.click(screen.getByRole('button', { name: 'A perfume bottle' }));
  expect(sent()).toHaveLength(1);
  expect(field().value).toBe('A fox');
});

test('after a reload the takes are there again, without a call', async () => {
  keepTried({ subject: 'A fox', variation: 3, how: 'written' }, takesOf('A fox'));
  const sent = open();
  expect(await screen.findByRole('heading', { name: 'Three takes on “A fox”' })).toBeTruthy();
  expect(field().value).toBe('A fox');
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Another take' }));
  await waitFor(() => expect(sent()).toEqual([{ subject: 'A fox', variation: 4 }]));
});

test('kept takes that are none show the samples', async () => {
  keepTried({ subject: 'A fox', variation: 3, how: 'written' }, { studio: 7 });
  open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading', { name: 'Three samples to copy' })).toBeTruthy();
});

test('who is signed in goes on in the generator, where it is written with their account', async () => {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const sent = open();
  expect(screen.getAllByRole('link', { name: 'Go to the dashboard' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Get started' })).toBeNull();
  write('A fox');
  expect(await screen.findByText('At /generator?take=tried')).toBeTruthy();
  expect(lastTried()).toEqual({ subject: 'A fox', variation: 0, how: 'asked' });
  expect(sent()).toEqual([]);
});

test.each([
  ['Prompt generator', '/generator'],
  ['Pictures on any engine', '/generator?tab=images'],
  ['Prompt library', '/prompt-library'],
  ['Extractor', '/image-prompt-extractor'],
  ['Translate', '/translate'],
  ['Video scripts', '/sora2'],
])('the frame of %s leads to its tool', (name, address) => {
  open();
  const frame = screen.getByRole('heading', { level: 3, name }).closest('a');
  expect(frame?.getAttribute('href')).toBe(address);
});
