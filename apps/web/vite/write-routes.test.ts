import { expect, test } from 'vitest';
import { pagePatterns } from './write-routes.ts';

test('patterns are full paths; layouts and catch-alls are none', () => {
  const routes = {
    root: { path: '' },
    home: { parentId: 'root', index: true },
    session: { parentId: 'root' },
    auth: { parentId: 'session', path: 'auth' },
    callback: { parentId: 'session', path: 'auth/callback' },
    video: { parentId: 'session', path: 'sora2' },
    optimizer: { parentId: 'video', path: 'optimizer' },
    download: { parentId: 'session', path: 'downloads/:id' },
    missing: { parentId: 'root', path: '*' },
  };
  expect(pagePatterns(routes)).toEqual([
    '/',
    '/auth',
    '/auth/callback',
    '/downloads/:id',
    '/sora2',
    '/sora2/optimizer',
  ]);
});
