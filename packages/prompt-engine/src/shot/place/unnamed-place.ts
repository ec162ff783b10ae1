import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { isModel } from '../look/models.ts';
import { isFigurine, isUsual, isWhollyRead } from '../plain/certainty.ts';
import { isGroundTold } from './ground-told.ts';
import { HUMAN_LIKE, placeOfDeed } from './usual-places.ts';

/*
 * Where a scene plays whose words name no place: where its deed is done for certain, else where its main member is
 * usually found, else nowhere.
 */

/** A man, a girl, two friends: they may be anywhere. */
const isPlainPerson = (member: Member): boolean =>
  ['person', 'child', 'baby', 'group'].includes(member.kind) &&
  !(member.role ?? member.row)?.traits.words.has('role');

const LARGE = ['person', 'large', 'huge', 'vast'];

/** Whether a deed brings its own ground: what is ridden, sat on, stood in or as large as a person. */
function isStaged(scene: Scene): boolean {
  const lit = scene.lights.some(({ row }) =>
    ['candle', 'fire', 'lamp', 'stage', 'screen', 'neon', 'flash'].includes(row.id),
  );
  const grounded = scene.doings.some(({ verb, object }) => {
    const size = object === undefined ? undefined : scene.cast[object]?.row?.traits.words;
    return (
      /\s(?:in|on|at|into|through|across|over)$/.test(verb.base) || LARGE.some((each) => size?.has(each))
    );
  });
  return lit || grounded;
}

/** Parts that stand with somebody anywhere: they say nothing of where that is. */
const MOVABLE: ReadonlySet<string> = new Set([
  'companion',
  'feature',
  'worn',
  'held',
  'topic',
  'content',
  'object',
  'main',
]);

/** Kinds of things that are kept in houses. */
export const HOUSEHOLD: readonly string[] = [
  'product',
  'container',
  'furniture',
  'clothing',
  'textile',
  'toy',
  'device',
  'food',
  'machine',
  'instrument',
];

/** What animals meet only where people are. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  ...HOUSEHOLD,
  'vehicle',
  'person',
  'child',
  'sign',
  'graphic',
  'tool',
]);

/** What lies on one table or bench with what is named first, and does not move it elsewhere. */
const TABLE_TOP: ReadonlySet<string> = new Set(['food', 'drink', 'container', 'tool', 'product', 'device']);
const SMALL = ['tiny', 'hand', 'held', 'table'];

/** 'hammer and nails', 'a bowl of ramen': the nails and the bowl are where the other is. */
const liesBeside = (main: Member, { kind, row, relation }: Member): boolean =>
  TABLE_TOP.has(main.kind) &&
  TABLE_TOP.has(kind) &&
  (relation === undefined || /^(?:with|of)$/.test(relation.preposition)) &&
  SMALL.some((size) => row?.traits.words.has(size));

const MELTS = /\b(?:melt\w*|thaw\w*|spring|summer|beach|desert)\b/i;

/** The place that the deed brings for certain; none beside a place that is named. */
export function impliedOf(scene: Scene): string | undefined {
  const main = mainOf(scene);
  const isRead =
    scene.rest.length === 0 &&
    scene.cast.every(
      ({ known, proper, part, relation }) => known || proper || part === 'object' || !relation,
    );
  // The garden of a snowman that melts is a snowy one no more.
  const isFree =
    !scene.place && isRead && !(MELTS.test(scene.subject) && /\bsnowm[ae]n$/i.test(main?.name ?? ''));
  return isFree && main && (isPeople(main.kind) || HUMAN_LIKE.has(main.kind))
    ? placeOfDeed(scene)
    : undefined;
}

/** Where such a subject is usually found: the calm place first, the lively one for cinematic. */
export function usualOf(scene: Scene, take: Take, variation: number): string | undefined {
  const main = mainOf(scene);
  const isWild = main !== undefined && ['insect', 'sea-animal', 'celestial'].includes(main.kind);
  if (scene.place || take === 'minimal' || (take === 'studio' && !isWild) || scene.around.length > 0)
    return undefined;
  if (!isWhollyRead(scene) || isGroundTold(scene)) return undefined;
  const works = scene.doings.some(({ row }) => row?.traits.words.has('hands'));
  const human = works && main !== undefined && !isPeople(main.kind) && isBeing(main.kind);
  if (!main || human) return undefined;
  if (scene.styles.length > 0) return undefined;
  if (
    isPlainPerson(main) ||
    isStaged(scene) ||
    (main.role && !isPeople(main.kind)) ||
    (isPeople(main.kind) && scene.doings.length > 0)
  )
    return undefined;
  // What the words put on, in or beside something has its surroundings said.
  if (
    !isUsual(main) ||
    isFigurine(main) ||
    main.strange.length > 0 ||
    isModel(scene, main) ||
    // Rain falls on no child's bed.
    (!(
      isBeing(main.kind) && ['wild-animal', 'farm-animal', 'bird', 'insect', 'sea-animal'].includes(main.kind)
    ) &&
      scene.times.some(({ row }) => row.type === 'weather' || row.type === 'season')) ||
    scene.cast.some((member) => {
      const { part, relation, kind } = member;
      // Crows have one place and a snowman another.
      const isFromElsewhere =
        part === 'companion' && member.row?.at.some((place) => main.row?.at.includes(place)) !== true;
      return (
        isFromElsewhere ||
        (relation !== undefined &&
          // A swarm is where its kind lives.
          !(kind === 'insect' && isWild) &&
          !(MOVABLE.has(part) && /^(?:with|of|object|worn|for|to)$/.test(relation.preposition))) ||
        (!isBeing(main.kind) &&
          part !== 'main' &&
          part !== 'content' &&
          kind !== 'weather' &&
          !liesBeside(main, member))
      );
    })
  )
    return undefined;
  // A cat that guards a shoe is where the shoe is.
  const isDrawnAway =
    (main.kind === 'pet' && scene.doings.length > 0) ||
    scene.doings.some(({ object }) => OF_PEOPLE.has(scene.cast[object ?? -1]?.kind ?? ''));
  if (isDrawnAway) return undefined;
  const at = main.row?.at ?? [];
  // What acts is where its kind lives, the first of its places.
  const first = isBeing(main.kind) && !isWild && scene.doings.length > 0 ? 0 : 1;
  const found = at.length === 0 ? undefined : at[(first + variation) % at.length];
  // What runs is on no fence post.
  const isMoving = scene.doings.some(
    ({ row }) => row !== undefined && !['sit', 'lie', 'hang'].includes(row.posture),
  );
  // The pot that the spoon stands in holds no whisk.
  const isAmong = scene.cast.some((member) => member !== main && liesBeside(main, member));
  if (isAmong && !/^on an? /.test(found ?? '')) return undefined;
  return isMoving && /^on an? /.test(found ?? '') ? undefined : found;
}
