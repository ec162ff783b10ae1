import type { Measurement } from '../description.ts';
import type { PictureFeatures } from '../features.ts';
import { horizonPlace } from './frame.ts';
import { lightestWords } from './light.ts';
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
  return {
    label: 'Light and dark',
    value: lightestWords(light.lightest),
    figure: `difference ${light.difference.toFixed(2)}`,
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

const PLACES = {
  centred: 'One figure, centred',
  'upright axis': 'One figure, centred from left to right',
  'left third': 'One figure, on the left third',
  'right third': 'One figure, on the right third',
} as const;

function compositionRows({ composition }: PictureFeatures): Measurement[] {
  const { placement, figure, horizon, symmetric, symmetry, emptiness } = composition;
  const place = placement ? PLACES[placement] : figure ? 'One figure' : UNTOLD;
  const isEven = !symmetric && symmetry > 0.99;
  const sides = { left: 'on the left', right: 'on the right', above: 'above', below: 'below' };
  const where = emptiness.side === null ? '' : `, ${sides[emptiness.side]}`;
  const isFull = Math.round(emptiness.share * 100) === 0;
  return [
    {
      label: 'Composition',
      value: place,
      figure: figure ? `${percent(figure.at.x)} across, ${percent(figure.at.y)} down` : '',
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
      label: 'Plain ground',
      value: isFull ? 'None' : capitalised(`${fractionInWords(emptiness.share)} of the frame${where}`),
      figure: percent(emptiness.share),
    },
  ];
}

const SURFACES = { smooth: 'Few edges', dense: 'Dense small detail' } as const;

function mediumRow({ medium }: PictureFeatures): Measurement {
  return {
    label: 'Medium',
    value: medium.kind === null ? UNTOLD : capitalised(medium.kind),
    figure: `${percent(medium.flatShare)} flat`,
  };
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
    {
      label: 'Surface',
      value: surface.kind ? SURFACES[surface.kind] : 'Some edges',
      figure: `${percent(surface.edgeShare)} on edges`,
    },
    mediumRow(features),
  ];
}
