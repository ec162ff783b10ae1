import { expect, test, vi } from 'vitest';
import { packIdOfSet } from '../../places/sets.ts';
import { cutOuts } from '../cut.ts';
import { packIdOfCostume } from '../people/costume.ts';
import { ALL_TABLES } from '../whole.ts';
import { TABLES as ANIMALS } from './drawings-of-animals.ts';
import { TABLES as FOOD } from './drawings-of-food.ts';
import { TABLES as HOME } from './drawings-of-home.ts';
import { TABLES as OUTDOORS } from './drawings-of-outdoors.ts';
import { TABLES as TOOLS } from './drawings-of-tools.ts';

// What other tests have fetched is not fetched here.
vi.resetModules();
const { idsInPacks, loadPacks, packsOf } = await import('./packs.ts');

const idsIn = (tables: readonly string[]): string[] => tables.flatMap((table) => [...cutOuts(table).keys()]);

test.each([
  ['animals', ANIMALS],
  ['food', FOOD],
  ['home', HOME],
  ['outdoors', OUTDOORS],
  ['tools', TOOLS],
])('the row of the pack %s names every drawing of its tables', (pack, tables) => {
  const missing = idsIn(tables).filter((id) => packsOf([id])[0] !== pack);
  expect(missing).toEqual([]);
});

test('no row names a drawing that is in no table', () => {
  const ids = new Set(idsIn(ALL_TABLES));
  expect(idsInPacks().filter((id) => !ids.has(id))).toEqual([]);
});

test('places and costumes ask for the pack of their kind until it has been fetched', async () => {
  expect(packsOf([packIdOfSet('canteen'), packIdOfCostume('butcher')])).toEqual(['sets', 'rooms', 'trades']);
  await loadPacks(['sets', 'rooms']);
  expect(packsOf([packIdOfSet('nowhere'), packIdOfCostume('butcher')])).toEqual(['trades']);
});

test('what no pack holds asks for none, and a pack is asked for once', () => {
  expect(packsOf(['bouquet', 'nothing'])).toEqual([]);
  expect(packsOf(['cow', 'pig', 'kettle'])).toEqual(['animals', 'food']);
});
