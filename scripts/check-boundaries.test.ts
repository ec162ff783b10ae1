import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { boundaryProblems } from './check-boundaries.ts';
import { specifiersOf } from './imports.ts';

const server = 'apps/server/src';
const web = 'apps/web/app';
const engine = 'packages/prompt-engine/src';
/** One wrong way for each folder. */
const engineOrder = [
  ['lexicon', 'read'],
  ['explain', 'anatomy'],
  ['read', 'shot'],
  ['anatomy', 'read'],
  ['shot', 'write'],
  ['write', 'draw'],
  ['draw', 'video'],
  ['describe', 'write'],
  ['swap', 'draw'],
  ['video', 'swap'],
] as const;

test.each([
  [`${server}/main.ts`, './app.ts'],
  [`${server}/app.ts`, './modules/images/index.ts'],
  [`${server}/modules/images/images.service.ts`, '../usage/index.ts'],
  [`${server}/modules/images/images.service.ts`, '../../providers/storage/storage.ts'],
  [`${server}/modules/images/images.service.ts`, '@framewright/contract'],
  [`${server}/providers/pictures/load-sharp.ts`, 'sharp'],
  [`${server}/modules/auth/auth.test.ts`, '../../testing/test-app.ts'],
  ['packages/contract/src/prompts.ts', '@framewright/prompt-engine/vocabulary'],
  ['packages/contract/src/dialects.ts', '@framewright/prompt-dialects/dialect'],
  [`${web}/routes/generator.tsx`, '../features/images/image-generator.tsx'],
  [`${engine}/shot/plan.ts`, '../read/scene.ts'],
  [`${engine}/lexicon/action.ts`, '../shot/stage.ts'],
  [`${engine}/index.ts`, './write/compose.ts'],
  ['packages/image-metadata/src/tools/novelai.test.ts', './testing.ts'],
  ['apps/server/vitest.config.ts', '../../scripts/testing/patience.ts'],
])('%s may import %s', (file, specifier) => {
  expect(boundaryProblems([{ file, text: `import { x } from '${specifier}';` }])).toEqual([]);
});

test.each([
  [`${server}/http/endpoint.ts`, '../modules/auth/index.ts', /http must not know modules/],
  [
    `${server}/providers/ai/image-provider.ts`,
    '../../modules/usage/index.ts',
    /providers must not know modules/,
  ],
  [`${server}/db/open.ts`, '../http/app-error.ts', /db must not know http/],
  [`${server}/modules/prompts/prompts.service.ts`, '../images/index.ts', /wire it in app.ts/],
  [`${server}/modules/prompts/prompts.service.ts`, '../usage/usage.service.ts', /by its index.ts/],
  [`${server}/app.ts`, './modules/auth/tokens.ts', /by its index.ts/],
  [`${server}/modules/auth/auth.routes.ts`, './auth.repo.ts', /routes call a service/],
  [`${server}/modules/auth/auth.repo.ts`, './auth.service.ts', /a repo only queries/],
  [`${server}/modules/auth/auth.service.ts`, './auth.routes.ts', /a service knows no routes/],
  [`${server}/modules/auth/index.ts`, './auth.repo.ts', /through the service only/],
  [`${server}/modules/images/images.service.ts`, 'sharp', /behind a port/],
  [`${server}/app.ts`, '../../web/app/root.tsx', /server and web never import each other/],
  ['packages/contract/src/auth.ts', 'node:crypto', /packages run in the browser too/],
  ['packages/prompt-engine/src/index.ts', '@framewright/contract', /one direction/],
  ['packages/prompt-dialects/src/index.ts', '@framewright/prompt-engine', /one direction/],
  ['packages/prompt-engine/src/index.ts', '@framewright/prompt-dialects', /one direction/],
  ['packages/contract/src/auth.ts', '../../../apps/server/src/config.ts', /know nothing of the apps/],
  ['packages/content/src/index.ts', 'react', /know no framework/],
  [`${web}/features/images/a.tsx`, '../prompts/b.tsx', /no feature imports a feature/],
  [`${web}/ui/button.tsx`, '../lib/api.ts', /ui must not know lib/],
  [`${web}/lib/api.ts`, '../routes/home.tsx', /lib must not know routes/],
  [`${web}/features/library/a.tsx`, '@framewright/content/pro/prompts', /must reach no browser/],
  [`${web}/features/guides/a.tsx`, '@framewright/prompt-engine/stage-of-text', /reaches no browser/],
  [`${server}/app.ts`, './testing/test-store.ts', /stays with tests/],
  [`${web}/lib/api.ts`, '../testing/stub-server.ts', /stays with tests/],
  [`${server}/main.ts`, './main.test.ts', /stays with tests/],
  ['packages/image-metadata/src/read-metadata.ts', './tools/testing.ts', /stays with tests/],
  [`${server}/main.ts`, '../../../scripts/seed.ts', /beside the product/],
  ...engineOrder.map(([from, to]): [string, string, RegExp] => [
    `${engine}/${from}/a.ts`,
    `../${to}/b.ts`,
    new RegExp(`in the engine ${from} must not know ${to}`),
  ]),
  [`${engine}/oklab.ts`, './draw/draw.ts', /in the engine ground must not know draw/],
  [`${engine}/read/read-scene.ts`, '../index.ts', /in the engine read must not know door/],
])('%s may not import %s', (file, specifier, sentence) => {
  const problems = boundaryProblems([{ file, text: `import { x } from '${specifier}';` }]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});

test('a cycle is reported once, with its way', () => {
  const file = (name: string, next: string) => ({
    file: `packages/content/src/${name}.ts`,
    text: `import type { X } from './${next}.ts';`,
  });
  expect(boundaryProblems([file('a', 'b'), file('b', 'c'), file('c', 'a'), file('d', 'a')])).toEqual([
    'packages/content/src/a.ts imports packages/content/src/b.ts imports packages/content/src/c.ts imports packages/content/src/a.ts: no cycles; move what both need.',
  ]);
});

test.each([
  ['an ending that is left out', "import { X } from './b';"],
  ['a template', 'const b = await import(`./b.ts`);'],
  ['the import of a type', "export type X = import('./b.ts').X;"],
])('a cycle is found by %s', (_, text) => {
  const cycle = [
    { file: 'scripts/a.ts', text },
    { file: 'scripts/b.ts', text: "import './a.ts';" },
  ];
  expect(boundaryProblems(cycle)).toEqual([
    'scripts/a.ts imports scripts/b.ts imports scripts/a.ts: no cycles; move what both need.',
  ]);
});

test('an import that names its file only while it runs is refused', () => {
  const text = 'const name = "a";\nawait import(name);';
  expect(boundaryProblems([{ file: 'packages/content/src/a.ts', text }])).toEqual([
    'packages/content/src/a.ts imports what is known only while it runs: name the file.',
  ]);
});

test('every way to import is read, and nothing else', () => {
  const text = `
import './side-effect.ts';
import type { A } from './type.ts';
import {
  b,
} from './lines.ts';
import * as all from "./double.ts";
export { c } from './again.ts';
export * from './star.ts';
const late = await import('./late.ts');
const template = await import(\`./template.ts\`);
type Inline = import('./inline.ts').Inline;
// import { x } from './comment.ts';
/* import { x } from './block.ts'; */
const from = 'no import';
export const d = "import { x } from './text.ts';";
`;
  expect(specifiersOf('a.ts', text).specifiers.toSorted()).toEqual([
    './again.ts',
    './double.ts',
    './inline.ts',
    './late.ts',
    './lines.ts',
    './side-effect.ts',
    './star.ts',
    './template.ts',
    './type.ts',
  ]);
});

test('a run that finds no files fails', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-boundaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['apps', 'packages', 'scripts', 'e2e', 'bench', 'chaos', 'faults', 'fuzz'])
    mkdirSync(path.join(folder, name));
  const script = path.join(import.meta.dirname, 'check-boundaries.ts');
  const run = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 1, stderr: 'No source files were found.\n' });
});
