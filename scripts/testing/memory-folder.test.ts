import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTemporaryFilesInMemory, memoryFolder } from './memory-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a folder that is not there or has too little room is not taken', () => {
  const here = import.meta.dirname;
  expect(memoryFolder(here, 1)).toBe(here);
  expect(memoryFolder(here, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(memoryFolder(path.join(here, 'nowhere'), 1)).toBeUndefined();
});

test('what somebody has set stays, and where nothing is set the files go to memory if they can', () => {
  vi.stubEnv('TMPDIR', '/var/tmp');
  keepTemporaryFilesInMemory();
  expect(tmpdir()).toBe('/var/tmp');
  vi.stubEnv('TMPDIR', undefined);
  const before = tmpdir();
  keepTemporaryFilesInMemory();
  expect(tmpdir()).toBe(memoryFolder() ?? before);
});
