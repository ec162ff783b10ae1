import type { PictureFeatures } from '../features.ts';
import type { Voice } from './phrasing.ts';

type From = NonNullable<PictureFeatures['light']['from']>;

/** The side that the light comes from, and the one that it falls off to. */
const DIRECTIONS: Readonly<Record<From, readonly [from: string, to: string]>> = {
  left: ['the left', 'the right'],
  right: ['the right', 'the left'],
  above: ['above', 'the bottom'],
  below: ['below', 'the top'],
  'upper left': ['the upper left', 'the lower right'],
  'upper right': ['the upper right', 'the lower left'],
  'lower left': ['the lower left', 'the upper right'],
  'lower right': ['the lower right', 'the upper left'],
};

/** How steeply it falls off, by the difference across the frame. */
const STEEP = 0.45;
const GENTLE = 0.22;

export const fromWords = (from: From): string => `from ${DIRECTIONS[from][0]}`;

function sideLight(from: From, { light: { strength, quality }, tone }: PictureFeatures, say: Voice): string {
  const [source, far] = DIRECTIONS[from];
  const isDeep = strength >= STEEP && tone.key !== 'high' && tone.contrast !== 'soft';
  const manner = strength >= STEEP ? ' quickly' : strength < GENTLE ? ' gently' : '';
  const adjective = quality === null ? '' : `${quality} `;
  const edges = { soft: ', shadows soft-edged', hard: ', shadows cut hard' };
  return say(
    101,
    `${adjective}key light from ${source}, falling off${manner} towards ${far}`,
    `lit from ${source}${quality ? edges[quality] : ''}, the light dropping${manner} towards ${far}`,
    `${adjective}directional light, the key from ${source}, ${far} ${isDeep ? 'in deep shade' : 'a shade darker'}`,
  );
}

function evenLight({ light }: PictureFeatures, say: Voice): string {
  const { quality } = light;
  const shadows =
    quality && (quality === 'soft' ? 'shadows soft at their edges' : 'shadows hard at their edges');
  const level = say(
    102,
    'even light across the frame, no side brighter than another',
    'light spread evenly, without a dominant direction',
    'level, directionless light from one edge to the other',
  );
  return shadows ? `${level}, ${shadows}` : level;
}

function backlight({ composition }: PictureFeatures, say: Voice): string {
  const dark = composition.placement === 'centred' ? 'the subject' : 'the middle of the frame';
  return say(
    103,
    `backlit, ${dark} a dark silhouette against a brighter ground`,
    `light from behind, ${dark} in silhouette and the brightness around it`,
    `backlit, ${dark} kept in silhouette before a brighter surround`,
  );
}

function drawnLight({ light }: PictureFeatures, say: Voice): string {
  if (light.behind)
    return say(
      104,
      'one dark shape standing against a lighter ground',
      'dark in the middle, with light ground all around it',
    );
  if (light.from === null)
    return say(
      105,
      'even brightness, no side lighter than another',
      'flat, even brightness from edge to edge',
    );
  const [source, far] = DIRECTIONS[light.from];
  const bright = source === 'above' ? 'the top' : source === 'below' ? 'the bottom' : source;
  return say(
    106,
    `lighter towards ${bright}, darker towards ${far}`,
    `brightness falling from ${bright} to ${far}`,
  );
}

function directionWords(features: PictureFeatures, say: Voice): string {
  const { light, medium } = features;
  if (medium.kind === 'flat illustration') return drawnLight(features, say);
  if (light.behind) return backlight(features, say);
  return light.from === null ? evenLight(features, say) : sideLight(light.from, features, say);
}

type Tone = PictureFeatures['tone'];

const TONES: Readonly<Record<Tone['key'], Readonly<Record<Tone['contrast'], readonly [string, string]>>>> = {
  low: {
    hard: [
      'low key with hard contrast, small lights standing out of deep darks',
      'low key and high contrast, most of it sunk in darkness with a few strong lights',
    ],
    normal: [
      'low key, dark over most of the frame and the lights kept few',
      'low key, dark tones leading, moderate contrast between them',
    ],
    soft: [
      'low key and low contrast, all the dark tones close together',
      'low key, dark tones melting into each other with hardly a highlight',
    ],
  },
  normal: {
    hard: [
      'a full range of tones with hard contrast, from deep darks to bright lights',
      'high contrast, deep darks set straight against bright lights',
    ],
    normal: [
      'mid-tones leading, moderate contrast, neither dark nor bright overall',
      'moderate contrast, the mid-tones lying between clear lights and clear darks',
    ],
    soft: [
      'low contrast, the tones close together around the middle of the scale',
      'a short scale of mid-tones, low contrast, no strong lights or darks',
    ],
  },
  high: {
    hard: [
      'high key with a few dark accents, hard in contrast',
      'high key, bright nearly throughout, with strong dark accents',
    ],
    normal: [
      'high key, pale tones leading and the darks kept few',
      'high key, bright overall with moderate contrast',
    ],
    soft: [
      'high key and low contrast, all the pale tones close together',
      'high key, low in contrast, pale throughout with scarcely a dark tone',
    ],
  },
};

/** Key and contrast. */
function toneWords({ tone }: PictureFeatures, say: Voice): string {
  return say(110, ...TONES[tone.key][tone.contrast]);
}

/** Direction, quality, key and contrast; for a drawing, brightness without a source. */
export function lightWords(features: PictureFeatures, say: Voice): string {
  const direction = directionWords(features, say);
  const tone = toneWords(features, say);
  return say(111, `${direction}; ${tone}`, `${tone}; ${direction}`);
}
