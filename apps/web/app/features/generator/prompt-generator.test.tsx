import { PROMPT_TEXTS, type WorkItem } from '@framewright/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { ALTERNATIVES, OFFER } from '../../testing/alternatives.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { STAGE } from '../../testing/stages.ts';
import { MARA, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { makeItem } from '../../testing/works.ts';
import { PromptGenerator } from './prompt-generator.tsx';
import { GENERATOR_TEXTS } from './texts.ts';

const drawn = vi.hoisted(() => vi.fn((_: { stage: object }) => '<svg/>'));
vi.mock('@framewright/prompt-engine/illustrate-on-demand', () => ({
  illustrateOnDemand: drawn,
}));

const GENERATE = 'POST /api/prompts/generate';
const STAGES = 'POST /api/prompts/stages';
const LIT = [
  { start: 0, end: 5, element: 'subject' },
  { start: 7, end: 17, element: 'light' },
];
const RESULT = {
  studio: 'A fox, soft light.',
  cinematic: 'A fox, lamp light.',
  minimal: 'A fox, dusk light.',
  tip: 'Put it first.',
  suggested_aspect_ratio: '3:2',
  anatomy: { studio: LIT, cinematic: LIT, minimal: LIT },
  stages: { studio: STAGE, cinematic: STAGE, minimal: STAGE },
  engine: 'gpt-5-mini',
  work_id: 'w1',
};

type Answer = Parameters<typeof stubServer>[0][string];

function open(answer: Answer, restored?: WorkItem, stages?: Answer) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    [GENERATE]: answer,
    ...(restored && { [`GET /api/work/${restored.id}`]: { body: restored } }),
    ...(stages && { [STAGES]: stages }),
    [ALTERNATIVES]: { body: OFFER },
    'GET /api/auth/profile': { body: MARA },
    'POST /api/work/w1/versions': { body: makeItem({ id: 'w2' }) },
    'GET /api/usage': { body: {} },
    'GET /api/prompts/categories': { body: { aspect_ratios: ['1:1', '2:3', '3:2'] } },
  });
  const onGenerateImage = vi.fn();
  const at = restored ? `/generator?work=${restored.id}` : '/generator';
  renderPage(<PromptGenerator allowance={null} onGenerateImage={onGenerateImage} />, at);
  const sent = () => calls.filter(({ call }) => call === GENERATE).map(({ body }) => body);
  return { sent, calls, onGenerateImage };
}

const type = (subject: string) =>
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: subject } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function generate(subject: string) {
  type(subject);
  press(/^Generate prompts/);
}

const studio = () => screen.findByRole('article', { name: 'Studio' });

/** Opens the light of the studio take. */
async function openLight() {
  fireEvent.click(within(await studio()).getByRole('button', { name: 'soft light' }));
  return screen.findByRole('listbox');
}

test('who wrote the takes is said where it was a model', async () => {
  open({ body: RESULT });
  generate('a fox');
  expect(await screen.findByText('Written by gpt-5-mini')).toBeTruthy();
});

test('of the built-in engine nothing is said', async () => {
  open({ body: { ...RESULT, engine: 'built-in' } });
  generate('a fox');
  await screen.findByText('Put it first.');
  expect(screen.queryByText(/^Written by/)).toBeNull();
});

test('a model that takes its time can be left, and that is no failure', async () => {
  const { sent } = open('never');
  generate('a fox');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 5_000 }));
  await waitFor(() => expect(screen.getByText('Nothing on the roll yet')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(sent()).toHaveLength(1);
});

test('an empty subject is asked for before anything is sent', async () => {
  const { sent } = open({ body: RESULT });
  generate(' ');
  expect((await screen.findAllByText(PROMPT_TEXTS.subject)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

test('the drawing follows what is looked at, and what is kept becomes the picture', async () => {
  const { onGenerateImage } = open({ body: RESULT });
  generate('a fox');
  const list = await openLight();
  drawn.mockClear();
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(await screen.findByText('Trying Backlit')).toBeTruthy();
  await waitFor(() =>
    expect(drawn.mock.lastCall?.[0].stage).toEqual({ ...STAGE, ...OFFER.alternatives[0]?.change }),
  );
  fireEvent.keyDown(list, { key: 'Enter' });
  expect(screen.queryByText('Trying Backlit')).toBeNull();
  fireEvent.click(within(await studio()).getByRole('button', { name: 'Generate image' }));
  expect(onGenerateImage).toHaveBeenCalledWith('A fox, Backlit by the window behind her.', '3:2', 'w1');
});

test('what is swapped is kept as a version, from which the picture is then made', async () => {
  const { calls, onGenerateImage } = open({ body: RESULT });
  generate('a fox');
  fireEvent.keyDown(await openLight(), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Enter' });
  const versions = () => calls.filter(({ call }) => call.endsWith('/versions'));
  await waitFor(() => expect(versions()).toHaveLength(1), { timeout: 3_000 });
  const text = 'A fox, Backlit by the window behind her.';
  expect(versions()).toMatchObject([{ call: 'POST /api/work/w1/versions', body: { take: 'studio', text } }]);
  const link = screen.getByRole('link', { name: 'In My work' });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/work/w2'));
  fireEvent.click(within(await studio()).getByRole('button', { name: 'Generate image' }));
  expect(onGenerateImage).toHaveBeenCalledWith(text, '3:2', 'w2');
  expect(versions()).toHaveLength(1);
});

test('what is locked is listed, sent with another take, and stays locked in it', async () => {
  const { sent } = open({ body: RESULT });
  generate('a fox');
  fireEvent.keyDown(await openLight(), { key: 'l' });
  const held = screen.getByRole('region', { name: 'Held for the next take' });
  expect(held.textContent).toContain('Studio Lightsoft light');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  press('Another take');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    subject: 'a fox',
    variation: 1,
    locks: [{ take: 'studio', element: 'light', text: 'soft light' }],
    from_work: 'w1',
  });
  expect(sent()[0]).not.toHaveProperty('from_work');
  expect(await within(await studio()).findByRole('button', { name: 'Locked soft light' })).toBeTruthy();
  press('Unlock the light of Studio');
  expect(screen.queryByRole('region', { name: 'Held for the next take' })).toBeNull();
});

test('the same asked for again is another take, in another ratio the same one', async () => {
  const { sent } = open({ body: RESULT });
  generate('a fox');
  await studio();
  press(/^Generate prompts/);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toMatchObject({ variation: 0 });
  expect(sent()[1]).toMatchObject({ subject: 'a fox', variation: 1, from_work: 'w1' });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Generate prompts/ })).toBeTruthy());
  generate('a heron');
  await waitFor(() => expect(sent()[2]).toMatchObject({ subject: 'a heron', variation: 0 }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Generate prompts/ })).toBeTruthy());
  generate('a fox ');
  await waitFor(() => expect(sent()[3]).toMatchObject({ variation: 2 }));
});

test('a lock is for its subject: another begins without', async () => {
  const { sent } = open({ body: RESULT });
  generate('a fox');
  fireEvent.keyDown(await openLight(), { key: 'l' });
  generate('an owl');
  await waitFor(() => expect(sent()[1]).toMatchObject({ subject: 'an owl', locks: [] }));
});

test('takes of an earlier subject say so, until its own are there', async () => {
  open({ body: RESULT });
  generate('a fox');
  await studio();
  expect(screen.queryByText(/earlier subject/)).toBeNull();
  type('an owl');
  expect(screen.getByText('For the earlier subject: “a fox”')).toBeTruthy();
  press(/^Generate prompts/);
  await waitFor(() => expect(screen.queryByText(/earlier subject/)).toBeNull());
});

test('the suggested ratio is set where nobody has chosen one, and is for its subject', async () => {
  const { sent } = open({ body: RESULT });
  generate('a fox');
  expect(await screen.findByText('3:2 is suggested for this subject.')).toBeTruthy();
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('3:2');
  type('an owl');
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('1:1');
  press(/^Generate prompts/);
  await waitFor(() => expect(sent()[1]).toMatchObject({ subject: 'an owl' }));
  // What nobody chose is left to what suits the subject.
  expect(sent()[1]).not.toHaveProperty('aspect_ratio');
});

test('a chosen ratio stays; the suggested one is one click away', async () => {
  open({ body: RESULT });
  press(/Football poster/);
  press(/^Generate prompts/);
  await studio();
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('2:3');
  press('Use 3:2');
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('3:2');
});

test('a chosen ratio is still chosen after a reload, for the subject in the field', async () => {
  open({ body: RESULT });
  press(/Football poster/);
  press(/^Generate prompts/);
  await studio();
  cleanup();
  open({ body: RESULT });
  const box = () => screen.getByLabelText('Aspect ratio').textContent;
  await waitFor(() => expect(box()).toContain('2:3'));
  type('an owl');
  expect(box()).toContain('1:1');
});

const take = (text: string) => ({ text, anatomy: [] });
const FROM_ELSEWHERE = makeItem({
  kind: 'takes',
  content: {
    kind: 'takes',
    request: { subject: 'a fox at dusk', aspect_ratio: '2:3', variation: 2 },
    takes: { studio: take('A studio fox.'), cinematic: take('A film fox.'), minimal: take('A fox.') },
    tip: '',
    suggested_aspect_ratio: '3:2',
  },
});

test('takes of another browser come back as the server stages them, and another take goes on from them', async () => {
  const seeds = [11, 12, 13];
  const { sent, calls } = open({ body: RESULT }, FROM_ELSEWHERE, {
    body: { stages: seeds.map((seed) => ({ ...STAGE, seed })) },
  });
  expect((await studio()).textContent).toContain('A studio fox.');
  await waitFor(() =>
    expect(drawn.mock.calls.map(([{ stage }]) => stage)).toMatchObject(seeds.map((seed) => ({ seed }))),
  );
  expect(calls.filter(({ call }) => call === STAGES).map(({ body }) => body)).toEqual([
    { texts: ['A studio fox.', 'A film fox.', 'A fox.'] },
  ]);
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'a fox at dusk');
  press(/^Another take/);
  await waitFor(() => expect(sent()).toMatchObject([{ subject: 'a fox at dusk', variation: 3 }]));
});

const { stages: _stages, ...WORDS } = RESULT;

test('the words of a model are there before anybody has read what is to be drawn', async () => {
  drawn.mockClear();
  open({ body: WORDS }, undefined, 'never');
  generate('a fox');
  expect((await studio()).textContent).toContain('A fox, soft light.');
  expect(drawn).not.toHaveBeenCalled();
});

test('what is to be drawn of them is asked once', async () => {
  drawn.mockClear();
  const seeds = [21, 22, 23];
  const { calls } = open({ body: WORDS }, undefined, {
    body: { stages: seeds.map((seed) => ({ ...STAGE, seed })) },
  });
  generate('a fox');
  await waitFor(() =>
    expect(drawn.mock.calls.map(([{ stage }]) => stage)).toMatchObject([
      { take: 'studio', seed: 21 },
      { take: 'cinematic', seed: 22 },
      { take: 'minimal', seed: 23 },
    ]),
  );
  expect(calls.filter(({ call }) => call === STAGES).map(({ body }) => body)).toEqual([
    { texts: [WORDS.studio, WORDS.cinematic, WORDS.minimal] },
  ]);
});

test('they come back without their drawing where the server does not stage them', async () => {
  open({ body: RESULT }, FROM_ELSEWHERE, { status: 404, body: { detail: 'There is no such address.' } });
  expect((await studio()).textContent).toContain('A studio fox.');
});

test('quick starts fold away after the first result, and open again', async () => {
  open({ body: RESULT });
  expect(screen.getByRole('button', { name: /Football poster/ })).toBeTruthy();
  generate('a fox');
  await studio();
  const toggle = screen.getByRole('button', { name: /Quick starts/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  press(/Football poster/);
  expect(screen.getByText('For the earlier subject: “a fox”')).toBeTruthy();
});

test('on a narrow screen the takes come into view with the focus', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  open({ body: RESULT });
  generate('a fox');
  await studio();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Three takes' }));
  expect(scroll).toHaveBeenCalled();
  vi.unstubAllGlobals();
  scroll.mockRestore();
});

test('pressed twice, and sent by the keyboard besides, it is asked for once', async () => {
  const { sent } = open('never');
  generate('a fox');
  await screen.findByRole('button', { name: 'Cancel' }, { timeout: 5_000 });
  const form = screen.getByLabelText('Subject').closest('form');
  if (!form) throw new Error('The subject is in no form.');
  fireEvent.submit(form);
  fireEvent.keyDown(screen.getByLabelText('Subject'), { key: 'Enter', ctrlKey: true });
  await act(async () => undefined);
  expect(sent()).toHaveLength(1);
});

const LIMIT = { code: 'prompt_limit', detail: 'No more today.' };

test('a used-up day leads to Pro, and offers no other try', async () => {
  open({ status: 429, body: LIMIT });
  generate('a fox');
  expect((await screen.findAllByText(GENERATOR_TEXTS.limit)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: /^Upgrade to Pro/ }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what fails keeps the subject, and the takes that were there', async () => {
  open({ body: RESULT });
  generate('a fox');
  await studio();
  stubServer({
    [GENERATE]: { status: 500, body: { code: 'internal', detail: 'That went wrong on our side.' } },
    'GET /api/usage': { body: {} },
  });
  generate('a fox');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Studio' })).toBeTruthy();
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'a fox');
});

test('a chosen ratio is that of the picture, whatever suits the subject', async () => {
  const { onGenerateImage } = open({ body: RESULT });
  press(/Football poster/);
  press(/^Generate prompts/);
  fireEvent.click(within(await studio()).getByRole('button', { name: 'Generate image' }));
  expect(onGenerateImage).toHaveBeenCalledWith('A fox, soft light.', '2:3', 'w1');
});
