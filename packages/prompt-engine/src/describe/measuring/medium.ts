import type { PictureFeatures, Pixels } from '../features.ts';
import { BINS, binAt, clamp, type Grid, lengthOf, type Plane } from './planes.ts';

/** Of drawings in flat colour nearly nine pixels of ten are exactly as their neighbours; of photographs hardly half. */
const FLAT_SHARE = 0.85;
/** Share of the picture, and the bins of colour that may hold it, each just noticeably apart. */
const MOST = 0.85;
const BIN = 0.025;
const FEW_COLOURS = 12;
/** Lightness and chroma of paper and of ink, and how much of the picture each has in a drawing of lines. */
const PAPER = 0.85;
const INK = 0.6;
const GREY = 0.02;
const LEAST_PAPER = 0.75;
const LINE_FLATNESS = 0.75;
const INK_SHARE: readonly [number, number] = [0.005, 0.2];
/** A straight edge along a row or a column: its step, the evenness of what lies on both sides, its length in the frame. */
const STEP = 0.02;
const EVEN = 0.008;
const LEAST_RUN = 0.06;
const LEAST_PIXELS = 24;
/** Edges each way, and flatness, of windows, forms and charts. */
const FEWEST_EDGES = 10;
const ENOUGH_EDGES = 40;
const PANEL_FLATNESS = 0.6;

/** Share of pixels that are as their neighbours to the right and below. */
function flatShareOf({ data, width, height }: Pixels): number {
  const isSame = (from: number, to: number) =>
    data[from] === data[to] && data[from + 1] === data[to + 1] && data[from + 2] === data[to + 2];
  let flat = 0;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * 3;
      if (isSame(at, at + 3) && isSame(at, at + width * 3)) flat += 1;
    }
  }
  return clamp(flat / Math.max(1, (width - 1) * (height - 1)));
}

/** How many bins of colour hold most of the picture. */
function coloursOf(grid: Grid): number {
  const bins = new Uint32Array(BINS);
  const places = grid.l.length;
  const sizes: number[] = [];
  for (let at = 0; at < places; at += 1) {
    const bin = binAt(grid, at, BIN);
    const known = bins[bin] ?? 0;
    if (known === 0) bins[bin] = sizes.push(1);
    else sizes[known - 1] = (sizes[known - 1] ?? 0) + 1;
  }
  sizes.sort((one, other) => other - one);
  let [held, count] = [0, 0];
  for (const size of sizes) {
    held += size;
    count += 1;
    if (held >= MOST * places) break;
  }
  return count;
}

function isLineDrawing({ l, a, b }: Grid): boolean {
  const [paper, ink] = [LEAST_PAPER * l.length, INK_SHARE.map((share) => share * l.length)];
  const coloured = l.some((_, at) => lengthOf(a[at] ?? 0, b[at] ?? 0) > GREY);
  const light = l.filter((value) => value >= PAPER).length;
  const dark = l.filter((value) => value <= INK).length;
  return !coloured && light >= paper && dark >= (ink[0] ?? 0) && dark <= (ink[1] ?? 0);
}

/** Straight edges along one direction; `at` gives the place of step `along` on line `line`. */
function straightEdges(
  values: Float32Array,
  lines: number,
  length: number,
  at: (line: number, along: number) => number,
): number {
  const least = Math.max(LEAST_PIXELS, LEAST_RUN * length);
  let edges = 0;
  for (let line = 0; line < lines - 1; line += 1) {
    let run = 0;
    let before: readonly [number, number] = [0, 0];
    for (let along = 0; along <= length; along += 1) {
      const here = [values[at(line, along)] ?? 0, values[at(line + 1, along)] ?? 0] as const;
      const step = along < length && Math.abs(here[1] - here[0]) > STEP;
      const even = Math.abs(here[0] - before[0]) < EVEN && Math.abs(here[1] - before[1]) < EVEN;
      if (step && (run === 0 || even)) run += 1;
      else {
        if (run >= least) edges += 1;
        run = step ? 1 : 0;
      }
      before = here;
    }
  }
  return edges;
}

function hasPanels({ values, width, height }: Plane): boolean {
  const across = straightEdges(values, height, width, (line, along) => line * width + along);
  const down = straightEdges(values, width, height, (line, along) => along * width + line);
  return Math.min(across, down) >= FEWEST_EDGES && across + down >= ENOUGH_EDGES;
}

/** What is surely drawn, and how; a painting, a rendering and a photograph are told apart by nobody's pixels. */
export function mediumOf(pixels: Pixels, lightness: Plane, grid: Grid): PictureFeatures['medium'] {
  const flatShare = flatShareOf(pixels);
  const colours = coloursOf(grid);
  const isFlat = flatShare >= FLAT_SHARE && colours > 1 && colours <= FEW_COLOURS;
  if (flatShare >= PANEL_FLATNESS && hasPanels(lightness)) return { kind: 'panels', flatShare };
  if (flatShare >= LINE_FLATNESS && isLineDrawing(grid)) return { kind: 'line drawing', flatShare };
  return { kind: isFlat ? 'flat graphic' : null, flatShare };
}
