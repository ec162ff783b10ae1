import { hexOfLab, type Lab, labDistance } from '../../oklab.ts';
import type { PaletteColour } from '../features.ts';
import { colourNames } from './colour-names.ts';
import { BINS, binAt, distanceAt, type Grid, lengthOf } from './planes.ts';

/** A colour with the share of the picture that has it. */
interface Patch extends Lab {
  readonly weight: number;
}

/** Bins are just noticeably different colours: finer ones cost time and change nothing. */
const BIN = 0.02;
/** More than a palette has, so that small accents find a place before like clusters are merged. */
const SEEDS = 16;
const ROUNDS = 8;
/** One and a half just noticeable differences: nobody names these apart. */
const ALIKE = 0.03;
/** A lit surface runs through about this much; beyond it light and shadow are two colours to a painter. */
const ONE_SURFACE = 0.1;
/** Colours between two clusters, against those at the lesser one, that make of both one gradient. */
const BRIDGE = 0.2;
/** A tint lost is a loss, a shade lost is none: what a difference of tint counts more when six must do. */
const TINT_SAY = 3;
const MOST = 6;
const LEAST_WEIGHT = 0.02;
/** An accent must be more than the mixed pixels along an edge. */
const ACCENT_WEIGHT = 0.003;
const MOST_ACCENTS = 2;
/** Chroma of a colour that leaps to the eye: brick red has 0.14, sand 0.06. */
const STRIKING_CHROMA = 0.1;
/** More than this is no accent, but a part of the picture. */
const MOST_OF_ACCENT = 0.1;
/** Distance in OKLab's a and b, lightness aside, within which a tint is one, and from which it is another. */
const SAME_TINT = 0.06;
const OTHER_TINT = 0.085;
/** Light and shadow change a surface's chroma by no more; beyond it a red thing stands before brown ones. */
const ONE_CHROMA = 0.05;
/** And its hue by no more, in radians: leaves and the yellow among them are two. */
const ONE_HUE = 0.4;
const HUE_CHROMA = 0.05;
/** Neighbours on the grid that belong to the same thing: a line thinner than a place of it has no colour of its own. */
const SOLID = 0.1;
/** Of an accent the louder part is what strikes the eye. */
const LOUDEST = 0.75;

const chromaOf = ({ a, b }: Lab): number => lengthOf(a, b);

const tintDistance = (one: Lab, other: Lab): number => lengthOf(one.a - other.a, one.b - other.b);

/** Whether both could be one paint in other light; greyish colours have no hue to differ by. */
function sameHue(one: Lab, other: Lab): boolean {
  if (Math.min(chromaOf(one), chromaOf(other)) < HUE_CHROMA) return true;
  const turn = Math.abs(Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a));
  return Math.min(turn, 2 * Math.PI - turn) <= ONE_HUE;
}

/** Weighted mean of patches; null without any. */
function mixOf(patches: readonly Patch[]): Patch | null {
  let [l, a, b, weight] = [0, 0, 0, 0];
  for (const patch of patches) {
    l += patch.l * patch.weight;
    a += patch.a * patch.weight;
    b += patch.b * patch.weight;
    weight += patch.weight;
  }
  return weight === 0 ? null : { l: l / weight, a: a / weight, b: b / weight, weight };
}

/** Whether the places to the right and below have about this colour too. */
function isSolid(grid: Grid, at: number): boolean {
  const below = at + grid.width;
  return below < grid.l.length && isNear(grid, at, at + 1) && isNear(grid, at, below);
}

const isNear = (grid: Grid, at: number, other: number): boolean => distanceAt(grid, at, grid, other) <= SOLID;

/**
 * The places of bins in the sums below, by their numbers; all are free between two pictures. Objects in a map take
 * three times as long, and what is made anew for each picture, megabytes, has to be collected again.
 */
const placesOfBins = new Int32Array(BINS).fill(-1);
/** Of each bin its count, and the sums of its three numbers; as many as the largest grid so far has places. */
let sums = new Float64Array(0);
const FIELDS = 4;

/** Adds one place of the grid to a bin. */
function addTo(bin: number, grid: Grid, at: number): void {
  const first = bin * FIELDS;
  sums[first] = (sums[first] ?? 0) + 1;
  sums[first + 1] = (sums[first + 1] ?? 0) + (grid.l[at] ?? 0);
  sums[first + 2] = (sums[first + 2] ?? 0) + (grid.a[at] ?? 0);
  sums[first + 3] = (sums[first + 3] ?? 0) + (grid.b[at] ?? 0);
}

/** The colours of the picture in bins, each the mean of its pixels; of all places, or of those that are asked for. */
function binned(grid: Grid, isWanted: (at: number) => boolean = () => true): readonly Patch[] {
  const size = grid.l.length;
  if (sums.length < size * FIELDS) sums = new Float64Array(size * FIELDS);
  const keys: number[] = [];
  for (let at = 0; at < size; at += 1) {
    if (!isWanted(at)) continue;
    const key = binAt(grid, at, BIN);
    const place = placesOfBins[key] ?? -1;
    const bin = place === -1 ? keys.push(key) - 1 : place;
    if (place === -1) placesOfBins[key] = bin;
    addTo(bin, grid, at);
  }
  const bins = keys.map((_, bin) => {
    const [count = 1, l = 0, a = 0, b = 0] = sums.subarray(bin * FIELDS, (bin + 1) * FIELDS);
    return { l: l / count, a: a / count, b: b / count, weight: count / size };
  });
  sums.fill(0, 0, keys.length * FIELDS);
  for (const key of keys) placesOfBins[key] = -1;
  return bins;
}

/** The heaviest bin, then each time the bin that is farthest from all seeds, where weight counts a little. */
function seedsOf(bins: readonly Patch[]): readonly Lab[] {
  const first = bins.reduce<Patch | null>(
    (best, bin) => (best && best.weight >= bin.weight ? best : bin),
    null,
  );
  if (first === null) return [];
  const seeds: Lab[] = [first];
  const nearest = bins.map((bin) => labDistance(bin, first));
  while (seeds.length < SEEDS) {
    let best: Patch | null = null;
    let bestScore = 0;
    for (const [at, bin] of bins.entries()) {
      const score = (nearest[at] ?? 0) ** 2 * Math.sqrt(bin.weight);
      if (score > bestScore) [best, bestScore] = [bin, score];
    }
    if (best === null) break;
    seeds.push(best);
    for (const [at, bin] of bins.entries()) {
      nearest[at] = Math.min(nearest[at] ?? 0, labDistance(bin, best));
    }
  }
  return seeds;
}

function nearestOf(centres: readonly Lab[], colour: Lab): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  // By their index: an iterator makes an object of each, some hundred thousand for a picture.
  for (let at = 0; at < centres.length; at += 1) {
    const centre = centres[at];
    if (!centre) continue;
    const distance = (centre.l - colour.l) ** 2 + (centre.a - colour.a) ** 2 + (centre.b - colour.b) ** 2;
    if (distance >= bestDistance) continue;
    best = at;
    bestDistance = distance;
  }
  return best;
}

/** Lloyd's rounds: every bin to its nearest centre, every centre to the middle of its bins. */
function clustered(bins: readonly Patch[], seeds: readonly Lab[]): readonly Patch[] {
  let centres: readonly Lab[] = seeds;
  let clusters: readonly Patch[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const members: Patch[][] = centres.map(() => []);
    for (const bin of bins) members[nearestOf(centres, bin)]?.push(bin);
    clusters = members.map(mixOf).filter((cluster) => cluster !== null);
    centres = clusters;
  }
  return clusters;
}

function massNear(bins: readonly Patch[], place: Lab, radius: number): number {
  return bins.reduce((sum, bin) => sum + (labDistance(bin, place) <= radius ? bin.weight : 0), 0);
}

/** Whether the picture has the colours between both as well: a surface in changing light. */
function bridged(bins: readonly Patch[], one: Patch, other: Patch): boolean {
  const distance = labDistance(one, other);
  if (distance > ONE_SURFACE || tintDistance(one, other) > ONE_CHROMA || !sameHue(one, other)) return false;
  const middle = { l: (one.l + other.l) / 2, a: (one.a + other.a) / 2, b: (one.b + other.b) / 2 };
  const radius = Math.max(BIN, distance / 4);
  const lesser = one.weight < other.weight ? one : other;
  return massNear(bins, middle, radius) >= BRIDGE * massNear(bins, lesser, radius);
}

/** The pair that costs least to merge among those allowed; small and far apart costs more than large and near. */
function cheapest(
  patches: readonly Patch[],
  allowed: (one: Patch, other: Patch) => boolean,
): readonly [Patch, Patch] | null {
  let best: readonly [Patch, Patch] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [at, one] of patches.entries()) {
    for (const other of patches.slice(at + 1)) {
      const apart = labDistance(one, other) ** 2 + TINT_SAY * tintDistance(one, other) ** 2;
      const cost = apart * Math.sqrt(Math.min(one.weight, other.weight));
      if (cost < bestCost && allowed(one, other)) [best, bestCost] = [[one, other], cost];
    }
  }
  return best;
}

/** Merges what is one colour to the eye, then what must go to leave six. */
function merged(bins: readonly Patch[], clusters: readonly Patch[]): readonly Patch[] {
  let patches = clusters;
  for (;;) {
    const alike = (one: Patch, other: Patch) => labDistance(one, other) < ALIKE || bridged(bins, one, other);
    const pair = cheapest(patches, alike) ?? (patches.length > MOST ? cheapest(patches, () => true) : null);
    const mix = pair && mixOf(pair);
    if (!pair || !mix) return patches;
    patches = [...patches.filter((patch) => !pair.includes(patch)), mix];
  }
}

/** The strongest colour that the palette lacks, as a patch; null where nothing strikes the eye. */
function accentOf(bins: readonly Patch[], palette: readonly Patch[]): Patch | null {
  const apart = bins.filter(
    (bin) =>
      chromaOf(bin) >= STRIKING_CHROMA && palette.every((patch) => tintDistance(bin, patch) >= OTHER_TINT),
  );
  let strongest: Patch | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const bin of apart) {
    const mass = massOfTint(apart, bin);
    if (mass > most) [strongest, most] = [bin, mass];
  }
  if (!strongest) return null;
  const loudest = strongest;
  const accent = mixOf(apart.filter((bin) => tintDistance(bin, loudest) <= SAME_TINT));
  return accent && accent.weight >= ACCENT_WEIGHT ? accent : null;
}

/** An accent as it strikes the eye: its louder part alone. Its weight stays. */
function loudestOf(bins: readonly Patch[], accent: Patch): Patch {
  const group = bins.filter((bin) => tintDistance(bin, accent) <= SAME_TINT && sameHue(bin, accent));
  const loudest = LOUDEST * Math.max(0, ...group.map(chromaOf));
  const loud = mixOf(group.filter((bin) => chromaOf(bin) >= loudest));
  return loud ? { ...loud, weight: accent.weight } : accent;
}

/** Whether a small colour of the palette is loud, and no larger one has its tint. */
function strikes(patch: Patch, palette: readonly Patch[]): boolean {
  const larger = palette.filter(({ weight }) => weight > patch.weight);
  return (
    patch.weight < MOST_OF_ACCENT &&
    chromaOf(patch) >= STRIKING_CHROMA &&
    larger.length > 0 &&
    larger.every((other) => tintDistance(patch, other) >= OTHER_TINT)
  );
}

/** Whether some of it is more than lines. */
function isSolidTint(solid: readonly Patch[], tint: Lab): boolean {
  const near = solid.filter((bin) => tintDistance(bin, tint) <= SAME_TINT);
  return near.reduce((sum, { weight }) => sum + weight, 0) >= ACCENT_WEIGHT;
}

/** How much of the picture has about this tint, the louder colours counting more. */
function massOfTint(bins: readonly Patch[], tint: Lab): number {
  let mass = 0;
  for (const bin of bins) if (tintDistance(bin, tint) <= SAME_TINT) mass += bin.weight * chromaOf(bin);
  return mass;
}

/** At most six named colours, most weight first, and the accents that strike the eye beside them. */
export function paletteOf(grid: Grid): readonly PaletteColour[] {
  const bins = binned(grid);
  const large = merged(bins, clustered(bins, seedsOf(bins)))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .toSorted((one, other) => other.weight - one.weight);
  const solid = binned(grid, (at) => isSolid(grid, at));
  const accents: Patch[] = [];
  while (accents.length < MOST_ACCENTS) {
    const accent = accentOf(solid, [...large, ...accents]);
    if (!accent) break;
    accents.push(accent);
  }
  const kept = [...large.slice(0, MOST - accents.length), ...accents].toSorted(
    (one, other) => other.weight - one.weight,
  );
  const striking = kept.map(
    (patch) => accents.includes(patch) || (strikes(patch, kept) && isSolidTint(solid, patch)),
  );
  const seen = kept.map((patch, at) => (striking[at] ? loudestOf(solid, patch) : patch));
  const names = colourNames(seen);
  // An accent is a part of what a larger colour was counted with.
  const whole = Math.max(
    1,
    seen.reduce((sum, { weight }) => sum + weight, 0),
  );
  return seen.map((patch, at) => ({
    hex: hexOfLab(patch),
    name: names[at] ?? '',
    weight: patch.weight / whole,
    accent: striking[at] ?? false,
  }));
}
