import { expect, test } from 'vitest';
import { blob } from '../drawing/pen.ts';

import { cutOuts } from './cut.ts';
import { PACKED, packTables } from './packed.ts';
import { HATS } from './people/trades/hats.ts';
import { TRADE_HATS } from './people/trades/trade-hats.ts';
import * as worn from './people/trades/trade-worn.ts';
import { ALL_TABLES } from './whole.ts';

test.each([...ALL_TABLES, HATS, TRADE_HATS])(
  'a packed table draws what the plain one draws, in less length: %#',
  (table) => {
    const packed = packTables(`\`${table}\``).slice(1, -1);
    expect(packed.length / table.length).toBeLessThan(0.7);
    const made = cutOuts(packed);
    expect([...made.keys()]).toEqual([...cutOuts(table).keys()]);
    for (const [id, make] of cutOuts(table)) expect(made.get(id)?.(), id).toEqual(make());
  },
);

test.each(Object.values(worn))('what is worn is no drawing, and stays as its rows have it: %#', (table) => {
  expect(table).toMatch(/^@ /m);
  expect(packTables(`\`${table}\``)).toBe(`\`${table}\``);
});

test('an outline in code is packed, and drawn as it was', () => {
  const points = '-17,-71 -18.5,-84 -12,-95! 0,-98 12,-96 120,-85';
  const code = packTables(`blob('${points}')`);
  const packed = /^blob\(`(.*)`\)$/.exec(code)?.[1] ?? '';
  expect(packed.startsWith(PACKED)).toBe(true);
  expect(packed.length).toBeLessThan(points.length * 0.8);
  expect(blob(packed)).toBe(blob(points));
});
