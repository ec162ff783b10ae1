import { blob, disc, limb, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, type SilhouettePart, silhouette, veil } from '../silhouette.ts';

const leaf = (x: number, y: number, side: number, length: number): string =>
  blob(
    `${x},${y}! ${x + side * length * 0.35},${y - length * 0.5} ${x + side * length},${y - length * 0.62}! ${x + side * length * 0.7},${y - length * 0.12}`,
  );

const petals = (x: number, y: number, r: number, count: number, width: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI;
    const at = (reach: number, swing: number): string =>
      `${(x + Math.cos(a + swing) * reach).toFixed(1)},${(y + Math.sin(a + swing) * reach).toFixed(1)}`;
    return blob(`${x},${y} ${at(r * 0.7, -width)} ${at(r, 0)} ${at(r * 0.7, width)}`);
  }).join('');

/** A daisy or sunflower on its stem. */
export const daisy = (): Silhouette =>
  silhouette(
    60,
    [
      rimmed('#4c7a4d', limb('2,0,1.8 -1,-36,1.6 0,-70,1.4'), leaf(0, -22, 1, 26), leaf(-1, -36, -1, 24)),
      rimmed('body', petals(0, -72, 27, 13, 0.22)),
      rimmed('#d8a32c', disc(0, -72, 9.5)),
      veil('lit', 0.4, disc(-3, -75, 3)),
    ],
    { own: '#f4efe4' },
  );

const stems = (flowers: readonly (readonly [number, number])[]): string =>
  flowers.map(([x, y]) => limb(`${x * 0.15},-40,1.2 ${x * 0.6},${(y - 40) / 2},1.1 ${x},${y},1`)).join('');

/** Cut flowers in a vase. */
export const bouquet = (): Silhouette => {
  const flowers = [
    [-24, -76],
    [0, -90],
    [23, -78],
    [-10, -66],
    [12, -64],
  ] as const;
  const bloom = (tone: SilhouettePart['tone'], at: readonly number[]): SilhouettePart =>
    rimmed(tone, ...at.map((i) => petals(flowers[i]?.[0] ?? 0, flowers[i]?.[1] ?? 0, 12, 7, 0.4)));
  return silhouette(76, [
    rimmed('deep', stems(flowers), leaf(-6, -46, -1, 26), leaf(6, -46, 1, 28)),
    bloom('pop', [0, 2]),
    bloom('lit', [1]),
    bloom('pop', [3]),
    bloom('lit', [4]),
    flat('shade', ...flowers.map(([x, y]) => disc(x, y, 3))),
    body(turned('0,-44 20,-54! 6,-18 7,0! 0,-3')),
  ]);
};
