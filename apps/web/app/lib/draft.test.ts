import { beforeEach, expect, test } from 'vitest';
import { draftOf, forgetDrafts, keepDraft, keepDraftsOf } from './draft.ts';

beforeEach(() => keepDraftsOf('mara'));

test('what is kept outlives the page, and an empty field keeps nothing', () => {
  keepDraft('subject', 'a tower');
  expect(draftOf('subject')).toBe('a tower');
  keepDraft('subject', '');
  expect(localStorage.getItem('draft:subject')).toBeNull();
});

test('who signs in again finds the drafts; anybody else does not', () => {
  keepDraft('description', 'a harbour at dusk');
  keepDraftsOf('mara');
  expect(draftOf('description')).toBe('a harbour at dusk');
  keepDraftsOf('ines');
  expect(draftOf('description')).toBe('');
});

test('signing out forgets them, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  keepDraft('idea', 'a duel of kites');
  forgetDrafts();
  expect(draftOf('idea')).toBe('');
  expect(localStorage.getItem('theme')).toBe('dark');
});
