import { bar, blob, box, boxHole, disc, limb, poly, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A low shoe in profile, toe to the right. */
export const sneaker = (): Silhouette =>
  silhouette(
    122,
    [
      rimmed('shade', blob('-50,-56 -34,-62 -14,-60 -12,-52 -34,-48 -50,-50')),
      body(blob('-54,-12! -56,-36 -52,-58! -36,-50 -18,-52 -12,-62! 0,-56 14,-40 34,-30 54,-24 60,-12!')),
      flat('deep', blob('-54,-14! -55,-32 -44,-34 -38,-14!'), blob('34,-14! 36,-29 54,-24 60,-12!')),
      rimmed('lit', blob('-56,-12! 61,-12! 63,-5 56,0 -50,0 -57,-4')),
      flat('lit', bar(-6, -54, 4, -46, 2), bar(1, -49, 11, -40, 2), bar(8, -43, 18, -35, 2)),
    ],
    { height: 64, colour: 'pop' },
  );

export const highHeel = (): Silhouette =>
  silhouette(
    110,
    [
      body(
        blob(
          '-46,-76! -40,-58 -24,-34 4,-14 34,-12 52,-4 54,0! 26,0 4,-4 -22,-22 -36,-36 -41,0! -45,0! -50,-44 -52,-64',
        ),
      ),
      flat('deep', blob('-46,-76! -40,-58 -26,-38 -8,-24 -24,-50 -36,-68')),
    ],
    { height: 80, colour: 'pop' },
  );

/** A dress on a tailor's dummy. */
export const dress = (): Silhouette =>
  silhouette(
    66,
    [
      rimmed('shade', box(-4, -100, 8, 10, 2), bar(0, -20, 0, -2, 3), blob('-16,0! -8,-4 8,-4 16,0!')),
      body(
        blob(
          '-12,-92! -4,-86 4,-86 12,-92! 16,-80 11,-64 9,-56 18,-38 30,-14! 0,-9 -30,-14! -18,-38 -9,-56 -11,-64 -16,-80',
        ),
      ),
      rimmed('deep', blob('-10,-61 10,-61 9.4,-55 -9.4,-55')),
      veil(
        'shade',
        0.35,
        blob('-4,-54! -10,-34 -16,-12! -10,-11 -6,-32'),
        blob('6,-54! 10,-34 14,-11! 8,-10 6,-32'),
      ),
    ],
    { colour: 'pop' },
  );

export const jacket = (): Silhouette =>
  silhouette(96, [
    body(limb('-24,-84,9 -36,-56,8 -38,-22,7'), limb('24,-84,9 36,-56,8 38,-22,7')),
    body(blob('-14,-94! 14,-94! 30,-86 29,-50 27,-2! -27,-2! -29,-50 -30,-86')),
    flat('lit', poly('-9,-95 9,-95 0,-62')),
    flat('pop', poly('-3,-84 3,-84 4,-60 0,-54 -4,-60')),
    rimmed(
      'deep',
      blob('-14,-95! -20,-80 -12,-74! -2,-44! -10,-80'),
      blob('14,-95! 20,-80 12,-74! 2,-44! 10,-80'),
    ),
    flat('lit', disc(0, -38, 1.8), disc(0, -24, 1.8)),
    veil('shade', 0.6, bar(0, -46, 0, -2, 1), box(-22, -32, 12, 2), box(10, -32, 12, 2)),
  ]);

export const hat = (): Silhouette =>
  silhouette(
    150,
    [
      body(blob('-36,-30! -34,-74 -20,-90 0,-82 20,-90 34,-74 36,-30!')),
      rimmed('pop', blob('-36.4,-30! -35.6,-46 0,-41 35.6,-46 36.4,-30! 0,-24')),
      body(blob('-74,-26 -40,-34 0,-30 40,-34 74,-26 40,-8 0,-4 -40,-8')),
    ],
    { height: 92 },
  );

export const handbag = (): Silhouette =>
  silhouette(
    100,
    [
      rimmed(
        'shade',
        blob('-26,-58! -24,-84 -10,-97 10,-97 24,-84 26,-58! 20,-58! 18,-82 8,-91 -8,-91 -18,-82 -20,-58!'),
      ),
      body(blob('-36,-62! 36,-62! 46,-6 40,0 -40,0 -46,-6')),
      rimmed('deep', blob('-37,-62! 37,-62! 30,-36 0,-28 -30,-36')),
      flat('lit', disc(0, -31, 4.4)),
    ],
    { colour: 'pop' },
  );

export const glasses = (): Silhouette =>
  silhouette(
    140,
    [
      rimmed('shade', limb('-58,-36,3 -66,-44,2.6 -60,-52,2'), limb('58,-36,3 66,-44,2.6 60,-52,2')),
      rimmed(
        'body',
        blob('-62,-40! -12,-40! -10,-22 -18,-4 -38,0 -56,-8'),
        blob('62,-40! 12,-40! 10,-22 18,-4 38,0 56,-8'),
        box(-12, -39, 24, 6, 3),
      ),
      veil(
        'pop',
        0.75,
        blob('-56,-35! -18,-35! -16,-22 -22,-9 -38,-5 -50,-11'),
        blob('56,-35! 18,-35! 16,-22 22,-9 38,-5 50,-11'),
      ),
      veil('glow', 0.5, poly('-48,-33 -38,-33 -46,-12 -51,-14'), poly('24,-33 34,-33 26,-12 21,-16')),
    ],
    { height: 54 },
  );

export const chair = (): Silhouette =>
  silhouette(62, [
    rimmed('deep', bar(-14, -42, -18, 0, 4), bar(24, -42, 28, 0, 4)),
    body(poly('-24,-100 -17,-100 -15,-46 -22,-46'), poly('14,-100 21,-100 20,-46 13,-46')),
    body(box(-22, -96, 42, 8, 2), box(-20, -80, 39, 6, 2), box(-19, -66, 38, 6, 2)),
    rimmed('pop', blob('-27,-48! 27,-48! 29,-41 -29,-41')),
    body(bar(-25, -41, -29, 0, 4.4), bar(20, -41, 22, 0, 4.4)),
  ]);

export const armchair = (): Silhouette =>
  silhouette(
    110,
    [
      rimmed('shade', bar(-36, -12, -40, 0, 5), bar(36, -12, 40, 0, 5)),
      body(blob('-36,-40 -38,-78 -30,-96 0,-100 30,-96 38,-78 36,-40')),
      veil('shade', 0.4, disc(-12, -78, 2), disc(12, -78, 2), disc(0, -64, 2)),
      rimmed('pale', blob('-32,-42 -30,-50 0,-53 30,-50 32,-42 32,-32 -32,-32')),
      body(blob('-52,-54 -44,-62 -32,-56 -30,-36! 30,-36! 32,-56 44,-62 52,-54 48,-10 -48,-10')),
    ],
    { colour: 'pop' },
  );

export const sofa = (): Silhouette =>
  silhouette(
    200,
    [
      rimmed('shade', bar(-76, -10, -78, 0, 5), bar(76, -10, 78, 0, 5)),
      body(blob('-78,-36 -78,-66 -70,-76 -4,-78 0,-74 4,-78 70,-76 78,-66 78,-36')),
      rimmed(
        'pale',
        blob('-74,-38 -72,-46 -4,-48 -1,-38 -1,-28 -74,-28'),
        blob('74,-38 72,-46 4,-48 1,-38 1,-28 74,-28'),
      ),
      body(blob('-98,-50 -90,-57 -78,-52 -76,-30! 76,-30! 78,-52 90,-57 98,-50 94,-9 -94,-9')),
      rimmed('lit', blob('-70,-40 -66,-66 -44,-68 -40,-42')),
    ],
    { height: 80, colour: 'pop' },
  );

export const tableLamp = (): Silhouette =>
  silhouette(70, [
    veil('glow', 0.3, poly('-22,-58 22,-58 46,4 -46,4')),
    rimmed('shade', turned('0,-60 2.4,-58 2.4,-30 11,-16 12,-8 18,0! 0,0')),
    rimmed('pop', blob('-30,-56! -17,-98! 17,-98! 30,-56! 0,-52')),
    veil('glow', 0.5, disc(0, -56, 26, 3)),
  ]);

export const bed = (): Silhouette =>
  silhouette(
    190,
    [
      rimmed('shade', box(-92, -78, 8, 78, 2), box(84, -46, 8, 46, 2)),
      rimmed('lit', blob('-80,-50 -74,-62 -48,-60 -42,-48')),
      rimmed('lit', box(-84, -48, 168, 26, 5)),
      body(blob('-46,-50! -20,-56 30,-54 84,-50! 86,-14! -40,-14!')),
      rimmed('deep', box(-88, -22, 176, 12)),
    ],
    { height: 80, colour: 'pop' },
  );

/** A picture in a frame on an easel. */
export const easel = (): Silhouette =>
  silhouette(84, [
    rimmed('shade', bar(-8, -98, -34, 0, 4), bar(8, -98, 34, 0, 4), bar(0, -96, 0, -8, 3)),
    rimmed('deep', box(-36, -88, 72, 58) + boxHole(-33, -85, 66, 52)),
    flat('sky1', box(-33, -85, 66, 52)),
    flat('pop', disc(12, -68, 9)),
    flat('mid', blob('-33,-33! -33,-50! -18,-62 -4,-48 10,-56 33,-44! 33,-33!')),
    rimmed('shade', box(-40, -30, 80, 5)),
  ]);
