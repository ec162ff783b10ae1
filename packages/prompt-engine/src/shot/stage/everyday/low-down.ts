import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What is done low down: at somebody's feet, among plants, under a sink, a bed or a car.
 */

const FEET = sifted(
  /(?:['’]s?|\b(?:his|her|their|its)) (?:[\w-]+ ){0,2}?(?:shoes?|shoe ?laces?|laces?|boots?|socks?|paws?|hoof|hooves|foot|feet|toes?|toe ?nails|knees?|ankles?|legs?|shins?|skates?|hem|claws)\b|\b(?:the|an?) hem\b|\bshoe(?:s|ing) (?:an?|the|his|her) (?:[\w-]+ )?horse\b/i,
);
const AT_FEET = sifted(
  /\b(?:t(?:ie|ies|ying)|lac|fasten|bandag|wrap|clean|wash|clip|trim|cut|paint|shoe|check|examin|inspect|massag|rub|tickl|measur|pin|sew|polish|shin|put|pull|remov|fix|help|treat|kiss|dry|wip|nail|fil|plaster)\w*\b/i,
);

/** Who does something at another's foot crouches there. */
function atFeet({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ bond, age }, i) => i > 0 && age && (!bond || (bond.to === 0 && bond.as === 'tend')),
  );
  const mate = figures[at];
  const isLow = first?.count === 1 && mate?.count === 1 && !/^(?:lie|sit)$/.test(mate.posture);
  if (!first || !mate || !isLow || !FEET.test(subject) || !AT_FEET.test(subject)) return [...figures];
  if (!mate.bond && !/['’]s/.test(subject)) return [...figures];
  return figures.with(0, { ...first, posture: 'crouch' }).with(at, bound(mate, 0, 'tend'));
}

const PICKS = sifted(
  /\b(?:pick|harvest|gather|dig(?:s|ging)? up|pull(?:s|ing)? up|collect|weed)(?:s|es|ing)? |\b(?:planting|to plant|plants (?:an?|the|his|her|some|rice|seed)) ?/i,
);
const LOW_FRUIT =
  /^(?:strawberry|berries|tomato|flower|tulip|daisy|rose|mushroom|carrot|potato|cabbage|vegetables|pepper|grass|leek|lavender|sunflower|rice|potted-plant|shell|rock|egg)$/;
const ON_PLANTS = /^(?:strawberry|berries)$/;

/** Who picks what grows low has the hands among it, and the basket stands by. */
function pickedLow({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }, i) =>
      i > 0 && LOW_FRUIT.test(drawing) && bond?.to === 0 && /^(?:tend|held|put)$/.test(bond.as),
  );
  const fruit = figures[at];
  if (!first || !fruit || !PICKS.test(subject) || fruit.height > first.height * 0.5) return [...figures];
  const isPlant = ON_PLANTS.test(fruit.drawing);
  const height = Math.max(fruit.height, first.height * (isPlant ? 0.22 : 0.14));
  const plants: Partial<Figure> = isPlant
    ? { drawing: 'berry-plant', count: 3 }
    : fruit.drawing === 'rice'
      ? { drawing: 'grass', count: 3 }
      : {};
  return figures
    .map((figure): Figure => {
      const isBasket = figure.drawing === 'basket' && figure.bond?.to === 0;
      return isBasket
        ? { ...unbound(figure), x: first.x > 0.5 ? 0.86 : 0.14, depth: 0.1, height: first.height * 0.22 }
        : figure;
    })
    .with(0, { ...first, posture: /^(?:kneel|bend)$/.test(first.posture) ? first.posture : 'crouch' })
    .with(at, bound({ ...fruit, ...plants }, 0, 'tend', { height, posture: 'stand' }));
}

const UNDER_SINK = sifted(
  /\b(?:under|beneath|below) (?:an?|the|his|her|their) (?:[\w-]+ )?(?:sink|basin|washbasin)\b/i,
);

/** Who works under a sink crouches before its open doors. */
function underSink({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'sink');
  const sink = figures[at];
  if (!first || !hasHands(first) || !sink || !UNDER_SINK.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.72);
  const open = figures
    .with(0, { ...unbound(first), height, posture: 'crouch', faces: 'right', x: 0.3 })
    .with(at, {
      ...bound(sink, 0, 'tend', { height: height * 0.66, x: 0.7 }),
      drawing: 'sink-cabinet',
      count: 1,
    });
  const pipe = open.findIndex(({ drawing, bond }) => drawing === 'water-pipe' && bond?.to === 0);
  return pipe < 0 ? open : [...without(open, pipe)];
}

const LOOKS_UNDER = sifted(
  /\b(?:look|peer|peek|search|reach|crawl|feel|glanc|check)\w*\b[^,]*\b(?:under|underneath|beneath) (?:an?|the|his|her|their) (?:[\w-]+ )?(?:bed|sofa|couch|table|armchair|bench|wardrobe|car|desk|fridge)\b/i,
);
const LOW_THINGS = /^(?:bed|sofa|table|armchair|bench|wardrobe|car|desk|fridge)$/;

/** Who looks under a bed is down before it. */
function lookedUnder({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, bond }, i) => i > 0 && LOW_THINGS.test(drawing) && !bond);
  const thing = figures[at];
  if (!first || !hasHands(first) || !thing || first.bond || !LOOKS_UNDER.test(subject)) return [...figures];
  const height = Math.max(Math.min(thing.height, first.height * 0.62), first.height * 0.4);
  return figures
    .with(0, { ...first, posture: 'crouch', faces: 'right', x: 0.26 })
    .with(at, bound(thing, 0, 'tend', { height, x: 0.72 }));
}

const UNDER_IT = sifted(
  /\b(?:under|underneath|beneath|below) (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,3}?(car|van|bus|truck|lorry|tractor|taxi|caravan|wagon|cart|pickup|jeep|ambulance|trailer|chair|armchair|bench|table|desk|bed|sofa)\b/i,
);
const VEHICLES =
  /^(?:.*-?car|van|bus|truck|tractor|taxi|caravan|wagon|cart|pickup|jeep|ambulance|convertible)$/;

const ON_VEHICLE = sifted(
  /\b(?:climb|jump|leap|stand|sit|sleep|asleep|lie|lying|perch|danc)\w* (?:up )?(?:on|onto|on top of) (?:an?|the|his|her) (?:[\w-]+ ){0,2}(?:car|van|truck|bus|taxi|tractor|caravan)\b/i,
);

/** An animal that climbs on a car is on its roof. */
function onVehicle({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && VEHICLES.test(drawing) && (!bond || bond.to === 0),
  );
  const car = figures[at];
  if (!first?.age || hasHands(first) || first.bond || !car || !ON_VEHICLE.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.34);
  return figures
    .with(
      0,
      bound(first, at, 'on', {
        height,
        x: 0.5,
        posture: first.posture === 'climb' ? 'stand' : first.posture,
      }),
    )
    .with(at, { ...unbound(car), x: 0.5, depth: 0.2, height: 0.46 });
}

/** A mechanic lies under a car that stands on ramps. */
function onRamps(figures: readonly Figure[], at: number): Figure[] {
  const [first, car] = [figures[0], figures[at]];
  if (!first || !car || figures.length >= MOST_FIGURES) return [...figures];
  const ramps: Figure = { ...thingFor(first, 'car-ramps'), word: 'ramps', height: 0.17, x: 0.5, depth: 0.2 };
  return [
    ...figures
      .with(0, { ...bound(first, at, 'under', { posture: 'lie', height: 0.5 }) })
      .with(at, bound(car, figures.length, 'on', { height: 0.42, x: 0.5 })),
    ramps,
  ];
}

/** Who is under a vehicle is between its wheels. */
function underVehicle({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && VEHICLES.test(drawing) && (!bond || bond.to === 0),
  );
  const car = figures[at];
  const isFree = first?.age && (!first.bond || first.bond.to === at);
  if (!first || !isFree || !car || !UNDER_IT.test(subject)) return [...figures];
  if (hasHands(first))
    return /^(?:lie|kneel|crouch|stand|bend|sit)$/.test(first.posture) && first.age !== 'child'
      ? onRamps(figures, at)
      : [...figures];
  const height = Math.max(car.height, 0.56);
  return figures
    .with(0, bound(first, at, 'under', { height: height * 0.3, x: 0.5 }))
    .with(at, { ...unbound(car), height, x: 0.5, depth: 0.2 });
}

const HOW_TALL = sifted(/\bmeasur\w*\b.*\bheight\b|\bhow tall\b/i);

/** Whose height is measured stands before a scale. */
function measured({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ bond, age }) => age && bond?.to === 0 && bond.as === 'tend');
  const other = figures[at];
  if (!first || !other || !hasHands(other) || !HOW_TALL.test(subject)) return [...figures];
  const wall = figures.findIndex(({ drawing }) => drawing === 'wall');
  const kept = wall < 0 ? [...figures] : [...without(figures, wall)];
  if (kept.length >= MOST_FIGURES) return [...figures];
  const to = kept.findIndex(({ bond, age }) => age && bond?.to === 0 && bond.as === 'tend');
  const scale = { ...thingFor(first, 'height-chart'), height: other.height * 1.18, x: 0.7, depth: 0.4 };
  return [
    ...kept.with(0, { ...first, posture: 'bend' }).with(to, { ...other, posture: 'stand', x: 0.7 }),
    { ...scale, bond: { to, as: 'behind' as const } },
  ];
}

const BUILDS_WALL = sifted(
  /\b(?:build|lay|repair|mend|stack|construct)\w* (?:an?|the|his|her|their|some)? ?(?:[\w-]+ ){0,2}(?:wall|bricks?)\b/i,
);

/** Who builds a wall kneels at it. */
function atWall({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  if (!first || !BUILDS_WALL.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  const had = figures.findIndex(
    ({ drawing, word }, i) => i > 0 && (drawing === 'wall' || /\b(?:wall|bricks?)$/.test(word)),
  );
  const height = Math.min(first.height, 0.72);
  const made = figures[had] ?? thingFor(first, 'wall');
  const wall = {
    ...bound(unbound(made), 0, 'tend', { height: height * 0.42, x: 0.72, count: 1, posture: 'stand' }),
    drawing: 'wall',
    lettered: false,
  };
  const all = figures.with(0, { ...first, height, posture: 'kneel', faces: 'right', x: 0.3 });
  return had < 0 ? [...all, wall] : all.with(had, wall);
}

/** The set pieces of this kind, in their order. */
export const LOW_DOWN = [
  told(FEET, atFeet),
  told(PICKS, pickedLow),
  told(UNDER_SINK, underSink),
  told(LOOKS_UNDER, lookedUnder),
  told(UNDER_IT, underVehicle),
  told(ON_VEHICLE, onVehicle),
  told(HOW_TALL, measured),
  told(BUILDS_WALL, atWall),
];
