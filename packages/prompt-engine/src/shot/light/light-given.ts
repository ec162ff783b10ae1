import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { madeOf } from '../plain/certainty.ts';
import { patternOf, theOf } from '../refer.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, said } from '../shot.ts';
import { darkAround } from './dark-around.ts';
import type { LightChoice } from './light-choice.ts';
import { lightOfArc, lightOfBeam, lightOfBlaze, lightOfLitPane } from './light-sources.ts';
import { SUNLIT } from './told-sources.ts';

/*
 * Lights that the words bring without naming one: a photographic look's own, and what glows in the picture.
 */

const SOURCE = sifted(
  /\b(?:lamp|flash|sun|window|softbox|daylight|light) (?:from|at|through|high|behind|on)\b|\bfrom (?:the )?(?:side|left|right|behind|above|high|one side)\b/i,
);

const DARK_PICTURE = sifted(/\b(?:dark|moody|gloomy|low[- ]key|sombre|somber)\b/i);

/** A photographic look has a light of its own: film noir one hard lamp, an instant picture a flash. */
export function lightOfStyle(
  { scene, take }: Brief,
  kind: SceneClass,
  where: Circumstances,
  side: 'left' | 'right',
): LightChoice | undefined {
  const style = leadingStyle(scene);
  if (!style || isDrawn(style)) return undefined;
  const isMono = style.row.traits.has('mono');
  if (!isMono && (scene.place || where.time || where.weatherRow)) return undefined;
  // Cinematic finds its own, unless the look is made by its light.
  const isMadeByIt = isMono || /flash|lamp/.test(style.row.shading);
  // A room or a valley is not lit by a set-up.
  if (isPlaceClass(kind) && !isMadeByIt) return undefined;
  if (!SOURCE.test(style.row.shading) || (take === 'cinematic' && !isMadeByIt)) return undefined;
  // A dark picture has no card that opens its shadows.
  const shading = DARK_PICTURE.test(scene.subject)
    ? style.row.shading.replace(/, a white card in front$/, ', the near side left in deep shadow')
    : style.row.shading;
  return {
    decision: { element: 'light', text: capital(shading), because: `${said(style.words)} has this light.` },
    stage: {
      from: /behind|back/.test(shading) ? 'back' : /above|overhead|top/.test(shading) ? 'top' : side,
      hard: /hard|flash|sharp/.test(shading),
      warmth: 0,
      key: /deep|black|low/.test(shading) ? 'low' : 'normal',
    },
  };
}

const GLOWING = sifted(
  /\b(?:neon|flames|sparklers?|diyas?|candles?|lanterns?|campfire|bonfire|fireflies|torch(?:es)?|kilns?|furnaces?|blast furnaces?|match(?:es)?|vending machine|jukebox|television|tv|hologram|lava|fireworks?|string lights|fairy lights|flashlights?|headlamps?)\b|(?:^|\s)fire$/i,
);

/** What a light stands on, is held by or is switched with gives none itself. */
const UNLIT = sifted(/^(?:remote|holder|stand|bracket|hook|cabinet|aerial|antenna)$/i);

const ELECTRIC = sifted(/\b(?:vending machine|jukebox|television|tv|flashlight|headlamp)s?$/i);

/** 'candle holder'; of 'lantern stand' the reading may know the lantern alone. Lanterns that stand are lit. */
function isUnlit(member: Member, scene: Scene): boolean {
  const { name, plural, materials } = member;
  const { subject } = scene;
  // A jukebox carved out of stone plays no lights.
  if (ELECTRIC.test(name) && (madeOf(scene, member) || materials.some(({ kind }) => kind === 'material')))
    return true;
  const last = name.split(' ').at(-1) ?? '';
  const next = plural ? '' : (new RegExp(`\\b${patternOf(name)} (\\p{L}+)`, 'iu').exec(subject)?.[1] ?? '');
  return UNLIT.test(plural ? last.replace(/s$/, '') : last) || UNLIT.test(next);
}

/** A fridge that stands open is lit from within. */
const OPENED = sifted(
  /\b(?:open(?:ed)?|inside (?:an?|the|my)|in front of (?:an?|the|my)(?: open)?|(?:raid\w*|steal\w*|snack\w*|tak\w+|grab\w*)\b.{0,30} (?:from|in) (?:an?|the|my|our)) (fridge|refrigerator|freezer)\b/i,
);

const NAMED_GLOW = sifted(
  /\b(vending machine|television|tv|screen|phone|laptop|monitor|fridge|refrigerator|candle|fire|lantern|neon|street ?lamp|streetlight|headlight|headlamp|lava|oven|jukebox|christmas|fairy|string|disco|torch|desk lamp|bedside lamp)[- ]?(?:light|lights|glow|lit|lighting)\b/i,
);

/** 'lit by the fridge'. */
const LIT_BY = sifted(
  /\blit (?:only |just )?by (?:the |an? |his |her |their )?(?:open |single |lone |flickering )?(television|tv|phone|laptop|screen|monitor|fridge|refrigerator|lava|oven|jukebox|desk lamp|bedside lamp|streetlight|headlamp)\b/i,
);

/** 'studying a map under a desk lamp'. */
const UNDER_LAMP = sifted(
  /\b(?:under|beneath|by) (?:an?|the|his|her|their|one) (?:\p{L}+ )?(desk lamp|reading lamp|table lamp|street ?lamp|street ?light|lantern|bare bulb|light bulb)\b/iu,
);

/** 'only the light from the tank', 'lit only by the moon through a skylight'. */
/** 'reading by the light of a phone', 'by the glow of the stove'. */
const BY_LIGHT_OF = sifted(
  /\b(?:by|in|under) the (?:\p{L}+ )?(?:light|glow|flicker) (?:of|from) (?!the (?:left|right|side|back|front)\b)((?:the|his|her|their|its|an?|one|two) [\p{L}-]+(?: (?!in\b|on\b|at\b|and\b|while\b)[\p{L}-]+)?)(?=$|[,.;]| (?:in|on|at|and|while|through|behind)\b)/iu,
);

const ONLY_LIGHT = sifted(
  /\b(?:(?:only|sole|just the) (?:source of )?light (?!sources?\b)(?:is |comes |coming |being )?(?:from |of )?|only (?:by )?the light (?:from|of) |lit (?:only |just |solely )?(?:by|from) )((?:(?:the|his|her|their|its|an?|one|two|three) )?(?!(?:dozens|hundreds|thousands|lots|rows|many|within|below|behind|above|inside|outside|beneath|underneath|one|both|all|every)\b)[\p{L}-]+(?: [\p{L}-]+)?)(?=$|[,.;]| (?:in|on|at|and|from|while|through|behind|of)\b)/iu,
);

/** 'green light', 'in purple light': no traffic light and no go-ahead. */
const COLOURED = sifted(
  /(?<!\b(?:traffic|(?:at|through|run|ran|runs|running|behind) (?:an?|the)))(?:^|[\s,])(red|green|blue|purple|violet|pink|magenta|orange|yellow|teal|cyan|amber)(?: neon)? (?:light|lighting|stage light|glow)(?=$|[,.;]| (?:on|from|over|all|everywhere|only)\b)/i,
);

/** The light that the words give a colour. */
function lightOfColour({ subject }: Brief['scene']): LightChoice | undefined {
  const colour = COLOURED.exec(subject)?.[1]?.toLowerCase();
  return (
    (colour && {
      decision: {
        element: 'light',
        text: `${capital(colour)} light from one side, soft, everything tinted ${colour}, the far side falling into shade`,
        because: `${said(`${colour} light`)} is asked for.`,
      },
      stage: {
        from: 'left',
        hard: false,
        warmth: /red|orange|amber|yellow|pink/.test(colour) ? 0.6 : -0.4,
        key: 'low',
      },
    }) ||
    undefined
  );
}

/** The one light that the words allow. */
function lightThatIsOnly({ subject }: Brief['scene']): LightChoice | undefined {
  const named = (ONLY_LIGHT.exec(subject) ?? BY_LIGHT_OF.exec(subject))?.[1]?.replace(/^an? /i, 'the ');
  const only =
    named && /^(?:the|his|her|their|its|one|two|three) /i.test(named) ? named : named && `the ${named}`;
  if (!only || LIT_BY.test(subject)) return undefined;
  return {
    decision: {
      element: 'light',
      text: `The light of ${only} the only light, soft${darkAround(subject)}`,
      because: `${said(only)} is the light that the words name.`,
    },
    stage: { from: 'front', hard: false, warmth: 0, key: 'low' },
  };
}

/** A fridge that stands open is lit from within. */
function lightOfOpened({ subject }: Brief['scene']): LightChoice | undefined {
  const open = OPENED.exec(subject)?.[1]?.toLowerCase();
  if (!open) return undefined;
  return {
    decision: {
      element: 'light',
      text: `White light from inside the open ${open} as the key, soft and cool, spilling forward and falling off around`,
      because: `${said(`open ${open}`)} gives the light.`,
    },
    stage: { from: 'front', hard: false, warmth: -0.2, key: 'low' },
  };
}

/** 'vending machine light': a light that is named by what gives it. */
export function lightOfGlow({ scene }: Brief): LightChoice | undefined {
  const opened = lightOfOpened(scene);
  if (opened) return opened;
  const main = mainOf(scene);
  const isNeonHouse = main !== undefined && FAR_AROUND.has(main.kind) && /\bneon\b/i.test(main.words);
  if (isNeonHouse || (scene.place && /\bneon\b/i.test(scene.place.words)))
    return {
      decision: {
        element: 'light',
        text: 'Neon light in magenta and cyan from both sides, soft-edged, the corners falling into darkness',
        because: `${said(isNeonHouse ? main.words : (scene.place?.words ?? ''))} is lit by neon.`,
      },
      stage: { from: 'left', hard: false, warmth: -0.3, key: 'low' },
    };
  const hearth = /^(?:next to|by|beside|near|in front of|before|around|at)$/.test(
    scene.place?.preposition ?? '',
  )
    ? /\b(?:fireplace|hearth|campfire|bonfire|wood stove|fire pit)$/i
        .exec(scene.place?.words ?? '')?.[0]
        .toLowerCase()
    : undefined;
  if (hearth)
    return {
      decision: {
        element: 'light',
        text: `Firelight from the ${hearth} close by as the key, low, warm and flickering, falling off into the dark`,
        because: `${said(hearth)} gives the light.`,
      },
      stage: { from: 'front', hard: false, warmth: 0.9, key: 'low' },
    };
  const only = lightThatIsOnly(scene);
  if (only) return only;
  const hard = lightOfArc(scene) ?? lightOfBeam(scene) ?? lightOfLitPane(scene.subject, scene.lights.length);
  if (hard) return hard;
  const source = (NAMED_GLOW.exec(scene.subject) ??
    LIT_BY.exec(scene.subject) ??
    UNDER_LAMP.exec(scene.subject))?.[1]?.toLowerCase();
  if (source === undefined) return lightOfBlaze(scene) ?? lightOfColour(scene);
  const isCold = /vending|tele|tv|screen|phone|laptop|monitor|fridge|refrigerator|neon/.test(source);
  return {
    decision: {
      element: 'light',
      text: `${/^(?:christmas|fairy|string)$/.test(source) ? `The ${source} lights` : `Light of the ${source}`} as the key, from close by, soft, ${isCold ? 'cool' : 'warm'}, falling off into darkness around`,
      because: `${said(source)} gives the light.`,
    },
    stage: { from: 'front', hard: false, warmth: isCold ? -0.2 : 0.9, key: 'low' },
  };
}

const SHINES = sifted(/^(?:glowing|luminous|flaming|radiant|incandescent|(?:red|white)[- ]hot|molten)$/i);
/** What is so hot that it glows, where its name has taken in how hot it is. */
const HOT = sifted(/^(?:glowing|molten|(?:red|white)[- ]hot) /i);
const SHINING: ReadonlySet<string> = new Set([
  'weapon',
  'tool',
  'product',
  'jewellery',
  'container',
  'flower',
  'plant',
  'graphic',
  'thing',
]);

/** 'a glowing sword': what is said to glow lights who is near it. */
function lightOfShining(scene: Brief['scene']): LightChoice | undefined {
  const source = scene.cast.find(
    ({ kind, part, adjectives, plural, words }) =>
      part !== 'topic' &&
      !plural &&
      SHINING.has(kind) &&
      (adjectives.some((each) => SHINES.test(each)) || HOT.test(words)),
  );
  if (!source) return undefined;
  const near = scene.cast.find(
    (member) => member !== source && isBeing(member.kind) && member.part !== 'topic',
  );
  return {
    decision: {
      element: 'light',
      text: `The glow of ${theOf(source).replace(/\b(?:glowing|molten|(?:red|white)[- ]hot) /i, '')} as the key light from close by, soft, ${near ? `on the face of ${theOf(near)}, ` : ''}falling off into darkness around`,
      because: `${said(`glowing ${source.name}`)} gives light of its own.`,
    },
    stage: { from: 'front', hard: false, warmth: 0.3, key: 'low' },
  };
}

/** What surrounds whoever is seen, and stands close by nobody. */
const FAR_AROUND: ReadonlySet<string> = new Set(['place', 'building', 'terrain', 'event']);

/** The light of a neon city or of a festival of lanterns. */
const lightFromAround = (the: string, isCold: boolean): LightChoice => ({
  decision: {
    element: 'light',
    text: isCold
      ? `Coloured light of ${the} from behind, soft, a bright rim along the edges, the near side in dim shade`
      : `Warm light of ${the} from many small sources all around, soft, darkness beyond`,
    because: `${capital(the)} gives light of its own.`,
  },
  stage: { from: isCold ? 'back' : 'front', hard: false, warmth: isCold ? -0.2 : 0.9, key: 'low' },
});

/** What glows in the picture is its key light, unless the words or broad day say otherwise. */
export function lightOfCast({ scene, take }: Brief, where: Circumstances): LightChoice | undefined {
  if (
    where.daytime === 'day' ||
    (take === 'studio' &&
      where.daytime === undefined &&
      !/\b(?:watch\w* (?:the |an old )?(?:tv|television)|kiln|furnace|welding|lightning)\b|\b(?:red|white)[- ]hot\b|molten|neon|candle|lantern|campfire|bonfire|flames|sparkler|diya|fireworks|fireflies|flashlight|headlamp|\bglowing\b|\bfire\b|\b(?:burning|lit) match/i.test(
        scene.subject,
      ))
  )
    return undefined;
  const glowing = scene.cast.find(
    (member) =>
      member.known &&
      member.part !== 'topic' &&
      GLOWING.test(member.name) &&
      !isUnlit(member, scene) &&
      !(/candle|match|sparkler/i.test(member.name) && SUNLIT.test(scene.subject)) &&
      (!/match/i.test(member.name) || /\b(?:burning|lit|flaming)\b/i.test(scene.subject)),
  );
  if (!glowing) return lightOfShining(scene);
  const isCold = /neon|vending|television|tv|hologram/i.test(glowing.name);
  if (FAR_AROUND.has(glowing.kind)) return lightFromAround(theOf(glowing), isCold);
  return {
    decision: {
      element: 'light',
      text: `${capital(theOf(glowing))} as the key light from close by, soft, ${isCold ? 'coloured' : 'warm'}${darkAround(scene.subject)}`,
      because: `${said(glowing.name)} gives light of its own.`,
    },
    stage: { from: 'front', hard: false, warmth: isCold ? -0.2 : 0.9, key: 'low' },
  };
}
