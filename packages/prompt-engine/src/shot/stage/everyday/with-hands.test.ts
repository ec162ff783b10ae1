import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

const figuresOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio.figures;

/** Figures by how they hang on others: 'bow held'. */
const hung = (subject: string): string[] =>
  figuresOf(subject).flatMap(({ drawing, bond }) => (bond ? `${drawing} ${bond.as}` : []));

describe('what hands do in common deeds', () => {
  test.each([
    ['an archer shooting an arrow', 'bow held'],
    ['a golfer swinging a club', 'golf-club held'],
    ['a painter at an easel in a field', 'easel tend'],
    ['a programmer working late at night', 'laptop on'],
    ['a businessman talking on the phone', 'phone mouth'],
    ['a man texting on his phone', 'phone held'],
    ['a woman singing into a microphone', 'microphone mouth'],
    ['a man shaving in front of a mirror', 'razor mouth'],
    ['a pianist at a grand piano', 'piano tend'],
    ['friends around a campfire at night', 'campfire front'],
    ['a woman watering tomatoes with a green hose', 'hose held'],
    ['a teacher pointing at a globe', 'desk-globe tend'],
    ['a bartender mixing a cocktail', 'counter front'],
  ])('%s: %s', (subject, thing) => {
    expect(hung(subject)).toContain(thing);
  });

  test('an arm goes up before traffic, and cars are there', () => {
    const figures = figuresOf('a police officer directing traffic');
    expect(figures[0]?.posture).toBe('wave');
    expect(figures.map(({ drawing }) => drawing)).toContain('car');
  });

  test('snowballs fly between two sides', () => {
    const balls = figuresOf('kids having a snowball fight').filter(({ drawing }) => drawing === 'plain-ball');
    expect(balls.map(({ posture }) => posture)).toEqual(['fly', 'fly']);
  });

  test('several at a fire sit', () => {
    expect(figuresOf('friends around a campfire at night')[0]?.posture).toBe('sit');
  });

  test('who types on a laptop has no typewriter besides, and who fights alone is in the stance of it', () => {
    expect(hung('a woman typing on a laptop in a cafe').join()).not.toContain('typewriter');
    expect(figuresOf('a samurai fighting in the rain')[0]?.posture).toBe('fight');
  });
});
