import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { ASPECT_RATIOS } from '../vocabulary.ts';
import { letters } from './silhouettes/signs/alphabet.ts';
import { illustrate, paletteOf, sizeOf, sketch } from './sketch.ts';

const FOX = 'a red fox in a misty forest at dawn, low sun from the right';

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

test('the same prompt gives the same picture', () => {
  expect(sketch(FOX, '3:2')).toBe(sketch(FOX, '3:2'));
});

test('different prompts give different pictures', () => {
  const prompts = [
    FOX,
    'a red fox in a misty forest at dawn, low sun from the left',
    'a red fox in a misty forest at night',
    'a blue fox in a misty forest at dawn',
    'a wolf in a misty forest at dawn',
    'two red foxes in a misty forest at dawn',
    'a red fox in the desert at dawn',
    'a red fox, studio, seamless backdrop, softbox from the left',
    'a red fox, minimal, rest empty, small in the frame',
  ];
  expect(new Set(prompts.map((prompt) => sketch(prompt, '1:1'))).size).toBe(prompts.length);
});

test.each(ASPECT_RATIOS)('a picture of %s has that shape, its long side 1024 pixels', (ratio) => {
  const svg = sketch(FOX, ratio);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const [across = 0, down = 0] = ratio.split(':').map(Number);
  expect({ width: Number(width), height: Number(height) }).toEqual(sizeOf(ratio));
  expect(Math.max(Number(width), Number(height))).toBe(1024);
  expect(Math.abs(Number(width) / Number(height) - across / down)).toBeLessThan(0.003);
});

test.each([
  FOX,
  'portrait of an old woman with a headscarf, 85 mm',
  'presidential race',
  'polaroid photo',
  'kungfu bros',
  'magazine cover',
  'logo for a bakery called Crumb',
  'neon sign that says "OPEN LATE"',
  'seamless pattern of lemons',
  'abandoned train station at dawn',
  'mountain lake at dusk, film still',
  'a coral reef',
  '',
])('the picture of %j is well-formed and holds no text', (prompt) => {
  const svg = sketch(prompt, '4:5');
  expect(malformed(svg)).toBeUndefined();
  expect(svg).not.toMatch(/<text|<image|<script|<foreignObject|href="[^#]/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('every id that is used is defined, and only once', () => {
  for (const prompt of [FOX, 'football poster', 'city skyline at night', 'a lake']) {
    const svg = sketch(prompt, '16:9');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used);
  }
});

test('hostile text never reaches the picture', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"/><svg onload=alert(1)>',
    ']]> <!-- --> <![CDATA[ &amp; &#x3c; %00',
    'a logo called "><script>pwn</script>',
    `fox\u0000\u0007\u001b[31m${'zq'.repeat(1990)}`,
    '__proto__ constructor toString 42',
  ];
  for (const prompt of hostile) {
    const svg = sketch(prompt, '1:1');
    expect(malformed(svg)).toBeUndefined();
    expect(svg).not.toMatch(/script|onload|alert|CDATA|zqzq|pwn/i);
  }
});

test('any text at all can be drawn', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), (prompt) => {
      const svg = sketch(prompt, '3:2');
      expect(malformed(svg)).toBeUndefined();
      expect(svg).not.toMatch(/NaN|undefined/);
    }),
    { numRuns: 60 },
  );
});

test('4,000 hostile characters are read quickly', () => {
  const started = Date.now();
  for (const prompt of [',a '.repeat(1333), '"'.repeat(4000), 'left '.repeat(800), 'ss'.repeat(2000)])
    sketch(prompt, '1:1');
  expect(Date.now() - started).toBeLessThan(1500);
});

test('a preview is marked and an illustration is not', () => {
  const plain = illustrate({ prompt: FOX, ratio: '1:1', width: 400, id: 'card' });
  const { d } = letters('PREVIEW');
  expect(sketch(FOX, '1:1')).toContain(d);
  expect(plain).not.toContain(d);
  expect(plain).toContain('width="400" height="400"');
  expect(malformed(plain)).toBeUndefined();
});

test('illustrations on one page share no id', () => {
  const idsOf = (id: string): string[] =>
    [...illustrate({ prompt: FOX, ratio: '3:2', width: 300, id }).matchAll(/ id="([^"]+)"/g)].map(
      ([, found]) => found ?? '',
    );
  const first = new Set(idsOf('a'));
  expect(first.size).toBeGreaterThan(0);
  expect(idsOf('b').filter((id) => first.has(id))).toEqual([]);
});

test('a palette runs from dark to the rare colour and follows the colours named', () => {
  const lightness = (hex: string): number =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
  const [shade, , , lit, pop] = paletteOf('a yellow taxi in the rain');
  expect(lightness(shade)).toBeLessThan(lightness(lit));
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(pop.slice(at, at + 2), 16));
  expect(Math.min(red ?? 0, green ?? 0)).toBeGreaterThan((blue ?? 255) + 40);
});
