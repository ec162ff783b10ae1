import type { Canvas } from '../drawing/canvas.ts';
import type { Frame, Place } from '../reading/frame.ts';
import { backdrop, court, emptiness, paper, plinth, stadium, stage, table, wall } from './built.ts';
import { openSky, outerSpace } from './heavens.ts';
import { cafe, library, room, workshop } from './indoors.ts';
import type { PlacePicture } from './place-picture.ts';
import { station } from './station.ts';
import { harbour, road, skyline, street } from './urban.ts';
import { coast, lake, openSea, underwater } from './waters.ts';
import { desert, field, forest, mountains, snowfield } from './wild.ts';

type PaintPlace = (canvas: Canvas, frame: Frame) => PlacePicture;

/** How each place is drawn. */
export const PLACE_PAINTERS: Readonly<Record<Place, PaintPlace>> = {
  backdrop,
  table,
  plinth,
  wall,
  void: emptiness,
  paper,
  sky: openSky,
  mountain: mountains,
  coast,
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
  workshop,
  library,
  cafe,
  stage,
  stadium,
  court,
  station,
  underwater,
  space: outerSpace,
};
