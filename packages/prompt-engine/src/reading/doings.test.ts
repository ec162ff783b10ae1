import { describe, expect, test } from 'vitest';
import { readSubject } from '../index.ts';

describe('what is done decides the kind', () => {
  test.each([
    ['a knight fighting a dragon', 'battle'],
    ['two samurai fighting', 'battle'],
    ['a dragon attacking a village', 'battle'],
    ['two kids fighting over a toy', 'child'],
    ['two women arguing', 'people'],
    ['a man surfing a big wave', 'sport'],
    ['riding a horse through surf', 'person'],
    ['mending nets', 'person'],
  ])('%s: %s', (subject, kind) => {
    expect(readSubject(subject).kind).toBe(kind);
  });
});

describe('words that look like a person, a being or a place', () => {
  test.each([
    ['family of foxes', 'wild-animal'],
    ['crew of robots', 'robot'],
    ['hero shot of a burger', 'food'],
    ['drone photo of a beach', 'coast'],
    ['satellite image of a hurricane', 'weather'],
    ['giant cat', 'pet'],
    ['giant', 'fantasy-being'],
    ['clock face', 'product'],
    ['cliff face', 'mountain'],
    ['rubber band', 'product'],
    ['eye of the storm', 'weather'],
    ['fairy lights', 'product'],
    ['jazz trio in a smoky club', 'people'],
    ['brutalist library', 'building'],
    ['library', 'interior'],
    ['red telephone box in snow', 'building'],
    ['ballet dancer backstage', 'person'],
    ['ein alter Mann im Park bei Regen', 'person'],
  ])('%s: %s', (subject, kind) => {
    expect(readSubject(subject).kind).toBe(kind);
  });
});

test('how many are painted is how many there are', () => {
  expect(readSubject('watercolor of two cats')).toMatchObject({ number: 2, facts: { count: 'many' } });
});

test('the order to change a picture stays whole', () => {
  expect(readSubject('make my photo look like a 1970s postcard').subject).toBe(
    'make my photo look like a 1970s postcard',
  );
  expect(readSubject('please make my photo look older').subject).toBe('make my photo look older');
  expect(readSubject('make me a poster').subject).toBe('a poster');
});
