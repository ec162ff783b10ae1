import { describe, expect, it } from 'vitest';
import { creativeOptions } from './creative-options.ts';
import { EVERYDAY_IDEAS, IDEAS } from './fixtures/ideas.ts';
import { readIdea } from './idea.ts';
import { type Script, writeScript } from './script.ts';

function scripts(idea: string): readonly Script[] {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return [a, b].map((option) => writeScript({ idea, option, target: 'ten-seconds' }));
}

describe('an idea that says what happens', () => {
  const telling = [...IDEAS, ...EVERYDAY_IDEAS].filter((idea) => readIdea(idea).events.length > 0);

  it('is read in most of the fixtures', () => {
    expect(IDEAS.filter((idea) => readIdea(idea).events.length > 0).length).toBeGreaterThanOrEqual(36);
    for (const idea of EVERYDAY_IDEAS) expect(readIdea(idea).events, idea).not.toHaveLength(0);
  });

  it.each(telling)('is seen in its own words, all of it and in order: %s', (idea) => {
    const { events, spansHours } = readIdea(idea);
    if (spansHours) return;
    for (const { beats, prompt } of scripts(idea)) {
      const actions = beats.map(({ action }) => action);
      const places = events.map(({ text }) => actions.indexOf(text));
      expect(places, actions.join(' / ')).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { text } of events) expect(prompt.toLowerCase()).toContain(text.toLowerCase());
      expect(new Set(actions).size).toBe(beats.length);
      expect(actions.join(' ')).not.toMatch(/undefined|\{|\[|\s\s/);
    }
  });

  it.each([
    ['a baker pulls bread from a wood oven before dawn', 'A baker pulls bread from a wood oven before dawn'],
    ['two kids build a raft on a rainy river', 'Two kids build a raft on a rainy river'],
    ['an astronaut planting a tree on mars', 'An astronaut plants a tree on mars'],
    ['sourdough bread being torn open', 'The sourdough bread is torn open'],
    ['a man who sells balloons at a fair', 'A man sells balloons at a fair'],
    ['waves breaking on black rocks, drone shot', 'Waves break on black rocks'],
    ['a chef says "Service!" and rings the bell', 'The chef rings the bell'],
    ['children singing in a choir', 'Children sing in a choir'],
    ['Maria paints the fence', 'Maria paints the fence'],
    ['an old woman who lives alone makes tea', 'An old woman who lives alone makes tea'],
    ['a lion snarling', 'A lion snarls'],
  ])('is told as a sentence: %s', (idea, sentence) => {
    for (const { beats } of scripts(idea)) expect(beats.map(({ action }) => action)).toContain(sentence);
  });

  it.each(['vintage sewing machine', 'northern lights over a frozen lake', 'running shoes', 'a boxing ring'])(
    'is not read into %s',
    (idea) => {
      expect(readIdea(idea).events).toEqual([]);
    },
  );

  it('goes on with what the sentence says next', () => {
    const [script] = scripts(
      'a tall woman carries a ladder across an empty square, sets it down and climbs to the top',
    );
    expect(script?.beats.map(({ action }) => action)).toContain('The tall woman sets it down');
  });

  it('keeps two of them two', () => {
    for (const { beats } of scripts('two kids build a raft on a rainy river'))
      expect(beats.map(({ action }) => action).join(' ')).not.toMatch(/\bthe kid\b|\bthe child\b/i);
  });

  it('keeps a companion in view', () => {
    for (const { beats } of scripts('a girl with a goat walking through a meadow'))
      expect(beats.map(({ action }) => action).join(' ')).toMatch(/goat/);
  });
});

describe('a place that the idea names', () => {
  const settingIn = (prompt: string): string => /Setting: (.*?)\. Camera: /.exec(prompt)?.[1] ?? '';
  const placed = [...IDEAS, ...EVERYDAY_IDEAS].filter((idea) => readIdea(idea).scene.place);

  it('is found in twenty-five ideas and more', () => {
    expect(placed.length).toBeGreaterThanOrEqual(25);
  });

  it.each(placed)('is the only one: %s', (idea) => {
    const { main } = readIdea(idea);
    for (const { prompt } of scripts(idea)) {
      for (const usual of main?.row?.at ?? [])
        if (!idea.includes(usual)) expect(settingIn(prompt)).not.toContain(usual);
      expect(settingIn(prompt)).not.toContain('plain light grey ground');
    }
  });

  it('gives the setting its own words', () => {
    const setting = (idea: string): string => settingIn(scripts(idea)[0]?.prompt ?? '');
    expect(setting('a fox crosses a frozen lake')).toMatch(/^on the frozen lake,/);
    expect(setting('two kids build a raft on a rainy river')).toMatch(/^on the rainy river,/);
    expect(setting('a baker pulls bread from a wood oven before dawn')).toMatch(/before dawn/);
  });

  it('is lit by lamps before dawn', () => {
    const [baker] = scripts('a baker pulls bread in a bakery before dawn');
    expect(baker?.beats[0]?.light).toMatch(/lamp|oven|bulb/i);
    const [hiker] = scripts('a woman ties her boots on a rooftop before sunrise');
    expect(hiker?.beats[0]?.light).not.toMatch(/sun\b|golden/i);
  });
});
