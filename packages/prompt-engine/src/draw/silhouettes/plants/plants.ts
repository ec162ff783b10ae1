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

/** Trees and flowers whose parts are not counted out: rows of `cut.ts`. */
export const PLANTS = `
= tree 96x100 #4f7040
shade b -4,-44 -5,-20 -9,0! 9,0! 5,-20 4,-44;l 0,-36,3 -12,-52,2.4 -20,-60,1.6;l 0,-40,3 12,-56,2.4 20,-64,1.6
body o -24,-52,18 24,-54,19 -14,-72,20 14,-76,21 0,-56,20 0,-84,15
= pine 54x100 #2f5643
shade p -3,-12 3,-12 4,0 -4,0
body b 0,-100! 10,-80 15,-70! 8,-70! 16,-54 21,-46! 12,-46! 20,-28 27,-16! 0,-11 -27,-16! -20,-28 -12,-46! -21,-46! -16,-54 -8,-70! -15,-70! -10,-80
= palm 90x102 #4f7a45
shade l -8,0,5 -4,-30,3.4 4,-58,2.8 8,-78,2.6
body b 8,-80! 22,-94 38,-92 46,-78! 34,-82 22,-82;b 8,-80! 14,-98 28,-102 40,-98! 26,-92 18,-84;b 8,-80! 24,-80 36,-70 38,-54! 28,-66 18,-72;b 8,-80! -2,-98 -18,-100 -30,-92! -16,-90 -2,-84;b 8,-80! -10,-84 -28,-78 -34,-62! -22,-72 -6,-76;b 8,-80! -4,-70 -12,-60 -12,-48! -2,-62 6,-70
pop. o 5,-76,3 11,-75,3
= cactus 66x100 #4c7a4d
body l 0,-4,10 0,-50,11 0,-90,9.6;l -6,-40,6 -22,-42,6.4 -26,-54,6 -26,-66,5.4;l 6,-52,6 20,-54,6 25,-66,5.6 25,-80,5
pop. o 0,-99,4 25,-86,3.2
= bare-tree 96x100 #5a4536
body l 0,0,7 -1,-24,4.6 1,-44,3.8 0,-64,2.6 4,-84,1.6 2,-98,0.7;l 0,-34,3.4 -14,-50,2.4 -24,-62,1.6 -38,-70,0.7;l -14,-50,2 -16,-66,1.4 -24,-82,0.6;l 0,-42,3.2 16,-54,2.2 28,-70,1.4 40,-76,0.6;l 16,-54,1.8 32,-56,1.2 44,-52,0.6;l 1,-60,2.2 -8,-76,1.3 -10,-92,0.6;l 24,-64,1.4 24,-80,1 30,-92,0.5
= potted-plant 88x103 #4c7a4d
shade l 0,-34,1.6 -2,-60,1.4 0,-80,1;l -2,-36,1.4 -14,-56,1.2 -24,-66,0.8;l 2,-36,1.4 14,-54,1.2 26,-62,0.8
body b 0,-62! 11,-76 10,-92 0,-102! -10,-92 -11,-76;b -12,-52! -14,-70 -26,-82 -42,-84! -40,-68 -30,-56;b 12,-50! 16,-66 28,-76 44,-76! 42,-62 30,-50;b -10,-42! -22,-50 -36,-48 -44,-38! -30,-34 -18,-36;b 10,-42! 22,-48 34,-44 42,-34! 28,-32 18,-35
pop t 0,-36 21,-36! 21,-29! 18,-29! 13,0! 0,0
shade. t 0,-31 18,-29.4! 17.4,-26! 0,-27
= tulip 44x100 #d9425a
#4c7a4d l 0,0,1.8 1,-30,1.6 0,-66,1.6;b 0,-8! 8,-30 18,-48 24,-60! 22,-36 12,-12;b 0,-6! -10,-22 -20,-34 -24,-46! -16,-16
body B 0,-62 -14,-68 -17,-84 -13,-98! -6,-88 -2,-92
body b 0,-61 -9,-68 -8,-84 0,-98! 8,-84 9,-68
= rose 52x100 #b81f33
#4c7a4d l 2,0,1.7 -1,-30,1.6 0,-64,1.6;b 0,-26! 8.4,-38 24,-40.9! 16.8,-28.9;b 0,-38! -7.7,-49 -22,-51.6! -15.4,-40.6;b 0,-60! -14,-66 -18,-74! -4,-70 4,-70 18,-74! 14,-66
body b 0,-64 -16,-70 -22,-84 -14,-92 0,-90 14,-92 22,-84 16,-70
body b 0,-66 -12,-74 -13,-90 -4,-99 8,-98 14,-88 11,-74
= mushroom 84x100
lit b -9,-46 -8,-20 -14,0! 14,0! 8,-20 9,-46
lit. b -12,-36 0,-32 12,-36 14,-28 0,-25 -14,-28
pop b -42,-46 -36,-72 -18,-92 0,-97 18,-92 36,-72 42,-46 20,-41 0,-39 -20,-41
lit. o -18,-66,6,5 6,-80,7,5.6 26,-60,5,4.4 2,-56,4 -28,-52,3
`;

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
