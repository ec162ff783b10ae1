import { expect, test } from 'vitest';
import { TABLES } from './catalogue.ts';
import { cutOuts } from './cut.ts';
import { packTables } from './packed.ts';
import { HATS } from './people/hats.ts';

test.each([...TABLES, HATS])('a packed table draws what the plain one draws, in less length: %#', (table) => {
  const packed = packTables(`\`${table}\``).slice(1, -1);
  expect(packed.length / table.length).toBeLessThan(0.7);
  const made = cutOuts(packed);
  expect([...made.keys()]).toEqual([...cutOuts(table).keys()]);
  for (const [id, make] of cutOuts(table)) expect(made.get(id)?.(), id).toEqual(make());
});
