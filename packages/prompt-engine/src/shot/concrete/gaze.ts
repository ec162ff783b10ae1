import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isFromBehind, mainOf, type Scene } from '../../read/scene.ts';
import type { Decision } from '../shot.ts';
import type { SeenTake } from './seen-take.ts';

/*
 * Where the main one of a cinematic take looks or moves: into the side of the frame that its layout leaves open.
 */

/** Words by which the sentence itself says where somebody looks, faces or goes. */
const TOLD = sifted(
  /\b(?:look\w*|watch\w*|star(?:e|es|ing)|gaz\w+|fac(?:es|ing)|eyes?|peer\w*|glanc\w+|profile|portrait|headshot|selfie|asleep|sleep\w*|dead|blind\w*|blindfold\w*|mask\w*|from (?:behind|above|below|the (?:back|front|side))|back (?:to|turned)|towards?|away|forward|backwards?|upside|left|right|camera|viewer|you|us|behind|through|down|up|mirror|reflect\w*|statue|silhouette|headless|coffin|unconscious|pray\w*|meditat\w*|cry(?:ing)?|weep\w*|head in|hiding|hidden|buried|inside|half)\b/i,
);

const OPEN = sifted(/, (?:clear|open) space (?:to|on) the (left|right)$/);
/** Postures of those who get from one place to another. */
const MOVES: ReadonlySet<string> = new Set(['walk', 'run', 'ride', 'swim', 'fly', 'march', 'crawl']);

/** What has a face that looks. */
const LOOKS: ReadonlySet<string> = new Set([
  ...['person', 'child', 'pet', 'wild-animal', 'farm-animal', 'bird', 'fantasy-being', 'robot'],
]);

function movesOn({ doings, cast }: Scene): boolean {
  const [doing] = doings;
  const main = cast.findIndex(({ part }) => part === 'main');
  return (
    doings.length === 1 &&
    doing?.form === 'ing' &&
    doing.agents.includes(main) &&
    doing.object === undefined &&
    MOVES.has(doing.row?.posture ?? '')
  );
}

/** Poses that tell themselves where head and eyes are. */
const POSED = sifted(/\b(?:eyes?|head|face|chin|ears?|look\w*|gaze|turn\w*|nose|muzzle|bill|beak)\b/i);

/** The layout of a cinematic take with the side into which its main one looks or moves. */
export function lookingOn(layout: Decision, { brief, kind, isSure }: SeenTake, pose: string): Decision {
  const { scene, take } = brief;
  const main = mainOf(scene);
  const side = OPEN.exec(layout.text)?.[1];
  if (take !== 'cinematic' || !isSure || !main || side === undefined || !isBeing(main.kind)) return layout;
  if (TOLD.test(scene.subject) || isFromBehind(scene) || scene.cameras.length > 0) return layout;
  if (!LOOKS.has(main.kind) || main.plural || main.count > 1 || kind === 'insect') return layout;
  if (scene.doings.length === 0 && POSED.test(pose)) return layout;
  if (scene.doings.length === 0)
    return {
      ...layout,
      text: layout.text.replace(OPEN, `, looking into the open space on the ${side}`),
      because: 'A gaze that has room before it leads through the frame.',
    };
  if (!movesOn(scene)) return layout;
  return {
    ...layout,
    text: layout.text.replace(OPEN, `, moving into the open space on the ${side}`),
    because: 'What moves has room before it.',
  };
}
