import { isPeople, type Member } from '../read/scene.ts';
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
  [/^skiers?$/, 'skis', 'on', 0.1],
  [/^(?:jockey|horse ?(?:wo)?man|horse rider|equestrian)$/, 'horse', 'on', 1.1],
  [/\bviolinists?$/, 'violin', 'held', 0.3],
  [/\bguitarists?$/, 'guitar', 'held', 0.4],
  [/\b(?:musicians?|band|buskers?)$/, 'guitar', 'held', 0.4],
  [/^(?:trumpet|saxophone|jazz music)/, 'trumpet', 'held', 0.2],
  [/\bdrummers?$/, 'drum', 'held', 0.3],
  [/\bphotographers?$/, 'camera', 'held', 0.1],
  [/\barchers?$/, 'bow', 'held', 0.5],
  [/\bsingers?$/, 'microphone', 'held', 0.1],
];

/** What a deed is done with, where the words name nothing that is held. */
const TOOLS: readonly Gear[] = [
  [/^(?:chop|split|fell)\b/, 'axe', 'held', 0.3],
  [/^sweep\b/, 'broom', 'held', 0.8],
  [/^(?:paint|draw|sketch)\b/, 'paintbrush', 'held', 0.1],
  [/^(?:photograph|take (?:a |an )?(?:photo|picture|selfie))/, 'camera', 'held', 0.1],
  [/^write\b/, 'pen', 'held', 0.1],
  [/^read\b/, 'book', 'held', 0.12],
  [/^knit\b/, 'knitting', 'held', 0.15],
  [/^(?:sew|embroider|stitch)\b/, 'needle-thread', 'held', 0.12],
  [/^(?:hammer|forge)\b/, 'hammer', 'held', 0.2],
  [/^pour\b/, 'kettle', 'held', 0.13],
  [/^(?:text|scroll|call|talk on)\b/, 'phone', 'held', 0.09],
  [/^(?:type|code|program)\b/, 'laptop', 'held', 0.15],
  [/^sing\b/, 'microphone', 'held', 0.12],
  [/^water\b/, 'watering-can', 'held', 0.2],
];

/** Gives a rider what is ridden and a player what is played, where the words leave it to the name. */
export function withGear(figures: readonly Figure[], who: Member | undefined, verb = ''): Figure[] {
  const [first, ...others] = figures;
  const names = [who?.words.toLowerCase() ?? '', who?.name.toLowerCase() ?? ''];
  const gear =
    GEAR.find(([pattern]) => names.some((name) => pattern.test(name))) ??
    (who && isPeople(who.kind) ? TOOLS.find(([pattern]) => pattern.test(verb)) : undefined);
  if (!first || !gear || figures.length >= MOST_FIGURES) return [...figures];
  const [, drawing, as, height] = gear;
  const isBusy = figures.some((figure) => figure.drawing === drawing || figure.bond?.as === 'held');
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
