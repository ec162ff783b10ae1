import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, type Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES, thingFor, unbound } from './benches.ts';

/*
 * Second things: what the words put beside another is in the picture, on the same table, and of its own size.
 */

const BESIDE = sifted(
  /\b(?:next to|beside|alongside|near|by|close to|opposite|and|with) (?:an? |the |some |his |her |their |its |two |three )?(?:[\w'’-]+ ){0,4}?$/i,
);
const SEEN = sifted(
  /^(?:product|device|tool|toy|food|drink|instrument|container|furniture|plant|flower|graphic|machine|clothing|thing|structure|vehicle|hands|pet|bird|wild-animal|farm-animal|sport)$/,
);

/** Whether the words name a member right after they say that it is beside something. */
function isBeside({ words }: Member, subject: string): boolean {
  const at = subject.toLowerCase().lastIndexOf(words.toLowerCase());
  return at > 0 && BESIDE.test(subject.slice(0, at));
}

const FOR_THINGS = sifted(/\b(?:next to|beside|alongside|close to)\b/i);

/** What the reading left without a tie after a place, 'on a desk next to a cup', stands beside what is there. */
export function besideToo(
  member: Member,
  index: number,
  { cast, doings, subject }: Scene,
): Member | undefined {
  const isLeft = member.part === 'topic' && !member.relation && index > 0 && SEEN.test(member.kind);
  if (!isLeft || !FOR_THINGS.test(subject) || !isBeside(member, subject)) return undefined;
  const isActed = doings.some(({ object, receiver }) => object === index || receiver === index);
  const main = cast.findIndex(({ part }) => part === 'main');
  if (isActed || main < 0) return undefined;
  const part = isPeople(member.kind) ? 'companion' : 'scenery';
  return { ...member, part, relation: { preposition: 'beside', to: main } };
}

const PUT_IN = sifted(/^(?:tuck|put|lay|place|help|carry|lift|lower|climb|get)\b/);

/** Who is tucked into bed is in it. */
export function intoBed(member: Member, _: number, { doings }: Scene): Member | undefined {
  const { relation, name } = member;
  const doing = doings.find(({ verb, object }) => PUT_IN.test(verb.base) && object !== undefined);
  const isBed = relation?.preposition === 'into' && /\b(?:bed|crib|cot|cradle|bath|bathtub)$/.test(name);
  if (!isBed || doing?.object === undefined) return undefined;
  return { ...member, part: 'support', relation: { preposition: 'in', to: doing.object } };
}

/** How tall the tallest of several things may be, as a share of the frame. */
const TALLEST = 0.74;

/** A tray that bears what is named has no other glasses on it. */
const trayOf = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    const isLaden =
      figure.drawing === 'tray' && figures.some(({ bond }) => bond?.as === 'on' && bond.to === i);
    return isLaden ? { ...figure, drawing: 'cutting-board', word: 'tray' } : figure;
  });

/** Things that stand together are seen whole, and none dwarfs what the picture is of. */
export function stillLife(_: Scene, given: readonly Figure[]): Figure[] {
  const figures = trayOf(given);
  const near = figures.filter(({ depth, age, bond }) => depth < 0.6 && !age && bond?.as !== 'in');
  const tallest = Math.max(...near.map(({ height }) => height));
  if (figures.some(({ age }) => age) || near.length < 2 || tallest <= TALLEST) return [...figures];
  return figures.map((figure) => ({ ...figure, height: (figure.height * TALLEST) / tallest }));
}

const BLOWN = sifted(
  /\b(?:blow(?:s|ing|n)?|blew|puff(?:s|ing)?)\b[^,]*\b(?:out|at|on)\b|\bmak(?:es?|ing) a wish\b/i,
);
const CAKES = sifted(/^(?:cake|cupcake|pie)$/);

/** The candles that somebody blows out burn on their cake, and that is on the table before the mouth. */
export function candled({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const cake = figures.findIndex(({ drawing }) => CAKES.test(drawing));
  const candle = figures.findIndex(({ drawing }) => drawing === 'candle');
  const table = figures.findIndex(({ drawing, bond }) => drawing === 'table' && bond?.to === 0);
  const [first] = figures;
  const [its, flame] = [figures[cake], figures[candle]];
  if (!first?.age || !its || !BLOWN.test(subject)) return [...figures];
  const height = first.height * 0.26;
  const set = figures.with(cake, {
    ...(table < 0 ? its : { ...its, bond: { to: table, as: 'on' as const } }),
    height,
    depth: 0.2,
  });
  const count = Math.max(flame?.count ?? 0, 3);
  const burning = flame
    ? set.with(candle, { ...flame, count, height: height * 0.55, bond: { to: cake, as: 'on' } })
    : set;
  const leant = burning.with(0, { ...unbound(first), posture: 'lean' });
  if (leant.length >= MOST_FIGURES) return leant;
  return [...leant, { ...thingFor(first, 'puff'), bond: { to: 0, as: 'mouth' } }];
}
