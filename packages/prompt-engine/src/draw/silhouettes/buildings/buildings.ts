import { bar, blob, box, boxHole, disc, poly, turned } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A cottage with a lit window and a smoking chimney. */
export const house = (): Silhouette =>
  silhouette(
    120,
    [
      veil('lit', 0.35, disc(30, -104, 5), disc(36, -114, 7), disc(46, -124, 9)),
      rimmed('shade', box(22, -96, 13, 30)),
      body(box(-46, -52, 92, 52)),
      rimmed('deep', poly('-56,-50 -30,-92 30,-92 56,-50')),
      flat('glow', box(-36, -40, 20, 20), box(18, -40, 20, 20)),
      flat('shade', box(-27, -40, 2, 20), box(-36, -31, 20, 2), box(27, -40, 2, 20), box(18, -31, 20, 2)),
      rimmed('pop', blob('-8,0! -8,-30! 0,-35 8,-30! 8,0!')),
      veil('glow', 0.3, poly('-10,0 10,0 26,8 -26,8')),
    ],
    { height: 118, colour: 'mid' },
  );

export const skyscraper = (): Silhouette =>
  silhouette(
    60,
    [
      rimmed('shade', bar(0, -96, 0, -116, 1.6)),
      body(poly('-26,0 -26,-58 -19,-58 -19,-84 -10,-84 -10,-97 10,-97 10,-84 19,-84 19,-58 26,-58 26,0')),
      flat('glow', ...[-14, -6, 2, 10].flatMap((x) => [-78, -70, -62].map((y) => box(x, y, 4, 5)))),
      veil(
        'glow',
        0.55,
        ...[-21, -13, -5, 3, 11, 19].flatMap((x, i) =>
          [-50, -41, -32, -23, -14]
            .filter((_, j) => (i * 3 + j * 5) % 4 !== 0)
            .map((y) => box(x - 1, y, 4, 5)),
        ),
      ),
    ],
    { height: 116 },
  );

const battlements = (x: number, y: number, w: number, n: number): string =>
  Array.from({ length: n }, (_, i) => box(x + (i * w) / (n - 0.5), y, w / (n * 2 - 1), 6)).join('');

export const castle = (): Silhouette =>
  silhouette(
    130,
    [
      rimmed(
        'pop',
        poly('-48,-96 -34,-92 -48,-88'),
        poly('0,-116 16,-112 0,-108'),
        poly('48,-96 62,-92 48,-88'),
      ),
      rimmed(
        'deep',
        poly('-62,-72 -48,-98 -34,-72'),
        poly('34,-72 48,-98 62,-72'),
        poly('-17,-88 0,-118 17,-88'),
      ),
      body(box(-14, -90, 28, 90)),
      body(box(-40, -46, 80, 46), battlements(-40, -52, 80, 7)),
      body(box(-58, -74, 20, 74), box(38, -74, 20, 74)),
      rimmed('shade', blob('-11,0! -11,-20 0,-31 11,-20 11,0!')),
      flat(
        'glow',
        box(-3, -76, 6, 12, 3),
        box(-51, -60, 5, 10, 2.5),
        box(46, -60, 5, 10, 2.5),
        box(-27, -34, 4, 9, 2),
        box(23, -34, 4, 9, 2),
      ),
    ],
    { height: 118, colour: 'mid' },
  );

export const lighthouse = (): Silhouette =>
  silhouette(
    40,
    [
      body(poly('-9,-72 9,-72 15,0 -15,0')),
      flat('pop', poly('-10,-58 10,-58 11.4,-42 -11.4,-42'), poly('-12.6,-28 12.6,-28 14,-12 -14,-12')),
      rimmed('shade', box(-13, -75, 26, 4, 1)),
      flat('glow', box(-7.5, -88, 15, 13)),
      flat('shade', box(-3, -88, 1.2, 13), box(2, -88, 1.2, 13)),
      rimmed('shade', poly('-10,-87 0,-100 10,-87')),
    ],
    { colour: 'lit' },
  );

export const church = (): Silhouette =>
  silhouette(
    100,
    [
      body(box(-8, -46, 54, 46)),
      rimmed('deep', poly('-14,-44 -2,-64 40,-64 52,-44')),
      body(box(-40, -62, 30, 62)),
      rimmed('deep', poly('-44,-60 -25,-104 -6,-60')),
      rimmed('shade', bar(-25, -100, -25, -116, 1.8), bar(-30, -111, -20, -111, 1.8)),
      flat(
        'glow',
        blob('-29,-38! -29,-48 -25,-54 -21,-48 -21,-38!'),
        ...[4, 20, 36].map((x) => blob(`${x - 4},-14! ${x - 4},-28 ${x},-34 ${x + 4},-28 ${x + 4},-14!`)),
      ),
      rimmed('shade', blob('-31,0! -31,-16 -25,-23 -19,-16 -19,0!')),
    ],
    { height: 116, colour: 'mid' },
  );

export const pagoda = (): Silhouette =>
  silhouette(
    100,
    [
      rimmed('pop', bar(0, -86, 0, -108, 2), disc(0, -94, 3)),
      body(box(-26, -20, 52, 20), box(-20, -48, 40, 22), box(-14, -74, 28, 20)),
      flat('glow', box(-6, -15, 12, 15), box(-4, -43, 8, 10), box(-3, -69, 6, 8)),
      rimmed('pop', blob('-48,-22! -36,-26 -22,-36! 22,-36! 36,-26 48,-22! 30,-20 0,-19 -30,-20')),
      rimmed('pop', blob('-38,-50! -28,-54 -16,-63! 16,-63! 28,-54 38,-50! 24,-48 0,-47 -24,-48')),
      rimmed('pop', blob('-30,-74! -20,-78 -4,-90! 4,-90! 20,-78 30,-74! 18,-72 0,-71 -18,-72')),
    ],
    { height: 110 },
  );

export const windmill = (): Silhouette => {
  const sail = (dx: number, dy: number): string => {
    const [x, y] = [dx * 46, dy * 46];
    const [nx, ny] = [-dy * 9, dx * 9];
    return (
      bar(0, -78, x, -78 + y, 1.8) +
      poly(
        `${dx * 10},${-78 + dy * 10} ${x},${-78 + y} ${x + nx},${-78 + y + ny} ${dx * 10 + nx},${-78 + dy * 10 + ny}`,
      )
    );
  };
  return silhouette(
    96,
    [
      body(poly('-12,-76 12,-76 21,0 -21,0')),
      rimmed('deep', blob('-15,-74! -12,-88 0,-94 12,-88 15,-74!')),
      flat('glow', box(-4, -48, 8, 10, 1)),
      rimmed('shade', blob('-6,0! -6,-14 0,-19 6,-14 6,0!')),
      rimmed('lit', sail(0.82, -0.57), sail(0.57, 0.82), sail(-0.82, 0.57), sail(-0.57, -0.82)),
      flat('pop', disc(0, -78, 4)),
    ],
    { height: 118, colour: 'mid' },
  );
};

/** A suspension bridge. */
export const bridge = (): Silhouette => {
  const hangers = Array.from({ length: 23 }, (_, i) => {
    const x = -110 + i * 10;
    const span = Math.abs(x) < 60 ? (x / 60) ** 2 : ((110 - Math.abs(x)) / 50) ** 2;
    return bar(x, -26 - 8 - span * 52, x, -26, 0.7);
  }).join('');
  return silhouette(
    240,
    [
      veil('lit', 0.5, hangers),
      rimmed(
        'deep',
        blob('-120,-28 -88,-44 -60,-86! -88,-41 -120,-25'),
        blob('-60,-86! -30,-48 0,-34 30,-48 60,-86! 30,-45 0,-31 -30,-45'),
        blob('120,-28 88,-44 60,-86! 88,-41 120,-25'),
      ),
      body(
        box(-66, -92, 5, 92),
        box(-57, -92, 5, 92),
        box(-66, -82, 14, 4),
        box(-66, -58, 14, 4),
        box(52, -92, 5, 92),
        box(61, -92, 5, 92),
        box(52, -82, 14, 4),
        box(52, -58, 14, 4),
      ),
      body(box(-122, -28, 244, 5)),
    ],
    { height: 92, colour: 'pop', stands: 'water' },
  );
};

/** A domed temple front with columns. */
export const temple = (): Silhouette =>
  silhouette(
    130,
    [
      rimmed('deep', turned('0,-104 4,-98 22,-92 32,-74! 0,-74'), bar(0, -102, 0, -112, 1.8)),
      body(poly('-56,-54 0,-76 56,-54')),
      body(box(-54, -56, 108, 8)),
      veil('shade', 0.75, box(-50, -48, 100, 42)),
      body(...[-46, -27, -8.5, 10, 28.5].map((x) => box(x, -49, 9, 44))),
      veil('glow', 0.5, box(-8.5, -30, 1, 1)),
      body(box(-58, -7, 116, 7)),
    ],
    { height: 112, colour: 'mid' },
  );

export const barn = (): Silhouette =>
  silhouette(
    120,
    [
      body(poly('-46,0 -46,-48 -34,-72 0,-92 34,-72 46,-48 46,0')),
      rimmed('deep', poly('-52,-46 -38,-74 0,-98 38,-74 52,-46 46,-44 34,-69 0,-90 -34,-69 -46,-44')),
      flat(
        'lit',
        box(-19, -38, 38, 38) + boxHole(-16, -35, 32, 35),
        bar(-16, -35, 16, 0, 3),
        bar(16, -35, -16, 0, 3),
      ),
      flat('shade', box(-8, -66, 16, 14, 2)),
    ],
    { colour: 'pop' },
  );

export const greenhouse = (): Silhouette =>
  silhouette(
    140,
    [
      veil('glow', 0.5, poly('-60,0 -60,-50 0,-86 60,-50 60,0')),
      rimmed(
        'deep',
        blob('-40,0 -48,-20 -38,-34 -26,-22 -24,0'),
        blob('20,0 14,-24 28,-44 42,-26 42,0'),
        blob('-12,0 -14,-14 0,-26 10,-14 10,0'),
      ),
      body(
        ...[-60, -36, -12, 12, 36, 58].map((x) => box(x, -50, 2, 50)),
        box(-60, -51, 120, 2.4),
        bar(-62, -50, 0, -87, 2.6),
        bar(62, -50, 0, -87, 2.6),
        bar(-36, -51, 0, -86, 1.2),
        bar(36, -51, 0, -86, 1.2),
        bar(-12, -51, 0, -86, 1.2),
        bar(12, -51, 0, -86, 1.2),
        box(-62, -3, 124, 3),
      ),
    ],
    { height: 90 },
  );
