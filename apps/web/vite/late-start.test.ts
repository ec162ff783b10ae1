import { expect, test } from 'vitest';
import { holdBack } from './late-start.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>' +
  '<script type="module" async="">import "/a.js";</script></body></html>';

test('the starting script is held, nothing is fetched for it, and what starts it stands in the head', () => {
  expect(holdBack(PAGE, 'go("$&")', { files: ['/a.js', '/b.js'], next: [] })).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/><script>go("$&")</script></head><body>' +
      '<script type="text/late" data-files="/a.js /b.js">import "/a.js";</script></body></html>',
  );
});

test('what is fetched next stands beside it, and for which plan', () => {
  const next = { files: ['/a.js'], next: ['/c.js'], answers: ['/api/a', '/api/b?c=d'], plan: 'pro' };
  expect(holdBack(PAGE, '', next)).toContain(
    '<script type="text/late" data-files="/a.js" data-next="/c.js" data-answers="/api/a /api/b?c=d" data-plan="pro">',
  );
});

test('a page that no script starts stops the build', () => {
  expect(() => holdBack('<html><head></head></html>', '', { files: [] })).toThrow(
    'No script starts this page',
  );
});

test('so does a page with styles that the policy refuses', () => {
  const styled = PAGE.replace('<body>', '<body><p style="color:red">');
  expect(() => holdBack(styled, '', { files: [] })).toThrow('<p style="color:red">');
});
