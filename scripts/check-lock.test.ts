import { expect, test } from 'vitest';
import { lockProblems } from './check-lock.ts';

const sound = {
  '': { optionalDependencies: { 'native-linux': '1.0.0' } },
  'node_modules/native-linux': { integrity: 'sha512-x' },
  'node_modules/@framewright/contract': { link: true, resolved: 'packages/contract' },
};

test('a sound lock has no problems', () => {
  expect(lockProblems(sound)).toEqual([]);
});

test('an optional package without an entry is named', () => {
  const lock = {
    ...sound,
    'node_modules/tool': { integrity: 'sha512-y', optionalDependencies: { 'tool-darwin': '1' } },
  };
  expect(lockProblems(lock)).toEqual([
    'tool-darwin, which node_modules/tool names, has no entry: it would install nowhere.',
  ]);
});

test('a download address and a missing integrity are named', () => {
  const lock = { ...sound, 'node_modules/far': { resolved: 'https://registry.example/far.tgz' } };
  expect(lockProblems(lock)).toEqual([
    'node_modules/far carries a download address.',
    'node_modules/far has no integrity.',
  ]);
});

test('what lies in the archive of another needs no integrity of its own', () => {
  const lock = { ...sound, 'node_modules/native-linux/node_modules/inner': { inBundle: true } };
  expect(lockProblems(lock)).toEqual([]);
});

test('an empty lock is a problem', () => {
  expect(lockProblems({})).toEqual(['The lock file lists no packages.']);
});
