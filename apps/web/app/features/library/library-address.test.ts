import { expect, test } from 'vitest';
import { libraryAddress, readLibraryAddress } from './library-address.ts';

const DEFAULT = { tab: 'prompts', search: '', category: undefined };
const read = (query: string) => readLibraryAddress(new URLSearchParams(query));

test('the default view has an empty address', () => {
  expect(read('')).toEqual(DEFAULT);
  expect(libraryAddress(read('')).toString()).toBe('');
});

test('a view survives its address', () => {
  const view = { tab: 'examples', search: 'f/2.8 & 🚋 [Country]', category: 'Urban' } as const;
  expect(read(libraryAddress(view).toString())).toEqual(view);
});

test('what is unknown falls back', () => {
  expect(read('tab=secret&category=Castles')).toEqual(DEFAULT);
  expect(read('tab=__proto__&category=toString')).toEqual(DEFAULT);
  expect(read('category=portrait')).toEqual(DEFAULT);
});

test('a search that is too long for an address is left out of it', () => {
  expect(libraryAddress({ ...DEFAULT, tab: 'prompts', search: 'x'.repeat(201) }).toString()).toBe('');
});
