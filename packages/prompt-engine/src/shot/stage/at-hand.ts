import { type Doing, isBeing, type Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { HANDED } from './in-hand.ts';
import { drawingNamed } from './named.ts';

/*
 * Where hands are that do nothing with a tool: at what is worn, at a pane that is drawn on, at an eye-glass, under a
 * piece of furniture; and whoever is on what is ridden or jumped on.
 */

/** Who does a deed, and to what, as places among the figures; -1 for what is none of them. */
export interface Acting {
  readonly agent: number;
  readonly object: number;
}

/** The figure on which something is drawn or written; -1 where that is none. */
const paneOf = ({ agents, object }: Doing, { cast }: Scene, order: readonly number[]): number =>
  order.indexOf(
    cast.findIndex(
      ({ relation }, i) =>
        i !== object &&
        relation?.preposition === 'on' &&
        (relation.to === agents[0] || relation.to === object),
    ),
  );

/** Verbs that leave a picture or words on a surface, and the surfaces. */
const MARKS = /^(?:draw|write|paint|scribble|spray|doodle|sketch|scrawl|chalk|trace|print)\b/;
const PANES = /^(?:window|mirror|board|canvas|wall|fence|door|billboard|sign|easel)$/;

/** What is drawn on a pane is on it, under the hand of who draws it. */
function marked(figures: Figure[], { agent, object }: Acting, { verb }: Doing, goal: number): void {
  const [user, sign, pane] = [figures[agent], figures[object], figures[goal]];
  if (!user?.age || !pane || !MARKS.test(verb.base) || !PANES.test(pane.drawing)) return;
  const bench = figures.findIndex(
    ({ bond, drawing }) => bond?.to === agent && bond.as === 'front' && drawing === 'table',
  );
  const height = user.height * (pane.drawing === 'wall' ? 0.95 : 0.8);
  figures[agent] = { ...unbound(user), posture: 'stand', x: 0.26, faces: 'right' };
  figures[goal] = bound(pane, agent, 'tend', { height, x: 0.7, posture: 'stand' });
  if (sign && object !== goal) figures[object] = bound(sign, goal, 'in', { count: 1, height: height * 0.3 });
  if (bench >= 0 && bench === figures.length - 1) figures.pop();
}

/** What one wears oneself and has the hands at. */
const ADJUSTED =
  /^(?:tie|bow-tie|scarf|necklace|jacket|shirt|medal|hat|cap|helmet|glasses|crown|top-hat|headphones|cowboy-hat)$/;
const FOOTWEAR = /^(?:shoe|boot|sock)$/;
const ADJUSTS =
  /^(?:tie|untie|adjust|straighten|button|unbutton|zip|fasten|put on|take off|lace|pull on|pull up|do up|try on|fix|tighten|slip on)\b/;

/** Who ties a tie or laces a shoe has the hands there; what is worn so is told by its posture. */
function adjusted(figures: Figure[], { agent, object }: Acting, { verb, words }: Doing): void {
  const user = figures[agent];
  if (!user?.age || user.count > 1 || !HANDED.test(user.drawing) || !ADJUSTS.test(verb.base)) return;
  const thing = figures[object];
  const isShoe = thing
    ? FOOTWEAR.test(thing.drawing)
    : /\b(?:shoe|boot)?(?:lace|shoe|sneaker|boot)s?\b/.test(words);
  if (isShoe) {
    figures[agent] = {
      ...unbound(user),
      posture: 'crouch',
      faces: user.faces === 'camera' ? 'right' : user.faces,
    };
    if (thing) figures[object] = bound(thing, agent, 'worn');
    return;
  }
  const isOwn = thing && (!thing.bond || thing.bond.to === agent);
  if (!isOwn || user.bond || !ADJUSTED.test(thing.drawing)) return;
  figures[agent] = { ...user, posture: user.posture === 'bend' ? 'stand' : user.posture };
  figures[object] = bound(thing, agent, 'worn', { count: 1, posture: 'lean' });
}

const BOARDS = /^(?:skateboard|surfboard|scooter|bicycle|skis)$/;

/** Who practises on a board is on it. */
function onTheBoard(figures: Figure[], { agent, object }: Acting, { verb }: Doing): void {
  const [user, board] = [figures[agent], figures[object]];
  const isRidden = /^(?:practi[sc]e|do|perform|try|learn|land|ride|test|balance)\b/.test(verb.base);
  if (!user?.age || user.bond || !board || !BOARDS.test(board.drawing) || !isRidden) return;
  figures[agent] = {
    ...bound(user, object, 'on'),
    posture: 'ride',
    faces: 'right',
    height: Math.min(user.height, 0.7),
  };
  figures[object] = { ...unbound(board), x: user.x, depth: 0.2, faces: 'right' };
}

/** What one looks through is before the eye. */
const OPTICS = /^(?:magnifying-glass|telescope|camera)$/;

/** Who looks at a thing through a glass has that at the eye. */
const lookedThrough = (figures: Figure[], agent: number, { cast }: Scene, order: readonly number[]): void =>
  cast.forEach(({ relation }, i) => {
    const glass = figures[order.indexOf(i)];
    const isThrough = relation?.preposition === 'through' || relation?.preposition === 'with';
    if (!glass || !isThrough || !OPTICS.test(glass.drawing) || !HANDED.test(figures[agent]?.drawing ?? ''))
      return;
    figures[order.indexOf(i)] = bound(glass, agent, 'mouth');
  });

/** Who reads from a book has it in the hands. */
const readFrom = (
  figures: Figure[],
  agent: number,
  { verb }: Doing,
  { cast }: Scene,
  order: readonly number[],
): void =>
  cast.forEach(({ relation }, i) => {
    const book = figures[order.indexOf(i)];
    const isRead = /^(?:read|recite|sing|learn)\b/.test(verb.base) && relation?.preposition === 'from';
    if (
      !book ||
      !isRead ||
      !/^(?:book|letter|newspaper|paper|map)$/.test(book.drawing) ||
      book.bond?.as === 'held'
    )
      return;
    figures[order.indexOf(i)] = bound(book, agent, 'held', { count: 1 });
  });

/** Machines and vehicles that are worked at, not stood on. */
const WORKED_ON =
  /^(?:machine|car|vintage-car|sports-car|truck|van|bus|tractor|motorbike|bicycle|scooter|aeroplane|helicopter|robot|stove|washing-machine|fridge|television|door|window|wall|fence|gate|piano|bell|clock)$/;
const WORKS =
  /^(?:tighten|loosen|screw|unscrew|fix|repair|mend|replace|change|adjust|oil|check|inspect|clean|polish|wipe|scrub|weld|paint|draw|write|hang|stick|install|fit)\b/;

/** Who tightens a bolt on an engine stands at it. */
function workedOn(figures: Figure[], agent: number, { verb }: Doing): void {
  const user = figures[agent];
  const base = figures[user?.bond?.as === 'on' ? user.bond.to : -1];
  if (!user?.bond || !base || !WORKS.test(verb.base) || !WORKED_ON.test(base.drawing)) return;
  figures[user.bond.to] = bound(base, agent, 'tend');
  figures[agent] = { ...unbound(user), posture: 'stand' };
}

/** What stands upright and is as tall as whoever cleans or paints it, however many there are. */
const UPRIGHT = /^(?:window|door|mirror|curtain)$/;

/** Windows that are washed are as tall as they are. */
function tallAsTended(figures: Figure[], { agent, object }: Acting): void {
  const [user, thing] = [figures[agent], figures[object]];
  if (
    !user?.age ||
    !thing ||
    thing.bond?.as !== 'tend' ||
    thing.bond.to !== agent ||
    !UPRIGHT.test(thing.drawing)
  )
    return;
  const height = user.height * 0.9;
  if (thing.height < height) figures[object] = { ...thing, height, count: Math.min(thing.count, 2) };
}

/** Who cleans or looks under a thing is beside it. */
function reachedUnder(figures: Figure[], agent: number, { verb }: Doing): void {
  const user = figures[agent];
  const cover = figures[user?.bond?.to ?? -1];
  const isBeside = /^(?:vacuum|hoover|sweep|mop|clean|dust|look|search|reach|peek|peer|check)\b/.test(
    verb.base,
  );
  if (user?.bond?.as !== 'under' || !cover || !isBeside || !HANDED.test(user.drawing)) return;
  figures[user.bond.to] = bound(cover, agent, 'tend', {
    x: 0.74,
    height: Math.min(cover.height, user.height * 0.5),
  });
  const posture = /^(?:look|search|reach|peek|peer|check)/.test(verb.base) ? 'kneel' : 'stand';
  figures[agent] = { ...unbound(user), posture, x: 0.28, faces: 'right' };
}

const WORN =
  /^(?:shirt|dress|jacket|trousers|apron|hat|cap|helmet|scarf|glasses|tie|bow-tie|necklace|crown|shoe|boot|sock|glove|watch|backpack)$/;

/** What somebody else wears is handled on that one: a jacket that a mother zips up is on her son. */
function handledOn(
  figures: Figure[],
  { agent, object }: Acting,
  doing: Doing,
  { cast }: Scene,
  order: readonly number[],
): void {
  const owner = cast.findIndex(
    ({ relation, kind }) =>
      relation?.preposition === 'whose' && relation.to === doing.object && isBeing(kind),
  );
  const at = order.indexOf(owner);
  const [user, thing, wearer] = [figures[agent], figures[object], figures[at]];
  if (!user?.age || !thing || !wearer?.age || at === agent || !WORN.test(thing.drawing)) return;
  if (user.bond || (wearer.bond && wearer.bond.to !== agent) || !HANDED.test(user.drawing)) return;
  if (
    /^(?:wear|carry|hold|steal|find|borrow|wash|iron|try|put|hide|knit|sew|mend|fold)\b/.test(doing.verb.base)
  )
    return;
  figures[at] = bound(wearer, agent, 'tend');
  figures[object] = bound(thing, at, 'worn');
}

const PUT_ON =
  /\b(?:put|plac|set|tie|wrap|drap|try|fasten|hang)\w* (?:an?|the|his|her|their|some) (?:[\w-]+ ){0,2}?(crown|hat|cap|helmet|scarf|necklace|glasses|medal|tie|top hat|party hat|jacket|coat)s? (?:on|onto|around|over|about)\b/i;

/** What is put on somebody is worn by that one, under the hands of who does it. */
function putOn(figures: Figure[], { agent, object }: Acting, { subject }: Scene): void {
  const [user, wearer] = [figures[agent], figures[object]];
  const thing = PUT_ON.exec(subject)?.[1]?.toLowerCase();
  if (!thing || !user?.age || !wearer?.age || user.bond || wearer.bond || figures.length >= MOST_FIGURES)
    return;
  const drawing = drawingNamed(thing) ?? thing;
  figures[object] = bound(wearer, agent, 'tend');
  if (!figures.some((figure) => figure.drawing === drawing))
    figures.push({ ...thingFor(wearer, drawing), bond: { to: object, as: 'worn' } });
}

/** What people talk, lean or reach over. */
const LOW = /^(?:fence|wall|bush|counter)$/;

/** Who talks or reaches over a fence is behind it. */
function overFence(
  figures: Figure[],
  agent: number,
  { verb }: Doing,
  { cast }: Scene,
  order: readonly number[],
): void {
  const at = order.indexOf(cast.findIndex(({ relation }) => relation?.preposition === 'over'));
  const [user, fence] = [figures[agent], figures[at]];
  const isStill =
    /^(?:talk|chat|gossip|speak|look|lean|reach|feed|wave|peek|peer|shout|kiss|argue|pet|stroke|hand|pass)\b/.test(
      verb.base,
    );
  if (
    !user?.age ||
    user.bond ||
    !fence ||
    !LOW.test(fence.drawing) ||
    (fence.bond && fence.bond.to !== agent) ||
    !isStill
  )
    return;
  const faces = user.count === 2 ? 'right' : user.faces;
  figures[agent] = { ...user, posture: 'stand', depth: 0.35, faces };
  figures[at] = { ...bound(fence, agent, 'front'), x: user.x, depth: 0.1, height: user.height * 0.5 };
}

/** What one jumps or rocks on, where the words tell it as the place. */
const BOUNCED_ON = /^(?:trampoline|seesaw|swing|bed|sofa)$/;

/** Who jumps on a trampoline is on one. */
function onItsPlace(figures: Figure[], agent: number, { verb }: Doing, { place }: Scene): void {
  const user = figures[agent];
  const drawing = place?.preposition === 'on' ? (drawingNamed(place.words) ?? '') : '';
  const isThere = figures.some((figure) => figure.drawing === drawing);
  if (!user?.age || user.bond || isThere || !BOUNCED_ON.test(drawing) || figures.length >= MOST_FIGURES)
    return;
  const height = Math.min(user.height, /^jump|^bounce/.test(verb.base) ? 0.4 : 0.55);
  figures[agent] = { ...bound(user, figures.length, 'on'), height };
  figures.push({ ...thingFor(user, drawing), word: place?.words ?? drawing, height: height * 0.62 });
}

/** Puts the hands, and whoever is on a thing, where the deed has them. @param order the cast's indexes in the order of the figures */
export function atHand(figures: Figure[], scene: Scene, doing: Doing, order: readonly number[]): void {
  const told = { agent: order.indexOf(doing.agents[0] ?? -1), object: order.indexOf(doing.object ?? -1) };
  if (!figures[told.agent]) return;
  lookedThrough(figures, told.agent, scene, order);
  reachedUnder(figures, told.agent, doing);
  readFrom(figures, told.agent, doing, scene, order);
  workedOn(figures, told.agent, doing);
  adjusted(figures, told, doing);
  onItsPlace(figures, told.agent, doing, scene);
  overFence(figures, told.agent, doing, scene, order);
  marked(figures, told, doing, paneOf(doing, scene, order));
  if (told.object < 0 || told.object === told.agent) return;
  tallAsTended(figures, told);
  onTheBoard(figures, told, doing);
  putOn(figures, told, scene);
  handledOn(figures, told, doing, scene, order);
}
