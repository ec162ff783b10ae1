import { expect, test } from 'vitest';
import { licenceProblems, listOf, shippedIn } from './check-licences.ts';

const LOCK = {
  '': { version: '1.0.0' },
  'packages/own': { version: '1.0.0' },
  'node_modules/@framewright/own': { link: true },
  'node_modules/plain': { version: '1.2.3', license: 'MIT' },
  'node_modules/choice': { version: '1.0.0', license: '(GPL-3.0-only OR BSD-3-Clause)' },
  'node_modules/tool': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
  'node_modules/@fontsource/sans': { version: '5.0.0', license: 'OFL-1.1', dev: true },
  'node_modules/plain/node_modules/inner': { version: '0.1.0', license: 'ISC' },
  'node_modules/@img/sharp-libvips-linux-x64': { version: '1.3.0', license: 'LGPL-3.0-or-later' },
};

test('what is shipped is what runs, and the fonts', () => {
  expect(shippedIn(LOCK).map(({ name }) => name)).toEqual([
    'plain',
    'choice',
    '@fontsource/sans',
    'inner',
    '@img/sharp-libvips-linux-x64',
  ]);
  expect(licenceProblems(shippedIn(LOCK))).toEqual([]);
});

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN FILE', undefined])(
  'a package under %s is named',
  (license) => {
    const lock = { ...LOCK, 'node_modules/bound': { version: '1.0.0', ...(license && { license }) } };
    expect(licenceProblems(shippedIn(lock))).toEqual([expect.stringMatching(/^bound is under /)]);
  },
);

test('the list has every package under its licence', () => {
  const list = listOf(shippedIn(LOCK));
  expect(list).toContain('## MIT\n\n- plain 1.2.3\n');
  expect(list).toContain('- @fontsource/sans 5.0.0');
});
