import { bar, blob, box, disc, limb, poly, ring } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A wristwatch on its strap, face to us. */
export const watch = (): Silhouette =>
  silhouette(66, [
    body(blob('-13,-70! -10,-100! 10,-100! 13,-70!'), blob('-13,-30! -10,0! 10,0! 13,-30!')),
    veil(
      'lit',
      0.3,
      bar(-10, -96, -12, -74, 0.8),
      bar(10, -96, 12, -74, 0.8),
      bar(-10, -4, -12, -26, 0.8),
      bar(10, -4, 12, -26, 0.8),
    ),
    rimmed('pop', disc(0, -50, 28), box(27, -53, 6, 6, 1.5)),
    rimmed('lit', disc(0, -50, 23)),
    flat(
      'shade',
      ...Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * 2 * Math.PI;
        return bar(
          Math.sin(a) * 17.5,
          -50 - Math.cos(a) * 17.5,
          Math.sin(a) * 20.5,
          -50 - Math.cos(a) * 20.5,
          i % 3 ? 1 : 2.2,
        );
      }),
    ),
    flat('shade', bar(0, -50, -7, -60, 2.2), bar(0, -50, 11, -58, 1.6), disc(0, -50, 2.4)),
    flat('pop', bar(0, -45, 0, -67, 0.8)),
  ]);

/** A ring with a cut stone. */
export const jewelRing = (): Silhouette =>
  silhouette(80, [
    rimmed('pop', ring(0, -34, 34, 27)),
    rimmed('shade', poly('-12,-66 12,-66 8,-58 -8,-58')),
    rimmed('lit', poly('-22,-88 -12,-100 12,-100 22,-88 0,-62')),
    veil(
      'mid',
      0.5,
      poly('-22,-88 -9,-88 0,-62'),
      poly('9,-88 22,-88 0,-62'),
      poly('-12,-100 0,-100 -9,-88'),
      poly('12,-100 9,-88 0,-100'),
    ),
    veil('glow', 0.9, poly('-9,-88 0,-100 9,-88')),
  ]);

/** A string of pearls with a pendant. */
export const necklace = (): Silhouette =>
  silhouette(80, [
    rimmed(
      'lit',
      ...Array.from({ length: 21 }, (_, i) => {
        const a = Math.PI * (i / 20);
        return disc(Math.cos(a) * 36, -92 + Math.sin(a) * 62, 4.2);
      }),
    ),
    rimmed('pop', poly('-10,-26 0,-34 10,-26 0,-4')),
    veil('glow', 0.6, poly('-5,-26 0,-31 1,-26 -1,-16')),
  ]);

export const camera = (): Silhouette =>
  silhouette(120, [
    rimmed('deep', poly('-14,-86 -8,-98 16,-98 22,-86'), box(-46, -92, 18, 8, 2), box(34, -91, 12, 7, 2)),
    body(box(-56, -86, 112, 78, 8)),
    flat('mid', box(-56, -64, 112, 40)),
    rimmed('shade', disc(4, -44, 33)),
    rimmed('deep', disc(4, -44, 26)),
    flat('shade', disc(4, -44, 18)),
    veil('glow', 0.75, blob('-8,-52 0,-58 6,-54 -2,-46')),
    flat('pop', disc(44, -76, 4)),
    flat('lit', box(-8, -95, 18, 5, 1)),
  ]);

/** A book lying open. */
export const openBook = (): Silhouette =>
  silhouette(
    150,
    [
      rimmed('pop', blob('-74,-20! -72,-44! -10,-52 0,-46! 10,-52 72,-44! 74,-20! 0,-4')),
      rimmed(
        'lit',
        blob('0,-12! 0,-50! -14,-62 -40,-62 -66,-54! -68,-22! -40,-28 -14,-26'),
        blob('0,-12! 0,-50! 14,-62 40,-62 66,-54! 68,-22! 40,-28 14,-26'),
      ),
      veil(
        'shade',
        0.45,
        ...[0, 1, 2, 3].flatMap((i) => [
          bar(-58, -48 + i * 6, -14, -54 + i * 6.4, 1.4),
          bar(58, -48 + i * 6, 14, -54 + i * 6.4, 1.4),
        ]),
      ),
      veil('shade', 0.4, bar(0, -50, 0, -12, 2)),
    ],
    { height: 66 },
  );

/** A stack of books with one leaning. */
export const bookStack = (): Silhouette =>
  silhouette(
    110,
    [
      rimmed('pop', box(-46, -22, 92, 20, 2)),
      rimmed('body', box(-40, -42, 82, 19, 2)),
      rimmed('mid', box(-44, -60, 78, 17, 2)),
      rimmed('lit', box(-34, -76, 66, 15, 2)),
      flat('lit', box(-38, -19, 6, 14), box(26, -38, 5, 12)),
      flat('pop', box(-30, -57, 4, 11), box(14, -73, 4, 9)),
      rimmed('deep', blob('-14,-77! -10,-84 10,-84 14,-77!')),
      rimmed('pop', disc(0, -90, 9)),
      rimmed('shade', limb('0,-98,1.4 4,-106,1.2')),
    ],
    { height: 106 },
  );

export const phone = (): Silhouette =>
  silhouette(54, [
    body(box(-25, -100, 50, 100, 8)),
    flat('sky1', box(-22, -94, 44, 88, 4)),
    flat('pop', disc(0, -64, 11)),
    flat('mid', blob('-22,-46! -8,-62 6,-48 14,-54 22,-44! 22,-34! -22,-34!')),
    flat('lit', box(-16, -27, 32, 4, 1), box(-16, -19, 22, 4, 1)),
    flat('shade', box(-6, -98, 12, 2.4, 1)),
  ]);

export const laptop = (): Silhouette =>
  silhouette(
    150,
    [
      body(box(-54, -84, 108, 74, 4)),
      flat('sky1', box(-49, -79, 98, 63, 1.5)),
      flat('pop', box(-42, -72, 40, 26, 1.5)),
      flat(
        'lit',
        box(6, -70, 36, 3.4, 1),
        box(6, -62, 28, 3.4, 1),
        box(6, -54, 32, 3.4, 1),
        box(-42, -38, 84, 3.4, 1),
        box(-42, -30, 60, 3.4, 1),
      ),
      rimmed('deep', poly('-60,-10 60,-10 74,-2 70,0 -70,0 -74,-2')),
      flat('shade', poly('-16,-4 16,-4 18,-1 -18,-1')),
    ],
    { height: 86 },
  );

export const headphones = (): Silhouette =>
  silhouette(96, [
    rimmed(
      'body',
      blob(
        '-40,-38 -42,-66 -28,-92 0,-100 28,-92 42,-66 40,-38 34,-38 34,-64 22,-84 0,-91 -22,-84 -34,-64 -34,-38',
      ),
    ),
    rimmed(
      'pop',
      blob('-46,-46 -32,-50 -24,-42 -22,-20 -26,-6 -38,-4 -47,-14'),
      blob('46,-46 32,-50 24,-42 22,-20 26,-6 38,-4 47,-14'),
    ),
    rimmed('shade', box(-27, -46, 10, 38, 5), box(17, -46, 10, 38, 5)),
  ]);

export const guitar = (): Silhouette =>
  silhouette(
    46,
    [
      rimmed('shade', box(-2.6, -92, 5.2, 50), blob('-4.4,-90! -5.4,-102! 5.4,-102! 4.4,-90!')),
      rimmed(
        'pop',
        blob('0,-46 -13,-45 -17,-36 -13,-28 -20,-18 -20,-6 -10,0 0,1 10,0 20,-6 20,-18 13,-28 17,-36 13,-45'),
      ),
      flat('shade', disc(0, -26, 6), box(-8, -11, 16, 3, 1)),
      veil('lit', 0.7, bar(-1, -90, -1, -10, 0.4), bar(1, -90, 1, -10, 0.4)),
    ],
    { height: 103 },
  );

export const violin = (): Silhouette =>
  silhouette(44, [
    rimmed('shade', box(-2, -84, 4, 48), limb('0,-84,2.4 3,-92,2.6 -1,-97,2.6 -3,-92,2')),
    rimmed(
      'pop',
      blob(
        '0,-54 -11,-52 -15,-44 -10,-36 -9,-30 -14,-25 -18,-14 -13,-2 0,0 13,-2 18,-14 14,-25 9,-30 10,-36 15,-44 11,-52',
      ),
    ),
    flat(
      'shade',
      limb('-8,-32,0.8 -7,-26,0.8 -9,-20,0.8'),
      limb('8,-32,0.8 7,-26,0.8 9,-20,0.8'),
      poly('-3,-14 3,-14 2,-3 -2,-3'),
      box(-6, -25, 12, 2),
    ),
    veil('lit', 0.8, bar(-0.8, -80, -0.8, -12, 0.35), bar(0.8, -80, 0.8, -12, 0.35)),
    rimmed('lit', bar(16, -2, 26, -92, 1.2)),
  ]);

export const piano = (): Silhouette =>
  silhouette(150, [
    rimmed('shade', bar(-54, -36, -56, 0, 5), bar(52, -36, 54, 0, 5), bar(6, -30, 6, 0, 4)),
    body(blob('-66,-92! -30,-100! 34,-82 66,-54! -66,-50!')),
    rimmed('shade', bar(-10, -54, 14, -88, 1.6)),
    body(box(-68, -54, 138, 20, 3)),
    flat('lit', box(-64, -44, 60, 5)),
    flat('shade', ...Array.from({ length: 11 }, (_, i) => box(-61 + i * 5.2, -44, 2, 3))),
  ]);
