import type { SeenTake } from '../concrete/seen-take.ts';
import { classOfWay, isViewOpen } from './view.ts';
import { type ReductionWay, ways } from './way-rows.ts';

/*
 * Which ways to take away fit a scene.
 */

/** Ways that differ in nothing from variation to variation. */
const OF_ONE_KIND: ReadonlySet<string> = new Set(['token', 'gone', 'soft', 'moon', 'night']);
/** Ways that let go of no more than what is far. */
const OF_WHAT_IS_FAR: ReadonlySet<string> = new Set(['gone', 'soft']);

/** The ways that fit a scene: those of its class, else those that leave its view as it is. */
export function fittingWays(staged: SeenTake, facts: ReadonlySet<string>): readonly ReductionWay[] {
  const holds = ({ needs }: ReductionWay): boolean => needs.every((each) => facts.has(each));
  const of = classOfWay(staged);
  // A background that is told is all the ground there is.
  if (facts.has('set')) {
    const how = isViewOpen(staged) && staged.brief.scene.uses.length === 0 ? 'open' : 'any';
    return ways().filter(({ id, classes }) => id === 'set' && classes.includes(how));
  }
  const any = ways().filter((way) => way.classes.includes('any') && holds(way));
  // What the words have it lie on or stand on is the ground.
  const borne = any.filter(({ id }) => id === 'bed' || id === 'bare');
  const kept = borne.length > 0 ? borne : any;
  const isOpen = isViewOpen(staged) || of === 'crowd' || of === 'idea';
  const own = isOpen ? ways().filter((way) => way.classes.includes(of) && holds(way)) : [];
  // A portrait stays one, and what is felt is seen from close by.
  const asked = facts.has('portrait')
    ? 'portrait'
    : facts.has('felt') && facts.has('one')
      ? 'felt'
      : undefined;
  const near = asked ? own.filter(({ needs }) => needs.includes(asked)) : own;
  // One way alone would be the same in each variation.
  const others = kept.filter(({ id }) => !OF_WHAT_IS_FAR.has(id) || near[0]?.id === id);
  const more =
    near.length === 1 && asked === undefined && OF_ONE_KIND.has(near[0]?.id ?? '')
      ? [...near, ...others]
      : near;
  const fit = facts.has('portrait') || more.length > 0 ? more : own;
  return fit.length > 0 ? fit : facts.has('portrait') || of === 'idea' ? [] : kept;
}
