import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';
import { mainOf } from './scene.ts';

test.each([
  ['my brothers fixing a bike', 'brothers'],
  ['our dogs chasing pigeons', 'dogs'],
  ['the kids washing dishes', 'kids'],
  ['my daughters painting fences', 'daughters'],
])('%s: several who do something own none of it', (subject, name) => {
  const scene = readScene(subject);
  expect(mainOf(scene)?.name).toBe(name);
  expect(scene.doings).toHaveLength(1);
});

test.each([
  ['my grandmothers sewing box', 'box'],
  ['her sisters wedding dress', 'wedding dress'],
])('%s: the apostrophe that is left out is read', (subject, name) => {
  expect(mainOf(readScene(subject))?.words).toContain(name);
  expect(readScene(subject).doings).toHaveLength(0);
});
