import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { type Beat, type Script, writeScript } from './script/script.ts';

const optionOf = (idea: string, nth: 'a' | 'b' = 'a') => creativeOptions(idea, 'ten-seconds')[nth];
const scriptOf = (idea: string, nth: 'a' | 'b' = 'a'): Script =>
  writeScript({ idea, option: optionOf(idea, nth), target: 'ten-seconds' });
const linesOf = (idea: string, line: keyof Beat, nth: 'a' | 'b' = 'a'): readonly string[] =>
  scriptOf(idea, nth).beats.map((beat) => String(beat[line] ?? ''));
const promptOf = (idea: string): string => optimizeVideoPrompt(idea, []).prompt;

describe('tries that are counted or told again', () => {
  it('leave nobody without a name where nothing is sold', () => {
    expect(linesOf('lightning, then silence, then a door creaks open', 'action').join()).not.toMatch(
      /The\s\s|The ,/,
    );
  });
});

describe('lines at the beginning', () => {
  it('are said by whoever is alone, and by no sign', () => {
    expect(linesOf('"run" a soldier on a bridge', 'dialogue')[0]).toMatch(/"run"/);
    expect(linesOf('"open" a neon sign in the rain', 'dialogue')[0]).toBe('');
  });
});

describe('light that is the story', () => {
  it('is named where somebody only lights a match, hard in black and white', () => {
    expect(promptOf('black and white, a gangster lights his pipe and waits')).toMatch(/one hard light/i);
  });
});

describe('what comes in an order', () => {
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
  it('name no colour that the words do not', () => {
    expect(scriptOf('perfume ad, gold bottle on a wet stone, rain pours over it').prompt).not.toMatch(
      /granite|green/,
    );
  });
});
