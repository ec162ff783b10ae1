import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import config from '../react-router.config.ts';
import { withoutUnreachable } from './lean-libraries.ts';

const MODULES = path.join(import.meta.dirname, '../../../node_modules');
const APP = path.join(import.meta.dirname, '../app');

const read = (file: string) => readFileSync(path.join(MODULES, file), 'utf8');

test.for([
  'react-router/dist/production/lib/router/router.js',
  'react-router/dist/production/lib/router/instrumentation.js',
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  'react-router/dist/production/lib/dom/ssr/single-fetch.js',
  'react-router/dist/production/lib/dom/ssr/components.js',
  'react-router/dist/production/lib/dom/lib.js',
  'react-router/dist/production/lib/hooks.js',
  'react-dom/cjs/react-dom-client.production.js',
  '@tanstack/query-core/build/modern/queryClient.js',
  '@tanstack/query-core/build/modern/queryObserver.js',
  '@tanstack/query-core/build/modern/timeoutManager.js',
])('%s is a module still, and less', (file) => {
  const whole = read(file);
  const lean = withoutUnreachable(whole, path.join(MODULES, file)) ?? '';
  expect(lean.length).toBeLessThan(whole.length * 0.99);
  expect(parseSync(file, lean).errors).toEqual([]);
});

test('what is kept of a file is as it was', () => {
  const lean = withoutUnreachable(
    'function isFogOfWarEnabled(a) { return a; }\nfunction getPatchRoutesOnNavigationFunction() { f(); }\nfunction useFogOFWarDiscovery() { g(); }\nfunction getPartialManifest() {}\nfunction kept() { return 1; }',
    '/node_modules/react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  );
  expect(lean).toBe(
    "function isFogOfWarEnabled(a) { return false; }\nfunction getPatchRoutesOnNavigationFunction() { return; }\nfunction useFogOFWarDiscovery() { ; }\nfunction getPartialManifest() { throw new Error('vite/lean-libraries.ts leaves this out.'); }\nfunction kept() { return 1; }",
  );
});

test('a component goes as a function does, and a constructor with its methods', () => {
  const folder = '/node_modules/react-router/dist/production/lib';
  const lean = withoutUnreachable(
    'const Form = forwardRef((props) => { f(); });\nconst Link = forwardRef((props) => { g(); });\nfunction useSubmit() {}\nfunction useFormAction() {}\nfunction useViewTransitionState() { return h(); }',
    `${folder}/dom/lib.js`,
  );
  const gone = "{ throw new Error('vite/lean-libraries.ts leaves this out.'); }";
  expect(lean).toBe(
    `const Form = forwardRef((props) => ${gone});\nconst Link = forwardRef((props) => { g(); });\nfunction useSubmit() ${gone}\nfunction useFormAction() ${gone}\nfunction useViewTransitionState() { return false; }`,
  );
  const dom = 'react-dom/cjs/react-dom-client.production.js';
  const whole = read(dom);
  expect(whole).toContain('FragmentInstance.prototype.focus = ');
  expect(withoutUnreachable(whole, path.join(MODULES, dom))).not.toContain('FragmentInstance.prototype');
});

test('another form of a library is refused, and other files are as they were', () => {
  const file = '/node_modules/react-router/dist/production/lib/router/router.js';
  expect(() => withoutUnreachable('function createRouter() {}', file)).toThrow('mend vite/lean-libraries.ts');
  expect(
    withoutUnreachable('f();', '/node_modules/react-router/dist/production/lib/context.js'),
  ).toBeUndefined();
});

/** The sources below a folder that match. */
function matching(folder: string, names: RegExp, left: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => names.test(file));
  return files.filter((file) => left.test(readFileSync(path.join(folder, file), 'utf8')));
}

test('the app asks the router for nothing that is left out', () => {
  const left =
    /\b(?:useFetchers?|useSubmit|useFormAction|useViewTransitionState|serverLoader|clientAction|clientMiddleware|instrumentations)\b|export (?:async function|const) (?:loader|action)\b|<Form (?:action|method)\b/;
  expect(matching(APP, /\.tsx?$/, left)).toEqual([]);
  expect(config.ssr).toBe(false);
});

test.for([
  APP,
  ...['@radix-ui', '@tanstack/react-query/build/modern', 'lucide-react/dist/esm', 'sonner/dist'].map((name) =>
    path.join(MODULES, name),
  ),
  path.join(MODULES, 'react-router/dist/production/lib/dom'),
])('%s asks React for nothing that is left out', (folder) => {
  const left =
    /\b(?:ViewTransition|SuspenseList|createRoot|findDOMNode|useActionState|useFormStatus|preinit(?:Module)?|preloadModule|preconnect|prefetchDNS|precedence|compiler-runtime)\b|\bReact(?:DOM)?\d*(?:\$\d)?\.(?:Activity|preload)\b|\{[^}]*\b(?:Activity|preload)\b[^}]*\} from 'react(?:-dom)?'/;
  expect(
    matching(folder, /(?<!\.d)\.(?:tsx?|m?js)$/, left).filter((file) => !file.includes('icons/')),
  ).toEqual([]);
});

test('the app draws nothing that is left out: forms whose action is a function, elements of its own, styles, refs of fragments', () => {
  const left =
    /<form\b[^>]*\baction=\{|\bformAction=|<[a-z]+-[a-z]+\b|<style\b|<script\b[^>]*\bsrc=|<Fragment\b[^>]*\bref=/;
  expect(matching(APP, /(?<!\.test)\.tsx$/, left)).toEqual([]);
});

test('the app asks for nothing that is left out of what keeps answers', () => {
  const left =
    /\.(?:is(?:Fetching|Mutating)|ensure(?:Infinite)?QueryData|getQueryState|(?:reset|cancel)Queries|prefetch(?:Infinite)?Query|(?:fetchI|i)nfiniteQuery|set(?:Default|Query|Mutation)(?:Options|Defaults)|setTimeoutProvider)[(<]|\buse(?:Suspense|Prefetch|IsFetching|IsMutating)/;
  expect(matching(APP, /\.tsx?$/, left)).toEqual([]);
});
