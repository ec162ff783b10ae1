import type { Hex } from '../../oklab.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { silhouetteOf } from '../silhouettes/catalogue.ts';
import { noteMissed } from '../silhouettes/missed.ts';
import { draw } from '../silhouettes/silhouette.ts';
import type { View } from './view.ts';

/*
 * Places that are fetched when a picture asks for them. A row:
 * id | ground | where the subject stands and where the ground ends, in shares of the height | pieces behind | before.
 * The ground is another place, or `room` or `wall` (a wall under the open sky) with its colour, what it is made of,
 * what lights it and the colour of its floor. A piece: its drawing; x in shares of the width, or `@` for where the
 * subject stands with what is to be added in shares of the shorter side; how far its foot is below where the subject
 * stands, in shares of the height; how tall it is against the shorter side, with a `p` against a person who stands
 * there; its haze. `<` before a drawing mirrors it.
 */

interface Piece {
  readonly id: string;
  readonly mirror: boolean;
  readonly x: number;
  readonly isAtSubject: boolean;
  readonly down: number;
  readonly tall: number;
  readonly isByPerson: boolean;
  readonly haze: number;
}

/** What a room is made of: colours of wall and floor, the wall's make, what lights it. */
export interface RoomMade {
  readonly wall: Hex;
  readonly made: string;
  readonly lit: string;
  readonly floor: Hex;
}

/** A place of the table. */
export interface SetPlace {
  readonly ground: string;
  readonly room?: RoomMade;
  readonly base?: number;
  readonly line?: number;
  readonly behind: readonly Piece[];
  readonly before: readonly Piece[];
}

const SETS = new Map<string, SetPlace>();

function piecesIn(text: string): Piece[] {
  const all = text.split(';').map((item) => item.trim());
  return all
    .filter((item) => item && item !== '-')
    .map((item) => {
      const [name = '', x = '@', down = '0', tall = '1', haze = '0.1'] = item.split(' ');
      return {
        id: name.replace('<', ''),
        mirror: name.startsWith('<'),
        x: Number(x.replace('@', '')),
        isAtSubject: x.startsWith('@'),
        down: Number(down),
        tall: Number(tall.replace('p', '')),
        isByPerson: tall.endsWith('p'),
        haze: Number(haze),
      };
    });
}

function setIn(row: string): readonly [string, SetPlace] {
  const [id = '', made = '', stand = '-', behind = '', before = ''] = row.split(' | ');
  const [ground = '', wall = '', make = '', lit = '', floor = ''] = made.split(' ');
  const [base, line] = stand === '-' ? [] : stand.split(' ').map(Number);
  const set = {
    ground,
    // Colours, by the row's form.
    ...(wall ? { room: { wall: wall as Hex, made: make, lit, floor: floor as Hex } } : {}),
    ...(base === undefined ? {} : { base }),
    ...(line === undefined ? {} : { line }),
    behind: piecesIn(behind),
    before: piecesIn(before),
  };
  return [id, set];
}

/** Adds the places of a table. */
export function addSets(table: string): void {
  for (const [id, set] of table.trim().split('\n').map(setIn)) SETS.set(id, set);
}

/** The id by which a pack is asked for a place. */
export const packIdOfSet = (place: string): string => `place:${place}`;

/** A place that has been fetched; one that has not is noted as missed. */
export function setCalled(place: string): SetPlace | undefined {
  const set = SETS.get(place);
  if (!set) noteMissed(packIdOfSet(place));
  return set;
}

/** Every place that has been fetched. */
export const idsOfSets = (): string[] => [...SETS.keys()];

/** Whether a place that has been fetched has a roof. */
export const isRoofed = (place: string): boolean => SETS.get(place)?.ground === 'room';

const VEHICLES = /^(?:car|van|taxi|pickup|truck|bus|police-car|fire-engine|motorbike|.*-car)$/;
const isVehicle = (id: string): boolean => VEHICLES.test(id);

const STILL = { posture: 'stand', faces: 'right', close: false } as const;

/** Draws the pieces of a place about where its subject stands. */
export function piecesDrawn(canvas: Canvas, pieces: readonly Piece[], view: View, base: number): string {
  const { w, h, m, tones } = canvas;
  return pieces
    .filter(({ id }) => !view.brought.includes(id) && !(VEHICLES.test(id) && view.brought.some(isVehicle)))
    .map(({ id, mirror, x, isAtSubject, down, tall, isByPerson, haze }) => {
      const shape = silhouetteOf(id, STILL);
      const high = isByPerson ? tall * view.tall * h : tall * m;
      return shape
        ? draw(canvas, shape, {
            x: isAtSubject ? view.x * w + x * m : x * w,
            base: base + down * h,
            size: (high * 100) / shape.height,
            rim: 0.6,
            flip: mirror,
            haze: { colour: tones.far, share: haze },
          })
        : '';
    })
    .join('');
}
