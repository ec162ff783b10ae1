import type { Hex } from '../../oklab.ts';

/** The tones of a frame, from the sky down to the accent. */
export interface Palette {
  /** Top of the sky, or the far corner of a backdrop. */
  readonly sky0: Hex;
  /** Horizon, or the lit middle of a backdrop. */
  readonly sky1: Hex;
  readonly far: Hex;
  readonly mid: Hex;
  readonly ground: Hex;
  /** Silhouettes turned away from the light. */
  readonly shade: Hex;
  /** Edges that the light catches. */
  readonly lit: Hex;
  /** The light itself: sun, lamp, window. */
  readonly glow: Hex;
  /** The rare colour. */
  readonly pop: Hex;
}

const TONES = ['sky0', 'sky1', 'far', 'mid', 'ground', 'shade', 'lit', 'glow', 'pop'];

/** A palette from its nine colours in the order of the interface. */
const palette = (colours: string): Palette =>
  Object.fromEntries(colours.split(' ').map((hex, i) => [TONES[i], `#${hex}`])) as unknown as Palette; // nine, as named

/** Base palettes; the colours that a prompt names are laid over one of them. */
export const PALETTES = {
  dusk: palette('2b3a4a d98a5b 6a6468 454852 282a30 14161a f2b27a ffd9a0 e2552b'),
  dawn: palette('5f6f92 f0b9a0 8d8799 5f6076 3b3c4e 1c1d29 ffdcc0 fff0d8 d9563c'),
  gale: palette('26343a 7f9089 55686a 394a4e 1f2a2d 10181a e9d6a4 ffeebd e3b23c'),
  noon: palette('4f9ad0 cfe8ee 8fb0b5 5f8a86 4a6a58 16262a fff6dc fffbe9 e0592c'),
  studio: palette('8d8579 c9c0b0 b3a998 9a9080 6f665a 26211c f3e7d2 fff6e4 b8472a'),
  slate: palette('3a4248 87939a 6d7980 545f66 333b41 14181b f1ece0 ffffff d8603a'),
  sage: palette('8f9d8a d5d9c4 b4bda6 8d997f 5d6b56 1d261e fbf3d9 fffbea c4522b'),
  ember: palette('2a1d18 7d3a22 5b2c1e 3f2219 221612 120c0a f39a5c ffc680 ff6a35'),
  night: palette('10161f 2c4258 223245 1a2736 121a24 080c11 a8c9da e9f1ee f0743c'),
  meadow: palette('7fb4cf f3e6c0 8ea18d 6a8069 43573f 1c2a1e f4e6b0 fff7d8 d2602f'),
  autumn: palette('7f88a8 f4c58a b98a5a 8d5a37 533422 21150f ffe0a3 fff0cc cf4a1f'),
  paper: palette('ddd6c7 efe9dc cbc2b0 b4aa97 988d7b 2d2823 fffaf0 ffffff cf4a22'),
  neon: palette('171a2b 5a3350 2d2a46 221f37 151523 0b0b14 ff9d7a ffd2a6 4fc3c0'),
  frost: palette('7fa6c2 e9ece8 b1bdc1 82939b 5b6b73 1d262b ffffff ffffff c9502b'),
  rose: palette('b98a86 eacdb8 cda597 a97f76 74524e 2b1b1b ffe6cf fff3e2 8e2f2a'),
  deep: palette('0f3f4c 4fa39b 2f7a7c 1d5a62 123c46 08191f d6f2d8 f2fbe6 f2764a'),
  cosmos: palette('0b0d18 262544 2b2c52 1d1e3a 131428 07080f e8d9b8 fff3d6 e8693a'),
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;
