import { expect, test } from 'vitest';
import { HOME, returnPath, signInPath } from './return-to.ts';

test.each(['/generator', '/generator?tab=images', '/pricing#plans', '/library/a%20b'])(
  '%s is a way back',
  (next) => {
    expect(returnPath(next)).toBe(next);
  },
);

test.each([
  null,
  '',
  'generator',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/auth',
  '/auth?next=/auth',
  '/auth/callback?token=x',
])('%j goes to the dashboard', (next) => {
  expect(returnPath(next)).toBe(HOME);
});

test('the sign-in page remembers where somebody wanted to go, and returnPath reads it back', () => {
  const path = signInPath('/generator?tab=images#top');
  expect(path).toBe('/auth?next=%2Fgenerator%3Ftab%3Dimages%23top');
  expect(returnPath(new URL(path, 'http://localhost').searchParams.get('next'))).toBe(
    '/generator?tab=images#top',
  );
});

test('the dashboard needs no remembering', () => {
  expect(signInPath(HOME)).toBe('/auth');
});
