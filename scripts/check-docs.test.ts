import { expect, test } from 'vitest';
import { anchorsIn, docProblems, type Known, numberProblems, scriptProblems } from './check-docs.ts';

const known: Known = {
  scripts: new Set(['dev']),
  variables: new Set(['DATA_DIR', 'JWT_SECRET']),
  exists: (file) => ['README.md', 'docs/architecture.md', 'apps/server/src/main.ts'].includes(file),
  matches: (pattern) => pattern === 'apps/*/src',
  anchorsOf: (file) =>
    anchorsIn(file === 'docs/architecture.md' ? '# Map\n\n## `main`: the process' : '# Here'),
};

test('what exists passes', () => {
  const text =
    'Run `npm run dev`, see [the map](docs/architecture.md), [its end](docs/architecture.md#main-the-process), [this](#here), `apps/server/src/main.ts`, `apps/*/src` and `DATA_DIR`.';
  expect(docProblems('README.md', text, known)).toEqual([]);
});

test('links are read from the place of the document', () => {
  expect(docProblems('docs/decisions/001.md', '[map](../architecture.md)', known)).toEqual([]);
  expect(docProblems('docs/decisions/001.md', '[map](architecture.md)', known)).toHaveLength(1);
});

test.each([
  ['npm run deploy', 'README.md: there is no script "deploy".'],
  ['[gone](docs/gone.md)', 'README.md: the link to docs/gone.md leads nowhere.'],
  ['`apps/server/src/gone.ts`', 'README.md: apps/server/src/gone.ts does not exist.'],
  ['| 7 | 1.3.6 | fetches |  |  |', 'README.md: row 7 has neither a test nor a reason.'],
  ['[end](docs/architecture.md#the-end)', 'README.md: docs/architecture.md has no heading #the-end.'],
  ['[here](#there)', 'README.md: it has no heading #there.'],
  ['`apps/*/gone/*.ts`', 'README.md: nothing fits apps/*/gone/*.ts.'],
  ['`NOT_A_SETTING`', 'README.md: NOT_A_SETTING is not in .env.example.'],
])('%s is reported', (text, sentence) => {
  expect(docProblems('README.md', text, known)).toEqual([sentence]);
});

test('a script that runs a file which is not there is reported', () => {
  const scripts = { dev: 'node scripts/dev.mjs', seed: 'node scripts/run.mjs scripts/gone.ts' };
  expect(scriptProblems(scripts, (file) => file !== 'scripts/gone.ts')).toEqual([
    'package.json: the script "seed" runs scripts/gone.ts, which does not exist.',
  ]);
});

test('no two decisions have one number', () => {
  expect(numberProblems(['README.md', '001-a.md', '002-b.md'])).toEqual([]);
  expect(numberProblems(['001-a.md', '002-b.md', '002-c.md'])).toEqual([
    'docs/decisions: 002 is the number of more than one decision.',
  ]);
});
