import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Brief, capital, said } from '../shot.ts';
import type { LightChoice } from './light-choice.ts';

/*
 * Lights that the sentence tells without a term of lighting: the fire of a forge, 'dim temple light', a side, a mood of
 * darkness.
 */

const FORGES = sifted(/\b(?:anvil|forge|smithy|blacksmiths?|farriers?|bellows)\b/i);
const HAMMERS = sifted(
  /^(?:hammer|forge|shape|strike|beat|quench|heat|bend|pound|mend|repair|temper|weld|work)\b/,
);

/** Whoever works at an anvil is lit by the fire. */
export function lightOfForge({ scene, take }: Brief): LightChoice | undefined {
  const { subject, doings } = scene;
  const isAtIt = doings.some(
    ({ verb, form }) =>
      form !== 'past' && (/^forge\b/.test(verb.base) || (FORGES.test(subject) && HAMMERS.test(verb.base))),
  );
  if (!isAtIt) return undefined;
  const fall = take === 'studio' ? 'a weak fill on the far side' : 'the far side falling into the dark';
  return {
    decision: {
      element: 'light',
      text: `The glow of the hot metal and the forge as the key from close by, orange and soft, ${take === 'minimal' ? 'darkness around' : fall}`,
      because: `${said(FORGES.exec(subject)?.[0] ?? 'forge')} gives the light.`,
    },
    stage: { from: 'front', hard: false, warmth: 0.9, key: 'low' },
  };
}

const OF_AN_HOUR = sifted(
  /\b(?:single|no|only|first|last|natural|available|red|purple|pink|violet|orange|yellow|teal|cyan|magenta|of|the|brightest|beam|flash|torch|candle|lamp|fire|window|morning|afternoon|evening|night|dawn|dusk|noon|midday|day|sunset|sunrise|sun|moon|autumn|winter|summer|spring|traffic|neon|stage|street|brake|golden|hour|early|late|christmas|fairy|string)\b/i,
);
const SAID_LIGHT = sifted(
  /(?:^|[,;]\s*|\b(?:in|under) (?:the )?)((?:dim|faint|low|soft|pale|cold|cool|warm|hazy|dusty|grey|gray|milky|silver|silvery|honey|amber|green|blue) (?:\p{L}+ )?light|(?<=[,;]\s*)\p{L}{3,} light)(?=$|[,.;])/iu,
);

const SAID_SIDE = sifted(/\blight(?:ing)? (?:comes |coming )?from (?:the )?(left|right)\b/i);

/** 'light from the right': where it comes from is all that is said of it. */
export function lightFromSide({ scene, take }: Brief): LightChoice | undefined {
  const side = scene.lights.length > 0 ? undefined : SAID_SIDE.exec(scene.subject)?.[1]?.toLowerCase();
  if (side !== 'left' && side !== 'right') return undefined;
  const fall = take === 'studio' ? 'the far side in open shade' : 'the far side falling into shadow';
  return {
    decision: {
      element: 'light',
      text: `Light from camera ${side}, soft-edged, ${fall}`,
      because: `${said(`from the ${side}`)} is where the light comes from.`,
    },
    stage: { from: side, hard: false, warmth: 0, key: take === 'cinematic' ? 'low' : 'normal' },
  };
}

/** 'dim temple light': a light that has no name of its own is the key as it is said. */
export function lightAsSaid({ scene, take }: Brief, side: 'left' | 'right'): LightChoice | undefined {
  const words = SAID_LIGHT.exec(scene.subject)?.[1]?.toLowerCase();
  if (!words || OF_AN_HOUR.test(words)) return undefined;
  const isDim = /^(?:dim|faint|low)/.test(words);
  const fall = isDim
    ? 'soft, most of the frame in shadow'
    : take === 'cinematic'
      ? 'soft, the far side falling into shade'
      : 'soft, the shadows kept open';
  return {
    decision: {
      element: 'light',
      text: `${capital(words)} from camera ${side}, ${fall}`,
      because: `${said(words)} is the light that the words name.`,
    },
    stage: {
      from: side,
      hard: false,
      warmth: /warm|honey|amber/.test(words) ? 0.6 : /cold|cool|blue/.test(words) ? -0.4 : 0,
      key: isDim ? 'low' : 'normal',
    },
  };
}

const DARK_PICTURE = sifted(
  /\b(?:dark (?:and|&) moody|dark,? moody|moody|dark mood|chiaroscuro|sombre|somber)\b/i,
);

/** A dark still life has no card that opens its shadows. */
export function lightOfDarkTable({ scene, take }: Brief, side: 'left' | 'right'): LightChoice | undefined {
  if (take === 'cinematic' || !DARK_PICTURE.test(scene.subject)) return undefined;
  return {
    decision: {
      element: 'light',
      text: `Low window light from back ${side}, soft, the near side left in deep shadow`,
      because: `${said(DARK_PICTURE.exec(scene.subject)?.[0] ?? 'moody')} keeps the shadows.`,
    },
    stage: { from: 'back', hard: false, warmth: 0, key: 'low' },
  };
}
