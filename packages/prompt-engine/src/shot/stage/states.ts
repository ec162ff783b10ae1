import { listOf, rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Scene } from '../../read/scene.ts';
import { type Figure, type FigureState, STATES } from '../stage.ts';
import { drawingOf } from './drawn.ts';

/*
 * What has become of things: words that say it before or after a noun, and deeds that leave it so.
 */

/** state | adjectives | what the thing itself does | what is done to it */
const ROWS = rowsOf(
  `
spilt | spilled, spilt, spilling, knocked over, tipped over | spill, spill over, tip over | spill, knock over, tip over, upset
overturned | overturned, upturned, upside down, upside-down, capsized, toppled, flipped, knocked over, tipped over, fallen over, lying on its side, on its side, on its roof | overturn, capsize, topple, topple over, tip over, fall over, flip over, keel over, roll over | overturn, topple, knock over, knock down, tip over, tip, flip over, upend, kick over, push over
broken | broken(?! down), shattered, smashed, snapped, in pieces, in two, crumbling | break, shatter, smash, snap, burst, crumble, fall apart, break apart, split | break, shatter, smash, snap, crack open, split
cracked | cracked, splintered | crack, splinter | crack
sinking | sinking, sunken, shipwrecked, wrecked | sink, go down | sink
large | big, huge, large, giant, enormous, gigantic, oversized | - | -
melting | melting, melted, half-melted, half melted, molten, dripping | melt, drip, melt away, thaw | melt
`,
  4,
).map(([name, told, does, done]) => ({
  state: STATES.find((state) => state === name),
  told: listOf(told),
  said: new RegExp(listOf(told).join('|'), 'i'),
  does: new Set(listOf(does)),
  done: new Set(listOf(done)),
}));

/** What holds something to drink or to pour. */
const FILLED = sifted(
  /^(?:cup|mug|glass|wine-glass|cocktail|bottle|jug|can|bucket|bowl|flask|jar|beer-mug|champagne-flute|milkshake|bubble-tea|takeaway-cup|popcorn|vase|paint|teapot)$/,
);
/** What splinters and stays in its frame. */
const FRAMED = sifted(
  /^(?:mirror|window|phone|tablet|television|laptop|glasses|watch|clock|camera|door|wall|egg|robot|statue|doll|teddy|snowman|skeleton|fountain)$/,
);
/** What runs when it is warm, or of itself. */
const MELTS = sifted(
  /^(?:ice-cream|ice-cream-cup|snowman|candle|taper|chocolate|butter|cheese|clock|iceberg|floe|lollipop|igloo|marshmallow|candy|-)$/,
);

const VEHICLES = sifted(/^(?:car|.*-car|taxi|van|truck|bus|pickup|convertible|motorbike|bicycle|tractor)$/);

/** What floats. */
const AFLOAT = sifted(/(?:boat|ship|ferry|canoe|longship|gondola)$/);

/** The state as a drawing can have it: only what is full is spilt, what is in a frame cracks. */
function fitting(state: FigureState, drawing: string): FigureState | undefined {
  if (state === 'spilt') return FILLED.test(drawing) ? state : 'overturned';
  if (state === 'melting') return MELTS.test(drawing) ? state : undefined;
  if (state === 'sinking') return AFLOAT.test(drawing) ? state : undefined;
  // A broken car stands whole.
  if (state === 'broken' && VEHICLES.test(drawing)) return undefined;
  if (state === 'broken') return FRAMED.test(drawing) ? 'cracked' : state;
  return state;
}

const escaped = (text: string): string => text.replace(/[^\w ]/g, '.');

/** Whether words say of a noun that it is so, right before it or right after it. */
function isTold(told: readonly string[], name: string, subject: string): boolean {
  const words = told.join('|');
  const noun = `${escaped(name)}s?`;
  return new RegExp(
    `\\b(?:${words}) (?:[\\w-]+ )?${noun}\\b|\\b${noun} (?:is |are |lies |lying |lies |left )?(?:${words})\\b`,
    'i',
  ).test(subject);
}

function stateOf(index: number, { cast, doings, subject }: Scene): FigureState | undefined {
  const member = cast[index];
  if (!member) return undefined;
  const row = ROWS.find(
    ({ told, said, does, done }) =>
      // Most subjects have none of the words, and then there is no name to look for.
      (said.test(subject) && isTold(told, member.name, subject)) ||
      doings.some(({ verb, agents }) => agents.includes(index) && does.has(verb.base)) ||
      doings.some(({ verb, object }) => object === index && done.has(verb.base)),
  );
  const isAlive = isBeing(member.kind) && drawingOf(member) !== 'snowman';
  return row?.state && (!isAlive || row.state === 'large')
    ? fitting(row.state, drawingOf(member))
    : undefined;
}

/**
 * The figures in the states that the words give them.
 * @param order the cast's indexes in the order of the figures
 */
export const inStates = (figures: readonly Figure[], scene: Scene, order: readonly number[]): Figure[] =>
  figures.map((figure, i) => {
    const state = stateOf(order[i] ?? -1, scene);
    return state ? { ...figure, state } : figure;
  });
