import { hexOfLab, type Lab, labDistance } from '../../oklab.ts';
import type { PaletteColour } from '../features.ts';
import { colourNames } from './colour-names.ts';
import { type Grid, labAt } from './planes.ts';

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
const MOST = 6;
const LEAST_WEIGHT = 0.02;
/** An accent must be more than the mixed pixels along an edge. */
const ACCENT_WEIGHT = 0.003;
/** Chroma of a colour that leaps to the eye: brick red has 0.14, sand 0.06. */
const STRONG_CHROMA = 0.1;

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

/** The colours of the picture in bins, each the mean of its pixels. */
function binned(grid: Grid): readonly Patch[] {
  const bins = new Map<number, { l: number; a: number; b: number; count: number }>();
  const size = grid.l.length;
  for (let at = 0; at < size; at += 1) {
    const { l, a, b } = labAt(grid, at);
    const key = (Math.round(l / BIN) * 64 + Math.round(a / BIN) + 32) * 64 + Math.round(b / BIN) + 32;
    const bin = bins.get(key);
    if (bin === undefined) bins.set(key, { l, a, b, count: 1 });
    else {
      bin.l += l;
      bin.a += a;
      bin.b += b;
      bin.count += 1;
    }
  }
  return Array.from(bins.values(), ({ l, a, b, count }) => ({
    l: l / count,
    a: a / count,
    b: b / count,
    weight: count / size,
  }));
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
  for (const [at, centre] of centres.entries()) {
    const distance = (centre.l - colour.l) ** 2 + (centre.a - colour.a) ** 2 + (centre.b - colour.b) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [at, distance];
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
  if (distance > ONE_SURFACE) return false;
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
      const cost = labDistance(one, other) ** 2 * Math.sqrt(Math.min(one.weight, other.weight));
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

function isStrong(colour: Lab): boolean {
  return Math.hypot(colour.a, colour.b) >= STRONG_CHROMA;
}

/** At most six named colours, most weight first; a small one only where no other is strong. */
export function paletteOf(grid: Grid): readonly PaletteColour[] {
  const bins = binned(grid);
  const patches = merged(bins, clustered(bins, seedsOf(bins))).toSorted(
    (one, other) => other.weight - one.weight,
  );
  const large = patches.filter(({ weight }) => weight >= LEAST_WEIGHT);
  const accent = large.some(isStrong)
    ? undefined
    : patches.find((patch) => !large.includes(patch) && patch.weight >= ACCENT_WEIGHT && isStrong(patch));
  const kept = accent ? [...large, accent] : large;
  const names = colourNames(kept);
  return kept.map((patch, at) => ({
    hex: hexOfLab(patch),
    name: names[at] ?? '',
    weight: Math.min(1, patch.weight),
  }));
}
