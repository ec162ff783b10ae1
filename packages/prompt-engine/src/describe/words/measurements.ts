import type { Measurement } from '../description.ts';
import type { PictureFeatures } from '../features.ts';
import { horizonPlace } from './frame.ts';
import { fromWords } from './light.ts';
import { capitalised, fractionInWords, regionOf } from './phrasing.ts';

const UNTOLD = 'Cannot be told';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** With a true minus sign, and none before a zero. */
function signed(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (Number(digits) === 0) return digits;
  return value < 0 ? `−${digits}` : `+${digits}`;
}

function frameRow({ width, height, ratio }: PictureFeatures): Measurement {
  const near = ratio.exact ? ratio.name : `Nearly ${ratio.name}`;
  return { label: 'Frame', value: `${near}, ${ratio.orientation}`, figure: `${width} × ${height} px` };
}

const KEYS = { low: 'Low key', normal: 'Normal', high: 'High key' } as const;

function toneRows({ tone }: PictureFeatures): Measurement[] {
  return [
    { label: 'Key', value: KEYS[tone.key], figure: `mean lightness ${tone.meanLightness.toFixed(2)}` },
    { label: 'Contrast', value: capitalised(tone.contrast), figure: `spread ${tone.spread.toFixed(2)}` },
  ];
}

function lightRow({ light }: PictureFeatures): Measurement {
  const { from, behind, quality, strength } = light;
  const side = from === null ? 'no side brighter' : fromWords(from);
  const where = behind ? `from behind, ${from === null ? side : `brighter ${side}`}` : side;
  const edges = quality === null ? 'shadow edges cannot be told' : `${quality} shadow edges`;
  return {
    label: 'Light',
    value: capitalised(`${where}; ${edges}`),
    figure: `difference ${strength.toFixed(2)}`,
  };
}

function colourRow({ colour }: PictureFeatures): Measurement {
  const { monochrome, warmth, saturation, balance, meanChroma } = colour;
  const tint = warmth === 'neutral' ? 'One tint alone' : `One ${warmth} tint alone`;
  const coloured = `${capitalised(warmth)}, ${saturation}`;
  return {
    label: 'Colour',
    value: monochrome === 'grey' ? 'None, greys alone' : monochrome === 'tinted' ? tint : coloured,
    figure: `balance ${signed(balance)}, chroma ${meanChroma.toFixed(3)}`,
  };
}

function focusRow({ focus }: PictureFeatures): Measurement {
  const { depth, sharpAt, sharpShare } = focus;
  const at = sharpAt === null ? '' : `, sharpest towards ${regionOf(sharpAt)}`;
  const value = depth === null ? UNTOLD : `${capitalised(depth)} depth of field${at}`;
  return { label: 'Focus', value, figure: `${percent(sharpShare)} sharp` };
}

function compositionRows({ composition }: PictureFeatures): Measurement[] {
  const { placement, weightAt, horizon, symmetric, symmetry, emptiness } = composition;
  const on = placement.endsWith('third') ? `Weight on the ${placement}` : `Weight ${placement}`;
  const isEven = !symmetric && symmetry > 0.99;
  const sides = { left: 'on the left', right: 'on the right', above: 'above', below: 'below' };
  const where = emptiness.side === null ? 'around' : `mostly ${sides[emptiness.side]}`;
  const isFull = Math.round(emptiness.share * 100) === 0;
  return [
    {
      label: 'Composition',
      value: on,
      figure: `${percent(weightAt.x)} across, ${percent(weightAt.y)} down`,
    },
    {
      label: 'Horizon',
      value: horizon === null ? 'None seen' : capitalised(horizonPlace(horizon)),
      figure: horizon === null ? '' : `${percent(horizon)} down`,
    },
    {
      label: 'Symmetry',
      value: isEven ? 'Nothing to mirror' : symmetric ? 'Left mirrors right' : 'Not symmetrical',
      figure: `likeness ${symmetry.toFixed(2)}`,
    },
    {
      label: 'Empty space',
      value: isFull ? 'None' : capitalised(`${fractionInWords(emptiness.share)} of the frame, ${where}`),
      figure: percent(emptiness.share),
    },
  ];
}

const SURFACES = { smooth: 'Smooth, few edges', lines: 'Lines', texture: 'Texture' } as const;

function mediumRow({ medium }: PictureFeatures): Measurement {
  const value = medium.kind === null ? UNTOLD : `${capitalised(medium.kind)}, probably`;
  return { label: 'Medium', value, figure: `score ${signed(medium.score)}` };
}

function peopleRow({ skin, colour }: PictureFeatures): Measurement {
  const without = colour.monochrome === null ? 'No area in the colours of skin' : UNTOLD;
  const value = skin ? 'A person, perhaps: an area in the colours of skin, no proof' : without;
  return { label: 'People', value, figure: skin ? percent(skin.share) : '' };
}

/** Everything that was measured, as it was measured, in the order in which photographers read a picture. */
export function measurementsOf(features: PictureFeatures): Measurement[] {
  const { grain, surface } = features;
  return [
    frameRow(features),
    ...toneRows(features),
    lightRow(features),
    colourRow(features),
    focusRow(features),
    { label: 'Grain', value: capitalised(grain.amount), figure: `deviation ${grain.deviation.toFixed(3)}` },
    ...compositionRows(features),
    { label: 'Surface', value: SURFACES[surface.kind], figure: `${percent(surface.edgeShare)} on edges` },
    mediumRow(features),
    peopleRow(features),
  ];
}
