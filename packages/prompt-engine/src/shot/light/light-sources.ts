import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isMeantToBurn } from '../../read/flames.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { matterOf } from '../pose/matter.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, said } from '../shot.ts';
import type { LightChoice } from './light-choice.ts';

/*
 * Lights that a deed, a matter or an opening gives without being named as a light: the arc of whoever welds, a being
 * of fire, a window that is lit.
 */

const WELDS = sifted(/\bweld(?:s|ing)\b(?! (?:mask|helmet|shop|torch|gloves))/i);

const AT_WORK = sifted(
  /\b(?:at work|on (?:an? |the )?(?:\w+ )?(?:shift|site|scaffold\w*|girder|beam|bridge|hull|pipeline|rig)|in (?:an? |the )?(?:shipyard|workshop|garage|factory|dock))\b/i,
);

/** What a welder does with the torch. */
const AT_STEEL = sifted(/^(?:work|repair|fix|mend|join|cut|build|seal|assemble|patch|fuse)\b/);

/** Whoever welds is lit by the arc; a welder whose sparks fly is welding. */
export function lightOfArc({ subject, doings, cast }: Brief['scene']): LightChoice | undefined {
  const isAtWork =
    /\bwelders?\b/i.test(subject) &&
    (/\bsparks?\b/i.test(subject) ||
      (doings.length === 0 && AT_WORK.test(subject)) ||
      doings.some(
        ({ verb, agents, form }) =>
          form !== 'past' &&
          AT_STEEL.test(verb.base) &&
          /\bwelders?$/i.test(cast[agents[0] ?? -1]?.name ?? ''),
      ));
  if (!WELDS.test(subject) && !isAtWork) return undefined;
  return {
    decision: {
      element: 'light',
      text: 'The welding arc as the key light from close by, hard and blue-white, everything behind in shade',
      because: `${said('welding')} gives the light.`,
    },
    stage: { from: 'front', hard: true, warmth: -0.3, key: 'low' },
  };
}

const STALLS = sifted(/\b(?:markets?|bazaar|souk|food stalls|funfair|fairground)\b/i);

/** A market by night is lit by its stalls, whatever falls from the sky. */
export function lightOfStalls({ scene, take }: Brief, daytime: string | undefined): LightChoice | undefined {
  const named = STALLS.exec(`${mainOf(scene)?.words ?? ''} | ${scene.place?.words ?? ''}`)?.[0];
  if (!named || daytime !== 'night') return undefined;
  const fall =
    take === 'minimal'
      ? 'soft'
      : take === 'cinematic'
        ? 'soft, the near side in shade'
        : 'soft, from both sides, the shadows kept open';
  return {
    decision: {
      element: 'light',
      text: `Warm bulbs and lanterns of the stalls as the key, ${fall}`,
      because: `${said(named)} is lit by its stalls at night.`,
    },
    stage: { from: 'front', hard: false, warmth: 0.7, key: 'low' },
  };
}

const BEAM = sifted(/\b(lighthouse|searchlight|flashlight|torch|spotlight|headlamp) beams?\b/i);

/** A beam that is named is the light. */
export function lightOfBeam({ subject, lights }: Scene): LightChoice | undefined {
  const lamp = lights.length === 0 ? BEAM.exec(subject)?.[1]?.toLowerCase() : undefined;
  if (!lamp) return undefined;
  return {
    decision: {
      element: 'light',
      text: `The ${lamp} beam as the key, hard and white, cutting through the dark, all else deep blue`,
      because: `${said(`${lamp} beam`)} gives the light.`,
    },
    stage: { from: 'back', hard: true, warmth: 0, key: 'low' },
  };
}

const LIT_PANE = sifted(
  /\b(?:lit|lighted|glowing|lit-up|(?:one|single|lone|only) (?:bright|lamplit|yellow|warm|orange)) (?:\p{L}+ ){0,1}?(window|windows|doorway|shop front|porthole)\b|\b(?:light|lamp|candle|lantern) (?:left |burning |glowing |on )?in (?:the|one|a|an) (?:\p{L}+ ){0,2}?(window|porthole)\b/iu,
);

/** A lit window in the dark is the one light there is. */
export function lightOfLitPane(text: string, named = 0): LightChoice | undefined {
  const found = named === 0 ? LIT_PANE.exec(text) : null;
  const pane = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (!pane) return undefined;
  // In fog the light has a halo, and the dark is grey.
  const around = /\b(?:fog|foggy|mist|misty)\b/i.test(text)
    ? 'a soft halo in the fog, everything around it in dim blue grey'
    : 'everything around it in deep blue shadow';
  return {
    decision: {
      element: 'light',
      text: `Warm light out of the lit ${pane} as the key, soft, ${around}`,
      because: `${said(`lit ${pane}`)} gives the light.`,
    },
    stage: { from: 'back', hard: false, warmth: 0.7, key: 'low' },
  };
}

/** Fire and light are their own key; smoke is seen against it. */
export function lightOfMatter({ scene }: Brief): LightChoice | undefined {
  const main = mainOf(scene);
  if (main && /\b(?:phoenix|firebird|fire elemental|balrog|fire demon)$/i.test(main.name))
    return {
      decision: {
        element: 'light',
        text: 'Its own fire as the key light, orange and flickering, everything around falling into the dark',
        because: `${said(main.words)} burns.`,
      },
      stage: { from: 'front', hard: false, warmth: 0.9, key: 'low' },
    };
  const light = main && matterOf(scene, main)?.light;
  if (!main || !light || !/\b(?:own|backlight)\b/.test(light)) return undefined;
  const isOwn = /^its own\b/.test(light);
  // In a room that is named smoke is lit by its windows.
  if (!isOwn && scene.place) return undefined;
  return {
    decision: {
      element: 'light',
      text: isOwn ? `${capital(light)}, as the key` : `${capital(light)}, soft, the near side in shade`,
      because: `${said(main.words)} is seen by this light.`,
    },
    stage: {
      from: isOwn ? 'front' : 'back',
      hard: false,
      warmth: /orange|fire/.test(light) ? 0.9 : 0,
      key: 'low',
    },
  };
}

/** What burns is burnt, not lit to be seen by, where it is as large as these. */
const LARGE: ReadonlySet<string> = new Set([
  'place',
  'building',
  'structure',
  'terrain',
  'tree',
  'vehicle',
  'boat',
  'aircraft',
]);
const BURNS_NOT: ReadonlySet<string> = new Set(['abstract', 'celestial', 'weather', 'hands']);
const ABLAZE = sifted(
  /\b(?:burning|blazing|flaming) (\p{L}+)|(\p{L}+) (?:is |was |set )?(?:on fire|in flames|ablaze)\b/giu,
);

/** What burns in a scene, and whether it lights a whole view. */
interface Burning {
  readonly words: string;
  readonly isLarge: boolean;
}

/** 'a violin on fire', 'their house burning down', 'before a burning factory': what burns and is no lamp. */
function burningIn({ cast, doings, place, subject }: Brief['scene']): Burning | undefined {
  const ablaze = [...subject.matchAll(ABLAZE)].map(([, first, second]) =>
    (first ?? second ?? '').toLowerCase(),
  );
  const lastOf = (words: string) => words.toLowerCase().split(' ').at(-1) ?? '';
  const burns = cast.find((member, at) => {
    const { name, kind, part } = member;
    if (part === 'topic' || BURNS_NOT.has(kind) || isMeantToBurn(member)) return false;
    const isBurnt = doings.some(({ verb, agents }) => /^burn\b/.test(verb.base) && agents.includes(at));
    return ablaze.includes(lastOf(name)) || (LARGE.has(kind) && isBurnt);
  });
  if (burns) {
    const words = theOf(burns).replace(/^the (?:burning|blazing|flaming) /i, 'the ');
    const isLarge = LARGE.has(burns.kind);
    return { words: isLarge ? words.replace(/^the /i, '') : words, isLarge };
  }
  if (
    /\b(?:flamb\w+|(?:breath(?:es|ing)|spit(?:s|ting)|juggl(?:es|ing)|eat(?:s|ing)|swallow(?:s|ing)) fire|fire[- ]?(?:breath|eat|juggl|spinn|danc)\w+)\b/i.test(
      subject,
    )
  )
    return { words: 'the fire', isLarge: false };
  if (/\b(?:bush|wild|forest )fires?\b/i.test(subject)) return { words: 'brush', isLarge: true };
  const name = lastOf(place?.words ?? '');
  return name && ablaze.includes(name) ? { words: name, isLarge: true } : undefined;
}

/** What burns lights all that is before it. */
export function lightOfBlaze(scene: Brief['scene']): LightChoice | undefined {
  const burning = burningIn(scene);
  if (!burning) return undefined;
  const { words, isLarge } = burning;
  const text = isLarge
    ? `Firelight of the burning ${words} as the key from behind, orange and flickering, smoke glowing, a weak fill on the near side`
    : `${words === 'the fire' ? 'The flames' : `The flames on ${words}`} as the key light, orange and flickering, everything around falling into the dark`;
  const because = `${said(isLarge ? `burning ${words}` : `${words.replace(/^the /, '')} on fire`)} gives the light.`;
  return {
    decision: { element: 'light', text, because },
    stage: { from: isLarge ? 'back' : 'front', hard: false, warmth: 0.9, key: 'low' },
  };
}

const ENCASED = sifted(
  /\b(?:frozen|trapped|encased|embedded|preserved|sealed) (?:in|inside|within) (?:an? |the )?(?:[\p{L}-]+ (?:of )?){0,2}?(ice|glacier|iceberg|amber|resin|crystal)\b/iu,
);

/** What is shut in ice or amber is lit through it. */
export function lightThrough({ subject }: Scene): LightChoice | undefined {
  const around = ENCASED.exec(subject)?.[1]?.toLowerCase();
  if (!around) return undefined;
  return {
    decision: {
      element: 'light',
      text: `Light through the ${around.replace(/^glacier$|^iceberg$/, 'ice')} from behind, soft, its edges glowing`,
      because: `${said(around)} lets the light in.`,
    },
    stage: { from: 'back', hard: false, warmth: 0, key: 'normal' },
  };
}
