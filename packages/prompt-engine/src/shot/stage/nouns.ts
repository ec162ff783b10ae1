import type { NounRow } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { nouns } from '../../lexicon/tables.ts';
import { isBeing, isPeople } from '../../read/scene.ts';

/*
 * Nouns by their names, for what the reading left without a row.
 */

let named: ReadonlyMap<string, NounRow> | undefined;

/** The row of a noun by its name, one or several, where it has a drawing. */
export function nounCalled(name: string): NounRow | undefined {
  named ??= new Map(
    nouns()
      .filter(({ drawing }) => drawing !== '-')
      // A sense that asks for other words gives way to the plain one: a sister is no nun.
      .toSorted((a, b) => Number(b.traits.needs.length > 0) - Number(a.traits.needs.length > 0))
      .flatMap((row) =>
        row.names.flatMap(({ singular, plural }) => [
          [singular, row] as const,
          [plural ?? `${singular}s`, row] as const,
        ]),
      ),
  );
  return named.get(name);
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
