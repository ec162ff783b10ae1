import { expect, test } from 'vitest';
import { joinShares, type Share } from './join-shares.ts';

/** A share of pages that count one each. */
const share = (size: number, pages: readonly number[], imports: readonly number[] = []): Share => ({
  size,
  imports,
  pages: new Map(pages.map((page) => [page, 1])),
  isFixed: false,
});

test('what the same pages fetch is one file', () => {
  expect(joinShares([share(5_000, [0, 1]), share(9_000, [0, 1])])).toEqual([[0, 1]]);
});

test('what only some of them need stays apart, unless it is less than a file costs', () => {
  expect(joinShares([share(5_000, [0, 1, 2]), share(1_000, [0, 1])])).toHaveLength(2);
  expect(joinShares([share(5_000, [0, 1, 2]), share(100, [0, 1])])).toEqual([[0, 1]]);
});

test('a page that counts for more is spared', () => {
  const shares = [share(5_000, [0, 1, 2]), share(200, [0, 1])];
  expect(joinShares(shares)).toEqual([[0, 1]]);
  const pages = new Map([...(shares[0]?.pages ?? []), [2, 8] as const]);
  expect(joinShares([{ ...share(5_000, []), pages }, share(200, [0, 1])])).toHaveLength(2);
});

test('what one of them imports is fetched by all who fetch the file, and counted', () => {
  const large = share(9_000, [0, 1]);
  expect(joinShares([large, share(100, [0, 1], [0]), share(5_000, [0, 1, 2])])).not.toContainEqual([1, 2]);
});

test('files never import one another, and come after what they import', () => {
  // The first imports the second by way of the third, which is a page's own.
  const own: Share = { ...share(500, [0], [1]), isFixed: true };
  const joined = joinShares([share(50, [0], [2]), share(50, [0, 1]), own]);
  expect(joined).toEqual([[1], [0]]);
});

test('what is to be a file of its own is in none of them', () => {
  expect(joinShares([{ ...share(10, [0]), isFixed: true }, share(10, [0]), share(10, [0])])).toEqual([
    [1, 2],
  ]);
});
