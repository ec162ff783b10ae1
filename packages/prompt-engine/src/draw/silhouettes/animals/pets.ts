import { blob, disc, limb } from '../../drawing/pen.ts';
import { body, flat, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';

/** A cat sitting, seen from the front, its head turned to us. */
export const catSitting = (): Silhouette =>
  silhouette(66, [
    rimmed('body', limb('18,-6,5 34,-5,5 38,-18,4.5 30,-30,4 34,-40,3')),
    body(blob('-9,-62 9,-62 15,-48 21,-28 25,-10 21,0 -21,0 -25,-10 -21,-28 -15,-48')),
    rimmed('body', limb('-7,-36,6 -8,-14,4.4 -8,-3,4.6'), limb('7,-36,6 8,-14,4.4 8,-3,4.6')),
    body(blob('-18,-98! -9,-90 9,-90 18,-98! 20,-78 16,-66 8,-59 0,-57 -8,-59 -16,-66 -20,-78')),
    flat('glow', blob('-12,-77 -8,-80 -4,-76 -8,-74'), blob('12,-77 8,-80 4,-76 8,-74')),
    flat('shade', disc(-8, -77, 0.9, 2.4), disc(8, -77, 0.9, 2.4), blob('-2.4,-70 2.4,-70 0,-67')),
  ]);

/** A cat walking, tail up. */
export const catWalking = (): Silhouette =>
  silhouette(
    130,
    [
      rimmed('shade', limb('-24,-34,8 -34,-16,4 -27,-2,3.4'), limb('30,-34,7 27,-16,4 36,-3,3.4')),
      body(limb('-32,-50,6 -50,-62,4.4 -56,-82,4 -50,-98,3')),
      body(blob('-38,-54 -20,-62 8,-60 30,-64 42,-70 48,-58 42,-44 36,-30 12,-32 -10,-32 -28,-24 -40,-36')),
      body(limb('-28,-40,10 -20,-20,4.6 -24,-3,3.8'), limb('34,-44,8 36,-22,4.4 30,-3,3.8')),
      body(blob('38,-62 38,-76 42,-92! 49,-82 56,-82 64,-90! 65,-74 68,-66 60,-58 48,-56')),
    ],
    { focus: [54, -74] },
  );

/** A dog standing alert, nose to the right. */
export const dogStanding = (): Silhouette =>
  silhouette(112, [
    rimmed(
      'shade',
      limb('-28,-38,9 -36,-20,4.4 -30,-3,3.4 -26,-2,2.6'),
      limb('24,-40,7 27,-20,4 26,-3,3.4 31,-2,2.6'),
    ),
    body(limb('-34,-54,5 -48,-62,4 -55,-78,2.6')),
    body(
      blob('-38,-58 -16,-61 12,-60 24,-68 34,-82 46,-78 44,-60 38,-44 28,-32 6,-34 -16,-38 -30,-30 -40,-42'),
    ),
    body(limb('-30,-44,11 -22,-22,4.8 -28,-3,3.8 -22,-2,3'), limb('30,-46,9 33,-22,4.6 30,-3,3.8 36,-2,3')),
    body(blob('28,-78 30,-92 38,-99 46,-96 52,-90 64,-86 67,-80 62,-75 50,-74 44,-68 34,-68')),
    rimmed('deep', blob('31,-97! 40,-95 41,-84 35,-74 29,-82')),
    flat('lit', disc(49, -88, 1.4)),
  ]);

export const rabbit = (): Silhouette =>
  silhouette(80, [
    rimmed('shade', blob('10,-66 12,-86 18,-99 24,-96 22,-80 18,-64')),
    rimmed('lit', disc(-36, -16, 7)),
    body(blob('-34,-10 -36,-28 -24,-44 -4,-48 12,-44 24,-30 26,-14 20,0 -26,0')),
    body(blob('4,-52 8,-64 20,-68 32,-62 39,-52 34,-44 22,-40 10,-42')),
    body(blob('14,-64 18,-84 26,-97 32,-92 29,-76 23,-62')),
    rimmed('body', blob('-32,-6 -28,-24 -14,-26 -4,-14 4,-2 -6,0 -28,0'), limb('20,-20,5 24,-3,3.6 29,-2,3')),
    flat('lit', disc(29, -57, 1.8)),
  ]);

/** A horse standing; the unicorn is the same animal with a horn. */
const HORSE = {
  far: limb('-32,-52,8 -38,-34,4.6 -34,-18,3 -37,-2,3') + limb('24,-50,7 28,-30,4 27,-14,3 30,-2,3'),
  barrel: blob('-44,-60 -34,-68 -12,-65 14,-67 26,-72 36,-56 34,-46 26,-40 2,-38 -22,-42 -38,-42'),
  near:
    limb('-34,-56,10 -30,-34,5 -35,-17,3.2 -32,-2,3.4') + limb('28,-54,9 30,-30,4.4 30,-14,3.2 33,-2,3.4'),
  neck: blob(
    '18,-70 28,-86 38,-98 44,-103! 46,-97 54,-92 64,-80 65,-75 60,-72 54,-75 46,-80 40,-70 36,-54 24,-54',
  ),
  mane: blob('40,-101! 34,-100 26,-90 17,-74 12,-66 20,-66 28,-80 38,-94'),
  tail: limb('-42,-62,4 -51,-52,5 -53,-34,5 -49,-16,2'),
};

export const horse = (): Silhouette =>
  silhouette(
    122,
    [
      rimmed('shade', HORSE.far),
      rimmed('deep', HORSE.tail),
      body(HORSE.barrel, HORSE.near, HORSE.neck),
      rimmed('deep', HORSE.mane),
      flat('lit', disc(51, -89, 1.2)),
    ],
    { height: 104 },
  );

export const turtle = (): Silhouette =>
  silhouette(
    130,
    [
      rimmed(
        'deep',
        limb('-38,-18,7 -48,-4,6'),
        limb('30,-18,7 36,-4,6'),
        limb('40,-26,7 54,-34,7 62,-36,5'),
        limb('-50,-16,4 -62,-8,1.5'),
      ),
      body(blob('-54,-16 -48,-40 -24,-60 4,-64 32,-54 48,-34 52,-16 0,-10')),
      veil(
        'lit',
        0.3,
        blob('-14,-54! 12,-56! 20,-38! 4,-28! -18,-36!'),
        blob('24,-52! 38,-42! 40,-28! 26,-36!'),
        blob('-24,-50! -38,-40! -42,-26! -26,-34!'),
      ),
      flat('lit', disc(59, -38, 1.4)),
    ],
    { height: 66 },
  );

const whiskers = (side: 1 | -1): string =>
  [-6, 0, 6]
    .map((lift) =>
      limb(`${side * 12},-30,0.7 ${side * 34},${-32 + lift},0.6 ${side * 58},${-30 + lift * 2.2},0.3`),
    )
    .join('');

/** A cat close up, looking straight at us. */
export const catHead = (): Silhouette =>
  silhouette(
    128,
    [
      body(blob('-30,0! -40,-14 -20,-30 20,-30 40,-14 30,0!')),
      body(blob('-37,-104! -17,-88 17,-88 37,-104! 45,-66 41,-40 25,-19 0,-12 -25,-19 -41,-40 -45,-66')),
      flat('deep', blob('-33,-94! -20,-85 -36,-70!'), blob('33,-94! 20,-85 36,-70!')),
      veil('lit', 0.14, blob('-6,-84 6,-84 4,-44 0,-40 -4,-44')),
      flat('glow', blob('-32,-58 -21,-67 -9,-55 -20,-50'), blob('32,-58 21,-67 9,-55 20,-50')),
      flat('shade', disc(-20, -58, 2.6, 7.6), disc(20, -58, 2.6, 7.6)),
      flat('lit', disc(-18, -61, 1.4), disc(22, -61, 1.4)),
      rimmed('pale', blob('0,-40 -10,-36 -15,-28 -8,-21 0,-24 8,-21 15,-28 10,-36')),
      flat('pop', blob('-6,-41! 6,-41! 0,-33')),
      flat('shade', limb('0,-33,0.7 0,-27,0.7 -5,-24,0.5'), limb('0,-27,0.7 5,-24,0.5')),
      veil('lit', 0.8, whiskers(1), whiskers(-1)),
    ],
    { stands: 'edge', height: 118 },
  );
