import { describe, expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { mainOf } from '../read/scene.ts';
import { contradicts } from '../shot/agreement/conflicts.ts';
import { isDrawn, leadingStyle } from '../shot/look/look.ts';
import { classOf } from '../shot/scene-class.ts';
import { TAKES } from '../vocabulary.ts';
import { compose, suggestRatio } from './compose.ts';
import { SUBJECTS } from './fixtures/subjects.ts';
import { allTakes, composedOnce, requestOf, shown, type TakeOf, takesOf } from './fixtures/takes.ts';

const SOURCE =
  /\b(?:softbox|octagonal softbox|diffused source|key light|light|lamps?|window|daylight|sun|sunlight|moonlight|moon|candle\w*|neon|tubes?|spot|spotlight|flash|fire|embers|coals|sky|overcast|backlit|bulbs?|lanterns?|glow)\b/i;
const QUALITY =
  /\b(?:soft|hard|hard-edged|diffused|even|flat|broken|dim|warm|cool|low|clear|thin|narrow|raking|dappled)\b/i;
const DIRECTION =
  /\b(?:from (?:the )?(?:camera |back |front )?(?:left|right|behind|above|below|front|back|side|top|window|sky)|from (?:high|low|directly|just|both|all|each|beyond|behind)|at camera|at the (?:left|right)|overhead|backlit|whole (?:\w+ )?sky|around the lens|through|behind|side)\b/i;
const CAMERA =
  /\b(?:close-up|close|medium(?: two-)?shot|full-length|full view|full figures?|three-quarter(?: length| view)?|wide shot|wide view|two-shot|group shot|macro|overhead view|straight-on|eye level|low angle|high angle|aerial|establishing|view|portrait framing|\d+mm lens)\b/i;
const MEANS =
  /\b(?:lines?|outlines?|contours?|strokes?|brush\w*|wash\w*|edges?|hatch\w*|cuts?|grain|paper|ink|pigments?|pencil|flat|shapes?|polygons?|pixels?|grid|stitch\w*|thread|glass|tesserae|layers?|margins?|projection|perspective|shad\w+|tones?|gradients?|letters?|lettering|typeface|space)\b/i;
const VAGUE =
  /\b(?:something|somebody|someone|whatever|anything|anybody|things|another|certain|various|stunning|masterpiece|breathtaking|8k)\b/i;

const isMain = ({ take }: TakeOf): boolean => take !== 'minimal';

/** What a being or thing is lit and seen by; drawn looks and marks have their own means. */
function namesMeans({ subject, outside }: TakeOf): boolean {
  const scene = readScene(subject);
  if (isDrawn(leadingStyle(scene)) || ['graphic', 'sign'].includes(classOf(scene)))
    return MEANS.test(outside);
  const isLit = outside
    .split(/[.]\s/)
    .some((part) => SOURCE.test(part) && (QUALITY.test(part) || DIRECTION.test(part)));
  return isLit && CAMERA.test(outside);
}

describe('in plain terms of the field', () => {
  test('98 of 100 studio and cinematic takes name light and camera, or the means of their look', () => {
    const takes = allTakes().filter(isMain);
    const without = takes.filter((take) => !namesMeans(take));
    expect(without.length, shown(without).join('\n')).toBeLessThanOrEqual(takes.length * 0.02);
  });

  test('no word stands for nothing', () => {
    const vague = allTakes().filter(({ outside }) => VAGUE.test(outside));
    expect(shown(vague)).toEqual([]);
  });

  test('no seam shows: no slot, no doubled sign, no missing item', () => {
    const SEAM =
      /undefined|[{}]|\s[,.;:]|[,:]\s*[,.:]|\.\.|\s{2}|\bthe the\b|\ba an?\b|\bwith,|\band,|\b(\w{4,}) \1\b/i;
    const seamy = allTakes().filter(
      ({ outside, composition }) => SEAM.test(outside) || SEAM.test(composition.tip),
    );
    expect(shown(seamy)).toEqual([]);
  });

  test('articles fit the word that follows', () => {
    const WRONG =
      /\ba (?!uni|use|usu|eu|one\b|ukulele|uk)[aeiou]|\ban (?!hour|honest|heir|honou?r)[^aeiou\W]/;
    expect(shown(allTakes().filter(({ outside }) => WRONG.test(outside)))).toEqual([]);
  });

  test('as many words as a model reads, and fewer where little is known', () => {
    const count = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    const off = allTakes().filter(({ take, outside }) =>
      take === 'minimal'
        ? count(outside) < 12 || count(outside) > 75
        : count(outside) < 25 || count(outside) > 160,
    );
    expect(shown(off)).toEqual([]);
  });
});

test('the subject stands first, to the letter', () => {
  for (const { subject, text, composition, take } of allTakes()) {
    const said = readScene(subject).subject;
    expect(text.startsWith(said), `${subject} (${take})`).toBe(true);
    expect(composition.anatomy[take][0]).toMatchObject({ start: 0, end: said.length, element: 'subject' });
    expect(subject.includes(said.slice(0, 20))).toBe(true);
  }
});

test('nothing in a take contradicts it', () => {
  const against = allTakes().filter(({ text }) => contradicts(text, text));
  expect(shown(against)).toEqual([]);
});

test('the anatomy covers the take in order, and says of each stretch why it is there', () => {
  for (const { subject, take, text, composition } of allTakes()) {
    const spans = composition.anatomy[take];
    let covered = 0;
    let last = 0;
    for (const { start, end, why } of spans) {
      expect(start, subject).toBeGreaterThanOrEqual(last);
      expect(end, subject).toBeGreaterThan(start);
      expect(why, `${subject}: ${text.slice(start, end)}`).toMatch(/\S.*[.!?]$/);
      covered += end - start;
      last = end;
    }
    expect(last).toBeLessThanOrEqual(text.length);
    expect(covered / text.length, `${subject} (${take})`).toBeGreaterThanOrEqual(0.9);
  }
});

test('the same request gives the same answer', () => {
  for (const subject of SUBJECTS.slice(0, 40)) {
    expect(compose(requestOf(subject))).toEqual(composedOnce(subject));
  }
});

test('studio and cinematic part in light, camera and placement', () => {
  const alike = SUBJECTS.filter((subject) => {
    const { anatomy, studio, cinematic } = composedOnce(subject);
    if (
      isDrawn(leadingStyle(readScene(subject))) ||
      ['graphic', 'sign'].includes(classOf(readScene(subject)))
    )
      return false;
    const textOf = (take: 'studio' | 'cinematic', element: string): string =>
      anatomy[take]
        .filter((span) => span.element === element)
        .map(({ start, end }) => (take === 'studio' ? studio : cinematic).slice(start, end))
        .join(' ');
    return (
      ['light', 'camera', 'composition'].filter(
        (each) => textOf('studio', each) === textOf('cinematic', each),
      ).length > 1
    );
  });
  expect(alike).toEqual([]);
});

test('what tools read comes last and unchanged', () => {
  const tail = '<lora:ink:0.8> --ar 16:9 --v 6 --no people';
  for (const { text, outside, composition } of takesOf(`a heron in a marsh ${tail}`)) {
    expect(text.startsWith('a heron in a marsh')).toBe(true);
    expect(text.endsWith(` ${tail}`)).toBe(true);
    expect(outside.match(/--/g)).toHaveLength(3);
    expect(composition.suggested_aspect_ratio).toBe('16:9');
  }
  for (const { text } of takesOf('(castle on a cliff:1.3), fog'))
    expect(text.startsWith('(castle on a cliff:1.3), fog')).toBe(true);
});

test('a command goes, everything else stays as it was typed', () => {
  for (const [typed, said] of [
    ['please draw me a Heron', 'a Heron'],
    ['make me a rusty robot', 'a rusty robot'],
    ['A HERON, Flying!', 'A HERON, Flying!'],
  ] as const) {
    for (const { text } of takesOf(typed)) expect(text.startsWith(said)).toBe(true);
  }
});

test('every take has a stage whose first figure or place is what it is about', () => {
  for (const { subject, take, composition } of allTakes()) {
    const stage = composition.stages[take];
    expect(stage.take).toBe(take);
    expect(stage.figures.length, subject).toBeLessThanOrEqual(8);
    expect(
      mainOf(readScene(subject)) === undefined ||
        stage.figures.length > 0 ||
        stage.place !== 'backdrop' ||
        stage.lettering.length > 0,
      subject,
    ).toBe(true);
    for (const { x, height, depth } of stage.figures) {
      for (const number of [x, depth]) expect(number >= 0 && number <= 1, subject).toBe(true);
      expect(height >= 0.03 && height <= 1.6, `${subject}: ${height}`).toBe(true);
    }
  }
});

test('three takes of one subject are three texts', () => {
  for (const subject of SUBJECTS) {
    const { studio, cinematic, minimal } = composedOnce(subject);
    expect(new Set([studio, cinematic, minimal]).size, subject).toBe(TAKES.length);
  }
});

test.each([
  ['a beach at noon, no people', 'no people'],
  ['a desk with a lamp, without text', 'no text'],
])('what %s rules out is said to be left out, in every take', (subject, ruled) => {
  for (const { outside } of takesOf(subject)) expect(outside.toLowerCase()).toContain(ruled);
});

test('the ratio without the takes is the one that stands beside them', () => {
  const requests = [
    ...SUBJECTS.slice(0, 60).map((subject) => ({ subject, more: {} })),
    { subject: 'a lighthouse', more: { aspect_ratio: '9:16' } as const },
  ];
  const ratios = requests.map(({ subject, more }) => suggestRatio(requestOf(subject, more)));
  expect(new Set(ratios).size).toBeGreaterThan(2);
  expect(ratios).toEqual(
    requests.map(({ subject, more }) => composedOnce(subject, more).suggested_aspect_ratio),
  );
});
