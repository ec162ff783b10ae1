import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { isTinyOpening } from '../camera/seen-into.ts';
import { leadingDoing } from '../staging/staging.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * What a take says by habit gives way to what its own frame can show: no eyes behind dark glass, no shadow on the ground
 * of whoever hangs in a tree, no apron in a close-up of hands.
 */

const says =
  (pattern: RegExp) =>
  ({ subject }: Scene): boolean =>
    pattern.test(subject);

/** What is before the eyes, in the words or in the dress of the calling. */
const COVERED = sifted(
  /\b(?:sunglasses|shades|goggles|visors?|blindfold\w*|eye ?patch|vr headset|virtual reality|diving helmet|astronauts?|cosmonauts?|spacesuit|space suit|welding mask|gas mask|beekeepers?|fencers?|deep[- ]sea divers?|motorcycle helmet|full-face|crash helmet|night vision|snorkel\w*|ski mask|scuba)\b/i,
);
const HAS_NO_SUCH = sifted(
  /\b(?:no|without|takes? off|taking off|took off|removing|helmet off|pushed up|on (?:his|her|their|its) head)\b/i,
);
const areEyesCovered = ({ subject, cast }: Scene): boolean =>
  COVERED.test(subject) && !HAS_NO_SUCH.test(subject) && cast.some(({ kind }) => isBeing(kind));

const OFF_THE_GROUND: ReadonlySet<string> = new Set(['hang', 'climb', 'swim']);
/** Whether nothing of whoever is seen could throw a shadow on the ground. */
const isOffTheGround = (scene: Scene): boolean => {
  const doing = leadingDoing(scene);
  const { place, subject } = scene;
  return (
    (doing !== undefined &&
      (OFF_THE_GROUND.has(doing.row?.posture ?? '') ||
        /^(?:hang|dangle|roost|cling|climb|hover|float|drift|soar|glide|fly|swing|parachute|fall|perch)\b/.test(
          doing.verb.base,
        ))) ||
    /^(?:above|over)$/.test(place?.preposition ?? '') ||
    /\b(?:floating|swimming|sea otters?|kayaks?|sailboats?|at sea)\b/i.test(subject) ||
    /\b(?:on|from|in) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:branch|treetop|tree|roof|rooftop|balcony|ledge|cliff|wire|rope|mast|scaffold\w*|crane|tower|boat|raft|canoe|kayak|lake|river|sea|ocean|lighthouse)\b/iu.test(
      subject,
    )
  );
};

/** Through what one comes toward the camera or goes away from it. */
const isPassage = says(
  sifted(
    /\bthrough (?:an?|the|its|his|her|their) (?:[\p{L}-]+ ){0,2}(?:gates?|doors?|doorway|arch\w*|tunnel|window|hoop|ring|curtain|gap|hole|fence|hedge|wall|turnstile|revolving door|cat flap|dog door)\b/iu,
  ),
);
/** Who stretches to one side is seen from the front of it. */
const isToOneSide = says(sifted(/\bto (?:his|her|its|their|the) (?:left|right)\b/i));

/** Ways that run on past every edge of the frame. */
const isWay = (scene: Scene): boolean =>
  /\b(?:streets?|lanes?|alley\w*|roads?|avenue|boulevard|canal|paths?|trail|highway|tracks?|stairs|steps|corridor|tunnel)\b/i.test(
    `${mainOf(scene)?.name ?? ''} ${scene.place?.words ?? ''}`,
  );

/** A door under roots is no architecture. */
const isNook = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return main !== undefined && isTinyOpening(main);
};

const CLOSE_ON_HANDS = sifted(/^Close-up of /);

/** Rules of what the frame shows. */
export const WITH_FRAME: readonly Rule[] = [
  // Near as it is, the view shows neither an apron nor a backdrop for two.
  { weaker: sifted(/^Fine detail in .*$/), instead: '', beside: CLOSE_ON_HANDS },
  {
    weaker: sifted(/\bheld in both (?:hands|grippers) close to the chest\b/),
    instead: 'held between the fingertips',
    beside: CLOSE_ON_HANDS,
  },
  { weaker: sifted(/, wide enough for all$/), instead: '', beside: CLOSE_ON_HANDS },
  {
    weaker: sifted(
      /, (?:both )?(?:the )?(?:eyes?|gaze|heads?|faces?|shoulders?|brows?|chin|knees?|mouths?)\b(?! of)[^,.]*/g,
    ),
    instead: '',
    beside: CLOSE_ON_HANDS,
  },
  // No eyes where the words cover them.
  {
    weaker: sifted(
      /,(?: and)? (?:the )?(?:[\p{L}-]+ )?eyes (?:on|fixed|ahead|lowered|wide|half|straight|toward|up|down|narrowed|locked|following|sharp|closed|shut)\b[^,.]*/gu,
    ),
    instead: '',
    holds: areEyesCovered,
  },
  {
    weaker: sifted(/\bthe eyes in sharp focus\b|\bthe eyes sharp\b/),
    instead: 'the head sharp',
    holds: areEyesCovered,
  },
  // What sleeps in a tulip has no limbs to be seen.
  {
    weaker: sifted(/, limbs slack\b/),
    instead: '',
    holds: says(sifted(/\b(?:asleep|sleeping|curled up|napping) (?:in|inside) (?:an?|the|his|her|its) /i)),
  },
  // Who hangs, flies or climbs throws no shadow at their feet.
  {
    weaker: sifted(/, with long dark shadows across the ground$/),
    instead: ', one side bright and the other in shade',
    holds: isOffTheGround,
  },
  { weaker: sifted(/ and long shadows toward the camera$/), instead: '', holds: isOffTheGround },
  // Under water nobody throws a shadow below.
  {
    weaker: sifted(/, shadow small below\b/),
    instead: '',
    holds: says(
      sifted(/\b(?:diver|underwater|under water|sea|ocean|reef|shipwreck|pool|lake|in space|astronauts?)\b/i),
    ),
  },
  // A gate is an edge from the side, and so is a dive.
  { weaker: sifted(/, side view$/), instead: ', from the front', holds: isPassage },
  { weaker: sifted(/, side view$/), instead: ', straight on', holds: isToOneSide },
  // What is parked or moored goes nowhere.
  {
    weaker: sifted(/\bopen space ahead of it on the\b/),
    instead: 'clear space on the',
    holds: says(
      sifted(
        /\b(?:parked|moored|docked|anchored|tied|abandoned|overturned|crashed|jackknifed|capsized|rust\w*|wreck\w*|broken[- ]down|stuck|beached|stranded|overgrown|(?:half[- ])?buried|upside[- ]down|sunk|sunken|submerged|derelict|discarded|burnt[- ]out|snowed in|on (?:blocks|bricks|(?:the|a|its|an) (?:[\p{L}-]+ )?(?:roof|rooftop|side|trailer|plinth|pedestal|billboard))|for sale|in a (?:garage|showroom|museum|scrapyard))\b/iu,
      ),
    ),
  },
  // The ground under what hangs over it is below it.
  {
    weaker: sifted(/^(?:Above|Over) the ([^:,.]+)([:,])/),
    instead: 'Below, the $1$2',
    holds: ({ place, subject }) =>
      /^(?:above|over)$/.test(place?.preposition ?? '') &&
      /\b(?:hang|dangl|suspend|lift|hoist)\w*/i.test(subject),
  },
  {
    weaker: sifted(/^Large-format architectural photograph\b/),
    instead: 'Photograph, natural colour',
    holds: isNook,
  },
  { weaker: sifted(/^Cinematic establishing shot\b/), instead: 'Cinematic film still', holds: isNook },
  // Grey air of the fog and of the month is one.
  { weaker: sifted(/(\bair\b[^.]*, )(?:[a-z]+ )*air and (?=\p{L})/u), instead: '$1' },
  // What the snow hides does not reach to the horizon.
  { weaker: sifted(/\b(open \w+) to the horizon(?=.*\bhiding the distance\b)/), instead: '$1' },
  // A street goes on past the frame.
  {
    weaker: sifted(/^(Frontal and symmetrical|Symmetrical one-point composition), nothing cut at the edges$/),
    instead: '$1, the vanishing point in the middle',
    holds: isWay,
  },
  {
    weaker: sifted(/^Balanced composition, nothing cut at the edges$/),
    instead: 'Balanced composition',
    holds: isWay,
  },
];
