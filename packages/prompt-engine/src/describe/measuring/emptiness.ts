import type { PictureFeatures, Side } from '../features.ts';
import { distanceAt, type Grid, placesWithin, pointAt, shrunk } from './planes.ts';
import { regionsOf } from './regions.ts';

type Emptiness = PictureFeatures['composition']['emptiness'];

/** Cells along the long side; one is empty or not. */
const CELLS = 32;
/** Deviation of lightness or colour that a cell may have: clouds out of focus, a wall in falling light. */
const FLAT = 0.018;
/** Difference to the next cell that still is the same ground. */
const SAME_GROUND = 0.05;
/** Ground is large, and reaches an edge of the frame. */
const LEAST_GROUND = 0.03;
/** Width of the strips along the edges, and what of them is ground where they are bare, or filled. */
const STRIP = 0.15;
const BARE = 0.7;
const FILLED = 0.15;
const LEANING = 0.7;
/** Deviations of grain within which a cell may differ without showing anything. */
const GRAIN_BEARING = 1.5;

/** Deviation of colour within each cell of a coarser grid. */
function deviationsOf(grid: Grid, cells: Grid): readonly number[] {
  const squares = new Float32Array(cells.l.length);
  const counts = new Float32Array(cells.l.length);
  const places = placesWithin(grid, cells);
  for (let at = 0; at < grid.l.length; at += 1) {
    const cell = places[at] ?? 0;
    squares[cell] = (squares[cell] ?? 0) + distanceAt(grid, at, cells, cell) ** 2;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return Array.from(squares, (sum, cell) => Math.sqrt(sum / Math.max(1, counts[cell] ?? 1)));
}

function onEdge(at: number, { width, height }: Grid): boolean {
  const x = at % width;
  const y = Math.floor(at / width);
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

/** What of a picture is plain ground, cell by cell. */
export interface PlainGround {
  readonly cells: Grid;
  readonly isGround: readonly boolean[];
  /** Cells of the largest connected part of it. */
  readonly largest: number;
}

/** The flat areas that reach an edge of the frame. A flat thing within the frame is a thing. */
export function groundOf(grid: Grid, noise: number): PlainGround {
  const cells = shrunk(grid, CELLS);
  const flat = deviationsOf(grid, cells).map((deviation) => deviation <= FLAT + GRAIN_BEARING * noise);
  const sameGround = (from: number, to: number) => distanceAt(cells, from, cells, to) <= SAME_GROUND;
  const grounds = regionsOf(flat, cells.width, sameGround).filter(
    (region) => region.length >= LEAST_GROUND * flat.length && region.some((at) => onEdge(at, cells)),
  );
  const places = new Set(grounds.flat());
  const largest = Math.max(0, ...grounds.map((region) => region.length));
  return { cells, isGround: flat.map((_, at) => places.has(at)), largest };
}

/** How much of the strip along each edge is ground. */
function edgesOf({ cells: { width, height }, isGround }: PlainGround): Readonly<Record<Side, number>> {
  const share = (isIn: (x: number, y: number) => boolean) => {
    const strip = isGround.filter((_, at) => {
      const { x, y } = pointAt(width, height, at);
      return isIn(x, y);
    });
    return strip.filter(Boolean).length / Math.max(1, strip.length);
  };
  return {
    left: share((x) => x < STRIP),
    right: share((x) => x > 1 - STRIP),
    above: share((_, y) => y < STRIP),
    below: share((_, y) => y > 1 - STRIP),
  };
}

/** Whether most of the ground is in that half of the frame. */
function leansTo(side: Side, { cells, isGround }: PlainGround): boolean {
  const points = isGround.flatMap((is, at) => (is ? [pointAt(cells.width, cells.height, at)] : []));
  const within = { left: 'x', right: 'x', above: 'y', below: 'y' } as const;
  const isFirst = side === 'left' || side === 'above';
  const inHalf = points.filter((point) => point[within[side]] < 0.5 === isFirst);
  return inHalf.length >= LEANING * points.length;
}

const OPPOSITE: Readonly<Record<Side, Side>> = {
  left: 'right',
  right: 'left',
  above: 'below',
  below: 'above',
};

/** The empty ground. It is on one side where that edge is bare and the one across is not. */
export function emptinessOf(ground: PlainGround): Emptiness {
  const edges = edgesOf(ground);
  const sides = (['left', 'right', 'above', 'below'] as const).filter(
    (side) => edges[side] >= BARE && edges[OPPOSITE[side]] <= FILLED,
  );
  const share = ground.isGround.filter(Boolean).length / ground.isGround.length;
  const [side = null] = sides;
  return { share, side: sides.length === 1 && side && leansTo(side, ground) ? side : null };
}
