import { assert, constantFrom, double, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  BONDS,
  CAMERA_HEIGHTS,
  DAYTIMES,
  FACES,
  type Figure,
  LIGHT_SIDES,
  POSTURES,
  SHOT_SIZES,
  STAGE_MEDIA,
  type Stage,
  WEATHERS,
} from '../shot/stage.ts';
import { ASPECT_RATIOS } from '../vocabulary.ts';
import { drawStage, previewSizeOf } from './draw.ts';
import { DRAWING_IDS, PLACE_IDS } from './drawings.ts';
import { illustrateStage, paletteOfStage } from './illustrate.ts';
import { letters } from './silhouettes/signs/alphabet.ts';
import { figureOf, stageOf } from './testing/stages.ts';

const FOX = stageOf({ place: 'forest', daytime: 'dawn', figures: [figureOf('fox')] });

/** Checks that every tag is closed in order and that no attribute or text holds a bare sign. */
function malformed(svg: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<&]*")*)(\/?)>/g)) {
    if (match.index !== end) return `text or a broken tag at ${end}: ${svg.slice(end, end + 40)}`;
    end = match.index + match[0].length;
    const [, closing, name = '', , alone] = match;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes another tag`;
    } else if (!alone) open.push(name);
  }
  return end === svg.length && open.length === 0 ? undefined : `open at the end: ${open.join(', ')}`;
}

function expectSound(svg: string): void {
  expect(malformed(svg)).toBeUndefined();
  expect(svg).not.toMatch(
    /<text|<image|<script|<foreignObject|<style|<a |href="[^#]| on[a-z]+=|data:|javascript:/,
  );
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

/** All the pictures must differ from one another. */
function expectDistinct(stages: readonly Stage[]): void {
  expect(new Set(stages.map((stage) => drawStage(stage, '1:1'))).size).toBe(stages.length);
}

test('the same stage gives the same picture', () => {
  expect(drawStage(FOX, '3:2')).toBe(drawStage({ ...FOX, figures: [...FOX.figures] }, '3:2'));
});

test.each(ASPECT_RATIOS)('a picture of %s has that shape, its long side 1024 pixels', (ratio) => {
  const svg = drawStage(FOX, ratio);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const [across = 0, down = 0] = ratio.split(':').map(Number);
  expect({ width: Number(width), height: Number(height) }).toEqual(previewSizeOf(ratio));
  expect(Math.max(Number(width), Number(height))).toBe(1024);
  expect(Math.abs(Number(width) / Number(height) - across / down)).toBeLessThan(0.003);
  expectSound(svg);
});

test.each(DRAWING_IDS)('%s can be drawn, sound and inert', (drawing) => {
  expectSound(drawStage(stageOf({ figures: [figureOf(drawing)] }), '4:5'));
});

test.each(PLACE_IDS)('the place %s can be drawn by day, by night and from above', (place) => {
  for (const cameraHeight of ['eye', 'low', 'high', 'overhead'] as const)
    expectSound(drawStage(stageOf({ place, cameraHeight, daytime: 'night', take: 'cinematic' }), '16:9'));
  expectSound(drawStage(stageOf({ place }), '9:16'));
});

test('postures, faces, ages, tempers and costumes show', () => {
  const person = (more: Partial<Figure>, drawing = 'person'): Stage =>
    stageOf({ figures: [figureOf(drawing, more)] });
  // One who rides on nothing that is drawn sits.
  expectDistinct(POSTURES.filter((posture) => posture !== 'ride').map((posture) => person({ posture })));
  const mounted = (posture: Figure['posture']): Stage =>
    stageOf({ figures: [figureOf('horse'), figureOf('person', { posture, bond: { to: 0, as: 'on' } })] });
  expectDistinct([mounted('ride'), stageOf({ figures: [figureOf('horse'), figureOf('person')] })]);
  expectDistinct((['left', 'right', 'camera', 'away'] as const).map((faces) => person({ faces })));
  expectDistinct((['baby', 'child', 'adult', 'old'] as const).map((age) => person({ age })));
  expectDistinct((['m', 'f'] as const).map((sex) => person({ sex })));
  expectDistinct(
    ['calm', 'joy', 'sad', 'fear', 'anger', 'wonder', 'asleep'].map((temper) =>
      person({ temper: FACES.find((known) => known === temper) ?? 'calm', faces: 'camera' }),
    ),
  );
  expectDistinct(
    ['chef', 'knight', 'astronaut', 'gown', 'police', 'pirate'].map((costume) =>
      person({}, `person:${costume}`),
    ),
  );
});

test('light, hour, weather, shot size, camera height, medium and colours show', () => {
  const street = (more: Partial<Stage>): Stage =>
    stageOf({ place: 'street', figures: [figureOf('person')], ...more });
  expectDistinct(
    LIGHT_SIDES.map((from) => street({ light: { from, hard: true, warmth: 0, key: 'normal' } })),
  );
  expectDistinct(
    [-1, 0, 1].map((warmth) => street({ light: { from: 'left', hard: true, warmth, key: 'normal' } })),
  );
  expectDistinct(
    (['low', 'normal', 'high'] as const).map((key) =>
      street({ light: { from: 'left', hard: false, warmth: 0, key } }),
    ),
  );
  expectDistinct(DAYTIMES.map((daytime) => street({ daytime })));
  expectDistinct(WEATHERS.map((weather) => street({ weather })));
  expectDistinct(
    SHOT_SIZES.filter((size) => !['extreme-wide', 'wide'].includes(size)).map((size) => street({ size })),
  );
  expectDistinct(
    CAMERA_HEIGHTS.map((cameraHeight) =>
      stageOf({ place: 'field', cameraHeight, figures: [figureOf('cow')] }),
    ),
  );
  expectDistinct(STAGE_MEDIA.map((medium) => street({ medium })));
  expectDistinct([true, false].map((shallow) => street({ shallow })));
  expectDistinct([['red'], ['navy', 'cream'], []].map((colours) => street({ colours })));
});

test('what is held, worn, ridden, under and in another is drawn, and where', () => {
  expectDistinct([
    stageOf({ figures: [figureOf('person'), figureOf('tree')] }),
    ...BONDS.map((as) =>
      stageOf({ figures: [figureOf('person'), figureOf('hat', { bond: { to: 0, as } })] }),
    ).slice(0, 5),
  ]);
});

test.each([1, 2, 3, 5, 7, 12])('exactly %i of a thing are drawn', (count) => {
  const svg = drawStage(
    stageOf({ place: 'paper', figures: [figureOf('crown', { count, height: 0.2 })] }),
    '1:1',
  );
  // Each crown has one band of its own size, drawn once.
  expect(svg.match(/M-44 -10h88/g)?.length ?? 0).toBe(count);
});

test('what has no drawing is a plain shape with its word on it', () => {
  const plain = (word: string): string => drawStage(stageOf({ figures: [figureOf('-', { word })] }), '1:1');
  expect(plain('theremin')).not.toBe(plain('astrolabe'));
  expectSound(plain('theremin'));
});

test('hostile words never reach the picture', () => {
  for (const word of [
    '<script>alert(1)</script>',
    '"/><svg onload=alert(1)>',
    ']]> <!-- --> &amp; %00',
    '\u202e\u0007\u001b[31m',
    '__proto__',
    '😀'.repeat(30),
  ]) {
    const figures = [
      figureOf(word, { word, colour: word }),
      figureOf(`person:${word}`),
      figureOf('-', { word, bond: { to: 9, as: 'held' } }),
    ];
    const svg = drawStage(
      stageOf({ place: word, placeWord: word, colours: [word], lettering: [word, word], figures }),
      '1:1',
    );
    expectSound(svg);
    expect(svg).not.toMatch(/script|onload|alert|CDATA/i);
  }
});

test('any stage at all can be drawn', () => {
  const figure = record({
    drawing: constantFrom(...DRAWING_IDS, '-', 'nothing'),
    word: string({ maxLength: 40 }),
    count: integer({ min: 0, max: 60 }),
    x: double({ min: 0, max: 1, noNaN: true }),
    height: double({ min: 0.03, max: 1.6, noNaN: true }),
    depth: double({ min: 0, max: 1, noNaN: true }),
    posture: constantFrom(...POSTURES),
    faces: constantFrom('left', 'right', 'camera', 'away'),
    bond: record({ to: integer({ min: 0, max: 3 }), as: constantFrom(...BONDS) }),
  });
  void assert(
    property(
      figure,
      figure,
      constantFrom(...PLACE_IDS),
      constantFrom(...STAGE_MEDIA),
      constantFrom(...SHOT_SIZES),
      (a, b, place, medium, size) => {
        expectSound(
          drawStage(
            stageOf({
              figures: [{ ...a, bond: { to: 1, as: a.bond.as } } as Figure, b as Figure],
              place,
              medium,
              size,
            }),
            '3:2',
          ),
        );
      },
    ),
    { numRuns: 80 },
  );
});

test('every id that is used is defined, and only once', () => {
  for (const medium of STAGE_MEDIA) {
    const svg = drawStage(
      stageOf({
        medium,
        place: 'lake',
        shallow: true,
        figures: [figureOf('person'), figureOf('car'), figureOf('dog', { bond: { to: 1, as: 'in' } })],
      }),
      '16:9',
    );
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used);
  }
});

test('a preview is marked, an illustration is not and shares no id with another', () => {
  const plain = illustrateStage({ stage: FOX, ratio: '1:1', width: 400, id: 'card' });
  const { d } = letters('PREVIEW');
  expect(drawStage(FOX, '1:1')).toContain(d);
  expect(plain).not.toContain(d);
  expect(plain).toContain('width="400" height="400"');
  const idsOf = (id: string): string[] =>
    [...illustrateStage({ stage: FOX, ratio: '3:2', width: 300, id }).matchAll(/ id="([^"]+)"/g)].map(
      ([, found]) => found ?? '',
    );
  const first = new Set(idsOf('a'));
  expect(first.size).toBeGreaterThan(0);
  expect(idsOf('b').filter((id) => first.has(id))).toEqual([]);
});

test('a palette runs from dark to the rare colour and follows the colours named', () => {
  const lightness = (hex: string): number =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
  const [shade, , , lit, pop] = paletteOfStage(stageOf({ colours: ['yellow'], place: 'street' }));
  expect(lightness(shade)).toBeLessThan(lightness(lit));
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(pop.slice(at, at + 2), 16));
  expect(Math.min(red ?? 0, green ?? 0)).toBeGreaterThan((blue ?? 255) + 40);
});

test('black and white has no colour', () => {
  const svg = drawStage(
    stageOf({ mono: true, place: 'park', figures: [figureOf('parrot'), figureOf('person')] }),
    '1:1',
  );
  for (const [hex] of svg.matchAll(/#[0-9a-f]{6}\b/g)) {
    if (['#171411', '#f1ede5'].includes(hex)) continue; // the mark
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(12);
  }
});

test('a background that is called by its colour has it', () => {
  const first = (placeWord: string): string | undefined =>
    /stop-color="(#[0-9a-f]{6})"/.exec(drawStage(stageOf({ place: 'backdrop', placeWord }), '1:1'))?.[1];
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt((first('a red background') ?? '').slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(Math.max(green ?? 255, blue ?? 255) + 40);
  expect(first('a red door')).toBe(first('studio'));
});

test('those around a fire look at it from both sides', () => {
  const circle = (faces: Figure['faces'], bond?: Figure['bond']): boolean =>
    /scale\(-/.test(
      drawStage(
        stageOf({
          figures: [
            figureOf('person', { count: 4, posture: 'sit', faces }),
            figureOf('campfire', { depth: 0.1, faces: 'right', ...(bond && { bond }) }),
          ],
        }),
        '3:2',
      ),
    );
  expect(circle('right')).toBe(false);
  expect(circle('right', { to: 0, as: 'around' })).toBe(true);
});
