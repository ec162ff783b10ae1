import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useSession } from '../lib/session.ts';
import { storeToken } from '../lib/token.ts';
import { BARE_CONFIG } from '../testing/public-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { STAGE } from '../testing/stages.ts';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { makeItem } from '../testing/works.ts';
import Sora2Page from './sora2.tsx';

const PROFILE = 'GET /api/auth/profile';
const CONFIG = 'GET /api/config';
const OPTIONS = 'POST /api/sora2/generate-creative-options';
const SCRIPT = 'POST /api/sora2/generate-script';

const IDEA = 'A night baker slides the first loaves out of a brick oven';
const KEY = 'sk-test-1';

const CONFIGURED = { ...BARE_CONFIG, answered_by: { 'gpt-5': 'gpt-5.6-terra' } };
const option = (title: string) => ({
  title,
  audience: `${title} audience`,
  tone: `${title} tone`,
  platform: `${title} platform`,
  hook: `${title} hook`,
  stage: STAGE,
});
const BOTH = {
  body: {
    success: true,
    message: 'Written by gpt-5.6-terra.',
    optionA: option('Oven'),
    optionB: option('Steam'),
    engine: 'gpt-5.6-terra',
  },
};
const TEXT = [
  'Steam\n10 seconds',
  '0:00–0:05\nAction: He opens the door\nCamera: Wide, 35 mm\nLight: Oven glow\nSound: A hinge',
  'Prompt to paste\nA baker opens a brick oven.',
].join('\n\n');
const PARTS = {
  title: 'Steam',
  seconds: 10,
  beats: [
    {
      from: 0,
      to: 5,
      action: 'He opens the door',
      camera: 'Wide, 35 mm',
      light: 'Oven glow',
      sound: 'A hinge',
      dialogue: 'The baker, low: "Come in"',
    },
  ],
  prompt: 'A baker opens a brick oven.',
};
const WRITTEN = {
  body: {
    success: true,
    message: 'Written by gpt-5.6-terra.',
    script: TEXT,
    parts: PARTS,
    engine: 'gpt-5.6-terra',
  },
};
const refused = (message: string) => ({
  body: {
    success: false,
    message,
    optionA: null,
    optionB: null,
    script: null,
    parts: null,
    engine: 'gpt-5.6-terra',
  },
});

/** The page as it stands below its layout, which waits for the user. */
function SignedIn() {
  return useSession().status === 'signed-in' ? <Sora2Page /> : null;
}

type Answers = Parameters<typeof stubServer>[0];

async function renderFor(plan: 'free' | 'pro', answers: Answers = {}, query = '') {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    [PROFILE]: { body: { ...MARA, plan } },
    [CONFIG]: { body: CONFIGURED },
    ...answers,
  });
  renderPage(<SignedIn />, `/sora2${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Sora 2 Video Prompt Generator' });
  return () => calls.filter(({ call }) => call.startsWith('POST'));
}

const button = (name: string) => screen.getByRole('button', { name });
const ideaField = () => screen.getByLabelText('Your video idea');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function pick(label: string, name: string) {
  const box = await screen.findByRole('combobox', { name: label });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('option', { name }), { key: 'Enter' });
}

function fillIn() {
  type('Your video idea', IDEA);
  fireEvent.click(button('Set API Key'));
  type('OpenAI API key', KEY);
}

async function reachOptions() {
  fillIn();
  fireEvent.click(button('Get Creative Options'));
  await screen.findByRole('heading', { name: 'Two ways to film it' });
}

async function reachScript() {
  await reachOptions();
  fireEvent.click(button('Choose Option B'));
  await screen.findByRole('button', { name: 'Generate Another Script' });
}

test('without Pro there are a price and a way to Pro, and nothing to call', async () => {
  const posts = await renderFor('free');
  expect(screen.getByText('Pro $5/month')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro - $5/month' }).getAttribute('href')).toBe(
    '/pricing',
  );
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: 'Get Creative Options' })).toBeNull();
  expect(screen.queryByLabelText('Your video idea')).toBeNull();
  expect(posts()).toEqual([]);
});

test('a script of the roll comes back with its idea, and makes room for another', async () => {
  const content = {
    ...{ kind: 'script' as const, idea: IDEA, title: PARTS.title, script: TEXT, beats: PARTS.beats },
    prompt: { text: PARTS.prompt, anatomy: [] },
  };
  const item = makeItem({ kind: 'script', content });
  await renderFor('pro', { 'GET /api/work/w1': { body: item } }, '?work=w1');
  const script = await screen.findByRole('article', { name: 'Script' });
  expect(within(script).getByText('He opens the door')).toBeTruthy();
  expect(within(script).getByText('5 seconds')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'In My work' }).getAttribute('href')).toBe('/work/w1');
  fireEvent.click(button('Generate Another Script'));
  expect(await screen.findByLabelText('Your video idea')).toHaveProperty('value', '');
});

describe('the two options after a reload', () => {
  const answers = { [OPTIONS]: BOTH, [SCRIPT]: WRITTEN };

  test('are there with who wrote them, and one of them becomes the script', async () => {
    await renderFor('pro', answers);
    await reachOptions();
    cleanup();
    const posts = await renderFor('pro', answers);
    expect(await screen.findByRole('heading', { name: 'Two ways to film it' })).toBeTruthy();
    expect(screen.getByText('Oven hook')).toBeTruthy();
    expect(screen.getByText('Written by gpt-5.6-terra.')).toBeTruthy();
    fireEvent.click(button('Choose Option B'));
    await waitFor(() => expect(posts()).toMatchObject([{ body: { idea: IDEA, option_title: 'Steam' } }]));
  });

  test('are gone once there is a script', async () => {
    await renderFor('pro', answers);
    await reachScript();
    cleanup();
    await renderFor('pro', answers);
    expect(ideaField()).toHaveProperty('value', IDEA);
    expect(screen.queryByRole('heading', { name: 'Two ways to film it' })).toBeNull();
  });

  test('make room for a script that is asked for by its address', async () => {
    await renderFor('pro', answers);
    await reachOptions();
    cleanup();
    const content = {
      ...{ kind: 'script' as const, idea: IDEA, title: PARTS.title, script: TEXT, beats: PARTS.beats },
      prompt: { text: PARTS.prompt, anatomy: [] },
    };
    const item = makeItem({ kind: 'script', content });
    await renderFor('pro', { ...answers, 'GET /api/work/w1': { body: item } }, '?work=w1');
    expect(await screen.findByRole('article', { name: 'Script' })).toBeTruthy();
  });
});

test('the models are offered in their order, and where another answers, it is named', async () => {
  await renderFor('pro');
  const box = await screen.findByRole('combobox', { name: 'Model' });
  expect(box.textContent).toBe('Built-in, no key');
  fireEvent.keyDown(box, { key: 'Enter' });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'GPT-5 · answered by gpt-5.6-terra',
    'GPT-5 Mini',
    'GPT-4.1',
    'GPT-4o',
    'o3-mini',
    'o1-mini',
    'Built-in, no key',
  ]);
});

const WITH_ENGINE = {
  ...CONFIGURED,
  text_engines: [
    { id: 'ollama/qwen3:8b', label: 'qwen3:8b', note: 'Ollama', sees: false, on_this_machine: true },
  ],
  default_text_model: 'ollama/qwen3:8b',
};

test('an engine that is ready stands first, is chosen, costs nothing, and needs no key', async () => {
  const posts = await renderFor('pro', { [CONFIG]: { body: WITH_ENGINE }, [OPTIONS]: BOTH });
  const box = await screen.findByRole('combobox', { name: 'Model' });
  await waitFor(() => expect(box.textContent).toBe('qwen3:8b, Ollama'));
  expect(screen.getByText('qwen3:8b, Ollama: free, on this machine')).toBeTruthy();
  type('Your video idea', IDEA);
  fireEvent.click(button('Get Creative Options'));
  await screen.findByRole('heading', { name: 'Two ways to film it' });
  expect(posts()).toMatchObject([
    { call: OPTIONS, body: { model: 'ollama/qwen3:8b', openai_api_key: null } },
  ]);
});

test('engines that could write and are not ready are named with the reason, and with the way to set them up', async () => {
  const notReady = [
    { name: 'Ollama', state: 'unreachable', hosted: false, purposes: ['texts', 'vision'] },
    { name: 'vLLM', state: 'misconfigured', hosted: false, purposes: ['pictures', 'texts', 'vision'] },
    { name: 'OpenRouter', state: 'locked', hosted: true, purposes: ['pictures'] },
  ];
  await renderFor('pro', { [CONFIG]: { body: { ...CONFIGURED, engines_not_ready: notReady } } });
  expect(await screen.findByText('Not ready: Ollama (not reachable), vLLM (needs a hand).')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up engines' }).getAttribute('href')).toBe('/engines');
});

test('what it costs stands beside each button that has something written', async () => {
  await renderFor('pro', { [CONFIG]: { body: WITH_ENGINE }, [OPTIONS]: BOTH });
  const price = 'qwen3:8b, Ollama: free, on this machine';
  expect((await screen.findByText(price)).id).toBe(
    button('Get Creative Options').getAttribute('aria-describedby'),
  );
  type('Your video idea', IDEA);
  fireEvent.click(button('Get Creative Options'));
  await screen.findByRole('heading', { name: 'Two ways to film it' });
  expect(screen.getAllByText(price).map(({ id }) => id)).toEqual(
    ['A', 'B'].map((letter) => button(`Choose Option ${letter}`).getAttribute('aria-describedby')),
  );
});

test('the button waits for an idea, and Ctrl+Enter says what is missing', async () => {
  const posts = await renderFor('pro');
  expect(button('Get Creative Options')).toHaveProperty('disabled', true);
  type('Your video idea', '   ');
  expect(button('Get Creative Options')).toHaveProperty('disabled', true);
  fireEvent.keyDown(ideaField(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.getAllByText('Please enter your video idea first!')).toHaveLength(2));
  expect(ideaField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(ideaField());
  expect(posts()).toEqual([]);
});

test('without a key the built-in engine writes, and with one the first model of the list', async () => {
  await renderFor('pro');
  const box = await screen.findByRole('combobox', { name: 'Model' });
  expect(box.textContent).toBe('Built-in, no key');
  fillIn();
  await waitFor(() => expect(box.textContent).toBe('GPT-5 · answered by gpt-5.6-terra'));
  await pick('Model', 'Built-in, no key');
  type('OpenAI API key', `${KEY}-2`);
  expect(box.textContent).toBe('Built-in, no key');
});

test('a missing key opens its panel and is said there', async () => {
  const posts = await renderFor('pro');
  await pick('Model', 'GPT-4.1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Model' })));
  expect(screen.queryByRole('button', { name: 'Hide API Key' })).toBeNull();
  type('Your video idea', IDEA);
  fireEvent.click(button('Get Creative Options'));
  const sentence = 'Please enter your OpenAI API key to generate creative options.';
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(button('Hide API Key').getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('OpenAI API key')));
  expect(posts()).toEqual([]);
});

test('the key is hidden, and stays out of every storage', async () => {
  await renderFor('pro', { [OPTIONS]: BOTH });
  fireEvent.click(button('Set API Key'));
  const field = screen.getByLabelText('OpenAI API key');
  expect(field.getAttribute('type')).toBe('password');
  expect(field.getAttribute('placeholder')).toMatch(/^sk-/);
  fireEvent.click(button('Hide API Key'));
  await reachOptions();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(KEY);
});

test('an idea that is too long is said at once and at its field', async () => {
  const posts = await renderFor('pro');
  type('Your video idea', 'a'.repeat(9_990));
  expect(screen.getByText('10 left')).toBeTruthy();
  type('Your video idea', 'a'.repeat(10_001));
  fireEvent.click(button('Get Creative Options'));
  expect(await screen.findAllByText('The idea is too long: at most 10,000 characters.')).not.toHaveLength(0);
  expect(posts()).toEqual([]);
});

test('an idea becomes two options', async () => {
  const posts = await renderFor('pro', { [OPTIONS]: BOTH });
  await pick('Written for', 'Veo 3.1');
  expect(screen.getByText(/^Clips of 8 seconds with sound\./)).toBeTruthy();
  await reachOptions();
  expect(posts()).toEqual([
    { call: OPTIONS, body: { idea: IDEA, model: 'gpt-5', openai_api_key: KEY, target: 'veo-3.1' } },
  ]);
  expect(
    await screen.findByText('Creative options generated! Choose one to create your script.'),
  ).toBeTruthy();
  expect(screen.queryByLabelText('Your video idea')).toBeNull();
  const [a, b] = screen.getAllByRole('article');
  expect(a?.textContent).toContain('Option A');
  for (const part of ['Option B', 'Steam hook', 'Steam audience', 'Steam tone', 'Steam platform']) {
    expect(b?.textContent).toContain(part);
  }
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two ways to film it' }));
});

test('the built-in engine needs no key and is sent none', async () => {
  const posts = await renderFor('pro', { [OPTIONS]: BOTH });
  fillIn();
  await pick('Model', 'Built-in, no key');
  fireEvent.click(button('Get Creative Options'));
  await screen.findByRole('heading', { name: 'Two ways to film it' });
  expect(posts()).toMatchObject([{ body: { model: 'built-in', openai_api_key: null } }]);
});

test('while options are written nothing else can be asked for, until that is cancelled', async () => {
  const posts = await renderFor('pro');
  const asked = vi.fn();
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return answered(address, init);
    asked(address);
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  fillIn();
  fireEvent.click(button('Get Creative Options'));
  expect(await screen.findByRole('button', { name: 'Generating...' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('combobox', { name: 'Model' })).toHaveProperty('disabled', true);
  fireEvent.keyDown(ideaField(), { key: 'Enter', ctrlKey: true });
  await act(async () => undefined);
  expect(asked).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Cancel'));
  expect(await screen.findByRole('button', { name: 'Get Creative Options' })).toBeTruthy();
  expect(ideaField()).toHaveProperty('value', IDEA);
  expect(screen.queryByText(/^Failed to/)).toBeNull();
  expect(posts()).toEqual([]);
});

test.each<[string, Answers[string], string]>([
  ['a refusal with a message', refused('Your credit is used up.'), 'Your credit is used up.'],
  ['a refusal without one', refused(''), 'Failed to generate creative options.'],
  ['no connection', 'no connection', 'Failed to generate creative options. Please try again.'],
  ['nonsense', { body: 'tea' }, 'Failed to generate creative options. Please try again.'],
  ['a failure of the server', failure(503, 'overloaded', 'The server is busy.'), 'The server is busy.'],
])('options: %s is told, and the idea stays', async (_, answer, sentence) => {
  await renderFor('pro', { [OPTIONS]: answer });
  fillIn();
  fireEvent.click(button('Get Creative Options'));
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(ideaField()).toHaveProperty('value', IDEA);
  expect(button('Get Creative Options')).toHaveProperty('disabled', false);
});

test.each<[string, Answers[string], string]>([
  ['a refusal with a message', refused('gpt-5 is busy.'), 'gpt-5 is busy.'],
  ['a refusal without one', refused(''), 'Failed to generate script.'],
  ['no connection', 'no connection', 'Failed to generate script. Please try again.'],
])('script: %s is told, and the options stay', async (_, answer, sentence) => {
  await renderFor('pro', { [OPTIONS]: BOTH, [SCRIPT]: answer });
  await reachOptions();
  fireEvent.click(button('Choose Option A'));
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(button('Choose Option B')).toHaveProperty('disabled', false);
});

test('the chosen option becomes a script, in rows, and is copied whole', async () => {
  const copied = vi.fn(async (_: string) => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  const posts = await renderFor('pro', { [OPTIONS]: BOTH, [SCRIPT]: WRITTEN });
  await reachScript();
  expect(posts()[1]).toEqual({
    call: SCRIPT,
    body: {
      ...{ idea: IDEA, selected_option: 'B', model: 'gpt-5', openai_api_key: KEY, target: 'ten-seconds' },
      ...{ option_title: 'Steam', option_tone: 'Steam tone', option_audience: 'Steam audience' },
    },
  });
  expect(await screen.findByText('Video script generated! Ready for Sora 2.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose Option A' })).toBeNull();
  const [beat] = within(screen.getByRole('list', { name: 'Beats' })).getAllByRole('listitem');
  expect(beat?.textContent).toBe(
    '0:00–0:05ActionHe opens the doorCameraWide, 35 mmLightOven glowSoundA hingeDialogueThe baker, low: "Come in"',
  );

  fireEvent.click(button('Copy script'));
  expect(await screen.findByText('Prompt copied to clipboard!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(TEXT);

  const share = screen.getByRole('link', { name: 'Share to X' });
  expect(share.getAttribute('href')).toBe(`https://x.com/intent/post?text=${encodeURIComponent(TEXT)}`);
  expect(share.getAttribute('target')).toBe('_blank');
});

test.each(['Start Over with New Idea', 'Generate Another Script'])('%s begins anew', async (name) => {
  await renderFor('pro', { [OPTIONS]: BOTH, [SCRIPT]: WRITTEN });
  await (name.startsWith('Start') ? reachOptions() : reachScript());
  fireEvent.click(button(name));
  expect(ideaField()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(ideaField());
  expect(screen.queryByText('Oven hook')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Share to X' })).toBeNull();
});

test('a plan that lapsed is said, and pricing comes', async () => {
  await renderFor('pro', { [OPTIONS]: failure(403, 'plan_required', 'This needs the Pro plan.') });
  fillIn();
  fireEvent.click(button('Get Creative Options'));
  expect(await screen.findByText('At /pricing')).toBeTruthy();
  expect(await screen.findByText('Upgrade to Pro to unlock the Sora 2 Video Prompt Generator!')).toBeTruthy();
});
