import { scriptText, writeScript } from '@framewright/prompt-engine/script';
import { VIDEO_TARGETS } from '@framewright/prompt-engine/video-targets';
import { expect, test } from 'vitest';
import { parseScript } from './parse-script.ts';

const option = { title: 'Steam on the window', tone: 'Warm', audience: 'City people' };
const idea = 'A night baker says "Come in" and slides the first loaves out of a brick oven';

test.each(VIDEO_TARGETS)('a script for %s is read back whole', (target) => {
  const script = writeScript({ idea, option, target });
  const parsed = parseScript(scriptText(script));
  expect(parsed?.title).toBe(script.title);
  expect(parsed?.length).toBe(`${script.seconds} seconds`);
  expect(parsed?.target).toBe(script.target);
  expect(parsed?.prompt).toBe(script.prompt);
  expect(parsed?.beats).toHaveLength(script.beats.length);
  script.beats.forEach(({ action, camera, light, sound, dialogue }, index) => {
    const texts = parsed?.beats[index]?.lines.map(({ text }) => text);
    expect(texts).toEqual([action, camera, light, sound, ...(dialogue ? [dialogue] : [])]);
  });
  expect(parsed?.beats[0]?.time).toMatch(/^0:00–0:0\d$/);
});

test.each([
  ['nothing', ''],
  ['one paragraph', 'A baker opens the oven.'],
  ['no beats', 'Title\n10 seconds\n\nPrompt to paste\nA baker.'],
  ['no prompt', 'Title\n10 seconds\n\n0:00–0:03\nAction: Opens'],
  ['an unknown label', 'Title\n10 seconds\n\n0:00–0:03\nSmell: Bread\n\nPrompt to paste\nA baker.'],
  ['a beat without a time', 'Title\n10 seconds\n\nSoon\nAction: Opens\n\nPrompt to paste\nA baker.'],
  ['text after the prompt', 'Title\n10 seconds\n\n0:00–0:03\nAction: Opens\n\nPrompt to paste\nA\nB'],
])('%s is no such script', (_, text) => {
  expect(parseScript(text)).toBeUndefined();
});
