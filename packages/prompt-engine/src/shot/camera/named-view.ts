import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import type { CameraHeight, ShotSize } from '../stage.ts';
import type { CameraRow } from './camera-rows.ts';

/* A view, a lens or an exposure that the words name. */

/** The camera of a take, in words and as the stage has it. */
export interface CameraChoice {
  readonly decision: Decision;
  readonly size: ShotSize;
  readonly height: CameraHeight;
  readonly shallow: boolean;
}

const LENS = sifted(/\b(\d{1,3})\s?mm\b(?:\s(?:lens|f\/?\d(?:\.\d+)?))?/i);
const STOP = sifted(/\bf\/?(\d{1,2}(?:\.\d)?)\b/i);

/** Lens and stop that the words name take the place of the row's. */
export function asNamed(text: string, subject: string): string {
  const lens = LENS.exec(subject)?.[1];
  const stop = STOP.exec(subject)?.[1];
  const withLens = lens ? text.replace(/\b\d{1,3}mm(?: macro| shift)? lens/, `${lens}mm lens`) : text;
  if (!stop) return withLens;
  const stopped = withLens.replace(/f\/\d+(?:\.\d+)?/, `f/${stop}`);
  // A wide aperture and a picture that is sharp throughout cannot both be true.
  return Number(stop) < WIDE_OPEN
    ? stopped.replace(/sharp throughout|every face in focus|sharp from [a-z ]+/, 'shallow depth of field')
    : stopped;
}

/** Apertures below this f-number leave only a slice sharp. */
const WIDE_OPEN = 3;

const LENS_BY_SIZE: Readonly<Record<ShotSize, string>> = {
  macro: '100mm macro lens at f/8',
  close: '85mm lens at f/4',
  medium: '70mm lens at f/4',
  'three-quarter': '70mm lens at f/5.6',
  full: '50mm lens at f/5.6',
  wide: '28mm lens at f/5.6',
  'extreme-wide': '24mm lens at f/8',
};
const HEIGHT_WORDS: Readonly<Record<CameraHeight, string>> = {
  ground: 'at ground level',
  low: 'from a low angle',
  eye: 'at eye level',
  high: 'from a high angle',
  overhead: 'from directly above',
};
/** What lies on a table is seen from above it, not from the ceiling. */
const TABLE_VIEWS: ReadonlySet<string> = new Set(['food', 'drink', 'product', 'small-thing']);
const NO_LENS = new Set(['isometric', 'cutaway', 'fisheye', 'tilt-shift', 'selfie', 'macro', 'telephoto']);

const EXPOSED: ReadonlyMap<string, string> = new Map([
  ['motion-blur', '1/15 second, what moves blurred, the rest sharp'],
  ['frozen', 'very short exposure, motion frozen'],
  ['deep', 'everything in focus from front to back'],
  ['shallow', 'shallow depth of field, background blurred into soft discs'],
]);

/** A way to expose or to focus goes with any view. */
const exposed = ({ scene }: Brief, base: CameraRow): CameraChoice => ({
  decision: {
    element: 'camera',
    text: asNamed(
      [...base.text.split(', ').slice(0, 2), ...scene.cameras.map(({ row }) => EXPOSED.get(row.id))].join(
        ', ',
      ),
      scene.subject,
    ),
    because: `${said(scene.cameras[0]?.words ?? '')} names the exposure.`,
  },
  size: base.size,
  height: base.height,
  shallow: scene.cameras.some(({ row }) => row.id === 'shallow'),
});

/** A view that the words name keeps its words; lens and focus are made to fit. */
export function namedCamera(brief: Brief, base: CameraRow): CameraChoice | undefined {
  const { scene, take } = brief;
  const [first] = scene.cameras;
  if (!first) return undefined;
  if (scene.cameras.every(({ row }) => EXPOSED.has(row.id))) return exposed(brief, base);
  const texts = [...new Set(scene.cameras.map(({ row }) => row.text))];
  const size = scene.cameras.map(({ row }) => row.size).find(Boolean) ?? base.size;
  const height =
    scene.cameras.map(({ row }) => row.height).find(Boolean) ??
    (size === 'wide' || size === 'extreme-wide'
      ? base.height
      : base.height === 'overhead'
        ? 'eye'
        : base.height);
  const named = scene.cameras.some(({ row }) => row.height);
  const where = named || size === 'macro' ? '' : ` ${HEIGHT_WORDS[height]}`;
  const isTable = height === 'overhead' && TABLE_VIEWS.has(base.kind);
  const lens = isTable
    ? '50mm lens at f/8'
    : scene.cameras.some(({ row }) => NO_LENS.has(row.id))
      ? ''
      : LENS_BY_SIZE[size];
  const focus =
    scene.cameras.some(({ row }) => ['shallow', 'deep', 'long-exposure'].includes(row.id)) ||
    take === 'minimal'
      ? ''
      : take === 'cinematic' && height !== 'overhead'
        ? 'shallow depth of field'
        : 'sharp throughout';
  const text = capital(
    [`${texts[0] ?? ''}${where}`, ...texts.slice(1, 3), lens, focus].filter(Boolean).join(', '),
  );
  return {
    decision: {
      element: 'camera',
      text: asNamed(text, scene.subject),
      because: `${said(scene.cameras.map(({ words }) => words).join(', '))} names the view.`,
    },
    size,
    height,
    shallow: focus === 'shallow depth of field' || scene.cameras.some(({ row }) => row.id === 'shallow'),
  };
}
