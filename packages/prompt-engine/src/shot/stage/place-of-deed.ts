import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Figure, Stage } from '../stage.ts';

/*
 * Where a deed is by what it is done with, where its place was read as something wider: behind a barista is a cafe,
 * a street lamp is in no workshop, and whoever is on the roof of a house has that house in a field.
 */

/** What has a roof to be on. */
const HOUSES = /^(?:barn|house|cottage|cabin|church|castle|temple|shop|greenhouse|windmill|tower)$/;

const AT_FARM = sifted(
  /\b(?:outside|beside|in front of|near|by|behind|at) (?:an?|the|his|her) (?:[\w-]+ )?(?:stables?|barn|farm|cowshed)\b/i,
);

/** Things that are outdoors whatever one does with them, and where. */
const OUTDOORS: readonly (readonly [what: RegExp, place: string])[] = [
  [sifted(/\bmountain (?:path|trail|pass|road|track)\b/i), 'mountain'],
  [sifted(/\b(?:by|on|with) an? (?:[\w-]+ )?rope\b/i), 'country-lane'],
  [sifted(/\b(?:street ?lamps?|lampposts?|traffic lights?|telegraph poles?)\b/i), 'street'],
  [
    sifted(/\b(?:washing|clothes)[- ]?line\b|\b(?:wheelbarrow|lawnmower|hedge|flower ?bed|apple tree)s?\b/i),
    'garden',
  ],
];

/** Whose counter is where. */
const COUNTERS: readonly (readonly [who: RegExp, place: string])[] = [
  [sifted(/\bbarista/i), 'cafe'],
  [sifted(/\b(?:bartender|barman|barmaid)/i), 'bar'],
  [sifted(/\bbutcher/i), 'butcher-shop'],
  [sifted(/\b(?:baker|pastry)/i), 'bakery'],
  [sifted(/\b(?:pharmacist|chemist)/i), 'pharmacy'],
  [sifted(/\bflorist/i), 'flower-shop'],
  [sifted(/\bjewell?er/i), 'jeweller'],
  [sifted(/\bfishmonger/i), 'fish-market'],
  [sifted(/\bcashier/i), 'supermarket'],
  [sifted(/\breceptionist/i), 'hotel-lobby'],
  [sifted(/\b(?:bank (?:clerk|teller)|teller)/i), 'bank-hall'],
  [sifted(/\blibrarian/i), 'library'],
  [sifted(/\b(?:tailor|seamstress|dressmaker)/i), 'tailor-shop'],
  [sifted(/\b(?:cobbler|shoemaker)/i), 'shoe-shop'],
  [sifted(/\b(?:barber|hairdresser)/i), 'salon'],
];

const OUTSIDE = sifted(
  /\boutside (?:an?|the|his|her|their) (?:[\w-]+ )?(?:station|hospital|school|theatre|theater|cinema|hotel|supermarket|bank|office|museum|restaurant|library|airport|factory|gym|prison)\b/i,
);
const INSIDE =
  /^(?:station|hospital|classroom|corridor|theatre|stage|cinema|lobby|hotel-lobby|supermarket|bank-hall|office|museum|restaurant|library|airport|factory|gym|prison)$/;
const AT_BENCH = sifted(/\bat (?:an?|the|his|her|their) (?:work ?)?bench\b/i);
const AT_DOOR = sifted(/\bat (?:an?|the|his|her|their) (?:front |open )?door\b/i);
const ROWED = sifted(/\b(?:row|paddl|canoe|kayak)\w*\b/i);
const isAfloat = (figures: readonly Figure[]): boolean =>
  figures.some(({ drawing }) => /^(?:boat|canoe)$/.test(drawing));
const AT_COUNTER = sifted(
  /\b(?:counter|bar|till|checkout|desk|cash register)\b|\b(?:his|her|their|the) (?:[\w-]+ )?(?:shop|store)\b/i,
);
const AT_HOME = sifted(/\b(?:jar|pan|pot|cup|plate|spice|flour|tin|bowl)s?\b/i);
const AT_KEYS = sifted(
  /\b(?:programmers?|coders?|hackers?|developers?|software engineers?|accountants?|office workers?)\b/i,
);
const AMONG_BOOKS = sifted(/\blibrarians?\b.*\b(?:shel(?:f|ves)|bookshel\w*|ladder|books?)\b/i);
const UNDER = sifted(/\b(?:under|beneath|below|underneath)\b/i);
const BAY_WINDOW = sifted(/\b(?:from|at|in|on|by) (?:an?|the|his|her|its) (?:[\w-]+ )?bay window\b/i);
const PANES = sifted(/\bwindow (?:cleaner|washer)|\b(?:skyscraper|tower|high-?rise|building)\b/i);
const PLANET = sifted(/\bon (?:an?|the|another) (?:[\w-]+ )?planet\b/i);
const FROZEN_PLANET = sifted(/\b(?:frozen|icy|ice|snowy) planet\b/i);
const WATERFOWL = sifted(/^(?:duck|swan|goose|boat|canoe|sailboat|gondola|otter|beaver)$/);
const BURNING = sifted(/\b(?:burning|blazing|flaming) (?:barn|house|cabin|castle|church|cottage)\b/i);
const ON_FLOOR = sifted(
  /\b(?:across|on|over|along) the (?:(kitchen|bathroom|bedroom) |wooden |tiled )?floor\b(?! of)/i,
);
const TRAFFIC = sifted(/\b(?:direct|guid|control|stop|halt)\w* (?:the )?traffic\b/i);
const FROZEN = sifted(
  /\bfrozen (?:lake|pond|river|canal)\b|\bskat\w* (?:\w+ )?(?:on|across|over) (?:an?|the) (?:[\w-]+ )?(?:lake|pond|river|canal|ice)\b/i,
);
const IN_GYM = sifted(/\b(?:gymnast|pull[- ]?ups?|chin[- ]?ups?)\b/i);

/** Whether a boat is above whoever the picture is of. */
export const isBelowKeel = (figures: readonly Figure[]): boolean =>
  figures.some(
    ({ drawing, posture }, i) =>
      i > 0 && posture === 'fly' && /(?:boat|ship|canoe|raft|ferry)$/.test(drawing),
  );

/** The place that what is there cannot be without: a wheel its deck, a boat under a bridge its water. */
function placeAround(
  { place, figures }: Pick<Stage, 'place' | 'figures'>,
  subject: string,
): string | undefined {
  if (BAY_WINDOW.test(subject)) return 'windowsill';
  if (place === 'train-interior' && figures.some(({ drawing, bond }) => drawing === 'train' && bond))
    return 'railway-track';
  if (PANES.test(subject) && figures.some(({ drawing }) => drawing === 'squeegee')) return 'scaffolding';
  if (/^(?:field|backdrop|space)$/.test(place) && PLANET.test(subject))
    return FROZEN_PLANET.test(subject) ? 'ice' : 'mars';
  if (/^(?:sea|backdrop|harbour)$/.test(place) && figures.some(({ drawing }) => drawing === 'ship-wheel'))
    return 'ship-deck';
  if (/^(?:barn|room|castle-hall|church)$/.test(place) && BURNING.test(subject)) return 'field';
  if (place === 'backdrop' && AMONG_BOOKS.test(subject)) return 'library';
  if (
    /^(?:lakeside|river|field|park)$/.test(place) &&
    figures.some(({ drawing }) => /^(?:viaduct|bridge)$/.test(drawing)) &&
    figures.some(({ drawing }) => WATERFOWL.test(drawing)) &&
    UNDER.test(subject)
  )
    return 'lake';
  if (place === 'cave' && figures.some(({ drawing }) => drawing === 'stove')) return 'bakery';
  const floor = ON_FLOOR.exec(subject);
  if (/^(?:field|backdrop)$/.test(place) && floor) return floor[1]?.toLowerCase() ?? 'room';
  return undefined;
}

/** The place of a deed; undefined where its own stays. */
export function placeAtDeed(
  { place, figures }: Pick<Stage, 'place' | 'figures'>,
  first: Figure,
  subject: string,
): string | undefined {
  const bearer = figures[first.bond?.as === 'on' ? first.bond.to : -1];
  if (bearer && HOUSES.test(bearer.drawing) && /^(?:rooftop|skyline|roof-tiles)$/.test(place)) return 'field';
  if (OUTSIDE.test(subject) && INSIDE.test(place)) return 'street';
  if (place === 'park' && AT_BENCH.test(subject)) return 'workshop';
  if (place === 'cave' && /\bhives?\b|\bbee ?hives?\b/i.test(subject)) return 'garden';
  if (place === 'corridor' && AT_DOOR.test(subject)) return 'doorstep';
  if (/^(?:ruins|backdrop|field)$/.test(place) && ROWED.test(subject) && isAfloat(figures)) return 'lake';
  // What has a keel above it is under water.
  if (/^(?:sea|lake|river|backdrop)$/.test(place) && isBelowKeel(figures)) return 'underwater';
  if (/^(?:field|backdrop)$/.test(place) && TRAFFIC.test(subject)) return 'street';
  // A pond that one skates on, or that is frozen, is ice.
  if (/^(?:lake|lakeside|snow|river)$/.test(place) && FROZEN.test(subject)) return 'ice';
  // A desk with a computer on it is under a roof.
  if (place === 'field' && AT_KEYS.test(subject) && figures.some(({ drawing }) => drawing === 'laptop'))
    return 'office';
  const other = placeAround({ place, figures }, subject);
  if (other) return other;
  if (place === 'bar' && IN_GYM.test(subject)) return 'gym';
  if (place === 'street' && AT_FARM.test(subject)) return 'farm';
  // What is on a shelf at home is in no library.
  if (place === 'library' && /\bshel(?:f|ves)\b/i.test(subject) && !/\b(?:librar|book)/i.test(subject))
    return AT_HOME.test(subject) ? 'kitchen' : 'room';
  const shop = COUNTERS.find(([who]) => who.test(subject))?.[1];
  if (shop && AT_COUNTER.test(subject) && /^(?:kitchen|shop|backdrop|room|office)$/.test(place)) return shop;
  const open = OUTDOORS.find(([what]) => what.test(subject))?.[1];
  if (open && /^(?:workshop|room|wires)$/.test(place)) return open;
  if (place !== 'backdrop') return undefined;
  if (first.bond?.as === 'in' && /^(?:boat|canoe)$/.test(figures[first.bond.to]?.drawing ?? ''))
    return 'lake';
  // A tram with people at it is in its street.
  const isServed = /^(?:tram|bus|double-decker)$/.test(first.drawing) && figures.some(({ age }) => age);
  return isServed ? 'street' : undefined;
}
