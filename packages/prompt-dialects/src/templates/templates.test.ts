import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expansionsOf, type Filling, MOST, readCsv, readTemplate, sampleOf } from '../templates.ts';

const all = (text: string, filling?: Filling) => {
  const expansions = expansionsOf(readTemplate(text), filling);
  return Array.from({ length: expansions.count }, (_, index) => expansions.at(index).prompt);
};
const count = (text: string, filling?: Filling) => expansionsOf(readTemplate(text), filling).count;

/** A name as prompts.chat writes it. */
const dollar = (inner: string) => `$\{${inner}}`;

/** What must come out as it went in. */
const PROSE = [
  'A coat for $5, 100% cotton, #ffcc00 buttons, snake_case__name',
  '(masterpiece:1.2), ((best quality)), [blurry], [cat|dog], [Cat|Dog], [day:night:0.5], [Red: a:0.3]',
  '{masterpiece}, {{{very aesthetic}}}, {}',
  'open {a|b and more',
  'a closing } brace | and a bar',
  '{"subject": "a fox|hen", "light": {"key": "soft"}}',
  String.raw`escaped \{a|b\} stays, \\ too`,
  'costs $5 {unclosed [lower case] <lora:x:1>',
  'BREAK, a fox AND a hen, {prompt}',
];

describe('prose stays', () => {
  test.each(PROSE)('%s', (text) => {
    expect(all(text)).toEqual([text]);
  });

  test('prose stays around a template, too', () => {
    expect(all('$5 {a|b} 100% #ffcc00 (x:1.2) [y] {z}')).toEqual([
      '$5 a 100% #ffcc00 (x:1.2) [y] {z}',
      '$5 b 100% #ffcc00 (x:1.2) [y] {z}',
    ]);
  });
});

test('alternatives: the last one changes fastest, they stand within each other, and may be empty', () => {
  expect(all('{a|b|c} {1|2}')).toEqual(['a 1', 'a 2', 'b 1', 'b 2', 'c 1', 'c 2']);
  expect(all('{a|{b|c} d}')).toEqual(['a', 'b d', 'c d']);
  expect(all('a {|red} fox, {|small }hen')).toEqual([
    'a fox, hen',
    'a fox, small hen',
    'a red fox, hen',
    'a red fox, small hen',
  ]);
  expect(all('{3::gold|1::red}')).toEqual(['gold', 'red']);
});

test('a name has one value in a prompt, in each of its forms', () => {
  const filling = { lists: { colour: ['red', 'blue'], SUBJECT: ['fox'], mood: [] } };
  expect(all(`{{colour}} [SUBJECT], ${dollar('colour')} {{ mood }} [Country]`, filling)).toEqual([
    'red fox, red {{ mood }} [Country]',
    'blue fox, blue {{ mood }} [Country]',
  ]);
  const { unfilled } = expansionsOf(
    readTemplate(`{{colour}} {{ mood }} [Country] ${dollar('n:three')}`),
    filling,
  );
  expect(unfilled).toEqual(['mood', 'Country']);
  expect(all(`${dollar('n:three')} foxes`)).toEqual(['three foxes']);
  expect(all('{a|{{colour}} b}', filling)).toContain('blue b');
});

test('rows are zipped and win over lists; names without values are told', () => {
  const filling = {
    rows: [
      { animal: 'fox', place: 'snow' },
      { animal: 'hen', place: 'a yard' },
    ],
    lists: { animal: ['none'], hour: ['dawn', 'dusk'] },
  };
  expect(all('{{animal}} in {{place}} at {{hour}}', filling)).toEqual([
    'fox in snow at dawn',
    'fox in snow at dusk',
    'hen in a yard at dawn',
    'hen in a yard at dusk',
  ]);
  expect(count('no names', filling)).toBe(1);
  expect(all('{{constructor}} {{__proto__}}', {})).toEqual(['{{constructor}} {{__proto__}}']);
});

test('10^12 are counted and sampled at once, and beyond what numbers hold it says so', () => {
  const digits = '{0|1|2|3|4|5|6|7|8|9}';
  const expansions = expansionsOf(readTemplate(digits.repeat(12)));
  expect(expansions.count).toBe(1e12);
  expect(expansions.at(123_456_789_012).prompt).toBe('123456789012');
  const sample = sampleOf(expansions, 10).map(({ prompt }) => prompt);
  expect(new Set(sample).size).toBe(10);
  for (const place of [0, 5, 11]) expect(new Set(sample.map((text) => text[place])).size).toBeGreaterThan(2);
  const huge = expansionsOf(readTemplate(digits.repeat(150)));
  expect(huge.count).toBe(MOST);
  expect(new Set(sampleOf(huge, 10).map(({ prompt }) => prompt)).size).toBe(10);
});

test('hostile texts are read before the test is given up', () => {
  for (const text of [
    '{'.repeat(20_000),
    '{a|'.repeat(20_000),
    '{{'.repeat(20_000),
    '[A'.repeat(20_000),
    dollar('a:').slice(0, -1).repeat(9_000),
  ])
    expect(all(text)).toHaveLength(1);
});

test('a text without signs of templates is itself, whatever it is', () => {
  void assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll(/[{}[\]]/g, '');
      expect(all(plain)).toEqual([plain]);
    }),
  );
});

test('any text can be read, and what is not alternated or filled in stays', () => {
  const sign = constantFrom('{', '}', '|', '[', ']', '$', '\\', ':', 'A', 'b', ' ', '1', '(', ')');
  void assert(
    property(array(sign, { maxLength: 60 }), (signs) => {
      const text = signs.join('');
      const expansions = expansionsOf(readTemplate(text));
      expect(expansions.count).toBeGreaterThan(0);
      if (!/\{.*\|.*\}|\$\{|\$\$/s.test(text)) expect(expansions.at(0).prompt).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('as many prompts as are counted, all different where all values are', () => {
  const value = tuple(integer({ min: 1, max: 4 }), integer({ min: 1, max: 3 }), integer({ min: 1, max: 3 }));
  void assert(
    property(value, ([options, inner, listed]) => {
      const words = (letter: string, size: number) =>
        Array.from({ length: size }, (_, at) => `${letter}${at}`);
      const text = `{${words('a', options + 1).join('|')}|{${words('b', inner + 1).join('|')}}} {{n}}`;
      const prompts = all(text, { lists: { n: words('n', listed) } });
      expect(prompts).toHaveLength((options + 1 + inner + 1) * listed);
      expect(new Set(prompts).size).toBe(prompts.length);
    }),
  );
});

describe('as Dynamic Prompts has it', () => {
  test.each([
    ['{2$$a|b|c}', ['a,b', 'a,c', 'b,a', 'b,c', 'c,a', 'c,b']],
    ['{1-2$$a|b}', ['a', 'b', 'a,b', 'b,a']],
    ['{1-9$$a|b}', ['a', 'b', 'a,b', 'b,a']],
    ['{0-1$$a|b}', ['', 'a', 'b']],
    ['{3$$a|b}', ['a,b', 'b,a']],
    ['{2$$ and $$a|b} x', ['a and b x', 'b and a x']],
    ['{2$$x|{y|z}}', ['x,y', 'x,z', 'y,x', 'z,x']],
    ['{2$$3::a|1::b}', ['a,b', 'b,a']],
    ['{!a|b} {~c|d}', ['a c', 'a d', 'b c', 'b d']],
    [`${dollar('n={a|b}')} x ${dollar('n')} ${dollar('n')}`, ['x a a', 'x a b', 'x b a', 'x b b']],
    // The original takes the first value alone; here none is lost.
    [`${dollar('n=!{a|b}')} x ${dollar('n')} ${dollar('n')}`, ['x a a', 'x b b']],
    [`${dollar('n?={a|b}')} ${dollar('n')}`, ['a', 'b']],
    [
      `${dollar('a=!{x|y}')}${dollar(`b=${dollar('a')} z`)}${dollar('b')}, ${dollar('a')}`,
      ['x z, x', 'y z, y'],
    ],
  ])('%s', (text, prompts) => {
    expect(all(text)).toEqual(prompts);
  });

  test('as many as the original counts', () => {
    expect(count('{-2$$a|b|c}')).toBe(9);
    expect(count('{2-$$a|b|c}')).toBe(12);
    expect(count('{2$$a|b|c|{d|e}}')).toBe(18);
    const text = '{2-3$$a|b|{c|d}|e} {1|2}';
    expect(new Set(all(text)).size).toBe(count(text));
  });

  test('a list has a value of its own at each place, and one that is not there is named', () => {
    const lists = { animal: ['fox', '{small|big} hen'], 'sea/bird': ['gull'], season: ['winter'] };
    expect(all('a __animal__ and a __animal__', { lists })).toHaveLength(9);
    expect(all('{2$$ and $$__animal__}', { lists })[0]).toBe('fox and small hen');
    expect(all('__sea/bird__ in __~season__', { lists })).toEqual(['gull in winter']);
    expect(all('__animal__', { rows: [{ animal: 'owl' }] })).toEqual(['owl']);
    const unknown = expansionsOf(readTemplate('__nope__ __sea/*__ snake_case__name__x'), { lists });
    expect(unknown.unfilled).toEqual(['nope', 'sea/*']);
    expect(unknown.at(0).prompt).toBe('__nope__ __sea/*__ snake_case__name__x');
  });

  test('what is not read stays as it is written, and is named', () => {
    const wrapper = '%{a drawing of ... $$ink}';
    const many = `{40$$${Array.from({ length: 90 }, (_, at) => `o${at}`).join('|')}}`;
    for (const [text, sign] of [
      [wrapper, wrapper],
      [many, '{40$$'],
    ] as const) {
      const expansions = expansionsOf(readTemplate(text));
      expect(expansions.unread).toEqual([sign]);
      expect(expansions.at(0).prompt).toBe(text);
    }
    expect(expansionsOf(readTemplate('{a|b} for $5, 100%')).unread).toEqual([]);
    const lists = { n: Array.from({ length: 900 }, (_, at) => `v${at}`) };
    expect(expansionsOf(readTemplate('{9$$__n__}'), { lists }).unread).toEqual(['{9$$__n__}']);
  });

  test('variables that hold variables end somewhere', () => {
    const chain = Array.from({ length: 200 }, (_, at) =>
      dollar(`v${at + 1}=${dollar(`v${at}`)}${dollar(`v${at}`)}`),
    );
    const expansions = expansionsOf(readTemplate(`${dollar('v0={a|b}')}${chain.join('')}${dollar('v200')}`));
    expect(expansions.at(0).prompt.length).toBeLessThan(20_000);
    expect(expansions.unfilled.length).toBeGreaterThan(0);
  });

  test('what was chosen is told, in its order', () => {
    const { at } = expansionsOf(readTemplate('A {red|blue} coat on {{who}}, {|at dusk}'), {
      lists: { who: ['a boy', 'a hen'] },
    });
    expect(at(0).chosen).toEqual(['red', 'a boy']);
    expect(at(7).chosen).toEqual(['blue', 'a hen', 'at dusk']);
  });
});

describe('CSV', () => {
  test('quotes, semicolons, tabs, blank rows and missing cells', () => {
    expect(readCsv('\uFEFFanimal,place\r\nfox,"snow, ""deep"""\r\n\r\nhen\r\n')).toEqual({
      names: ['animal', 'place'],
      rows: [
        { animal: 'fox', place: 'snow, "deep"' },
        { animal: 'hen', place: '' },
      ],
    });
    expect(readCsv('a;b\n1;2,5')).toMatchObject({ rows: [{ a: '1', b: '2,5' }] });
    expect(readCsv('a\tb\n1\t')).toMatchObject({ rows: [{ a: '1', b: '' }] });
    expect(readCsv('a,b\n"two\nlines",x')).toMatchObject({ rows: [{ a: 'two\nlines', b: 'x' }] });
  });

  test('a million cells, and what is no table, are refused with a sentence', () => {
    expect(readCsv(`a,b\n${'1,2\n'.repeat(500_000)}`)).toEqual({
      problem: 'This CSV is too large: at most 10,000 cells.',
    });
    for (const [text, sentence] of [
      ['', /empty/],
      ['\n\n', /empty/],
      ['a,b', /names only/],
      ['a,a\n1,2', /name of its own/],
      ['a,\n1,2', /name of its own/],
      ['a\n"never closed', /never closed/],
    ] as const)
      expect(readCsv(text)).toEqual({ problem: expect.stringMatching(sentence) });
  });

  test('what is written as CSV is read again', () => {
    const cell = string({ unit: 'grapheme', minLength: 1 }).map((text) => `x${text}`);
    void assert(
      property(array(tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        expect(readCsv(['a,b', ...quoted].join('\n'))).toMatchObject({
          rows: rows.map(([a, b]) => ({ a, b })),
        });
      }),
    );
  });
});
