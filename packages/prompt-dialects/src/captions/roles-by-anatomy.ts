import type { PhraseRole } from './caption-words.ts';

/** What a phrase of a prompt speaks of; `undefined` where that is to be told from its words. */
export type RoleOf = (phrase: string) => PhraseRole | undefined;

/** A stretch of a text and the job that it does, by whatever analyser: sorted, without overlap. */
export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly element: string;
}

/** By the elements of a prompt's anatomy. What must not be seen has no field of its own: it goes with the layout. */
const ROLES: ReadonlyMap<string, PhraseRole> = new Map([
  ['subject', 'subject'],
  ['motion', 'subject'],
  ['setting', 'background'],
  ['light', 'lighting'],
  ['camera', 'camera'],
  ['composition', 'composition'],
  ['negative', 'composition'],
  ['palette', 'palette'],
  ['mood', 'mood'],
  ['style', 'style'],
]);

/** Tells the roles of phrases by the anatomy of the text that they come from, in about their order. */
export function rolesByAnatomy(text: string, spans: readonly MarkedSpan[]): RoleOf {
  let cursor = 0;
  return (phrase) => {
    const ahead = text.indexOf(phrase, cursor);
    const at = ahead === -1 ? text.indexOf(phrase) : ahead;
    if (at === -1) {
      return undefined;
    }
    cursor = at + phrase.length;
    const first = spanAt(spans, at);
    // 'a photo of a dog' speaks of the dog.
    const isLead =
      first !== undefined &&
      text
        .slice(first.end - 4, first.end)
        .trimEnd()
        .endsWith(' of');
    const span = isLead ? spanAt(spans, first.end) : first;
    return span === undefined || span.start >= cursor ? undefined : ROLES.get(span.element);
  };
}

/** The first span that ends behind the place. */
function spanAt(spans: readonly MarkedSpan[], at: number): MarkedSpan | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.end ?? 0) > at) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return spans[low];
}
