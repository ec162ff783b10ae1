import { expect, test } from 'vitest';
import { type Owned, ownedBy } from './owned.ts';

interface Row {
  readonly user_id: string;
  readonly id: number;
}

const rename = (row: Owned<Row>): number => row.id;

test('only rows of the user are proven theirs', () => {
  const rows: Row[] = [
    { user_id: 'mara', id: 1 },
    { user_id: 'juno', id: 2 },
    { user_id: 'mara', id: 3 },
  ];
  expect(ownedBy('mara', rows).map(rename)).toEqual([1, 3]);
});

test('a row that nobody has checked cannot be passed', () => {
  const [row] = [{ user_id: 'juno', id: 2 }];
  // @ts-expect-error: it proves nothing
  expect(row && rename(row)).toBe(2);
});
