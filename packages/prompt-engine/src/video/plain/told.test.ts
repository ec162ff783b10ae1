import { describe, expect, it } from 'vitest';
import { readTold } from './told.ts';

const momentsOf = (idea: string): string =>
  readTold(idea)
    .moments.map(({ text }) => text)
    .join(' / ');
const notesOf = (idea: string, kind: string): string =>
  readTold(idea)
    .notes.filter((note) => note.kind === kind)
    .map(({ text }) => text)
    .join(' / ');
const linesOf = (idea: string): string =>
  readTold(idea)
    .moments.flatMap(({ lines }) => lines.map(({ speaker, line }) => `${speaker}: ${line}`))
    .join(' / ');

describe('what happens', () => {
  it.each([
    ['a tailor sews all night until the groom knocks', 'A tailor sews all night / The groom knocks'],
    [
      'a kite climbs over the bay, slips its string, and lands on a ferry',
      'A kite climbs over the bay / The kite slips its string / The kite lands on a ferry',
    ],
    ['grandpa plants a bulb. at the end a tulip opens', 'Grandpa plants a bulb / A tulip opens'],
    ['She pours the tea and then the cup walks off', 'She pours the tea / The cup walks off'],
    ['a diver has no air left but he waves', 'A diver has no air left / He waves'],
    ['nobody can leave until the music stops', 'Nobody can leave until the music stops'],
    [
      'rain on a tin roof, a goat in the doorway, one boot',
      'Rain on a tin roof / A goat in the doorway, one boot',
    ],
    ['1. wide, a mill at dawn 2. close up, a hand on the wheel', 'A mill at dawn / A hand on the wheel'],
    ['Shot 1 a kettle. Shot 2 a cat, asleep.', 'A kettle / A cat, asleep'],
    ['a thief opens the safe, cut to a cat inside', 'A thief opens the safe / A cat inside'],
  ])('%s', (idea, moments) => expect(momentsOf(idea)).toBe(moments));

  it('is told without the sort of film and what only talks to us', () => {
    const told = readTold('need a short doc about the last net mender of Skye. he ties one knot lol');
    expect(told.film).toBe('a short doc');
    expect(momentsOf('need a short doc about the last net mender of Skye. he ties one knot lol')).toBe(
      'The last net mender of Skye / He ties one knot',
    );
  });

  it('keeps what is asked apart from what is seen', () => {
    expect(readTold('make something for my bike shop, a wheel spins').film).toBe('film for my bike shop');
    expect(momentsOf('western but its two snails, high noon')).toBe('Two snails');
  });
});

describe('notes about the film', () => {
  it.each([
    ['a baker kneads, one long steadicam', 'camera', 'one long steadicam'],
    ['otters wrestle, only from below the ice looking up', 'camera', 'only from below the ice looking up'],
    ['otters wrestle, shot only from below the ice', 'camera', 'shot only from below the ice'],
    ['slow dolly in on a candle melting over a cake, guests wait', 'camera', 'slow dolly in'],
    ['a swing moves by itself, camera never moves', 'camera', 'camera never moves'],
    ['a tailor sews, warm lamp light', 'light', 'warm lamp light'],
    ['a tailor sews, racing drums', 'sound', 'racing drums'],
    ['a tailor sews, no music', 'sound', 'no music'],
    ['a tailor sews, gravelly narrator', 'sound', 'gravelly narrator'],
    ['a tailor sews. not cheesy', 'without', 'not cheesy'],
    ['a tailor sews, 9:16, 12 sec', 'form', '9:16 / 12 sec'],
    ['a tailor sews. should feel hopeful', 'mood', 'should feel hopeful'],
    ['a tailor sews, at dusk', 'hour', 'at dusk'],
    ['2D hand drawn look, a tailor sews', 'look', '2D hand drawn look'],
  ])('%s', (idea, kind, text) => expect(notesOf(idea, kind)).toBe(text));

  it('are no moments', () => {
    expect(momentsOf('a tailor sews, warm lamp light, racing drums, 9:16. should feel hopeful')).toBe(
      'A tailor sews',
    );
  });

  it('have what a camera comes to as an image', () => {
    expect(
      momentsOf('a clock stops. camera flies through the keyhole and comes out over a dance floor'),
    ).toBe('A clock stops / A dance floor');
  });
});

describe('spoken lines', () => {
  it.each([
    ['a clerk says "Next!" and stamps a fish', 'A clerk: Next!'],
    ['the parrot opens one eye: "not again."', 'The parrot: not again.'],
    ['two ghosts share a bench. "Cold?" "Always."', 'They: Cold? / They: Always.'],
    ['a boy shouts "wait!", the bus leaves', 'A boy: wait!'],
    ['a sign reads "closed"', ''],
    ['a dog named "Biscuit" digs', ''],
  ])('%s', (idea, lines) => expect(linesOf(idea)).toBe(lines));

  it('stand in no action', () => {
    expect(momentsOf('the clerk says "Next!"')).toBe('The clerk speaks');
    expect(momentsOf('a sign reads "closed", nobody comes')).toMatch(/A sign reads “closed”/);
  });
});
