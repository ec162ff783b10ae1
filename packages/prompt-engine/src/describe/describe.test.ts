import { describe, expect, test } from 'vitest';
import { describePicture, type PictureDescription } from './describe.ts';
import { PICTURES } from './words/fixtures/pictures.ts';
import { noted, PLAIN, palette, plainPicture } from './words/fixtures/plain.ts';

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
      `"[Main subject], on the right third of the frame, negative space on the left, about half of the frame. Low key with high contrast; lightest towards the upper left, darkest towards the lower right. Taken at 50 mm, f/1.8, 1/250 s, ISO 200: a normal field of view, a wide aperture. Selective focus on the subject in a shallow depth of field, all else blurred. Broad plain areas with few edges. Warm palette: led by dark umber, then walnut and peach, and a touch of bottle green. Colour photograph. Framed for a 3:4 upright picture."`,
    );
  });

  test('a coast at noon', () => {
    expect(of('coast at noon').prompt).toMatchInlineSnapshot(
      `"[Main subject], about a third of the frame left as negative space above. Taken at 24 mm, f/11, 1/400 s, ISO 100: a wide view, the lens stopped down. Everything sharp, from edge to edge. A level horizon on the upper third line; dense with small detail. A vivid, cool palette overall, sky blue and cerulean in equal measure, then sand, and traces of white. Colour photograph. Kept to a 16:9 horizontal frame."`,
    );
  });

  test('a poster', () => {
    expect(of('flat poster').prompt).toMatchInlineSnapshot(
      `"[Main subject], about half of the frame left as negative space below. High contrast, deep darks against bright lights; growing darker from the top to the bottom. Broad plain areas with few edges. Vivid, warm colour, mostly vermilion, with cream and navy. Flat graphic, even areas of colour with clean edges. Kept to a 3:4 upright frame."`,
    );
  });

  test('one colour and nothing else', () => {
    expect(of('one colour').prompt).toMatchInlineSnapshot(
      `"[Main subject], plain ground over nearly all of the frame. Low contrast, tones close together around the middle. Broad plain areas with few edges. One cool tint throughout: teal and nothing else. Flat graphic, even areas of colour with clean edges. Composed for a square 1:1 frame."`,
    );
  });

  test('a lighter side is told as one, and never where light comes from', () => {
    const light = textOf(of('window portrait'), 'light');
    expect(light).toMatch(/upper left/);
    expect(of('window portrait').prompt).not.toMatch(/\blit\b|key light|light from|backlit|shadow/i);
    expect(of('window portrait').unknown.join(' ')).toMatch(/Where the light comes from/);
  });

  test('what is common to most pictures is not said', () => {
    expect(textOf(of('plain'), 'light')).toBe('');
    expect(of('plain').prompt).toMatch(/^\[Main subject\]\. /);
  });

  test('a symmetrical front is told in greys', () => {
    const { prompt } = of('façade, black and white');
    expect(prompt).toMatch(/mirror/i);
    expect(prompt).toMatch(/charcoal and pewter grey/);
    expect(prompt).not.toMatch(/third|warm|photograph/);
  });

  test('a toned print names its tint, and its colours as parts of it', () => {
    expect(textOf(of('sepia print'), 'palette')).toMatch(
      /one warm tint.*: .*raw umber.*parchment and espresso/i,
    );
  });

  test('an accent is named where it strikes the eye, and ends talk of muted colour and of one tint', () => {
    const colours = palette('silver #c0c1c2 0.8', 'mid grey #808080 0.19', 'scarlet #d92b1c 0.01 accent');
    const muted = { ...PLAIN.colour, saturation: 'muted', monochrome: 'tinted' } as const;
    const said = textOf(describePicture(plainPicture({ palette: colours, colour: muted }), null), 'palette');
    expect(said).toMatch(/scarlet as the accent\.$/);
    expect(said).not.toMatch(/muted|tint/);
  });

  test('one figure on plain ground has its place and its negative space in the sentence of the subject', () => {
    expect(of('white product').prompt).toMatch(
      /^\[Main subject\], (?:centred in|in the centre of) the frame, [^.]*negative space[^.]*around it/,
    );
  });

  test('a close view says where its focus lies only where that is the figure', () => {
    expect(textOf(of('macro on green'), 'camera')).toMatch(/on the subject/);
    expect(textOf(of('city by night, pushed film'), 'camera')).not.toMatch(/ at | on the/);
  });

  test('a picture of untold medium is called nothing', () => {
    expect(of('medium untold').prompt).not.toMatch(/photograph|illustration|graphic|drawing|render/i);
    expect(of('medium untold').unknown).toContain(
      'Whether it was photographed, painted or rendered: good ones leave the same pixels.',
    );
    expect(row(of('medium untold'), 'Medium')?.value).toBe('Cannot be told');
  });

  test('what is drawn has neither lens nor grain', () => {
    const drawn = plainPicture({
      medium: { kind: 'line drawing' },
      focus: { depth: 'shallow' },
      grain: { amount: 'fine' },
    });
    expect(describePicture(drawn, null).prompt).not.toMatch(/depth|focus|grain/i);
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
    const stopped = plainPicture({ focus: { depth: 'shallow' } });
    expect(describePicture(stopped, noted({ aperture: 16 })).prompt).not.toMatch(/shallow|selective/i);
  });

  test('leaves a telephone its deep focus, for its sensor is small', () => {
    expect(textOf(of('telephone snapshot'), 'camera')).toMatch(/f\/1\.6.*a small sensor.*sharp/is);
    const camera = noted({ focalLength: 4, focalLength35: 26, aperture: 8 });
    const shallow = plainPicture({ focus: { depth: 'shallow' } });
    expect(describePicture(shallow, camera).prompt).not.toMatch(/shallow/i);
  });

  test('makes a photograph, whatever it looks like', () => {
    const drawn = PICTURES['flat poster'].features;
    const description = describePicture(drawn, noted({ focalLength: 50 }));
    expect(description.prompt).toMatch(/colour photograph/i);
    expect(description.prompt).not.toMatch(/graphic/);
    expect(row(description, 'Medium')?.value).toBe('Flat graphic');
    expect(description.unknown.join(' ')).not.toMatch(/drew|painted/);
    expect(describePicture(drawn, noted({ camera: 'A scanner' })).prompt).toMatch(/graphic/i);
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

describe('the table', () => {
  test('has every measurement in words and in figures', () => {
    const rows = of('window portrait').measurements.map(
      ({ label, value, figure }) => `${label}: ${value} (${figure})`,
    );
    expect(rows.join('\n')).toMatchInlineSnapshot(`
      "Frame: 3:4, portrait (3000 × 4000 px)
      Key: Low key (mean lightness 0.33)
      Contrast: Hard (spread 0.76)
      Light and dark: Lightest towards the upper left (difference 0.50)
      Colour: Warm, natural (balance +0.40, chroma 0.070)
      Focus: Shallow depth of field, sharpest towards the right (12 % sharp)
      Grain: None (deviation 0.002)
      Composition: One figure, on the right third (65 % across, 38 % down)
      Horizon: None seen ()
      Symmetry: Not symmetrical (likeness 0.30)
      Plain ground: About half of the frame, on the left (44 %)
      Surface: Few edges (4 % on edges)
      Medium: Cannot be told (20 % flat)"
    `);
  });

  test('says what cannot be told', () => {
    expect(row(of('one colour'), 'Focus')?.value).toBe('Cannot be told');
    expect(row(of('one colour'), 'Symmetry')?.value).toBe('Nothing to mirror');
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
    const texts = Array.from({ length: 20 }, (_, i) =>
      textOf(describePicture(plainPicture({ width: 6000 + i }), null), 'palette'),
    );
    expect(new Set(texts).size).toBeGreaterThan(2);
  });
});
