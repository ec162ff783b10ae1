import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import type { Bond, Figure } from '../stage.ts';
import { drawingOf } from './drawn.ts';
import { scaleOf } from './scale.ts';

/*
 * What bears one of the cast: a mount, a vessel that it steers, rungs, a roof, or what the words put it on.
 */

export const BONDS: Readonly<Record<string, Bond>> = {
  on: 'on',
  'on top of': 'on',
  atop: 'on',
  upon: 'on',
  under: 'under',
  beneath: 'under',
  underneath: 'under',
  below: 'under',
  in: 'in',
  inside: 'in',
  within: 'in',
  beside: 'beside',
  'next to': 'beside',
  near: 'beside',
  by: 'beside',
  against: 'beside',
  behind: 'behind',
  'in front of': 'front',
  around: 'around',
  'surrounded by': 'around',
  among: 'around',
  worn: 'worn',
  'on the body of': 'on',
  'on the head of': 'on',
  'inside of': 'in',
  of: 'in',
};

/** The bond that a preposition says. */
export const bondNamed = (preposition: string): Bond | undefined => BONDS[preposition];

/** A member of the cast that may hang on something or be worn. */
export interface Hanging {
  readonly member: Member;
  readonly scene: Scene;
  /** The cast's indexes in the order of the figures. */
  readonly order: readonly number[];
  readonly index: number;
}

const NO_MOUNT = sifted(
  /^(?:operate|experiment|spy|focus|concentrate|practi[cs]e|lean|pull|tug|bite|paint|write|type|draw|work|knock|bang|shoot|spit|hammer|whisper|sing|speak|talk|shout|breathe|try|put|spray|pour|splash|shine|throw|look|gaze|stare|wait|blow|cook|chew|gnaw|munch|sip)\b.* (?:on|in)$/,
);
const MOUNTS = sifted(/^(?:ride|surf|mount|cross|drive over|pass over)\b| (?:on|in)$/);
const SEATS = sifted(
  /^(?:hammock|(?:rocking-|high-)?chair|throne|wheelchair|swing|armchair|sofa|bed|bench|rug)$/,
);
const ABOARD = sifted(/^(?:tractor|bus|tram|train|aeroplane)$/);
const STEERS = sifted(/^(?:drive|pilot|fly|steer|row|sail|paddle)\b/);

/** What is done beneath something, by each alone. */
const GETS_UNDER = sifted(
  /^(?:hide|lie|sit|sleep|nap|doze|rest|stand|wait|crouch|crawl|squat|shelter|huddle|cower|curl|picnic|read|work|camp|swim|play)\b.* (?:under|beneath|below|underneath)$/,
);
/** What one gets under: not water, nor somebody. */
const ROOFS: ReadonlySet<string> = new Set(
  'furniture tree plant vehicle structure product textile'.split(' '),
);

/** What bears a member: its mount, what it steers, or what the words put it on, in or under. */
export function borneBy({ member, scene, order, index }: Hanging, bearer: number): Figure['bond'] {
  const own = scene.doings.filter(({ agents, object }) => agents.includes(index) && object !== undefined);
  const vehicle = own.find(({ verb }) => STEERS.test(verb.base))?.object;
  const kind = scene.cast[vehicle ?? -1]?.kind;
  if (vehicle !== undefined && (kind === 'vehicle' || kind === 'boat' || kind === 'aircraft'))
    return { to: order.indexOf(vehicle), as: 'in' };
  const roof = own.find(({ verb }) => GETS_UNDER.test(verb.base))?.object;
  if (ROOFS.has(scene.cast[roof ?? -1]?.kind ?? 'abstract') && order.includes(roof ?? -1))
    return { to: order.indexOf(roof ?? -1), as: 'under' };
  const rungs = own.find(({ verb }) => /^climb/.test(verb.base))?.object;
  if (rungs !== undefined && scene.cast[rungs]?.row?.drawing === 'ladder' && order.includes(rungs))
    return { to: order.indexOf(rungs), as: 'on' };
  const mount = own.find(
    ({ row, verb, object }) =>
      (row?.posture === 'ride' && !/^(?:lasso|rope|herd|wrangle)/.test(verb.base)) ||
      (MOUNTS.test(verb.base) && !NO_MOUNT.test(verb.base)) ||
      (/^share\b/.test(verb.base) && scene.cast[object ?? -1]?.kind === 'furniture'),
  )?.object;
  const verb = own.find(({ object }) => object === mount)?.verb.base ?? '';
  const isWithin =
    / in(?:side)?$/.test(verb) &&
    (/^(?:container|flower|vehicle|aircraft)$/.test(scene.cast[mount ?? -1]?.kind ?? '') ||
      /^(?:sink|bath|box|basket|bowl)$/.test(scene.cast[mount ?? -1]?.row?.drawing ?? ''));
  if (mount !== undefined)
    return order.includes(mount) ? { to: order.indexOf(mount), as: isWithin ? 'in' : 'on' } : undefined;
  const support = scene.cast[bearer];
  // A potter's wheel is no bicycle's.
  const isWheel = /\bwheel$/i.test(support?.name ?? '') && isPeople(member.kind);
  // Who whispers in an ear is in nobody.
  const isInBody = support !== undefined && isBeing(support.kind) && support.relation?.preposition === 'in';
  if (!support || isWheel || isInBody || !order.includes(bearer)) return undefined;
  const isUnder = BONDS[support.relation?.preposition ?? ''] === 'under';
  const isSeat = !isUnder && SEATS.test(drawingOf(support));
  const told = BONDS[support.relation?.preposition ?? ''] ?? 'on';
  // Who is on a tractor or a tram is seen through its window.
  const isAboard = told === 'on' && isPeople(member.kind) && ABOARD.test(drawingOf(support));
  const as = isAboard ? 'in' : isSeat ? 'on' : told;
  // Nobody stands on a cupcake, but an ant.
  const isSmall =
    scaleOf(support) < scaleOf(member) * 0.3 || (isPeople(member.kind) && support.kind === 'food');
  const isTooSmall = as === 'on' && isBeing(member.kind) && isSmall && scaleOf(member) > 0.3;
  const isFlat = /^(?:rug|mound|skateboard|surfboard|skis)$/.test(drawingOf(support));
  return isTooSmall && !isFlat ? undefined : { to: order.indexOf(bearer), as };
}
