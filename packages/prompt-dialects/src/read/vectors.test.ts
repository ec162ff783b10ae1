import { describe, expect, it } from 'vitest';
import { type Dialect, parse } from '../index.ts';

/** Text and weight of each element, as the facts' tables give them. */
function weightsOf(text: string, dialect: Dialect): [string, number][] {
  return parse(text, dialect).elements.map((element) => [element.text, element.weight]);
}

type Vector = [text: string, a1111: [string, number][], comfyui: [string, number][]];

/** Verified by running lllyasviel/stable-diffusion-webui-forge and Comfy-Org/ComfyUI. */
const VECTORS: Vector[] = [
  ['(b)', [['b', 1.1]], [['b', 1.1]]],
  ['((b))', [['b', 1.21]], [['b', 1.21]]],
  ['(b:1.3)', [['b', 1.3]], [['b', 1.3]]],
  ['((b:1.3))', [['b', 1.43]], [['b', 1.3]]],
  [
    '(a (b:1.2) c:1.5)',
    [
      ['a ', 1.5],
      ['b', 1.8],
      [' c', 1.5],
    ],
    [
      ['a ', 1.5],
      ['b', 1.2],
      [' c', 1.5],
    ],
  ],
  ['[b]', [['b', 0.9091]], [['[b]', 1]]],
  ['[[b]]', [['b', 0.8264]], [['[[b]]', 1]]],
  [
    '[(b:1.2)]',
    [['b', 1.0909]],
    [
      ['[', 1],
      ['b', 1.2],
      [']', 1],
    ],
  ],
  ['(b', [['b', 1.1]], [['(b', 1]]],
  [
    'b) (c)',
    [
      ['b) ', 1],
      ['c', 1.1],
    ],
    [['b) (c)', 1]],
  ],
  ['(b: 1.2 )', [['b', 1.2]], [['b', 1.2]]],
  ['(b:.5)', [['b', 0.5]], [['b', 0.5]]],
  ['(b:-1)', [['b', -1]], [['b', -1]]],
  ['(b:0)', [['b', 0]], [['b', 0]]],
  ['(b:1e-1)', [['b:1e-1', 1.1]], [['b', 0.1]]],
  // The original of A1111 crashes; ours reads it as ComfyUI does.
  ['(b:1.2.3)', [['b:1.2.3', 1.1]], [['b:1.2.3', 1.1]]],
  ['(b:1,2)', [['b:1,2', 1.1]], [['b:1,2', 1.1]]],
  ['(a:b:1.2)', [['a:b', 1.2]], [['a:b', 1.2]]],
  ['(:1.2)', [], [[':1.2', 1.1]]],
  ['\\(b\\)', [['(b)', 1]], [['(b)', 1]]],
  ['(\\(b\\):1.2)', [['(b)', 1.2]], [['(b)', 1.2]]],
  [
    'f(x)=2 (b)',
    [
      ['f', 1],
      ['x', 1.1],
      ['=2 ', 1],
      ['b', 1.1],
    ],
    [
      ['f', 1],
      ['x', 1.1],
      ['=2 ', 1],
      ['b', 1.1],
    ],
  ],
];

describe('the verified vectors', () => {
  it.each(VECTORS)('%s', (text, a1111, comfyui) => {
    expect(weightsOf(text, 'a1111')).toEqual(a1111);
    expect(weightsOf(text, 'comfyui')).toEqual(comfyui);
    expect(weightsOf(text, 'swarmui')).toEqual(comfyui);
  });
});

describe('A1111', () => {
  it('reads scheduling and alternation, within brackets too', () => {
    expect(
      parse('[a:b:0.5] [b:10] [a::3] ([c|d|e]:1.2)', 'a1111').elements.filter(({ kind }) => kind !== 'words'),
    ).toMatchObject([
      { kind: 'schedule', before: 'a', after: 'b', when: '0.5', weight: 1 },
      { kind: 'schedule', before: '', after: 'b', when: '10' },
      { kind: 'schedule', before: 'a', after: '', when: '3' },
      { kind: 'alternation', options: ['c', 'd', 'e'], weight: 1.2 },
    ]);
  });

  it('reads networks, chunks and joined prompts with their weights', () => {
    const text = 'a <lora:ink:0.8:0.5> <hypernet:h:1> BREAK b :0.7 AND c ANDROID :1.2';
    expect(parse(text, 'a1111').elements.filter(({ kind }) => kind !== 'words')).toMatchObject([
      { kind: 'lora', network: 'lora', name: 'ink', weight: 0.8, rest: ':0.5' },
      { kind: 'lora', network: 'hypernet', name: 'h', weight: 1 },
      { kind: 'break' },
      { kind: 'join', weight: 0.7 },
      { kind: 'join', weight: 1.2 },
    ]);
  });

  it('reads the block that it writes into pictures', () => {
    const prompt = parse(
      'a fox\nin snow\nNegative prompt: blurry,\nlowres\nSteps: 20, CFG scale: 7, Lora hashes: "a: 1, b: 2", Size: 512x768',
      'a1111',
    );
    expect(prompt.source).toBe('a fox\nin snow');
    expect(prompt.negative.source).toBe('blurry,\nlowres');
    expect(prompt.settings.map(({ name, value }) => [name, value])).toEqual([
      ['steps', '20'],
      ['guidance', '7'],
      ['Lora hashes', '"a: 1, b: 2"'],
      ['size', '512x768'],
    ]);
  });

  it('takes no line of prose for settings', () => {
    expect(parse('Steps: 3 stone ones, mossy', 'a1111')).toMatchObject({
      source: 'Steps: 3 stone ones, mossy',
      settings: [],
    });
  });
});

describe('the others', () => {
  it('Compel: plusses, numbers, nesting, and no weight for bare brackets', () => {
    expect(weightsOf('a++ b-- (c d)1.3 (e f+)++ (g) close-up', 'invokeai')).toEqual([
      ['a', 1.21],
      [' ', 1],
      ['b', 0.81],
      [' ', 1],
      ['c d', 1.3],
      [' ', 1],
      ['e ', 1.21],
      ['f', 1.331],
      [' (g) close-up', 1],
    ]);
  });

  it('Compel: blends, joined prompts, escapes, LoRAs', () => {
    expect(parse('("a fox","b \\"c\\"").blend(1,0.8)', 'invokeai').elements).toMatchObject([
      { kind: 'blend', options: ['a fox', 'b "c"'], weights: [1, 0.8] },
    ]);
    expect(parse('("a","b").and()', 'invokeai').elements).toMatchObject([
      { text: 'a' },
      { kind: 'join' },
      { text: 'b' },
    ]);
    expect(parse('C\\+\\+ \\(x\\) withLora(ink,0.5)', 'invokeai').elements).toMatchObject([
      { text: 'C++ (x) ' },
      { kind: 'lora', name: 'ink', weight: 0.5 },
    ]);
    expect(parse('cat.swap("dog")', 'invokeai').elements).toMatchObject([
      { text: 'cat' },
      { kind: 'command' },
    ]);
  });

  it('NovelAI: braces, square brackets, numbers, characters, round brackets as text', () => {
    expect(weightsOf('{a}, [[b]], {{c}, d}', 'novelai')).toEqual([
      ['a', 1.05],
      [', ', 1],
      ['b', 0.907],
      [', ', 1],
      ['c', 1.1025],
      [', d', 1.05],
    ]);
    expect(weightsOf('1.5::x, y ::z saber (fate) -1::hat::', 'novelai')).toEqual([
      ['x, y ', 1.5],
      ['z saber (fate) ', 1],
      ['hat', -1],
    ]);
    expect(parse('park | girl | boy', 'novelai').elements.map(({ kind }) => kind)).toEqual([
      'words',
      'character',
      'words',
      'character',
      'words',
    ]);
  });

  it('Midjourney: pictures, parts, parameters, and the dash of an editor', () => {
    const prompt = parse(
      'https://a.b/c.png a fox::2 snow::-.5 —ar 16:9 --no red, blue --tile --s 250 --sref 1 2',
      'midjourney',
    );
    expect(prompt.elements).toMatchObject([
      { kind: 'image-url', text: 'https://a.b/c.png' },
      { text: 'a fox' },
      { kind: 'join', weight: 2 },
      { text: 'snow' },
      { kind: 'join', weight: -0.5 },
    ]);
    expect(prompt.negative.source).toBe('red, blue');
    expect(prompt.settings.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'aspect_ratio=16:9',
      'tile=true',
      'stylize=250',
      'style_reference=1 2',
    ]);
  });

  it('SwarmUI: its own commands', () => {
    const text =
      '<random:a|b> <alternate:c,d> <fromto[0.5]:e||f> <wildcard:hats> <embed:bad> <break> <segment:face>';
    expect(parse(text, 'swarmui').elements.filter(({ kind }) => kind !== 'words')).toMatchObject([
      { kind: 'choice', options: ['a', 'b'] },
      { kind: 'alternation', options: ['c', 'd'] },
      { kind: 'schedule', before: 'e', after: 'f', when: '0.5' },
      { kind: 'wildcard', name: 'hats' },
      { kind: 'embedding', name: 'bad' },
      { kind: 'break' },
      { kind: 'command', text: '<segment:face>' },
    ]);
  });

  it('tag lists, with commas and without, and plain language with lettering', () => {
    expect(parse('1girl, saber_\\(fate\\), solo', 'danbooru').elements.map(({ text }) => text)).toEqual([
      '1girl',
      'saber_(fate)',
      'solo',
    ]);
    expect(parse('1girl long_hair', 'danbooru').elements).toHaveLength(2);
    expect(parse('a sign that says “OPEN”, 6" wide, 4" high', 'natural').elements).toMatchObject([
      { kind: 'words', text: 'a sign that says ' },
      { kind: 'quoted', text: 'OPEN', marks: '“”' },
      { kind: 'words', text: ', 6" wide, 4" high' },
    ]);
  });

  it('keeps the place of each element in the source', () => {
    const text = 'a (red:1.3) fox, <lora:ink:0.8>, "OPEN"';
    const places = parse(text, 'a1111').elements.map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['a ', 'red', ' fox, ', '<lora:ink:0.8>', ', ', '"OPEN"']);
  });
});
