import { rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure, Stage } from '../stage.ts';
import { covered } from './benches.ts';
import { onGrounds, without, withoutGames } from './grounds.ts';
import { withCrowd } from './hints.ts';
import { onLand } from './lands.ts';
import { placeAtDeed } from './place-of-deed.ts';
import { standing, withLights } from './seen-lights.ts';
import { onWall } from './supports.ts';
import { inVista } from './vistas.ts';

/*
 * Grounds that no drawing of a place shows by itself: a village is cottages in a field, a field of tulips is tulips.
 */

const MOST_FIGURES = 8;

/**
 * words | place | what stands there: drawing, its colour after a slash, how many, where across, height and depth |
 * places that the ground replaces, any where left out.
 */
const ROWS = rowsOf(
  `
wheat field, field of wheat, wheatfield, barley field, field of barley, rye field, golden field, cornfield, corn field, field of corn | field | wheat/gold 26 0.5 0.1 0.8; wheat/gold 26 0.5 0.13 0.55; wheat/gold 26 0.47 0.17 0.1; wheat/gold 26 0.53 0.17 0.1 | -
lavender field, field of lavender, lavender fields | field | lavender 26 0.5 0.09 0.8; lavender 26 0.47 0.18 0.1; lavender 26 0.53 0.17 0.1 | -
tulip field, field of tulips, tulip fields | field | tulip/red 26 0.5 0.08 0.8; tulip/red 13 0.5 0.13 0.1 | -
poppy field, field of poppies, poppies field | field | flower/red 26 0.5 0.08 0.8; flower/red 13 0.5 0.13 0.1 | -
sunflower field, field of sunflowers, sunflower fields | field | sunflower 26 0.5 0.13 0.8; sunflower 13 0.5 0.2 0.1 | -
flower field, field of flowers, flower meadow, wildflower meadow, field of daisies, meadow of flowers, meadow full of flowers, field of wildflowers, wildflowers | field | flower/pink 26 0.5 0.07 0.8; flower/pink 13 0.5 0.1 0.1 | -
tall grass, long grass, high grass | field | grass 26 0.5 0.2 0.72 | -
traffic jam, rush hour, in traffic, heavy traffic, in a traffic jam | street | car/red 1 0.1 0.3 0.3; van/white 1 0.92 0.4 0.35; bus 1 0.4 0.44 0.75 | backdrop field road street
halloween, trick or treat, trick-or-treat, trick or treating, trick-or-treating | street | jack-o-lantern/glowing 1 0.1 0.2 0.15; jack-o-lantern/glowing 1 0.9 0.16 0.3 | backdrop field street room park garden
orchard, apple orchard, apple trees, apple tree, fruit trees, olive grove, lemon grove | field | tree 1 0.14 0.74 0.6; tree 1 0.88 0.68 0.66; tree 2 0.5 0.34 0.85 | garden field park backdrop
coral reef, coral reefs, reef | underwater | coral/pink 1 0.1 0.34 0.1; coral/orange 1 0.26 0.2 0.3; sea-anemone 1 0.9 0.2 0.1; coral/violet 1 0.8 0.28 0.4; clownfish 1 0.2 0.08 0.5 | underwater sea lake beach backdrop field
scuba, scuba diver, scuba diving, scuba divers, freediver, freediving, snorkeling, snorkelling | underwater | - | -
mushroom forest, forest of mushrooms | forest | mushroom/glowing 5 0.5 0.22 0.4 | -
fair, fun fair, carnival | funfair | - | backdrop field street park
pumpkin patch, pumpkin field | field | pumpkin 9 0.5 0.1 0.5 | -
village street, village square, village, hamlet, country town, small town | field | cottage 1 0.16 0.34 0.7; house 1 0.84 0.36 0.72; cottage 1 0.5 0.26 0.85; tree 1 0.34 0.4 0.78 | street field road alley market skyline backdrop mountain
`,
  4,
).map(([words = '', place = '', things = '', over = '-']) => ({
  pattern: new RegExp(`\\b(?:${words.split(', ').join('|')})\\b`, 'i'),
  place,
  things: (things === '-' ? [] : things.split('; ')).map((thing): Figure => {
    const [named = '', count = '1', x = '0.5', height = '0.2', depth = '0.6'] = thing.split(' ');
    const [drawing = '', colour] = named.split('/');
    return {
      drawing,
      word: drawing,
      count: Number(count),
      x: Number(x),
      height: Number(height),
      depth: Number(depth),
      posture: 'stand',
      faces: 'camera',
      ...(colour && { colour }),
    };
  }),
  over: over === '-' ? undefined : new Set(over?.split(' ')),
}));

const ABOARD = sifted(/\b(?:aboard|on board|on the deck of|on deck)\b/i);
const AFLOAT = sifted(
  /^(?:ferry|ship|cruise-ship|sailing-ship|sailboat|boat|longship|yacht|galleon|cargo-ship)$/,
);
/** A tree house is in its tree, and its ladder leads up to it. */
function treeHoused(figures: readonly Figure[]): readonly Figure[] {
  const house = figures.find(({ drawing }) => drawing === 'treehouse');
  if (!house || figures.some(({ age }) => age)) return figures;
  const ladders = figures.filter(({ drawing }) => /^(?:ladder|rope)$/.test(drawing));
  const { bond: _, ...free } = house;
  return [
    { ...free, height: Math.max(0.7, house.height), depth: 0.3 },
    ...ladders.slice(0, 1).map(({ bond: __, ...ladder }) => ({
      ...ladder,
      drawing: 'ladder',
      height: 0.42,
      x: free.x,
      depth: 0.1,
      bond: { to: 0, as: 'front' as const },
    })),
    ...figures.filter(({ posture, bond }) => posture === 'hang' && !bond),
  ];
}

/** What a thing in the sky is over. */
const OVER = sifted(
  /\b(?:over|above|across|overlooking) (?:the|a) (?:\w+ )?(sea|ocean|bay|city|town|harbou?r|river|lake)\b/i,
);
const GROUND_OVER: Readonly<Record<string, string>> = {
  sea: 'beach',
  ocean: 'beach',
  bay: 'beach',
  city: 'skyline',
  town: 'skyline',
  river: 'river',
  lake: 'lakeside',
};

/** Where one waits for what comes. */
const AWAITED = sifted(/\bwait\w* for (?:the|an?|his|her|their) (?:\w+ )?(bus|train|tram|subway)\b/i);

const ROADED = sifted(
  /^(?:car|convertible|sports-car|vintage-car|taxi|bus|truck|pickup|van|motorbike|police-car)$/,
);

const LILY_PAD: Figure = { ...standing, drawing: 'lily-pad', word: 'lily pad', height: 0.07, depth: 0.2 };

/** Cars are on a road and people at the side of a pond; who jumps into a puddle has it underfoot. */
function grounded<T extends Pick<Stage, 'place' | 'figures'>>(stage: T, subject: string): T {
  const [first] = stage.figures;
  if (!first) return stage;
  const pad = stage.figures.findIndex(({ drawing }) => drawing === 'lily-pad');
  if (pad > 0 && first.bond?.to === pad)
    return {
      ...stage,
      place: 'lake',
      figures: stage.figures
        .with(0, { ...first, height: 0.34 })
        .with(pad, { ...stage.figures[pad], ...LILY_PAD, x: first.x }),
    };
  if (/\blily ?pads?\b/i.test(subject) && first.age && !first.bond && stage.figures.length < MOST_FIGURES) {
    const onPad: Figure = {
      ...first,
      height: Math.min(first.height, 0.4),
      bond: { to: stage.figures.length, as: 'on' },
    };
    return {
      ...stage,
      place: 'lake',
      figures: [onPad, ...stage.figures.slice(1), { ...LILY_PAD, x: first.x }],
    };
  }
  const isOrbiting =
    /^(?:float|fly)$/.test(first.posture) ||
    (stage.place === 'backdrop' && stage.figures.some(({ drawing }) => drawing === 'satellite'));
  if (first.drawing.endsWith(':astronaut') && isOrbiting)
    return { ...stage, place: 'space', figures: stage.figures.with(0, { ...first, posture: 'float' }) };
  const where = placeAtDeed(stage, first, subject);
  if (where) return { ...stage, place: where };
  if (stage.place === 'backdrop' && /\b(?:roadside|side of the road)\b/i.test(subject))
    return { ...stage, place: 'road' };
  // Who sits by the fire has it in the hearth.
  const isAtHome =
    stage.place === 'room' || stage.figures.some(({ drawing }) => /chair$|^sofa$/.test(drawing));
  const fire =
    isAtHome && /^(?:room|backdrop)$/.test(stage.place)
      ? stage.figures.findIndex(({ drawing }) => drawing === 'fire')
      : -1;
  if (fire > 0) return { ...stage, place: 'hearth', figures: without(stage.figures, fire) };
  if (/\bpicnic\b/i.test(subject) && /^(?:kitchen|room|table|backdrop)$/.test(stage.place))
    return { ...stage, place: 'park' };
  const awaited = AWAITED.exec(subject)?.[1]?.toLowerCase();
  if (awaited && /^(?:backdrop|field|street|park|road|station)$/.test(stage.place))
    return { ...stage, place: awaited === 'bus' ? 'bus-stop' : 'station' };
  if (/\bsnowball fight\b/i.test(subject)) return { ...stage, place: 'snow' };
  if (
    stage.place === 'backdrop' &&
    /\bdown (?:the|a) (?:\w+ )?(?:hall|hallway|corridor|aisle)\b/i.test(subject)
  )
    return { ...stage, place: 'corridor' };
  if (
    stage.place === 'forest' &&
    /\bunder the (?:milky way|stars|northern lights|night sky|moon)\b/i.test(subject)
  )
    return { ...stage, place: 'field' };
  if (
    /^(?:forest|field|road)$/.test(stage.place) &&
    /\bmountain (?:trail|path|road|pass|track)\b/i.test(subject)
  )
    return { ...stage, place: 'mountain' };
  if (/^(?:street|backdrop)$/.test(stage.place) && /^(?:bridge|viaduct)$/.test(first.drawing))
    return { ...stage, place: 'river' };
  // Aboard a ship one stands on its deck, and the ship is not seen beside it.
  const ship = stage.figures.findIndex(({ drawing, bond }) => AFLOAT.test(drawing) && !bond);
  if (ABOARD.test(subject) && ship > 0 && stage.place === 'sea')
    return { ...stage, place: 'bridge', figures: without(stage.figures, ship) };
  const over = OVER.exec(subject)?.[1]?.toLowerCase();
  if (over && /^(?:backdrop|field)$/.test(stage.place))
    return { ...stage, place: GROUND_OVER[over] ?? 'harbour' };
  if (
    stage.place === 'field' &&
    !/\b(?:field|meadow|grass|farm|prairie)\b/i.test(subject) &&
    ROADED.test(first.drawing)
  )
    return { ...stage, place: 'road' };
  const isAshore = first.drawing.startsWith('person') || first.drawing.startsWith('child');
  if (
    stage.place === 'lake' &&
    isAshore &&
    !first.bond &&
    /^(?:sit|stand|kneel|lotus|walk|lean|crouch)$/.test(first.posture)
  )
    return { ...stage, place: 'lakeside' };
  const under = first.bond?.as === 'on' ? first.bond.to : 0;
  const isFree = !first.bond || first.posture === 'ride';
  if (/\bpuddles?\b/i.test(subject) && first.age && isFree && stage.figures.length < MOST_FIGURES) {
    const puddle: Figure = {
      ...standing,
      drawing: 'puddle',
      word: 'puddle',
      x: first.x,
      height: 0.03,
      depth: 0.25,
    };
    const others = stage.figures.filter(({ drawing }) => drawing !== 'puddle');
    return { ...stage, figures: [...others, { ...puddle, bond: { to: under, as: 'around' } }] };
  }
  return stage;
}

/** Who is under water swims. */
const swum = (figure: Figure): Figure =>
  /^(?:person|child)/.test(figure.drawing) && /^(?:stand|walk|float|sit)$/.test(figure.posture)
    ? { ...figure, posture: 'swim', height: Math.min(figure.height, 0.7) }
    : figure;

/** The figures of a picture that has nothing besides: no game is a child, and no ground stands on itself. */
export function withoutDoubles(figures: readonly Figure[], place: string): readonly Figure[] {
  const all = covered(withoutGames(figures));
  const own = all.findIndex(({ word, age }, i) => i > 0 && !age && word.split(' ').at(-1) === place);
  return own < 0 ? all : without(all, own);
}

/** The ground and all that stands on it, where the words name one that is more than its place. */
export function settled(
  scene: Scene,
  given: Pick<Stage, 'place' | 'figures' | 'weather'>,
): Pick<Stage, 'place' | 'figures'> {
  const { subject, place } = scene;
  const lit = withLights(treeHoused(covered(withoutGames(given.figures))), subject, given.place);
  const figures = withCrowd(lit, scene, given.place);
  // What was told in another language is told here in its own words.
  const told = place && !subject.includes(place.words) ? `${subject} ${place.words}` : subject;
  const away =
    place?.words === 'puddle' ? scene.cast.find(({ kind }) => kind === 'place')?.placeRow : undefined;
  const around = away ? { ...given, place: away.drawing } : given;
  const ground = grounded(onGrounds({ ...around, figures }), told);
  const stage = onLand(onWall({ ...ground, ...inVista(subject, ground) }, subject), scene);
  const isOpen = !/^(?:paper|table|underwater|space|room)$/.test(stage.place);
  const row = ROWS.find(({ pattern, over }) => pattern.test(subject) && (over?.has(stage.place) ?? isOpen));
  const isWhite =
    given.weather === 'snow' ||
    /\b(?:icy|snowy|snow-covered|frozen) (?:hill|slope|field|meadow|ground|hillside|plain)/i.test(subject);
  if (!row && isWhite && /^(?:field|hill)$/.test(stage.place)) return { ...stage, place: 'snow' };
  if (!row || (place?.preposition === 'from' && row.over)) return stage;
  const land =
    stage.weather === 'snow' || /\bsnow(?:y|ed)?\b/i.test(subject)
      ? 'snow'
      : stage.place === 'mountain'
        ? stage.place
        : row.place;
  // What the words name is there already.
  const drawn = new Set(stage.figures.map(({ drawing }) => drawing));
  const own = stage.figures.filter(
    ({ drawing, count, word }) =>
      (count < 2 && !row.pattern.test(`field of ${word}`)) ||
      !row.things.some((thing) => thing.drawing === drawing),
  );
  const things = row.things.filter(({ drawing, count }) => count > 1 || !drawn.has(drawing));
  const all = [...own, ...things].slice(0, MOST_FIGURES);
  return { place: land, figures: land === 'underwater' ? all.map(swum) : all };
}

/** Nothing is small before a bare ground, and what the picture is of fills more than half of it elsewhere. */
export function enlarged(figures: readonly Figure[], place: string, isFeatured = false): readonly Figure[] {
  // A bowl on a table is as high as both.
  const heights = figures
    .filter(({ depth }) => depth < 0.6)
    .map(
      ({ height, bond, age }) => height + (bond?.as === 'on' && !age ? (figures[bond.to]?.height ?? 0) : 0),
    );
  const tallest = Math.max(...heights);
  const isBare = /^(?:backdrop|table)$/.test(place);
  // Under a sky what is far stays as it is, and who is meant to be small in it too.
  const isPiled = figures.some(({ bond, age }, i) => age && bond?.as === 'on' && bond.to !== i);
  // What a garden or a beach is said to have is what one comes to see.
  const isSeen =
    isFeatured && tallest > 0 && tallest < 0.46 && figures.every(({ age, count }) => !age && count < 9);
  if (isSeen)
    return figures.map((figure) => ({ ...figure, height: figure.height * Math.min(2.4, 0.5 / tallest) }));
  const by = isBare ? Math.min(1.6, 0.62 / tallest) : tallest >= 0.4 && !isPiled ? 0.58 / tallest : 1;
  return by > 1
    ? figures.map((figure) =>
        isBare || figure.depth < 0.6 || figure.bond ? { ...figure, height: figure.height * by } : figure,
      )
    : figures;
}
