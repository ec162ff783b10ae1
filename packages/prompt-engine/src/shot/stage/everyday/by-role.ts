import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Bond, Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What people have by what they are: the pianist beside a violinist a piano, a goalkeeper the ball, firefighters water
 * from their hose. What is a way or a floor is no thing beside them.
 */

const PATHS = /^(?:path|trail|road|track|upstairs|downstairs|hill|slope|stairs|street|lane|yard)s?$/;

/** A path that is told as the way is no block beside who goes there. */
const withoutWays = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures
    .reduceRight<readonly Figure[]>(
      (all, { drawing, word }, i) => (i > 0 && drawing === '-' && PATHS.test(word) ? without(all, i) : all),
      figures,
    )
    .slice();

/** Players by what they are called: instrument, how they have it. */
const PLAYERS: ReadonlyMap<string, readonly [drawing: string, as: Bond]> = new Map([
  ['pianist', ['piano', 'tend']],
  ['violinist', ['violin', 'held']],
  ['guitarist', ['guitar', 'held']],
  ['cellist', ['cello', 'held']],
  ['drummer', ['drum-kit', 'front']],
  ['trumpeter', ['trumpet', 'mouth']],
  ['flautist', ['flute', 'mouth']],
  ['flutist', ['flute', 'mouth']],
  ['harpist', ['harp', 'held']],
  ['accordionist', ['accordion', 'held']],
  ['saxophonist', ['saxophone', 'held']],
]);

/** Everybody who plays has the instrument, not the first alone. */
const eachPlays = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.reduce<Figure[]>(
    (all, figure, i) => {
      const [drawing, as] = PLAYERS.get(figure.word.toLowerCase().split(' ').at(-1) ?? '') ?? [];
      const isThere = all.some((other) => other.drawing === drawing);
      if (!drawing || !as || isThere || !hasHands(figure) || all.length >= MOST_FIGURES) return all;
      const isSeated = drawing === 'piano' || drawing === 'drum-kit';
      const thing: Figure = {
        ...thingFor(figure, drawing),
        height: figure.height * (drawing === 'piano' ? 0.72 : 0.6),
        bond: { to: i, as },
      };
      return [...(isSeated ? all.with(i, { ...figure, posture: 'sit' }) : all), thing];
    },
    [...figures],
  );

const KEEPS = sifted(/\b(?:goal ?keeper|goalie|keeper)\b/i);

/** A goalkeeper who leaps has the ball at the hands, and the goal behind. */
function keptGoal({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const ball = figures.findIndex(({ drawing, bond }) => /^(?:ball|plain-ball)$/.test(drawing) && !bond);
  const thrown = figures[ball];
  if (!first || !hasHands(first) || !KEEPS.test(subject)) return [...figures];
  return figures.map((figure, i): Figure => {
    // Posts are those of the goal.
    if (figure.drawing === 'letter' && /posts?$/.test(figure.word))
      return {
        ...unbound(figure),
        drawing: 'goal',
        word: 'goal',
        count: 1,
        height: 0.52,
        depth: 0.66,
        x: 0.5,
      };
    return i === ball && thrown && first.posture === 'jump'
      ? bound(thrown, 0, 'held', { posture: 'fly', count: 1 })
      : figure;
  });
}

const HOSED = sifted(/\bhoses?\b/i);

/** Water comes out of a hose that somebody holds. */
function hosed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing, word }) => drawing === '-' && /hose$/.test(word));
  const hose = figures[at];
  const fire = figures.find(({ drawing }) => drawing === 'fire');
  if (!first || !hose || !HOSED.test(subject)) return [...figures];
  const faces = fire && fire.x < first.x ? 'left' : 'right';
  return figures.with(0, { ...first, faces, count: Math.min(first.count, 3) }).with(at, {
    ...bound(hose, 0, 'held', { count: Math.min(first.count, 3) }),
    drawing: 'spray',
    lettered: false,
  });
}

const OVER_FIRE = sifted(
  /\bover (?:an?|the|his|her|their) (?:open )?(?:camp ?fire|fire|bonfire|log fire)\b/i,
);

/** What is cooked over a fire is on that, and on no stove. */
function overFire({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const stove = figures.findIndex(({ drawing }) => drawing === 'stove');
  const fire = figures.findIndex(({ drawing }) => drawing === 'campfire' || drawing === 'fire');
  const flames = figures[fire];
  if (!first || stove < 0 || !flames || !OVER_FIRE.test(subject)) return [...figures];
  const moved = figures.map((figure, i): Figure => {
    if (i === 0) return { ...first, posture: 'crouch', height: Math.min(first.height, 0.72) };
    if (i === fire) return bound(flames, 0, 'tend', { height: Math.min(first.height, 0.72) * 0.3 });
    return figure.bond?.to === stove ? bound(figure, fire, 'on', { height: first.height * 0.24 }) : figure;
  });
  return [...without(moved, stove)];
}

const BOARD_BORNE = sifted(
  /\b(?:board|surfboard|skis|snowboard|skateboard) (?:under|on|over) (?:his|her|their|one) (?:arm|shoulder|head)s?\b|\bcarry\w* (?:an?|the|his|her|their) (?:[\w-]+ )?(?:board|surfboard|snowboard|skateboard|skis)\b|\brun\w* (?:into|towards?|out of) the (?:sea|water|waves|ocean|surf)\b/i,
);

/** A board under the arm is in the hand, and nobody is on it. */
function boardBorne({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = first?.bond?.as === 'on' ? first.bond.to : -1;
  const board = figures[to];
  const isBoard = board && /^(?:surfboard|skateboard|skis)$/.test(board.drawing);
  if (!first || !hasHands(first) || !isBoard || !BOARD_BORNE.test(subject)) return [...figures];
  const runs = /\brun/i.test(subject);
  return figures
    .with(0, { ...unbound(first), posture: runs ? 'run' : 'walk', height: Math.min(first.height, 0.66) })
    .with(to, bound(board, 0, 'held', { count: 1, posture: 'stand' }));
}

const WITH_KIN = sifted(
  /\bwith (?:his|her|their|an?|the) (?:[\w-]+ )?(?:father|mother|dad|mum|mom|grand\w+|brother|sister|friend|son|daughter|boy|girl|child)\b/i,
);
const LOW_WORK = sifted(/\b(?:build|mak|dig|plant|pick|gather|draw|paint|weed)\w*\b/i);

/** Who does something low down with another has that one down there too. */
function bothDown({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    (figure, i) => i > 0 && hasHands(figure) && !figure.bond && figure.posture === 'stand',
  );
  const mate = figures[at];
  const isLow = first && /^(?:kneel|crouch)$/.test(first.posture) && hasHands(first);
  if (!isLow || !mate || mate.count > 1 || !WITH_KIN.test(subject) || !LOW_WORK.test(subject))
    return [...figures];
  return figures.with(at, { ...mate, posture: 'kneel', faces: 'left', depth: 0.2 });
}

const AT_HIVE = sifted(/\b(?:bee ?)?hives?\b/i);

/** A beekeeper is at a hive. */
function atHive({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const isThere = figures.some(({ drawing }) => drawing === 'hive');
  if (!first || isThere || !AT_HIVE.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  const hive: Figure = { ...thingFor(first, 'hive'), height: first.height * 0.5, x: 0.74 };
  return [
    { ...first, faces: 'right', x: 0.34 },
    ...figures.slice(1),
    { ...hive, bond: { to: 0, as: 'put' } },
  ];
}

const MILKS = sifted(
  /\bmilk(?:s|ing|ed)? (?:an?|the|his|her|their|some) (?:[\w-]+ )?(?:cow|goat|sheep|camel|buffalo|ewe)\b/i,
);

/** Who milks a cow sits at its flank, with the bucket beneath. */
function milked({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex((figure, i) => i > 0 && figure.age && !hasHands(figure));
  const cow = figures[at];
  if (!first || !hasHands(first) || first.count > 1 || !cow || !MILKS.test(subject)) return [...figures];
  const had = figures.findIndex(({ drawing }) => drawing === 'bucket');
  if (had < 0 && figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.66);
  const bucket: Figure = {
    ...(figures[had] ?? thingFor(first, 'bucket')),
    height: height * 0.2,
    x: 0.6,
    depth: 0.05,
    bond: { to: at, as: 'front' },
  };
  const all = figures
    .with(0, {
      ...unbound(first),
      height,
      posture: 'sit',
      faces: 'right',
      x: 0.46,
      depth: 0.1,
      bond: { to: at, as: 'around' },
    })
    .with(at, {
      ...unbound(cow),
      x: 0.56,
      depth: 0.3,
      faces: 'right',
      height: Math.max(cow.height, height * 0.86),
    });
  return had < 0 ? [...all, bucket] : all.with(had, bucket);
}

const FROM_IT = /^(?:well|fountain|statue|windmill|waterwheel|water pump)$/;
const SIGHTS: Readonly<Record<string, string>> = { 'water pump': 'well' };

/** A well that is told as the place stands behind whoever comes from it. */
function atWell({ place }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const word = place?.words.toLowerCase() ?? '';
  const name = FROM_IT.test(word) ? word : (word.split(' ').at(-1) ?? '');
  const drawing = SIGHTS[name] ?? name;
  const isThere = figures.some((figure) => figure.drawing === drawing);
  if (!first?.age || !FROM_IT.test(name) || isThere || figures.length >= MOST_FIGURES) return [...figures];
  const sight: Figure = {
    ...thingFor(first, drawing),
    word: name,
    height: Math.min(0.5, first.height * 0.7),
  };
  return [...figures, { ...sight, x: first.x > 0.5 ? 0.2 : 0.82, depth: 0.62 }];
}

const ROWS = sifted(/\b(?:row(?:s|ing)|paddl(?:es|ing)|canoe(?:s|ing)|kayak(?:s|ing))\b/i);

/** Who rows sits in a boat. */
function rowed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const isThere = figures.some(({ drawing }) => /boat|canoe|raft|kayak|machine/.test(drawing));
  if (!first || isThere || !ROWS.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  if (!figures.some(({ drawing, bond }) => drawing === 'oar' && bond?.to === 0)) return [...figures];
  const canoe: Figure = { ...thingFor(first, 'canoe'), word: 'boat', height: 0.22, x: 0.5, depth: 0.2 };
  const to = figures.length;
  return [
    { ...first, posture: 'sit', height: Math.min(first.height, 0.4), x: 0.5, bond: { to, as: 'in' } },
    ...figures.slice(1),
    canoe,
  ];
}

const ON_ROOF_WORK = sifted(
  /\b(?:nail|tile|til|repair|fix|mend|lay|hammer|thatch|replac)\w*\b.*\bon (?:an?|the|his|her) (?:[\w-]+ )?(?:roof|rooftop)\b|\broofer\w*\b/i,
);

/** Who works on a roof crouches there with a hammer. */
function roofed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isBusy = figures.some(({ bond }) => bond?.to === 0 && bond.as === 'held');
  if (!first || !hasHands(first) || !ON_ROOF_WORK.test(subject) || !/stand|crouch/.test(first.posture))
    return [...figures];
  const down = figures.with(0, { ...first, posture: 'crouch', faces: 'right' });
  return isBusy || figures.length >= MOST_FIGURES
    ? down
    : [...down, { ...thingFor(first, 'hammer'), bond: { to: 0, as: 'held' } }];
}

const ON_HAND = sifted(
  /\bon(?:to)? (?:(?:his|her|their|an?|the|my) )?(?:[\w-]+ )*?(?:[\w-]+['’]s? )?(?:outstretched |open )?(?:hand|finger|palm|wrist|arm)\b/i,
);
const PERCHES =
  /^(?:pigeon|bird|parrot|owl|eagle|crow|butterfly|bee|ladybird|seagull|chick|hummingbird|dragonfly)$/;

/** A bird on somebody's hand is there, not on the shoulder. */
const onHand = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const bearer = figures[figure.bond?.as === 'on' ? figure.bond.to : -1];
    return bearer && hasHands(bearer) && PERCHES.test(figure.drawing) && ON_HAND.test(subject)
      ? { ...figure, bond: { to: figure.bond?.to ?? 0, as: 'held' as const } }
      : figure;
  });

/** The set pieces of this kind, in their order. */
export const BY_ROLE = [
  withoutWays,
  eachPlays,
  told(KEEPS, keptGoal),
  told(HOSED, hosed),
  told(OVER_FIRE, overFire),
  told(BOARD_BORNE, boardBorne),
  told(WITH_KIN, bothDown),
  told(AT_HIVE, atHive),
  told(MILKS, milked),
  atWell,
  told(ROWS, rowed),
  told(ON_ROOF_WORK, roofed),
  onHand,
];
