import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES, thingFor, unbound } from './benches.ts';

/*
 * What is on, under or in another by words that name the other only as 'it', or that no bond has: who rides on what
 * is pulled, what hangs on a wall, a net between two who play over it.
 */

const ABOARD = sifted(
  /\bwith (?:[\w-]+ ){1,3}?([\w-]+) (?:(?:sitting|standing|riding|sleeping|lying|perched|asleep) )?(on|in|inside) (?:it|them|top|board|its back)\b/i,
);
/** What people stand on. */
const STOOD_ON = sifted(/^(?:surfboard|skateboard|skis|table|rug)$/);

const lastOf = ({ word }: Figure): string => word.toLowerCase().split(' ').at(-1) ?? '';

/** 'A sled with a child on it': who is on it is on what was named before. */
export function onBoard({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const told = ABOARD.exec(subject);
  const at = figures.findIndex((figure) => lastOf(figure) === told?.[1]?.toLowerCase());
  const before = subject.slice(0, told?.index ?? 0).toLowerCase();
  const [to = -1] = figures
    .map((figure, i) => ({ i, place: lastOf(figure) ? before.lastIndexOf(lastOf(figure)) : -1 }))
    .filter(({ i, place }) => i !== at && place >= 0)
    .sort((a, b) => b.place - a.place)
    .map(({ i }) => i);
  const [rider, bearer] = [figures[at], figures[to]];
  if (!told || !rider || !bearer) return [...figures];
  const sits = rider.posture === 'stand' && isPerson(rider) && !STOOD_ON.test(bearer.drawing);
  const as = told[2] === 'on' || /^sle/.test(bearer.drawing) ? 'on' : 'in';
  return figures.with(at, { ...rider, posture: sits ? 'sit' : rider.posture, bond: { to, as } });
}

const HANGS_FROM = sifted(
  /\b(?:hang|swing|dangl)\w* (?:upside down )?(?:from|off) (?:an?|the|its|his|her|their) /i,
);

/** What hangs or swings from a thing is below it, and the thing is up where it can be. */
export function hangsFrom({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const told = HANGS_FROM.exec(subject);
  const after = subject.slice((told?.index ?? 0) + (told?.[0].length ?? 0)).toLowerCase();
  const at = figures.findIndex(
    (figure, i) => i > 0 && !figure.age && lastOf(figure) !== '' && after.includes(lastOf(figure)),
  );
  const [[first], bearer] = [figures, figures[at]];
  if (!told || !first || first.bond || first.drawing === 'hanging-lamp' || !bearer) return [...figures];
  const isTree = bearer.drawing === 'tree';
  const up: Partial<Figure> = isTree
    ? { height: 0.9, depth: 0.2, x: 0.5 }
    : { height: 0.5, depth: 0.2, x: 0.5, posture: 'hang' };
  return figures
    .with(0, { ...first, posture: 'hang', height: Math.min(first.height, 0.34), bond: { to: at, as: 'on' } })
    .with(at, { ...unbound(bearer), ...up });
}

/** A lamp that hangs over a table is above its middle. */
export const lampOver = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const [lamp] = figures;
  const at = figures.findIndex(({ drawing, bond }) => /^(?:table|desk|bed|sofa)$/.test(drawing) && !bond);
  const below = figures[at];
  if (lamp?.drawing !== 'hanging-lamp' || lamp.bond || !below) return [...figures];
  return figures
    .with(0, { ...lamp, x: 0.5, depth: 0, height: 0.34, posture: 'stand' })
    .with(at, { ...below, x: 0.5, height: Math.min(below.height, 0.4) });
};

const OVER_A_NET = sifted(/(?<!table )\b(tennis|badminton|volleyball)\b/i);
const BALLS: Readonly<Record<string, string>> = { tennis: 'lime', volleyball: 'yellow' };

const isPerson = ({ drawing }: Figure): boolean => /^(?:person|child)/.test(drawing);

/** Those who play a game over a net, each at a side of it. */
function playersOf(first: Figure, mate: Figure | undefined): Figure[] {
  const height = Math.min(first.height, 0.56);
  const near: Figure = {
    ...unbound(first),
    ...{ count: 1, height, x: 0.2, depth: 0.2 },
    faces: 'right',
    posture: 'fight',
  };
  const far: Figure = {
    ...near,
    ...(mate && unbound(mate)),
    ...{ height, x: 0.8, depth: 0.2 },
    faces: 'left',
    posture: 'run',
  };
  return mate || first.count === 2 ? [near, far] : [near];
}

/** Who plays over a net has it between them, or before them, and the ball in the air. */
export function overNet({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const game = OVER_A_NET.exec(subject)?.[1]?.toLowerCase();
  const [first] = figures;
  const isPlayed = /\b(?:play\w*|match|game|serv\w+|return\w*|hit\w*|players?|volley|rally)\b/i.test(subject);
  if (!game || !isPlayed || !first || !isPerson(first) || first.count > 2) return [...figures];
  const people = playersOf(
    first,
    figures.find((figure, i) => i > 0 && isPerson(figure) && !figure.bond),
  );
  const thing: Figure = { ...thingFor(first, 'racket'), word: game, depth: 0.2 };
  const rackets = people.map((_, to): Figure => ({ ...thing, height: 0.2, bond: { to, as: 'held' } }));
  const ball: Figure = {
    ...thing,
    ...{ drawing: 'plain-ball', x: 0.42, height: 0.035, colour: BALLS[game] ?? 'white' },
    posture: 'fly',
  };
  const net: Figure = {
    ...thing,
    drawing: 'tennis-net',
    x: people.length > 1 ? 0.5 : 0.7,
    height: game === 'tennis' ? 0.2 : 0.4,
    depth: 0.5,
  };
  return [...people, ...(game === 'volleyball' ? [] : rackets), net, ball].slice(0, MOST_FIGURES);
}

const ON_WALL = sifted(
  /\b([\w-]+) (?:(?:that is |which is )?(?:hanging|hung|mounted|displayed|pinned) )?on (?:the|a|an|its|their|his|her) (?:[\w-]+ ){0,2}wall\b/i,
);
const ROOMS_OUT = sifted(
  /^(?:field|street|park|garden|forest|sea|beach|mountain|backdrop|table|paper|road|snow)$/,
);

/** What is on the wall of a room hangs there. */
export function onWall<T extends { readonly place: string; readonly figures: readonly Figure[] }>(
  stage: T,
  subject: string,
): T {
  const name = ON_WALL.exec(subject)?.[1]?.toLowerCase();
  const figures = stage.figures.map((figure): Figure => {
    const isDone = figure.age || figure.bond?.as === 'tend';
    if (isDone || lastOf(figure) !== name || ROOMS_OUT.test(stage.place)) return figure;
    return { ...unbound(figure), posture: 'hang', depth: 0.95, height: Math.min(figure.height, 0.34) };
  });
  return { ...stage, figures };
}
