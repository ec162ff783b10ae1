import type { Hex } from '../../oklab.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { backdrop, emptiness, paper, table } from './built.ts';
import { furnished, roomShell } from './furnished.ts';
import { openSky } from './heavens.ts';
import { room, windowsill } from './indoors.ts';
import { OUTDOOR_IDS, planted } from './outdoors.ts';
import { seenFromAbove } from './overhead.ts';
import { addPainters, painterOf } from './painters.ts';
import type { PlacePicture } from './place-picture.ts';
import { piecesDrawn, type SetPlace, setCalled } from './sets.ts';
import { harbour, road, skyline, street } from './urban.ts';
import type { View } from './view.ts';
import { coast, lake, openSea, river, underwater } from './waters.ts';
import { desert, field, forest, mountains, snowfield } from './wild.ts';

addPainters({
  backdrop,
  table,
  void: emptiness,
  paper,
  sky: openSky,
  clouds: openSky,
  mountain: mountains,
  beach: coast,
  sea: openSea,
  lake,
  forest,
  desert,
  field,
  snow: snowfield,
  skyline,
  street,
  road,
  harbour,
  room,
  windowsill,
  underwater,
  river,
  ...Object.fromEntries(OUTDOOR_IDS.map((id) => [id, planted(id)])),
});

/** What the ground of a place is by nature, besides the picture's palette: its near and its middle ground. */
const GROUNDS: readonly (readonly [places: string, near: Hex, middle: Hex])[] = [
  [
    'field football-pitch park garden playground farm hill graveyard ruins river mountain campsite funfair vineyard agra kyoto porch',
    '#55733a',
    '#7c9a52',
  ],
  ['forest jungle swamp', '#3f5a34', '#5f7f48'],
  ['beach desert egypt canyon', '#b58f5c', '#cfae78'],
  ['sea lake underwater harbour bridge venice iceberg cliff', '#1f5568', '#3f8098'],
  ['street road alley market station rooftop paris london tokyo building-site', '#55534f', '#807d78'],
  ['battlefield tennis-court', '#5a4a38', '#7a6a50'],
];

/** The canvas with a place's own ground worked into its tones. */
function grounded(canvas: Canvas, view: View): Canvas {
  const own = GROUNDS.find(([places]) => places.split(' ').includes(view.place));
  if (!own || canvas.means === 'lines') return canvas;
  const [, near, middle] = own;
  const { tones } = canvas;
  const mid = mix(tones.mid, canvas.local(middle), 0.5);
  return {
    ...canvas,
    tones: {
      ...tones,
      mid,
      ground: mix(tones.ground, canvas.local(near), 0.5),
      far: mix(tones.far, mid, 0.2),
    },
  };
}

/** What a fetched place lies on: a room, a wall under the sky, or another place. */
function groundOfSet(
  canvas: Canvas,
  view: View,
  { ground, room, base = 0.92, line }: SetPlace,
): PlacePicture {
  const { h } = canvas;
  if (!room) return paintPlace(canvas, { ...view, place: ground });
  const floor = ground === 'room' ? h * (line ?? base - 0.12) : h;
  return { back: roomShell(canvas, view, room, floor), base: h * base, front: '', meets: 'contact' };
}

function setDrawn(canvas: Canvas, view: View, set: SetPlace): PlacePicture {
  const { h } = canvas;
  const under = groundOfSet(canvas, view, set);
  const base = set.base === undefined ? under.base : set.base * h;
  const line = set.line === undefined ? under.line : set.line * h;
  return {
    ...under,
    back: under.back + piecesDrawn(canvas, set.behind, view, base),
    base,
    ...(line === undefined ? {} : { line }),
    front: piecesDrawn(canvas, set.before, view, base),
    meets: under.meets === 'water' ? 'contact' : under.meets,
  };
}

/** A place as the camera sees it; what is not known is a bare ground. */
export function paintPlace(canvas: Canvas, view: View): PlacePicture {
  if (view.height === 'overhead' && view.place !== 'paper') return seenFromAbove(canvas, view);
  const paint = painterOf(view.place);
  const own = grounded(canvas, view);
  const room = paint ? undefined : furnished(own, view);
  if (room) return room;
  const set = paint ? undefined : setCalled(view.place);
  if (set) return setDrawn(canvas, view, set);
  return (paint ?? emptiness)(own, view);
}
