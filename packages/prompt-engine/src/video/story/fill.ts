import type { Pronouns } from '../../shot/refer.ts';
import { agreeing, capital } from '../wording.ts';

/** Who or what the slots of a row stand for; a text with a slot that nothing fills is left out. */
export interface Slots {
  /** '{A}': the same as it is introduced: 'a barista'. */
  readonly a?: string;
  /** '{Hands}': the hands of a person. */
  readonly hands?: string;
  /** '{with}': whom it is done with, as called again. */
  readonly with?: string;
  /** '{to}': who gets what is given, as called again. */
  readonly to?: string;
  /** '{the}': who does it or what is seen, as it is called again: 'the barista'. */
  readonly the?: string;
  readonly isPlural?: boolean;
  /** '{o}': what it is done to, or what the film is about: 'the letter'. */
  readonly o?: string;
  readonly isOPlural?: boolean;
  /** '{x}': the same without its article. */
  readonly x?: string;
  /** '{Doing}': what is done to it: 'descaling the kettle'. */
  readonly doing?: string;
  readonly pronouns?: Pronouns;
}

const SLOT = /\{(\p{L})(\p{L}*)\}/gu;

function slotValue(name: string, slots: Slots): string | undefined {
  const { a, hands, the, o, x, doing, pronouns } = slots;
  switch (name) {
    case 'a':
      return a;
    case 'hands':
      return hands;
    case 'with':
      return slots.with;
    case 'to':
      return slots.to;
    case 'the':
      return the;
    case 'o':
      return o;
    case 'x':
      return x;
    case 'doing':
      return doing;
    case 'his':
      return pronouns?.his;
    default:
      throw new RangeError(`A story row has the slot {${name}}, which nothing fills.`);
  }
}

/** The first of several wordings whose slots are all filled; empty where none is. */
export function fillFirst(wordings: readonly string[], slots: Slots): string {
  for (const wording of wordings) {
    let isWhole = true;
    const text = wording.replace(SLOT, (_, first: string, rest: string) => {
      const name = `${first.toLowerCase()}${rest}`;
      const value = slotValue(name, slots);
      if (!value) isWhole = false;
      return first === first.toLowerCase() ? (value ?? '') : capital(value ?? '');
    });
    const ofObject =
      /^\{O\}/u.test(wording) || (/\{o\} \p{L}+\[/u.test(wording) && !/\{the\}|\{The\}/.test(wording));
    const isPlural =
      (ofObject ? slots.isOPlural : slots.isPlural && !/^\{(?:With|To)\}/.test(wording)) === true;
    if (isWhole) return capital(agreeing(text, isPlural));
  }
  return '';
}
