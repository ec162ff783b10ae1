import { describe, expect, it } from 'vitest';
import { type Dialect, recognise, syntaxNotObeyedBy } from './index.ts';

const EXAMPLES: [text: string, dialect: Dialect][] = [
  ['A red fox sits on a mossy stump in the rain. Soft light from the left.', 'natural'],
  ['an old lighthouse (painted white) on a cliff', 'natural'],
  ['', 'natural'],
  ['masterpiece, a fox, (red scarf:1.3), forest', 'a1111'],
  ['a fox <lora:ink:0.8>', 'a1111'],
  ['a fox BREAK snow, [cat:dog:0.5]', 'a1111'],
  ['a fox\nNegative prompt: blurry', 'a1111'],
  ['1girl, long_hair, (smile:1.2), <lora:x:1>', 'a1111'],
  ['a fox, embedding:bad_hands, (snow:1.2)', 'comfyui'],
  ['a <random:red|blue> fox', 'swarmui'],
  ['a fox, <segment:face> (detailed:1.2)', 'swarmui'],
  ['a fox++ in (deep snow)1.3', 'invokeai'],
  ['("a fox", "a cat").blend(1, 0.5)', 'invokeai'],
  ['{{masterpiece}}, 1girl, [hat]', 'novelai'],
  ['1girl, 1.5::smile ::, park', 'novelai'],
  ['1girl, solo, long_hair, blue_eyes', 'danbooru'],
  ['1girl solo long_hair blue_eyes', 'danbooru'],
  ['a fox in snow --ar 16:9', 'midjourney'],
  ['a fox in snow —ar 16:9', 'midjourney'],
  ['hot::2 dog::1', 'midjourney'],
  ['{"high_level_description":"a fox","compositional_deconstruction":{}}', 'ideogram'],
  ['{"scene":"a fox","subjects":[]}', 'flux2'],
  ['{"short_description":"a fox","objects":[]}', 'fibo'],
  ['{"short_description":"a fox","objects":[{"descr', 'fibo'],
];

describe('recognise', () => {
  it.each(EXAMPLES)('%s', (text, dialect) => {
    const recognition = recognise(text);
    expect(recognition.dialect).toBe(dialect);
    expect(recognition.reasons.length).toBeGreaterThan(text === '' ? -1 : 0);
    expect(recognition.alternatives).not.toContain(dialect);
  });

  it('takes no sentence for tags because of one underscore in it', () => {
    expect(recognise('a fox on a wall with x_y__z on it').dialect).toBe('natural');
    expect(recognise('1girl solo long_hair looking_at_viewer').dialect).toBe('danbooru');
  });

  it('is surer of more signs, and says what else it may be', () => {
    expect(recognise('a fox (red:1.2)').alternatives).toContain('comfyui');
    expect(recognise('a fox (red:1.2)').confidence).toBeLessThan(0.6);
    expect(recognise('a fox --ar 2:3 --v 7').confidence).toBeGreaterThan(recognise('a::2 b').confidence);
    expect(recognise('a fox (red:1.2)').reasons).toContain('“(red:1.2)” is syntax of this dialect.');
  });
});

describe('syntaxNotObeyedBy', () => {
  const spans = (text: string, dialect: Dialect): string[] =>
    syntaxNotObeyedBy(text, dialect).map(({ start, end }) => text.slice(start, end));

  it('marks what means nothing to the model, and nothing else', () => {
    const text = 'a (red:1.2) fox, ((snow)), [hat], <lora:ink:1>, word++ BREAK {{x}} (old) 1.5::y:: --ar 2:3';
    expect(spans(text, 'natural')).toEqual([
      ...['(red:1.2)', '((snow))', '[hat]', '<lora:ink:1>', '++', 'BREAK', '{{x}}', '1.5::y::', '--ar'],
    ]);
    expect(spans(text, 'a1111')).toEqual(['++', '{{x}}', '1.5::y::', '--ar']);
    expect(spans(text, 'novelai')).toEqual(['(red:1.2)', '((snow))', '<lora:ink:1>', '++', 'BREAK', '--ar']);
    expect(spans(text, 'midjourney')).not.toContain('--ar');
  });

  it('marks the outermost of nested pieces', () => {
    expect(spans('((a:1.2) [b] (c:1.3):1.4), [[d]]', 'natural')).toEqual([
      '((a:1.2) [b] (c:1.3):1.4)',
      '[[d]]',
    ]);
  });

  it('knows that Midjourney gave up its parts with weights', () => {
    expect(spans('hot::2 dog', 'midjourney')).toEqual(['::2']);
    expect(spans('hot::2 dog --v 6.1', 'midjourney')).toEqual([]);
  });

  it('looks into the texts of a caption alone', () => {
    expect(spans('{"scene":"a (red:1.2) fox","list":["x"]}', 'flux2')).toEqual(['(red:1.2)']);
  });

  it('says it in a plain sentence', () => {
    expect(syntaxNotObeyedBy('(red:1.2)', 'natural')[0]?.why).toBe(
      'Natural prose takes these brackets and their number for plain characters: they strengthen nothing.',
    );
  });
});
