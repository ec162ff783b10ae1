import type { NounRow } from '../../lexicon/noun.ts';
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
