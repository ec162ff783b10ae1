import { formsOf, singularsOf } from '../../lexicon/inflect.ts';
import type { Event } from '../idea/event.ts';
import { capital } from '../wording.ts';

/* A battle of two is seen turn by turn: one, the other, and then both. */

const BATTLE =
  /^(?:battle|duel|compete|face off|have a dance[- ]off|have a battle|dance[- ]off|rap[- ]battle)\b/;
const TWO = /^(?:two|2|the two)\s(?:[\p{L}-]+\s){0,2}?([\p{L}-]+s)$/iu;
/** Those who show what they can while the other waits. */
const BY_TURNS =
  /(?:dancers?|breakers?|b-boys?|b-girls?|rappers?|djs|drummers?|guitarists?|singers?|mcs|beatboxers?|violinists?|pianists?|skaters?|poets?|magicians?|chefs?)$/i;

/** The turns of such a battle; none where an idea tells no such thing. */
export function turnsOf(first: Event): readonly Event[] {
  const who = first.text.slice(0, first.text.length - first.doing.length).trim();
  const many = TWO.exec(who)?.[1] ?? '';
  if (many === '' || !BY_TURNS.test(many) || !BATTLE.test(formsOf(first.base).base)) return [];
  const one = singularsOf(many.toLowerCase())[0] ?? many.toLowerCase().replace(/s$/, '');
  return [
    { ...first, size: 'full' },
    { ...first, text: capital(`one ${one} takes a turn, the other watches`), size: 'full' },
    { ...first, text: capital(`the other ${one} answers, both in the frame`), size: 'full' },
  ];
}
