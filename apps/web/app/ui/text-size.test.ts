import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.join(import.meta.dirname, '..');

test('text follows the size that somebody has set in the browser: no size of type is in pixels', () => {
  const fixed = globSync('**/*.{css,tsx}', { cwd: APP }).flatMap((file) => {
    const found = readFileSync(path.join(APP, file), 'utf8').match(
      /(?:font-size|--text-[a-z]+):[^;\n]*\dpx|\bfont:[^;\n]*\dpx[/ ]|\btext-\[[\d.]+px\]/g,
    );
    return (found ?? []).map((each) => `${file}: ${each}`);
  });
  expect(fixed).toEqual([]);
});
