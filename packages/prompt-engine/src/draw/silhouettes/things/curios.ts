import { bar, blob, box, boxHole, disc, discHole, limb, poly, ring, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A clock that stands on feet. */
export const clock = (): Silhouette =>
  silhouette(80, [
    rimmed(
      'shade',
      bar(-20, -14, -30, 0, 5),
      bar(20, -14, 30, 0, 5),
      bar(-16, -88, -22, -98, 3),
      bar(16, -88, 22, -98, 3),
    ),
    rimmed('pop', blob('-34,-78 -30,-94 -12,-96 -8,-88'), blob('34,-78 30,-94 12,-96 8,-88')),
    body(disc(0, -48, 40)),
    rimmed('lit', disc(0, -48, 33)),
    flat(
      'shade',
      ...Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * 2 * Math.PI;
        return bar(
          Math.sin(a) * 26,
          -48 - Math.cos(a) * 26,
          Math.sin(a) * 30,
          -48 - Math.cos(a) * 30,
          i % 3 ? 1.2 : 2.6,
        );
      }),
      bar(0, -48, -12, -60, 3),
      bar(0, -48, 14, -66, 2.2),
      disc(0, -48, 3),
    ),
  ]);

export const lantern = (): Silhouette =>
  silhouette(60, [
    rimmed('shade', ring(0, -92, 9, 7), poly('-18,-70 0,-84 18,-70'), box(-22, -10, 44, 10, 2)),
    flat('glow', box(-17, -70, 34, 60)),
    flat('pop', blob('0,-56! 7,-38 6,-24 0,-19 -6,-24 -7,-38')),
    flat('lit', blob('0,-42! 3,-32 2.6,-24 0,-21 -2.6,-24 -3,-32')),
    rimmed('shade', box(-19, -71, 3.4, 62), box(15.6, -71, 3.4, 62), box(-1, -71, 2, 10)),
  ]);

export const key = (): Silhouette =>
  silhouette(44, [
    rimmed(
      'pop',
      disc(0, -80, 19) + discHole(0, -80, 9),
      box(-3.4, -62, 6.8, 60, 1.5),
      box(2, -14, 15, 6),
      box(2, -27, 11, 6),
    ),
  ]);

export const chessPiece = (): Silhouette =>
  silhouette(
    60,
    [
      rimmed('pale', box(-1.8, -104, 3.6, 12), box(-5, -101, 10, 3.4)),
      body(turned('0,-92 13,-88 16,-80 9,-72! 12,-68! 8,-64 8,-36 14,-18 22,-12! 25,0! 0,0')),
    ],
    { height: 104 },
  );

export const hourglass = (): Silhouette =>
  silhouette(60, [
    veil('lit', 0.45, turned('0,-92 22,-92! 21,-74 4,-51 4,-48 21,-24 22,-8! 0,-8')),
    flat(
      'pop',
      turned('0,-74 18,-74! 12,-62 2,-51 0,-50'),
      turned('0,-30 6,-22 18,-14 21,-8! 0,-8'),
      bar(0, -52, 0, -24, 1.2),
    ),
    rimmed(
      'shade',
      box(-27, -100, 54, 8, 2),
      box(-27, -8, 54, 8, 2),
      box(-25, -94, 3.4, 88),
      box(21.6, -94, 3.4, 88),
    ),
  ]);

export const lightbulb = (): Silhouette =>
  silhouette(60, [
    rimmed('lit', turned('0,-100 18,-95 28,-78 24,-60 13,-46 11,-34! 0,-34')),
    flat('pop', limb('-6,-36,1 -8,-58,1 -3,-64,1 0,-58,1 3,-64,1 8,-58,1 6,-36,1')),
    rimmed(
      'shade',
      box(-11, -34, 22, 7, 2),
      box(-11, -26, 22, 7, 2),
      box(-10, -18, 20, 7, 2),
      blob('-7,-10! 7,-10! 3,-3 -3,-3'),
    ),
  ]);

export const skull = (): Silhouette =>
  silhouette(80, [
    rimmed(
      'lit',
      blob(
        '-36,-66 -30,-92 0,-101 30,-92 36,-66 30,-48 22,-40! 21,-24! 8,-20 -8,-20 -21,-24! -22,-40! -30,-48',
      ),
    ),
    flat(
      'shade',
      disc(-15, -58, 9.5, 10),
      disc(15, -58, 9.5, 10),
      poly('0,-48 5,-37 -5,-37'),
      bar(-8, -28, -8, -20, 1.4),
      bar(0, -28, 0, -20, 1.4),
      bar(8, -28, 8, -20, 1.4),
    ),
    rimmed('lit', blob('-18,-18! 18,-18! 16,-4 8,0 -8,0 -16,-4')),
    flat('shade', bar(-7, -18, -7, -10, 1.2), bar(0, -18, 0, -10, 1.2), bar(7, -18, 7, -10, 1.2)),
  ]);

export const ball = (): Silhouette =>
  silhouette(100, [
    rimmed('lit', disc(0, -50, 50)),
    flat(
      'shade',
      poly('0,-68 17,-56 11,-36 -11,-36 -17,-56'),
      blob('-10,-100 10,-100 6,-88 -6,-88'),
      blob('46,-70 50,-54 42,-58 38,-68'),
      blob('-46,-70 -50,-54 -42,-58 -38,-68'),
      blob('26,-8 36,-16 26,-22 20,-14'),
      blob('-26,-8 -36,-16 -26,-22 -20,-14'),
    ),
    veil(
      'shade',
      0.6,
      bar(0, -68, 0, -88, 1.6),
      bar(17, -56, 38, -64, 1.6),
      bar(-17, -56, -38, -64, 1.6),
      bar(11, -36, 22, -20, 1.6),
      bar(-11, -36, -22, -20, 1.6),
    ),
  ]);

/** A gift tied with ribbon; also any box or parcel. */
export const parcel = (): Silhouette =>
  silhouette(96, [
    body(box(-40, -60, 80, 60, 2)),
    rimmed('deep', box(-45, -74, 90, 18, 2)),
    rimmed(
      'pop',
      box(-7, -74, 14, 74),
      blob('0,-74! -12,-92 -30,-96 -34,-84 -20,-76'),
      blob('0,-74! 12,-92 30,-96 34,-84 20,-76'),
    ),
  ]);

export const suitcase = (): Silhouette =>
  silhouette(
    110,
    [
      rimmed('shade', box(-18, -98, 36, 20, 5) + boxHole(-13, -93, 26, 16)),
      body(box(-52, -82, 104, 78, 8)),
      rimmed('deep', box(-36, -82, 9, 78), box(27, -82, 9, 78)),
      flat('lit', box(-35, -50, 7, 8, 1), box(28, -50, 7, 8, 1)),
      flat('shade', disc(-38, -2, 4), disc(38, -2, 4)),
    ],
    { colour: 'pop' },
  );

export const heart = (): Silhouette =>
  silhouette(110, [
    rimmed(
      'pop',
      blob('0,-76 -14,-94 -36,-98 -52,-80 -50,-54 -28,-24 0,0! 28,-24 50,-54 52,-80 36,-98 14,-94'),
    ),
    veil('glow', 0.4, blob('-40,-80 -30,-88 -26,-82 -36,-68 -42,-68')),
  ]);
