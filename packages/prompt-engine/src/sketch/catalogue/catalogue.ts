import type { Motif } from '../reading/frame.ts';
import { Vocabulary } from '../reading/words.ts';
import { ABSTRACT, GRAPHICS } from '../scenes/graphics.ts';
import { LANDSCAPES } from '../scenes/landscapes.ts';
import { LETTERINGS, LETTERS_ALONE } from '../scenes/lettering.ts';
import { SET_PIECES } from '../scenes/set-pieces.ts';
import { CREATURES } from './creatures.ts';
import { OBJECTS, WEAR_AND_FURNITURE } from './objects.ts';
import { PERSONS } from './persons.ts';
import { PLANTS, TABLE_THINGS } from './table-things.ts';
import { BUILDINGS, VEHICLES } from './vehicles-and-buildings.ts';

const ALL: readonly Motif[] = [
  ...SET_PIECES,
  ...LETTERINGS,
  ...GRAPHICS,
  ...PERSONS,
  ...CREATURES,
  ...TABLE_THINGS,
  ...PLANTS,
  ...VEHICLES,
  ...BUILDINGS,
  ...OBJECTS,
  ...WEAR_AND_FURNITURE,
  ...LANDSCAPES,
  ABSTRACT,
];

/** Every subject that the preview can draw, by the words that name it; the first entry wins on a clash. */
export const motifs = new Vocabulary<Motif>(ALL.map((motif) => [motif, motif.words] as const));

/** What stands for a subject that no word names: its letters if it has any to show, else a form. */
export const otherMotif = (hasLetters: boolean): Motif => (hasLetters ? LETTERS_ALONE : ABSTRACT);

/** What a person has on or in their hands: no second subject beside them. */
export const heldOrWorn: ReadonlySet<Motif> = new Set<Motif>([
  ...OBJECTS,
  ...WEAR_AND_FURNITURE,
  ...TABLE_THINGS,
  ...PLANTS.filter(({ size }) => size === 'table'),
]);

const persons: ReadonlySet<Motif> = new Set<Motif>(PERSONS);

export const isPerson = (motif: Motif): boolean => persons.has(motif);
