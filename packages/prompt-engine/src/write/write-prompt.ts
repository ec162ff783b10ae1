import { sifted } from '../lexicon/sifting/sifted.ts';
import { type Decision, PARAMETERS, type Shot } from '../shot/shot.ts';
import type { Span } from '../vocabulary.ts';

/** A take as a text, with what each stretch of it does and why it is there. */
export interface WrittenTake {
  readonly text: string;
  readonly anatomy: readonly Span[];
}

const ENDS = sifted(/[.!?…。！？:;,]["”’)]*$/);
const MOST_JOINED = 3;

interface Draft {
  text: string;
  readonly anatomy: Span[];
}

function put(draft: Draft, text: string, decision: Pick<Decision, 'element' | 'because'>): void {
  const start = draft.text.length;
  draft.text += text;
  draft.anatomy.push({ start, end: draft.text.length, element: decision.element, why: decision.because });
}

const lowered = (text: string): string =>
  /^\p{Lu}[\p{Ll}\s]/u.test(text) && !/^(?:I|Rembrandt|Dutch)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Long subjects, those of several sentences and those of another language stand as sentences of their own. */
const standsApart = ({ scene }: Shot): boolean =>
  scene.wordCount > 30 ||
  scene.isForeign ||
  /[.!?。！？]/u.test(scene.subject) ||
  // Behind 'no blood' it would be ruled out, too.
  /(?:^|[,;]) *(?:no|without|not) [^,;]*$/i.test(scene.subject) ||
  scene.syntax.isTags;

/**
 * Writes a shot in sentences, for models that read them. The subject stands first and untouched; what staged it
 * joins it behind a comma, every other decision is a sentence; what tools read comes last, as it was typed.
 */
export function writePrompt(shot: Shot): WrittenTake {
  const { scene, decisions } = shot;
  const draft: Draft = { text: '', anatomy: [] };
  put(draft, scene.subject, { element: 'subject', because: 'Your own words.' });
  const apart = standsApart(shot);
  let joined = 0;
  for (const decision of decisions) {
    const text = decision.text.trim();
    if (!text) continue;
    const joins = decision.joins === true && !apart && joined < MOST_JOINED;
    if (joins) {
      joined++;
      draft.text +=
        joined === 1 && shot.take === 'minimal' && decision.element !== 'motion'
          ? ENDS.test(draft.text)
            ? ' '
            : ': '
          : ENDS.test(draft.text)
            ? ' '
            : ', ';
      put(draft, lowered(text), decision);
    } else {
      draft.text += ENDS.test(draft.text) && !/[,:;]$/.test(draft.text) ? ' ' : '. ';
      put(draft, capital(text), decision);
    }
  }
  if (!ENDS.test(draft.text)) draft.text += '.';
  if (scene.syntax.tail) {
    draft.text += ' ';
    put(draft, scene.syntax.tail, PARAMETERS);
  }
  return draft;
}
