import { describe, expect, it } from 'vitest';
import { SUBJECT_KINDS } from '../kinds.ts';
import { APPROACHES } from './approaches.ts';
import { readArcs } from './beats/arc.ts';
import { arcFor, arcNamed, groupOf } from './beats/choose-arc.ts';
import { CALLED_FOR } from './beats/doings.ts';
import { readIdea } from './idea.ts';
import { approachOf } from './script-approach.ts';

describe('the approaches', () => {
  it('are at least twenty-five, and no two share a title, an audience, a tone, a platform or a hook', () => {
    expect(APPROACHES.length).toBeGreaterThanOrEqual(25);
    for (const field of ['id', 'title', 'audience', 'tone', 'platform', 'hook', 'style'] as const) {
      expect(new Set(APPROACHES.map((approach) => approach[field])).size).toBe(APPROACHES.length);
    }
  });

  it('are found again by their tone, and by the words of a tone that somebody else wrote', () => {
    const idea = readIdea('a cat on a roof');
    for (const approach of APPROACHES) expect(approachOf(idea, approach).id).toBe(approach.id);
    expect(approachOf(idea, { tone: 'Darkly suspenseful', audience: 'Adults' }).id).toBe('suspense');
    expect(approachOf(idea, { tone: 'Nice', audience: 'Young children' }).id).toBe('toybox');
  });
});

describe('the arcs', () => {
  it.each([
    ['an old man mending a net', 'tool'],
    ['a woman is knitting', 'thread'],
    ['a dog sleeps on a rug', 'flank'],
    ['a swan swimming', 'haze'],
    ['candle burning', 'flame'],
    ['a rose blooming', 'tip'],
    ['two people hugging at an airport', 'arm'],
    ['a steam locomotive', 'rail'],
    ['northern lights', 'Stars'],
    ['logo for a bakery', 'point'],
    ['rain on a tin roof', 'crown'],
    ['a boy flying a kite', 'string'],
    ['a viking ship at sea', 'bow'],
    ['a volcano erupting', 'cone'],
    ['a woman kneading dough', 'straight arms'],
  ])('tell what is done: %s', (idea, word) => {
    const text = arcFor(readIdea(idea), 0).steps.map(({ action, sound }) => `${action} ${sound}`);
    expect(text.join(' ')).toContain(word);
  });

  it('are there for every doing and every kind', () => {
    for (const name of [...CALLED_FOR, ...SUBJECT_KINDS]) {
      if (name !== '-') expect(arcNamed(name).steps).toHaveLength(5);
    }
  });

  it('let one person alone have no second face', () => {
    const text = arcFor(readIdea('a man talking on the phone'), 0).steps.map(({ action }) => action);
    expect(text.join(' ')).not.toMatch(/two faces|one of them/i);
  });

  it('are refused where a row is missing', () => {
    expect(() => readArcs('# short\nOne thing moves | w | air')).toThrow(RangeError);
    expect(() => readArcs('# wrong\nOne thing moves | x | air')).toThrow(
      'Arc row: One thing moves | x | air',
    );
  });
});

describe('an idea', () => {
  it('loses a leading request and nothing else', () => {
    expect(readIdea('please make me a 10-second video of a red fox at dusk').subject).toBe(
      'a red fox at dusk',
    );
    expect(readIdea('Archive footage of a parade').subject).toBe('Archive footage of a parade');
  });

  it('is called by its own noun', () => {
    expect(readIdea('a barista pours latte art').it).toBe('the barista');
    expect(readIdea('two children building a sandcastle')).toMatchObject({
      it: 'the children',
      isPlural: true,
    });
    expect(readIdea('a watchmaker repairing a pocket watch').object?.it).toBe('the pocket watch');
  });

  it('tells sound, speech, movement and shape', () => {
    expect(readIdea('silent film of a duel').speech).toBe('none');
    expect(readIdea('she says "hello"').speech).toBe('spoken');
    expect(readIdea('a sign that reads "OPEN"').speech).toBeUndefined();
    expect(readIdea('slow dolly in on a cake')).toMatchObject({ move: 'push' });
    expect(readIdea('drone shot of a bay').move).toBe('drone');
    expect(readIdea('vertical clip of a dog').isVertical).toBe(true);
    expect(readIdea('time-lapse of a square from day to night')).toMatchObject({
      timing: 'lapse',
      spansHours: true,
    });
  });

  it('keeps the opening sentence of a long text and the facts of the rest', () => {
    const opening = 'A boy walks along a wall.';
    const read = readIdea(
      `${opening} ${'It is late and quiet here. '.repeat(20)} Outdoors at night in the rain.`,
    );
    expect(read.subject).toBe(opening);
    expect(read.facts).toMatchObject({ time: 'night', weather: 'rain' });
  });

  it('belongs to a group by its kind', () => {
    expect(groupOf(readIdea('a fox').kind)).toBe('animal');
    expect(groupOf(readIdea('a bowl of soup').kind)).toBe('small');
  });
});
