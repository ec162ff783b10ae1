import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { unbound } from '../benches.ts';
import { without } from '../grounds.ts';

/*
 * Many at once: a queue is people one after the other, a choir stands in its rows, who cheers has the arms up, and of
 * large things that nobody counts no more are seen than the frame has room for.
 */

const QUEUE = sifted(
  /\b(?:lines?|queues?) of (?:people|customers|shoppers|passengers|tourists|fans|commuters|children|men|women)\b|\b(?:people|customers|tourists|fans) (?:queu\w+|standing in line|waiting in line)\b/i,
);
const CHOIR = sifted(/\b(?:choirs?|chorus|orchestra|team|class|squad|platoon|congregation)\b/i);
const CHEERS = sifted(/\b(?:cheer|celebrat|applaud|clap|wav|dance|danc|jump|protest|march)\w*\b/i);
const TOLD_MANY: readonly string[] = 'four five six seven eight nine ten eleven twelve'.split(' ');

/** How many the words tell, where they tell it; as many as one sees at once elsewhere. */
function manyIn(subject: string, otherwise: number): number {
  const told = TOLD_MANY.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(subject));
  return told < 0 ? otherwise : told + 4;
}

/** A queue, a choir and a crowd that cheers are people whom one sees whole. */
const seenWhole = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i): Figure => {
    if (figure.drawing !== 'crowd' || figure.bond) return figure;
    const person: Figure = {
      ...figure,
      drawing: 'person',
      age: 'adult',
      height: Math.min(figure.height, 0.52),
    };
    if (QUEUE.test(subject)) {
      const shop = figures.find(({ depth }, j) => j !== i && depth > 0.5);
      const faces = shop && shop.x < 0.5 ? 'left' : 'right';
      return {
        ...person,
        count: manyIn(subject, 6),
        posture: 'stand',
        faces,
        x: faces === 'left' ? 0.6 : 0.4,
      };
    }
    if (CHOIR.test(figure.word))
      return { ...person, count: manyIn(subject, 9), posture: 'stand', faces: 'camera' };
    return figure.posture === 'cheer' || (i === 0 && CHEERS.test(subject))
      ? { ...person, count: 12, posture: 'cheer', faces: 'camera', temper: 'joy' }
      : figure;
  });

const LARGE =
  /^(?:stall|sales-stall|tent|house|cottage|shop|truck|bus|van|tractor|carriage|caravan|sailboat|barn)$/;
const ROWED = sifted(
  /\b(?:row|rows|line|lines|street|fleet|queue|convoy|parade|column)s? of\b|\b(?:three|four|five|six|seven|eight|nine|ten|twelve|many|countless|hundreds|dozens)\b/i,
);

/** Of stalls that nobody counts, with people before them, two are seen. */
const fewLarge = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.some(({ age }) => age) && !ROWED.test(subject)
    ? figures.map((figure) =>
        LARGE.test(figure.drawing) && figure.count > 2 && !figure.bond ? { ...figure, count: 2 } : figure,
      )
    : [...figures];

/** A jam is more than one car. */
const jammed = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'car' &&
    /\b(?:traffic jam|traffic|jam|rush hour)$/.test(figure.word) &&
    figure.count < 3
      ? { ...figure, count: 5 }
      : figure,
  );

/** A boat that is in another is the same boat. */
function oneBoat(_: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(
    ({ drawing, bond }) => drawing === 'canoe' && bond?.as === 'in' && figures[bond.to]?.drawing === 'boat',
  );
  const canoe = figures[at];
  if (at < 1 || !canoe?.bond) return [...figures];
  const one = figures.with(at, {
    ...unbound(canoe),
    x: 0.5,
    depth: 0.2,
    height: Math.max(canoe.height, 0.24),
  });
  return [...without(one, canoe.bond.to)];
}

const LONG = sifted(/\b(?:long|banquet|trestle|festive|conference) (?:[\w-]+ )?table\b/i);

/** A long table is one. */
const longOne = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'table' && LONG.test(subject)
      ? { ...figure, drawing: 'long-table', height: Math.min(figure.height, 0.36), lettered: false }
      : figure,
  );

/** The set pieces of this kind, in their order. */
export const MANY = [seenWhole, fewLarge, jammed, oneBoat, longOne];
