import { bar, blob, box, disc, limb, poly, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A layered cake on a stand, with candles. */
export const cake = (lit = true): Silhouette =>
  silhouette(120, [
    rimmed('shade', turned('0,-16 8,-16! 7,-6 22,-2 24,0! 0,0')),
    rimmed('deep', disc(0, -17, 58, 6)),
    rimmed('lit', box(-42, -56, 84, 38, 3)),
    flat('pop', box(-42, -40, 84, 5)),
    veil('mid', 0.35, box(-42, -34, 84, 16, 2)),
    rimmed(
      'body',
      blob(
        '-43,-58 43,-58 44,-50 40,-42 34,-48 27,-38 20,-47 12,-40 4,-48 -4,-38 -12,-47 -20,-41 -28,-48 -35,-40 -43,-47',
      ),
    ),
    rimmed('pop', disc(-28, -64, 6.4), disc(0, -65, 6.4), disc(28, -64, 6.4)),
    ...(lit
      ? [
          rimmed('lit', box(-16, -82, 3.4, 22), box(12, -82, 3.4, 22)),
          flat(
            'glow',
            blob('-14.3,-97! -10.8,-88 -14.3,-83 -17.8,-88'),
            blob('13.7,-97! 17.2,-88 13.7,-83 10.2,-88'),
          ),
        ]
      : []),
  ]);

export const burger = (): Silhouette =>
  silhouette(
    120,
    [
      rimmed('body', blob('-46,-18! 46,-18! 44,-4 34,0 -34,0 -44,-4')),
      rimmed('shade', box(-49, -32, 98, 15, 7)),
      flat('glow', poly('-46,-34 46,-34 26,-24 14,-30 -4,-21 -22,-30')),
      rimmed(
        'deep',
        blob('-52,-36 -38,-43 52,-43 56,-36 44,-31 32,-36 20,-31 6,-36 -8,-31 -22,-36 -36,-31 -48,-31'),
      ),
      flat('pop', box(-46, -46, 92, 7, 3)),
      rimmed('body', blob('-48,-47! -46,-66 -30,-82 0,-88 30,-82 46,-66 48,-47! 0,-45')),
      flat(
        'lit',
        disc(-22, -70, 2.4, 1.5),
        disc(-6, -78, 2.4, 1.5),
        disc(12, -72, 2.4, 1.5),
        disc(26, -64, 2.4, 1.5),
        disc(-32, -58, 2.4, 1.5),
        disc(4, -62, 2.4, 1.5),
      ),
    ],
    { height: 90, colour: 'pop' },
  );

export const pizza = (): Silhouette =>
  silhouette(
    130,
    [
      rimmed('shade', disc(0, -34, 64, 34)),
      rimmed('body', disc(0, -38, 60, 31)),
      flat('pop', disc(0, -39, 52, 25)),
      veil('glow', 0.85, blob('-40,-44 -20,-58 6,-52 28,-58 42,-42 34,-26 10,-20 -14,-26 -34,-28')),
      rimmed(
        'pop',
        disc(-22, -44, 8, 5),
        disc(10, -50, 8, 5),
        disc(26, -36, 8, 5),
        disc(-4, -30, 8, 5),
        disc(-30, -32, 7, 4.4),
      ),
      flat('deep', blob('-8,-44! 0,-50 8,-44! 0,-40'), blob('16,-26! 22,-30 28,-25! 22,-22')),
      veil('shade', 0.5, bar(-50, -52, 50, -24, 1), bar(0, -66, 0, -12, 1)),
    ],
    { height: 72 },
  );

export const bread = (): Silhouette =>
  silhouette(
    130,
    [
      body(blob('-58,-20 -52,-44 -30,-58 0,-62 30,-58 52,-44 58,-20 48,-2 -48,-2')),
      flat(
        'pale',
        blob('-36,-48! -24,-56 -16,-34 -22,-26! -30,-36'),
        blob('-10,-54! 2,-58 10,-36 4,-26! -4,-38'),
        blob('16,-54! 28,-54 36,-34 30,-24! 22,-36'),
      ),
    ],
    { height: 64, colour: 'pop' },
  );

export const sushi = (): Silhouette =>
  silhouette(
    170,
    [
      rimmed('shade', box(-84, -12, 168, 8, 2), box(-62, -5, 14, 5), box(48, -5, 14, 5)),
      rimmed('lit', box(-72, -36, 40, 24, 9), box(-20, -36, 40, 24, 9)),
      rimmed(
        'pop',
        blob('-76,-36 -70,-46 -50,-50 -32,-44 -28,-34 -50,-36'),
        blob('-24,-36 -18,-46 0,-50 20,-44 24,-34 2,-36'),
      ),
      veil(
        'lit',
        0.6,
        bar(-62, -46, -56, -37, 1.6),
        bar(-48, -48, -42, -38, 1.6),
        bar(-10, -46, -4, -37, 1.6),
        bar(4, -48, 10, -38, 1.6),
      ),
      rimmed('deep', box(34, -40, 36, 28, 6)),
      flat('lit', disc(52, -38, 15, 5)),
      flat('pop', disc(52, -38, 6, 2.6)),
      rimmed('shade', bar(-40, -58, 70, -74, 2), bar(-36, -52, 76, -66, 2)),
    ],
    { height: 78 },
  );

export const iceCream = (): Silhouette =>
  silhouette(
    56,
    [
      rimmed('body', blob('-19,-54! 19,-54! 2,0! -2,0!')),
      veil(
        'shade',
        0.4,
        bar(-14, -50, 5, -12, 1),
        bar(0, -52, 8, -24, 1),
        bar(14, -50, -5, -12, 1),
        bar(0, -52, -8, -24, 1),
      ),
      rimmed('pop', disc(0, -86, 14)),
      rimmed(
        'lit',
        blob('-22,-58 -20,-74 -8,-80 8,-80 20,-74 22,-58 15,-50 10,-56 4,-49 -4,-56 -10,-50 -16,-55'),
      ),
      rimmed('shade', bar(6, -94, 20, -112, 3)),
    ],
    { height: 112 },
  );

export const apple = (): Silhouette =>
  silhouette(92, [
    rimmed('shade', limb('0,-78,2 2,-90,1.8 8,-100,1.6')),
    rimmed('deep', blob('6,-88! 16,-100 34,-98! 26,-86')),
    rimmed(
      'pop',
      blob(
        '0,-76 14,-84 34,-80 44,-58 40,-30 24,-6 10,-2 0,-5 -10,-2 -24,-6 -40,-30 -44,-58 -34,-80 -14,-84',
      ),
    ),
    veil('glow', 0.4, blob('-32,-68 -24,-72 -28,-50 -35,-46')),
  ]);

export const pear = (): Silhouette =>
  silhouette(
    70,
    [
      rimmed('shade', limb('0,-86,1.8 4,-100,1.5')),
      rimmed('body', turned('0,-90 10,-86 14,-70 20,-54 32,-34 28,-10 14,-1 0,-3')),
      rimmed('deep', blob('3,-92! 14,-102 28,-98! 18,-90')),
      veil('glow', 0.35, blob('-20,-40 -14,-46 -16,-24 -24,-22')),
    ],
    { colour: 'pop' },
  );

/** A citrus fruit and a cut half beside it. */
export const citrus = (): Silhouette =>
  silhouette(
    150,
    [
      rimmed('body', blob('-66,-40 -58,-66 -34,-78 -8,-68 4,-42 -6,-12 -30,-2 -56,-14')),
      rimmed('#4f7a45', blob('-34,-78! -26,-92 -6,-94! -16,-80')),
      rimmed('body', disc(36, -32, 34)),
      flat('lit', disc(36, -32, 29)),
      flat(
        'body',
        ...Array.from({ length: 8 }, (_, i) => {
          const a = (i / 8) * 2 * Math.PI;
          const at = (r: number, s: number): string =>
            `${(36 + Math.cos(a + s) * r).toFixed(1)},${(-32 + Math.sin(a + s) * r).toFixed(1)}`;
          return blob(`${at(5, 0)}! ${at(24, -0.3)} ${at(26, 0)} ${at(24, 0.3)}`);
        }),
      ),
    ],
    { height: 96 },
  );

/** A still life of fruit in a footed bowl. */
export const fruitBowl = (): Silhouette =>
  silhouette(130, [
    rimmed('pop', disc(-28, -68, 17)),
    rimmed('deep', blob('22,-100 32,-88 44,-66 40,-52 14,-52 10,-70')),
    rimmed('glow', disc(2, -66, 18)),
    rimmed('pop', disc(34, -60, 14)),
    rimmed('deep', disc(-46, -56, 8), disc(-40, -66, 8), disc(-52, -66, 7)),
    rimmed('shade', limb('2,-82,1.4 6,-92,1.2')),
    body(turned('0,-58 62,-58! 58,-42 34,-26 10,-20 8,-8 26,0! 0,0')),
  ]);
