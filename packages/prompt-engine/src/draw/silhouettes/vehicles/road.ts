import { bar, blob, box, disc, limb, poly, ring } from '../../drawing/pen.ts';
import { body, flat, type Part, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

const wheel = (x: number, r: number): Part[] => [
  rimmed('shade', disc(x, -r, r)),
  flat('far', disc(x, -r, r * 0.5)),
  flat('shade', disc(x, -r, r * 0.18)),
];

/** A saloon or coupé from the side, driving right. */
export const car = (): Silhouette =>
  silhouette(
    230,
    [
      body(
        blob(
          '-112,-18! -111,-44 -98,-53 -66,-57 -44,-80 -24,-90 14,-91 34,-86 60,-60 92,-54 108,-46 113,-30 112,-17! 0,-13',
        ),
      ),
      flat(
        'shade',
        blob('-56,-60! -38,-77 -22,-83! -8,-84! -8,-60!'),
        blob('0,-60! 0,-84! 16,-84 28,-80 47,-60!'),
      ),
      veil('lit', 0.22, poly('-34,-62 -22,-82 -15,-83 -27,-62'), poly('12,-62 22,-82 27,-79 18,-62')),
      flat('deep', box(-108, -27, 218, 4), bar(-4, -58, -4, -22, 1.2)),
      flat('pale', box(2, -50, 10, 2.4, 1)),
      flat('glow', blob('100,-46 109,-43 111,-36 103,-37')),
      flat('pop', box(-111, -44, 6, 8, 2)),
      ...wheel(-64, 20),
      ...wheel(66, 20),
    ],
    { height: 94, colour: 'pop' },
  );

/** A van, bus or tram from the side. */
export const bus = (): Silhouette =>
  silhouette(
    220,
    [
      body(blob('-104,-14! -106,-84 -96,-98 92,-98 104,-88 108,-50 108,-14!')),
      flat(
        'shade',
        box(-96, -84, 34, 30, 3),
        box(-56, -84, 34, 30, 3),
        box(-16, -84, 34, 30, 3),
        box(24, -84, 34, 30, 3),
        blob('66,-84! 94,-84 101,-56! 66,-54!'),
      ),
      veil(
        'glow',
        0.55,
        box(-94, -82, 30, 26, 2),
        box(-54, -82, 30, 26, 2),
        box(-14, -82, 30, 26, 2),
        box(26, -82, 30, 26, 2),
      ),
      flat('lit', box(-104, -40, 210, 4)),
      flat('glow', disc(103, -26, 4)),
      ...wheel(-66, 15),
      ...wheel(66, 15),
    ],
    { colour: 'pop' },
  );

export const truck = (): Silhouette =>
  silhouette(
    220,
    [
      rimmed('shade', box(-106, -26, 208, 10)),
      rimmed('mid', box(-106, -96, 138, 72, 2)),
      veil(
        'shade',
        0.35,
        box(-86, -94, 2, 68),
        box(-58, -94, 2, 68),
        box(-30, -94, 2, 68),
        box(-2, -94, 2, 68),
      ),
      body(blob('40,-18! 40,-84 50,-90 74,-90 90,-64 104,-58 107,-18!')),
      flat('shade', blob('56,-80! 72,-80 84,-60! 56,-58!')),
      flat('glow', disc(103, -40, 4)),
      ...wheel(-74, 17),
      ...wheel(-32, 17),
      ...wheel(74, 17),
    ],
    { colour: 'pop' },
  );

const spokes = (x: number, y: number, r: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI;
    return bar(x - Math.cos(a) * r, y - Math.sin(a) * r, x + Math.cos(a) * r, y + Math.sin(a) * r, 0.6);
  }).join('');

export const bicycle = (): Silhouette =>
  silhouette(
    168,
    [
      veil('lit', 0.55, spokes(-50, -32, 29), spokes(50, -32, 29)),
      rimmed('shade', ring(-50, -32, 32, 28.5), ring(50, -32, 32, 28.5)),
      body(
        bar(-50, -32, -6, -30, 3),
        bar(-50, -32, -22, -72, 2.6),
        bar(-24, -80, -6, -30, 3.2),
        bar(-21, -70, 34, -74, 3.2),
        bar(-6, -30, 36, -68, 3.2),
        bar(50, -32, 32, -86, 3.2),
      ),
      rimmed(
        'shade',
        blob('-40,-84 -24,-86 -8,-82 -20,-79 -36,-80'),
        limb('31,-86,1.8 44,-92,1.8 48,-84,1.8 42,-80,1.6'),
        disc(-6, -30, 7),
      ),
      rimmed('shade', bar(-6, -30, 4, -15, 2), box(0, -15, 10, 3)),
    ],
    { height: 94, colour: 'pop' },
  );

export const motorbike = (): Silhouette =>
  silhouette(
    180,
    [
      rimmed('shade', disc(-54, -28, 28), disc(56, -28, 28)),
      flat('far', disc(-54, -28, 17), disc(56, -28, 17)),
      flat('shade', disc(-54, -28, 6), disc(56, -28, 6)),
      rimmed(
        'deep',
        bar(56, -28, 36, -80, 4),
        blob('-18,-46 14,-48 24,-30 10,-16 -14,-16 -26,-30'),
        bar(-54, -28, -10, -26, 5),
      ),
      flat('far', disc(0, -32, 10), box(-22, -20, 46, 4, 2)),
      body(blob('-6,-66 4,-80 26,-80 38,-66 26,-54 2,-54')),
      rimmed(
        'shade',
        blob('-70,-70 -50,-66 -30,-64 -6,-66 -4,-56 -30,-52 -58,-58'),
        limb('36,-80,2 28,-94,2 18,-96,1.8'),
      ),
      flat('glow', disc(45, -76, 6)),
    ],
    { colour: 'pop' },
  );

/** A steam engine drawing right. */
export const train = (): Silhouette =>
  silhouette(
    230,
    [
      veil(
        'lit',
        0.5,
        disc(60, -112, 9),
        disc(44, -122, 12),
        disc(22, -128, 15),
        disc(-6, -130, 18),
        disc(-38, -128, 20),
      ),
      rimmed('shade', box(-112, -24, 220, 9), poly('96,-24 118,-6 96,-6')),
      body(box(-108, -92, 56, 70, 2)),
      rimmed('deep', box(-116, -98, 70, 8, 2)),
      flat('glow', box(-98, -82, 16, 20, 2), box(-76, -82, 16, 20, 2)),
      body(blob('-54,-70! 86,-70! 96,-60 96,-34 86,-24! -54,-24!')),
      veil('shade', 0.5, box(-20, -70, 4, 46), box(14, -70, 4, 46), box(48, -70, 4, 46)),
      rimmed(
        'shade',
        poly('50,-70 54,-96 48,-102 76,-102 70,-96 72,-70'),
        blob('-8,-70! -6,-82 8,-82 10,-70!'),
      ),
      rimmed('pop', box(-112, -32, 212, 5)),
      flat('glow', disc(97, -50, 5)),
      ...[-88, -44, -4, 36].flatMap((x) => wheel(x, 15)),
      ...wheel(76, 10),
      rimmed('far', bar(-44, -15, 36, -15, 3.4)),
    ],
    { height: 146 },
  );
