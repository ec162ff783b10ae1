import type { Stage } from '../../shot/stage.ts';
import { type Canvas, fill, halo, placed, stroke } from '../drawing/canvas.ts';
import { box, num } from '../drawing/pen.ts';
import { isPerson } from '../silhouettes/catalogue.ts';
import { castShadow, contactShadow, draw, standingAt } from '../silhouettes/silhouette.ts';
import { type Actor, type DrawnMember, type Ground, isActor, pointOn } from './actors.ts';
import { isTight, standBonded } from './bonds.ts';
import { deedOf, isHeld } from './deeds.ts';
import { handInHand } from './hand-in-hand.ts';
import { aboveWater, apartInWater, immersed } from './immersed.ts';
import { isEntwined, leant, paired } from './pairs.ts';
import { isPlain } from './plain-shape.ts';
import { atWorks, withinCanvas } from './reach.ts';
import { extentOf, spanOfActor, spread, standFree } from './spots.ts';
import { inState } from './states.ts';

/** An actor with those that are bound to it, drawn with it. */
interface Troupe {
  readonly actor: Actor;
  readonly behind: readonly string[];
  readonly before: readonly string[];
}

function lettersOn(canvas: Canvas, { shape, at }: DrawnMember): string {
  if (!isPlain(shape)) return '';
  const k = at.size / 100;
  return placed(at.x, at.base, k, k, stroke(shape.letters.d, canvas.tones.shade, shape.letters.weight));
}

const drawn = (canvas: Canvas, member: DrawnMember): string =>
  draw(canvas, member.shape, member.at) + lettersOn(canvas, member);

/** Light about what glows. */
function glowOf(canvas: Canvas, { shape: { height, width }, at }: DrawnMember): string {
  const k = at.size / 100;
  const rx = Math.min(Math.max(height, width) * k * 1.3, canvas.m * 0.5);
  return halo(canvas, { x: at.x, y: at.base - height * k * 0.5, rx }, '#ffe88a', 0.9);
}

/** The near arm once more, over what its hand holds. */
function handOver(canvas: Canvas, { shape, at }: DrawnMember): string {
  if (!isActor(shape)) return '';
  return draw(canvas, { ...shape, parts: shape.over }, at);
}

/** The hands of whoever is at a bench, with what they hold, once more over what lies on it. */
function handsOver(ground: Ground, bench: Actor, stood: readonly Actor[]): string {
  const { canvas, stage } = ground;
  const { bond } = bench.figure;
  const worker = bond?.as === 'front' ? stood.find(({ index }) => index === bond.to) : undefined;
  if (!worker || worker.members.length > 2 || !isBorneOn(stage, bench.index)) return '';
  const held = stage.figures
    .flatMap((figure, index) => (isHeld(figure.bond?.as) && figure.bond?.to === worker.index ? [index] : []))
    .flatMap((index) => standBonded(ground, index, worker)?.actor.members ?? [])
    .map((member) => drawn(canvas, member))
    .join('');
  const arms = worker.members.map(({ shape, at }) =>
    isActor(shape)
      ? [draw(canvas, { ...shape, parts: shape.arms }, at), draw(canvas, { ...shape, parts: shape.over }, at)]
      : ['', ''],
  );
  return arms.map(([both]) => both).join('') + held + (held && arms.map(([, near]) => near).join(''));
}

const isBorneOn = ({ figures }: Stage, index: number): boolean =>
  figures.some(({ bond }) => bond?.as === 'on' && bond.to === index);

/** Shadow or reflection where a body meets its ground. */
function grounded({ canvas, place, stage }: Ground, actor: Actor, member: DrawnMember): string {
  const { shape, at } = member;
  if (/edge|top/.test(shape.stands) || actor.figure.depth === 1 || place.meets === 'nothing') return '';
  const { half, bottom } = extentOf(member);
  if (bottom > canvas.h * 1.02) return '';
  const level = Math.max(bottom, at.base);
  const lying = (at.turn ?? 0) !== 0;
  const x = lying
    ? (spanOfActor({ ...actor, members: [member] }).from + spanOfActor({ ...actor, members: [member] }).to) /
      2
    : at.x;
  const air = shape.stands === 'air' || actor.figure.posture === 'fly' || actor.figure.posture === 'float';
  if (air && place.meets !== 'contact') return '';
  const soft = contactShadow(
    canvas,
    half * (lying ? 1.9 : 1.7),
    { x, base: lying ? bottom : level },
    air ? 0.25 : 0.42,
  );
  const dark =
    stage.weather === 'cloud' || stage.weather === 'fog' || stage.weather === 'rain'
      ? 0.16
      : stage.light.hard
        ? 0.42
        : 0.24;
  if (place.meets === 'cast' && !lying && !air && stage.light.from !== 'front')
    return castShadow(canvas, shape, at, dark) + soft;
  if (place.meets === 'water' && !lying) return reflection(canvas, member);
  return soft;
}

function reflection(canvas: Canvas, { shape, at }: DrawnMember): string {
  const d = shape.parts.filter((part) => part.rim).map((part) => part.d);
  return `<g transform="${standingAt(at, -0.6)}" fill="${canvas.tones.shade}" opacity=".26"><path d="${d.join('')}"/></g>`;
}

function paned(
  canvas: Canvas,
  markup: string,
  panes: readonly (readonly [number, number, number, number])[],
  isGlass: boolean,
): string {
  if (panes.length === 0) return markup;
  const rects = panes.map(
    ([x, y, w, h]) =>
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(Math.min(w, h) * 0.12)}"/>`,
  );
  const id = canvas.define(`<clipPath id="%">${rects.join('')}</clipPath>`);
  const shapes = panes.map(([x, y, w, h]) => box(x, y, w, h, Math.min(w, h) * 0.12));
  const glass = isGlass ? fill(shapes.join(''), canvas.tones.glow, 0.5) : '';
  return `${glass}<g clip-path="url(#${id})">${markup}</g>`;
}

/** Draws what is bound to an actor: behind it, or over it. */
function attached(
  ground: Ground,
  actor: Actor,
  seen: ReadonlySet<number>,
): Pick<Troupe, 'behind' | 'before'> {
  const { stage, canvas } = ground;
  const behind: string[] = [];
  const before: string[] = [];
  stage.figures.forEach((figure, index) => {
    if (figure.bond?.to !== actor.index || index === actor.index || seen.has(index)) return;
    const stood = standBonded(ground, index, actor);
    if (!stood) return;
    const troupe = withBound(ground, stood.actor, new Set([...seen, index]));
    const hands = isHeld(figure.bond.as)
      ? actor.members
          .slice(0, stood.actor.members.length)
          .map((member) => handOver(canvas, member))
          .join('')
      : '';
    const shade =
      figure.bond.as === 'under' || figure.bond.as === 'on'
        ? stood.actor.members
            .filter(({ at }) => (at.turn ?? 0) === 0 && figure.bond?.as === 'under')
            .map((member) => grounded(ground, stood.actor, member))
            .join('')
        : '';
    const markup =
      paned(
        canvas,
        shade + troupe,
        stood.panes ?? (stood.pane ? [stood.pane] : []),
        figure.bond.as === 'in' && !/^(?:mirror|board)$/.test(actor.figure.drawing),
      ) + hands;
    const plain = actor.members.some((member) => isPlain(member.shape));
    const backward =
      (figure.bond.as === 'in' && !stood.pane && !stood.panes && !stood.swims && !plain) ||
      (figure.bond.as === 'under' &&
        /^(?:bush|bed|sofa|table|desk|.*chair|bench)$/.test(actor.figure.drawing)) ||
      (figure.bond.as === 'on' &&
        isPerson(figure.drawing) &&
        actor.members.some((member) => isActor(member.shape))) ||
      (figure.bond.as === 'held' && figure.posture === 'ride') ||
      (figure.bond.as === 'worn' && ['backpack', 'cape'].includes(figure.drawing));
    (backward ? behind : before).push(markup);
  });
  return { behind, before };
}

function withBound(ground: Ground, actor: Actor, seen: ReadonlySet<number>): string {
  const [first] = actor.members;
  if (first) ground.stood.set(actor.index, first);
  ground.bodies.push(...actor.members.map((member) => ({ index: actor.index, member })));
  const { behind, before } = attached(ground, actor, seen);
  const isGlowing = actor.figure.colour?.includes('glowing');
  const glow = isGlowing ? actor.members.map((member) => glowOf(ground.canvas, member)).join('') : '';
  // What gives light keeps its own colour at night.
  const canvas: Canvas = isGlowing ? { ...ground.canvas, local: (colour) => colour } : ground.canvas;
  const own =
    glow +
    actor.members
      .map((member) => inState(canvas, actor.figure, member, (each) => drawn(canvas, each)))
      .join('');
  return behind.join('') + own + before.join('');
}

/** The arm that the one behind lays about the other, once more over both. */
function armAround({ stage, canvas }: Ground, actor: Actor): string {
  const deed = deedOf(stage, actor.index);
  const [first] = actor.members;
  if (!deed || !first || !isEntwined(deed.as) || deed.other < actor.index) return '';
  return handOver(canvas, first);
}

/** The leashes from a hand to the necks of those that are led. */
function leashOf({ canvas, stood }: Ground, { figure: { bond }, members }: Actor): string {
  const other = bond?.as === 'leash' ? stood.get(bond.to) : undefined;
  const [one] = members;
  if (!other || !one) return '';
  // Whoever goes before, the hand is the person's.
  const [by, led] = isActor(one.shape) ? [one, [other]] : [other, members];
  if (!isActor(by.shape)) return '';
  const [x, y] = pointOn(by, by.shape.hands[0]);
  return led
    .map((member) => {
      const { focus: [fx, fy] = [0, 0], width, height } = member.shape;
      const [tx, ty] = pointOn(member, [fx - width * 0.12, fy + height * 0.16]);
      const path = `M${num(x)} ${num(y)}Q${num((x + tx) / 2)} ${num(Math.max(y, ty))} ${num(tx)} ${num(ty)}`;
      return stroke(path, canvas.tones.shade, canvas.m * 0.006);
    })
    .join('');
}

/** The rope by which a thing is pulled, from the hand, or the body, of who goes before it. */
function ropeOf({ canvas, stood, stage }: Ground, { figure: { bond }, members: [puller] }: Actor): string {
  const pulled = bond?.as === 'chase' && !stage.figures[bond.to]?.age ? stood.get(bond.to) : undefined;
  if (!pulled || !puller) return '';
  const { shape } = puller;
  const [x, y] = pointOn(puller, isActor(shape) ? shape.hands[0] : [-shape.width * 0.2, -shape.height * 0.5]);
  const side = Math.sign(x - pulled.at.x) || 1;
  const { width, height } = pulled.shape;
  const k = pulled.at.size / 100;
  const [tx, ty] = [pulled.at.x + side * width * k * 0.44, pulled.at.base - height * k * 0.36];
  return stroke(
    `M${num(x)} ${num(y)}Q${num((x + tx) / 2)} ${num(Math.max(y, ty))} ${num(tx)} ${num(ty)}`,
    canvas.tones.shade,
    canvas.m * 0.006,
  );
}

/** Everything that stands in the picture, far to near, each with its shadow. */
export function castPicture(ground: Ground): string {
  const { stage, canvas } = ground;
  const isFree = (index: number): boolean => {
    const bond = stage.figures[index]?.bond;
    return !bond || !isTight(bond.as) || bond.to === index || !stage.figures[bond.to];
  };
  const free = stage.figures.flatMap((figure, index) =>
    isFree(index) && !(figure.drawing === 'letters' && stage.lettering.length > 0)
      ? (standFree(ground, index) ?? [])
      : [],
  );
  const together = handInHand(stage, leant(paired(stage, spread(free, canvas.w), canvas.w)));
  const dry = apartInWater(ground, withinCanvas(atWorks(ground, together), canvas.w)).sort(
    (a, b) => b.figure.depth - a.figure.depth || b.index - a.index,
  );
  const wet = new Map<Actor, number>();
  const stood = dry.map((actor) => {
    const found = immersed(ground, actor);
    if (found) wet.set(found.actor, found.surface);
    return found?.actor ?? actor;
  });
  const shadows = stood
    .filter((actor) => !wet.has(actor))
    .map((actor) => actor.members.map((member) => grounded(ground, actor, member)).join(''))
    .join('');
  const drawnWhole = (actor: Actor): string =>
    withBound(ground, actor, new Set([actor.index])) + handsOver(ground, actor, stood);
  return (
    shadows +
    stood
      .map((actor) => {
        const surface = wet.get(actor);
        const whole = drawnWhole(actor);
        return surface === undefined ? whole : aboveWater(canvas, actor, surface, whole);
      })
      .join('') +
    stood.map((actor) => leashOf(ground, actor) + ropeOf(ground, actor)).join('') +
    stood.map((actor) => armAround(ground, actor)).join('')
  );
}
