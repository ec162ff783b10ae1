import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { type Script, writeScript } from './script/script.ts';

const scriptOf = (idea: string): Script =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' });
const actionsOf = (idea: string): string =>
  scriptOf(idea)
    .beats.map(({ action }) => action)
    .join(' / ');

describe('what is typed as for a crew or a model is no picture', () => {
  it.each([
    ['veo3, a heron lifts off a lake', /A heron lifts off a lake/],
    ['a baker sleeps on flour sacks, 9:16 for reels', /^(?!.*(?:9:16|reels)).*baker sleeps/],
    ['a postman rings, final shot: the dog signs for the parcel', /\/ The dog signs for the parcel(?: \/|$)/],
    ['a monk sweeps a yard. Camera slides left: a fox has been watching him', /a fox has been watching/i],
    ['i want to cry but in a good way. a coach hands over her whistle', /^(?!.*cry).*whistle/],
  ])('%s', (idea, told) => {
    expect(actionsOf(idea)).toMatch(told);
  });

  it('gives each labelled shot its own size', () => {
    const { beats } = scriptOf('wide: a salt flat. medium: a woman drags a door. close: a hand on the knob');
    expect(beats.map(({ camera }) => camera.split(/[,;]/u)[0])).toEqual([
      'Wide shot',
      'Medium shot',
      'Close-up',
    ]);
    expect(beats.map(({ action }) => action).join()).not.toMatch(/medium|close/i);
  });
});

describe('a line is said by those who are there, and once', () => {
  const idea = 'Two divers argue over one oxygen tank. "You had it first." "I am holding it for you."';

  it('and the prompt has no placeholder for it', () => {
    const { prompt } = scriptOf(idea);
    expect(prompt.split('You had it first.')).toHaveLength(2);
    expect(`${prompt} ${optimizeVideoPrompt(idea, []).prompt}`).not.toMatch(/\b(?:a|the) line\b/);
  });

  it.each([
    ['A tailor measures a bear. "Arms up," says the tailor. "No," says the bear.', /The tailor speaks/],
  ])('whoever it is: %s', (talk, told) => {
    expect(actionsOf(talk)).toMatch(told);
  });
});

describe('what only tells the kind of a thing, or is only on the air', () => {
  it.each([
    ['a drawing of a bus window on a wall', /engine/i],
    ['a kid waves at us from a balcony', /waves|sea/i],
  ])('is not heard: %s', (idea, wrong) => {
    expect(
      scriptOf(idea)
        .beats.map(({ sound }) => sound)
        .join(),
    ).not.toMatch(wrong);
  });

  it('makes no sort of film', () => {
    const { a } = creativeOptions('an old man repairs umbrellas, football on the radio', 'ten-seconds');
    expect(a.title).not.toMatch(/sport/);
  });
});

describe('what is asked of camera, light and sound', () => {
  const linesOf = (idea: string, line: 'camera' | 'light' | 'sound'): string =>
    scriptOf(idea)
      .beats.map((beat) => beat[line])
      .join(' / ');

  it.each([
    [
      'whip pans between 4 balconies, each neighbour passes a basket on, a baby gets the bread',
      /^(?:Whip pans(?: \/ |; held to the end$)){3}$/,
    ],
    ['top shot of hands playing cards', /from above/],
    ['long lens, a cyclist climbs a road', /200 mm telephoto/],
  ])('is in the script: %s', (idea, camera) => {
    expect(linesOf(idea, 'camera')).toMatch(camera);
  });

  it.each([
    ['an old man repairs umbrellas, football on the radio', /football on the radio/i],
    ['two girls, one door, spurs jingling on tile', /spurs jingling/i],
  ])('is heard: %s', (idea, heard) => {
    expect(linesOf(idea, 'sound')).toMatch(heard);
  });

  it.each([
    ['a woman drags a door over a salt flat', /quiet room/i],
    ['he glances at the camera like in the office, a drum turns in a laundry room', /keyboards/i],
    ['two girls wait for one free stall', /sizzling/i],
  ])('is not that of another sense: %s', (idea, wrong) => {
    expect(linesOf(idea, 'sound')).not.toMatch(wrong);
  });
});

describe('a title breaks off nowhere', () => {
  it.each([
    ['Medieval knight tries to get through airport security', /tries to get(?:$|[:,])/],
    ["dolly in on a chess player's face as he realizes he has lost", /has(?:$|,)|^realizes/],
  ])('%s', (idea, broken) => {
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    expect(a.title).not.toMatch(broken);
    expect(b.title).not.toMatch(broken);
  });
});
