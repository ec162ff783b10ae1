import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { ABROAD_ROWS } from './abroad-rows.ts';
import { ANIMAL_ROWS } from './animal-rows.ts';
import { dramaFor } from './drama.ts';
import { dramaAbroad } from './drama-abroad.ts';
import { PEOPLE_ROWS } from './people-rows.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { PROCESS_ROWS } from './process-rows.ts';
import { SORT_ROWS } from './sort-rows.ts';
import { THING_ROWS } from './thing-rows.ts';

const actionsOf = (idea: string): readonly string[] =>
  writeScript({
    idea,
    option: creativeOptions(idea, 'ten-seconds').a,
    target: 'ten-seconds',
  }).beats.map(({ action }) => action);

describe('what is only named', () => {
  it.each([
    ['hummingbird macro', /red flower/, /is gone$/],
    ['volcano', /dark crater/, /red river/],
    ['timelapse of a sunflower growing', /green shoot/, /wide open/],
    ['matcha latte being made', /sieve/, /matcha latte in the glass/],
    ['tokyo at night', /^Tokyo from above/, /towers/],
    ['samurai in the rain', /^Samurai in the rain/, /looks up/],
    ['my first day in Lisbon', /first look up: Lisbon/, /Lisbon from a height/],
    ['a barista making a flat white', /^A barista making a flat white/, /full cup/],
    ['before after haircut reel', /^Before it/, /finished look/],
    ['claymation potatoes at a job interview', /^The potatoes on a chair/, /the potatoes rise/],
    ['how a volcano erupts, simple animation for kids', /cone/, /lava/],
  ])('has a small story of its kind: %s', (idea, first, last) => {
    const actions = actionsOf(idea);
    expect(actions.length).toBeGreaterThan(2);
    expect(actions[0]).toMatch(first);
    expect(actions.at(-1)).toMatch(last);
    expect(optimizeVideoPrompt(idea, []).prompt).toMatch(/shots: /);
  });

  it.each([
    'octopus opening a jar',
    'a cat knocks over a vase',
    'flood tears through a village',
    'a sunset over the harbour and wet cobbles',
    'old red vase',
    'grandma folding dumplings in her kitchen',
    'a dog on a skateboard',
    'two friends meet at a train station',
  ])('is left alone where more is told: %s', (idea) => {
    const images = dramaFor(idea)?.images ?? [];
    // Whoever makes a thing is seen first.
    expect(images.length === 0 || images[0]?.toLowerCase() === idea).toBe(true);
  });

  it('is told in the tongue of the idea', () => {
    expect(dramaAbroad('recette de crêpes', 'french')?.images[0]).toMatch(/^Un œuf/);
    expect(dramaAbroad('mi abuela enseña a hacer empanadas', 'spanish')?.images[0]).toMatch(/^mi abuela/);
    expect(dramaAbroad('ラーメンを作る職人', 'japanese')?.images).toHaveLength(4);
    expect(dramaAbroad('un chat dort', 'french')).toBeUndefined();
  });

  it('begins and ends between its first and its last picture in both films', () => {
    const idea = 'tokyo at night';
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    const [one, other] = [a, b].map((option) => writeScript({ idea, option, target: 'ten-seconds' }));
    expect(a.hook).not.toBe(b.hook);
    expect(one?.beats[0]?.action).not.toBe(other?.beats[0]?.action);
    expect(one?.beats.at(-1)?.action).toBe(other?.beats.at(-1)?.action);
  });
});

describe('the tables', () => {
  it('have no word that stands for nothing, and a picture in each place', () => {
    for (const table of [
      PROCESS_ROWS,
      ANIMAL_ROWS,
      PEOPLE_ROWS,
      PLACE_ROWS,
      THING_ROWS,
      SORT_ROWS,
      ABROAD_ROWS,
    ]) {
      expect(table).not.toMatch(/\b(?:something|somebody|anything|beautiful|stunning|various)\b/i);
      for (const line of table.split('\n').filter((row) => row.includes(' | ')))
        expect(line.split(' | ').at(-1)?.split('; ').length, line.slice(0, 60)).toBeGreaterThanOrEqual(4);
    }
  });
});
