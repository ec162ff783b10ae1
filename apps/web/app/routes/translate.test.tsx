import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANALYSIS, EMBEDDED } from '../testing/analyses.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, stubServer } from '../testing/stub-server.ts';
import TranslatePage from './translate.tsx';

const ANALYZE = 'POST /api/prompts/analyze';
const TRANSLATE = 'POST /api/prompts/translate';
const PICTURE = 'POST /api/image-prompt/analyze';

const IS_A1111 = {
  body: {
    dialect: 'a1111',
    confidence: 0.5,
    reasons: ['“(fox:1.2)” is syntax of this dialect.'],
    alternatives: ['comfyui'],
    anatomy: [],
    settings: {},
    missing: ['light'],
  },
};
const IN_PROSE = {
  body: {
    from: 'a1111',
    to: 'natural',
    text: '<b>a fox</b>',
    negative_prompt: '',
    settings: {},
    anatomy: [],
    kept: ['fox'],
    losses: [],
  },
};

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

function renderFor(answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({ [ANALYZE]: IS_A1111, [TRANSLATE]: IN_PROSE, ...answers });
  renderPage(<TranslatePage />, '/translate');
  return calls;
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('nothing is asked for as long as there is nothing to translate', async () => {
  const calls = renderFor();
  write(' \n ');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
  expect(screen.getByText('Nothing to translate yet')).toBeTruthy();
});

test('markup in a text is text; what is not sure is said; nothing lost is said, too', async () => {
  renderFor();
  write('a (fox:1.2)');
  expect(await screen.findByText('<b>a fox</b>')).toBeTruthy();
  expect(screen.getByText(/Not sure, 50 %/)).toBeTruthy();
  expect(screen.getByText(/Nothing was lost: all words/)).toBeTruthy();
  expect(document.querySelector('.anatomy b')).toBeNull();
});

test('a correction is sent with every call', async () => {
  const calls = renderFor();
  write('a (fox:1.2)');
  await screen.findByText('<b>a fox</b>');
  press('Not that?');
  fireEvent.click(screen.getAllByRole('button', { name: 'ComfyUI' })[0] ?? field());
  await waitFor(() => expect(calls).toHaveLength(6));
  expect(calls.slice(3).map(({ body }) => body)).toEqual([
    { text: 'a (fox:1.2)', dialect: 'comfyui' },
    { text: 'a (fox:1.2)', to: 'natural', from: 'comfyui' },
    // The caption beside it, where each element went.
    { text: 'a (fox:1.2)', to: 'flux2', from: 'comfyui' },
  ]);
});

test('a refusal is said in the server’s own words, and asked again', async () => {
  const calls = renderFor({ [TRANSLATE]: failure(429, 'too_many_translations', 'Too many translations.') });
  write('a fox');
  expect((await screen.findByRole('alert')).textContent).toContain('Too many translations.');
  const before = calls.length;
  press('Try again');
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

test('without a connection that is said', async () => {
  renderFor({ [TRANSLATE]: 'no connection', [ANALYZE]: 'no connection' });
  write('a fox');
  expect((await screen.findByRole('alert', {}, { timeout: 3_000 })).textContent).toContain('Network error.');
});

test('a text over the limit is not sent, and the field says why', async () => {
  const calls = renderFor();
  write('x'.repeat(24_001));
  expect(await screen.findByText('The text is too long: at most 24,000 characters.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
});

test('what the picture’s tool wrote becomes one text, read as that tool reads', async () => {
  const calls = renderFor({ [PICTURE]: { body: { ...ANALYSIS, embedded: EMBEDDED } } });

  const bytes = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\0', (character) => character.charCodeAt(0));
  fireEvent.change(screen.getByLabelText('Drop or choose a picture with its prompt'), {
    target: { files: [new File([bytes], 'tower.png', { type: 'image/png' })] },
  });
  await screen.findByText('From tower.png, written by ComfyUI.');
  expect(field().value).toBe(
    'tower, (dusk:1.2)\nNegative prompt: blurry\nSteps: 28, Sampler: euler, CFG scale: 7.5, Seed: 18446744073709551615',
  );
  await waitFor(() => expect(calls).toHaveLength(4));
  expect(calls[1]?.body).toMatchObject({ dialect: 'comfyui' });
});

test.each(['{"text":1}', 'no JSON', '{"text":"a fox","to":"latin"}'])(
  'what the tab kept and nobody understands is left alone: %s',
  (kept) => {
    sessionStorage.setItem('translate', kept);
    renderFor();
    expect(field().value).toBe('');
  },
);
