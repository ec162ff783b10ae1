import { describe, expect, it } from 'vitest';
import { creativeOptions } from './creative-options.ts';
import { optimizeVideoPrompt } from './optimize.ts';
import { type Beat, type Script, writeScript } from './script.ts';

const optionOf = (idea: string, nth: 'a' | 'b' = 'a') => creativeOptions(idea, 'ten-seconds')[nth];
const scriptOf = (idea: string, nth: 'a' | 'b' = 'a'): Script =>
  writeScript({ idea, option: optionOf(idea, nth), target: 'ten-seconds' });
const linesOf = (idea: string, line: keyof Beat, nth: 'a' | 'b' = 'a'): readonly string[] =>
  scriptOf(idea, nth).beats.map((beat) => String(beat[line] ?? ''));
const promptOf = (idea: string): string => optimizeVideoPrompt(idea, []).prompt;

describe('tries that are counted or told again', () => {
  it.each([
    'a girl on a bmx crashes, crashes, crashes, then lands the jump',
    'a girl on a bmx crashes three times, then lands the jump',
  ])('are a shot each, and the success is seen whole: %s', (idea) => {
    expect(linesOf(idea, 'action')).toEqual([
      'A girl on a bmx crashes',
      'The girl crashes again',
      'The girl crashes a third time',
      'The girl lands the jump',
    ]);
    expect(linesOf(idea, 'camera').at(-1)).toMatch(/^Full shot/);
  });

  it('leave nobody without a name where nothing is sold', () => {
    expect(linesOf('lightning, then silence, then a door creaks open', 'action').join()).not.toMatch(
      /The\s\s|The ,/,
    );
  });
});

describe('lines at the beginning', () => {
  it('are said one after the other by the two who are named after them', () => {
    const idea = '"where were you?" "stuck in traffic" two sisters at a hospital door';
    expect(linesOf(idea, 'action')).toEqual([
      'Two sisters at a hospital door, one of them asks “where were you?”',
      'The other answers “stuck in traffic”',
    ]);
    expect(linesOf(idea, 'dialogue')[1]).toMatch(/^The other, .*"stuck in traffic"$/);
  });

  it('are said by turns also where one of the two is called by a word for a deed', () => {
    expect(linesOf('"is it deep?" "no" doctor and nurse at a table', 'action')).toEqual([
      'Doctor and nurse at a table, one of them asks “is it deep?”',
      'The other answers “no”',
    ]);
  });

  it('are said by whoever is alone, and by no sign', () => {
    expect(linesOf('"run" a soldier on a bridge', 'dialogue')[0]).toMatch(/"run"/);
    expect(linesOf('"open" a neon sign in the rain', 'dialogue')[0]).toBe('');
  });
});

describe('light that is the story', () => {
  it.each<[string, RegExp, RegExp]>([
    [
      'one by one the candles in a church go out until only one is left',
      /^Warm candlelight/,
      /only that one is lit/,
    ],
    [
      'the windows of an office tower go dark floor by floor, one stays lit',
      /^Warm light from lit windows/,
      /only that one/,
    ],
    ['dad blows out the lantern and the tent goes dark', /^Warm lantern light/, /leaves darkness$/],
    ['time lapse of tulips opening as the sun comes up', /before sunrise$/, /sun comes up/],
  ])('turns in its last shot, in the paragraph and in the prompt: %s', (idea, begins, ends) => {
    const lights = linesOf(idea, 'light');
    expect(lights[0]).toMatch(begins);
    expect(lights.at(-1)).toMatch(ends);
    expect(scriptOf(idea).prompt.split('Light: ')[1]).toMatch(new RegExp(ends.source.replace('$', '')));
    expect(promptOf(idea)).toMatch(new RegExp(ends.source.replace('$', '')));
  });

  it('is named where somebody only lights a match, hard in black and white', () => {
    expect(promptOf('black and white, a gangster lights his pipe and waits')).toMatch(/one hard light/i);
  });

  it('is no studio’s on a road', () => {
    expect(linesOf('boots commercial: muddy track, a man jumps over a ditch', 'light')[0]).toMatch(
      /daylight/,
    );
  });
});

describe('what comes in an order', () => {
  it('has each sound over what is there before the deed', () => {
    const idea = 'thunder, then silence, then a coin falling into a cup';
    expect(linesOf(idea, 'action')).toEqual(['The cup', 'The cup, close', 'A coin falls into a cup']);
    expect(linesOf(idea, 'sound').map((sound) => sound.split(';')[0])).toEqual([
      'Thunder',
      'Silence',
      expect.stringMatching(/clink|coin/),
    ]);
  });

  it('shows no hands with what they have given away', () => {
    const idea = 'a boy gives his umbrella to a homeless man, the man gives it to a dog';
    expect(linesOf(idea, 'action')[1]).toBe('The homeless man’s face, close');
    expect(optionOf(idea).title).not.toMatch(/told in hands/);
  });

  it('parts a battle of two in its turns, whole in the frame', () => {
    const idea = 'two rappers battle on a rooftop, in one take';
    expect(linesOf(idea, 'action').slice(1)).toEqual([
      'One rapper takes a turn, the other watches',
      'The other rapper answers, both in the frame',
    ]);
    expect(linesOf(idea, 'camera').join()).not.toMatch(/close|push-in/i);
  });

  it('shows what is left of what is over in a second', () => {
    expect(linesOf('a hedgehog yawns', 'action').at(-1)).toBe('The hedgehog closes the mouth again');
  });

  it('ends a flight on what is over in a second', () => {
    const idea = 'a dolphin leaping next to a fishing boat at dawn, drone shot';
    expect(linesOf(idea, 'action').at(-1)).toMatch(/^A dolphin leaps/);
    expect(linesOf(idea, 'sound').at(-1)).toMatch(/splash/);
  });
});

describe('sounds', () => {
  it.each<[string, RegExp]>([
    ['a waitress carries a tower of glasses, the room goes quiet, then she slips', /china smashing/],
    ['free kick in extra time, the goalkeeper saves it', /a ball struck/i],
    ['a climber reaches the top and his friends go wild', /cheering/i],
  ])('stand with their moment and with no earlier one: %s', (idea, heard) => {
    const sounds = linesOf(idea, 'sound');
    expect(sounds.at(-1)).toMatch(heard);
    expect(sounds[0]).not.toMatch(heard);
  });

  it('of what falls from a shelf is no knocking', () => {
    expect(linesOf('a parrot knocks a lamp off the shelf', 'sound')[1]).toMatch(/a clatter/i);
  });

  it.each<[string, RegExp]>([
    ['robot waiting alone at a bus stop', /breath/i],
    ['the goalkeeper dives for the ball', /water/i],
    ['wolf chasing a rabbit across a field', /soft steps/i],
    ['a robot packs a bag when its owner leaves for school', /children/i],
  ])('of what is not there are none: %s', (idea, unheard) => {
    expect(linesOf(idea, 'sound').join(' / ')).not.toMatch(unheard);
  });
});

describe('the second option', () => {
  it.each([
    'an old diver opens a chest and finds his own boot inside',
    'wolf chasing a rabbit through snow, the rabbit gets away',
    'strangers wait at a stop, one by one they close their phones',
  ])('ends on the same turn as the first: %s', (idea) => {
    expect(linesOf(idea, 'action', 'b').at(-1)).toBe(linesOf(idea, 'action').at(-1));
  });

  it('ends on what is found', () => {
    expect(linesOf('astronaut on venus finds a wooden spoon', 'action', 'b').at(-1)).toMatch(/spoon, close$/);
  });

  it('is not small and silent for a dance', () => {
    expect(optionOf('old woman dancing in her kitchen', 'b').tone).not.toMatch(/silent/);
  });
});

describe('titles, hooks and audiences', () => {
  it('break off nowhere and name places by their names', () => {
    const idea = 'the lamps in a long hallway go out one by one until one is left';
    expect(optionOf(idea, 'b').title).not.toMatch(/out one,|out one$/);
    expect(optionOf('astronaut on venus finds a wooden spoon', 'b').hook).toMatch(/on Venus/);
  });

  it('say once how near it is, as near as the shot', () => {
    expect(optionOf('a hedgehog yawns').hook).not.toMatch(/close.*close/i);
    expect(optionOf('a choir waits, then the singer whispers a note').hook).not.toMatch(/lips/);
  });

  it('name no audience after who is in it, and no faces where nobody is', () => {
    const audiences = ['dad blows out the lantern and the tent goes dark', 'a lighthouse loses its light']
      .flatMap((idea) => [optionOf(idea), optionOf(idea, 'b')])
      .map(({ audience }) => audience)
      .join();
    expect(audiences).not.toMatch(/have known|stop scrolling/);
    expect(optionOf('the windows of an office tower go dark floor by floor').tone).not.toMatch(/faces/);
  });
});

describe('the camera of the prompt', () => {
  it('follows the order of the shots and moves as they do', () => {
    expect(promptOf('a baker kneading bread')).toMatch(/close-up cut to/);
    expect(promptOf('wolf chasing a rabbit through snow, the rabbit gets away')).toMatch(/tracks alongside/);
  });

  it('is no still one where the script pans', () => {
    expect(promptOf('a hiker finds a footprint of a demon in the snow')).toMatch(
      /still but for one very slow pan/,
    );
  });

  it('goes near to a private eye as to a man', () => {
    expect(linesOf('a private eye waits in an alley', 'action').join()).toMatch(
      /The private eye’s face, close/,
    );
  });

  it('shows a dance from head to foot and what all do one after another of all', () => {
    expect(linesOf('old woman dancing in her kitchen', 'camera').at(-1)).toMatch(/^Full shot/);
    expect(linesOf('a guard sings, one by one prisoners put down their spoons', 'camera').at(-1)).toMatch(
      /^Wide shot/,
    );
  });
});

describe('adverts', () => {
  it('show a place before anybody comes, and the thing alone at last', () => {
    const told = linesOf(
      'watch commercial: dusty road, man runs past a truck, slogan "No excuses"',
      'action',
    );
    expect(told[0]).toBe('Dusty road');
    expect(told.at(-1)).toBe('The watch, alone in the frame, and the words “No excuses”');
  });

  it('name no colour that the words do not', () => {
    expect(scriptOf('perfume ad, gold bottle on a wet stone, rain pours over it').prompt).not.toMatch(
      /granite|green/,
    );
  });
});
