import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { toldMoments } from '../story/tell.ts';
import { readIdea } from './read-idea.ts';

const shownBy = (idea: string): string =>
  toldMoments(readIdea(idea))
    .map(({ text }) => text)
    .join(' / ');
const scriptOf = (idea: string) =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' });

describe('an idea is parted', () => {
  it.each([
    ['ad for our cider, from orchard to a couple clinking glasses', /The orchard \/ A couple clinks glasses/],
    ['a boat tour through the canals ending with pancakes', / \/ Pancakes$/],
    ['slow zoom out from a button to a whole fairground', /^A button \/ A whole fairground$/],
    [
      'POV of sledging down a hill and crashing into a snowman',
      /^Sledging down a hill \/ Crashing into a snowman$/,
    ],
    [
      'a slug race with an over-excited commentator',
      /^Slug race|^A slug race \/ An over-excited commentator$/,
    ],
    ['a picnic goes wrong when a swan joins in', /^A picnic \/ .*A swan joins in$/],
    ['the night the lights went out in Madrid', /^The lights go out in Madrid at night$/],
    ['a film about a monk who believes his goats are plotting', / \/ As the monk sees it: his goats plot$/],
    ['a toad dreams of being an opera singer', / \/ In the dream: the toad as an opera singer$/],
    [
      'a clerk waits at a gate and the ferry never comes',
      / \/ The clerk, still alone: the ferry never comes$/,
    ],
    [
      'split screen: a surgeon washes his hands, a baker washes his hands',
      /^On the left, .*; on the right, /,
    ],
    [
      'one take following a maid through a palace until she drops a key',
      /^A maid goes through a palace \/ The maid drops a key$/,
    ],
    ['ad for rowing boats, from raw plank to first voyage', /^Raw plank \/ First voyage \/ /],
    ['one shot, no cuts: a priest crosses a square', /^A priest crosses a square$/],
    ['slow pan across a kitchen until the camera finds the mouse', /^A kitchen \/ The mouse$/],
    ['fast cuts of a florist at work, ending on a perfect bouquet', / \/ A perfect bouquet$/],
    [
      "a tenor's first opera, seen only through the faces of the audience",
      /^The faces of the audience during a tenor's first opera$/,
    ],
    ['the last bus leaves and a nun runs after it', /^The last bus leaves \/ .*runs after the last bus$/],
    ['a singer hums in a tunnel, heartbeat sound', /^(?!.*heartbeat)/],
    ['a teacher explaining tides to kids with a bucket', /to kids with a bucket(?! \/ .*bucket)/],
  ])('at its own joints: %s', (idea, told) => {
    expect(shownBy(idea)).toMatch(told);
  });

  it('in as many shots as it asks for, and what is not to happen is in none', () => {
    expect(scriptOf('how to tie a bowline knot in three steps').beats).toHaveLength(3);
    expect(scriptOf('3 shots: rain on a roof, a yawning porter, an empty bar').beats).toHaveLength(3);
    expect(shownBy('how to repot a monstera without breaking the roots')).not.toMatch(/without/);
  });

  it('keeps names in capitals, and never ends a title on a verb that lost its object', () => {
    expect(optimizeVideoPrompt('Marie Curie working in her laboratory', []).prompt).not.toMatch(/marie/);
    expect(shownBy('Roman soldiers digging a ditch')).toMatch(/The Roman soldiers’/);
    expect(
      creativeOptions('a knight in full armor tries to order a cappuccino', 'ten-seconds').a.title,
    ).not.toMatch(/tries(?: to(?: order)?)?(?:$|[:,])/);
  });
});

describe('what is wished of the film', () => {
  it.each([
    ['one continuous shot of a waiter crossing a ballroom', /in one uncut shot/],
    ['a boxer trains at dawn, handheld', /handheld throughout/],
  ])('is in both options: %s', (idea, wish) => {
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    expect(a.tone).toMatch(wish);
    expect(b.tone).toMatch(wish);
  });
});

describe('the sort of film', () => {
  it.each([
    ['mockumentary about a mayor', /: a mockumentary$/],
    ['romantic comedy about two lifeguards', /: a romantic comedy$/],
    ['timelapse of a snowman melting in a yard', /from one place$/],
    ['a couple breaks up over text', /^A couple breaks up over text$/],
    ['a hand-drawn whale carrying a village', /: a cartoon$/],
    ['two neighbours paint a fence', /^(?!.*(?:short film|opening scene))/],
  ])('is the one that is asked for, or none: %s', (idea, title) => {
    expect(creativeOptions(idea, 'ten-seconds').a.title).toMatch(title);
  });
});

describe('what is heard', () => {
  it.each([
    ['a waiter drops the tray', /china breaking/i],
    ['rain on the window of a night train', /rain against the window/i],
    ['a boy takes the first bite of an apple', /a crunch/i],
  ])('is named by deed and thing: %s', (idea, sound) => {
    expect(
      scriptOf(idea)
        .beats.map((beat) => beat.sound)
        .join(' '),
    ).toMatch(sound);
  });

  it('is nothing where nothing is certain', () => {
    expect(optimizeVideoPrompt('a magician bows', []).prompt).not.toMatch(/natural sound/i);
  });
});
