import { describe, expect, test } from 'vitest';
import { readSubject } from '../index.ts';

describe('the subject keeps its own words', () => {
  test.each([
    ['make me a logo for a bakery', 'a logo for a bakery'],
    ['Please draw a Cat in a Hat', 'a Cat in a Hat'],
    ['generate an image of two foxes', 'two foxes'],
    ['Can you please create a picture of the old harbour?', 'the old harbour?'],
    ["I'd like to see a dragon", 'a dragon'],
    ['i want a red bicycle', 'a red bicycle'],
    ['Hello, please make me a poster', 'a poster'],
    ['please a quiet lake', 'a quiet lake'],
    ['design studio in Berlin', 'design studio in Berlin'],
    ['show jumping horse', 'show jumping horse'],
    ['Hello world in chalk', 'Hello world in chalk'],
    ['a cat\n\non a   wall\t', 'a cat on a   wall'],
    ['draw', 'draw'],
    ['please', 'please'],
  ])('%j', (typed, subject) => {
    expect(readSubject(typed).subject).toBe(subject);
  });
});

describe('the kind follows the head of the words', () => {
  test.each([
    ['a cat on a car', 'pet'],
    ['abandoned train station at dawn', 'building'],
    ['logo for a bakery called Crumb', 'logo'],
    ['red sneakers product shot', 'product'],
    ['old fisherman mending nets', 'person'],
    ['cozy reading nook', 'interior'],
    ['42', 'lettering'],
    ['two children playing chess', 'child'],
    ['three violinists', 'people'],
    ['a mother and her daughter', 'people'],
    ['portrait of Zorblax', 'person'],
    ['portrait of a greyhound', 'pet'],
    ['a cup of coffee', 'drink'],
    ['loneliness', 'abstract'],
    ['what does hope look like?', 'abstract'],
    ['how to tie a bowline knot', 'diagram'],
    ['"OPEN" in chalk', 'lettering'],
    ['🐶', 'pet'],
    ['un perro en la playa', 'pet'],
    ['eine alte Frau am Fenster', 'person'],
    ['猫', 'pet'],
    ['replace the background with a beach', 'photo-edit'],
    ['in the forest, a fox', 'wild-animal'],
  ])('%s: %s', (subject, kind) => {
    expect(readSubject(subject).kind).toBe(kind);
  });

  test.each([
    ['watercolor of a fox', 'artwork', 'wild-animal'],
    ['a fox, oil painting', 'artwork', 'wild-animal'],
    ['a fox in ink', 'artwork', 'wild-animal'],
    ['poster of a dog', 'lettering', 'pet'],
    ['low poly mountain', 'render', 'mountain'],
  ])('%s: %s that shows %s', (subject, kind, depicts) => {
    expect(readSubject(subject)).toMatchObject({ kind, depicts });
  });

  test('a child that is drawing is no drawing', () => {
    expect(readSubject('a child drawing on the pavement').kind).toBe('child');
  });

  test('a painting that hangs in the scene is not its medium', () => {
    expect(readSubject('a woman in front of a painting').named.medium).toBeUndefined();
  });
});

describe('what the words settle', () => {
  test('time, weather, season and place', () => {
    expect(readSubject('a fox in the snow at night').facts).toMatchObject({
      time: 'night',
      weather: 'snow',
      place: 'outdoor',
    });
    expect(readSubject('autumn morning in the kitchen').facts).toMatchObject({
      season: 'autumn',
      time: 'day',
    });
    expect(readSubject('a woman in a kitchen').facts.place).toBe('indoor');
    expect(readSubject('a cat on the beach').facts.place).toBe('outdoor');
    expect(readSubject('a street in the 1920s').facts.era).toBe('past');
  });

  test('a snow-capped mountain is not snowing', () => {
    expect(readSubject('snow-capped mountain').facts.weather).toBeUndefined();
  });

  test('number', () => {
    expect(readSubject('seven swans')).toMatchObject({ number: 7, facts: { count: 'many' } });
    expect(readSubject('a swan').facts.count).toBe('one');
    expect(readSubject('a dog and a cat').facts.count).toBe('many');
  });

  test('light, lens, shot, mood, colours, medium', () => {
    const { named } = readSubject('moody portrait of a dancer, backlit, 85mm, red and dark green, 35mm film');
    expect(named).toMatchObject({ light: 'backlight', lens: true, mood: 'dark', medium: 'film' });
    expect(named.colours).toEqual(['red', 'dark green']);
    expect(readSubject('flat lay of tools').named.shot).toBe('overhead');
    expect(readSubject('rose gold ring').named.colours).toEqual(['rose gold']);
    expect(readSubject('a rose').named.colours).toEqual([]);
  });

  test('texts in quotes, questions, actions', () => {
    expect(readSubject('a sign that says "Wet Paint" and «Fresh»').quoted).toEqual(['Wet Paint', 'Fresh']);
    expect(readSubject('what is time?').isQuestion).toBe(true);
    expect(readSubject('an old man feeding pigeons while humming').actions).toEqual(['feeding', 'humming']);
  });

  test('another language', () => {
    expect(readSubject('un gato negro en la ventana').isForeign).toBe(true);
    expect(readSubject('зимний лес').isForeign).toBe(true);
    expect(readSubject('a café in Paris').isForeign).toBe(false);
  });
});

describe('hostile texts', () => {
  test.each([
    ['nothing but spaces', ' '.repeat(100_000)],
    ['nested quotes', '"“'.repeat(50_000)],
    ['one long word', 'a'.repeat(100_000)],
    ['of of of', 'photo of '.repeat(12_000)],
    ['numbers', '1 '.repeat(50_000)],
    ['commands', 'please make me '.repeat(7_000)],
    ['marks', 'e\u0301\u0300'.repeat(33_000)],
    ['half a pair', '\ud83d'.repeat(1_000)],
    ['controls', '\u0000\n\u2028 '.repeat(25_000)],
  ])('%s are read without harm', (_, text) => {
    expect(() => readSubject(text)).not.toThrow();
    expect(readSubject(text).subject).not.toMatch(/[\p{Cc}\u2028]/u);
  });
});
