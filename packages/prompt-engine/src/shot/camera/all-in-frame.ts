import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isMissing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isDenied } from '../pose/denied-deed.ts';
import { theOf } from '../refer.ts';
import type { Held } from './in-frame-rows.ts';

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
    (doing) =>
      doing.form !== 'past' &&
      !isMissing(doing) &&
      doing.agents.includes(cast.indexOf(member)) &&
      !doing.agents.includes(cast.indexOf(main)) &&
      cast[doing.object ?? -1] !== main,
  );

/** All who have to be in the frame besides the subject, where several things go on. */
export function allInFrame(scene: Scene, main: Member): Held | undefined {
  const { cast, doings } = scene;
  if (isDenied(scene)) return undefined;
  if (!isBeing(main.kind)) {
    const witness = cast.find(
      (member) => isBeing(member.kind) && member.part === 'companion' && actsAlone(scene, member, main),
    );
    return witness && scene.lettering.length === 0 && scene.uses.length === 0
      ? { how: 'both', other: theOf(witness) }
      : undefined;
  }
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

/** What makes one small thing the point of a place: it is the only one, or it was left there. */
const ALONE = sifted(/\b(?:single|lone|lonely|solitary|only|one|forgotten|abandoned|lost|dropped)\b/i);
const LEFT = sifted(
  /^[^,.;]{0,3}\b(?:lying|lies|left|forgotten|abandoned|dropped|standing|waiting|floating|sitting|rolling|propped)\b/i,
);
const SMALL_THINGS: ReadonlySet<string> = new Set([
  'product',
  'toy',
  'furniture',
  'container',
  'instrument',
  'tool',
  'clothing',
  'device',
  'machine',
  'flower',
  'jewellery',
  'vehicle',
  'boat',
]);

/** The one small thing in a street or a room that the words are about: from afar it would be a dot. */
export function accentOf({ cast, subject }: Scene, main: Member): Held | undefined {
  if (main.kind !== 'place' && main.kind !== 'terrain') return undefined;
  const found = cast.find((member) => {
    const at = subject.toLowerCase().lastIndexOf(member.name.toLowerCase());
    return (
      member !== main &&
      at > 0 &&
      !member.plural &&
      member.known &&
      SMALL_THINGS.has(member.kind) &&
      (ALONE.test(member.words) ||
        ALONE.test(subject.slice(Math.max(0, at - NEAR), at)) ||
        LEFT.test(subject.slice(at + member.name.length)))
    );
  });
  return found ? { how: 'accent', other: theOf(found) } : undefined;
}
/** How many letters before a thing 'a single red' may stand. */
const NEAR = 16;

/** What a street or a room has to hold near the lens. */
export function heldInPlace(scene: Scene): Held | undefined {
  const main = mainOf(scene);
  return main && scene.uses.length === 0 && scene.cameras.length === 0 ? accentOf(scene, main) : undefined;
}
