import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { keySide } from '../choose.ts';
import { isRecoloured } from '../light/described-light.ts';
import { isInTheWorld, isOfStudio, isOnWater } from '../light/in-the-world.ts';
import type { LightChoice } from '../light/light-choice.ts';
import { conditionAgainst } from '../light/told-conditions.ts';
import { hasSide, hourBy, isLightTold, isSpotInHouse, lightBy, worldOf } from '../light/told-light.ts';
import { isOnlyLight, sourceLight } from '../light/told-sources.ts';
import type { Brief } from '../shot.ts';
import { plainForm } from './plain-form.ts';

/*
 * The light of a sentence that was read in part, and of one that was read whole where its words speak against it.
 */

const WARMTH: ReadonlyMap<string, number> = new Map([
  ['sunset', 0.5],
  ['cosy', 0.5],
  ['dawn', 0.1],
  ['dusk', -0.1],
  ['night', -0.3],
  ['eerie', -0.4],
  ['snow', -0.2],
  ['rain', -0.2],
]);
const LOW_KEYS: ReadonlySet<string> = new Set(['only', 'night', 'dramatic', 'eerie', 'grave']);

/** A source in the picture, by its name, as the whole reading has it: 'The candles as the key light'. */
const BY_ITS_NAME = sifted(
  /^(?:The|Light of the|Light from the) [^,]*\b(?:key light|only light|only source|light)\b/,
);

const ON_A_TABLE = /^(?:food|drink)$/;

/** The light: a term of lighting as it is named, else what agrees with the light or the hour that is told. */
export function plainLight(
  brief: Brief,
  { planned, isOutdoors }: { readonly planned: LightChoice; readonly isOutdoors: boolean },
  because: string,
): LightChoice {
  const isTold = isPlaced(brief.scene) && brief.wishes.lighting === undefined;
  if (isNamed(brief) && !isTold) return planned;
  const by = isTold ? 'described' : lightBy(brief.scene, isOutdoors);
  const of = by === 'free' && ON_A_TABLE.test(mainOf(brief.scene)?.kind ?? '') ? 'table' : by;
  if ((of === 'told' || of === 'only') && BY_ITS_NAME.test(planned.decision.text)) return planned;
  const side = keySide(brief);
  const decision = saidOfLight(brief, of, because);
  const isHard = /\bhard\b/i.test(decision.text);
  return {
    decision,
    stage: {
      from: of === 'bright' ? 'top' : /\bbehind\b/.test(decision.text) ? 'back' : side,
      hard: isHard,
      warmth: WARMTH.get(of) ?? 0,
      key: LOW_KEYS.has(of) ? 'low' : 'normal',
    },
  };
}

/** 'sun coming through the honeycomb', 'warm light behind the door': where it comes from is told, and no side is chosen. */
const PLACED = sifted(
  /\b(?:sun|sunlight|sunshine|light|moonlight|daylight|glow)(?: is| just)? (?:(?:coming|shining|falling|streaming|pouring|spilling|leaking|filtering|glowing|seeping|bursting|peeking|slanting|breaking) )?(?:in |out |down )?(?:through|behind|under|from (?:behind|under|underneath|inside|within|below)|between|beneath|out of)(?= \p{L}{3}| an? )(?! (?:(?:an?|the|his|her|my|our|their|one|two|tall|high|big|small|dirty|open|half|closed|lace|venetian|big|old) )*(?:window\w*|curtains?|blinds?|shutters?|skylights?))/iu,
);
const isPlaced = ({ subject }: Scene): boolean => PLACED.test(subject) || FROM_ABOVE.test(subject);

const FROM_ABOVE = sifted(
  /\blight (?:(?:coming|falling|shining) )?from (?:\p{L}+ )?(?:above|overhead|the ceiling)\b/iu,
);

/** The light in its plain form, by the name of what gives it where the words have one. */
const saidOfLight = (brief: Brief, of: string, because: string): LightChoice['decision'] =>
  of === 'told' || of === 'only'
    ? (sourceLight(brief, because, of === 'only') ??
      plainForm(brief, 'light', hourBy(brief.scene) ?? of, because))
    : plainForm(brief, 'light', of, because);

/** Words by which a thing is lit, or gives the one light there is. */
const LIT = sifted(
  /\blit (?:up|for|only|just|in|with|from|by)\b|\b(?:only|just) [^,.;]* (?:is|are) (?:lit|glowing)\b|\bglow(?:s|ing)? (?:in|with|from|faintly|softly|through)\b|\bonly light\b|\b(?:lights?|lamps?|bulbs?|tubes?|lanterns?|neon|screens?|tv|telly|television|laptop|computer|monitor|sign) (?:is |are |still |left )?(?:on(?! the| an?\b| top)|burning|glowing|flickering|buzzing|swinging)\b|\bflickering (?:\p{L}+ )?(?:light|lamp|bulb|tube|neon)/iu,
);

/** What shines of itself by being so: a coloured sky, a fridge that stands open. */
const SHINING = sifted(
  /\b(?:pink|red|orange|purple|violet|lilac|golden) sk(?:y|ies)\b|\b(?:fridge|freezer|refrigerator|oven)(?: door)? (?:is |left |wide |standing )*open\b|\b(?:hazard|warning|brake|tail) ?lights?\b/i,
);

const BEING_LIT = sifted(
  /\b(?:lamps|lanterns|candles|street ?lights|torches) (?:just |slowly |all |already )*(?:being |getting |are )?lit\b|\b(?:in front of|around|circling) (?:an?|the|one) (?:\w+ )?(?:lamp|lantern|candle|street ?light|bulb|campfire)\b/i,
);

/** Lights that are anywhere, or of the day: nothing in the picture gives them. */
const OF_NOTHING_NAMED = sifted(
  /\b(?:daylight|sun|sky|softbox|overcast|key light|diffused source)\b|^(?:Soft|One|Warm|Cool|Low|Even|Clear|Flat|Large|Big)\b[^,]* light from (?:(?:high at|one lamp at|behind at) )?(?:the )?(?:camera|left|right)\b/i,
);

/** 'a jar of sunlight': a light that something holds is in the picture, and falls on it from nowhere else. */
const HELD = sifted(
  /\b(?:jars?|bottles?|cups?|buckets?|box(?:es)?|handfuls?|glass|bags?|sacks?|nets?|pockets?|lanterns?|bowls?|spoons?|boxful) (?:full )?of (?:pure |warm |liquid )?(?:sun|moon|star)?(?:light|shine)\b/i,
);

/** Whether a term of lighting says how the picture is lit. */
const isNamed = ({ scene, wishes }: Brief): boolean =>
  wishes.lighting !== undefined ||
  (scene.lights.length > 0 && !HELD.test(scene.subject) && !hasOtherColour(scene));

/** Whether a light has another colour by the words than by its term. */
const hasOtherColour = ({ lights, colours, subject }: Scene): boolean =>
  lights.some(({ words, row }) => isRecoloured(subject, colours, { words, term: row.text }));

/** 'half in shadow': one light does so, and no fill. */
const HALF_LIT = /\bhalf (?:in (?:the )?(?:shadow|dark|shade)|lit)\b|\bhalf[- ]lit\b/i;

/** Hours and weathers without a sun, and light that only a clear day has. */
const SUNLESS: ReadonlySet<string> = new Set(['grey', 'rain', 'storm', 'night']);
const OF_CLEAR_DAY = sifted(/\bsun\b|^Clear (?:soft )?daylight\b/i);
const VEILED = sifted(/\b(?:fog|mist|rain|drop|storm|black cloud)\b/i);

/** Light that falls into a room. */
const INDOORS = sifted(/\b(?:window|room)\b/i);

/** Light that falls from the sky. */
const OF_THE_OPEN = sifted(/\b(?:sun|sunlight|overcast|sky|daylight)\b/i);

/** A light that the words describe is in them alone; where it is to be said, the place gives it. */
const served = (of: string, untold: string): string => (of === 'described' ? untold : of);

/** How shadows are told, and light that has others. */
const HARD_SHADOWS = sifted(/\b(?:hard|harsh|sharp|crisp|strong|deep) shadows?\b/i);
const SOFTENED = sifted(/\b(?:soft|even|overcast|shadowless|diffused|open)\b/i);
const SOFT_SHADOWS = sifted(/\b(?:soft|gentle|faint) shadows?\b/i);
const HARDENED = sifted(/\bhard\b|\bhard-edged\b|\bdeep shadow\b/i);

/** What the words say against a light that was planned of a sentence that was read whole: the plain form in its place. */
function insteadOf(brief: Brief, planned: string): string | undefined {
  const { scene } = brief;
  const { subject, place, lights } = scene;
  if (HELD.test(subject)) return 'told';
  if (isPlaced(scene) && /\bcamera (?:left|right)\b/.test(planned)) return 'described';
  if (isOnlyLight(scene)) return 'only';
  if (HALF_LIT.test(subject) && scene.lights.length === 0) return 'dramatic';
  if (isInTheWorld(scene) && isOfStudio(planned)) return lightBy(scene, isOnWater(scene));
  // An hour of another language is not that of its nearest word.
  if (scene.isForeign && hourBy(scene) === 'night' && /\b(?:morning|sun|daylight|sky)\b/i.test(planned))
    return 'night';
  if (hasOtherColour(scene)) return 'told';
  const hour = hourBy(scene);
  if (hour !== undefined && SUNLESS.has(hour) && OF_CLEAR_DAY.test(planned) && !VEILED.test(planned))
    return hour;
  if (lights.length > 0) return undefined;
  if (HARD_SHADOWS.test(subject) && SOFTENED.test(planned)) return 'shadows';
  if (SOFT_SHADOWS.test(subject) && HARDENED.test(planned)) return 'tender';
  if (hasSide(scene) && !planned.includes(keySide(brief))) return 'sided';
  if ((LIT.test(subject) || SHINING.test(subject)) && OF_NOTHING_NAMED.test(planned)) return 'told';
  if (BEING_LIT.test(subject) && !/\b(?:lamps?|lanterns?|candles?|torch\w*)\b/i.test(planned)) return 'told';
  if (
    /\b(?:diffused|camera|direct|ring) flash\b/i.test(planned) &&
    !/\bflash\b/i.test(subject) &&
    sourceLight(brief, '') !== undefined
  )
    return 'told';
  const condition = conditionAgainst(scene.isForeign ? scene.readable : subject, planned);
  if (condition !== undefined) return condition;
  const isOpen = place?.row?.surroundings === 'outdoor' && !INDOORS.test(subject);
  if (isOpen && INDOORS.test(planned)) return served(lightBy(scene, true), 'day');
  if (isSpotInHouse(scene) && OF_THE_OPEN.test(planned) && !INDOORS.test(planned))
    return served(lightBy(scene, false), 'free');
  const world = worldOf(scene);
  return world !== undefined && lightBy(scene, false) === world && OF_NOTHING_NAMED.test(planned)
    ? world
    : undefined;
}

/** Neon has the colour that the words give it. */
const withColour = ({ scene }: Brief, planned: LightChoice): LightChoice => {
  const [colour] = scene.colours;
  const text = planned.decision.text.replace('in their own colours', colour ?? 'in their own colours');
  return { ...planned, decision: { ...planned.decision, text } };
};

/** The light of a sentence that was read whole, where it does not speak against what is lit by the words. */
export function lightAsTold(brief: Brief, light: LightChoice): LightChoice {
  const planned = withColour(brief, light);
  const of = brief.wishes.lighting === undefined ? insteadOf(brief, planned.decision.text) : undefined;
  if (of === undefined) return planned;
  const because = isLightTold(brief.scene)
    ? 'The words say where the light is.'
    : 'No light is told, and what happens is in no studio.';
  return {
    decision: saidOfLight(brief, of, because),
    stage: { ...planned.stage, ...(of === 'told' && { key: 'low' as const, warmth: 0 }) },
  };
}
