import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';

/*
 * The frame of a picture that has one subject: a wide shot of all there is makes it a speck.
 */

/** The frames that a single subject may have. */
export type SingleFrame = 'face' | 'little' | 'alone' | 'half';

const PORTRAIT = sifted(
  /\b(?:portrait|headshot|mug ?shot|(?:passport|id) (?:photo|picture)|profile (?:pic|picture|photo)|avatar|pfp)\b(?! (?:format|orientation|mode|gallery|artist|painter|photographer))/i,
);
/** Portraits of more than a head and shoulders. */
const OF_MORE = sifted(
  /\b(?:full[- ](?:body|length)|whole body|head to toe|family|couple|group|double|half[- ]length|waist[- ]up|environmental|seated|standing|wedding) portrait|\b(?:full[- ]body|full[- ]length|head to toe|holding|riding|sitting|standing|on horseback|wings)\b/i,
);

const TINY = '(?:tiny|miniature|minuscule|teeny|thumb-?sized|pocket-sized|mouse-sized)';
/** What is so small that whoever is in it is small as well. */
const IN_SMALL_THING = sifted(
  /\b(?:in|inside|on|into) (?:an?|the|my|his|her|its) (?:[\p{L}-]+ ){0,2}?(?:tea ?cup|thimble|match ?box|egg ?cup|walnut shell|eggshell|bottle ?cap|teaspoon|spoon|soap dish|acorn|pin ?cushion|coffee cup|mug|cupcake|sugar bowl|snail shell|sardine tin|pocket watch)(?=$|[,.;]| (?:with|on|full|of)\b)/iu,
);

/** Words that bring others, or a ground that has to be seen with it. */
const WITH_MORE = sifted(
  /\b(?:and an?|next to|beside|in front of|behind|between|among\w*|surrounded|through|into|over|across|towards?|while|where|when|everyone|everybody|nobody|crowd\w*|people|others?|scene|view|landscape|city|street|forest|room|against|chas\w+|fight\w*|versus|vs|goes|playing|throw\w*|me|i|we|us|army|parade|giant|huge|colossal|kaiju|wide|background|opens|inside|there (?:is|are))\b/i,
);
const FEW_WORDS = 16;
/** How many words may tell of one who sits there alone. */
const MOST_WORDS = 22;

/** What somebody sits or lies on alone, which is seen with them. */
const ON_A_SEAT = sifted(
  /\b(?:on|in) (?:an?|the|his|her|my|our|its) (?:[\p{L}-]+ ){0,2}(?:window ?sill|chair|armchair|sofa|couch|bench|stool|rug|cushion|pillow|blanket|bed|step|doorstep|basket|swing|hammock|rocking chair|throne|stump|rock)\b/iu,
);

/** A look in the face that is told: from afar nobody sees it. */
const FACE_TOLD = sifted(
  /\b(?:kind|tired|sad|warm|gentle|bright|sleepy|wise|angry|fierce|piercing|teary|worried|proud|weary|glowing|big|green|blue|brown|gr[ae]y|amber|mismatched|sunken)(?: but \p{L}+)? eyes\b|\b(?:freckles|freckled|wrinkles|wrinkled face|crooked smile|gap-?toothed|raised eyebrow|tear (?:on|running|rolling)|smirk\w*|frown\w*)\b/iu,
);
/** What has to be seen besides a face. */
const BEYOND_FACE = sifted(
  /\b(?:full[- ]body|head to toe|wide|landscape|street|city|crowd\w*|riding|horse|dragon|castle|ship|boat|car|bike|mountains?|forest|battlefield|army|running|dancing|jumping|flying|climbing|fighting|while)\b/i,
);

const beingsOf = ({ cast }: Scene): readonly Member[] =>
  cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic');

const SMALL_KIND = sifted(
  /\b(?:hummingbird|wren|goldcrest|mouse|dormouse|hamster|shrew|vole|snail|slug|bee|honeybee|bumblebee|wasp|butterfly|moth|ladybug|ladybird|beetle|ant|spider|dragonfly|grasshopper|caterpillar|tree frog|gecko|seahorse|hermit crab|newt)$/i,
);
const WITH_LARGER = sifted(
  /\b(?:giant|huge|city|street|landscape|mountains?|castle|ship|car|train|house|crowd|army|people|person|man|woman|child|kid|boy|girl|cat|dog|elephant|horse|room|kitchen|forest|storm|riding|king|queen|throne|army|battle)\b/i,
);

function isLittle({ subject, place }: Scene, main: Member, others: number): boolean {
  if (others > 1 || main.plural || place?.row?.surroundings === 'outdoor') return false;
  const name = main.name.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
  // What is small by its kind is seen from near wherever nobody larger is.
  if (SMALL_KIND.test(main.name) && !WITH_LARGER.test(subject)) return true;
  const isTold =
    name !== '' &&
    new RegExp(
      `(?<!\\b(?:with|and|holding|carrying|wearing) an? )\\b${TINY} (?:[\\p{L}-]+ ){0,2}?${name}\\b|\\b${name},? (?:but|that is|who is|so) (?:very |really |so )?(?:tiny|small|miniature)\\b`,
      'iu',
    ).test(subject);
  return isTold || (IN_SMALL_THING.test(subject) && isBeing(main.kind) && !isPeople(main.kind));
}

/** The frame of a single subject; undefined where more than one has to be seen, or the ground with it. */
export function singleFrame(scene: Scene): SingleFrame | undefined {
  const main = mainOf(scene);
  if (!main || main.plural || (main.counted === true && main.count > 1)) return undefined;
  const { subject, place, doings, cast, wordCount } = scene;
  const beings = beingsOf(scene);
  const isProfile = /\b(?:profile|avatar|pfp)\b/i.test(subject);
  if (
    PORTRAIT.test(subject) &&
    !OF_MORE.test(subject) &&
    beings.length === 1 &&
    (main === beings[0] || isProfile)
  )
    return place === undefined && doings.every(({ form }) => form !== 'ing') ? 'face' : undefined;
  if (isLittle(scene, main, beings.length)) return 'little';
  const isFaceTold = FACE_TOLD.test(subject) && !BEYOND_FACE.test(subject);
  if (isFaceTold && beings.length <= 2 && (isPeople(main.kind) || main.kind === 'fantasy-being'))
    return 'half';
  const things = cast.filter(({ part }) => part !== 'worn' && part !== 'topic').length;
  const isSeated = ON_A_SEAT.test(subject) && place?.row?.surroundings !== 'outdoor';
  const isAlone =
    beings.length === 1 &&
    main === beings[0] &&
    main.known &&
    main.kind !== 'group' &&
    things <= 2 + Number(isSeated) &&
    (place === undefined || isSeated) &&
    wordCount <= (isSeated ? MOST_WORDS : FEW_WORDS) &&
    !WITH_MORE.test(subject);
  return isAlone ? 'alone' : undefined;
}
