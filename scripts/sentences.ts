import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './imports.ts';

/** Why some sentences are typed in several places. */
export interface TypedTwice {
  readonly why: string;
  readonly what: readonly string[];
}

/** Of three words or more, with its stop. */
const SENTENCE = /^\p{Lu}\S*(?:\s+\S+){2,}[.!?…]$/u;

/**
 * What people read stands in one place, so that it is changed in one.
 * @returns a sentence for each that is typed twice, and for each reason that nothing needs
 */
export function sentenceProblems(sources: readonly Source[], reasons: readonly TypedTwice[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, text } of sources)
    for (const sentence of sentencesIn(file, text))
      places.set(sentence, [...(places.get(sentence) ?? []), file]);
  const known = new Set(reasons.flatMap(({ what }) => what));
  const twice = [...places].filter(([, files]) => files.length > 1);
  return [
    ...twice
      .filter(([sentence]) => !known.has(sentence))
      .map(
        ([sentence, files]) =>
          `'${sentence}' is typed in ${[...new Set(files)].join(' and ')}: type it once.`,
      ),
    ...[...known]
      .filter((sentence) => !twice.some(([each]) => each === sentence))
      .map((sentence) => `'${sentence}' is typed once: take it out of scripts/sentence-list.ts.`),
  ];
}

/** Literals, templates as they stand in the source, and the text of elements. */
function sentencesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const add = (typed: string) => found.push(typed.replaceAll(/\s+/g, ' ').trim());
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') add(value);
    },
    TemplateLiteral: ({ start, end }) => add(text.slice(start + 1, end - 1)),
    JSXText: ({ value }) => add(value),
  }).visit(parseSync(file, text).program);
  return found.filter((each) => SENTENCE.test(each));
}
