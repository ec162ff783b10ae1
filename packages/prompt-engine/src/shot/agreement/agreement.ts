import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { PART_SEEN } from '../plain/certainty.ts';
import type { Decision } from '../shot.ts';
import type { Rule } from './agreement-rule.ts';
import { WITH_ASKED } from './agreement-with-asked.ts';
import { WITH_EACH_OTHER } from './agreement-with-each-other.ts';
import { WITH_FRAME } from './agreement-with-frame.ts';
import { WITH_MADE } from './agreement-with-made.ts';
import { WITH_MEDIUM } from './agreement-with-medium.ts';
import { WITH_TOLD } from './agreement-with-told.ts';
import { WITH_WORDS } from './agreement-with-words.ts';
import { WITH_WORLD } from './agreement-with-world.ts';
import { byRules } from './by-rules.ts';
import { inAgreement } from './claims/in-agreement.ts';
import { litFromOneSide } from './light-sides.ts';

/*
 * A finished take is read once more as a whole: where two of its decisions cannot both be true, the weaker one gives
 * way. What the words name outlives every emptiness; one thing alone is the sharpest; what is drawn flat or seen from
 * afar has nothing close to the lens.
 */
/** Whether anything is named besides what the picture is of. */
const isAccompanied = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return scene.cast.some(
    (member) =>
      member !== main && member.part !== 'worn' && member.part !== 'topic' && member.kind !== 'hands',
  );
};

/** Whether two or more are named besides. */
const isOfSeveral = (scene: Scene): boolean =>
  scene.cast.filter(({ part, known }) => known && part !== 'main' && part !== 'worn' && part !== 'topic')
    .length > 1;

const isPlaced = (scene: Scene): boolean => scene.place !== undefined || mainOf(scene)?.kind === 'place';

/** What stands in kitchens, in the open. */
const isOpen = ({ place, subject }: Scene): boolean =>
  place?.row?.surroundings === 'outdoor' &&
  !/\b(?:stove|counter|worktop|sink|sofa|bed|desk|stall|bar)\b/i.test(subject);

const isSunken = ({ subject }: Scene): boolean => /\b(?:underwater|submerged|sunken)\b/i.test(subject);

const PAVED = sifted(/\b(?:sidewalk|pavement|street|driveway|playground|asphalt|tarmac|road|schoolyard)\b/i);

const FUNGI = sifted(/\b(?:mushrooms?|toadstools?|fung(?:us|i)|moss|lichen|cact(?:us|i)|succulents?)\b/i);

const OF_A_FACE = sifted(/\b(?:eyes?|face|ears?|nose|muzzle|whiskers|mouth|snout|head|beak)\b/i);
const isHidden = ({ subject }: Scene): boolean => {
  const seen = PART_SEEN.exec(subject)?.[1];
  return seen !== undefined && !OF_A_FACE.test(seen);
};

/** Whether two or more beings are in it together. */
const isMeeting = (scene: Scene): boolean =>
  scene.cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic').length > 1;

/** Whose usual dress hides the face. */
const isVisored = (scene: Scene): boolean => {
  if (/\bhelmet on\b|\b(?:visor|face ?mask) (?:down|lowered|closed)\b|\blowered visor\b/i.test(scene.subject))
    return true;
  const main = mainOf(scene);
  const dress = (main?.role ?? main?.row)?.details.join(', ') ?? '';
  return /\b(?:visor|visored|welding mask|gas mask|diving helmet|brass helmet|mesh mask|veiled hat|face mask)\b/.test(
    dress,
  );
};

const RULES: readonly Rule[] = [
  {
    weaker: sifted(/^Fine detail in .*$/),
    instead: '',
    holds: ({ subject }) => PART_SEEN.test(subject),
  },
  {
    weaker: sifted(/, [^,]*\b(?:eyes?|face|ears?|nose|muzzle|whiskers|mouth|snout|head)\b[^,]*/g),
    instead: '',
    holds: isHidden,
  },
  {
    weaker: sifted(/\bevery petal and leaf sharp\b/),
    instead: 'sharp throughout',
    holds: ({ subject }) => FUNGI.test(subject),
  },
  {
    weaker: sifted(/\bfrom below flower height\b/),
    instead: 'from close to the ground',
    holds: ({ subject }) => FUNGI.test(subject),
  },
  {
    weaker: sifted(/\bat flower height\b/),
    instead: 'at its own height',
    holds: ({ subject }) => FUNGI.test(subject),
  },
  // Chalk on a pavement is on no board.
  { weaker: sifted(/\bboard green\b/), instead: 'asphalt grey', holds: ({ subject }) => PAVED.test(subject) },
  {
    weaker: sifted(/\b(?:dark|bare) board\b/),
    instead: 'stretch of rough paving',
    holds: ({ subject }) => PAVED.test(subject),
  },
  {
    weaker: sifted(
      /(?:^|, )(?:[^,]* )?(?:at|over|on|behind) the (?:stove|counter|worktop|sink|sofa|bed|desk)\b,?/i,
    ),
    instead: '',
    holds: isOpen,
  },
  {
    weaker: sifted(/, [^,]* (?:in the near foreground|blurred in the foreground)/),
    instead: '',
    beside: sifted(/^Distant view|^Isometric projection|no perspective/),
  },
  // What fills the frame at a hand's breadth shows no face.
  {
    weaker: sifted(/, the face on the upper third\b/),
    instead: '',
    beside: sifted(/^Extreme close-up|macro lens/),
  },
  {
    weaker: sifted(/^Fine detail in .*$/),
    instead: '',
    beside: sifted(/^Extreme close-up/),
    holds: (scene) =>
      scene.doings.some(({ object, row }) => object !== undefined || row?.close.includes('surface')),
  },
  // An electric guitar has no hole in it, and who plays one on a stage stands.
  {
    weaker: sifted(/\bover the sound hole\b/),
    instead: 'over the pickups',
    holds: ({ subject }) => /\b(?:electric|bass) guitar|\b(?:rock|metal|punk|band)\b/i.test(subject),
  },
  {
    weaker: sifted(/\bseated,? (?=.*\b(?:guitar|bass|ukulele|banjo|mandolin)\b)/),
    instead: 'standing, ',
    holds: ({ subject }) => /\b(?:on stage|on the stage|concert|electric|bass guitar)\b/i.test(subject),
  },
  { weaker: sifted(/^In the underwater\b/), instead: 'Under water' },
  // Who plays to pigeons alone is still there.
  {
    weaker: sifted(/^No people\b/),
    instead: 'No other people',
    holds: (scene) => isPeople(mainOf(scene)?.kind ?? 'thing'),
  },
  // Seen from straight above nothing lies behind, and all of it is as near.
  {
    weaker: sifted(/, [^,]* out of focus (?:behind|in the background)/),
    instead: '',
    beside: sifted(/straight down/),
  },
  { weaker: sifted(/, shallow focus$/), instead: '', beside: sifted(/sharp throughout/) },
  // Whoever lies or sits shows no back pocket.
  {
    weaker: sifted(/(?:,| and)(?: and)? a rag in the (?:back )?pocket/),
    instead: '',
    holds: ({ subject }) => /\b(?:lying|lies|under|beneath|sitting|seated|asleep)\b/i.test(subject),
  },
  // What is half fish, horse or snake is seen to its end.
  {
    weaker: sifted(/^(?:Three-quarter length|Medium shot)(?: from just below hand height)?(?=[ ,])/),
    instead: 'Full-length shot',
    holds: ({ subject }) =>
      /\b(?:mermaids?|mermen|merman|centaurs?|fauns?|satyrs?|naga|lamia)\b/i.test(subject),
  },
  {
    weaker: sifted(/, hands large in front\b/),
    instead: '',
    holds: ({ subject }) =>
      /\b(?:mermaids?|mermen|merman|centaurs?|fauns?|satyrs?|naga|lamia)\b/i.test(subject),
  },
  // Ink on white is on no window.
  { weaker: sifted(/, smooth black ink on white$/), instead: '', beside: sifted(/shop window/) },
  {
    weaker: sifted(/^Smooth modelled forms with rounded bevelled edges$/),
    instead: 'Finely modelled forms with every line of the surface kept',
    holds: ({ subject }) =>
      /\b(?:weathered|wrinkled|realistic|photoreal\w*|rough|rusty|old)\b/i.test(subject),
  },
  // A cake is cut.
  {
    weaker: sifted(/\brow of bite marks with the inside in view\b/),
    instead: 'cut side with crumbs and the inside in view',
    holds: ({ subject }) => /\b(?:cake|pie|tart|lasagne|quiche|loaf|pizza)\b/i.test(subject),
  },
  // Whoever waters a giant looks up at it.
  {
    weaker: sifted(/\bA watering can tilted in both hands over (the [^,]+), head bowed\b/i),
    instead: 'a watering can tilted in both hands at the foot of $1, head tipped back to see its top',
    holds: ({ subject }) =>
      /\b(?:giant|gigante|huge|enormous|gigantic|towering|g[ée]ante?|riesig\w*|colossal)\b/i.test(subject),
  },
  {
    weaker: sifted(/\bpale sky\b/),
    instead: 'night blue',
    holds: ({ times }) => times.some(({ row }) => row.traits.has('night')),
  },
  // Over what lies under the sea is water.
  { weaker: sifted(/ with sky above and ground below$/), instead: ' with open water above', holds: isSunken },
  { weaker: sifted(/\ba wide margin of sky\b/), instead: 'a wide margin of water', holds: isSunken },
  { weaker: sifted(/\bwide empty sky\b/), instead: 'wide empty water', holds: isSunken },
  // What is there is a sentence of its own, and hangs on nothing.
  { weaker: sifted(/^With (?=\p{Ll})/u), instead: '' },
  // Of two who meet neither is cut off.
  { weaker: sifted(/\blarge and cut by one edge\b/), instead: 'large and whole', holds: isMeeting },
  { weaker: sifted(/,? ?cropped by one edge\b/), instead: '', holds: isMeeting },
  // What melts has lost its edges.
  {
    weaker: sifted(/^Smooth carved planes with sharp cut ridges$/),
    instead: 'Smooth wet planes with rounded edges',
    holds: ({ subject }) => /\b(?:melt\w*|thaw\w*|dripping)\b/i.test(subject),
  },
  // Who is seen through no visor has no face to be sharp.
  {
    weaker: sifted(/\b(?:face and hands|hands and face|face) in sharp focus\b/),
    instead: 'sharp throughout',
    holds: isVisored,
  },
  { weaker: sifted(/\bhands and face sharp\b/), instead: 'hands sharp', holds: isVisored },
  { weaker: sifted(/, the face on the upper third\b/), instead: '', holds: isVisored },
  { weaker: sifted(/, natural skin texture with visible pores\b/), instead: '', holds: isVisored },
  {
    weaker: sifted(/, the animals? large in (?:its|their) surroundings$/),
    instead: '',
    beside: sifted(/^Background /),
  },
  // What is carried on stairs is not level.
  {
    weaker: sifted(/\b(the [\p{L} -]+?) level between them\b/iu),
    instead: '$1 tilted between them',
    holds: ({ subject }) => /\b(?:stairs?|staircase|stairwell|steps|ramp)\b/i.test(subject),
  },
  // A set has no sky over it: a backdrop gives way to any light but a lamp's of its own.
  {
    weaker: sifted(/^(?:Plain|Seamless) .*\b(?:backdrop|sweep|ground|wall)\b.*$/),
    instead: '',
    beside: sifted(
      /\b(?:sun|sunlight|daylight|sky|cloud|candle(?:light)?|firelight|moonlight|windows?|headlights?|neon|lanterns?|falling off (?:fast )?into (?:the )?dark(?:ness)?)\b/i,
    ),
  },
  { weaker: sifted(/, nothing else(?: in it)?$/), instead: '', holds: isAccompanied },
  { weaker: sifted(/ alone(?= on the bare floor\b)/), instead: '', holds: isOfSeveral },
  {
    weaker: sifted(/^All else plain and uncluttered$/),
    instead: '',
    holds: (scene) => isPlaced(scene) || isAccompanied(scene),
  },
  {
    weaker: sifted(/\bthe animal large in its\b/),
    instead: 'the animals large in their',
    holds: (scene) => (mainOf(scene)?.count ?? 1) > 1,
  },
  {
    weaker: sifted(/\bsharp from nose to tail\b/),
    instead: 'sharp throughout',
    holds: (scene) => (mainOf(scene)?.count ?? 1) > 1,
  },
];

const ALL: readonly Rule[] = [
  ...RULES,
  ...WITH_WORDS,
  ...WITH_FRAME,
  ...WITH_TOLD,
  ...WITH_ASKED,
  ...WITH_MADE,
  ...WITH_MEDIUM,
  ...WITH_WORLD,
  ...WITH_EACH_OTHER,
];

const giveWay = byRules(ALL);

/** The decisions of a take, none of which speaks against another or against the words. */
export function agreed(given: readonly Decision[], scene: Scene): Decision[] {
  const decisions = litFromOneSide(given);
  const agreeing = decisions.flatMap((decision) => {
    const text = giveWay(
      decision.text,
      ({ beside, holds }) =>
        (beside === undefined || decisions.some((other) => other !== decision && beside.test(other.text))) &&
        (holds === undefined || holds(scene)),
    );
    return text === '' && decision.text !== ''
      ? []
      : [text === decision.text ? decision : { ...decision, text }];
  });
  return inAgreement(agreeing, scene);
}
