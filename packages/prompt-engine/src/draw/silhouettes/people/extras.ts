import { blob } from '../../drawing/pen.ts';
import { body, flat, rimmed, type SilhouettePart, type Tone, veil } from '../silhouette.ts';
import type { Pose } from './pose.ts';
import { alongAxis, discAt, limbOf, onAxis, pointsOf, pointText, skirtOf, U } from './rig.ts';

/** An outline along the body's axis, of rows of how far along and half how wide. */
const axial = (pose: Pose, rows: string): string => alongAxis(pose, pointsOf(rows));

/** Things worn over the chest, seen from before or aside; `o` moves them to where the chest faces. */
type Extra = (pose: Pose, o: number) => SilhouettePart[];

const outline = (pose: Pose, o: number, points: string): string =>
  blob(
    pointsOf(points)
      .map(([aside, along]) => pointText(onAxis(pose, along, aside + o)))
      .join(' '),
  );

const dotsDown =
  (tone: Tone, x: number, ...rows: readonly number[]): Extra =>
  (pose, o) => [flat(tone, ...rows.map((t) => discAt(onAxis(pose, t, x + o), 0.7)))];

const apron =
  (tone: Tone): Extra =>
  (pose, o) => [
    rimmed(
      tone,
      outline(pose, o, '-4,0.24 4,0.24 6.6,0.62 7,1.02 -7,1.02 -6.6,0.62'),
      skirtOf(pose, { to: 0.72, waist: 6.4, hem: 7 }),
    ),
    flat(
      'shade',
      outline(pose, o, '-4.6,0.02 -3.8,0.02 -3,0.26 -4,0.26'),
      outline(pose, o, '4.6,0.02 3.8,0.02 3,0.26 4,0.26'),
    ),
  ];

const band =
  (tone: Tone, along: number, tall: number, half = 7.4): Extra =>
  (pose) => [
    flat(
      tone,
      alongAxis(pose, [
        [along, half],
        [along + tall, half],
      ]),
    ),
  ];

/** What a costume has over the chest. */
export const OVER: Readonly<Record<string, Extra>> = {
  shirt: (pose, o) => [flat('#f1ede4', outline(pose, o, '-3.4,0 3.4,0 1.6,0.3 0,0.48 -1.6,0.3'))],
  tie: (pose, o) => [flat('pop', outline(pose, o, '-1.1,0.05 1.1,0.05 1.5,0.32 0,0.46 -1.5,0.32'))],
  buttons: dotsDown('#b58c5f', 2.6, 0.2, 0.4, 0.6, 0.8),
  dots: dotsDown('pop', 0, 0.3, 0.55, 0.8),
  belt: (pose, o) => [
    ...band('#2a201a', 0.84, 0.11, 7.8)(pose, o),
    flat('#c9973f', discAt(onAxis(pose, 0.895, o), 1.3)),
  ],
  sash: band('pop', 0.8, 0.14, 8),
  obi: band('pop', 0.58, 0.3, 7.8),
  lapels: (pose, o) => [
    flat(
      'deep',
      outline(pose, o, '-5,0 0,0.46 -2,0.56 -6,0.22'),
      outline(pose, o, '5,0 0,0.46 2,0.56 6,0.22'),
    ),
    flat('deep', limbOf([onAxis(pose, 0.5, o), onAxis(pose, 1.1, o)], [0.35, 0.35])),
  ],
  apron: apron('#4f6158'),
  'apron-white': apron('#f3efe6'),
  bib: (pose, o) => [
    rimmed('#3f5f86', outline(pose, o, '-5,0.32 5,0.32 7,0.7 7.4,1.06 -7.4,1.06 -7,0.7')),
    flat(
      '#3f5f86',
      outline(pose, o, '-5.6,0 -4,0 -3.4,0.36 -5,0.36'),
      outline(pose, o, '5.6,0 4,0 3.4,0.36 5,0.36'),
    ),
    flat('#d8b65a', discAt(onAxis(pose, 0.36, -4.1 + o), 0.7), discAt(onAxis(pose, 0.36, 4.1 + o), 0.7)),
  ],
  vest: (pose, o) => [
    rimmed(
      '#5a3f2c',
      outline(pose, o, '-9,0.06 -4,0.04 -3,0.5 -4.5,0.86 -8,0.84'),
      outline(pose, o, '9,0.06 4,0.04 3,0.5 4.5,0.86 8,0.84'),
    ),
  ],
  'vest-bright': (pose, o) => [
    rimmed(
      '#e8c53a',
      outline(pose, o, '-9.4,0.06 -3,0.04 -1,0.5 -1,0.92 -8,0.92'),
      outline(pose, o, '9.4,0.06 3,0.04 1,0.5 1,0.92 8,0.92'),
    ),
    ...band('#f4f1e6', 0.62, 0.09, 7.6)(pose, o),
  ],
  stripes: (pose, o) => [
    ...band('#e8c53a', 0.5, 0.07)(pose, o),
    ...band('#e8c53a', 1.24, 0.07, 9.6)(pose, o),
  ],
  number: (pose, o) => [flat('#f4f1e6', outline(pose, o, '-4,0.3 4,0.3 4,0.62 -4,0.62'))],
  emblem: (pose, o) => [flat('#e3b23c', outline(pose, o, '-4,0.2 4,0.2 0,0.52'))],
  badge: (pose, o) => [
    flat('#d8b65a', discAt(onAxis(pose, 0.28, 4 + o), 1.5)),
    ...band('#141519', 0.86, 0.1, 7.9)(pose, o),
  ],
  panel: (pose, o) => [
    flat('#9aa3a8', outline(pose, o, '-4.4,0.36 4.4,0.36 4.4,0.6 -4.4,0.6')),
    flat('#c8412f', discAt(onAxis(pose, 0.48, -2 + o), 0.9)),
    flat('#2f6fa5', discAt(onAxis(pose, 0.48, 1.4 + o), 0.9)),
  ],
  scope: (pose, o) => [
    flat(
      '#2a2c30',
      limbOf(
        [
          onAxis(pose, 0.02, -4 + o),
          onAxis(pose, 0.3, -3.4 + o),
          onAxis(pose, 0.42, 0.6 + o),
          onAxis(pose, 0.3, 3.6 + o),
          onAxis(pose, 0.02, 4 + o),
        ],
        [0.5, 0.5, 0.5, 0.5, 0.5],
      ),
      discAt(onAxis(pose, 0.46, 0.6 + o), 1.4),
    ),
  ],
  plates: (pose, o) => [
    veil('shade', 0.35, outline(pose, o, '-0.3,0.05 0.3,0.05 0.3,0.8 -0.3,0.8')),
    rimmed('pale', discAt(onAxis(pose, 0.1, 9), 4), discAt(onAxis(pose, 0.1, -9), 4)),
    ...band('deep', 0.78, 0.08, 7.8)(pose, o),
  ],
  fur: (pose) => [rimmed('#8a7a66', axial(pose, '-0.04,5 0.04,10.5 0.16,11.5 0.2,6'))],
  ermine: (pose) => [
    rimmed('#f3efe4', axial(pose, '-0.03,5 0.05,9.6 0.18,10.5 0.22,5')),
    flat('shade', ...[-6, -2, 2, 6].map((x) => discAt(onAxis(pose, 0.12, x), 0.5))),
  ],
  ruff: (pose) => [
    rimmed('#f3efe4', ...[-7, -3.5, 0, 3.5, 7].map((x) => discAt(onAxis(pose, 0.02, x), 2.4))),
  ],
  bands: (pose, o) => [
    flat(
      '#f1ede4',
      outline(pose, o, '-2.4,0.02 -0.3,0.02 -0.6,0.34 -2.8,0.34'),
      outline(pose, o, '2.4,0.02 0.3,0.02 0.6,0.34 2.8,0.34'),
    ),
  ],
  necklace: (pose, o) => [
    flat(
      '#d8b65a',
      ...[
        [-3.4, 0.04],
        [-2.2, 0.12],
        [0, 0.17],
        [2.2, 0.12],
        [3.4, 0.04],
      ].map(([x = 0, t = 0]) => discAt(onAxis(pose, t, x + o), 0.7)),
    ),
  ],
  scarf: (pose) => [rimmed('pop', axial(pose, '-0.1,4.6 0,6 0.08,5'))],
  pouches: (pose, o) => [
    flat(
      '#454b32',
      outline(pose, o, '-7,0.3 -2,0.3 -2,0.52 -7,0.52'),
      outline(pose, o, '7,0.3 2,0.3 2,0.52 7,0.52'),
    ),
  ],
  tutu: (pose) => [rimmed('pale', axial(pose, '0.84,6 0.98,19 1.1,20 1.16,12'))],
  scales: (pose, o) => [
    rimmed('#c98fb0', discAt(onAxis(pose, 0.3, -3.4 + o), 3.2), discAt(onAxis(pose, 0.3, 3.4 + o), 3.2)),
  ],
  rags: (pose, o) => [
    flat('deep', outline(pose, o, '-5,0.4 0,0.34 -1,0.6'), outline(pose, o, '3,0.7 6,0.64 5,0.9')),
  ],
  suit: (pose) => [body(axial(pose, '0.12,5 0.3,8.4 0.7,6.8 1,8 1.1,4'))],
};

/** What a costume has behind the body. */
export const BEHIND: Readonly<Record<string, (pose: Pose) => SilhouettePart[]>> = {
  pack: (pose) => [rimmed('#8a5a3a', limbOf([onAxis(pose, 0.1, -7), onAxis(pose, 0.66, -8)], [7, 7.5]))],
  tank: (pose) => [rimmed('#c9973f', limbOf([onAxis(pose, 0.02, -6), onAxis(pose, 0.7, -7)], [4.5, 4.5]))],
  cape: (pose) => [rimmed('#a5281c', axial(pose, '0,8 0.4,14 1.2,19 1.95,24 2,8'))],
  wings: (pose) => [wing(pose, 1, '#f4f1e8', 46), wing(pose, -1, '#f4f1e8', 46)],
  'fairy-wings': (pose) => [wing(pose, 1, '#cfe6ee', 34), wing(pose, -1, '#cfe6ee', 34)],
};

function wing(pose: Pose, side: 1 | -1, tone: Tone, reach: number): SilhouettePart {
  const [x, y] = pose.neck;
  const at = (dx: number, dy: number): string => `${(x + dx * side) * U},${(y + dy) * U}`;
  return rimmed(
    tone,
    blob(
      [
        at(2, 8),
        at(reach * 0.4, -12),
        at(reach * 0.8, -20),
        at(reach, -14),
        at(reach * 0.94, 4),
        at(reach * 0.8, 14),
        at(reach * 0.66, 24),
        at(reach * 0.4, 32),
        at(3, 24),
      ].join(' '),
    ),
  );
}
