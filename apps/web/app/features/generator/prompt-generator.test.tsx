import { PROMPT_TEXTS } from '@framewright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MARA, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { PromptGenerator } from './prompt-generator.tsx';

const GENERATE = 'POST /api/prompts/generate';
const RESULT = {
  studio: 'a fox, studio',
  cinematic: 'a fox, cinematic',
  minimal: 'a fox, minimal',
  tip: 'Put it first.',
  suggested_aspect_ratio: '3:2',
  anatomy: { studio: [], cinematic: [], minimal: [] },
  engine: 'gpt-5-mini',
};

function open(answer: Parameters<typeof stubServer>[0][string]) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    [GENERATE]: answer,
    'GET /api/auth/profile': { body: MARA },
    'GET /api/usage': { body: {} },
  });
  renderPage(<PromptGenerator allowance={null} onGenerateImage={() => {}} />, '/generator');
  return () => calls.filter(({ call }) => call === GENERATE).length;
}

function generate(subject: string) {
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: subject } });
  fireEvent.click(screen.getByRole('button', { name: /^Generate prompts/ }));
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
  const asked = open('never');
  generate('a fox');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 5_000 }));
  await waitFor(() => expect(screen.getByText('Nothing on the roll yet')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(asked()).toBe(1);
});

test('an empty subject is asked for before anything is sent', async () => {
  const asked = open({ body: RESULT });
  generate(' ');
  expect((await screen.findAllByText(PROMPT_TEXTS.subject)).length).toBeGreaterThan(0);
  expect(asked()).toBe(0);
});
