import { bar, blob, box, disc, discHole, limb, poly, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

const STEAM = veil(
  'glow',
  0.45,
  limb('-12,-88,1 -18,-102,1.5 -8,-116,1.4 -14,-134,0.5'),
  limb('8,-88,1 2,-104,1.5 14,-120,1.5 7,-142,0.5'),
);

/** A cup of something hot; wider than tall. */
export const cup = (): Silhouette =>
  silhouette(
    150,
    [
      STEAM,
      rimmed('shade', disc(0, -3, 62, 6)),
      body(blob('44,-66 66,-70 76,-56 68,-36 40,-26 42,-35 58,-42 64,-54 58,-61 44,-57')),
      body(turned('0,-78 50,-76 49,-56 42,-32 27,-10 18,-4! 0,-4')),
      rimmed('lit', disc(0, -76, 50, 8.5)),
      flat('#4a2c1c', disc(0, -75, 44, 6)),
      veil('glow', 0.5, blob('-28,-76 -8,-79 8,-76 -8,-73')),
    ],
    { height: 140 },
  );

export const mug = (): Silhouette =>
  silhouette(
    96,
    [
      body(disc(34, -42, 19, 22) + discHole(34, -42, 11, 13)),
      body(turned('0,-84 32,-83! 32,-8 27,0 0,0')),
      rimmed('lit', disc(0, -83, 32, 6)),
      flat('deep', disc(0, -82.4, 27.5, 4.2)),
      veil(
        'glow',
        0.4,
        limb('-9,-92,1 -14,-104,1.4 -5,-116,1.3 -10,-128,0.5'),
        limb('8,-92,1 3,-106,1.4 13,-118,1.3 7,-134,0.5'),
      ),
    ],
    { height: 132 },
  );

export const teapot = (): Silhouette =>
  silhouette(
    140,
    [
      body(blob('34,-52 50,-52 56,-70 66,-78 74,-78! 66,-58 54,-34 36,-26')),
      body(blob('-34,-62 -58,-68 -66,-46 -54,-24 -32,-22 -34,-30 -50,-32 -57,-46 -52,-59 -34,-54')),
      body(turned('0,-74 24,-72 42,-52 43,-28 30,-6 20,0! 0,0')),
      rimmed('deep', turned('0,-86 16,-82 25,-72! 0,-70')),
      rimmed('pop', disc(0, -90, 5)),
      veil('glow', 0.4, limb('76,-84,1 84,-96,1.6 76,-108,1.4 82,-122,0.5')),
    ],
    { height: 100 },
  );

export const bowl = (): Silhouette =>
  silhouette(
    150,
    [
      veil(
        'glow',
        0.4,
        limb('-20,-72,1 -26,-88,1.6 -16,-104,1.4 -22,-120,0.5'),
        limb('14,-74,1 8,-92,1.6 20,-108,1.4 13,-126,0.5'),
      ),
      rimmed('pop', blob('-50,-54 -36,-68 -18,-62 -6,-72 12,-64 24,-72 38,-62 52,-54 0,-48')),
      flat('lit', disc(-22, -60, 9, 6), disc(18, -62, 8, 5)),
      flat('glow', disc(18, -62, 4, 2.8), disc(-22, -60, 4.4, 3)),
      rimmed('shade', bar(10, -62, 66, -96, 2), bar(18, -62, 74, -90, 2)),
      body(turned('0,-56 66,-57! 63,-40 46,-14 24,-6 22,0! 0,0')),
      veil('lit', 0.35, blob('-62,-46! 0,-42 62,-46! 60,-41! 0,-37 -60,-41!')),
    ],
    { height: 112 },
  );

/** A plate from above its edge, with food heaped on it and a fork beside. */
export const plate = (): Silhouette =>
  silhouette(
    190,
    [
      rimmed('lit', disc(0, -14, 78, 17)),
      veil('mid', 0.4, disc(0, -15, 58, 11)),
      rimmed('pop', blob('-42,-18 -36,-36 -14,-46 10,-44 34,-34 42,-18 16,-12 -16,-12')),
      body(blob('-30,-26 -22,-44 -4,-48 2,-36 -8,-24'), blob('4,-28 10,-48 28,-44 34,-30 20,-22')),
      rimmed('deep', blob('-6,-46 -14,-66 -4,-78 6,-66 4,-48'), blob('8,-48 14,-66 26,-70 24,-54')),
      flat('glow', disc(-14, -24, 5, 4), disc(22, -20, 4, 3.2)),
      rimmed(
        'shade',
        bar(-92, -34, -92, -2, 2),
        box(-95.4, -52, 1.5, 20),
        box(-92.8, -52, 1.5, 20),
        box(-90, -52, 1.5, 20),
      ),
    ],
    { height: 80 },
  );

export const bottle = (): Silhouette =>
  silhouette(40, [
    rimmed('deep', box(-5.4, -100, 10.8, 9, 1.5)),
    body(turned('0,-92 5,-92! 5.4,-72 8,-66 17,-58 18.5,-48 18.5,-4 15,0 0,0')),
    flat('lit', box(-13.5, -42, 27, 26, 1)),
    flat('shade', box(-9, -37, 18, 2), box(-9, -32, 18, 2), box(-9, -27, 11, 2)),
    flat('pop', disc(7, -22, 2.6)),
  ]);

/** A small stoppered flask for scent. */
export const perfume = (): Silhouette =>
  silhouette(66, [
    rimmed('pale', box(-11, -100, 22, 22, 3)),
    rimmed('shade', box(-7, -80, 14, 9)),
    body(turned('0,-72 22,-71 31,-62 31,-6 27,0 0,0')),
    veil('glow', 0.4, turned('0,-44 24,-44! 24,-8 21,-6 0,-6')),
    veil('pop', 0.85, turned('0,-36 24,-36! 24,-8 21,-6 0,-6')),
    flat('lit', box(-12, -30, 24, 14, 1)),
    flat('shade', box(-8, -26, 16, 1.6), box(-5, -22, 10, 1.6)),
  ]);

export const wineGlass = (): Silhouette =>
  silhouette(50, [
    veil('lit', 0.38, turned('0,-98 15,-98! 20,-78 18,-62 8,-52 0,-50')),
    flat('pop', turned('0,-78 20,-78! 18,-62 8,-52 0,-50')),
    veil('glow', 0.6, disc(0, -78, 19.6, 2.4)),
    rimmed('lit', turned('0,-51 2,-50 1.6,-30 2.6,-8 16,-2 17,0! 0,0')),
    veil('glow', 0.8, blob('-14,-92 -17,-78 -15,-66 -12,-72 -12,-84')),
  ]);

export const cocktail = (): Silhouette =>
  silhouette(76, [
    rimmed('pop', disc(23, -88, 9)),
    flat('glow', disc(23, -88, 6)),
    veil('lit', 0.4, poly('-36,-88 36,-88 0,-46')),
    flat('pop', poly('-29,-80 29,-80 0,-46')),
    veil('glow', 0.6, disc(0, -80, 29, 2.2)),
    rimmed('lit', turned('0,-48 1.8,-46 1.6,-8 17,-2 18,0! 0,0')),
    rimmed('shade', bar(-6, -56, 12, -100, 1.4)),
  ]);

export const vase = (): Silhouette =>
  silhouette(60, [
    rimmed('body', turned('0,-100 13,-99! 10,-90 9,-82 22,-62 28,-42 22,-16 13,0! 0,0')),
    flat('deep', disc(0, -99, 13, 2.6)),
    veil(
      'pale',
      0.55,
      blob('-27,-50! 0,-44 27,-50! 28,-44! 0,-38 -28,-44!'),
      blob('-26,-34! 0,-28 26,-34! 25,-30! 0,-24 -25,-30!'),
    ),
  ]);

export const candle = (): Silhouette =>
  silhouette(50, [
    rimmed('deep', turned('0,-8 22,-9 25,-4 20,0 0,0')),
    rimmed('lit', turned('0,-62 10,-62 11,-58! 11,-7 0,-7'), blob('6,-60 11,-60! 11,-40 8,-38 7,-48')),
    flat('shade', bar(0, -62, 0, -69, 1.4)),
    flat('pop', blob('0,-98! 7,-80 6,-70 0,-66 -6,-70 -7,-80')),
    flat('glow', blob('0,-88! 3.6,-78 3,-70 0,-67 -3,-70 -3.6,-78')),
  ]);
