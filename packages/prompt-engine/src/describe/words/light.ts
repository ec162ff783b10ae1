import type { PictureFeatures } from '../features.ts';
import { capitalised, type Voice } from './phrasing.ts';

type Lightest = NonNullable<PictureFeatures['light']['lightest']>;

/** The lightest side, and the one across from it. */
const SIDES: Readonly<Record<Lightest, readonly [lightest: string, darkest: string]>> = {
  left: ['the left', 'the right'],
  right: ['the right', 'the left'],
  above: ['the top', 'the bottom'],
  below: ['the bottom', 'the top'],
  'upper left': ['the upper left', 'the lower right'],
  'upper right': ['the upper right', 'the lower left'],
  'lower left': ['the lower left', 'the upper right'],
  'lower right': ['the lower right', 'the upper left'],
};

type Tone = PictureFeatures['tone'];

/** Null where neither key nor contrast is out of the common: that is true of most pictures, and helps none. */
const TONES: Readonly<Record<Tone['key'], Readonly<Record<Tone['contrast'], string | null>>>> = {
  low: {
    hard: 'low key with high contrast',
    normal: 'low key, mostly dark tones',
    soft: 'low key and low contrast',
  },
  normal: {
    hard: 'high contrast, deep darks against bright lights',
    normal: null,
    soft: 'low contrast, tones close together around the middle',
  },
  high: {
    hard: 'high key with a few strong darks',
    normal: 'high key, mostly pale tones',
    soft: 'high key and low contrast',
  },
};

/** Key, contrast and the lighter side; null where there is nothing to say. Never where the light comes from. */
export function lightWords({ tone, light }: PictureFeatures, say: Voice): string | null {
  const sides = light.lightest && SIDES[light.lightest];
  const slope =
    sides &&
    say(
      101,
      `lightest towards ${sides[0]}, darkest towards ${sides[1]}`,
      `growing darker from ${sides[0]} to ${sides[1]}`,
    );
  return [TONES[tone.key][tone.contrast], slope].filter(Boolean).join('; ') || null;
}

/** For the table. */
export const lightestWords = (lightest: Lightest | null): string =>
  lightest === null ? 'No side lighter' : capitalised(`lightest towards ${SIDES[lightest][0]}`);
