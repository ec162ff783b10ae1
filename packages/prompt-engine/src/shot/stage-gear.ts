import type { Member } from '../read/scene.ts';
import type { Figure } from './stage.ts';

const MOST_FIGURES = 8;

/** What one is called by goes with one: names, the drawing of it, and whether one is on it or holds it. */
type Gear = readonly [pattern: RegExp, drawing: string, as: 'on' | 'held', height: number];

const GEAR: readonly Gear[] = [
  [/^(?:mountain|bmx|road) bikers?$/, 'bicycle', 'on', 0.62],
  [/^surfers?$/, 'surfboard', 'on', 0.1],
  [/^(?:bi)?cyclists?$/, 'bicycle', 'on', 0.62],
  [/^(?:biker|motorcyclist)s?$/, 'motorbike', 'on', 0.62],
  [/^skateboarders?$/, 'skateboard', 'on', 0.1],
  [/^snowboarders?$/, 'surfboard', 'on', 0.1],
  [/^(?:skiers?|ski jumpers?)$/, 'skis', 'on', 0.1],
  [/^(?:jockey|horse ?(?:wo)?man|horse rider|equestrian)$/, 'horse', 'on', 1.1],
  [/\bviolinists?$/, 'violin', 'held', 0.3],
  [/\bguitarists?$/, 'guitar', 'held', 0.4],
  [/\b(?:musicians?|band|buskers?)$/, 'guitar', 'held', 0.4],
  [/^(?:trumpet|saxophone|jazz music)/, 'trumpet', 'held', 0.2],
  [/\bdrummers?$/, 'drum', 'held', 0.3],
  [/\bphotographers?$/, 'camera', 'held', 0.1],
  [/\barchers?$/, 'bow', 'held', 0.5],
  [/\bsingers?$/, 'microphone', 'held', 0.1],
  [/\b(?:knights?|samurai|gladiators?|swordsm[ae]n|fencers?)$/, 'sword', 'held', 0.45],
];

const CARRIED = /^(?:surfboard|skateboard)$/;

/** Gives a rider what is ridden and a player what is played, where the words leave it to the name. */
export function withGear(figures: readonly Figure[], who: Member | undefined): Figure[] {
  const [first, ...others] = figures;
  const names = [who?.words.toLowerCase() ?? '', who?.name.toLowerCase() ?? ''];
  const gear = GEAR.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (!first || !gear || figures.length >= MOST_FIGURES) return [...figures];
  const [, drawing, said, height] = gear;
  // A surfer who walks carries the board.
  const as = /^(?:walk|run|sit|lie|kneel)$/.test(first.posture) && CARRIED.test(drawing) ? 'held' : said;
  const isBusy = figures.some(
    (figure) => figure.drawing === drawing || figure.bond?.as === 'held' || figure.bond?.as === 'mouth',
  );
  if (isBusy) return [...figures];
  const last = figures.length;
  const item = { ...first, drawing, word: drawing, height: first.height * height, posture: 'stand' } as const;
  if (as === 'held') return [first, ...others, { ...item, bond: { to: 0, as } }];
  // What bore the rider bears the mount.
  const { bond, ...bare } = first;
  const mount: Figure = bond ? { ...item, bond } : { ...item, bond: { to: last, as: 'on' } };
  const { bond: _, ...free } = mount;
  return [{ ...bare, bond: { to: last, as } }, ...others, bond ? mount : free];
}
