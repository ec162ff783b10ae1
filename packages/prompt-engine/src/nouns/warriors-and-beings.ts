import { automatonNouns } from './automata-and-drones.ts';
import { beingNouns } from './beings-of-tales.ts';
import { fightNouns } from './fights-and-blasts.ts';
import type { Noun } from './noun.ts';
import { warriorNouns } from './warriors.ts';

/** Warriors, fights, beings of tales and automata, beyond the commonest. */
export const warriorAndBeingNouns: readonly Noun[] = [
  ...warriorNouns,
  ...fightNouns,
  ...beingNouns,
  ...automatonNouns,
];
