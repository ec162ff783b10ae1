import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, type Deed, MOST_FIGURES, thingFor } from './benches.ts';
import { liquidColour } from './looks.ts';

/*
 * What hands do with what they have: it pours, it sprays, it is held over one, pushed before one or played.
 */

/** Who has hands for a tool. */
export const HANDED = sifted(/^(?:person|child|robot|alien|skeleton|monkey|gorilla)/);

/** What is sprayed, and what is poured, by the verb. */
const FLOWS: readonly (readonly [verb: RegExp, drawing: string])[] = [
  [sifted(/^(?:water|watering|spray|squirt|hose|spout)\b/), 'spray'],
  [sifted(/^(?:pour|drizzle|ladle)\b/), 'stream'],
];

/** What runs out of a hand's can or bottle, or out of a trunk; what is poured from is tipped. */
export function withFlow(
  figures: Figure[],
  { doing, agent }: Pick<Deed, 'doing' | 'agent'>,
  { cast }: Scene,
): void {
  const [, drawing] = FLOWS.find(([verb]) => verb.test(doing.verb.base)) ?? [];
  const user = figures[agent];
  if (!drawing || !user || figures.length >= MOST_FIGURES) return;
  const at = figures.findIndex(({ bond }) => bond?.to === agent && bond.as === 'held');
  const vessel = figures[at];
  const isHand = HANDED.test(user.drawing);
  if (drawing === 'stream' && !vessel) return;
  if (vessel && drawing === 'stream')
    figures[at] = { ...vessel, posture: /^(?:kettle|teapot)$/.test(vessel.drawing) ? 'bend' : 'fall' };
  const colour = liquidColour(cast[doing.object ?? -1]?.words ?? '');
  figures.push({
    ...thingFor(user, drawing),
    ...(colour && drawing === 'stream' ? { colour } : {}),
    bond: { to: agent, as: vessel || !isHand ? 'mouth' : 'held' },
  });
}

/** What is played and too large for a paw stands before whoever plays it. */
export function standsBefore(figures: Figure[]): void {
  figures.forEach((figure, i) => {
    const to = figure.bond?.to ?? -1;
    const player = figures[to];
    const isLarge = /^(?:drum|piano|harp|cello|xylophone)$/.test(figure.drawing);
    // Neither paw nor hand holds these.
    const isFurniture = /^(?:drum-kit|gong)$/.test(figure.drawing);
    const isInHands = isLarge && HANDED.test(player?.drawing ?? '');
    if (!player || figure.bond?.as !== 'held' || !(isLarge || isFurniture) || isInHands) return;
    const height = player.height * (figure.drawing === 'drum' ? 0.45 : 0.6);
    figures[i] = { ...bound(figure, to, 'front'), x: player.x, depth: 0.1, height };
  });
}

/** Nobody stands beside an umbrella that they are under. */
export function withUmbrella(figures: Figure[]): Figure[] {
  const at = figures.findIndex(
    ({ drawing, bond }) => drawing === 'umbrella' && (!bond || bond.as === 'beside'),
  );
  const [user] = figures;
  const umbrella = figures[at];
  return umbrella && at > 0 && user?.age
    ? figures.with(at, bound({ ...umbrella, count: 1 }, 0, 'held'))
    : figures;
}

/** Who is on the way with a pram pushes it, whatever the verb. */
export function withPram(figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'pram' && !bond);
  const [user] = figures;
  const pram = figures[at];
  return pram && at > 0 && user?.drawing.startsWith('person') && !user.bond
    ? figures.with(at, bound(pram, 0, 'push'))
    : [...figures];
}
