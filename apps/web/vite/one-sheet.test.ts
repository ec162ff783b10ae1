import { expect, test } from 'vitest';
import { withPlainAddresses } from './one-sheet.ts';

test('addresses of the sheets that every page has lose their mark, in pages and in the manifest', () => {
  const page = '<link rel="stylesheet" href="/assets/entry-a.css#"/><link href="/assets/other-b.css#"/>';
  expect(withPlainAddresses(page, ['/assets/entry-a.css#'])).toBe(
    '<link rel="stylesheet" href="/assets/entry-a.css"/><link href="/assets/other-b.css#"/>',
  );
  expect(withPlainAddresses('{"css":["/assets/entry-a.css#"]}', ['/assets/entry-a.css#'])).toBe(
    '{"css":["/assets/entry-a.css"]}',
  );
});

test('an address without a mark stays', () => {
  expect(withPlainAddresses('"/a.css"', ['/a.css'])).toBe('"/a.css"');
});
