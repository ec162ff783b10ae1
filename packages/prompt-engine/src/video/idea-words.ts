import type { Facts } from '../facts.ts';
import { phraseTable } from '../reading/phrase-table.ts';

/** Camera movements that an idea names. */
export type MoveName =
  | 'static'
  | 'push'
  | 'pull'
  | 'track'
  | 'follow'
  | 'lead'
  | 'pan'
  | 'tilt'
  | 'crane'
  | 'orbit'
  | 'handheld'
  | 'glide'
  | 'whip'
  | 'zoom'
  | 'drone'
  | 'rack'
  | 'viewpoint';

export const MOVES = phraseTable<MoveName>([
  ['static', 'static shot, static camera, locked off, locked-off, fixed camera, tripod shot, still camera'],
  [
    'push',
    'push in, push-in, pushes in, dolly in, dolly-in, dolly shot, camera moves in, camera moves closer, slow dolly',
  ],
  ['pull', 'pull out, pull-out, pulls out, pull back, pulls back, dolly out, dolly back'],
  ['track', 'tracking shot, tracks alongside, camera tracks, truck left, truck right, lateral tracking'],
  ['follow', 'follow shot, camera follows, follows from behind, following shot, follow cam'],
  ['lead', 'leading shot, camera leads'],
  ['pan', 'pan left, pan right, slow pan, camera pans, panning shot'],
  ['tilt', 'tilt up, tilt down, camera tilts'],
  ['crane', 'crane shot, crane up, jib shot, camera rises, camera cranes'],
  ['orbit', 'orbit shot, arc shot, orbits around, orbiting shot, camera orbits, camera circles, 360 shot'],
  ['handheld', 'handheld, hand-held, handheld camera, shaky cam'],
  ['glide', 'gimbal, steadicam, gimbal glide, city walk, walking tour, walkthrough'],
  ['whip', 'whip pan'],
  ['zoom', 'slow zoom, zooms in, zoom in, crash zoom, dolly zoom, camera zooms'],
  [
    'drone',
    'drone shot, drone footage, drone view, drone flies, fpv drone, fpv, fly-over, flyover, aerial shot, aerial view',
  ],
  ['rack', 'rack focus, focus pull, pulls focus'],
  ['viewpoint', 'pov, point of view, point-of-view, first person, first-person, body cam, gopro'],
]);

/** Hours in the other languages that ideas are often written in. */
export const FOREIGN_HOURS: readonly (readonly [NonNullable<Facts['time']>, RegExp])[] = [
  [
    'dawn',
    /amanecer|amanhecer|\balba\b|\baube\b|lever du soleil|sonnenaufgang|morgengrauen|рассвет|夜明け|日出|黎明/i,
  ],
  [
    'golden-hour',
    /atardecer|puesta de sol|coucher de soleil|coucher du soleil|sonnenuntergang|tramonto|p[oô]r do sol|закат|夕日|日落/i,
  ],
  ['dusk', /cr[eé]puscul|d[aä]mmerung|anochecer|сумерк|黄昏/i],
  ['night', /\b(?:noche|nuit|nacht|notte|noite)\b|ноч|夜(?!明)/i],
];

/** What an idea says about time on the screen. */
export type TimingName = 'slow' | 'lapse' | 'loop' | 'one-take' | 'stepped';

export const TIMINGS = phraseTable<TimingName>([
  ['slow', 'slow motion, slow-motion, slow-mo, slowmo, slomo, 120 fps, 240 fps'],
  ['lapse', 'time-lapse, timelapse, time lapse, hyperlapse'],
  ['loop', 'loop, looping, loopable, seamless loop, endless loop'],
  ['one-take', 'one take, single take, one-take, one continuous take, continuous shot, no cuts, oner'],
  ['stepped', 'stop motion, stop-motion, claymation'],
]);
