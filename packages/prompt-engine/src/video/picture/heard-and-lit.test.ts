import { describe, expect, it } from 'vitest';
import { genreOf } from '../genre/genre.ts';
import { readIdea } from '../idea/read-idea.ts';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { type Beat, type Script, writeScript } from '../script/script.ts';

const scriptOf = (idea: string, nth: 'a' | 'b' = 'a'): Script =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds')[nth], target: 'ten-seconds' });
const linesOf = (idea: string, line: 'sound' | 'light' | 'camera' | 'action'): string =>
  scriptOf(idea)
    .beats.map((beat: Beat) => beat[line])
    .join(' / ');
const promptOf = (idea: string): string => optimizeVideoPrompt(idea, []).prompt;

describe('a film is heard', () => {
  it.each<[string, RegExp]>([
    ['an old man hauls his anchor rope aboard', /wet rope over wood/i],
    ['a gardener stands in an empty greenhouse', /^(?!no music).*; no music/i],
    ['a clerk pushes a vase off the counter', /glass breaking/i],
    ['a woman lights a cigarette on a balcony', /a lighter/i],
    ['a pianist plays alone in an empty church', /^A piano played in the scene, an echo/],
    ['a deaf boy feels the music with his hands on a double bass', /^A double bass played in the scene/],
    ['a clarinettist practises on a fire escape', /^A clarinet played in the scene/],
    ['a woman realises she left the stove on', /^(?!.*cloth)/],
    ['a bull runs across a dry riverbed', /^(?!.*water)/i],
    ['a wrestler on his stool between rounds', /^(?!.*gloves on leather)/i],
    ['a camel walks over the dunes at noon', /^(?!.*crickets)/i],
  ])('by what is done and where: %s', (idea, heard) => {
    expect(linesOf(idea, 'sound')).toMatch(heard);
  });

  it('alike in the script and in the prompt', () => {
    const idea = 'a cook slices a lemon, no music';
    expect(linesOf(idea, 'sound')).toMatch(/a knife on a board/i);
    expect(promptOf(idea)).toMatch(/Sound: a knife on a board/);
  });
});

describe('the light of a film', () => {
  it.each<[string, RegExp]>([
    ['a robot dances in a subway station', /fluorescent/],
    ['a rover finds a mirror on the moon', /One hard sun/],
    ['a pear on a table, black background', /the background black/],
    ['a woman reads behind curtains', /through curtains/],
    ['time lapse of a bridge from dusk to night', /dusk that sinks to night/],
    ['time lapse of a market from dawn to night', /rises to full day/],
  ])('is that of its place and hour: %s', (idea, light) => {
    expect(linesOf(idea, 'light')).toMatch(light);
  });
});

describe('the sort of a film', () => {
  it.each<[string, string]>([
    ['two sisters at the airport, one says "call me" and the other keeps walking', 'home-reel'],
    ['a waitress cuts a lemon and cries', 'appetite'],
    ['a boy lets a kite go and it comes back by itself', 'homecoming'],
    ['a viking tries to mount a pony and keeps failing', 'storybook'],
  ])('is not called for by a thing or by kin alone: %s', (idea, wrong) => {
    expect(genreOf(readIdea(idea)).approaches).not.toContain(wrong);
  });
});

describe('the prompts', () => {
  it('open as a sentence, and do not say a single deed twice', () => {
    const prompt = promptOf('my uncle drives a tractor through the car wash');
    expect(prompt).toMatch(/^My uncle drives/);
    expect(prompt.split(/drives a tractor/i)).toHaveLength(2);
  });
});

describe('a hook', () => {
  it.each([
    'an empty theatre, a curtain moves',
    'macro of a ladybird opening its wings',
    'a woman folds a letter and hides it in a shoe',
    'a storm over a harbour',
    'two boys share an apple on a wall',
  ])('says what is shot first, from as near as it is shot: %s', (idea) => {
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    for (const option of [a, b]) {
      const { beats } = writeScript({ idea, option, target: 'ten-seconds' });
      const [framed = ''] = option.hook.split(':');
      const first = beats[0]?.action.toLowerCase().replace(/: .*$/, '');
      expect(option.hook.toLowerCase()).toContain(first);
      if (/close-up/i.test(beats[0]?.camera ?? '')) expect(framed).not.toMatch(/far away|wide|full view/i);
      else expect(framed).not.toMatch(/\b(?:very near|close)\b/i);
    }
  });
});
