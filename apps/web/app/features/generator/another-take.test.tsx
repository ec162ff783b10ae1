import type { WorkItem } from '@framewright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { STAGE } from '../../testing/stages.ts';
import { MARA, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { makeItem } from '../../testing/works.ts';
import { PromptGenerator } from './prompt-generator.tsx';

vi.mock('@framewright/prompt-engine/illustrate-on-demand', () => ({
  illustrateOnDemand: () => '<svg/>',
}));

const GENERATE = 'POST /api/prompts/generate';
const LIT = [{ start: 0, end: 10, element: 'light' as const }];
const take = { text: 'Soft light.', anatomy: LIT };
const LOCK = { take: 'studio', element: 'light', text: 'soft light' };
const RESULT = {
  ...{ studio: 'A new fox.', cinematic: 'A new fox.', minimal: 'A new fox.', tip: '' },
  ...{ suggested_aspect_ratio: '3:2', engine: 'built-in', work_id: 'w2' },
  anatomy: { studio: [], cinematic: [], minimal: [] },
  stages: { studio: STAGE, cinematic: STAGE, minimal: STAGE },
};

function open(change: Partial<WorkItem> = {}) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const kept = makeItem({
    kind: 'takes',
    content: {
      kind: 'takes',
      request: { subject: 'a fox at dusk', aspect_ratio: '2:3', variation: 2, locks: [LOCK] },
      takes: { studio: take, cinematic: take, minimal: take },
      ...{ tip: '', suggested_aspect_ratio: '3:2' },
    },
    ...change,
  });
  const calls = stubServer({
    [GENERATE]: { body: RESULT },
    'GET /api/work/w1': { body: kept },
    'POST /api/prompts/stages': { body: { stages: [STAGE, STAGE, STAGE] } },
    'GET /api/auth/profile': { body: MARA },
    'GET /api/usage': { body: {} },
    'GET /api/prompts/categories': { body: { aspect_ratios: ['1:1', '2:3', '3:2'] } },
  });
  renderPage(
    <PromptGenerator allowance={null} onGenerateImage={() => undefined} />,
    '/generator?work=w1&take=another',
  );
  return () => calls.filter(({ call }) => call === GENERATE).map(({ body }) => body);
}

beforeEach(() => () => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('another take that the address asks for is written at once, from the same subject and settings', async () => {
  const sent = open();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    {
      ...{ subject: 'a fox at dusk', aspect_ratio: '2:3', variation: 3, from_work: 'w1' },
      locks: [{ ...LOCK, text: 'Soft light' }],
    },
  ]);
  expect((await screen.findAllByText('A new fox.')).length).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: /^Another take/ }));
  await waitFor(() => expect(sent()[1]).toMatchObject({ variation: 4, from_work: 'w2' }));
});
