import type { Member } from '../../read/scene.ts';
import { chosen, keySide } from '../choose.ts';
import { poseCaught } from '../pose/at-rest.ts';
import { fitsBody } from '../pose/body.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { isFelt, isHanded, isOfFace, placedIn } from './bare.ts';
import { besideLooks } from './fits.ts';

/*
 * Whoever stands under control in a studio take is caught in passing in a cinematic one.
 */

/** How whoever stands in a studio take is caught in a cinematic one. */
const CAUGHT = ['stopped in mid-step', 'half turned', 'caught in mid-step'] as const;
const STANDING =
  /^(?:standing|upright)(?: (?:straight|still|square|side-on|three-quarter(?: on)?|tall|in profile|at a slight angle|square to the camera|facing the camera))*(?=,| with\b| and\b|$)/;
/** What only one who stands still has. */
const OF_STANDING =
  /\b(?:feet|foot|legs?|hooves|paws|heels?|weight|square|side-on|level|straight|camera|together|apart)\b/;

/** A pose under control, caught in passing: without what only one who stands still has. */
export function caught(pose: string, brief: Brief): string {
  const [, ...clauses] = pose.split(', ');
  const kept = clauses.filter((clause) => !OF_STANDING.test(clause));
  if (!STANDING.test(pose) || isOfFace(brief.scene) || kept.length === 0) return pose;
  const [first = ''] = pose.replace(STANDING, chosen(CAUGHT, brief, 'caught') ?? 'half turned').split(', ');
  return OF_STANDING.test(first.replace(/^(?:stopped|caught) in mid-step|^half turned/, ''))
    ? pose
    : [first, ...kept].join(', ');
}

/** Bodies caught in passing, by what can move so. */
const PASSING: readonly (readonly [who: (member: Member) => boolean, poses: readonly string[]])[] = [
  [
    isHanded,
    [
      'half turned, weight on the back foot, the head coming round over the shoulder',
      'caught in mid-step, one hand a little ahead, eyes on what lies to the {side}',
      'stopped short, the shoulders drawn up a little, the chin lifted',
    ],
  ],
  [
    ({ kind }) => /^(?:pet|wild-animal|farm-animal)$/.test(kind),
    [
      'stopped in mid-step, one forefoot lifted, ears turned to a sound',
      'with the head just raised, ears forward, weight on the front feet',
    ],
  ],
  [
    ({ kind }) => kind === 'bird',
    [
      'low on the legs, the wings half opened before the leap',
      'with one foot drawn up, the head turned back',
    ],
  ],
];

/** How whoever is named in a place is caught there, where no row says it. */
export function caughtInPlace(brief: Brief): Decision | undefined {
  const { scene, take } = brief;
  const main = take === 'cinematic' ? placedIn(scene) : undefined;
  if (!main || main.plural || main.count > 1 || isFelt(scene) || isOfFace(scene)) return undefined;
  // Whoever a counter or a bench bears is at it.
  if (poseCaught(scene, main)) return undefined;
  const poses = PASSING.find(([who]) => who(main))?.[1] ?? [];
  const pose = chosen(
    poses.filter((each) => fitsBody(each, main) && besideLooks(each, scene) === each),
    brief,
    'passing',
  );
  return pose === undefined
    ? undefined
    : {
        element: 'motion',
        text: `${capital(theOf(main))} ${pose.replace('{side}', keySide(brief))}`,
        because: `No deed of ${said(main.words)} is told, so an instant of passing there is shown.`,
      };
}
