import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure, Stage } from '../stage.ts';

/*
 * Who is in water is in it, and who only looks at it is on its shore.
 */

const WATERS = sifted(/^(?:river|lake|lakeside|sea|beach|pool|swamp|hot-spring)$/);
/** What is done in water, and nowhere else. */
const WET = sifted(/^(?:swim|bathe|wade|paddle|splash|soak|snorkel|float|dip|cool off|ford)\b/);
const IN = sifted(/^(?:in|into|through|across)$/);
/** What is done at the water's edge though the words say in it. */
const FROM_THE_BANK = sifted(/^(?:fish|drink|row|sail|kayak|canoe|throw|skip|surf|drown|reflect|wash)\b/);
const ON_LAND = sifted(
  /^(?:stand|sit|walk|lean|run|kneel|lotus|lie|slump|dance|wave|cheer|cry|crouch|bend)$/,
);

const FOWL = sifted(/^(?:duck|swan|goose|pelican|rubber-duck)$/);

const isPerson = ({ drawing }: Figure): boolean => /^(?:person|child)/.test(drawing);

/** A body as it is in water: a person who swims does, an animal in it has its legs under the surface. */
function inIt(figure: Figure, swims: boolean): Figure {
  if (!figure.age || (figure.bond && !/^(?:tend|beside|hug|kiss)$/.test(figure.bond.as))) return figure;
  const height = isPerson(figure) ? Math.min(figure.height, swims ? 0.66 : 0.8) : figure.height;
  // Who splashes is in the water, with the arms up.
  if (figure.posture === 'jump') return { ...figure, height, posture: isPerson(figure) ? 'cheer' : 'stand' };
  if (!swims || !/^(?:stand|walk|run|swim|float)$/.test(figure.posture)) return { ...figure, height };
  return { ...figure, height, posture: 'swim' };
}

/** Who is in a small boat and is not said to stand sits in it. */
const seated = (scene: Scene, figures: readonly Figure[]): readonly Figure[] =>
  figures.map((figure) =>
    figure.bond?.as === 'in' &&
    isPerson(figure) &&
    /^(?:stand|lean)$/.test(figure.posture) &&
    /^(?:boat|canoe|gondola|raft)$/.test(figures[figure.bond.to]?.drawing ?? '') &&
    !scene.doings.some(({ verb }) => /^stand/.test(verb.base))
      ? { ...figure, posture: 'sit' }
      : figure,
  );

const SURFS = sifted(/^surf\b/);

/** Who surfs a wave stands on a board on it. */
function surfing(scene: Scene, figures: readonly Figure[]): readonly Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'wave');
  const wave = figures[at];
  const hasBoard = figures.some(({ drawing }) => /board$/.test(drawing));
  const surfs = scene.doings.some(({ verb }) => SURFS.test(verb.base));
  if (!first?.age || !wave || hasBoard || !surfs || first.bond || figures.length > 6) return figures;
  const { age: _age, sex: _sex, temper: _temper, colour: _colour, ...plain } = first;
  const board: Figure = { ...plain, drawing: 'surfboard', word: 'surfboard', height: 0.05, posture: 'stand' };
  const rider: Figure = {
    ...first,
    height: Math.min(first.height, 0.26),
    bond: { to: figures.length, as: 'on' },
  };
  return [
    { ...rider, posture: isPerson(first) ? 'ride' : 'stand' },
    ...figures.slice(1).with(at - 1, { ...wave, x: first.x, depth: 0.3, height: 0.7 }),
    { ...board, bond: { to: at, as: 'on' } },
  ];
}

const MENDS = sifted(
  /^(?:repair|mend|fix|paint|build|caulk|clean|scrub|load|unload|push|pull|drag|varnish)\b/,
);

/** Whether a boat is worked on, which is done on land. */
const isAshore = (scene: Scene, figures: readonly Figure[]): boolean =>
  scene.doings.some(({ verb }) => MENDS.test(verb.base)) &&
  figures.some(({ drawing, bond }) => /^(?:boat|canoe|sailboat)$/.test(drawing) && bond?.to === 0);

/** The stage with those in the water who are told to be there, and those on land who are not. */
export function inWater<T extends Pick<Stage, 'place' | 'figures'>>(scene: Scene, told: T): T {
  const stage = { ...told, figures: surfing(scene, seated(scene, told.figures)) };
  const [first] = stage.figures;
  if (!first?.age || (first.bond && first.bond.as !== 'tend') || !WATERS.test(stage.place)) return stage;
  if (/^(?:sea|lake)$/.test(stage.place) && isAshore(scene, stage.figures))
    return { ...stage, place: stage.place === 'sea' ? 'beach' : 'lakeside' };
  const verbs = scene.doings.map(({ verb }) => verb.base);
  const isWet = verbs.some((verb) => WET.test(verb) || (stage.place === 'river' && /^cross\b/.test(verb)));
  const isIn = IN.test(scene.place?.preposition ?? '') && !verbs.some((verb) => FROM_THE_BANK.test(verb));
  const isAtSea = stage.place === 'sea' || stage.place === 'beach';
  if (isWet || (isIn && !isAtSea && !/shore|bank|side/.test(scene.place?.words ?? ''))) {
    const swims = verbs.some((verb) => /^(?:swim|snorkel)\b/.test(verb));
    const place =
      stage.place === 'river' ? 'ford' : stage.place === 'lakeside' ? 'lake' : isAtSea ? 'sea' : stage.place;
    return { ...stage, place, figures: stage.figures.map((figure) => inIt(figure, swims)) };
  }
  // A swan on a river is on its water.
  if (
    FOWL.test(first.drawing) &&
    /^(?:river|lakeside)$/.test(stage.place) &&
    scene.place?.preposition === 'on'
  )
    return { ...stage, place: stage.place === 'river' ? 'ford' : 'lake' };
  // Nobody stands in the sea to look at it.
  const isBeside =
    stage.place === 'sea' && !isIn && !first.bond && isPerson(first) && ON_LAND.test(first.posture);
  return isBeside && !first.drawing.endsWith(':mermaid') && stage.figures.length < 3
    ? { ...stage, place: 'beach' }
    : stage;
}
