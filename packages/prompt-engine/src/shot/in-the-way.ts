import { isPeople, type Member, type Scene } from '../read/scene.ts';
import { kindsIn } from './props.ts';

/*
 * What of somebody's usual look the deed leaves no room for: hands that work hold nothing else and wear no gloves of
 * the trade, a mouth that eats has no helmet before it, and a company that does something stands in no row for it.
 */

const HELD_KINDS: ReadonlySet<string> = new Set([
  'tool',
  'container',
  'instrument',
  'weapon',
  'device',
  'flower',
  'food',
  'drink',
]);
const HELD =
  /\b(?:gloves?|gloved|mitts?|mittens|gauntlets|bouquets?|pan|jug|ladle|whisk|spatula|clipboard|tray|torch|lantern|lunch tins|(?:in|under) (?:the|one|both|each) (?:hands?|arms?|fist|chin))\b/;
const BEFORE_THE_FACE = /\b(?:helmets?|visors?|masks?|goggles|veils?|face ?plates?|respirators?)\b/;
const WITH_THE_FACE =
  /^(?:eat|drink|bite|lick|sip|slurp|chew|taste|kiss|sing|laugh|smile|grin|cry|weep|sob|shout|scream|yell|blow|smoke|yawn|whisper|talk|snore)\b/;
/** How a company is drawn up where it does nothing. */
const DRAWN_UP =
  /\b(?:arms?|hands?|figures?|side by side|rows?|people|faces|shoulders?|in a? ?line|one knee|formation|pyramid|heads?|lap|one behind|taller|larger|smaller|a child)\b/;

/** Whether somebody's hands are at work. */
export const isBusy = ({ doings }: Scene): boolean =>
  doings.some(({ row, form }) => form !== 'past' && row?.traits.words.has('hands'));

const usesFace = ({ doings, feeling }: Scene): boolean =>
  feeling !== undefined ||
  doings.some(({ row, verb }) => row?.traits.words.has('mouth') === true || WITH_THE_FACE.test(verb.base));

/** Whether a detail of somebody's usual look is in the way of what the words have them do, or where they have them. */
export function isInTheWay(scene: Scene, member: Member, detail: string): boolean {
  if (!isPeople(member.kind)) return false;
  if (isBusy(scene) && (HELD.test(detail) || kindsIn(detail).some((kind) => HELD_KINDS.has(kind))))
    return true;
  if (usesFace(scene) && BEFORE_THE_FACE.test(detail)) return true;
  const isAtSomething = scene.doings.length > 0 || scene.cast.some(({ part }) => part === 'scenery');
  return (member.row?.kind === 'group' || member.plural) && isAtSomething && DRAWN_UP.test(detail);
}
