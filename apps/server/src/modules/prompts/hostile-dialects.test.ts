import { promptAnalysis, translation } from '@framewright/contract';
import { DIALECTS } from '@framewright/prompt-dialects/dialect';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { recognisePrompt } from './dialects.service.ts';

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
  recognisePrompt({ text: 'a fox, soft window light' });
});

test.each(Object.entries(HOSTILE))('%s: both calls answer before the test is given up', async (_, text) => {
  const { send } = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '0' } });
  const answered = async (path: string, body: object) => {
    const answer = await send('POST', path, { body });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  promptAnalysis.parse(await answered('/api/prompts/analyze', { text }));
  for (const to of DIALECTS) translation.parse(await answered('/api/prompts/translate', { text, to }));
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

/** The words of the picture in what follows: each must be found again. */
const WORDS = ['lantern', 'meadow', 'orchard', 'harb', 'granite', 'willow'];

/** Texts with faults and traps. */
const TRAPS: Readonly<Record<string, string>> = {
  'unbalanced brackets': '((lantern, [meadow, {orchard) harbour] <granite',
  'nested weights': '(((lantern:1.2) meadow:1.3) orchard), [harbour',
  'signs of plain language':
    'lantern #ffcc00, orchard $5, meadow 100% wool, harbour x_y__z, granite f(x)=2, willow 3 < 4',
  'an em dash for two hyphens': 'lantern in a meadow —ar 16:9 —no orchard, harbour —chaos 20',
  'a caption with unknown keys':
    '{"scene":"lantern in a meadow","lens_flare":"orchard","extra":{"deep":["harbour",{"more":"granite"}]}}',
  'a caption cut off': '{"scene":"lantern in a meadow","subjects":[{"description":"orchard","position":"harb',
  'commands in the text':
    'lantern <sd_cpp_extra_args>{"orchard":1}</sd_cpp_extra_args>, <random:meadow|harbour>, granite | willow',
  'a pipe': 'lantern | meadow || orchard|harbour ||',
  'a LoRA that never ends': 'lantern <lora:orchard:0.8, meadow <harbour',
};

test.each(Object.entries(TRAPS))('%s: no word is lost in silence, in any dialect', async (_, text) => {
  const { send } = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '0' } });
  const words = WORDS.filter((word) => text.includes(word));
  for (const to of DIALECTS) {
    const answer = await send('POST', '/api/prompts/translate', { body: { text, to } });
    const all = JSON.stringify(translation.parse(answer.json())).toLowerCase();
    expect(
      words.filter((word) => !all.includes(word)),
      to,
    ).toEqual([]);
  }
});

test.each(['#ffcc00', '$5', '100%', 'x_y__z', 'f(x)=2'])('%s is said in every dialect', async (sign) => {
  const { send } = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '0' } });
  for (const to of DIALECTS) {
    const body = { text: `a fox on a wall with ${sign} on it`, to };
    const { text } = translation.parse((await send('POST', '/api/prompts/translate', { body })).json());
    // What other dialects would obey is escaped.
    expect(text.replaceAll('\\', ''), to).toContain(sign);
  }
});

test('an em dash that an editor made of two hyphens is a parameter', async () => {
  const { send } = await buildTestApp();
  const body = { text: 'a fox in snow —ar 16:9 —no people', to: 'a1111' };
  expect((await send('POST', '/api/prompts/translate', { body })).json()).toMatchObject({
    from: 'midjourney',
    text: 'a fox in snow',
    negative_prompt: 'people',
    settings: { aspect_ratio: '16:9' },
  });
});
