import { sifted } from '../../lexicon/sifting/sifted.ts';
import { readScene } from '../../read/read-scene.ts';
import type { Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { nounWithin } from './nouns.ts';

/*
 * 'A lighthouse with a boy flying a kite in front of it' is drawn as 'a boy flying a kite in front of a lighthouse':
 * who does something at a building, a tree or a vehicle is what hands and posture are for, and the other stands there.
 */

const BY_IT = sifted(
  /^((?:an?|the|one|his|her|their) [^,]+?)(?:,(?: and)?| with| and| while) ((?:an?|the|some|two|three|four|five|six|seven|eight|nine|ten|twelve|his|her|their|people|children) ?[^,]*?\b\w+ing\b[^,]*?|(?:an?|two|three|four|five|six) (?:[\w-]+ ){0,2}[\w-]+) (in front of|behind|beside|next to|near|by|under|underneath|beneath|below|on top of|on|inside|in|outside|past|around|against|up|down|from|towards?|across|through) (it|its roof)\b(.*)$/i,
);
const STANDS = sifted(/^(?:building|structure|tree|vehicle|boat|furniture|plant|terrain|machine)$/);

/** Buildings that are places to the reading. */
const SHEDS = sifted(/\b(?:shed|hut|stable|garage|kiosk|pier|station|school)$/i);

/** The same words, beginning with whoever does something at what was named first; undefined where nobody does. */
export function turnedRound(subject: string): string | undefined {
  const [, thing = '', who = '', where = '', it = '', rest = ''] = BY_IT.exec(subject) ?? [];
  if (!who) return undefined;
  const isDone = /\b\w{2,}ing\b/i.test(who);
  const kind = nounWithin(thing.replace(/^\S+ /, ''))?.kind ?? '';
  if (!(STANDS.test(kind) || SHEDS.test(thing)) || !(isDone || it.endsWith('roof'))) return undefined;
  return `${who} ${where} ${it === 'it' ? '' : 'the roof of '}${thing}${rest}`;
}

/** The scene as it is drawn. */
export const sceneDrawn = onceFor((scene: Scene): Scene => {
  const turned = turnedRound(scene.subject);
  return turned === undefined ? scene : readScene(turned);
});
