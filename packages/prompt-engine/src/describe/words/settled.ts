import type { CameraNote } from '../description.ts';
import type { PaletteColour, PictureFeatures } from '../features.ts';

/** Up to here a lens blurs what lies before and behind; from there on it keeps most of it sharp. */
export const WIDE_OPEN = 2.8;
export const STOPPED_DOWN = 8;
/** Smaller sensors than this keep nearly everything sharp, whatever the f-number: those of telephones. */
const SMALL_SENSOR = 3;
/** Steps of 255 between the channels of a colour that passes for grey. */
const NEARLY_GREY = 12;

/** Whether the camera noted how the picture was taken, which no drawing program does. */
export function isExposed(camera: CameraNote | null): boolean {
  if (camera === null) return false;
  const { focalLength, focalLength35, aperture, shutter, iso } = camera;
  return isTimed(shutter) || [focalLength, focalLength35, aperture, iso].some((value) => isNoted(value));
}

/** Some cameras note 0 for what they do not know, and broken files anything. */
export function isNoted(value: number | null, least = 0.1): value is number {
  return value !== null && value >= least && value < 10_000_000;
}

/** Exposure times are shorter than anything else that is noted. */
export const isTimed = (shutter: number | null): shutter is number => isNoted(shutter, 0.00001);

/** Whether the lens sees much more than its focal length says, because the sensor is tiny. */
export function hasSmallSensor({ focalLength, focalLength35 }: CameraNote): boolean {
  return isNoted(focalLength) && isNoted(focalLength35) && focalLength35 / focalLength > SMALL_SENSOR;
}

/** Grey by its own channels. */
function isGrey({ hex }: PaletteColour): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) <= NEARLY_GREY;
}

function depthOf({ focus }: PictureFeatures, camera: CameraNote | null): PictureFeatures['focus']['depth'] {
  if (!camera || !isNoted(camera.aperture)) return focus.depth;
  const isAtOdds =
    (camera.aperture <= WIDE_OPEN && focus.depth === 'deep' && !hasSmallSensor(camera)) ||
    (camera.aperture >= STOPPED_DOWN && focus.depth === 'shallow');
  return isAtOdds ? null : focus.depth;
}

/** Mirror halves have their empty space on the axis. */
function composed({ composition }: PictureFeatures): PictureFeatures['composition'] {
  const { symmetric, emptiness, placement } = composition;
  if (!symmetric) return composition;
  const isAside = placement === 'left third' || placement === 'right third';
  const side = emptiness.side === 'left' || emptiness.side === 'right' ? null : emptiness.side;
  return { ...composition, placement: isAside ? null : placement, emptiness: { ...emptiness, side } };
}

/**
 * What of the measurements can stand in one text. Where two are at odds, the surer one stays: what the camera
 * noted before what was measured, mirror halves before a place on one side. What is drawn has no depth of field.
 */
export function settleWords(features: PictureFeatures, camera: CameraNote | null): PictureFeatures {
  const { colour, grain, focus } = features;
  const kind = isExposed(camera) ? null : features.medium.kind;
  const isDrawn = kind !== null;
  // An accent in a muted picture is what is seen first.
  const hasAccent = colour.monochrome !== 'grey' && features.palette.some(({ accent }) => accent);
  const saturation = colour.saturation === 'muted' ? 'natural' : colour.saturation;
  const monochrome = null;
  return {
    ...features,
    palette: colour.monochrome === 'grey' ? features.palette.filter(isGrey) : features.palette,
    focus: isDrawn ? { ...focus, depth: null } : { ...focus, depth: depthOf(features, camera) },
    grain: isDrawn ? { ...grain, amount: 'none' } : grain,
    colour: hasAccent ? { ...colour, saturation, monochrome } : colour,
    composition: composed(features),
    medium: { ...features.medium, kind },
  };
}
