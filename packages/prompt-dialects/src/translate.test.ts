import { describe, expect, it } from 'vitest';
import { DIALECTS, type Dialect, translate } from './index.ts';

/** The text in the target, from a prompt whose dialect is known. */
function said(text: string, from: Dialect, to: Dialect, negativePrompt = ''): string {
  return translate({ text, from, to, negativePrompt }).text;
}

function lossesOf(text: string, from: Dialect, to: Dialect, negativePrompt = ''): string[] {
  return translate({ text, from, to, negativePrompt }).losses.map(({ what, why }) => `${what} – ${why}`);
}

describe('weights', () => {
  it('keep their number wherever both sides have weights, nesting flattened', () => {
    const text = '(a (b:1.2) c:1.5), [d], ((e))';
    expect(said(text, 'a1111', 'comfyui')).toBe('(a:1.5) (b:1.8) (c:1.5), (d:0.9091), (e:1.21)');
    expect(said(text, 'comfyui', 'a1111')).toBe('(a:1.5) (b:1.2) (c:1.5), \\[d\\], (e:1.21)');
    expect(said(text, 'a1111', 'invokeai')).toBe('(a)1.5 (b)1.8 (c)1.5, (d)0.9091, (e)1.21');
    expect(said(text, 'a1111', 'novelai')).toBe('1.5::a:: 1.8::b:: 1.5::c::, 0.9091::d::, 1.21::e::');
    expect(said('a++ b--, {c}', 'invokeai', 'a1111')).toBe('(a:1.21) (b:0.81), {c}');
    expect(said('{{a}}, [b], 1.5::c::', 'novelai', 'swarmui')).toBe('(a:1.1025), (b:0.9524), (c:1.5)');
    expect(lossesOf(text, 'a1111', 'novelai')).toEqual([]);
  });

  it.each(['natural', 'danbooru', 'midjourney', 'ideogram', 'flux2', 'fibo'] as const)(
    'become order and a line each on their way to %s',
    (to) => {
      const text = 'old fox, (thick fog:0.5), tall pines, (red scarf:1.4), (wet stones:1.1)';
      const losses = lossesOf(text, 'a1111', to).join('\n');
      for (const number of ['0.5', '1.4', '1.1']) {
        expect(losses).toContain(`(${number})`);
      }
      const order = ['fox', 'scarf', 'pines', 'fog'].map((word) => said(text, 'a1111', to).indexOf(word));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    },
  );

  it('are named word by word where a phrase has several', () => {
    expect(lossesOf('an (old:1.3) fox (sleeping:0.9)', 'a1111', 'natural').join()).toContain(
      'old (1.3), sleeping (0.9)',
    );
  });

  it('leave the praise at the head of a tag list where it is', () => {
    expect(said('masterpiece, 1girl, hat, (red scarf:1.3)', 'a1111', 'danbooru')).toBe(
      'masterpiece, 1girl, red_scarf, hat',
    );
  });

  it('keep the order of sentences', () => {
    const text = 'A fox sleeps. Snow falls, (red scarf:1.4), pines.';
    expect(said(text, 'a1111', 'natural')).toBe('A fox sleeps. Snow falls, red scarf, pines.');
  });

  it('below nought count as negative prompt where a text knows none', () => {
    expect(translate({ text: 'a fox, -1::hat::', from: 'novelai', to: 'midjourney' })).toMatchObject({
      text: 'a fox --no hat',
      losses: [{ what: 'hat' }],
    });
    expect(translate({ text: 'a fox, (hat:-1)', from: 'a1111', to: 'invokeai' })).toMatchObject({
      negativePrompt: 'hat',
    });
  });
});

describe('negative prompts', () => {
  const NEGATIVE = 'blurry, bad hands, (red hats:1.2)';

  it('go to their field, or to --no', () => {
    expect(
      translate({ text: 'a fox', from: 'a1111', to: 'invokeai', negativePrompt: NEGATIVE }),
    ).toMatchObject({
      text: 'a fox',
      negativePrompt: 'blurry, bad hands, (red hats)1.2',
    });
    expect(said('a fox', 'a1111', 'midjourney', NEGATIVE)).toBe('a fox --no blurry, bad hands, red hats');
    expect(translate({ text: 'a fox --no hats, cats', from: 'midjourney', to: 'comfyui' })).toMatchObject({
      text: 'a fox',
      negativePrompt: 'hats, cats',
    });
  });

  it('are turned round where that is safe, and else are lost with a line', () => {
    const { text, negativePrompt, losses } = translate({
      text: 'a fox',
      from: 'a1111',
      to: 'natural',
      negativePrompt: NEGATIVE,
    });
    expect({ text, negativePrompt }).toEqual({ text: 'a fox, sharp focus', negativePrompt: '' });
    expect(losses.map(({ what }) => what)).toEqual(['blurry', 'bad hands', 'red hats (1.2)']);
  });

  it('never empty a scene that shows somebody', () => {
    expect(said('a quiet street', 'a1111', 'natural', 'people')).toBe(
      'a quiet street, an empty and deserted scene',
    );
    expect(said('a woman reading', 'a1111', 'natural', 'people')).toBe('a woman reading');
  });

  it('join Midjourney’s own', () => {
    expect(said('a fox --no hats --ar 2:3', 'midjourney', 'midjourney', 'cats')).toBe(
      'a fox --no hats, cats --ar 2:3',
    );
  });
});

describe('tags and prose', () => {
  it('tags are said in plain words, without praise', () => {
    const { text, losses } = translate({
      text: 'masterpiece, 1girl, saber_(fate), long_hair, 6+boys, ^_^',
      from: 'danbooru',
      to: 'natural',
    });
    expect(text).toBe('one girl, saber (fate), long hair, six or more boys, ^_^');
    expect(losses.map(({ what }) => what)).toEqual(['masterpiece', '1girl', '6+boys']);
  });

  it('a comma within a number parts nothing', () => {
    expect(said('solo,1girl, 1,000 birds', 'a1111', 'natural')).toBe('solo, one girl, 1,000 birds');
  });

  it('prose becomes tags as far as it is short', () => {
    expect(
      said('one girl, a red scarf, Long Hair, she runs through the deep snow', 'natural', 'danbooru'),
    ).toBe('1girl, red_scarf, long_hair, she runs through the deep snow');
    expect(lossesOf('a red scarf, she runs through the deep snow', 'natural', 'danbooru')).toHaveLength(2);
  });

  it('tags stay tags for models that know them, with brackets escaped', () => {
    expect(said('1girl, saber_(fate)', 'danbooru', 'a1111')).toBe('1girl, saber_\\(fate\\)');
    expect(said('1girl, saber_(fate)', 'danbooru', 'novelai')).toBe('1girl, saber_(fate)');
  });
});

describe('settings', () => {
  it('move to parameters and back', () => {
    const block = 'a fox\nSteps: 20, Seed: 42, Size: 1024x1536';
    expect(translate({ text: block, from: 'a1111', to: 'midjourney' })).toMatchObject({
      text: 'a fox --seed 42 --ar 2:3',
      settings: { seed: '42', size: '1024x1536', aspect_ratio: '2:3' },
      losses: [{ what: 'steps 20' }],
    });
    expect(
      translate({ text: 'a fox --ar 3:2 --s 250 --raw --sref 7', from: 'midjourney', to: 'a1111' }),
    ).toMatchObject({
      settings: { aspect_ratio: '3:2' },
      losses: [{ what: '--stylize 250, --raw, --sref 7' }],
    });
  });

  it('keep to what Midjourney takes', () => {
    const { text, losses } = translate({
      text: 'x\nSteps: 9, Seed: 99999999999, Size: 1x1',
      from: 'a1111',
      to: 'midjourney',
    });
    expect(text).toBe('x --ar 1:1');
    expect(losses).toMatchObject([{ what: 'steps 9, seed 99999999999' }]);
  });
});

describe('what only one dialect has', () => {
  it('schedules and choices in the other’s syntax, or all named', () => {
    const text = '[cat:dog:0.5], [red|blue] hat';
    expect(said(text, 'a1111', 'swarmui')).toBe('<fromto[0.5]:cat||dog>, <alternate:red||blue> hat');
    expect(said(text, 'a1111', 'natural')).toBe('cat, dog, red, blue hat');
    expect(said(`${text} [x:5]\nSteps: 20, Seed: 1`, 'a1111', 'swarmui')).toContain('<fromto[0.250]:||x>');
    expect(said('<random:a|b>', 'swarmui', 'novelai')).toBe('||a|b||');
    expect(translate({ text: '<random:a|b> fox', from: 'swarmui', to: 'natural' })).toMatchObject({
      text: 'a fox',
      losses: [{ what: '<random:a|b>' }],
    });
  });

  it('joined prompts, blends and characters', () => {
    expect(said('cat::2 dog', 'midjourney', 'a1111')).toBe('cat :2 AND dog');
    const harbour = { text: 'quiet harbour at dawn::1 boats::-1', from: 'midjourney' } as const;
    expect(translate({ ...harbour, to: 'comfyui' })).toMatchObject({
      text: 'quiet harbour at dawn',
      negativePrompt: 'boats',
    });
    expect(translate({ ...harbour, to: 'natural' }).text).not.toContain('boats');
    expect(
      translate({ ...harbour, to: 'natural' })
        .losses.map(({ what }) => what)
        .join(),
    ).toContain('boats');
    expect(translate({ ...harbour, to: 'midjourney' }).text).toBe(harbour.text);
    expect(said('cat :2 AND dog', 'a1111', 'comfyui')).toBe('(cat:2), dog');
    expect(said('cat :2 AND dog', 'a1111', 'invokeai')).toBe('("cat","dog").and(2,1)');
    expect(said('("cat","dog").blend(1,0.8)', 'invokeai', 'a1111')).toBe('cat, (dog:0.8)');
    // Weights that are words are words.
    expect(said('("cat").and(1,lantern)', 'invokeai', 'natural')).toContain('lantern');
    expect(said('park | 1girl | 1boy', 'novelai', 'a1111')).toBe('park, 1girl, 1boy');
  });

  it('LoRAs, embeddings, lists, pictures', () => {
    expect(said('a, <lora:ink:0.8>, b', 'a1111', 'invokeai')).toBe('a, withLora(ink,0.8), b');
    expect(said('a, <lora:ink:0.8>, b', 'a1111', 'comfyui')).toBe('a, b');
    expect(said('a, embedding:bad', 'comfyui', 'swarmui')).toBe('a, <embed:bad>');
    expect(said('a, __hats__', 'a1111', 'swarmui')).toBe('a, <wildcard:hats>');
    expect(lossesOf('https://a.b/c.png a fox', 'midjourney', 'natural')).toHaveLength(1);
  });

  it('words in capitals that would be commands are written small', () => {
    expect(said('FIRE AND ICE', 'natural', 'a1111')).toBe('FIRE and ICE');
    expect(said('FIRE AND ICE', 'natural', 'comfyui')).toBe('FIRE AND ICE');
  });
});

describe('losses', () => {
  it.each(DIALECTS)('are plain sentences, one for each reason, on their way to %s', (to) => {
    const text =
      '1girl, (hat:1.3), <lora:a:1>, <lora:b:1>, [c:d:0.5] BREAK __e__ :0.5 AND f\nNegative prompt: blurry\nSteps: 2, Seed: 1';
    const { losses, from } = translate({ text, to });
    expect(from).toBe('a1111');
    expect(new Set(losses.map(({ why }) => why)).size).toBe(losses.length);
    for (const { what, why } of losses) {
      expect(what).not.toBe('');
      expect(why).toMatch(/^\p{Lu}.+\.$/u);
    }
  });
});

describe('a last sentence of what must not be seen', () => {
  const text =
    'A steel machine on white marble. Commercial product photograph, true colour. No logos, no text.';

  it('goes where the target has a place for it', () => {
    expect(translate({ text, from: 'natural', to: 'a1111' })).toMatchObject({
      negativePrompt: 'logos, text',
      text: expect.not.stringContaining('logos'),
    });
    expect(said(text, 'natural', 'midjourney')).toMatch(/--no logos, text$/);
    expect(lossesOf(text, 'natural', 'a1111').join()).toContain('No logos, no text');
  });

  it('stays in prose and captions, and where it is all that is said', () => {
    expect(said(text, 'natural', 'natural')).toBe(text);
    expect(said(text, 'natural', 'flux2')).toContain('logos');
    expect(said('No dogs on the beach.', 'natural', 'a1111')).toContain('dogs');
  });
});

describe('the example of the README', () => {
  const text = `masterpiece, 1girl, (red scarf:1.3), [freckles], forest at night, <lora:ink:0.8>
Negative prompt: blurry, cats
Steps: 20, Seed: 42, Size: 832x1216`;

  it('holds', () => {
    expect(translate({ text, to: 'comfyui' })).toMatchObject({
      from: 'a1111',
      text: 'masterpiece, 1girl, (red scarf:1.3), (freckles:0.9091), forest at night',
      negativePrompt: 'blurry, cats',
    });
    expect(translate({ text, to: 'natural' })).toMatchObject({
      text: 'one girl, red scarf, freckles, forest at night, sharp focus',
      settings: { seed: '42', size: '832x1216', aspect_ratio: '13:19' },
    });
    expect(translate({ text, to: 'midjourney' }).text).toBe(
      'one girl, red scarf, freckles, forest at night --no blurry, cats --seed 42 --ar 13:19',
    );
  });
});

describe('a caption', () => {
  it('with a key longer than any schema has names it whole among the losses', () => {
    const key = `${'a fox in fog '.repeat(8)}and then a heron`;
    expect(lossesOf(`{"${key}": "red"}`, 'flux2', 'natural').join()).toContain(key);
    expect(lossesOf(`{"${key}": 5::{`, 'flux2', 'natural').join()).toContain(key);
  });
});
