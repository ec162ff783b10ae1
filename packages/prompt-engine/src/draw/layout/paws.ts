/*
 * Where the hand is of what has hands and is no drawn person: shares of its width and height.
 */

const PAWS: Readonly<Record<string, readonly [x: number, up: number]>> = {
  robot: [0.42, 0.28],
  teddy: [0.46, 0.5],
  snowman: [0.5, 0.66],
  monkey: [0.34, 0.4],
  panda: [0.3, 0.36],
  alien: [0.27, 0.27],
  koala: [0.34, 0.36],
  gorilla: [0.4, 0.2],
  scarecrow: [0.46, 0.62],
  skeleton: [0.38, 0.42],
  crab: [0.44, 0.56],
  lobster: [0.42, 0.6],
  monster: [0.44, 0.36],
};

/** The hand of a drawing that is no drawn person; undefined where it bites. */
export const pawOf = (drawing: string): readonly [x: number, up: number] | undefined =>
  Object.hasOwn(PAWS, drawing) ? PAWS[drawing] : undefined;
