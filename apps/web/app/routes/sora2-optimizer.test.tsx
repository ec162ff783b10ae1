import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSession } from '../lib/session.ts';
import { storeToken } from '../lib/token.ts';
import { BARE_CONFIG } from '../testing/public-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { makeItem } from '../testing/works.ts';
import Sora2OptimizerPage from './sora2-optimizer.tsx';

const PROFILE = 'GET /api/auth/profile';
const CONFIG = 'GET /api/config';
const OPTIMIZE = 'POST /api/sora2/optimize-prompt';

const IDEA = 'a fox on a night tram';
const PROMPT = 'A fox sits on a night tram. One lamp from the left.';
const ANSWER = {
  success: true,
  message: 'Written by the built-in engine.',
  optimized_prompt: PROMPT,
  anatomy: [{ start: 28, end: 50, element: 'light' }],
  added: [{ element: 'light', text: 'One lamp from the left', why: 'The light had no source.' }],
  engine: 'built-in',
};
const CONFIGURED = { ...BARE_CONFIG, text_models: true, answered_by: { 'gpt-5-mini': 'gpt-5.6-luna' } };

/** The page as it stands below its layout, which waits for the user. */
function SignedIn() {
  return useSession().status === 'signed-in' ? <Sora2OptimizerPage /> : null;
}

type Answers = Parameters<typeof stubServer>[0];

const answersOf = (plan: string, answers: Answers): Answers => ({
  [PROFILE]: { body: { ...MARA, plan } },
  [CONFIG]: { body: CONFIGURED },
  ...answers,
});

async function renderFor(
  plan: 'free' | 'pro',
  answers: Answers = { [OPTIMIZE]: { body: ANSWER } },
  query = '',
) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer(answersOf(plan, answers));
  renderPage(<SignedIn />, `/sora2/optimizer${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Sora 2 Prompt Optimizer GPT' });
  if (plan === 'pro') await screen.findByText(/^Powered by/);
  return () => calls.filter(({ call }) => call === OPTIMIZE).map(({ body }) => body);
}

const input = () => screen.getByPlaceholderText('Describe your video idea...');
const send = () => screen.getByRole('button', { name: /^Send/ });
const log = () => screen.getByRole('log');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

async function say(idea: string) {
  const before = screen.queryAllByRole('article', { name: 'Optimizer' }).length;
  type(idea);
  fireEvent.keyDown(input(), { key: 'Enter' });
  await waitFor(() => expect(screen.getAllByRole('article', { name: 'Optimizer' })).toHaveLength(before + 1));
}

test('without Pro there is the card and its way to Pro, and nothing to call', async () => {
  const sent = await renderFor('free');
  expect(screen.getByRole('heading', { name: 'Pro Feature: Sora 2 Prompt Optimizer' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro - $5/month' }).getAttribute('href')).toBe(
    '/pricing',
  );
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent()).toEqual([]);
});

test('thanks are answered by a sentence, and the conversation goes on from the prompt before', async () => {
  const sent = await renderFor('pro');
  await say(IDEA);
  const welcome = 'You are welcome. The prompt stays as it is.';
  const unchanged = { ...ANSWER, message: welcome, added: [], unchanged: true };
  stubServer(answersOf('pro', { [OPTIMIZE]: { body: unchanged } }));
  await say('thanks!');
  const [, remark] = screen.getAllByRole('article', { name: 'Optimizer' });
  expect(remark?.textContent).toContain(welcome);
  expect(remark?.textContent).not.toContain(PROMPT);
  expect(within(log()).getAllByRole('button', { name: /^Copy/ })).toHaveLength(1);
  const calls = stubServer(answersOf('pro', { [OPTIMIZE]: { body: ANSWER } }));
  await say('make it night');
  expect(calls.find(({ call }) => call === OPTIMIZE)?.body).toMatchObject({
    history: expect.arrayContaining([{ role: 'assistant', content: PROMPT }]),
  });
  expect(sent()).toHaveLength(1);
});

test('the badge names who writes, and after an answer who wrote it', async () => {
  await renderFor('pro');
  expect(await screen.findByText('Powered by GPT-5')).toBeTruthy();
  await say(IDEA);
  expect(await screen.findByText('Powered by Built-in')).toBeTruthy();
});

test('where the server has no key, the built-in engine writes', async () => {
  const sent = await renderFor('pro', {
    [CONFIG]: { body: { ...CONFIGURED, text_models: false } },
    [OPTIMIZE]: { body: ANSWER },
  });
  expect(await screen.findByText('Powered by Built-in')).toBeTruthy();
  await say(IDEA);
  expect(sent()).toMatchObject([{ model: 'built-in' }]);
});

test('the badge names the model that answers in the place of the chosen one', async () => {
  await renderFor('pro');
  expect(await screen.findByText('Powered by GPT-5')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Model' }), { key: 'Enter' });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'GPT-5',
    'GPT-5 Mini · answered by gpt-5.6-luna',
    'GPT-4.1',
    'GPT-4o',
    'Built-in, no key',
  ]);
  fireEvent.keyDown(screen.getByRole('option', { name: /^GPT-5 Mini/ }), { key: 'Enter' });
  expect(await screen.findByText('Powered by gpt-5.6-luna')).toBeTruthy();
});

test('the guide holds the elements, the practices and the camera, and can be hidden', async () => {
  await renderFor('pro');
  const guide = screen.getByRole('complementary', { name: 'Prompting guide' });
  expect(
    within(guide).getAllByRole('heading', {
      level: 3,
      name: /^(Subject|Setting|Camera|Motion|Lighting|Audio|Mood) ?/,
    }),
  ).toHaveLength(7);
  for (const words of ['Be concise: 2-4 sentences', 'Be vague', '24mm wide', 'Orbit', 'Social media']) {
    expect(within(guide).getByText(words)).toBeTruthy();
  }
  const toggle = screen.getByRole('button', { name: 'Hide Prompting Guide' });
  fireEvent.click(toggle);
  expect(screen.queryByRole('complementary', { name: 'Prompting guide' })).toBeNull();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Show Prompting Guide' }));
  expect(screen.getByRole('complementary', { name: 'Prompting guide' })).toBeTruthy();
});

test('examples fill the input and send nothing', async () => {
  const sent = await renderFor('pro');
  expect(screen.getByRole('heading', { name: 'Ready to Optimize Your Prompts?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mountain sunset with birds' }));
  expect(input()).toHaveProperty('value', 'Mountain sunset with birds');
  expect(document.activeElement).toBe(input());
  expect(sent()).toEqual([]);
});

test('Enter sends, and the answer has its marks, its reasons and its time', async () => {
  const sent = await renderFor('pro');
  await say(IDEA);
  expect(sent()).toEqual([{ user_prompt: IDEA, model: 'gpt-5', history: [] }]);
  expect(await screen.findByText('Prompt optimized!')).toBeTruthy();
  expect(input()).toHaveProperty('value', '');
  const [own] = screen.getAllByRole('article', { name: 'You' });
  expect(own?.textContent).toMatch(/^a fox on a night tram\d\d:\d\d$/);
  const answer = within(screen.getByRole('article', { name: 'Optimizer' }));
  const [marked, listed] = answer.getAllByText('One lamp from the left');
  expect(marked?.className).toContain('el-light');
  expect(listed).toBeTruthy();
  expect(answer.getByText('The light had no source.')).toBeTruthy();
  expect(answer.getByText('Written by the built-in engine.')).toBeTruthy();
  expect(answer.getByText(/^\d\d:\d\d$/)).toBeTruthy();
  expect(screen.queryByText('Ready to Optimize Your Prompts?')).toBeNull();
});

test('the prompt of an answer is copied without anything else', async () => {
  const copied = vi.fn(async (_: string) => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  await renderFor('pro');
  await say(IDEA);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Prompt copied to clipboard!')).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(PROMPT);
});

test('what was said before goes along, the answers as their prompts', async () => {
  const sent = await renderFor('pro');
  await say(IDEA);
  await say('but at dawn');
  expect(sent()[1]).toEqual({
    user_prompt: 'but at dawn',
    model: 'gpt-5',
    history: [
      { role: 'user', content: IDEA },
      { role: 'assistant', content: PROMPT },
    ],
  });
});

test('a conversation of the roll comes back, goes on, and makes room for a new one', async () => {
  const item = makeItem({
    kind: 'conversation',
    content: {
      kind: 'conversation',
      messages: [
        { role: 'user', content: IDEA, anatomy: [] },
        { role: 'assistant', content: PROMPT, anatomy: [{ start: 28, end: 50, element: 'light' }] },
      ],
    },
  });
  const sent = await renderFor(
    'pro',
    { 'GET /api/work/w1': { body: item }, [OPTIMIZE]: { body: ANSWER } },
    '?work=w1',
  );
  const answer = await screen.findByRole('article', { name: 'Optimizer' });
  expect(within(answer).getByText('One lamp from the left')).toBeTruthy();
  await say('but at dawn');
  expect(sent()).toMatchObject([
    {
      conversation_id: 'w1',
      history: [
        { role: 'user', content: IDEA },
        { role: 'assistant', content: PROMPT },
      ],
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'New conversation' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ready to Optimize Your Prompts?' })).toBeTruthy();
});

test('after a reload each message says when it was said, and each answer who wrote it', async () => {
  await renderFor('pro', { [OPTIMIZE]: { body: { ...ANSWER, work_id: 'w1' } } });
  await say(IDEA);
  const times = [...log().querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toHaveLength(2);
  cleanup();
  const messages = [
    { role: 'user' as const, content: IDEA, anatomy: [] },
    { role: 'assistant' as const, content: PROMPT, anatomy: [] },
  ];
  const item = makeItem({ kind: 'conversation', content: { kind: 'conversation', messages } });
  await renderFor('pro', { 'GET /api/work/w1': { body: item } }, '?work=w1');
  const answer = await screen.findByRole('article', { name: 'Optimizer' });
  expect([...log().querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(times);
  expect(within(answer).getByText(ANSWER.message)).toBeTruthy();
});

test('while waiting the input rests and somebody types', async () => {
  const sent = await renderFor('pro', { [OPTIMIZE]: 'never' });
  type(IDEA);
  fireEvent.click(send());
  expect(await within(log()).findByText('The optimizer is writing.')).toBeTruthy();
  expect(within(log()).getByText(IDEA)).toBeTruthy();
  expect(input()).toHaveProperty('disabled', true);
  expect(input()).toHaveProperty('value', '');
  expect(send()).toHaveProperty('disabled', true);
  fireEvent.keyDown(input(), { key: 'Enter' });
  await act(async () => undefined);
  expect(sent()).toHaveLength(1);
  expect(screen.queryByText('Please enter a prompt to optimize!')).toBeNull();
});

test('Shift+Enter and the Enter of a composition send nothing', async () => {
  const sent = await renderFor('pro');
  type(IDEA);
  for (const how of [{ shiftKey: true }, { isComposing: true }]) {
    const press = createEvent.keyDown(input(), { key: 'Enter', ...how });
    fireEvent(input(), press);
    expect(press.defaultPrevented).toBe(false);
  }
  expect(sent()).toEqual([]);
  expect(screen.getByText('Press Enter to send • Shift+Enter for new line')).toBeTruthy();
});

test('with nothing to send the button rests, and Enter says so', async () => {
  const sent = await renderFor('pro');
  expect(send()).toHaveProperty('disabled', true);
  type('  \n ');
  expect(send()).toHaveProperty('disabled', true);
  fireEvent.keyDown(input(), { key: 'Enter' });
  await waitFor(() => expect(screen.getAllByText('Please enter a prompt to optimize!')).toHaveLength(2));
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('a message over the limit is counted and refused', async () => {
  const sent = await renderFor('pro');
  type('a'.repeat(3_995));
  expect(screen.getByText('5 left')).toBeTruthy();
  type('a'.repeat(4_001));
  fireEvent.click(send());
  const sentence = 'The prompt is too long: at most 4,000 characters.';
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(sent()).toEqual([]);
});

test.each<[string, Answers[string], string]>([
  [
    'a refusal with a message',
    { body: { ...ANSWER, success: false, optimized_prompt: null, message: 'gpt-5 is busy.' } },
    'gpt-5 is busy.',
  ],
  [
    'a refusal without one',
    { body: { ...ANSWER, success: false, optimized_prompt: null, message: '' } },
    'Failed to optimize prompt.',
  ],
  ['no connection', 'no connection', 'Failed to optimize prompt. Please try again.'],
  ['nonsense', { body: 'tea' }, 'Failed to optimize prompt. Please try again.'],
  ['a failure of the server', failure(503, 'overloaded', 'The server is busy.'), 'The server is busy.'],
])('%s is told, and the message returns to the input', async (_, answer, sentence) => {
  await renderFor('pro', { [OPTIMIZE]: answer });
  type(IDEA);
  fireEvent.click(send());
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(within(log()).queryByText(IDEA)).toBeNull();
  expect(input()).toHaveProperty('value', IDEA);
  expect(input()).toHaveProperty('disabled', false);
});

test('a failure takes only its own message back', async () => {
  await renderFor('pro');
  await say(IDEA);
  stubServer(answersOf('pro', { [OPTIMIZE]: 'no connection' }));
  type('but at dawn');
  fireEvent.click(send());
  await waitFor(() => expect(input()).toHaveProperty('value', 'but at dawn'));
  expect(within(log()).queryByText('but at dawn')).toBeNull();
  expect(within(log()).getByText(IDEA)).toBeTruthy();
});

test('a plan that lapsed is said, and pricing comes two seconds later', async () => {
  await renderFor('pro', { [OPTIMIZE]: failure(403, 'plan_required', 'This needs the Pro plan.') });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  type(IDEA);
  fireEvent.click(send());
  await act(async () => vi.advanceTimersByTimeAsync(0));
  await act(async () => vi.advanceTimersByTimeAsync(1_990));
  expect(
    screen.getByText('Sora 2 Prompt Optimizer is a Pro feature. Redirecting to pricing...'),
  ).toBeTruthy();
  expect(screen.queryByText('At /pricing')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(20));
  vi.useRealTimers();
  expect(await screen.findByText('At /pricing')).toBeTruthy();
});

/** Gives the log a size, which this DOM does not know: 500 px of view on 2,000 px of messages. */
function measure(scrollTop: number) {
  for (const [name, value] of Object.entries({ scrollHeight: 2_000, clientHeight: 500 })) {
    Object.defineProperty(log(), name, { configurable: true, value });
  }
  log().scrollTop = scrollTop;
  fireEvent.scroll(log());
}

test('the newest message is followed, unless the reader has scrolled up', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(3_000);
  await renderFor('pro');
  await say(IDEA);
  measure(1_480);
  await say('but at dawn');
  expect(log().scrollTop).toBe(1_500);
  expect(screen.queryByRole('button', { name: 'Jump to the latest' })).toBeNull();

  type('and in snow');
  fireEvent.click(send());
  expect(log().scrollTop).toBe(1_500);
  measure(200);
  fireEvent.click(await screen.findByRole('button', { name: 'Jump to the latest' }));
  expect(log().scrollTop).toBe(1_500);
  expect(screen.queryByRole('button', { name: 'Jump to the latest' })).toBeNull();
});

const LOCAL = {
  id: 'ollama/qwen3:8b',
  label: 'qwen3:8b',
  note: 'Ollama',
  sees: false,
  on_this_machine: true,
};

const AWAY = { name: 'Ollama', state: 'unreachable', hosted: false, purposes: ['texts', 'vision'] };

test.each([
  ['a key of the server', CONFIGURED, 'Not ready: Ollama (not reachable).'],
  ['no key', BARE_CONFIG, 'Not ready: Ollama (not reachable), OpenAI (needs a key).'],
])('who could answer and is not ready is named, with the way to set it up: %s', async (_, config, line) => {
  await renderFor('pro', { [CONFIG]: { body: { ...config, engines_not_ready: [AWAY] } } });
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up engines' }).getAttribute('href')).toBe('/engines');
});

test.each([
  ['a model on the server’s key', CONFIGURED, 'On the key of this server'],
  ['nothing configured', BARE_CONFIG, 'Built in: free'],
  [
    'an engine',
    { ...BARE_CONFIG, text_engines: [LOCAL], default_text_model: LOCAL.id },
    'qwen3:8b, Ollama: free, on this machine',
  ],
])('what it costs stands beside the button: %s', async (_, config, price) => {
  await renderFor('pro', { [CONFIG]: { body: config } });
  expect(await screen.findByText(price)).toBeTruthy();
});
