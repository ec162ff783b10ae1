import type { CameraNote } from '../description.ts';
import type { PictureFeatures } from '../features.ts';
import type { Voice } from './phrasing.ts';
import { hasSmallSensor, isNoted, isTimed, STOPPED_DOWN, WIDE_OPEN } from './settled.ts';

/** In seconds. */
const FREEZES = 1 / 500;
const BLURS = 1 / 15;
/** ISO from which noise may show. */
const SENSITIVE = 1600;
/** How far from the middle of the figure, in frames, the sharpest part may lie and still be the subject. */
const ON_SUBJECT = 0.15;

/** Upper limits of full-frame focal lengths, and how such a lens sees. */
const VIEWS: readonly (readonly [upTo: number, view: string])[] = [
  [20, 'an ultra-wide view'],
  [30, 'a wide view'],
  [41, 'a moderately wide view'],
  [65, 'a normal field of view'],
  [140, 'a short telephoto view'],
  [Number.POSITIVE_INFINITY, 'a telephoto view that compresses distance'],
];

const rounded = (value: number): string => String(Number(value.toFixed(1)));

/** Photographers read fractions up to about a third of a second. */
function shutterWords(seconds: number): string {
  return seconds < 0.3 ? `1/${Math.round(1 / seconds)} s` : `${rounded(seconds)} s`;
}

/** Focal length as prompts need it: what it would be on full frame, where that is noted. */
function lensWords({ focalLength, focalLength35 }: CameraNote): string | null {
  if (isNoted(focalLength35)) {
    const isSame = !isNoted(focalLength) || Math.abs(focalLength35 - focalLength) < 1;
    return `${rounded(focalLength35)} mm${isSame ? '' : ' equivalent'}`;
  }
  return isNoted(focalLength) ? `${rounded(focalLength)} mm` : null;
}

function meaningOf(camera: CameraNote): string[] {
  const { focalLength35, aperture, shutter, iso } = camera;
  const view = isNoted(focalLength35) && VIEWS.find(([upTo]) => focalLength35 < upTo)?.[1];
  return [
    view || null,
    hasSmallSensor(camera) ? 'a small sensor' : null,
    isNoted(aperture) && aperture <= WIDE_OPEN && !hasSmallSensor(camera) ? 'a wide aperture' : null,
    isNoted(aperture) && aperture >= STOPPED_DOWN ? 'the lens stopped down' : null,
    isTimed(shutter) && shutter < FREEZES ? 'motion frozen' : null,
    isTimed(shutter) && shutter > BLURS ? 'a slow shutter in which motion may blur' : null,
    isNoted(iso) && iso >= SENSITIVE ? 'a high sensitivity' : null,
  ].filter((meaning) => meaning !== null);
}

/** What the camera noted, and what it means; null where it noted nothing. */
export function notedWords(camera: CameraNote | null, say: Voice): string | null {
  if (!camera) return null;
  const { aperture, shutter, iso } = camera;
  const noted = [
    lensWords(camera),
    isNoted(aperture) ? `f/${rounded(aperture)}` : null,
    isTimed(shutter) ? shutterWords(shutter) : null,
    isNoted(iso) ? `ISO ${rounded(iso)}` : null,
  ].filter((fact) => fact !== null);
  if (noted.length === 0) return null;
  const meaning = meaningOf(camera);
  const shot = say(301, `shot at ${noted.join(', ')}`, `taken at ${noted.join(', ')}`);
  return meaning.length > 0 ? `${shot}: ${meaning.join(', ')}` : shot;
}

/** Depth of field, and what is sharp; null where that cannot be told, or means nothing. */
export function focusWords({ focus, composition }: PictureFeatures, say: Voice): string | null {
  const { depth, sharpAt } = focus;
  if (depth === null) return null;
  if (depth === 'deep') {
    return say(310, 'sharp across the whole frame', 'everything sharp, from edge to edge');
  }
  const { figure } = composition;
  const isOnSubject =
    figure && sharpAt && Math.hypot(sharpAt.x - figure.at.x, sharpAt.y - figure.at.y) <= ON_SUBJECT;
  const where = isOnSubject ? 'on the subject' : null;
  return say(
    311,
    `shallow depth of field${where ? `, focus ${where}` : ''}, the rest falling into blur`,
    `selective focus${where ? ` ${where}` : ''} in a shallow depth of field, all else blurred`,
    `shallow focus${where ? `, sharpest ${where}` : ''}, all else in blur`,
  );
}
