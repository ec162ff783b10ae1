import { describe, expect, it } from 'vitest';
import { type Dialect, keptIn, parse, write } from '../index.ts';

const A1111 =
  '(masterpiece:1.2), best quality, (violin maker:1.3), an old workshop, rule of thirds, (film grain:0.6), [a:b:0.5], <lora:oldfilm:0.6>';

function changes(text: string, from: Dialect, to: Dialect, negative = '') {
  const prompt = parse(text, from, negative);
  const written = write(prompt, to);
  const things = (isLost: boolean) =>
    written.losses.filter(({ said }) => (said === null) === isLost).flatMap((loss) => loss.things);
  return { kept: keptIn(prompt, written, to), said: things(false), lost: things(true) };
}

describe('what is kept', () => {
  it('is all that stands there in the same words and that no loss names', () => {
    expect(changes(A1111, 'a1111', 'natural', '(blurry:1.4), extra fingers')).toEqual({
      kept: ['an old workshop', 'rule of thirds'],
      said: ['blurry (1.4)', '[a:b:0.5]', 'film grain (0.6)', 'violin maker (1.3)'],
      lost: ['extra fingers', '<lora:oldfilm:0.6>', 'masterpiece', 'best quality'],
    });
  });

  it('is found in tags, captions and other weights alike', () => {
    const text = 'a red fox, soft window light, 35mm lens';
    const phrases = ['a red fox', 'soft window light', '35mm lens'];
    for (const to of ['danbooru', 'midjourney', 'ideogram', 'flux2', 'fibo'] as const) {
      expect(changes(text, 'natural', to), to).toMatchObject({ kept: phrases });
    }
    expect(changes('(red fox:1.3), <lora:ink:1>', 'a1111', 'swarmui')).toEqual({
      kept: ['red fox', '<lora:ink:1>'],
      said: [],
      lost: [],
    });
  });
});
