import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { hasOwnLens } from '../look/period-photo.ts';
import { PART_SEEN } from '../plain/certainty.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * What a take says by the habit of its class gives way where the subject's own words speak against it: a floor has no
 * table height, an animal no skin with pores, a bowl of milk is looked into from above.
 */

const says =
  (pattern: RegExp) =>
  ({ subject }: Scene): boolean =>
    pattern.test(subject);

const isAnimal = (scene: Scene): boolean => {
  const kind = mainOf(scene)?.kind ?? 'thing';
  const isPet = /^(?:an? )?(?:pet|dog|cat|animal) portrait\b/i.test(scene.subject);
  const beings = scene.cast.filter((member) => isBeing(member.kind) && member.part !== 'topic');
  const isOfAnimals =
    beings.length > 0 &&
    beings.every(
      (member) => !isPeople(member.kind) && member.kind !== 'robot' && member.kind !== 'fantasy-being',
    );
  return (
    isPet || isOfAnimals || (isBeing(kind) && !isPeople(kind) && kind !== 'robot' && kind !== 'fantasy-being')
  );
};

const isInsect = (scene: Scene): boolean => mainOf(scene)?.kind === 'insect';

/** What is seen over its rim. */
const VESSEL =
  /\b(?:in|inside) (?:an? |the |my |her |his |their )?(?:[\p{L}-]+ ){0,2}?(?:bowl|bucket|pot|pan|basin|sink|cup|mug|teacup|box|drawer|suitcase|basket|crate|nest|puddle|tin|tub|bin|bath|bathtub|cauldron|dish)\b/iu;
const isInVessel = (scene: Scene): boolean =>
  !isBeing(mainOf(scene)?.kind ?? 'thing') &&
  scene.cast.some(
    ({ part, relation }) => part === 'support' && /^(?:in|inside)$/.test(relation?.preposition ?? ''),
  ) &&
  VESSEL.test(scene.subject);

const onFloor = says(
  /\bon (?:an? |the |my |our )?(?:[\p{L}-]+ ){0,2}?(?:floor|ground|pavement|sidewalk|asphalt|carpet|rug|tarmac|street)\b/iu,
);
const COLD = sifted(/\b(?:cold|iced|chilled|frozen|leftover|uneaten|stale) \p{L}+/iu);
/** What is served cold: a cold morning cools no coffee, and a cold beer no soup before it. */
const isCold = ({ cast }: Scene): boolean =>
  COLD.test(cast.find(({ kind }) => kind === 'food' || kind === 'drink')?.words ?? '');
const inWet = says(sifted(/\b(?:hail\w*|rain\w*|downpour|storm|monsoon|flood\w*)\b/i));
const inFog = says(sifted(/\b(?:fog|foggy|mist|misty|haze|hazy|smog|sandstorm|blizzard|dust storm)\b/i));
const isCutOpen = says(
  sifted(/\b(?:nest|burrow|anthill|hive|termite|mole ?hill|volcano|soil|ground|earth|glacier|root)\b/i),
);
/** A body of which a part shows; of a town in fog that is no close view. */
const isPartSeen = (scene: Scene): boolean =>
  isBeing(mainOf(scene)?.kind ?? 'thing') &&
  mainOf(scene)?.plural === false &&
  PART_SEEN.test(scene.subject) &&
  !/\b(?:sky|horizon|landscape|outline|silhouette|distance|far)\b/i.test(scene.subject);
const inGlass = says(
  /\b(?:reflected|glass)\b.*\b(?:skyscraper|tower|building|facade|office)|\bglass (?:skyscraper|tower|building|facade|office)/i,
);
const isLeftAlone = says(sifted(/\b(?:abandoned|derelict|disused|forgotten|overgrown)\b/i));
const isMark = ({ cast }: Scene): boolean =>
  cast.some(({ part, name }) => part === 'main' && /\b(?:logo|icon|emblem|mark|monogram)$/i.test(name));

const isFaceHidden = says(
  /\b(?:mask(?:ed|s)?|balaclava|welder|welding|fencers?|fencing|faceless|visor|blindfold\w*|backs? (?:turned )?(?:to|on|toward|towards|against) |from behind|from the back|from above|face (?:hidden|covered|down|in (?:his|her|the))|over (?:his|her|their) (?:face|head)|turned away|walking away)/i,
);
const isSeenAlongAxis = says(
  /\b(?:towards? (?:the (?:camera|viewer|lens)|us|me)|at the camera|head-on|from (?:behind|the back|above|below|the front)|walking away|back to (?:us|the camera))\b/i,
);

const SWINGS =
  /\b(?:sway|swing|flap|flutter|blow|spin|topple|fall|tilt|dangl|hang|tumbl|whip|rattl)\w* (?:\p{L}+ ){0,3}?(?:in|off|by|from|down|away|over|out|at)\b|\bcrooked\b|\btilted\b/iu;
const isHungStill = /\bhang\w* (?:on|in|above|over|from) (?:an?|the) (?:door|wall|window|shop|nail)\b/i;
const BURIED = sifted(/\b(?:half[- ]?|nearly |partly )(?:buried|sunk|submerged)\b/i);
/** What swings, flaps or falls is flat before no camera. */
const isSignAstir = ({ subject, lettering }: Scene): boolean =>
  lettering.length > 0 && SWINGS.test(subject) && !isHungStill.test(subject);
const isSignUneven = (scene: Scene): boolean =>
  isSignAstir(scene) || (scene.lettering.length > 0 && BURIED.test(scene.subject));
const isHiding = says(
  sifted(/\b(?:hid(?:e|es|ing|den)|crouch\w* behind|peek\w*|peer\w* out|duck\w* behind)\b/i),
);

/** Whether what glows does so in a light that is named, and gives none of itself. */
const isGlowingInLight = (scene: Scene): boolean =>
  mainOf(scene)?.row?.traits.words.has('glowing') !== true &&
  (scene.lights.length > 0 ||
    scene.times.some(({ row }) => row.type === 'time' && !row.traits.has('night')) ||
    /\b(?:sun\w*|daylight|backlit|window light)\b/i.test(scene.subject));

export const WITH_WORDS: readonly Rule[] = [
  // Fruit that glows in the evening sun is lit from without.
  {
    weaker: sifted(/^The .+ lit from within, brightest at the centre, a halo .*$/),
    instead: '',
    holds: isGlowingInLight,
  },
  // In the open nobody sits before it.
  {
    weaker: sifted(/\bfrom seat height\b/),
    instead: 'at eye level',
    holds: ({ place }) => place?.row?.surroundings === 'outdoor',
  },
  // A sign in a gale hangs askew, and fills no calm sheet.
  {
    weaker: sifted(/^(.+) square to the camera, the whole of it in frame$/),
    instead: '$1 tilted as it moves, the whole of it in frame',
    holds: isSignAstir,
  },
  { weaker: sifted(/, one flat shape$/), instead: '', holds: isSignUneven },
  {
    weaker: sifted(/, the whole surface flat and sharp$/),
    instead: ', the lettering sharp',
    holds: isSignUneven,
  },
  { weaker: sifted(/, calm space below$/), instead: ', open space below', holds: isSignUneven },
  {
    weaker: sifted(/ seen at a slight angle, its surroundings soft behind it$/),
    instead: ' flung to one side, its surroundings soft behind it',
    holds: isSignAstir,
  },
  {
    weaker: sifted(/^The lettered surface square to the camera, centred\b/),
    instead: 'The lettered surface centred',
    holds: isSignAstir,
  },
  // What glows in the sun is lit by it.
  {
    weaker: sifted(/^.* lit from within, brightest at the centre,.*$/),
    instead: '',
    beside: sifted(/\b(?:sun|sunlight|daylight|windows?|panes|dusk|sky)\b/),
  },
  // Whoever looks up sees no sea below.
  {
    weaker: sifted(/, [^,]*\bfar below in the background$/),
    instead: ', open sky in the background',
    beside: sifted(/low angle|from (?:slightly |just )?below|looking up/i),
  },
  // A tent has no panes.
  {
    weaker: sifted(/ seen through the window\b/),
    instead: ' outside',
    holds: says(
      /\b(?:in|inside) (?:an?|the|my|our|his|her|their) (?:\p{L}+ )?(?:tent|yurt|tipi|igloo|cave|barn|shed)\b/iu,
    ),
  },
  // A walrus in a studio sits by no water.
  {
    weaker: sifted(/\bfrom close to the water\b/),
    instead: 'from low down',
    holds: ({ subject, place }) =>
      place === undefined &&
      !/\b(?:water|sea|ocean|beach|shore|coast|pool|lake|river|pond|surf|swim\w*|ice|iceberg|harbou?r|waves?|tank|aquarium|boat|ship)\b/i.test(
        subject,
      ),
  },
  {
    weaker: sifted(/\bon wet ground\b/),
    instead: 'on the snow',
    holds: says(sifted(/\bsnow(?:y|ing|fall|storm)?\b/i)),
  },
  // Who hides shows no face.
  { weaker: sifted(/, every face visible\b/), instead: '', holds: isHiding },
  { weaker: sifted(/, every face in focus\b/), instead: ', sharp throughout', holds: isHiding },
  // Portraits of animals.
  {
    weaker: sifted(/, natural skin texture with visible pores$/),
    instead: ', natural colour',
    holds: isAnimal,
  },
  {
    weaker: sifted(/^Portrait framing, chest up\b/),
    instead: 'Macro portrait, the whole head filling the frame,',
    holds: isInsect,
  },
  {
    weaker: sifted(/^Portrait framing, chest up\b/),
    instead: 'Portrait framing, head and shoulders',
    holds: isAnimal,
  },
  {
    weaker: /^, ?shown whole in profile, (?=head turned)|^shown whole in profile, (?=head turned|wings)/,
    instead: '',
    beside: sifted(/^Portrait framing/),
  },
  // Behind a mask, or turned away, is no face to be sharp.
  {
    weaker: sifted(/\b(?:face and hands|hands and face|face) in sharp focus\b/),
    instead: 'sharp throughout',
    holds: isFaceHidden,
  },
  { weaker: sifted(/, the face on the upper third\b/), instead: '', holds: isFaceHidden },
  {
    weaker: sifted(/\bevery face (?:in focus|visible)\b/),
    instead: 'every one of them sharp',
    holds: isFaceHidden,
  },
  // What comes toward the camera, or is seen from behind, is seen from no side.
  { weaker: sifted(/, side view$/), instead: '', holds: isSeenAlongAxis },
  { weaker: sifted(/, straight on$/), instead: '', holds: isSeenAlongAxis },
  // A sheet that has the front and the back is seen from neither.
  { weaker: sifted(/^Seen from behind$/), instead: '', holds: says(sifted(/\bfront\b[^.;]*\bback\b/i)) },
  // A floor plan has no elevation.
  {
    weaker: sifted(/^(?:Front, )?[Ss]ide and section views on one ground line.*$/),
    instead: '',
    holds: says(sifted(/\bfloor ?plans?\b|\btop[- ]down\b/i)),
  },
  // What lies in a bowl is seen from above its rim.
  {
    weaker:
      /^.*(?:low angle|Straight-on view|[Ll]evel|own height|three-quarter view).*(?:shallow|the background soft).*$/,
    instead: 'Close-up looking down over the rim, 50mm lens at f/2.8, shallow depth of field',
    holds: isInVessel,
  },
  {
    weaker: sifted(/^Straight-on view.*$/),
    instead: 'Overhead view, 70mm lens, camera pointing straight down',
    holds: isInVessel,
  },
  {
    weaker: sifted(/^Close-up in three-quarter view,/),
    instead: 'Close-up from a high angle, looking in,',
    holds: isInVessel,
  },
  {
    weaker: sifted(/^(?:shown whole in three-quarter view|turned a little away|at a slight angle), .*$/),
    instead: '',
    holds: isInVessel,
  },
  {
    weaker: sifted(/^The near edge of (the .+) in front of the ([^,]+)$/),
    instead: 'The rim of $1 close around the $2',
    holds: isInVessel,
  },
  // An instant camera has one lens, and nobody sets it.
  {
    weaker: sifted(/,? ?\d+mm (?:\w+ )?lens(?: at f\/[\d.]+)?(?:, 1\/\d+ second)?/),
    instead: '',
    holds: hasOwnLens,
  },
  // On a floor nothing is served.
  { weaker: sifted(/\bat table height\b/), instead: 'at floor height', holds: onFloor },
  // Cold food gives off no steam.
  { weaker: sifted(/,? [^,]*\bsteam\b[^,]*/), instead: '', holds: isCold },
  { weaker: sifted(/\bdry soil\b/), instead: 'wet soil', holds: inWet },
  { weaker: sifted(/^Dry soil\b/), instead: 'Wet soil', holds: inWet },
  { weaker: sifted(/, sharp throughout$/), instead: ', edges soft in the distance', holds: inFog },
  {
    weaker: sifted(/, [^,]*\b(?:horizon|in the distance|hills|peaks|skyline)\b[^,]* in the background$/),
    instead: '',
    holds: inFog,
  },
  // The ground is cut otherwise than a machine.
  {
    weaker: sifted(/\bthe near side cut away along a clean edge\b/i),
    instead: 'the ground cut straight down, every chamber and passage open to view',
    holds: isCutOpen,
  },
  {
    weaker: sifted(/\bthe insides a step paler than the shell\b/),
    instead: 'the hollows a step darker than the ground around them',
    holds: isCutOpen,
  },
  {
    weaker: sifted(/^Three-quarter view from slightly above, the whole length in frame$/),
    instead: 'Level view of the cut face, the surface as a line along the top',
    holds: isCutOpen,
  },
  // Only a part of a body is there to be seen.
  {
    weaker:
      /^(?:Full-length shot|Full figure at a distance|Three-quarter length|Medium shot|Wide shot),? (.*?)(?:, the whole scene in frame(?: and in focus)?)?(?=, (?:sharp|everything)|$)/,
    instead: 'Close view of what shows, $1',
    holds: isPartSeen,
  },
  // What covers a thing is on it, and no second thing.
  {
    weaker: sifted(/\bsmooth clear-cut walls with thicker edges\b/),
    instead: 'sheer panes that mirror the sky',
    holds: inGlass,
  },
  // A logo has no depth.
  {
    weaker: sifted(/^Two flat tones, lit from .*$/),
    instead: 'Even flat colour, no cast shadow',
    holds: isMark,
  },
  // Where nobody comes any more nothing is in use.
  {
    weaker:
      /(?:, | and |^With )[^,.]*\b(?:inflatable rings?|an inflatable ring|deckchairs|towels|parasols)\b[^,.]*/g,
    instead: '',
    holds: isLeftAlone,
  },
];
