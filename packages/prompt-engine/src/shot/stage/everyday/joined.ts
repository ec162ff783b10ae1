import { Sieve } from '../../../lexicon/sifting/sieve.ts';
import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Bond, Figure, Posture } from '../../stage.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { JOINED_ROWS } from './joined-rows.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Deeds with what they are joined to: a sink under hands that are washed, a stall before who buys, those before whom
 * one queues, prey in the mouth of who steals it.
 */

interface Row {
  readonly told: RegExp;
  readonly drawing: string;
  readonly as: Bond;
  readonly tall: number;
  readonly posture?: Posture;
  readonly tool: string;
  readonly gone: RegExp | undefined;
}

const ROWS: readonly Row[] = JOINED_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [told = '', drawing = '', as, tall, posture, tool = '-', gone = '-'] = row.split(' ; ');
    return {
      told: sifted(new RegExp(told, 'i')),
      drawing,
      as: as as Bond, // by the row's form
      tall: Number(tall),
      ...(posture === '-' ? {} : { posture: posture as Posture }), // by the row's form
      tool,
      gone: gone === '-' ? undefined : new RegExp(`\\b(?:${gone})$`),
    };
  });

const SIEVE = new Sieve(ROWS.map(({ told }) => told));

const rowTold = (subject: string): Row | undefined =>
  SIEVE.passing(subject)
    .flatMap((at) => ROWS[at] ?? [])
    .find(({ told }) => told.test(subject));

/** The figures without what is none of them in a deed, and without what stood in its stead in the hand. */
const withoutWords = (figures: readonly Figure[], { gone, drawing }: Row): readonly Figure[] =>
  figures.reduceRight<readonly Figure[]>(
    (all, figure, i) =>
      i > 0 &&
      gone &&
      !/^(?:person|child)/.test(figure.drawing) &&
      figure.drawing !== drawing &&
      gone.test(figure.word.toLowerCase())
        ? without(all, i)
        : all,
    figures,
  );

/** Who does what a row tells is at what it is done at. */
function atFixtureOfDeed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const lead = figures[0];
  const first = lead && hasHands(lead) ? unbound(lead) : undefined;
  const row = first && rowTold(subject);
  const isAtOne = figures.some(
    ({ drawing, bond, word }) =>
      bond?.to === 0 && (drawing === row?.drawing || (bond.as === 'front' && row?.gone?.test(word) !== true)),
  );
  // Who is at it already stays there, and who stands at a bench has it on that.
  if (!first || !row || first.count > 2 || isAtOne) return [...figures];
  const kept = withoutWords(figures, row);
  const at = kept.findIndex(
    ({ drawing, bond }, i) => i > 0 && drawing === row.drawing && (!bond || bond.to === 0),
  );
  if (at < 0 && kept.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.8);
  if (row.as === 'beside') return besideIt(kept, row, at);
  const posture = row.posture ?? first.posture;
  const user: Figure = { ...first, height, posture, faces: 'right', x: 0.36 };
  if (row.as === 'front') return overTable(kept.with(0, { ...user, x: 0.5 }), row);
  const isBehind = row.as === 'behind';
  const fixture = bound(kept[at] ?? thingFor(first, row.drawing), 0, row.as, {
    height: height * row.tall,
    x: isBehind ? 0.5 : 0.74,
    count: 1,
    posture: 'stand',
  });
  const own = {
    ...user,
    ...(isBehind && { x: 0.5, height: Math.min(height, 0.46), faces: 'camera' as const }),
  };
  // What lay under hand before lies beside.
  const others = kept.map(
    (figure, i): Figure =>
      i > 0 && i !== at && !figure.age && figure.bond?.to === 0 && /^(?:tend|put)$/.test(figure.bond.as)
        ? { ...unbound(figure), x: 0.12, depth: 0.05, height: Math.min(figure.height, height * 0.3) }
        : figure,
  );
  const all = at < 0 ? [...others.with(0, own), fixture] : others.with(0, own).with(at, fixture);
  return withTool(all, row.tool);
}

/** What somebody is at, whatever they are on, stands a little behind. */
function besideIt(figures: readonly Figure[], { drawing, tall }: Row, at: number): Figure[] {
  const [first] = figures;
  if (!first) return [...figures];
  const thing: Figure = {
    ...unbound(figures[at] ?? thingFor(first, drawing)),
    x: 0.84,
    depth: 0.35,
    height: Math.min(first.height, 0.8) * tall,
    count: 1,
  };
  const all = figures.with(0, { ...first, x: 0.38 });
  return at < 0 ? [...all, thing] : all.with(at, thing);
}

/** The first one at a table with the thing of the row on it. */
function overTable(figures: readonly Figure[], { drawing, tall, tool }: Row): Figure[] {
  const [first] = figures;
  if (!first || figures.length > MOST_FIGURES - 2) return [...figures];
  const all = withTool(figures, tool);
  all.push({ ...thingFor(first, drawing), height: first.height * tall });
  onBench(all, { agent: 0, object: all.length - 1, row: { place: 'table', stock: '-' } });
  return all.map((figure) =>
    figure.drawing === drawing ? { ...figure, height: first.height * tall } : figure,
  );
}

/** A tool in hands that hold none. */
function withTool(figures: readonly Figure[], tool: string): Figure[] {
  const [first] = figures;
  const isBusy = figures.some(({ bond }) => bond?.to === 0 && bond.as === 'held');
  if (!first || tool === '-' || isBusy || figures.length >= MOST_FIGURES) return [...figures];
  return [...figures, { ...thingFor(first, tool), bond: { to: 0, as: 'held' } }];
}

const BUYS = sifted(
  /\b(?:buy|choos|haggl\w* over|bargain\w* for|shop\w* for|pick\w* out|squeez|sniff|inspect)\w*\b.*\b(?:market|stall|stand|bazaar|souk|fair|vendor)\b/i,
);

/** Who buys at a market has the goods on a stall before them. */
function boughtAtStall({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ age, bond }, i) => i > 0 && !age && bond?.as !== 'worn');
  const goods = figures[at];
  const isThere = figures.some(({ drawing }) => /stall$/.test(drawing));
  if (!first || !goods || isThere || first.count > 2 || !BUYS.test(subject)) return [...figures];
  if (figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.66);
  const stall = bound(thingFor(first, 'sales-stall'), 0, 'tend', { height: height * 1.3, x: 0.74 });
  const laid = bound(goods, figures.length, 'on', {
    count: Math.max(4, goods.count),
    height: height * 0.15,
    posture: 'stand',
  });
  return [
    ...figures.with(0, { ...first, height, posture: 'stand', faces: 'right', x: 0.3 }).with(at, laid),
    stall,
  ];
}

const QUEUES = sifted(
  /\b(?:queu\w*|lin(?:es|ed|ing) up|(?:stand|wait)\w* in (?:an? |the )?(?:[\w-]+ )?(?:line|queue))\b/i,
);

/** Who queues stands behind others, and all look the same way. */
function queued({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || first.bond || !QUEUES.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const isAlone = first.count < 2 && figures.filter(({ age }) => age).length < 2;
  const height = Math.min(first.height, hasHands(first) ? 0.56 : 0.4);
  const target = figures.map(
    (figure, i): Figure =>
      i === 0
        ? { ...first, height, faces: 'right', posture: 'stand', x: isAlone ? 0.16 : 0.36, depth: 0.2 }
        : figure.age || figure.bond
          ? figure
          : { ...figure, x: 0.86 },
  );
  if (!isAlone) return target;
  const other: Figure = {
    drawing: 'person',
    word: 'queue',
    age: 'adult',
    count: 3,
    x: 0.62,
    height: 0.56,
    depth: 0.25,
    posture: 'stand',
    faces: 'right',
  };
  return [...target, other];
}

const SWEEPS = /^(?:broom|mop|rake|vacuum-cleaner)$/;

/** Who sweeps is seen from the side, the arms clear of the face. */
function sweptAside(_: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const isSweeping = figures.some(({ drawing, bond }) => SWEEPS.test(drawing) && bond?.to === 0);
  return first && isSweeping && first.faces === 'camera' && first.count === 1
    ? figures.with(0, { ...first, faces: first.x > 0.5 ? 'left' : 'right' })
    : [...figures];
}

/** The set pieces of this kind, in their order. */
export const JOINED = [atFixtureOfDeed, told(BUYS, boughtAtStall), told(QUEUES, queued), sweptAside];
