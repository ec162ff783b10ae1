import { inWords } from '../lexicon/row.ts';
import { mainOf, type Member } from '../read/scene.ts';
import { chosen } from './choose.ts';
import { theOf } from './refer.ts';
import { relationsOf } from './relations.ts';
import type { SceneClass } from './scene-class.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';
import { definite, leadingDoing, otherDoings, stageBeing } from './staging.ts';

/** How a thing is turned to the camera, by class: studio, cinematic. */
const TURNED: Readonly<Partial<Record<SceneClass, readonly [string, string]>>> = {
  food: ['arranged simply, its best side to the camera', 'seen from where the person at the table sits'],
  drink: ['filled to just below the rim, the outside clean and dry', 'just poured, the surface still moving'],
  product: ['shown whole in three-quarter view, front edge toward the camera', 'in use, seen from close beside it'],
  'small-thing': ['shown whole in three-quarter view, every part readable', 'lying as it was left, seen from close by'],
  clothing: ['shown whole from the front, folds smoothed', 'worn and in movement'],
  plant: ['one perfect specimen upright, turned to show its best face', 'among its own leaves, leaning with the air'],
  vehicle: ['front three-quarter view, standing level, wheels straight', 'seen low from the front corner, ready to move'],
  furniture: ['shown whole from slightly above, standing square on the floor', 'in use, one corner nearest the camera'],
  building: ['seen straight on, verticals parallel, the whole height in frame', 'seen from low at one corner, rising out of frame'],
  space: ['shown whole, lit from one side against black', 'filling one side of the frame, the rest deep black'],
  material: ['caught as one clear shape against plain ground', 'spreading across the frame, edges breaking up'],
  landscape: ['', ''],
  interior: ['', ''],
  city: ['', ''],
  unknown: ['shown whole and clearly', 'seen from close by'],
};

const EXCLUSIVE = /\b(?:melting|broken|burnt|empty|ruined|rusty|abandoned|half|unfinished)\b/;

/** The surfaces and parts of a thing, as far as nothing said takes them away. */
export function partsOf(brief: Brief, member: Member): readonly string[] {
  const excluded = brief.scene.excluded.map((words) => words.toLowerCase().replace(/s$/, ''));
  const details = member.row?.details ?? [];
  return [...member.materials.filter(({ kind }) => kind !== 'size').map(({ surface }) => surface).filter(Boolean).slice(0, 2), ...details].filter(
    (detail) => !excluded.some((words) => detail.includes(words)),
  );
}

function partsDecision(brief: Brief, main: Member): Decision | undefined {
  const parts = partsOf(brief, main);
  if (parts.length === 0) return undefined;
  const { take } = brief;
  const text = take === 'studio' ? `${capital(inWords(parts.slice(0, 3)))} in clear detail` : `Light catches ${definite(chosen(parts, brief, 'part') ?? parts[0] ?? '')}`;
  return { element: 'subject', text, because: `${said(main.words)} is known by these parts.` };
}

/** The staging of a thing: its view, its parts, what it does and what stands with it. */
export function stageThing(brief: Brief, main: Member, kind: SceneClass): Decision[] {
  const doing = leadingDoing(brief.scene);
  if (doing?.agents.includes(brief.scene.cast.indexOf(main))) {
    const [lead, ...rest] = stageBeing(brief, main, kind);
    const parts = partsDecision(brief, main);
    return [...(lead ? [lead] : []), ...(parts ? [parts] : []), ...rest.filter(({ element }) => element !== 'composition' || true).filter((each) => each.text !== parts?.text && !each.text.endsWith('in clear detail') && !each.text.startsWith('Light catches'))];
  }
  const turned = TURNED[kind] ?? TURNED.unknown;
  const view = brief.take === 'studio' ? turned?.[0] : turned?.[1];
  const text = EXCLUSIVE.test(main.words) && kind === 'food' ? 'its best side to the camera' : (view ?? '');
  const count = main.counted && main.count > 1 ? `, ${main.count === 2 ? 'two side by side' : `all ${main.count} in one even arrangement`}` : '';
  const parts = partsDecision(brief, main);
  return [
    { element: 'subject', text: text + count, because: `This is the view in which ${theOf(main)} reads best.`, joins: true },
    ...(parts ? [parts] : []),
    ...otherDoings(brief, undefined),
    ...relationsOf(brief),
  ];
}

/** An idea or an event is shown by a picture of it. */
export function stageIdea(brief: Brief, main: Member): Decision[] {
  const pictures = main.row?.pictures ?? [];
  const index = brief.take === 'cinematic' ? 1 : 0;
  const picture = pictures[(index + brief.variation) % Math.max(1, pictures.length)] ?? pictures[0];
  const text = picture ? `shown as ${brief.take === 'minimal' ? (picture.split(/,\s*/)[0] ?? picture) : picture}` : 'shown by one plain object that stands for it';
  return [
    { element: 'subject', text, because: `${said(main.words)} cannot be photographed, so a picture stands for it.`, joins: true },
    ...(brief.take === 'minimal' ? [] : relationsOf(brief)),
  ];
}

/** An event is shown by the people and things that make it. */
export function stageEvent(brief: Brief, main: Member): Decision[] {
  const details = main.row?.details ?? [];
  if (details.length === 0) return stageThing(brief, main, 'unknown');
  const { take } = brief;
  const list = take === 'studio' ? details.slice(0, 4) : [chosen(details.slice(0, 3), brief, 'event') ?? '', ...details.slice(3, 5)].filter(Boolean);
  const text = take === 'studio' ? `seen whole, with ${inWords(list)}` : take === 'minimal' ? `told by ${details[0] ?? ''} alone` : `in full swing, with ${inWords(list)}`;
  const doing = leadingDoing(brief.scene);
  return [
    { element: 'subject', text, because: `${said(main.words)} is seen by these.`, joins: true },
    ...(take === 'minimal' ? [] : [...otherDoings(brief, doing && mainOf(brief.scene) ? undefined : doing), ...relationsOf(brief)]),
  ];
}
