import type { NounRow } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { nounRows } from '../../lexicon/tables.ts';
import { isBeing, isPeople } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';

/*
 * Nouns by their names, for what the reading left without a row.
 */

/** The rows of nouns that have such a name, one or several. */
function* rowsCalled(name: string): Generator<NounRow> {
  const lower = name.toLowerCase();
  // Several of a name are told here by an s alone, at its end or at that of its head: 'pairs of eyes'.
  for (const phrase of new Set([lower, lower.replace(/s$/, ''), lower.replace(/s(?= of )/, '')]))
    for (const sense of senses().get(phrase))
      if (
        sense.is === 'noun' &&
        sense.row.names.some(
          ({ singular, plural }) => name === singular || name === (plural ?? `${singular}s`),
        )
      )
        yield sense.row;
}

/** The row of a noun by its name, one or several, where it has a drawing. */
export function nounCalled(name: string): NounRow | undefined {
  let [found, best]: [NounRow | undefined, number] = [undefined, -1];
  for (const row of rowsCalled(name)) {
    if (row.drawing === '-') continue;
    // A sense that asks for other words gives way to the plain one: a sister is no nun. Of two the later row has it.
    const rank = nounRows().placeOf(row) + (row.traits.needs.length > 0 ? 0 : nounRows().lines.length);
    if (rank > best) [found, best] = [row, rank];
  }
  return found;
}

/** Whether a noun names a being that is no person; beings of fantasy and robots count as well. */
export const isAnimal = ({ kind }: NounRow): boolean => isBeing(kind) && !isPeople(kind);

/** The longest known name within words that as a whole nobody knows: 'vintage car parked' is a vintage car. */
export function nounWithin(text: string): NounRow | undefined {
  const all = text.toLowerCase().split(' ');
  // The head is the last word, or the last before what is done with it.
  const words = /(?:ed|ing)$/.test(all.at(-1) ?? '') ? all.slice(0, -1) : all;
  for (let at = 0; at < words.length; at++) {
    const row = nounCalled(words.slice(at).join(' '));
    if (row) return row;
  }
  return undefined;
}

/** Names that are the same for one and for many. */
const SAME_FOR_MANY = sifted(/^(?:sheep|deer|moose|bison|salmon|trout|fish|squid)$/);

/** Whether a name is the same for one and for many, and the words say that it is one. */
export const isOneTold = (name: string, subject: string): boolean =>
  SAME_FOR_MANY.test(name) &&
  new RegExp(`\\b(?:an?|one|the|his|her) (?:[\\w-]+ )?${name}\\b`, 'i').test(subject);
