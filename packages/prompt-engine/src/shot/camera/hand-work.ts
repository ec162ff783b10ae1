import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Doing, isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { FINE_TOOL } from '../pose/pose-sense.ts';
import { theOf } from '../refer.ts';

/*
 * What is smaller than a hand and is what the deed is about: hands and thing fill the frame, or there is nothing to see.
 */

/** Smaller than a hand by their names, whatever else they are called. */
const TINY = sifted(
  /\b(?:needles?|thread|gears?|cogs?|screws?|beads?|pearls?|coins?|seeds?|splinters?|thorns?|buttons?|pins?|keys?|stamps?|gems?|diamonds?|rubies|ruby|emeralds?|rings?|earrings?|bolts?|chips?|matchsticks?|match|fl(?:y|ies)|tooth|teeth|ladybirds?|ladybugs?|ants?|beetles?|caterpillars?|snails?|dice|die|marbles?|pills?|contact lens|watch movement|hummingbird egg|acorns?|shells?|cufflinks?|oysters?|mussels?|clams?|walnuts?|peas|paper cranes?|paper boats?|paper planes?|origami|nail polish|fingernails?|freckle|eyelash\w*)$/i,
);
/** Hands, palms and fingers that the deed is done to. */
const OF_THE_HAND = sifted(
  /\b(?:hands?|palms?|fingers?|fingertips?|thumbs?|wrists?|nails?|knuckles|foot|feet|toes?)$/i,
);
const SMALL_WORDS = sifted(/^(?:tiny|miniature|minuscule|microscopic|loose)$/i);
/** Deeds that go on at the fingers' ends. */
const FINE = sifted(
  /^(?:tie|shuck|shell|peel|pit|fold|fit|plate|thread|knot|plac(?:e|ing)|put|set|pick|hold|show|thread|examine|inspect|repair|fix|mend|solder|polish|string|sew|stitch|glue|engrave|carve|paint|adjust|insert|plant|count|find|found|release|feed|cradle|pin|plug|tweeze|pull|pull out|extract|remove|take out|press|assemble|wind|clip|fasten|button|slip|slide|give|offer|hand|present|exchange|kiss|squeeze|bandage|wrap|massage|tattoo|draw|write|ink|henna|wash|warm|take|touch|stroke|trim|cut|file)\b/,
);
/** Hands that hold hands as they walk are not what is looked at alone. */
const STROLL = sifted(/\b(?:hand in hand|hold(?:s|ing)? hands|walk\w*|run\w*|danc\w*|across the street)\b/i);

const isTiny = ({ name, row, adjectives, kind }: Member): boolean =>
  TINY.test(name) ||
  adjectives.some((each) => SMALL_WORDS.test(each)) ||
  (!isPeople(kind) && kind !== 'hands' && row?.traits.words.has('tiny') === true);

/** Whether a hand is held, drawn on or nursed: one's own hand that only does something is not what is looked at. */
const isHandItself = ({ name, kind }: Member): boolean => kind === 'hands' && OF_THE_HAND.test(name);

/** A mark or a thing on somebody's hand: 'a henna tattoo on her palm', 'a ladybird on his finger'. */
const ON_A_HAND = sifted(
  /\b(tattoo|henna|ring|splinter|ladybirds?|ladybugs?|butterfly|caterpillar|beetle|snail|dragonfly|chick|hatchling|nail polish|manicure)\b.*\bon (?:an? |the |his |her |my |their )?(?:[\p{L}'’]+ )?(palm|hand|finger|fingertip|thumb|wrist|fingers|nails)\b/iu,
);

/** 'the newborn's hand'. */
function ownedBy({ cast }: Scene, member: Member): string {
  const at = cast.indexOf(member);
  const owner = cast.find(({ relation }) => relation?.preposition === 'whose' && relation.to === at);
  return owner && member.kind === 'hands' ? `${theOf(owner)}'s ${member.name}` : theOf(member);
}

const isDoneFinely = ({ verb, form, row }: Doing): boolean =>
  form !== 'past' && FINE.test(verb.base) && row?.pace !== 'fast';

/** Whoever only holds a thing is seen with it, unless the words look at the hands or what is held is one. */
function isOnlyHeld({ verb, object }: Doing, { cast, subject }: Scene): boolean {
  const held = cast[object ?? -1];
  return (
    /^(?:hold|carry|cradle|clutch|show|offer|present)\b/.test(verb.base) &&
    !(held && isHandItself(held)) &&
    !/\b(?:hands?|fingers?|fingertips?|palms?|tweezers|macro|close[- ]?up)\b/i.test(subject)
  );
}

/** The small thing or the hand that somebody's fingers are at; undefined where more than that is to be seen. */
export function smallInHand(scene: Scene, main: Member): string | undefined {
  const { cast, doings, place, subject, feeling } = scene;
  const people = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic');
  const isPlain = isPeople(main.kind) || main.kind === 'robot' || main.kind === 'fantasy-being';
  const isOutdoors = place !== undefined && place.row?.surroundings !== 'indoor';
  if (!isPlain || main.plural || isOutdoors || feeling || STROLL.test(subject) || people.length > 3)
    return undefined;
  const done = doings
    .filter((doing) => isDoneFinely(doing) && !isOnlyHeld(doing, scene))
    .flatMap(({ object, receiver }) => [cast[receiver ?? -1], cast[object ?? -1]]);
  // What tweezers hold is as small as they are.
  const [first] = done;
  if (FINE_TOOL.test(subject) && first && first !== main && !isBeing(first.kind))
    return ownedBy(scene, first);
  const worked = done.find(
    (member): member is Member =>
      member !== undefined &&
      member !== main &&
      member.part !== 'topic' &&
      (isTiny(member) || isHandItself(member)),
  );
  if (worked) return ownedBy(scene, worked);
  const [, mark, hand] = ON_A_HAND.exec(subject) ?? [];
  const marked = cast.find(
    ({ name }) => mark !== undefined && name.toLowerCase().includes(mark.toLowerCase()),
  );
  if (marked && hand && doings.length < 2) return `${theOf(marked)} on the ${hand.toLowerCase()}`;
  const skin = cast.find(
    ({ kind, name, relation }) =>
      kind === 'hands' && OF_THE_HAND.test(name) && /^(?:on|onto|around)$/.test(relation?.preposition ?? ''),
  );
  return skin && doings.some(isDoneFinely) ? theOf(skin) : undefined;
}
