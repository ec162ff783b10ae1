import { describe, expect, it } from 'vitest';
import { neededIn } from './needed.ts';
import { Sieve } from './sieve.ts';
import { pattern, sifted } from './sifted.ts';

describe('neededIn', () => {
  it.each<readonly [expression: RegExp, needed: readonly string[] | undefined]>([
    [/\bkittens? asleep\b/i, ['kitten', 'kitten']],
    [/\b(?:fox|owl)es (?=at)/, ['foxes ', 'owles ']],
    [/\bplum (?:\p{L}+ )?(?:jam|jug)/iu, ['plum ']],
    [/(?<=\bred )kite(?! shop)/, ['kite']],
    [/colou?r/, ['color', 'colour']],
    [/(?:quiz)+ \d/, ['quiz']],
    [/\p{L}+s$/u, undefined],
    [/cat|\d+/, undefined],
    [/\b(?:the|and) \p{L}+/u, undefined],
    [/µm/, undefined],
  ])('%s', (expression, needed) => {
    expect(neededIn(expression)?.toSorted()).toEqual(needed?.toSorted());
  });
});

/** Every kind of sign that an expression of the engine has. */
const EXPRESSIONS: readonly RegExp[] = [
  /\b(?:cats?|kittens?) (?:asleep|sleeping)\b/i,
  /\bcolou?rs?\b(?! of)/iu,
  /(?<=\bred )kites?/g,
  /(?<who>\p{L}+) (?:and|&) (?:his|her) dogs?/giu,
  /\bk[aeo]lt|ß|straße\b/iu,
  /^(?:an? )?(?:[\p{L}-]+ ){0,2}?(?:banner|poster)\b/iu,
  /\bstill life\b|\bslow ships?\b/i,
  /,\s*(?:and\s)?|\sand\s/,
  /浮世絵|고양이/,
  /\u00e9clair|caf\u{e9}/u,
  /x{2,3}y?|(?:ab)+c/,
  /[.!?]\s+(?=\p{Lu})/u,
];

const TEXTS: readonly string[] = [
  '',
  'two cats asleep in the sun',
  'KITTENS SLEEPING, and a red kite',
  'Colours of the sea, the color of money',
  'a man and his dog, and a girl & her dogs',
  'eine Straße, EINE STRASSE, ein KALT ſtill life',
  'ſlow ſhips at dawn',
  'my old torn poster. A banner',
  '浮世絵 of a 고양이',
  'an éclair in a café',
  'xxy ababc xxx',
];

describe('sifted', () => {
  it.each(EXPRESSIONS)('finds what %s finds', (plain) => {
    const fresh = (): RegExp => new RegExp(plain.source, plain.flags);
    const tried = sifted(fresh());
    for (const text of [...TEXTS, ...TEXTS]) {
      expect(text.match(tried)).toEqual(text.match(fresh()));
      expect(text.replace(tried, '<$&>')).toBe(text.replace(fresh(), '<$&>'));
      expect(text.search(tried)).toBe(text.search(fresh()));
      expect(text.split(tried)).toEqual(text.split(fresh()));
      if (plain.global) expect([...text.matchAll(tried)]).toEqual([...text.matchAll(fresh())]);
      else {
        expect(tried.test(text)).toBe(fresh().test(text));
        expect(tried.exec(text)).toEqual(fresh().exec(text));
      }
    }
  });

  it('begins each text at its start, where it is global', () => {
    const tried = sifted(/cat/g);
    expect(tried.exec('a cat')?.index).toBe(2);
    expect(tried.exec('a dog')).toBeNull();
    expect(tried.exec('a cat')?.index).toBe(2);
  });

  it('is made of parts, too', () => {
    expect(pattern('\\bÉCLAIRS?\\b').test('two éclairs')).toBe(false);
    expect(pattern('ÉCLAIRS?').test('two éclairs')).toBe(true);
    expect(pattern('Cats', 'u').test('two cats')).toBe(false);
  });
});

describe('Sieve', () => {
  it.each(TEXTS)('passes every expression that matches "%s", in order, and some that do not', (text) => {
    const passing = new Sieve(EXPRESSIONS).passing(text);
    const matching = [...EXPRESSIONS.keys()].filter((at) => text.search(EXPRESSIONS[at] ?? /$^/) >= 0);
    expect(passing).toEqual([...passing].sort((a, b) => a - b));
    expect(passing).toEqual(expect.arrayContaining(matching));
  });

  it('holds back what a text cannot match', () => {
    expect(new Sieve([/\bkittens?\b/, /\d/, /\bowls? asleep\b/]).passing('an owl asleep')).toEqual([1, 2]);
  });
});
