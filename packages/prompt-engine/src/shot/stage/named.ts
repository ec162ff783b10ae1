import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { NAMED_DRAWINGS } from './named-drawings.ts';
import { NAMED_EVERYDAY } from './named-everyday.ts';
import { NAMED_GOODS } from './named-goods.ts';
import { nounWithin } from './nouns.ts';

/*
 * Drawings that a name asks for where its row has none, or only that of a wider family, and sights that everybody
 * knows by their outline.
 */

const BY_NAME: ReadonlyMap<string, string> = new Map(
  (NAMED_DRAWINGS + NAMED_GOODS.trimStart() + NAMED_EVERYDAY.trimStart())
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [shown = '', names = ''] = row.split(' | ');
      const drawing = shown.replace(/\/.*/, '');
      const own = drawing === shown ? [drawing.replaceAll('-', ' '), drawing] : [];
      return [...own, ...names.split(', ')].map((name) => [name, shown] as const);
    }),
);

const named = (name: string): string[] => {
  const called = name.toLowerCase();
  const singular = called.endsWith('s')
    ? called.replace(/(?:ies|(?<=sh|ch|x|to)es|s)$/, (end) => (end === 'ies' ? 'y' : ''))
    : called;
  return (BY_NAME.get(called) ?? BY_NAME.get(singular) ?? '').split('/');
};

/** The drawing that a name asks for, said for one or several; undefined where its row is to say. */
export const drawingNamed = (name: string): string | undefined => named(name)[0] || undefined;

/** The colour that what is so called has in its neighbour's drawing. */
export const colourNamed = (name: string): string | undefined => named(name)[1];

/** Places by the end of what they are called, where their row is of a wider family. */
const PLACES: readonly (readonly [pattern: RegExp, drawing: string])[] = [
  [sifted(/\blab(?:oratory)?$/i), 'laboratory'],
  [sifted(/\bcasino$/i), 'casino'],
  [sifted(/\b(?:airport|departure lounge|airport terminal)$/i), 'airport'],
  [sifted(/\b(?:operating (?:theatre|theater|room)|hospital ward|clinic)$/i), 'hospital'],
  [sifted(/\bvineyards?$/i), 'vineyard'],
  [sifted(/\bcampsite$/i), 'campsite'],
  [sifted(/\bprison(?: cell)?$/i), 'prison'],
  [sifted(/\bbattlefield$/i), 'battlefield'],
  [sifted(/\b(?:elevator|lift)$/i), 'lift'],
  [sifted(/\b(?:lobby|hotel reception)$/i), 'lobby'],
  [sifted(/\b(?:basement|cellar)$/i), 'basement'],
  [sifted(/\b(?:bakery|patisserie)$/i), 'bakery'],
  [sifted(/^(?:shop|store|boutique)$/i), 'shop'],
  [sifted(/\b(?:market|fruit|vegetable|fish|food|farm|street) (?:stall|stand)s?$/i), 'market'],
  [sifted(/\bsauna$/i), 'sauna'],
  [sifted(/\b(?:bee)?hives?$/i), 'field'],
  [sifted(/(?:\bcaf[eé]|coffee (?:shop|house|bar))$/i), 'cafe'],
  [sifted(/\b(?:bar|pub|tavern|saloon)$/i), 'bar'],
  [sifted(/\bthrone room$/i), 'castle-hall'],
  [sifted(/\b(?:empty|grand|great|concert|large|old|big|dance|music|village|town) hall$/i), 'ballroom'],
  [sifted(/\b(?:tower|turret)$/i), 'stone-room'],
  [sifted(/\bstables?$/i), 'barn'],
  [sifted(/\b(?:blanket|pillow|sheet|couch|sofa) fort$/i), 'tent-inside'],
  [sifted(/\b(?:raised|flower|garden|herb|vegetable) (?:bed|patch|garden)$/i), 'garden'],
  [sifted(/\bbalcon(?:y|ies)$/i), 'balcony'],
  [sifted(/\b(?:pier|jetty|boardwalk|dock)$/i), 'pier'],
  [sifted(/\b(?:staircase|stairwell|stairs)$/i), 'corridor'],
  [
    sifted(
      /\b(?:little|tiny|small|old|her|his|corner|flower|toy|book|antique|pet|candy|sweet|record|hat) shop$/i,
    ),
    'shop',
  ],
  [sifted(/\b(?:night ?club|disco|club)$/i), 'club'],
  [sifted(/\btent$/i), 'tent-inside'],
  [sifted(/\b(?:gas|petrol|filling) station$/i), 'petrol-station'],
  [sifted(/\b(?:parking lot|car park|parking garage)$/i), 'car-park'],
  [sifted(/\bbus (?:stop|shelter)$/i), 'bus-stop'],
  [sifted(/\bzoo$/i), 'zoo'],
  [sifted(/\bgolf course$/i), 'golf-course'],
  [sifted(/\b(?:(?:football|soccer|rugby) field|pitch)$/i), 'football-pitch'],
  [sifted(/\b(?:tennis|badminton) court$/i), 'tennis-court'],
  [sifted(/\b(?:new york(?: city)?|manhattan|nyc)$/i), 'new-york'],
  [sifted(/\brome$/i), 'rome'],
  [sifted(/\bsydney$/i), 'sydney'],
  [sifted(/\bsan francisco$/i), 'san-francisco'],
];

/** The drawing of a place that its name asks for. */
export function placeDrawingOf({ place, subject, cast, doings }: Scene): string | undefined {
  // Who goes through a place is in it.
  const within = doings.find(({ verb, object }) => object !== undefined && / in(?:side)?$/.test(verb.base));
  const passed =
    cast.find(({ relation }) => /^(?:through|inside)$/.test(relation?.preposition ?? '')) ??
    cast[within?.object ?? -1];
  const ground = passed && PLACES.find(([pattern]) => pattern.test(passed.words))?.[1];
  if (!place && ground) return ground;
  // A rock band plays on no rocks.
  if (!place) return /\brock (?:band|concert|group|show|stars?)\b/i.test(subject) ? 'stage' : undefined;
  // Who is on a scooter in Rome is in Rome.
  const town = cast.find(({ kind, part }) => kind === 'place' && part !== 'main');
  if (town && place.preposition === 'on' && place.row?.traits.has('support'))
    return PLACES.find(([pattern]) => pattern.test(town.words))?.[1] ?? town.placeRow?.drawing;
  // Who drinks from a stream in a forest is in the forest.
  const wood = cast.find(
    ({ part, kind, relation }) => part === 'support' && kind === 'terrain' && relation?.preposition === 'in',
  );
  if (place.preposition === 'from' && /\b(?:forest|woods?|jungle)$/.test(wood?.words ?? ''))
    return wood?.placeRow?.drawing ?? 'forest';
  const drawing = PLACES.find(([pattern]) => pattern.test(place.words))?.[1];
  const isAround = /^(?:in|inside|at|on|around|through|of|(?:on|at|in) the .* of)$/.test(place.preposition);
  const isOther =
    (/^(?:corridor|bus-stop)$/.test(drawing ?? '') && !OUTSIDE.test(place.preposition)) ||
    (/^(?:bar|cafe|shop)$/.test(drawing ?? '') && BEHIND_IT.test(`${place.preposition} ${place.words}`));
  // Steps of stone lie outside; a tower that one is at is seen.
  const isSeen = drawing === 'stone-room' && !/^(?:in|inside)$/.test(place.preposition);
  const isMoored = drawing === 'pier' && cast[0]?.kind === 'boat';
  return (isAround && !isSeen && !isMoored) || isOther || drawing === 'bus-stop' ? drawing : undefined;
}

/** Sights by what they are called anywhere in a subject; a region's own drawing may bring them already. */
const SIGHTS: readonly (readonly [pattern: RegExp, drawing: string])[] = [
  [sifted(/\b(?:big ben|elizabeth tower)\b/i), 'clock-tower'],
  [sifted(/\b(?:golden gate|brooklyn|tower|forth)(?: bridge)?\b(?<=bridge|golden gate)/i), 'bridge'],
  [sifted(/\b(?:colosseum|coliseum)\b/i), 'colosseum'],
  [sifted(/\bstonehenge\b/i), 'stonehenge'],
  [sifted(/\bsydney opera(?: house)?\b/i), 'opera-house'],
  [sifted(/\b(?:leaning )?tower of pisa\b/i), 'leaning-tower'],
  [sifted(/\bstatue of liberty\b/i), 'liberty'],
  [sifted(/\bgreat wall(?: of china)?\b/i), 'wall'],
  [sifted(/\btaj mahal\b/i), 'taj'],
  [sifted(/\beiffel tower\b/i), 'lattice-tower'],
  [sifted(/\b(?:great )?sphinx\b(?! cat)/i), 'sphinx'],
  [sifted(/\b(?:mount fuji|mt\.? fuji|matterhorn|mount everest)\b/i), 'mountain'],
];

/** Behind a bar one is within it. */
const BEHIND_IT = sifted(/^behind (?:\w+ )*(?:bar|counter|till)\b/i);

const MOST_FIGURES = 8;

/** Where one is outside of a building that one is said to be at. */
const OUTSIDE = sifted(
  /^(?:to|toward|towards|below|beneath|under|by|near|outside|outside of|beside|next to|in front of|behind|against|opposite|past|at the foot of|over|above)$/,
);

/** What is done at a thing from without. */
const AIMS = sifted(/^(?:spray|squirt|throw|shoot|look|stare|gaze|point|shout|aim|hose)\b/);

interface Sight {
  readonly drawing: string;
  readonly word: string;
}

/** The building that a place is, where one is outside of it. */
function buildingOf({ place, doings }: Scene): Sight | undefined {
  const isAimedAt = place?.preposition === 'at' && doings.some(({ verb }) => AIMS.test(verb.base));
  const isOutside =
    OUTSIDE.test(place?.preposition ?? '') && !BEHIND_IT.test(`${place?.preposition} ${place?.words}`);
  const row = place && (isAimedAt || isOutside) ? nounWithin(place.words) : undefined;
  return row?.kind === 'building' ? { drawing: row.drawing, word: place?.words ?? '' } : undefined;
}

/** A moon that one is before or under. */
function moonOf({ place, cast }: Scene): Sight | undefined {
  const isSeen =
    place && place.preposition !== 'on' && /^(?:the )?(?:\w+ )?moon$/.test(place.words) && cast.length > 0;
  return isSeen ? { drawing: 'moon', word: place.words } : undefined;
}

function sightIn(scene: Scene): Sight | undefined {
  for (const [pattern, drawing] of SIGHTS) {
    const word = pattern.exec(scene.subject)?.[0];
    if (word) return { drawing, word };
  }
  return buildingOf(scene) ?? moonOf(scene);
}

/** What a picture is of that has nobody and nothing in it, by its words alone. */
function soleThing({ cast, subject, lettering }: Scene): Sight | undefined {
  const word = (cast[0]?.words ?? subject).replace(/^(?:an?|the|one) /i, '');
  const drawing = lettering.length > 0 ? undefined : (drawingNamed(word) ?? nounWithin(word)?.drawing);
  return drawing ? { drawing, word } : undefined;
}

/**
 * The figures with the sight that the words name: as itself where it is what the picture is of, else behind everyone;
 * and where there would be none on a bare ground, with what the words can be drawn as.
 */
export function withSights(figures: readonly Figure[], scene: Scene, isBare: boolean): Figure[] {
  const found = sightIn(scene) ?? (figures.length === 0 && isBare ? soleThing(scene) : undefined);
  if (!found) return [...figures];
  const { drawing, word } = found;
  const own = figures.findIndex(
    (figure) =>
      figure.drawing === drawing ||
      (figure.word !== '' && word.toLowerCase().includes(figure.word.toLowerCase())),
  );
  const sight = figures[own];
  if (sight) {
    const { age: _, ...thing } = sight;
    return figures.with(own, { ...thing, drawing, word });
  }
  if (figures.length >= MOST_FIGURES) return [...figures];
  const isAlone = figures.length === 0;
  const behind: Figure = {
    drawing,
    word,
    count: 1,
    x: isAlone ? 0.5 : (figures[0]?.x ?? 0.5) > 0.5 ? 0.28 : 0.72,
    height: drawing === 'moon' ? 0.4 : 0.6,
    depth: isAlone ? 0.3 : 0.72,
    posture: drawing === 'moon' ? 'fly' : 'stand',
    faces: 'camera',
  };
  return [...figures, behind];
}
