import { describe, expect, it } from 'vitest';
import { listOf, rowsOf } from '../lexicon/row.ts';
import { CAMERA_MOVES } from './idea/film-words.ts';
import { readIdea } from './idea/read-idea.ts';
import { filmSettingOf } from './idea/setting.ts';
import { APPROACH_ROWS } from './options/approach-rows.ts';
import { APPROACHES, approachOf } from './options/approaches.ts';
import { TEMPER_ROWS } from './picture/camera-rows.ts';
import { LOOK_ROWS, MOVE_ROWS } from './picture/look-rows.ts';
import { DONE_TO_SOUNDS } from './sound/done-to-sounds.ts';
import { soundOfDeed } from './sound/event-sounds.ts';

describe('the approaches', () => {
  it('are at least twenty-five, and no two share a title or a tone', () => {
    expect(APPROACHES.length).toBeGreaterThanOrEqual(25);
    for (const field of ['id', 'title', 'tone'] as const) {
      expect(new Set(APPROACHES.map((approach) => approach[field])).size).toBe(APPROACHES.length);
    }
  });

  it('name what the film is about in every title', () => {
    for (const { title } of APPROACHES) {
      expect(title).toMatch(/\{[Ii]t\}/);
    }
  });

  it('are found again by their tone, and by the words of a tone that somebody else wrote', () => {
    const idea = readIdea('a cat on a roof');
    for (const approach of APPROACHES) expect(approachOf(idea, approach).id).toBe(approach.id);
    expect(approachOf(idea, { tone: 'Darkly suspenseful', audience: 'Adults' }).id).toBe('suspense');
    expect(approachOf(idea, { tone: 'Nice', audience: 'Young children' }).id).toBe('toybox');
  });
});

describe('the rows', () => {
  it.each([
    ['approaches', APPROACH_ROWS],
    ['looks', LOOK_ROWS],
    ['moves', MOVE_ROWS],
    ['tempers', TEMPER_ROWS],
  ])('of %s have no praise and no word that stands for nothing', (_, rows) => {
    expect(rows).not.toMatch(
      /\b(?:stunning|masterpiece|beautiful|something|somebody|somehow|whatever|anything|nothing|various|8k)\b/i,
    );
  });

  it('give each movement of the camera its phrases, and find it by its own names', () => {
    for (const { id, words, begins, goesOn, ends, whole } of CAMERA_MOVES) {
      expect(id).toMatch(/^[a-z]+$/);
      for (const text of [begins, goesOn, ends, whole]) expect(text).not.toBe('');
      expect(words.test('a cake on a table')).toBe(false);
    }
  });
});

describe('the sounds of what is done to a thing', () => {
  it('stand in one row for each deed and thing, as the first row would silence the others', () => {
    const pairs = rowsOf(DONE_TO_SOUNDS, 3).flatMap(([verbs, things]) =>
      listOf(verbs).flatMap((verb) => listOf(things).map((thing) => `${verb} ${thing}`)),
    );
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  });

  it.each([
    ['a waiter drops a plate', 'china breaking'],
    ['a clerk pushes a vase off the counter', 'glass breaking'],
    ['a man paints a wall', 'a brush on a surface'],
    ['a girl draws on the pavement', 'chalk on stone'],
    ['a man turns the key in the door', 'a key turning'],
    ['a woman turns the key of her car', 'an engine starting'],
    ['a boy zips his jacket', 'a zip'],
  ])('are those of the deed: %s', (idea, sound) => {
    const [event] = readIdea(idea).events;
    expect(event && soundOfDeed(event)).toBe(sound);
  });
});

describe('an idea', () => {
  it('loses a leading request and nothing else', () => {
    expect(readIdea('please make me a 10-second video of a red fox at dusk').shown).toBe('a red fox at dusk');
    expect(readIdea('Archive footage of a parade').subject).toBe('Archive footage of a parade');
  });

  it('is called by its own noun', () => {
    expect(readIdea('a barista pours latte art').it).toBe('the barista');
    expect(readIdea('two children building a sandcastle').it).toBe('the two children');
    expect(readIdea('a steam locomotive').it).toBe('the steam locomotive');
  });

  it('tells sound, speech, movement and shape', () => {
    expect(readIdea('silent film of a duel').speech).toBe('none');
    expect(readIdea('she says "hello"').speech).toBe('spoken');
    expect(readIdea('a sign that reads "OPEN"').speech).toBeUndefined();
    expect(readIdea('slow dolly in on a cake').move?.id).toBe('push');
    expect(readIdea('drone shot of a bay').move?.id).toBe('drone');
    expect(readIdea('vertical clip of a dog').isVertical).toBe(true);
    expect(readIdea('time-lapse of a square from day to night')).toMatchObject({
      timing: 'lapse',
      spansHours: true,
    });
  });

  it('keeps the opening sentence of a long text and the circumstances of the rest', () => {
    const opening = 'A boy walks along a wall.';
    const read = readIdea(
      `${opening} ${'It is late and quiet here. '.repeat(20)} Outdoors at night in the rain.`,
    );
    expect(read.subject).toBe(opening);
    expect(filmSettingOf(read, 0).where).toMatchObject({ daytime: 'night', weather: 'rain' });
  });
});
