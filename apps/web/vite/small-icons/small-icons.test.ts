import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { FingerprintPattern, Lock } from 'lucide-react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import createIcon from './create-icon.ts';
import { smallIcon } from './small-icons.ts';

const ICONS = path.join(import.meta.dirname, '../../../../node_modules/lucide-react/dist/esm/icons');

afterEach(cleanup);

/** The drawing in the module of an icon. */
function drawingOf(name: string): Parameters<typeof createIcon>[0] {
  const file = path.join(ICONS, `${name}.mjs`);
  const code = smallIcon(readFileSync(file, 'utf8'), file) ?? '';
  const [, data = ''] = /const __iconData = (\[[\s\S]*?\]);\n/.exec(code) ?? [];
  return JSON.parse(data.replaceAll(/(\w+): "/g, '"$1": "'));
}

test.for([
  ['lock', Lock],
  ['fingerprint-pattern', FingerprintPattern],
] as const)('%s is drawn as lucide draws it', ([name, Theirs]) => {
  const Ours = createIcon(drawingOf(name));
  for (const props of [
    { size: 16, strokeWidth: 1.75, className: 'a b' },
    { 'aria-label': 'Name', role: 'img' },
    { fill: 'currentColor', 'aria-hidden': true },
  ]) {
    const ours = render(createElement(Ours, props)).container.querySelector('svg');
    const theirs = render(createElement(Theirs, props)).container.querySelector('svg');
    const given = theirs?.getAttribute('class')?.replace(/\blucide\S*\s?/g, '');
    if (given) theirs?.setAttribute('class', given);
    else theirs?.removeAttribute('class');
    expect(ours?.isEqualNode(theirs), `${ours?.outerHTML} ${theirs?.outerHTML}`).toBe(true);
  }
});

test('every icon has the form that is read', () => {
  const files = readdirSync(ICONS).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs');
  for (const file of files) {
    const code = readFileSync(path.join(ICONS, file), 'utf8');
    const small = smallIcon(code, path.join(ICONS, file));
    if (small === undefined) continue;
    expect(small, file).not.toMatch(/\bkey: "|aliases|lucideIcon\.mjs/i);
    expect(small.match(/\bd: "/g)?.length, file).toBe(code.match(/\bd: "/g)?.length);
  }
});
