/**
 * Who may import whom, how long code may be, that no name is exported twice and none without a docstring, and no
 * sentence typed twice, as docs/architecture.md says. Every import is read (types, side effects and `import()`
 * included) and judged by the place of both files; each wrong one gets a sentence that says where the code belongs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docstringProblems } from './docstrings.ts';
import { HOMONYMS } from './homonym-list.ts';
import { homonymProblems } from './homonyms.ts';
import { cyclesOf, importsOf, type Source } from './imports.ts';
import { fileProblems, functionProblems } from './lengths.ts';
import { LONG_FILES, LONG_FUNCTIONS } from './long-code.ts';
import { TYPED_TWICE } from './sentence-list.ts';
import { sentenceProblems } from './sentences.ts';

/** What each package may build on. */
const PACKAGE_ORDER: Readonly<Record<string, readonly string[]>> = {
  'prompt-engine': [],
  'prompt-dialects': [],
  'image-metadata': [],
  contract: ['prompt-engine', 'prompt-dialects', 'image-metadata'],
  content: ['prompt-engine', 'prompt-dialects', 'image-metadata', 'contract'],
};

/** What each folder of the engine may build on, beside itself and the ground. */
const ENGINE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  lexicon: [],
  explain: [],
  read: ['lexicon'],
  anatomy: ['explain'],
  shot: ['lexicon', 'read'],
  write: ['lexicon', 'read', 'shot'],
  draw: ['shot'],
  describe: ['anatomy', 'read', 'shot'],
  swap: ['anatomy', 'explain', 'lexicon', 'read', 'shot'],
  video: ['anatomy', 'lexicon', 'read', 'shot'],
};
const GROUND_OF_ENGINE = new Set(['shot/stage.ts', 'shot/deeds-of-two.ts']);

const SERVER_LAYERS: Readonly<Record<string, readonly string[]>> = {
  // Each layer, and what it may import beside itself and the ground that all stand on.
  main: ['app', 'modules', 'db', 'providers', 'http', 'ground'],
  app: ['modules', 'db', 'providers', 'http', 'ground'],
  modules: ['db', 'providers', 'http', 'ground'],
  db: ['ground'],
  providers: ['ground'],
  http: ['ground'],
  ground: [],
};

/** Files of the server that stand in no folder. */
const COMPOSITION = new Set(['app.ts', 'housekeeping.ts']);

const SHARED_MODULES = new Set(['auth', 'usage', 'work']);

const VENDORS =
  /^(ai|@ai-sdk\/.*|openai|stripe|openid-client|@aws-sdk\/.*|nodemailer|sharp|@opentelemetry\/.*)$/;

/** Entries of the engine that bring its reader, and with it the whole lexicon. */
const READERS =
  /^packages\/prompt-engine\/src\/(?:index|alternatives|compose|creative-options|optimize|read|script|stage-of-text|write-around)\.ts$/;

const WEB_LAYERS: Readonly<Record<string, readonly string[]>> = {
  routes: ['features', 'ui', 'lib', 'art'],
  features: ['ui', 'lib', 'art'],
  art: ['ui', 'lib'],
  lib: ['ui'],
  ui: [],
};

/** @returns a sentence for each import that is not allowed, and for each cycle */
export function boundaryProblems(sources: readonly Source[]): string[] {
  const imports = importsOf(sources);
  const problems = imports.flatMap(({ file, targets, unreadable }) => [
    ...(unreadable ? [`${file} imports what is known only while it runs: name the file.`] : []),
    ...targets.flatMap((target) => {
      const problem = isTest(file) ? undefined : judge(file, target);
      return problem ? [`${file} imports ${target}: ${problem}`] : [];
    }),
  ]);
  return [...problems, ...cyclesOf(imports)];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing(\/|\.ts$)|\/vitest\.config\.ts$/.test(file);
}

function judge(file: string, target: string): string | undefined {
  const from = place(file);
  if (from.root !== 'apps' && from.root !== 'packages') return undefined;
  if (isTest(target))
    return 'what is made for tests stays with tests; move what the product needs out of it.';
  if (/^(scripts|e2e|bench|chaos|faults|fuzz)\//.test(target))
    return 'what runs beside the product is no part of it; move what both need into a package.';
  if (from.root === 'packages') return judgePackage(from, target);
  const to = place(target);
  if (to.root === 'apps' && to.unit !== from.unit) {
    return 'server and web never import each other; what both need belongs in packages/contract.';
  }
  return from.unit === 'server' ? judgeServer(from, target) : judgeWeb(from, target);
}

function judgePackage(from: Place, target: string): string | undefined {
  const to = place(target);
  if (target.startsWith('node:')) {
    return 'packages run in the browser too; what needs Node belongs in apps/server.';
  }
  if (to.root === 'apps') return 'packages know nothing of the apps; move what is shared into the package.';
  if (to.root === 'packages' && to.unit !== from.unit && !PACKAGE_ORDER[from.unit]?.includes(to.unit)) {
    return 'packages build on each other in one direction: prompt-engine, prompt-dialects and image-metadata, which know nothing of each other, then contract, then content.';
  }
  if (/^(react|fastify|kysely)([-/].*)?$/.test(target))
    return 'packages know no framework; it belongs in an app.';
  return from.unit === 'prompt-engine' && to.unit === from.unit ? judgeEngine(from, to) : undefined;
}

function judgeEngine(from: Place, to: Place): string | undefined {
  const [layer, goal] = [engineLayer(from), engineLayer(to)];
  if (layer === goal || goal === 'ground' || layer === 'door' || ENGINE_LAYERS[layer]?.includes(goal))
    return undefined;
  return `in the engine ${layer} must not know ${goal}; docs/architecture.md says the order of its folders.`;
}

/** Folders are layers; what stands in none, and the stage that all speak of with its deeds, is the ground. */
function engineLayer({ path: [first = '', second] }: Place): string {
  if (second === undefined) return first === 'index.ts' ? 'door' : 'ground';
  return GROUND_OF_ENGINE.has(`${first}/${second}`) ? 'ground' : first;
}

function judgeServer(from: Place, target: string): string | undefined {
  const layer = serverLayer(from);
  if (VENDORS.test(target) && layer !== 'providers') {
    return 'SDKs are imported in apps/server/src/providers only, behind a port.';
  }
  const to = place(target);
  if (to.root !== 'apps') return undefined;
  const goal = serverLayer(to);
  if (goal !== layer) {
    if (SERVER_LAYERS[layer]?.includes(goal)) return judgeModuleDoor(layer, to);
    return `${layer} must not know ${goal}; pass what it needs as an argument, from app.ts.`;
  }
  return layer === 'modules' ? judgeInsideModules(from, to) : undefined;
}

function judgeModuleDoor(layer: string, to: Place): string | undefined {
  if (serverLayer(to) !== 'modules' || to.path.at(-1) === 'index.ts') return undefined;
  return `${layer} enters a module by its index.ts; export it there.`;
}

function judgeInsideModules(from: Place, to: Place): string | undefined {
  const [, fromModule] = from.path;
  const [, toModule = ''] = to.path;
  const [fromRole, toRole] = [from, to].map(
    (each) => /\.(routes|service|repo)\.ts$/.exec(each.path.at(-1) ?? '')?.[1],
  );
  if (fromModule === toModule) {
    if (from.path.at(-1) === 'index.ts' && toRole === 'repo')
      return 'a repo leaves its module through the service only; give it a function there.';
    if (fromRole === 'routes' && toRole === 'repo')
      return 'routes call a service; only services call the repo.';
    if (fromRole === 'repo' && toRole && toRole !== 'repo')
      return 'a repo only queries; the rule belongs in the service.';
    if (fromRole === 'service' && toRole === 'routes')
      return 'a service knows no routes; turn the call around.';
    return undefined;
  }
  if (!SHARED_MODULES.has(toModule))
    return 'only auth, usage and work may be imported by other modules; wire it in app.ts.';
  return to.path.at(-1) === 'index.ts' ? undefined : 'enter another module by its index.ts.';
}

function judgeWeb(from: Place, target: string): string | undefined {
  if (/^packages\/content\/src\/pro/.test(target)) {
    return 'pro content must reach no browser; the server hands it out to pro users.';
  }
  const [layer = '', feature] = from.path;
  if (layer in WEB_LAYERS && READERS.test(target)) {
    return 'what reads a sentence is three megabytes and reaches no browser; ask the server for what it finds.';
  }
  const to = place(target);
  const [goal = '', goalFeature] = to.path;
  if (to.root !== 'apps' || !(layer in WEB_LAYERS) || !(goal in WEB_LAYERS)) return undefined;
  if (layer === 'features' && goal === 'features' && feature !== goalFeature) {
    return 'no feature imports a feature; compose both in the route.';
  }
  if (layer === goal || WEB_LAYERS[layer]?.includes(goal)) return undefined;
  return `${layer} must not know ${goal}; the order is routes, features, then ui and lib.`;
}

interface Place {
  readonly root: string;
  readonly unit: string;
  /** Below src or app. */
  readonly path: readonly string[];
}

function place(file: string): Place {
  const [root = '', unit = '', , ...rest] = file.split('/');
  return { root, unit, path: rest };
}

function serverLayer({ path: [first = '', second] }: Place): string {
  if (second !== undefined) return first in SERVER_LAYERS ? first : 'ground';
  if (['main.ts', 'serve.ts', 'processes.ts'].includes(first)) return 'main';
  return COMPOSITION.has(first) ? 'app' : 'ground';
}

function sourcesUnder(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file).split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|build|\.react-router)\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

const FOLDERS = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'chaos', 'faults', 'fuzz'];

if (import.meta.main) {
  const problems = problemsOf(FOLDERS.flatMap(sourcesUnder));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}

/** Whether people read what a file says: screens, failures and mails. Tables of the engine have words of their own. */
function speaks({ file }: Source): boolean {
  return /^(apps|packages\/contract)\//.test(file) && !file.includes('/testing/');
}

/** Tests have names that are sentences. */
function isDescribed({ file }: Source): boolean {
  return !/\.(test|spec)\.tsx?$|\.d\.ts$/.test(file);
}

function problemsOf(sources: readonly Source[]): string[] {
  if (sources.length === 0) return ['No source files were found.'];
  const measured = sources.filter(
    ({ file }) => /^(apps|packages)\//.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return [
    ...boundaryProblems(sources),
    ...fileProblems(measured, LONG_FILES),
    ...functionProblems(measured, LONG_FUNCTIONS),
    ...homonymProblems(measured, HOMONYMS),
    ...docstringProblems(sources.filter(isDescribed)),
    ...sentenceProblems(measured.filter(speaks), TYPED_TWICE),
  ];
}
