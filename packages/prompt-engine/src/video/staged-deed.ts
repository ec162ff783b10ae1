import type { ActionRow } from '../lexicon/action.ts';
import { type Doing, isBeing, isPeople } from '../read/scene.ts';
import { suits } from '../shot/pose-fit.ts';
import { filled } from '../shot/refer.ts';
import { SAYS } from './event.ts';
import type { Idea } from './idea.ts';

/* Which deeds the lexicon may stage: those whose row surely means this deed of this doer. */

/** Limbs that people have not: a row of the same verb for beasts. */
const BEASTLY = /\b(?:tongue|muzzle|paws?|beak|tail|claws?|hoo(?:f|ves)|wings?|haunches)\b/;

/** Ways to stand that beasts have not. */
const MANLIKE = /\b(?:weight on one (?:leg|foot)|shoulders|fingers?|fists?|knees|elbows?|lap)\b/;

/** Verbs of so many senses that only a row of a whole phrase is sure of its own. */
const MANY_SENSES: ReadonlySet<string> = new Set(
  'help fight teach order try take get make have go come do find meet keep start play spin open turn set put hold give move work pull ask ride paddle row drive shoot serve deliver pay write score spill touch reach leave arrive lose hit stop show lead land join pass break wait travel feel burn have run'.split(
    ' ',
  ),
);

/**
 * The deed that the idea tells first, as the lexicon stages it; none of a verb whose row may be another sense
 * ('asks' for a menu, 'rides' on a horse).
 */
export function stagedDoing({
  doing,
  events,
  main,
  scene,
}: Idea): (Doing & { readonly row: ActionRow }) | undefined {
  const row = doing?.row;
  if (!row || doing.verb.base.split(' ')[0] !== events[0]?.base.split(' ')[0]) return undefined;
  const about = main?.name.toLowerCase().split(' ').at(-1) ?? '';
  const isOther = main && !isBeing(main.kind) && events[0] && !events[0].doer.toLowerCase().includes(about);
  if (isOther) return undefined;
  const { base } = doing.verb;
  if (
    SAYS.test(base) ||
    (/^play/.test(base) && row.traits.needs.length === 0) ||
    (main?.kind !== 'child' && /laughter|splash/.test(row.sound) && /^play/.test(base)) ||
    (MANY_SENSES.has(base) && row.traits.needs.length === 0)
  )
    return undefined;
  const isOfBeasts = main !== undefined && isPeople(main.kind) && BEASTLY.test(`${row.pose} ${row.moment}`);
  const isOfBodies =
    main !== undefined &&
    !isBeing(main.kind) &&
    /\b(?:head|ears?|eyes?|hands?|face|shoulders?)\b/.test(row.pose);
  const isOfPeople =
    main !== undefined &&
    isBeing(main.kind) &&
    !isPeople(main.kind) &&
    MANLIKE.test(`${row.pose} ${row.moment}`);
  const fits =
    !isOfBeasts &&
    !isOfPeople &&
    !isOfBodies &&
    suits(scene, doing, filled(`${row.pose} ${row.moment}`, scene, doing));
  return fits ? { ...doing, row } : undefined;
}
