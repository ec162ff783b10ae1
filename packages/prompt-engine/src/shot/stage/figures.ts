import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { DEEDS } from '../deeds-of-two.ts';
import { onceFor, onceForEach } from '../once-for.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import type { Figure, ShotSize } from '../stage.ts';
import { leadingDoing } from '../staging/staging.ts';
import { bondOf } from './bonds.ts';
import { isFigure } from './cast.ts';
import { withDeeds } from './deeds.ts';
import { countIn, drawingOf, drawnAs } from './drawn.ts';
import { familiesOf } from './families.ts';
import { withGear } from './gear.ts';
import { lookOfFigure } from './looks.ts';
import { withoutMeasures } from './measures.ts';
import { withOwners } from './owners.ts';
import { deedBetween, deedNamed } from './pairs.ts';
import { isAsleep, postureOf, settledIn } from './postures.ts';
import { withRelations } from './relations.ts';
import { withinFrame } from './room.ts';
import { ageOf, drawnScale, scaleOf, YOUNG } from './scale.ts';
import {
  between,
  dined,
  faceSeatmates,
  inHeaven,
  inNamedVessel,
  mounted,
  potted,
  surfed,
} from './set-pieces.ts';
import { inStates } from './states.ts';
import { onOneTop } from './tables.ts';
import { inToldPieces } from './told-pieces.ts';

const MOST_FIGURES = 8;

/** How tall a person stands in the frame, by shot size; what zooms closer is the drawing's own doing. */
const PERSON_HEIGHT: Readonly<Record<ShotSize, number>> = {
  'extreme-wide': 0.16,
  wide: 0.5,
  full: 0.8,
  'three-quarter': 0.95,
  medium: 1,
  close: 1.1,
  macro: 1.1,
};

/** How tall anything else is drawn: whole, with air around it. */
const THING_HEIGHT: Readonly<Record<ShotSize, number>> = {
  'extreme-wide': 0.32,
  wide: 0.44,
  full: 0.66,
  'three-quarter': 0.62,
  medium: 0.62,
  close: 0.68,
  macro: 0.8,
};

function facing(member: Member, x: number, take: string): Figure['faces'] {
  if (!isBeing(member.kind)) return 'camera';
  if (take === 'studio') return 'camera';
  return x > 0.5 ? 'left' : 'right';
}

interface Placed {
  readonly x: number;
  readonly depth: number;
}

/** Buildings and trees that nobody is on stand behind everyone. */
const SCENERY: ReadonlySet<string> = new Set(['building', 'structure', 'terrain', 'tree']);
const BACKGROUND = 0.72;

const LEFT_FIRST = [0.24, 0.84, 0.1, 0.7] as const;
const RIGHT_FIRST = [0.76, 0.16, 0.9, 0.3] as const;

/** Where the figures stand: the main one where the take puts it, companions beside it, things around. */
function placedAt(i: number, x: number, hasCompanion: boolean, { part, kind }: Member): Placed {
  const [isCompanion, isAlive] = [part === 'companion', isBeing(kind)];
  if (kind === 'weather') return { x: i === 0 ? x : 1 - x, depth: BACKGROUND };
  if (i === 0) return { x: hasCompanion ? Math.min(x, 0.38) : x, depth: kind === 'terrain' ? 0.4 : 0.2 };
  if (isCompanion) return { x: 0.64 + 0.12 * ((i - 1) % 3), depth: 0.25 };
  const side = (x > 0.5 ? LEFT_FIRST : RIGHT_FIRST)[(i - 1) % 4] ?? 0.76;
  return { x: side, depth: isAlive ? 0.3 : SCENERY.has(kind) ? BACKGROUND : 0.5 };
}

interface Shown {
  readonly member: Member;
  readonly index: number;
}

interface Cast {
  readonly figures: Figure[];
  /** The scene as it is shown, and its cast's indexes in the order of the figures. */
  readonly shown: Scene;
  readonly order: readonly number[];
}

/** The scene as it is shown: whoever is named in passing is there, and everything hangs where the words have it. */
const shownOf = onceFor((scene: Scene) => withoutMeasures(withRelations(withOwners(scene))));

/** Who and what of a scene is drawn, the main one first. */
const drawnOf = onceForEach((scene: Scene, kind: SceneClass): readonly Shown[] =>
  scene.cast
    .map((member, index) => ({ member, index }))
    .filter(({ member }) => isFigure(member, scene, kind))
    .sort((a, b) => Number(b.member.part === 'main') - Number(a.member.part === 'main'))
    .slice(0, MOST_FIGURES),
);

const lookIn = onceForEach((scene: Scene, member: Member) => withoutAge(lookOfFigure(member, scene), member));
const postureIn = onceForEach((scene: Scene, { member, index }: Shown) => postureOf(index, member, scene));

/** The figures of a stage: everything of the cast that can be seen, the main one first. */
export function figuresOf(brief: Brief, kind: SceneClass, size: ShotSize, x: number): Cast {
  const { take } = brief;
  const scene = shownOf(brief.scene);
  const shown = drawnOf(scene, kind);
  const order = shown.map(({ index }) => index);
  const first = shown[0]?.member;
  const isPerson =
    first !== undefined && (isPeople(first.kind) || drawnAs(first, scene).startsWith('person'));
  // What a street or a market has in it is no larger than life.
  const isDressing = first !== undefined && first.part === 'feature' && !isPerson;
  const least = first && !isDressing ? Math.max(0.05, scaleOf(first)) : 1;
  const base = (isPerson || isDressing ? PERSON_HEIGHT : THING_HEIGHT)[size];
  const isOver = ({ relation, part }: Member): boolean =>
    part === 'support' && /^(?:under|beneath|underneath|below)$/.test(relation?.preposition ?? '');
  // The young of a bird are smaller than it, whatever chicks are otherwise.
  const ratioOf = (member: Member): number => {
    const isYoung = first && YOUNG.test(member.name) && drawnAs(member, scene) === drawnAs(first, scene);
    return isYoung ? 0.5 : scaleOf(member) / least;
  };
  const doing = leadingDoing(scene);
  const two = doing?.row?.traits.words.has('two') === true && shown.length > 1;
  const hasCompanion = shown.some(({ member }) => member.part === 'companion');
  const figures = shown.map((each, i): Figure => {
    const { member, index } = each;
    const hangs = bondOf({ member, scene, order, index });
    const own = ownDeed({ member, index }, i, scene);
    // Two who dance under a lamp dance with each other.
    const bond = own && !/^(?:on|in|held)$/.test(hangs?.as ?? '') ? own : hangs;
    const isSmoke = i > 0 && member.row?.drawing === 'smoke';
    const isBetween = (bond?.as === 'front' || bond?.as === 'around') && !isBeing(member.kind);
    const place =
      isSmoke || isBetween
        ? { x: hasCompanion ? Math.min(x, 0.38) : x, depth: isSmoke ? 0.75 : 0.1 }
        : i > 0 && bond?.as === 'behind' && isOver(member)
          ? { x, depth: 0.45 }
          : placedAt(i, x, hasCompanion, member);
    const told = postureIn(scene, each);
    const isInBasket = bond?.as === 'in' && member.kind === 'pet' && told === 'stand';
    const stays = told === 'stand' && bond?.as === 'on' && STANDS_ON.test(scene.subject);
    const posture = isInBasket ? 'sit' : stays ? told : settledIn(told, member, bond, shown);
    const acts = doing?.agents.includes(index) ?? false;
    const faces = two
      ? i === 0
        ? 'right'
        : 'left'
      : (acts && (doing?.toViewer || /\b(?:camera|viewer)$/.test(doing?.verb.base ?? ''))) ||
          isInBasket ||
          // Two animals at one thing look at that, not at each other.
          (acts && !isPeople(member.kind) && doing?.object !== undefined && countIn(member, scene) === 2)
        ? 'camera'
        : facing(member, place.x, take);
    return {
      ...lookIn(scene, member),
      ...(isBeing(member.kind) && isAsleep(index, member, scene) ? { temper: 'asleep' } : {}),
      ...place,
      height:
        isSmoke || member.kind === 'weather'
          ? Math.min(0.9, base * (isSmoke ? SMOKE : WEATHER))
          : heightOf(
              member,
              i,
              (isPerson && AIRBORNE.test(posture) ? Math.min(base, 0.72) : base) *
                (i || isDressing ? drawnScale(ratioOf(member)) : 1) *
                (first ? agedScale(first) : 1),
            ),
      posture,
      faces,
      ...(bond && { bond }),
    };
  });
  const dealt = withDeeds(between(familiesOf(inStates(figures, scene, order)), scene, order), scene, order);
  const geared = withGear(
    dealt,
    shown.map(({ member }) => member),
  );
  const pieces = inToldPieces(scene, dined(scene, surfed(geared)));
  const set = inNamedVessel(pieces, first?.name ?? '', scene);
  const staged = withinFrame(faceSeatmates(inDeeds(withoutCircles(mounted(onOneTop(potted(set)))))));
  return { figures: kind === 'graphic' ? asEmblem(staged) : staged.map(inHeaven), shown: scene, order };
}

const STANDS_ON = sifted(/\bstand(?:s|ing)? (?:up )?on\b/i);

/** Whoever is in the air is seen whole. */
const AIRBORNE = sifted(/^(?:float|fly|fall|hang|jump|swim)$/);

/** A rainbow or a tornado is the largest thing under its sky. */
const WEATHER = 1.5;

/** Steam rises behind what gives it, a little above it. */
const SMOKE = 1.15;

/** A child in the middle is not drawn as tall as a grown man would be. */
const agedScale = (member: Member): number =>
  isPeople(member.kind) && ['child', 'baby'].includes(ageOf(member)) ? 0.84 : 1;

/** In a mark nothing is small: its things are of one size. */
const asEmblem = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    const first = figures[0]?.height ?? 0.5;
    if (i === 0 || figure.bond) return { ...figure, height: Math.max(0.4, figure.height) };
    return { ...figure, height: Math.min(Math.max(figure.height, first * 0.5), 0.5), depth: 0.2 };
  });

/** Of two that hang on each other the later one hangs on nothing. */
const withoutCircles = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    const to = figure.bond?.to ?? i;
    if (to >= i || figures[to]?.bond?.to !== i) return figure;
    const { bond: _, ...free } = figure;
    return free;
  });

/** What is on a head is a thing there, as a hat is, whatever it is alive. */
function withoutAge<T extends Pick<Figure, 'age'>>(look: T, { relation }: Member): T | Omit<T, 'age'> {
  const { age: _, ...bare } = look;
  return relation?.preposition === 'on the head of' ? bare : look;
}

/** Two of one kind who do something with each other are bound among themselves. */
function ownDeed({ member, index }: Shown, i: number, scene: Scene): Figure['bond'] {
  const isPair = isBeing(member.kind) && countIn(member, scene) === 2;
  const deed = isPair ? (deedBetween(scene, index, index) ?? deedNamed(scene)) : undefined;
  // Two who whisper are wherever they are.
  return deed && deed !== 'whisper' ? { to: i, as: deed } : undefined;
}

/** Two in a deed stand at one depth; who is much the taller kneels to kiss, hug or tend the other. */
function inDeeds(figures: readonly Figure[]): Figure[] {
  const partner = figures.find(({ bond }, i) => bond && bond.to !== i && DEEDS.has(bond.as));
  const to = partner?.bond?.to ?? -1;
  const other = figures[to];
  if (!partner || !other)
    return figures.map((figure) =>
      figure.bond && DEEDS.has(figure.bond.as) && figure.posture === 'dance'
        ? { ...figure, posture: 'stand' }
        : figure,
    );
  // Who is at another's foot is down there already.
  const isDown = partner.posture === 'crouch' || other.posture === 'crouch';
  const isClose = !isDown && ['kiss', 'hug', 'tend'].includes(partner.bond?.as ?? '');
  return figures.map((figure, i) => {
    if (figure !== partner && i !== to) return figure;
    const mate = figure === partner ? other : partner;
    const isBeside = isClose && /^(?:person|child)/.test(figure.drawing) && mate.age !== undefined;
    const bends = isBeside && mate.posture !== 'sit' && mate.height < figure.height * 0.78;
    const upright = figure.posture === 'dance' ? 'stand' : figure.posture;
    return {
      ...figure,
      depth: 0.2,
      posture: bends && upright !== 'bend' ? 'kneel' : upright,
    };
  });
}

const LETTERED_HEIGHT = 0.22;
const HEAP_HEIGHT = 0.26;
const SEEN = 0.09;

/** A thing without a drawing is a lettered shape, which stays small beside what has one. */
function heightOf(member: Member, i: number, wished: number): number {
  const least = drawingOf(member) === 'plate' ? 0.03 : SEEN;
  const height = Math.min(1.6, Math.max(least, wished));
  if (i > 0 && member.part === 'object' && member.plural && !member.counted && !isBeing(member.kind))
    return Math.min(HEAP_HEIGHT, height);
  return i > 0 && drawingOf(member) === '-' ? Math.min(LETTERED_HEIGHT, height) : height;
}
