import { bar, blob, box, disc, limb, poly, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A tall ship under full sail. */
export const sailingShip = (): Silhouette =>
  silhouette(
    130,
    [
      rimmed(
        'shade',
        bar(-30, -16, -30, -84, 2),
        bar(4, -16, 4, -100, 2.2),
        bar(34, -16, 34, -80, 1.8),
        bar(44, -20, 66, -34, 1.8),
      ),
      rimmed(
        'lit',
        blob('-48,-30! -42,-46 -46,-52! -14,-52! -10,-42 -12,-30! -30,-33'),
        blob('-44,-54! -40,-66 -42,-74! -18,-74! -14,-66 -16,-54! -30,-57'),
      ),
      rimmed(
        'lit',
        blob('-14,-30! -8,-48 -12,-56! 22,-56! 27,-44 24,-30! 4,-34'),
        blob('-11,-58! -6,-74 -8,-84! 18,-84! 22,-72 20,-58! 4,-62'),
        blob('-6,-86! -3,-94 -3,-97! 12,-97! 14,-92 14,-86! 4,-88'),
      ),
      rimmed(
        'lit',
        blob('22,-34! 28,-46 26,-54! 48,-54! 52,-44 50,-34! 36,-36'),
        blob('25,-56! 30,-66 28,-72! 44,-72! 48,-64 46,-56! 36,-58'),
        poly('48,-62 66,-33 46,-24'),
      ),
      flat('pop', poly('4,-106 20,-103 4,-99')),
      body(blob('-56,-22! -52,-28! -30,-18 20,-16 44,-20! 54,-24! 46,-10 36,0 -42,0 -52,-10')),
      veil('lit', 0.5, bar(-50, -12, 44, -12, 1.4)),
    ],
    { stands: 'water', height: 106 },
  );

/** A small boat with a mast; fishing boat, yacht. */
export const sailboat = (): Silhouette =>
  silhouette(
    80,
    [
      rimmed('shade', bar(0, -10, 0, -98, 1.8)),
      rimmed('lit', blob('3,-95! 22,-60 34,-20! 3,-18!')),
      rimmed('pop', blob('-3,-88! -14,-50 -27,-20! -3,-18!')),
      body(blob('-38,-14! 38,-14! 30,-2 20,0 -22,0 -32,-4')),
    ],
    { stands: 'water' },
  );

export const rowingBoat = (): Silhouette =>
  silhouette(
    190,
    [
      rimmed('shade', bar(-20, -28, -66, -2, 2.4), bar(20, -28, 66, -2, 2.4)),
      body(blob('-92,-34! -60,-26 0,-23 60,-26 92,-36! 82,-14 62,0 -60,0 -80,-12')),
      flat('deep', blob('-84,-30! -50,-22 0,-19 50,-22 84,-31! 60,-19 0,-14 -60,-19')),
      flat('pop', bar(-78, -16, 78, -16, 2)),
    ],
    { stands: 'water', height: 38 },
  );

/** A ferry or liner, its windows lit. */
export const ferry = (): Silhouette =>
  silhouette(
    220,
    [
      rimmed('pop', poly('-12,-78 8,-78 10,-100 -10,-100'), poly('26,-78 44,-78 46,-96 28,-96')),
      flat('shade', box(-11, -100, 21, 6), box(27, -96, 19, 6)),
      rimmed('lit', box(-62, -62, 130, 24, 3), box(-46, -80, 104, 20, 3)),
      flat(
        'shade',
        ...Array.from({ length: 10 }, (_, i) => box(-56 + i * 12, -55, 7, 8, 1)),
        ...Array.from({ length: 8 }, (_, i) => box(-40 + i * 12, -75, 7, 7, 1)),
      ),
      body(blob('-104,-40! 108,-44! 96,-18 88,0 -92,0 -100,-18')),
      flat('glow', ...Array.from({ length: 13 }, (_, i) => disc(-84 + i * 13.5, -26, 2.4))),
      rimmed('shade', bar(-50, -80, -50, -104, 1.6)),
    ],
    { stands: 'water', height: 104 },
  );

/** An airliner climbing to the right. */
export const aeroplane = (): Silhouette =>
  silhouette(
    200,
    [
      rimmed('deep', blob('-4,-54! 26,-92! 36,-93! 24,-54!')),
      body(blob('-96,-52 -60,-58 20,-60 66,-58 88,-50 97,-42 88,-36 60,-33 -30,-36 -70,-42')),
      body(poly('-94,-52 -104,-92 -88,-92 -66,-56')),
      rimmed('pop', poly('-100,-76 -104,-92 -88,-92 -80,-79')),
      rimmed('deep', blob('-84,-50! -104,-34! -94,-33! -62,-46!')),
      rimmed('body', blob('-8,-42! -42,-4! -28,-2! 34,-40!')),
      rimmed('shade', blob('-2,-24 14,-26 18,-20 2,-16 -6,-18')),
      flat(
        'glow',
        ...Array.from({ length: 12 }, (_, i) => box(-46 + i * 9, -51, 4, 5, 1.5)),
        blob('78,-50! 88,-46 90,-43! 78,-43!'),
      ),
    ],
    { stands: 'air', colour: 'lit', height: 96 },
  );

export const balloon = (): Silhouette =>
  silhouette(
    74,
    [
      rimmed('shade', bar(-9, -34, -6, -14, 0.9), bar(9, -34, 6, -14, 0.9), box(-7, -14, 14, 12, 2)),
      body(turned('0,-100 20,-96 35,-80 35,-62 24,-46 10,-34! 0,-34')),
      flat('pale', turned('0,-100 6,-96 11,-80 11,-60 8,-46 3.4,-34! 0,-34')),
      veil('shade', 0.3, blob('18,-97 35,-80 35,-62 24,-46 10,-34! 22,-58 26,-78')),
    ],
    { stands: 'air', colour: 'pop' },
  );

export const rocket = (): Silhouette =>
  silhouette(
    56,
    [
      flat('pop', blob('0,6! -10,-8 -8,-18 8,-18 10,-8')),
      flat('glow', blob('0,-1! -5,-10 -4,-18 4,-18 5,-10')),
      rimmed('pop', blob('-12,-40! -25,-24 -26,-8! -10,-18'), blob('12,-40! 25,-24 26,-8! 10,-18')),
      body(turned('0,-104 8,-92 14,-72 15,-46 10,-20! 0,-18')),
      rimmed('pop', turned('0,-104 8,-92 11.6,-82! 0,-79')),
      rimmed('shade', disc(0, -62, 7.4)),
      flat('glow', disc(0, -62, 4.6)),
      veil('shade', 0.4, box(-11, -30, 22, 2.4)),
    ],
    { stands: 'air', colour: 'lit', height: 110 },
  );

/** A saucer with a lit dome. */
export const saucer = (): Silhouette =>
  silhouette(
    180,
    [
      veil('glow', 0.35, poly('-30,-20 30,-20 62,40 -62,40')),
      rimmed('lit', turned('0,-74 22,-68 32,-48! 0,-46')),
      body(blob('-88,-34 -50,-48 0,-52 50,-48 88,-34 50,-20 0,-15 -50,-20')),
      flat('glow', disc(-52, -33, 4, 3), disc(-18, -30, 4, 3), disc(18, -30, 4, 3), disc(52, -33, 4, 3)),
    ],
    { stands: 'air', height: 80 },
  );

export const helicopter = (): Silhouette =>
  silhouette(
    190,
    [
      rimmed('shade', bar(-66, -96, 86, -96, 2.6), bar(10, -96, 10, -82, 4)),
      rimmed('body', limb('-10,-60,12 -50,-64,6 -88,-66,4'), poly('-94,-84 -82,-84 -78,-62 -90,-62')),
      body(blob('-30,-60 -16,-80 16,-84 46,-72 58,-50 48,-30 10,-24 -20,-32')),
      flat('glow', blob('22,-72! 42,-66 51,-50 44,-44! 22,-46!')),
      rimmed(
        'shade',
        bar(-6, -26, -10, -8, 2.4),
        bar(30, -26, 34, -8, 2.4),
        limb('-30,-7,1.8 20,-6,1.8 52,-8,1.8'),
      ),
      flat('pop', disc(-87, -72, 5)),
    ],
    { stands: 'air' },
  );
