import { expect, test } from 'vitest';
import { SET_ROWS } from '../../shot/stage/set-rows.ts';
import { SET_ROWS_OF_PARTS } from '../../shot/stage/set-rows-of-parts.ts';
import '../silhouettes/whole.ts';
import { idsOfDrawings } from '../silhouettes/catalogue.ts';
import { idsOfRooms } from './furnished.ts';
import { idsOfPainters, painterOf } from './painters.ts';
import './places.ts';
import { idsOfSets, setCalled } from './sets.ts';

test('every piece of a set is a drawing, and every ground a place or a room', () => {
  const ids = new Set(idsOfDrawings());
  for (const id of idsOfSets()) {
    const set = setCalled(id);
    const pieces = [...(set?.behind ?? []), ...(set?.before ?? [])];
    expect(
      pieces.map((piece) => piece.id).filter((piece) => !ids.has(piece)),
      id,
    ).toEqual([]);
    expect(set?.room !== undefined || painterOf(set?.ground ?? '') !== undefined, id).toBe(true);
  }
});

test('every set is told by a name, and every name leads to a set or another place', () => {
  const told = (SET_ROWS + SET_ROWS_OF_PARTS.trimStart())
    .trim()
    .split('\n')
    .map((row) => row.split(' | ')[0] ?? '');
  const others = new Set([...idsOfPainters(), ...idsOfRooms()]);
  expect(idsOfSets().filter((id) => id !== 'shallow-water' && !told.includes(id))).toEqual([]);
  expect(told.filter((id) => setCalled(id) === undefined && !others.has(id))).toEqual([]);
});
