import { expect, test } from 'vitest';
import { packIdOfSet } from '../../places/sets.ts';
import { cutOuts } from '../cut.ts';
import { packIdOfCostume } from '../people/costume.ts';
import { ALL_TABLES } from '../whole.ts';
import { TABLES as ANIMALS } from './drawings-of-animals.ts';
import { TABLES as FOOD } from './drawings-of-food.ts';
import { TABLES as HOME } from './drawings-of-home.ts';
import { TABLES as OUTDOORS } from './drawings-of-outdoors.ts';
import { TABLES as OF_SETS, SETS } from './drawings-of-sets.ts';
import { TABLES as TOOLS } from './drawings-of-tools.ts';
import { DRESS } from './drawings-of-trades.ts';
import { idsInPacks, packsOf } from './packs.ts';

const idsIn = (tables: readonly string[]): string[] => tables.flatMap((table) => [...cutOuts(table).keys()]);

test.each([
  ['animals', ANIMALS],
  ['food', FOOD],
  ['home', HOME],
  ['outdoors', OUTDOORS],
  ['sets', OF_SETS],
  ['tools', TOOLS],
])('the row of the pack %s names every drawing of its tables', (pack, tables) => {
  const missing = idsIn(tables).filter((id) => packsOf([id])[0] !== pack);
  expect(missing).toEqual([]);
});

const placesIn = SETS.join('')
  .split('\n')
  .flatMap((row) => row.split(' | ')[0] || [])
  .map(packIdOfSet);

test('the row of the pack of sets names every place of its tables', () => {
  expect(placesIn.filter((id) => packsOf([id])[0] !== 'sets')).toEqual([]);
});

const costumesIn = DRESS.costumes
  .trim()
  .split('\n')
  .map((row) => packIdOfCostume(row.split(' ')[0] ?? ''));

test('the row of the pack of trades names every costume of its table', () => {
  expect(costumesIn.filter((id) => packsOf([id])[0] !== 'trades')).toEqual([]);
});

test('no row names a drawing, a place or a costume that is in no table', () => {
  const ids = new Set([...idsIn(ALL_TABLES), ...placesIn, ...costumesIn]);
  expect(idsInPacks().filter((id) => !ids.has(id))).toEqual([]);
});

test('what no pack holds asks for none, and a pack is asked for once', () => {
  expect(packsOf(['bouquet', 'nothing'])).toEqual([]);
  expect(packsOf(['cow', 'pig', 'kettle'])).toEqual(['animals', 'food']);
});
