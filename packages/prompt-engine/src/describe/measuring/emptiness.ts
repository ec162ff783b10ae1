import { labDistance } from '../../oklab.ts';
import type { PictureFeatures, Side } from '../features.ts';
import { type Grid, labAt, meanOf, pointAt, shrunk } from './planes.ts';
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
/** Distance of its middle from that of the frame at which it is on one side. */
const ASIDE = 0.07;
/** Deviations of grain within which a cell may differ without showing anything. */
const GRAIN_BEARING = 1.5;

/** Deviation of colour within each cell of a coarser grid. */
function deviationsOf(grid: Grid, cells: Grid): readonly number[] {
  const squares = new Float32Array(cells.l.length);
  const counts = new Float32Array(cells.l.length);
  for (let at = 0; at < grid.l.length; at += 1) {
    const { x, y } = pointAt(grid.width, grid.height, at);
    const cell = Math.floor(y * cells.height) * cells.width + Math.floor(x * cells.width);
    squares[cell] = (squares[cell] ?? 0) + labDistance(labAt(grid, at), labAt(cells, cell)) ** 2;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return Array.from(squares, (sum, cell) => Math.sqrt(sum / Math.max(1, counts[cell] ?? 1)));
}

function onEdge(at: number, { width, height }: Grid): boolean {
  const x = at % width;
  const y = Math.floor(at / width);
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

/** The side that the middle of these cells leans to. */
function sideOf(cells: Grid, places: readonly number[]): Side | null {
  const points = places.map((at) => pointAt(cells.width, cells.height, at));
  const right = meanOf(points.map(({ x }) => x)) - 0.5;
  const down = meanOf(points.map(({ y }) => y)) - 0.5;
  if (places.length === 0 || Math.max(Math.abs(right), Math.abs(down)) < ASIDE) return null;
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'below' : 'above';
}

/** The empty ground: flat areas that reach an edge of the frame. A flat thing within the frame is a thing. */
export function emptinessOf(grid: Grid, noise: number): Emptiness {
  const cells = shrunk(grid, CELLS);
  const flat = deviationsOf(grid, cells).map((deviation) => deviation <= FLAT + GRAIN_BEARING * noise);
  const sameGround = (from: number, to: number) =>
    labDistance(labAt(cells, from), labAt(cells, to)) <= SAME_GROUND;
  const grounds = regionsOf(flat, cells.width, sameGround).filter(
    (region) => region.length >= LEAST_GROUND * flat.length && region.some((at) => onEdge(at, cells)),
  );
  const places = grounds.flat();
  return { share: places.length / flat.length, side: sideOf(cells, places) };
}
