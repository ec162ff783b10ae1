import { blob, box, disc, limb, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A dragon with raised wings, breathing to the right. */
export const dragon = (): Silhouette =>
  silhouette(
    170,
    [
      rimmed('deep', blob('-4,-58 -30,-92 -50,-112 -40,-116 4,-104 24,-84 12,-62')),
      body(
        limb('-26,-30,10 -50,-24,8 -68,-34,5.5 -74,-52,4 -66,-64,2.6'),
        blob('-68,-60! -76,-74! -60,-70!'),
      ),
      rimmed('shade', limb('18,-34,8 26,-18,4.6 22,-4,4 30,-2,2.6')),
      body(blob('-42,-24 -32,-44 -8,-58 14,-62 28,-54 32,-38 22,-24 -2,-16 -26,-12')),
      body(limb('-22,-28,12 -8,-16,6 -20,-4,4.6 -8,-2,3')),
      body(limb('20,-50,10 32,-68,8 32,-84,6.5 44,-94,6 52,-94,6')),
      body(
        blob('40,-104! 52,-103 60,-99 76,-94 84,-89 82,-85 70,-86! 78,-81 68,-80 56,-84 46,-88'),
        blob('46,-100! 34,-112! 52,-104!'),
      ),
      rimmed('body', limb('24,-40,7 34,-24,4.4 30,-5,3.6 40,-2,2.4')),
      rimmed(
        'pop',
        blob('4,-54! -10,-78 -18,-112! -36,-122! -46,-92 -66,-86! -52,-70 -58,-54! -34,-54 -14,-44'),
      ),
      veil(
        'shade',
        0.45,
        limb('2,-54,1.6 -14,-84,1.2 -36,-121,0.8'),
        limb('-4,-52,1.2 -40,-70,0.9 -65,-86,0.6'),
      ),
      flat('glow', disc(59, -95, 1.8)),
    ],
    { height: 122 },
  );

export const robot = (): Silhouette =>
  silhouette(
    74,
    [
      rimmed(
        'shade',
        box(-17, -26, 10, 22, 3),
        box(7, -26, 10, 22, 3),
        box(-20, -6, 16, 6, 3),
        box(4, -6, 16, 6, 3),
      ),
      rimmed(
        'deep',
        limb('-22,-56,4 -32,-44,3.6 -30,-28,3.6'),
        limb('22,-56,4 32,-44,3.6 34,-30,3.6'),
        disc(-30, -25, 5),
        disc(34, -27, 5),
      ),
      body(turned('0,-64 18,-63 24,-56 22,-32 16,-23 0,-22')),
      body(box(-21, -95, 42, 29, 9)),
      rimmed(
        'deep',
        box(-2, -104, 4, 9),
        disc(0, -105, 3.4),
        box(-25, -86, 4, 12, 2),
        box(21, -86, 4, 12, 2),
      ),
      flat('shade', box(-16, -89, 32, 15, 7)),
      flat('glow', disc(-7, -81.5, 3.4), disc(7, -81.5, 3.4)),
      flat('pop', disc(0, -45, 6)),
      flat('pale', box(-12, -34, 24, 2.4, 1), box(-8, -30, 16, 2.4, 1)),
    ],
    { height: 109 },
  );

export const teddy = (): Silhouette =>
  silhouette(84, [
    rimmed('body', disc(-19, -92, 9), disc(19, -92, 9)),
    flat('deep', disc(-19, -91, 4.6), disc(19, -91, 4.6)),
    body(limb('-18,-46,8 -32,-36,8 -36,-26,7'), limb('18,-46,8 32,-36,8 36,-26,7')),
    body(turned('0,-56 20,-50 26,-28 18,-8 0,-4')),
    body(limb('-14,-14,10 -28,-8,10'), limb('14,-14,10 28,-8,10')),
    flat('pale', disc(-31, -8, 6.4), disc(31, -8, 6.4), disc(0, -28, 13, 15)),
    body(turned('0,-97 18,-93 26,-78 22,-62 10,-54 0,-53')),
    flat('pale', disc(0, -67, 10, 8.4)),
    flat('shade', disc(-9, -79, 2.4), disc(9, -79, 2.4), blob('-4,-71 4,-71 0,-66.5')),
    rimmed('pop', blob('0,-53 -14,-59 -14,-46 0,-51 14,-46 14,-59')),
  ]);

export const snowman = (): Silhouette =>
  silhouette(
    70,
    [
      rimmed('shade', limb('-16,-50,1.4 -30,-60,1.2 -36,-58,0.8'), limb('16,-50,1.4 30,-62,1.2 34,-70,0.8')),
      rimmed('glow', disc(0, -22, 26, 23)),
      rimmed('glow', disc(0, -54, 18.5)),
      rimmed('glow', disc(0, -79, 13)),
      rimmed('pop', blob('-14,-68 0,-64 14,-68 14,-62 0,-58 -14,-62'), blob('6,-62 14,-62 16,-44 8,-44')),
      rimmed('shade', box(-17, -91, 34, 4, 1.5), box(-11, -108, 22, 18, 1)),
      flat(
        'shade',
        disc(-5, -81, 1.7),
        disc(5, -81, 1.7),
        disc(0, -50, 1.8),
        disc(0, -42, 1.8),
        disc(0, -26, 1.8),
      ),
      flat('pop', blob('-1,-79! 16,-75! 0,-75!')),
    ],
    { height: 108 },
  );

export const rubberDuck = (): Silhouette =>
  silhouette(
    110,
    [
      body(blob('-52,-52! -38,-46 -20,-48 2,-52 30,-50 48,-34 46,-12 30,0 -28,0 -46,-14')),
      body(disc(22, -72, 25)),
      rimmed('deep', blob('-28,-34 -6,-40 14,-34 6,-18 -14,-14 -26,-22')),
      rimmed('pop', blob('43,-76 60,-72 62,-66 44,-62')),
      flat('shade', disc(30, -78, 3.4)),
    ],
    { colour: 'pop', height: 98 },
  );
