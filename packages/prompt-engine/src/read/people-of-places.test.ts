import { describe, expect, it } from 'vitest';
import { inTheirPlace } from './people-of-places.ts';
import { readScene } from './read-scene.ts';

describe('somebody who is named by a place', () => {
  it.each([
    ['museum guard', 'guard in a museum'],
    ['an old bookstore owner', 'an old shop owner in a bookstore'],
    ['tired record store clerk smiling', 'tired shop clerk in a record store smiling'],
    ['hotel receptionist', 'receptionist in a hotel lobby'],
    ['library cat', 'cat in a library'],
  ])('is there: %s', (typed, read) => {
    expect(inTheirPlace(typed)).toBe(read);
  });

  it.each([
    'a bernese mountain dog',
    'norwegian forest cat',
    'a lighthouse keeper',
    'museum guard in the rain on a bench',
    'a bakery girl at the beach',
    'a tall man',
  ])('is not where the words are one name, or elsewhere: %s', (typed) => {
    expect(inTheirPlace(typed)).toBe(typed);
  });

  it('has the place, and the subject stays as it was typed', () => {
    const scene = readScene('flower shop girl');
    expect(scene.subject).toBe('flower shop girl');
    expect(scene.place?.words).toBe('flower shop');
  });
});
