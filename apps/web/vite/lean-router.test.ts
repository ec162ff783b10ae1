import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import config from '../react-router.config.ts';
import { withoutUnreachable } from './lean-router.ts';

const LIB = path.join(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');
const APP = path.join(import.meta.dirname, '../app');

const read = (file: string) => readFileSync(path.join(LIB, file), 'utf8');

test.for([
  'router/router.js',
  'router/instrumentation.js',
  'dom/ssr/fog-of-war.js',
  'dom/ssr/single-fetch.js',
])('%s of the installed router is a module still, and less', (file) => {
  const whole = read(file);
  const lean = withoutUnreachable(whole, path.join(LIB, file)) ?? '';
  expect(lean.length).toBeLessThan(whole.length * 0.9);
  expect(parseSync(file, lean).errors).toEqual([]);
});

test('what is kept of a file is as it was', () => {
  const lean = withoutUnreachable(
    'function isFogOfWarEnabled(a) { return a; }\nfunction getPatchRoutesOnNavigationFunction() { f(); }\nfunction useFogOFWarDiscovery() { g(); }\nfunction getPartialManifest() {}\nfunction kept() { return 1; }',
    '/react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  );
  expect(lean).toBe(
    "function isFogOfWarEnabled(a) { return false; }\nfunction getPatchRoutesOnNavigationFunction() { return; }\nfunction useFogOFWarDiscovery() { ; }\nfunction getPartialManifest() { throw new Error('vite/lean-router.ts leaves this out.'); }\nfunction kept() { return 1; }",
  );
});

test('another router is refused, and other files are as they were', () => {
  const file = '/react-router/dist/production/lib/router/router.js';
  expect(() => withoutUnreachable('function createRouter() {}', file)).toThrow('mend vite/lean-router.ts');
  expect(withoutUnreachable('f();', '/react-router/dist/production/lib/hooks.js')).toBeUndefined();
});

test('the app asks for nothing that is left out', () => {
  const left =
    /\b(?:useFetchers?|useSubmit|useFormAction|serverLoader|clientAction|clientMiddleware|instrumentations)\b|export (?:async function|const) (?:loader|action)\b|<Form (?:action|method)\b/;
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.filter((file) => left.test(readFileSync(path.join(APP, file), 'utf8')))).toEqual([]);
  expect(config.ssr).toBe(false);
});
