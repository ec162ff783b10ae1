import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describePicture, MADE, openImages, press } from '../../testing/image-page.tsx';
import { failure } from '../../testing/stub-server.ts';

const PARTIAL = 'data:image/png;base64,AQID';
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description').value;
const alertText = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;

test('the queue, the stages and the unfinished picture are shown while it works', async () => {
  await openImages({
    answer: {
      events: [
        { type: 'stage', stage: 'generating' },
        { type: 'queued', ahead: 2 },
      ],
      after: 'stays open',
    },
  });
  describePicture();
  press('Generate image');
  expect(await screen.findByText('Waiting for OpenAI: 2 before you')).toBeTruthy();
  expect(screen.getByText('0 s')).toBeTruthy();
});

test('pressed again, and sent by the keyboard besides, it is asked for once', async () => {
  const { sent } = await openImages({ answer: 'never' });
  describePicture();
  press('Generate image');
  await screen.findByRole('button', { name: 'Cancel' });
  const field = screen.getByLabelText('Description');
  const form = field.closest('form');
  if (!form) throw new Error('The description is in no form.');
  fireEvent.submit(form);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await act(async () => undefined);
  expect(sent()).toHaveLength(1);
});

test('an unfinished picture is marked as one', async () => {
  const events = [
    { type: 'queued', ahead: 0 },
    { type: 'partial', image: PARTIAL },
  ];
  await openImages({ answer: { events, after: 'stays open' } });
  describePicture();
  press('Generate image');
  const badge = await screen.findByText('Unfinished');
  expect(badge.closest('figure')?.querySelector('img')?.getAttribute('src')).toBe(PARTIAL);
  expect(screen.getByText('Generating with OpenAI...')).toBeTruthy();
});

test('the last stage is saving', async () => {
  await openImages({ answer: { events: [{ type: 'stage', stage: 'saving' }], after: 'stays open' } });
  describePicture();
  press('Generate image');
  expect(await screen.findByText('Saving...')).toBeTruthy();
});

test('cancel ends the call, says nothing, and loses nothing', async () => {
  await openImages({ answer: { events: [{ type: 'partial', image: PARTIAL }], after: 'stays open' } });
  describePicture('a lighthouse');
  press('Generate image');
  await screen.findByText('Unfinished');
  press('Cancel');
  expect(await screen.findByText('No picture yet')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(description()).toBe('a lighthouse');
});

test('the prompt that was really used stands below the picture, which says who made it', async () => {
  const result = { ...MADE, prompt_used: 'A tall stone tower at dawn.' };
  await openImages({
    answer: {
      events: [
        { type: 'stage', stage: 'saving' },
        { type: 'result', result },
      ],
    },
  });
  describePicture();
  press('Generate image');
  const block = await screen.findByRole('region', { name: 'The prompt that was used' });
  expect(within(block).getByText('A tall stone tower at dawn.')).toBeTruthy();
  expect(within(block).getByRole('button', { name: 'Copy the prompt that was used' })).toBeTruthy();
  expect(screen.getByText('OpenAI, gpt-image-2.6-flare')).toBeTruthy();
  expect(screen.getByText('1024 × 1536')).toBeTruthy();
});

test('a prompt that was not rewritten is not shown again', async () => {
  await openImages({ answer: { body: MADE } });
  describePicture();
  press('Generate image');
  await screen.findByRole('img', { name: 'Generated: a tower' });
  expect(screen.queryByRole('region', { name: 'The prompt that was used' })).toBeNull();
});

test('a busy model may be asked again once its time is over', async () => {
  const busy = {
    success: false,
    image_url: null,
    message: 'OpenAI is busy: please try again in 1 second.',
    retry_after: 1,
  };
  const { sent } = await openImages({ answer: { events: [{ type: 'result', result: busy }] } });
  describePicture();
  press('Generate image');
  expect(await alertText()).toBe(busy.message);
  expect(screen.getByRole('button', { name: 'Try again in 1 s' })).toHaveProperty('disabled', true);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

test('where the built-in preview is advised, a button chooses it, and the words stay', async () => {
  const message =
    'OpenAI is not set up on this server. Set OPENAI_API_KEY to use it, or choose the built-in preview.';
  await openImages({ answer: { body: { success: false, image_url: null, message } } });
  describePicture('a lighthouse');
  press('Generate image');
  expect(await alertText()).toBe(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  press('Use the built-in preview');
  expect(screen.getByRole('radio', { name: /Built-in/ }).getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(description()).toBe('a lighthouse');
});

const LIMIT = failure(429, 'image_limit', 'Daily limit reached.');
test.each([
  [
    'as an event',
    { events: [{ type: 'failure', status: 429, failure: LIMIT.body }] },
    'Daily limit reached. Upgrade to Pro for unlimited images.',
  ],
  ['as an answer', LIMIT, 'Daily limit reached. Upgrade to Pro for unlimited images.'],
  [
    'by silence',
    { events: [{ type: 'stage', stage: 'generating' }] },
    'Failed to generate image. Please try again.',
  ],
  [
    'by a break',
    { events: [{ type: 'stage', stage: 'generating' }], after: 'breaks' },
    'Failed to generate image. Please try again.',
  ],
  ['by nonsense', { events: [{ type: 'confetti' }] }, 'Failed to generate image. Please try again.'],
] as const)('a failure that comes %s is told, and the words stay', async (_, answer, sentence) => {
  await openImages({ answer });
  describePicture('a lighthouse');
  press('Generate image');
  expect(await alertText()).toBe(sentence);
  expect(description()).toBe('a lighthouse');
});
