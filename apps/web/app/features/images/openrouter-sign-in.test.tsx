import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeOpenrouterReturn } from '../../lib/openrouter-return.ts';
import OpenrouterReturn from '../../routes/openrouter-return.tsx';
import { routedChoice } from '../../testing/image-models.ts';
import { openImages, press } from '../../testing/image-page.tsx';

const FLUX = routedChoice('black-forest-labs/flux.2-pro', {});
const config = { image_models: [FLUX], default_image_model: FLUX.id };
const EXCHANGE = 'POST /api/images/openrouter/key';
const KEY = 'sk-or-of-a-sign-in';
const UNFINISHED = 'The sign-in at OpenRouter was not finished. Please try again, or paste a key.';

/** The window that the page opens. */
const opened = { location: { href: '' }, close: vi.fn() };

beforeEach(() => {
  opened.location.href = '';
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('open', () => opened);
  vi.stubGlobal('close', () => {});
});

const keyField = () => screen.getByLabelText('OpenRouter API key');

/** Opens the form, and presses the button. @returns what OpenRouter was asked for */
async function begin(answer: object = { body: { key: KEY, message: '' } }) {
  const page = await openImages({ config, others: { [EXCHANGE]: answer } });
  press('Sign in at OpenRouter');
  await waitFor(() => expect(opened.location.href).not.toBe(''));
  return { ...page, asked: new URL(opened.location.href) };
}

/** OpenRouter's page leads back, in the window. */
function comeBack(path: string, search: string) {
  const history = { state: null, replaceState: vi.fn() };
  takeOpenrouterReturn({ pathname: path, search }, history);
  expect(history.replaceState).toHaveBeenCalledWith(null, '', path);
  render(<OpenrouterReturn />);
}

const pathBack = (asked: URL) => new URL(asked.searchParams.get('callback_url') ?? '').pathname;

test('a sign-in brings a key into the field, and into no storage', async () => {
  const { asked } = await begin();
  expect(asked.origin + asked.pathname).toBe('https://openrouter.ai/auth');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    callback_url: expect.stringMatching(/^http:\/\/[^/]+\/auth\/callback\/openrouter\/[\w-]{16}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(screen.getByText('Finish the sign-in in the window that has opened.')).toBeTruthy();
  comeBack(pathBack(asked), '?code=of-openrouter');
  await waitFor(() => expect(keyField()).toHaveProperty('value', KEY));
  expect(await screen.findByText('That is all. You can close this window.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in at OpenRouter' })).toBeTruthy();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(KEY);
});

test.each([
  ['is refused there', '', { body: {} }, UNFINISHED],
  [
    'is refused by the server',
    '?code=x',
    { body: { key: null, message: 'Sign in once more.' } },
    'Sign in once more.',
  ],
  [
    'does not reach the server',
    '?code=x',
    { status: 500, body: {} },
    'Your key could not be fetched. Please sign in once more, or paste a key.',
  ],
])('one that %s is one sentence at the field', async (_, search, answer, sentence) => {
  const { asked, count } = await begin(answer);
  comeBack(pathBack(asked), search);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(keyField()).toHaveProperty('value', '');
  expect(count(EXCHANGE)).toBe(search ? 1 : 0);
});

test('one that is cancelled is heard no more, and neither is another page’s', async () => {
  const { asked, count } = await begin();
  comeBack('/auth/callback/openrouter/of-somebody-else', '?code=theirs');
  expect(await screen.findByText(/^Nobody waits for this sign-in/, {}, { timeout: 4_000 })).toBeTruthy();
  press('Cancel sign-in');
  comeBack(pathBack(asked), '?code=mine');
  await waitFor(() => expect(screen.getAllByText(/^Nobody waits for this sign-in/)).toHaveLength(2), {
    timeout: 4_000,
  });
  expect(count(EXCHANGE)).toBe(0);
});

test('a window that the browser does not open is said', async () => {
  vi.stubGlobal('open', () => null);
  await openImages({ config });
  press('Sign in at OpenRouter');
  expect(await screen.findByText(/^Your browser opened no window for the sign-in\./)).toBeTruthy();
});

test('where the browser trusts the page too little, there is no sign-in', async () => {
  vi.stubGlobal('isSecureContext', false);
  await openImages({ config });
  expect(screen.queryByRole('button', { name: 'Sign in at OpenRouter' })).toBeNull();
  expect(keyField()).toBeTruthy();
});
