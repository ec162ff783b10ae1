import { inWords } from '../lexicon/row.ts';
import { isBeing, type Member, type Scene } from '../read/scene.ts';
import type { Held } from './in-frame-rows.ts';
import { isDenied } from './pose-fit.ts';
import { theOf } from './refer.ts';

/*
 * Where more goes on than one deed, the frame holds all who do something and all that is named for its size: a view of
 * the first of them would cut the rest.
 */

/** How many a layout names besides the subject. */
const MOST_NAMED = 3;
/** How many others there are at least in a view of all. */
const SEVERAL = 2;

const SHAPELESS: ReadonlySet<string> = new Set([
  'hands',
  'weather',
  'material',
  'abstract',
  'celestial',
  'clothing',
  'jewellery',
  'terrain',
  'place',
  'event',
  'sport',
]);

const isSeen = ({ part, kind, known }: Member): boolean =>
  known &&
  part !== 'topic' &&
  part !== 'worn' &&
  part !== 'content' &&
  part !== 'held' &&
  !SHAPELESS.has(kind);

/** Whether somebody besides the main one does something of their own, and neither with nor under the hands of them. */
const actsAlone = ({ cast, doings }: Scene, member: Member, main: Member): boolean =>
  !doings.some(
    ({ agents, object }) => agents.includes(cast.indexOf(main)) && object === cast.indexOf(member),
  ) &&
  doings.some(
    ({ agents, form, object }) =>
      form !== 'past' &&
      agents.includes(cast.indexOf(member)) &&
      !agents.includes(cast.indexOf(main)) &&
      cast[object ?? -1] !== main,
  );

/** All who have to be in the frame besides the subject, where several things go on. */
export function allInFrame(scene: Scene, main: Member): Held | undefined {
  const { cast, doings } = scene;
  if (isDenied(scene) || !isBeing(main.kind)) return undefined;
  const at = cast.indexOf(main);
  const others = cast.filter(
    (member, i) =>
      member !== main &&
      isSeen(member) &&
      !doings.some(({ object, agents }) => object === i && !agents.includes(at)),
  );
  const isEvent = others.some((member) => isBeing(member.kind) && actsAlone(scene, member, main));
  if (others.length < SEVERAL || !isEvent) return undefined;
  const named = [...new Set(others.map(theOf))].slice(0, MOST_NAMED);
  return { how: 'all', other: inWords(named) };
}
