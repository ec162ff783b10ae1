import type { CameraNote } from '../description.ts';
import type { PaletteColour, PictureFeatures, Placement, Side } from '../features.ts';

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

/** Light from behind is no light from a side, and its ground is not dark. */
function litOf({ light, tone }: PictureFeatures): Pick<PictureFeatures, 'light' | 'tone'> {
  if (!light.behind) return { light, tone };
  const key = tone.key === 'low' ? 'normal' : tone.key;
  const contrast = tone.contrast === 'soft' ? 'normal' : tone.contrast;
  return { light: { ...light, from: null, quality: null }, tone: { ...tone, key, contrast } };
}

const SIDE_OF: Readonly<Record<Placement, Side | null>> = {
  'left third': 'left',
  'right third': 'right',
  'upper third': 'above',
  'lower third': 'below',
  centred: null,
  spread: null,
};

/** Mirror halves have their weight and their empty space on the axis; a subject does not stand in empty space. */
function composed({ composition }: PictureFeatures): PictureFeatures['composition'] {
  const { symmetric, emptiness } = composition;
  const isSideways = (side: Side | null) => side === 'left' || side === 'right';
  const placement =
    symmetric && isSideways(SIDE_OF[composition.placement]) ? 'centred' : composition.placement;
  const isAtOdds = SIDE_OF[placement] === emptiness.side || (symmetric && isSideways(emptiness.side));
  return { ...composition, placement, emptiness: isAtOdds ? { ...emptiness, side: null } : emptiness };
}

/**
 * What of the measurements can stand in one text. Where two are at odds, the surer one stays: what the camera
 * noted before what was measured, mirror halves before a place on one side, a silhouette before a side of light.
 */
export function settled(features: PictureFeatures, camera: CameraNote | null): PictureFeatures {
  const { colour, grain, focus } = features;
  const kind = isExposed(camera) ? 'photograph' : features.medium.kind;
  const isFlat = kind === 'flat illustration';
  const { light, tone } = litOf(features);
  return {
    ...features,
    palette: colour.monochrome === 'grey' ? features.palette.filter(isGrey) : features.palette,
    tone,
    light: isFlat ? { ...light, quality: null } : light,
    focus: isFlat ? { ...focus, depth: null } : { ...focus, depth: depthOf(features, camera) },
    grain: isFlat ? { ...grain, amount: 'none' } : grain,
    composition: composed(features),
    medium: { ...features.medium, kind },
    skin: colour.monochrome === null ? features.skin : null,
  };
}
