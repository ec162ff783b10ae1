import { promptAnalysis, translation } from '@framewright/contract';
import { DIALECTS } from '@framewright/prompt-dialects/dialect';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { analyzed } from './dialects.service.ts';

/** Milliseconds: several times what the worst of these takes, since the machine of a test is busy. */
const IN_TIME = 4_000;

const HOSTILE: Readonly<Record<string, string>> = {
  'nested brackets': `${'('.repeat(10_000)}fox${')'.repeat(10_000)}`,
  'brackets that never close': '['.repeat(10_000),
  'JSON that is cut off': '{"scene":"a fox in snow","subjects":[{"description":"a red fo',
  'JSON within JSON': '{"a":'.repeat(4_800),
  'unknown keys': JSON.stringify({
    scene: 'a fox',
    __proto__: 'x',
    constructor: 'y',
    'a.b': { c: [1, null] },
  }),
  'many small tags': 'a,'.repeat(12_000),
  'many LoRAs': '<lora:ink:0.8>'.repeat(1_700),
  'schedules in schedules': `${'[a:'.repeat(2_900)}b${':0.5]'.repeat(2_900)}`,
  'many settings': 'Steps: 20, Seed: 1\n'.repeat(1_200),
  'blanks between': `a${' '.repeat(23_000)}fox`,
};

/** The tables are read with the first call; no call here is about that. */
beforeAll(() => {
  analyzed({ text: 'a fox, soft window light' });
});

test.each(Object.entries(HOSTILE))('%s: both calls answer in time', async (_, text) => {
  const { send } = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '0' } });
  const timed = async (path: string, body: object) => {
    const began = performance.now();
    const answer = await send('POST', path, { body });
    expect(performance.now() - began).toBeLessThan(IN_TIME);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  promptAnalysis.parse(await timed('/api/prompts/analyze', { text }));
  for (const to of DIALECTS) translation.parse(await timed('/api/prompts/translate', { text, to }));
});

test.each([
  ['A shop window with #ffcc00 walls, a $5 note and 100% wool, x_y__z and f(x)=2 on the glass'],
  ['A fox — in snow — at dusk'],
  ['An old man’s “Bakery 24” sign'],
])('plain signs stay plain: %s', async (text) => {
  const { send } = await buildTestApp();
  const answer = await send('POST', '/api/prompts/translate', { body: { text, to: 'midjourney' } });
  expect(answer.json()).toMatchObject({ from: 'natural', text, losses: [] });
});

test.each(['<sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args>', '<random:cats|dogs>', '<setvar[x]:fox>'])(
  'a command is neither carried out nor carried over, and that is said: %s',
  async (command) => {
    const { send } = await buildTestApp();
    for (const to of ['natural', 'danbooru', 'ideogram', 'flux2']) {
      const body = { text: `a fox ${command} in snow`, to, from: 'swarmui' };
      const { text, losses } = translation.parse(
        (await send('POST', '/api/prompts/translate', { body })).json(),
      );
      expect(text).toContain('fox');
      expect(text).not.toContain(command);
      expect(losses.length).toBeGreaterThan(0);
    }
  },
);
