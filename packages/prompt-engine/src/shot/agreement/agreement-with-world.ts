import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { worldNamed } from '../world/named-world.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * What a photograph is called by habit gives way to the world that it is of: neon has no natural colour, and an owl
 * with goggles is no wildlife.
 */

const isOfGenre = (scene: Scene): boolean => worldNamed(scene)?.world.traits.has('fantastic') === true;

/** Habits that give way to a world. */
export const WITH_WORLD: readonly Rule[] = [
  { weaker: sifted(/(?<=[Pp]hotograph), (?:natural|true) colour\b/), instead: '', holds: isOfGenre },
  { weaker: sifted(/(?<=still), natural colour\b/), instead: '', holds: isOfGenre },
  { weaker: sifted(/^Wildlife photograph\b/), instead: 'Animal photograph', holds: isOfGenre },
  { weaker: sifted(/^Wildlife documentary still\b/), instead: 'Cinematic film still', holds: isOfGenre },
];
