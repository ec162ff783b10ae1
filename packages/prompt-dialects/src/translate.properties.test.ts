import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Element, parse, recognise, syntaxNotObeyedBy, translate, write } from './index.ts';
import { contentWord, dialect, soup, textDialect } from './testing/prompts.ts';

describe('within a dialect', () => {
  it('parse then write is the identity', () => {
    fc.assert(
      fc.property(soup, textDialect, ({ text }, name) => {
        const prompt = parse(text, name);
        const written = write(prompt, name);
        expect(written.text).toBe(prompt.source);
        expect(text.startsWith(written.text)).toBe(true);
        const isBlock = text.includes('Negative prompt:') || prompt.settings.length > 0;
        expect(written.text === text || (isBlock && name !== 'midjourney')).toBe(true);
      }),
    );
  });

  it('elements written anew read back as the same elements', () => {
    fc.assert(
      fc.property(plainPrompt, textDialect, (text, name) => {
        const prompt = parse(text, name);
        const anew = write({ ...prompt, source: null }, name);
        expect(essence(parse(anew.text, name).elements)).toEqual(essence(prompt.elements));
      }),
    );
  });
});

const weight = fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10);
const phrase = fc.array(contentWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const plainPiece = fc.oneof(
  phrase,
  fc.tuple(phrase, weight).map(([words, number]) => `(${words}:${number})`),
  fc.tuple(phrase, weight).map(([words, number]) => `(${words})${number}`),
  fc.tuple(phrase, weight).map(([words, number]) => `${number}::${words}::`),
  phrase.map((words) => `[${words}]`),
  phrase.map((words) => `{{${words}}}`),
  phrase.map((words) => `\\(${words}\\)`),
  phrase.map((words) => `${words}++`),
  phrase.map((words) => `"${words}"`),
  fc.tuple(contentWord, weight).map(([name, number]) => `<lora:${name}:${number}>`),
  fc.tuple(phrase, phrase).map(([a, b]) => `[${a}:${b}:0.5]`),
  fc.tuple(phrase, phrase).map(([a, b]) => `{${a}|${b}}`),
  contentWord.map((name) => `__${name}__`),
);
const plainPrompt = fc.array(plainPiece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(', '));

/** What counts of elements: not where they stand, nor how they are written or how many blanks are between them. */
function essence(elements: readonly Element[]): unknown[] {
  const list: { kind: string; text: string; weight: number }[] = [];
  for (const element of elements) {
    const { kind, weight: number } = element;
    const text =
      'name' in element ? element.name : 'options' in element ? element.options.join('|') : element.text;
    const last = list.at(-1);
    if (kind === 'words' && last?.kind === 'words' && last.weight === number) {
      last.text += text;
    } else {
      list.push({ kind, text, weight: number });
    }
  }
  return list
    .map((item) => ({
      ...item,
      text: item.text
        .split(/\s+/u)
        .filter((part) => part !== '')
        .join(' '),
    }))
    .filter(({ text }) => text !== '');
}

describe('from one dialect to another', () => {
  it('each word of the source is in the text, the negative prompt, the settings or a loss', () => {
    fc.assert(
      fc.property(soup, soup, dialect, dialect, ({ text, words }, negative, from, to) => {
        const result = translate({ text, to, from, negativePrompt: negative.text });
        const all = JSON.stringify([
          result.text,
          result.negativePrompt,
          result.settings,
          result.losses,
        ]).toLowerCase();
        for (const word of [...words, ...negative.words]) {
          expect(all, `${word} of ${from} in ${to}`).toContain(word);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('there and back keeps each word and, where both have weights, each weight', () => {
    const weighing = fc.constantFrom('a1111', 'comfyui', 'swarmui', 'invokeai', 'novelai');
    const weighed = fc.uniqueArray(fc.tuple(contentWord, weight), {
      minLength: 1,
      maxLength: 6,
      selector: ([word]) => word,
    });
    fc.assert(
      fc.property(weighed, weighing, weighing, (words, from, to) => {
        const text = words.map(([word, number]) => `(${word}:${number})`).join(', ');
        const start = translate({ text, to: from, from: 'a1111' });
        const there = translate({ text: start.text, from, to });
        const back = translate({ text: there.text, from: to, to: from });
        const read = parse(back.text, from).elements.filter(({ text: words }) => words.trim() !== ',');
        const expected = words.map(([word, number]) => [word, number]);
        const found = new Map(
          read.flatMap(({ text, weight }) => text.split(/[\s,]+/u).map((word) => [word, weight])),
        );
        expect(expected.map(([word]) => [word, found.get(String(word))])).toEqual(expected);
        expect([...start.losses, ...there.losses, ...back.losses]).toEqual([]);
      }),
    );
  });

  it('there and back keeps elements of every kind that both dialects have', () => {
    const pair = fc.tuple(phrase, phrase);
    const kinds = fc.oneof(
      phrase,
      fc.tuple(phrase, weight).map(([words, number]) => `(${words}:${number})`),
      fc.tuple(contentWord, weight).map(([name, number]) => `<lora:${name}:${number}>`),
      pair.map(([a, b]) => `[${a}:${b}:0.5]`),
      pair.map(([a, b]) => `[${a}|${b}]`),
      pair.map(([a, b]) => `{${a}|${b}}`),
      contentWord.map((name) => `__${name}__`),
      phrase.map((words) => `"${words}"`),
      fc.constant('BREAK'),
    );
    fc.assert(
      fc.property(fc.array(kinds, { minLength: 1, maxLength: 6 }), (pieces) => {
        const text = pieces.join(', ');
        const there = translate({ text, from: 'a1111', to: 'swarmui' });
        const back = translate({ text: there.text, from: 'swarmui', to: 'a1111' });
        expect(essence(parse(back.text, 'a1111').elements)).toEqual(essence(parse(text, 'a1111').elements));
        expect([...there.losses, ...back.losses]).toEqual([]);
      }),
    );
  });

  it('each weight is named where the target has none', () => {
    const silent = fc.constantFrom('natural', 'danbooru', 'midjourney', 'ideogram', 'flux2', 'fibo');
    const pieces = fc.array(fc.tuple(contentWord, weight, fc.constantFrom(', ', ' ', '. ')), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(pieces, silent, (words, to) => {
        const text = words.map(([word, number, end]) => `(${word}:${number})${end}`).join('');
        const losses = JSON.stringify(translate({ text, from: 'a1111', to }).losses);
        for (const { text: word, weight: number } of parse(text, 'a1111').elements) {
          expect(number === 1 || losses.includes(`${word} (${number})`), `${word} ${number}`).toBe(true);
        }
      }),
    );
  });

  it('reads anything as anything without failing, and marks only what is there', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          soup.map(({ text }) => text),
          fc.string({ unit: 'binary' }),
        ),
        dialect,
        (text, name) => {
          const { confidence } = recognise(text);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          let end = 0;
          for (const span of syntaxNotObeyedBy(text, name)) {
            expect(span.start).toBeGreaterThanOrEqual(end);
            expect(span.end).toBeGreaterThan(span.start);
            end = span.end;
          }
          expect(end).toBeLessThanOrEqual(text.length);
          for (const element of parse(text, name).elements) {
            expect(Number.isFinite(element.weight)).toBe(true);
            expect(element.end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
    );
  });
});
