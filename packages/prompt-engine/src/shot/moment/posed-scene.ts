import { rowsOf } from '../../lexicon/row.ts';
import { readScene } from '../../read/read-scene.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';

/*
 * What a preview draws of somebody who is posed: 'a fox' whose take says 'The fox curled asleep' is drawn as 'a fox
 * curled up asleep'. Only postures that an outline shows are drawn; what hands do with which thing is left to the words.
 */

/* how a pose begins | as it is drawn */
const POSTURES = rowsOf(
  `
(?:curled|coiled)[^,]* asleep|asleep|sleeping | curled up asleep
lying|stretched out|flat on | lying down
(?:seated|sitting)(?![^,]* on (?:an?|the|his|her|its) (?!floor|ground|haunches|stool|box|crate|chair|bench)|[^,]* across the (?:knees|lap)) | sitting
kneeling | kneeling
galloping|at (?:a|full) gallop | galloping
running|at (?:a|full) (?:run|sprint)|sprinting|bounding | running
walking|trotting|stalking|padding|strolling | walking
leaping|jumping|springing|crossing the stage in a leap | leaping
grazing | grazing
rearing | rearing
flying|gliding|soaring|banking | flying
swimming | swimming
dancing | dancing
perched (?:[\\w-]+ ){0,2}on a (?:bare |thin |low )*(?:twig|branch|bough) | perched upright on a bare branch
`,
  2,
).map(([begins = '', words = '']) => [new RegExp(`^(?:${begins})`), words] as const);

/** The pose of a staged sentence as it is drawn; empty where no outline shows it. */
function poseIn(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const pose = at < 0 ? '' : text.slice(at + name.length).trim();
  return POSTURES.find(([begins]) => begins.test(pose))?.[1] ?? '';
}

const LYING = /\b(?:lying|asleep)\b/;

/** How many things are worn. */
const wornIn = ({ cast }: Scene): number => cast.filter(({ part }) => part === 'worn').length;

/** The scene with its only being in the pose that is staged; the scene itself where no outline shows that pose. */
export function posedScene(scene: Scene, staged: string | undefined): Scene {
  const main = mainOf(scene);
  if (!main || !staged || !isBeing(main.kind) || main.count > 1) return scene;
  const head = main.words.split(' ').at(-1) ?? main.name;
  const told = poseIn(staged, head);
  // Whoever lies is no upright figure turned over.
  const pose = isPeople(main.kind) && LYING.test(told) ? '' : told;
  const end = scene.subject.toLowerCase().indexOf(head.toLowerCase()) + head.length;
  if (pose === '' || end < head.length) return scene;
  // 'Walking in a raincoat' is read as where one walks: there the pose stands last.
  const posed = [
    `${scene.subject.slice(0, end)} ${pose}${scene.subject.slice(end)}`,
    `${scene.subject} ${pose}`,
  ]
    .map(readScene)
    .find((each) => mainOf(each)?.row === main.row && wornIn(each) === wornIn(scene));
  if (!posed) return scene;
  const { subject, readable, cast, doings, syntax } = posed;
  return { ...scene, subject, readable, cast, doings, syntax };
}
