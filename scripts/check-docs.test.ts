import { expect, test } from 'vitest';
import { docProblems, type Known } from './check-docs.ts';

const known: Known = {
  scripts: new Set(['dev']),
  variables: new Set(['DATA_DIR', 'JWT_SECRET']),
  exists: (file) => ['docs/architecture.md', 'apps/server/src/main.ts'].includes(file),
};

test('what exists passes', () => {
  const text =
    'Run `npm run dev`, see [the map](docs/architecture.md), `apps/server/src/main.ts` and `DATA_DIR`.';
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
  ['`NOT_A_SETTING`', 'README.md: NOT_A_SETTING is not in .env.example.'],
])('%s is reported', (text, sentence) => {
  expect(docProblems('README.md', text, known)).toEqual([sentence]);
});
