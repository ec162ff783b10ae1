import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, which is removed after the test with all that is in it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
