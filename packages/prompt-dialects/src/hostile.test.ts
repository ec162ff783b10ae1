import { describe, expect, it } from 'vitest';
import { DIALECTS, parse, recognise, syntaxNotObeyedBy, translate } from './index.ts';
import { countSteps } from './testing/count-steps.ts';

/** Pieces whose repetition would hurt a scanner that looks back or ahead without bounds. */
const REPEATED = [
  ...[
    '(',
    '[',
    '{',
    '<',
    ')',
    ']',
    '"',
    '“',
    '\\',
    ' ',
    ',',
    ':',
    '::',
    '1::',
    '|',
    '||',
    '__',
    '-',
    '.',
    '+',
  ],
  ...[
    '<lora:',
    '<lora:a:1>, ',
    '<random:',
    '<x',
    '<sd_cpp_extra_args>',
    '[a:',
    '[a|',
    '{a|',
    '{a|b}',
    '{a, ',
    '(a:',
  ],
  ...[
    '(a:1.2) ',
    '(a ',
    'a++ ',
    ' AND ',
    ' BREAK ',
    ' --a ',
    ' --no b',
    ' —ar 1',
    ' a::1',
    'embedding:',
    '__a/',
    '.swap(',
  ],
  ...[
    'withLora(',
    '("a",',
    '{"a":',
    '["a",',
    '{"subjects":[',
    'Negative prompt:',
    'Steps: 1, ',
    'a, ',
    '1girl, ',
    'a. ',
  ],
  ...[
    'a and a ',
    '"a" ',
    '(people:-1), ',
    'blurry, ',
    '[a:b:0.5]',
    '[a|b]',
    '1.5::a::',
    'http://a ',
    '狐',
    '\ud800',
  ],
];

const TARGETS = ['natural', 'a1111', 'invokeai', 'novelai', 'danbooru', 'ideogram'] as const;

/** The pieces with which four times the length takes clearly more than four times the steps (quadratic: sixteen). */
function findSteep(run: (text: string) => void): string[] {
  return REPEATED.filter((piece) => {
    const stepsOf = (times: number): number => countSteps(() => run(piece.repeat(times)));
    return stepsOf(160) / stepsOf(40) > 6;
  });
}

describe('time', () => {
  it.each(DIALECTS)('grows with the length of the text alone: from %s', (from) => {
    const translateToAll = (text: string): void => {
      for (const to of TARGETS) {
        translate({ text, from, to, negativePrompt: text });
      }
    };
    expect(findSteep(translateToAll)).toEqual([]);
  });

  it('grows with the length of the text alone: recognising and marking', () => {
    expect(findSteep(recognise)).toEqual([]);
    expect(findSteep((text) => syntaxNotObeyedBy(text, 'natural'))).toEqual([]);
  });

  it('bears ten thousand nested brackets and two hundred thousand elements', () => {
    for (const [open, close] of ['()', '[]', '{}', '<>'].map((pair) => [pair.charAt(0), pair.charAt(1)])) {
      const text = `${open?.repeat(10_000)}fox${close?.repeat(10_000)}`;
      for (const from of DIALECTS) {
        const { text: said, losses } = translate({ text, from, to: 'natural' });
        expect(said + JSON.stringify(losses), `${open} ${from}`).toContain('fox');
        for (const element of parse(text, from).elements) {
          expect(Math.abs(element.weight)).toBeLessThanOrEqual(1000);
        }
      }
    }
    expect(translate({ text: '(a)b'.repeat(100_000), from: 'comfyui', to: 'a1111' }).losses).toEqual([]);
  });
});

describe('signs that are none', () => {
  const PROSE = 'a tin of 100% #ffcc00 paint for $5, f(x)=2 on x_y__z, 3 < 4, a^b, >_<, rock & roll';

  it.each(DIALECTS)('stay as they are on their way to %s', (to) => {
    const { text, losses } = translate({ text: PROSE, from: 'natural', to });
    const said = text.replaceAll('\\', '') + JSON.stringify(losses);
    for (const part of ['100%', '#ffcc00', '$5', 'f(x)=2', 'x_y__z', '3 < 4', '>_<']) {
      expect(said.replaceAll('_', ' ').toLowerCase(), `${part} in ${to}`).toContain(
        part.replaceAll('_', ' '),
      );
    }
  });

  it('are read as plain language', () => {
    expect(recognise(PROSE).dialect).toBe('natural');
    expect(syntaxNotObeyedBy(PROSE, 'natural')).toEqual([]);
  });

  it('weigh nothing in A1111 when they come from prose', () => {
    const { text } = translate({ text: 'f(x)=2 [old] rock AND roll', from: 'natural', to: 'a1111' });
    expect(text).toBe('f\\(x\\)=2 \\[old\\] rock and roll');
    expect(parse(text, 'a1111').elements).toMatchObject([{ weight: 1, text: 'f(x)=2 [old] rock and roll' }]);
  });
});

describe('commands', () => {
  const HIDDEN =
    'a fox <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> <random:cat|dog> <setvar[x]:y> in snow';

  it.each(DIALECTS.filter((name) => name !== 'natural'))(
    'are dropped with a word on their way to %s',
    (to) => {
      const { text, losses } = translate({ text: HIDDEN, from: 'natural', to });
      for (const part of ['sd_cpp', '999', '<random', 'setvar']) {
        expect(text).not.toContain(part);
        expect(JSON.stringify(losses)).toContain(part);
      }
    },
  );

  it('are no choices outside the program that they are for', () => {
    expect(translate({ text: '<random:cat|dog>', from: 'a1111', to: 'swarmui' })).toMatchObject({
      text: '',
      losses: [{}],
    });
    expect(translate({ text: '<random:cat|dog>', from: 'swarmui', to: 'a1111' })).toMatchObject({
      text: '{cat|dog}',
    });
  });

  it('cannot be smuggled into Midjourney’s parameters or NovelAI’s syntax', () => {
    const { text, losses } = translate({
      text: 'a fox --seed 7 and a::2',
      from: 'natural',
      to: 'midjourney',
    });
    expect(parse(text, 'midjourney')).toMatchObject({ settings: [], elements: [{ kind: 'words' }] });
    expect(losses).toHaveLength(1);
    const novel = translate({ text: 'a {fox} | 2::cat::', from: 'natural', to: 'novelai' });
    expect(parse(novel.text, 'novelai').elements).toMatchObject([{ kind: 'words', weight: 1 }]);
    expect(novel.losses.length).toBeGreaterThan(0);
  });
});
