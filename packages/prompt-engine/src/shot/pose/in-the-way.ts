import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Doing, isPeople, type Member, type Scene } from '../../read/scene.ts';
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
const HELD = sifted(
  /\b(?:brooms?|staff|wand|gloves?|gloved|mitts?|mittens|gauntlets|bouquets?|armfuls?|basket|stack|pan|jug|ladle|whisk|spatula|clipboard|tray|torch|lantern|lunch tins|(?:in|under) (?:the|one|both|each) (?:hands?|arms?|fist|chin))\b/,
);
/** A helmet that the words describe is the only one. */
const HEADGEAR_NAMED = sifted(
  /\b(?:helmets?|visors?|goggles|masks?|hats?|caps?|crowns?|hoods?|headscarf|turbans?|veils?|bonnets?|wigs?|sunglasses|glasses|balaclava)\b/i,
);
const HEADGEAR = sifted(
  /\b(?:helmets?|visors?|goggles|masks?|hats?|caps?|crowns?|hoods?|bandanas?|headscarf|turbans?|veils?|bonnets?|head ?band|sunglasses|spectacles|glasses)\b/,
);
const GLOVES = sifted(/\b(?:gloves?|gloved|mitts?|mittens|gauntlets)\b/);
const BEFORE_THE_FACE = sifted(
  /\b(?:helmets?|visors?|masks?|mouth guards?|goggles|veils?|face ?plates?|respirators?)\b/,
);
const WITH_THE_FACE = sifted(
  /^(?:share|eat|drink|bite|lick|sip|slurp|chew|taste|kiss|sing|laugh|smile|grin|cry|weep|sob|shout|scream|yell|blow|smoke|yawn|whisper|talk|snore)\b/,
);
/** How a company is drawn up where it does nothing. */
const DRAWN_UP = sifted(
  /\b(?:arms?|hands?|figures?|side by side|rows?|people|faces|shoulders?|in a? ?line|one knee|formation|pyramid|heads?|lap|one behind|taller|larger|smaller|a child)\b/,
);

/** What somebody of the cast does: whoever watches a lute player has hands of his own free. */
const doingsOf = ({ cast, doings }: Scene, member: Member): readonly Doing[] =>
  doings.filter(({ agents, form }) => form !== 'past' && agents.includes(cast.indexOf(member)));

/** Whoever sleeps holds no pan. */
const ASLEEP = sifted(
  /\b(?:asleep|sleep(?:s|ing)|napp?(?:s|ing)|doz(?:es|ing)|snor(?:es|ing)|fainting|faints|unconscious)\b/i,
);

const LADEN = sifted(/^(?:hold|carry|lift|hug|cradle|present|hand)\b/);

/** Whether somebody's hands are at work, or full. */
const isBusy = (scene: Scene, member: Member): boolean =>
  doingsOf(scene, member).some(
    ({ row, verb, object }) =>
      row?.traits.words.has('hands') === true ||
      /\{hands?\}[^,]*\{o\}|\{o\}[^,]*\{hands?\}/.test(row?.pose ?? '') ||
      (object !== undefined && LADEN.test(verb.base)),
  );

const usesFace = (scene: Scene, member: Member): boolean =>
  scene.feeling !== undefined ||
  doingsOf(scene, member).some(
    ({ row, verb }) => row?.traits.words.has('mouth') === true || WITH_THE_FACE.test(verb.base),
  );

/** Whether a detail of somebody's usual look is in the way of what the words have them do, or where they have them. */
export function isInTheWay(scene: Scene, member: Member, detail: string): boolean {
  if (!isPeople(member.kind) && member.kind !== 'fantasy-being' && member.kind !== 'robot') return false;
  if (HEADGEAR_NAMED.test(scene.subject) && HEADGEAR.test(detail)) return true;
  if (
    isBusy(scene, member) &&
    (HELD.test(detail) || (member.kind !== 'robot' && kindsIn(detail).some((kind) => HELD_KINDS.has(kind))))
  )
    return true;
  if (ASLEEP.test(scene.subject) && kindsIn(detail).some((kind) => HELD_KINDS.has(kind))) return true;
  if (GLOVES.test(detail) && /\bhands?\b/i.test(scene.subject)) return true;
  if (usesFace(scene, member) && BEFORE_THE_FACE.test(detail)) return true;
  const isAtSomething = scene.doings.length > 0 || scene.cast.some(({ part }) => part === 'scenery');
  return (member.row?.kind === 'group' || member.plural) && isAtSomething && DRAWN_UP.test(detail);
}
