import { describe, expect, test } from 'vitest';
import { describePicture, type PictureDescription } from './describe.ts';
import { PICTURES } from './words/fixtures/pictures.ts';
import { noted, PLAIN, picture } from './words/fixtures/plain.ts';

const of = (name: keyof typeof PICTURES): PictureDescription =>
  describePicture(PICTURES[name].features, PICTURES[name].camera);
const textOf = (description: PictureDescription, element: string): string =>
  description.anatomy
    .filter((span) => span.element === element)
    .map(({ start, end }) => description.prompt.slice(start, end))
    .join(' ');
const row = (description: PictureDescription, label: string) =>
  description.measurements.find((measurement) => measurement.label === label);

describe('the prompt of', () => {
  test('a portrait by a window, as the camera noted it', () => {
    expect(of('window portrait').prompt).toMatchInlineSnapshot(
      `"[Main subject, perhaps a person], high on the right third of the frame, with about half of the frame left as negative space on the left. Lit from the upper left, shadows soft-edged, the light dropping quickly towards the lower right; low key with hard contrast, small lights standing out of deep darks. Shot at 50 mm, f/1.8, 1/250 s, ISO 200: a normal field of view, a wide aperture. Shallow focus, sharpest on the subject, all else in blur. Large simple areas, hardly broken by edges. Warm colour, led by dark umber, then walnut and peach, and traces of bottle green. Colour photograph, tones recorded cleanly. Composed for a 3:4 upright frame."`,
    );
  });

  test('a coast at noon', () => {
    expect(of('coast at noon').prompt).toMatchInlineSnapshot(
      `"[Main subject], set along the lower third line, towards the left, about a third of the frame given to negative space above. Mid-tones leading, moderate contrast, neither dark nor bright overall; level, directionless light from one edge to the other. Taken at 24 mm, f/11, 1/400 s, ISO 100: a wide view, the lens stopped down. Deep focus, sharp across the whole frame. One straight horizon on the upper third line; texture more than line, rich in small detail. Vivid, cool palette: sky blue and cerulean in nearly equal parts, then sand, and traces of white. Colour photograph, clean in tone. Framed for a 16:9 horizontal picture."`,
    );
  });

  test('a poster', () => {
    expect(of('flat poster').prompt).toMatchInlineSnapshot(
      `"[Main subject], set along the upper third line, balanced by negative space below, about half of the frame. A full range of tones with hard contrast, from deep darks to bright lights; lighter towards the top, darker towards the bottom. Only a few shapes, all of them broad and plain. A vivid, warm palette overall, mostly vermilion, with cream and navy. Flat illustration, even areas of colour with clean edges. The space below kept bare. Composed for a 3:4 upright frame."`,
    );
  });

  test('one colour and nothing else', () => {
    expect(of('one colour').prompt).toMatchInlineSnapshot(
      `"[Main subject], in a frame of which nearly all is negative space, with no single centre of weight. Low contrast, the tones close together around the middle of the scale; flat, even brightness from edge to edge. Only a few shapes, all of them broad and plain. One cool tint throughout: teal and nothing else. Flat graphic illustration, its shapes filled evenly and cut clean. Nothing else in the negative space. Framed as a 1:1 square picture."`,
    );
  });

  test('a silhouette names no side of light', () => {
    const light = textOf(of('silhouette'), 'light');
    expect(light).toMatch(/behind|backlit/i);
    expect(light).not.toMatch(/above|key light|shadows/i);
    expect(row(of('silhouette'), 'Light')?.value).toBe('From behind, brighter from above; hard shadow edges');
  });

  test('a symmetrical front stands on its axis, and is told in greys', () => {
    const { prompt } = of('façade, black and white');
    expect(prompt).toMatch(/mirror/i);
    expect(prompt).toMatch(/charcoal and pewter grey/);
    expect(prompt).toMatch(/black-and-white photograph/i);
    expect(prompt).not.toMatch(/third|warm/);
    expect(row(of('façade, black and white'), 'Composition')?.value).toBe('Weight on the left third');
  });

  test('a toned print names its tint, and its colours as parts of it', () => {
    expect(textOf(of('sepia print'), 'palette')).toMatch(
      /one warm tint.*: raw umber leading, .*parchment and espresso/i,
    );
  });

  test('a night on pushed film', () => {
    const description = of('city by night, pushed film');
    expect(textOf(description, 'light')).toMatch(/low key/i);
    expect(textOf(description, 'style')).toMatch(/heavy film grain|pushed film/i);
    expect(textOf(description, 'palette')).toMatch(
      /midnight blue.*petrol blue and coral.*(?:touch|traces) of amber and plum/i,
    );
  });

  test('a product on white keeps its negative space bare', () => {
    expect(textOf(of('white product'), 'light')).toMatch(/high key/i);
    expect(textOf(of('white product'), 'negative')).toMatch(/negative space/i);
    expect(textOf(of('plain'), 'negative')).toBe('');
  });

  test('a close view says where its focus lies', () => {
    expect(textOf(of('macro on green'), 'camera')).toMatch(/on the subject/);
    expect(textOf(of('city by night, pushed film'), 'camera')).toMatch(/at the left of the frame/);
  });

  test('a picture of untold medium is called neither photograph nor illustration', () => {
    expect(of('medium untold').prompt).not.toMatch(/photograph|illustration/i);
    expect(of('medium untold').unknown).toContain(
      'Whether it was photographed or drawn: the signs point both ways.',
    );
    expect(row(of('medium untold'), 'Medium')?.value).toBe('Cannot be told');
  });
});

describe('what the camera noted', () => {
  const camera = (facts: Parameters<typeof noted>[0]): string =>
    textOf(describePicture(PLAIN, noted(facts)), 'camera');

  test('is said with what it means', () => {
    expect(camera({ focalLength: 200, focalLength35: 200, shutter: 1 / 2000, iso: 3200 })).toMatch(
      /at 200 mm, 1\/2000 s, ISO 3200: a telephoto view that compresses distance, motion frozen, a high sensitivity/,
    );
    expect(camera({ shutter: 0.5 })).toMatch(/at 0\.5 s: a slow shutter in which motion may blur/);
    expect(camera({ shutter: 1 / 250 })).toMatch(/at 1\/250 s\.$/);
  });

  test('gives focal lengths as they would be on full frame, where that is noted', () => {
    expect(camera({ focalLength: 33, focalLength35: 50 })).toMatch(
      /50 mm equivalent: a normal field of view/,
    );
    expect(camera({ focalLength: 33 })).toMatch(/at 33 mm\.$/);
  });

  test('wins over the measured depth, which stays in the table', () => {
    const description = of('wide open, yet measured deep');
    expect(textOf(description, 'camera')).toMatch(/85 mm, f\/1\.8: a wide aperture\.$/);
    expect(row(description, 'Focus')?.value).toBe('Deep depth of field');
    const stopped = picture({ focus: { depth: 'shallow' } });
    expect(describePicture(stopped, noted({ aperture: 16 })).prompt).not.toMatch(/shallow|selective/i);
  });

  test('leaves a telephone its deep focus, for its sensor is small', () => {
    expect(textOf(of('telephone snapshot'), 'camera')).toMatch(/f\/1\.6.*a small sensor.*deep/is);
    const camera = noted({ focalLength: 4, focalLength35: 26, aperture: 8 });
    const shallow = picture({ focus: { depth: 'shallow' } });
    expect(describePicture(shallow, camera).prompt).not.toMatch(/shallow/i);
  });

  test('makes a photograph of what looks drawn', () => {
    const drawn = PICTURES['flat poster'].features;
    const description = describePicture(drawn, noted({ focalLength: 50 }));
    expect(description.prompt).not.toMatch(/illustration/);
    expect(row(description, 'Medium')?.value).toBe('Flat illustration, probably');
    expect(description.unknown.join(' ')).not.toMatch(/drew|drawn/);
    expect(describePicture(drawn, noted({ camera: 'A scanner' })).prompt).toMatch(
      /flat (?:graphic )?illustration/i,
    );
  });

  test('never names a maker, and skips what it noted as 0', () => {
    expect(of('window portrait').prompt).not.toMatch(/Canon|RF/);
    expect(camera({ focalLength: 0, aperture: 0, shutter: 0, iso: 0 })).toBe('');
  });

  test('is missed where the file has no note', () => {
    const missed = 'Which lens and exposure were used: the file has no note of them.';
    expect(of('plain').unknown).toContain(missed);
    expect(of('coast at noon').unknown).not.toContain(missed);
    expect(of('flat poster').unknown).not.toContain(missed);
  });
});

describe('the subject', () => {
  test('is a place to fill in, and perhaps a person where there are colours of skin', () => {
    expect(textOf(of('plain'), 'subject')).toBe('[Main subject]');
    const portrait = of('window portrait');
    expect(textOf(portrait, 'subject')).toBe('[Main subject, perhaps a person]');
    expect(portrait.unknown[1]).toMatch(/^Whether there is a person/);
    expect(row(portrait, 'People')?.value).toMatch(/perhaps.*no proof/);
  });

  test('stands where the weight sits', () => {
    const placed = (x: number, y: number) =>
      describePicture(picture({ composition: { placement: 'left third', weightAt: { x, y } } }), null).prompt;
    expect(placed(0.33, 0.2)).toMatch(/^\[Main subject\], [^.]*high on the left third/);
    expect(placed(0.33, 0.5)).toMatch(/^\[Main subject\], (?:placed |off-centre, )?on the left third/);
    expect(placed(0.33, 0.8)).toMatch(/^\[Main subject\], [^.]*low on the left third/);
  });
});

describe('the table', () => {
  test('has every measurement in words and in figures', () => {
    const rows = of('window portrait').measurements.map(
      ({ label, value, figure }) => `${label}: ${value} (${figure})`,
    );
    expect(rows.join('\n')).toMatchInlineSnapshot(`
      "Frame: 3:4, portrait (3000 × 4000 px)
      Key: Low key (mean lightness 0.33)
      Contrast: Hard (spread 0.76)
      Light: From the upper left; soft shadow edges (difference 0.50)
      Colour: Warm, natural (balance +0.40, chroma 0.070)
      Focus: Shallow depth of field, sharpest towards the right (12 % sharp)
      Grain: None (deviation 0.002)
      Composition: Weight on the right third (65 % across, 38 % down)
      Horizon: None seen ()
      Symmetry: Not symmetrical (likeness 0.30)
      Empty space: About half of the frame, mostly on the left (44 %)
      Surface: Smooth, few edges (4 % on edges)
      Medium: Photograph, probably (score +0.70)
      People: A person, perhaps: an area in the colours of skin, no proof (12 %)"
    `);
  });

  test('says what cannot be told', () => {
    expect(row(of('one colour'), 'Focus')?.value).toBe('Cannot be told');
    expect(row(of('one colour'), 'Symmetry')?.value).toBe('Nothing to mirror');
    expect(row(of('one colour'), 'People')?.value).toBe('Cannot be told');
    expect(row(of('plain'), 'Horizon')).toEqual({ label: 'Horizon', value: 'None seen', figure: '' });
  });
});

describe('the wording', () => {
  test('is the same for the same picture, however its features are ordered', () => {
    const { features } = PICTURES['window portrait'];
    const reversed = Object.fromEntries(Object.entries(features).toReversed());
    expect(describePicture({ ...features, ...reversed }, null)).toEqual(describePicture(features, null));
  });

  test('differs among pictures that measure alike', () => {
    const lights = Array.from({ length: 20 }, (_, i) =>
      textOf(describePicture(picture({ width: 6000 + i }), null), 'light'),
    );
    expect(new Set(lights).size).toBeGreaterThan(4);
  });
});
