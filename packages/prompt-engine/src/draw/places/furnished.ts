import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fill, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { bar, box, num } from '../drawing/pen.ts';
import { dressed, dressingOf } from './dressing.ts';
import { openingFor, pendant, windowOn } from './indoors.ts';
import type { PlacePicture } from './place-picture.ts';
import type { RoomMade } from './sets.ts';
import type { View } from './view.ts';

/*
 * Rooms in rows: id | colour of the wall | what the wall is made of | what lights it (window, lamp, none) |
 * colour of the floor | things: drawing, x, y of the foot, height against the shorter side, haze.
 */

interface Room extends RoomMade {
  readonly things: ReturnType<typeof dressingOf>;
}

const ROOMS = new Map<string, Room>();

/** Adds the rooms of a table. */
export function addRooms(table: string): void {
  for (const row of table.trim().split('\n')) {
    const [id = '', wall = '', made = '', lit = '', floor = '', things = ''] = row.split(' | ');
    ROOMS.set(id, { wall: wall as Hex, made, lit, floor: floor as Hex, things: dressingOf(things) }); // colours, by the row's form
  }
}

/** Whether a place is a room that has been fetched. */
export const isFurnished = (place: string): boolean => ROOMS.has(place);

/** Sloping walls and their beams, up to the ridge. */
function rafters(canvas: Canvas, floor: number): string {
  const { w, m, tones } = canvas;
  const beams = [-0.1, 0.14, 0.86, 1.1].map((q) => bar(w / 2, -m * 0.1, w * q, floor, m * 0.03)).join('');
  return (
    fill(
      `M0 0H${num(w * 0.36)}L0 ${num(floor * 0.8)}ZM${num(w)} 0H${num(w * 0.64)}L${num(w)} ${num(floor * 0.8)}Z`,
      tones.shade,
      0.3,
    ) + fill(beams, canvas.local('#5a3f2a'), 0.8)
  );
}

/** Joints of tiles, courses of brick, boards: what a wall is made of. */
function wallMade(canvas: Canvas, made: string, floor: number): string {
  const { w, m, tones } = canvas;
  const line = (d: string, alpha: number): string => stroke(d, tones.shade, m * 0.0025, alpha);
  let d = '';
  if (made === 'tiles' || made === 'glass') {
    const step = made === 'glass' ? m * 0.17 : m * 0.07;
    for (let x = step; x < w; x += step) d += `M${num(x)} 0V${num(floor)}`;
    for (let y = step; y < floor; y += step) d += `M0 ${num(y)}H${num(w)}`;
    return made === 'glass' ? stroke(d, tones.shade, m * 0.007, 0.5) : line(d, 0.18);
  }
  if (made === 'brick') {
    const tall = m * 0.04;
    for (let i = 0; i * tall < floor; i++) {
      d += `M0 ${num(i * tall)}H${num(w)}`;
      for (let x = (i % 2) * m * 0.05; x < w; x += m * 0.1) d += `M${num(x)} ${num(i * tall)}v${num(tall)}`;
    }
    return line(d, 0.22);
  }
  if (made === 'bars' || made === 'ropes') {
    const step = made === 'bars' ? m * 0.09 : w;
    for (let x = step / 2; x < w; x += step) d += `M${num(x)} 0V${num(floor)}`;
    const ropes = [0.5, 0.66, 0.82].map((q) => `M0 ${num(floor * q)}H${num(w)}`).join('');
    const posts =
      box(w * 0.03, floor * 0.42, m * 0.03, floor * 0.58) +
      box(w * 0.94, floor * 0.42, m * 0.03, floor * 0.58);
    return made === 'bars'
      ? stroke(d, tones.shade, m * 0.016, 0.7)
      : fill(posts, tones.shade) + stroke(ropes, canvas.local('#c8412a'), m * 0.014);
  }
  if (made === 'panels') {
    for (let x = 0; x < w; x += m * 0.14) d += `M${num(x)} ${num(floor * 0.5)}V${num(floor)}`;
    return (
      fill(box(0, floor * 0.5, w, floor * 0.5), tones.shade, 0.2) +
      line(`${d}M0 ${num(floor * 0.5)}H${num(w)}`, 0.4)
    );
  }
  return made === 'rafters' ? rafters(canvas, floor) : '';
}

function lightingOf(canvas: Canvas, view: View, lit: string, floor: number): string {
  const { w, h, m, tones } = canvas;
  if (lit === 'window') return windowOn(canvas, view, openingFor(canvas, view), floor);
  if (lit === 'lamp')
    return pendant(canvas, w * 0.3, h * 0.2, h * 0.5) + pendant(canvas, w * 0.7, h * 0.2, h * 0.5);
  if (lit === 'tubes')
    return [0.12, 0.42, 0.72]
      .map((q) => fill(box(w * q, m * 0.03, w * 0.18, m * 0.018, 2), tones.glow))
      .join('');
  return '';
}

/** Walls, light and floor of a room. @param floor where the wall meets it */
export function roomShell(canvas: Canvas, view: View, room: RoomMade, floor: number): string {
  const { w, h, m, tones } = canvas;
  const wall = mix(canvas.local(room.wall), tones.far, 0.42);
  const ground = mix(canvas.local(room.floor), tones.ground, 0.4);
  const drawnLines = canvas.means === 'lines';
  return (
    wash(
      canvas,
      blend(canvas, mix(wall, tones.sky1, drawnLines ? 0.7 : 0.3), drawnLines ? tones.sky1 : wall),
    ) +
    wallMade(canvas, room.made, floor) +
    lightingOf(canvas, view, room.lit, floor) +
    fill(box(0, floor, w, h - floor), blend(canvas, ground, mix(ground, tones.shade, 0.3))) +
    fill(box(0, floor - m * 0.014, w, m * 0.016), mix(wall, tones.shade, 0.35))
  );
}

/** A room of the tables; undefined for a place that is none, or has not been fetched. */
export function furnished(canvas: Canvas, view: View): PlacePicture | undefined {
  const room = ROOMS.get(view.place);
  if (!room) return undefined;
  const { w, h, m } = canvas;
  const floor = h * 0.8;
  // Tools hang beside the window, not before it.
  const away = room.lit === 'window' ? openingFor(canvas, view).x > w / 2 : view.x > 0.55;
  return {
    back: roomShell(canvas, view, room, floor) + dressed(canvas, room.things, view, away),
    base: h * 0.92,
    line: floor + m * 0.02,
    front: '',
    meets: 'contact',
  };
}

/** Every room that has been fetched. */
export const idsOfRooms = (): string[] => [...ROOMS.keys()];
