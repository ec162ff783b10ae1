import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';

/*
 * What is on a table, and who is at it: patients, trays, two who share one.
 */

/** What is examined on a table is at the hands, and the table before them. */
export function atTheTable({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }) => /^(?:table|desk|bed)$/.test(drawing) && (!bond || bond.as === 'tend'),
  );
  const lies = figures.findIndex(({ bond }, i) => i > 0 && bond?.to === at && bond.as === 'on');
  const [table, patient] = [figures[at], figures[lies]];
  const isFree = first?.age && !first.bond && /^(?:person|child)/.test(first.drawing);
  // A cactus that stands on a table is one in a pot.
  const isThing = patient && !patient.age;
  const isSmall =
    patient &&
    first &&
    (isThing || patient.height < first.height * 0.62) &&
    !/^(?:person|child)/.test(patient.drawing);
  const isTended = doings.some(({ object }) => object !== undefined);
  if (!isFree || !table || !isSmall || !isTended || first.count > 1) return [...figures];
  const borne = isThing ? { ...patient, height: Math.min(patient.height, first.height * 0.34) } : patient;
  return figures
    .with(lies, borne)
    .with(0, { ...first, posture: first.posture === 'sit' ? 'sit' : 'stand' })
    .with(at, {
      ...table,
      x: first.x,
      depth: 0.1,
      height: first.height * 0.45,
      bond: { to: 0, as: 'front' },
    });
}

const TRAYED = sifted(/\b(tray|plate|platter|board) of \w+/i);

/** A tray of croissants has croissants on it, not glasses. */
export function onTray({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'tray' && bond?.as === 'held');
  const food = figures.findIndex(
    ({ drawing, bond, age }, i) =>
      i > 0 &&
      !bond &&
      !age &&
      subject.toLowerCase().includes(` of ${figures[i]?.word.toLowerCase()}`) &&
      drawing !== '-',
  );
  const [tray, load] = [figures[at], figures[food]];
  if (!tray || !load || !TRAYED.test(subject)) return [...figures];
  return figures
    .with(at, { ...tray, drawing: 'cutting-board', word: 'tray' })
    .with(food, { ...load, count: Math.min(load.count, 3), bond: { to: at, as: 'on' } });
}

const BENCHED = sifted(/^(?:table|desk|counter|game-table)$/);

/** Two at one table are at both sides of it. */
export function acrossTable({ doings, subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(
    ({ drawing, bond }) => BENCHED.test(drawing) && bond?.to === 0 && bond.as === 'front',
  );
  const other = figures.findIndex(
    ({ drawing, age, bond, count }, i) =>
      i > 0 &&
      age &&
      count === 1 &&
      (!bond || bond.as === 'beside') &&
      /^(?:person|child|robot|alien)/.test(drawing),
  );
  const [first] = figures;
  const [table, mate] = [figures[at], figures[other]];
  const isShared =
    table?.drawing === 'game-table' ||
    /\b(?:and|with|against|for)\b/i.test(subject.split(/\b(?:at|on|in|behind)\b/)[0] ?? '');
  if (!first?.age || first.count > 1 || !table || !mate || !isShared || doings.length === 0)
    return [...figures];
  return figures
    .with(0, { ...first, faces: 'right', x: 0.3 })
    .with(at, { ...table, x: 0.3 })
    .with(other, {
      ...mate,
      faces: 'left',
      // Who shares a game with one who sits does so too.
      x: first.posture === 'sit' ? 0.62 : 0.74,
      posture: first.posture === 'sit' ? 'sit' : mate.posture,
      depth: 0.2,
      bond: { to: 0, as: 'around' },
    });
}

const LONG = sifted(/^(?:flat-board|timber|plank|ladder|spear|stick|skis|broom)$/);

/** Of what is long no more is carried than two arms hold. */
export const armful = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.bond?.as === 'held' && LONG.test(figure.drawing) && figure.count > 2
      ? { ...figure, count: 2 }
      : figure,
  );

const TOWARDS = sifted(
  /^(?:spray|watch|look|stare|gaze|point|photograph|film|wave|shout|hose|aim|face|admire)\b/,
);

/** Two who do something to a thing both look at it. */
export function bothToward({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const thing = figures.find(({ bond, age, height }, i) => i > 0 && !bond && !age && height > 0.3);
  const isAt = doings.some(({ verb, object }) => TOWARDS.test(verb.base) && object !== undefined);
  const isTwo = first?.age && first.count === 2 && !first.bond && /^(?:person|child)/.test(first.drawing);
  if (!first || !thing || !isAt || !isTwo || figures.length > 7) return [...figures];
  const isLeft = thing.x < first.x;
  const one: Figure = { ...first, count: 1, faces: isLeft ? 'left' : 'right', depth: 0.2 };
  const held = figures.map((figure) => (figure.bond?.to === 0 ? { ...figure, count: 1 } : figure));
  return [...held.with(0, { ...one, x: isLeft ? 0.5 : 0.34 }), { ...one, x: isLeft ? 0.78 : 0.12 }];
}

/** What stands beside a thing on a table is on the table too. */
export function onOneTop(figures: readonly Figure[]): Figure[] {
  const onTop = figures.find(
    ({ bond, age }) => bond?.as === 'on' && !age && TOPS.test(figures[bond.to]?.drawing ?? ''),
  );
  // A bowl of berries on a table: the words hang the table on the berries, the picture the bowl on the table.
  const [first] = figures;
  const top = figures.findIndex(({ drawing, bond }) => TOPS.test(drawing) && !bond);
  const filled =
    first?.bond?.as === 'in' && !first.age && top > 0 && top !== first.bond.to ? first.bond.to : -1;
  const vessel = figures[filled];
  if (vessel && !vessel.bond) {
    const tall = Math.min(0.24, vessel.height);
    return figures
      .with(filled, { ...vessel, height: tall, bond: { to: top, as: 'on' } })
      .map(
        (figure, i): Figure =>
          i === top
            ? { ...figure, x: 0.5, height: 0.42, depth: 0.2 }
            : figure.bond?.to === filled
              ? { ...figure, height: Math.min(figure.height, tall) }
              : figure,
      );
  }
  // 'A glass of lemonade with a lemon on a picnic table': all of it is on the table.
  const isSmall = (figure: Figure): boolean =>
    !figure.age && !figure.bond && !TOPS.test(figure.drawing) && figure.drawing !== 'hanging-lamp';
  if (first && isSmall(first) && top > 0 && !figures.some(({ age }) => age) && !onTop) {
    const tall = Math.min(0.34, first.height);
    return figures.map((figure, i): Figure => {
      if (i === top) return { ...figure, x: first.x, height: 0.42, depth: 0.2 };
      const height = Math.min(tall, (figure.height * tall) / first.height);
      return isSmall(figure) ? { ...figure, height, bond: { to: top, as: 'on' } } : figure;
    });
  }
  const bond = onTop?.bond;
  if (!bond) return [...figures];
  return figures.map((figure, i) => {
    const isFree = !figure.bond || figure.bond.as === 'beside';
    const isSmall =
      figure.height < onTop.height * 2.5 &&
      !figure.age &&
      !/^(?:chair|window|sofa|hanging-lamp|television)$/.test(figure.drawing) &&
      !/\b(?:floor|standing) lamp\b/.test(figure.word);
    const height = Math.min(figure.height, onTop.height * 1.7);
    return isFree && isSmall && i !== bond.to ? { ...figure, height, bond } : figure;
  });
}

const TOPS = sifted(
  /^(?:table|desk|counter|shelf|plate|rug|stove|piano|barrel|bench|sink|box|newspaper|tray|cutting-board)$/,
);
