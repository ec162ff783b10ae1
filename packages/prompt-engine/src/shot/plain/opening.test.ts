import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

/** What stands behind the subject in each take of it. */
function addedTo(subject: string): { studio: string; cinematic: string; minimal: string } {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  const behind = (text: string): string => text.slice(subject.length);
  return { studio: behind(studio), cinematic: behind(cinematic), minimal: behind(minimal) };
}

describe('a clause that is sure by itself is staged, whatever is told behind it', () => {
  test.each([
    ['cinnamon rolls in a cast iron pan, icing drizzled over', /45-degree angle/, /table height/],
    [
      'a stack of blueberry pancakes, butter melting on top, maple syrup dripping down',
      /45-degree/,
      /table height/,
    ],
    [
      'a diner at 3am, one customer, neon through the blinds',
      /black and white checkered tiles/,
      /chrome counter/,
    ],
    ['old barn with sunlight through gaps in the boards, hay, rusty tools', /hay bales/, /hay bale/],
    ['server room, blue light, cables neatly arranged, a lone technician', /server racks/, /Blue light/],
    ['giant robot asleep in a meadow, children climbing on it', /curled on one side/, /line of trees/],
    [
      'goblin merchant pushing a cart overloaded with junk, bells and cages dangling',
      /both hands on its handle/,
      /mid-step/,
    ],
    [
      'coffee bag mockup, label reads "Slow Monday", kraft paper, green stamp',
      /three-quarter view/,
      /Close-up from slightly above/,
    ],
  ] as const)('%s', (subject, studio, cinematic) => {
    const added = addedTo(subject);
    expect(added.studio).toMatch(studio);
    expect(added.cinematic).toMatch(cinematic);
  });
});

describe('what is told behind it is spoken of by its own words alone', () => {
  test.each([
    // The frame holds whoever comes to it.
    ['circus strongman lifting a piano while a monkey plays it', /Medium shot|Close-up/],
    ['a lighthouse, a boy flying a kite in front of it', /a boy|kite/],
    // No pose goes on where another deed is told.
    [
      'twins in matching dresses standing back to back, one smiling, one crying',
      /tears|gaze|all the others alike/i,
    ],
    // What is printed is no blank.
    ['coffee bag mockup, label reads "Slow Monday", kraft paper, green stamp', /blank/],
    // What is borne over a shoulder is no view from there.
    [
      'half-orc barbarian with a broken tusk, fur cloak, huge axe over the shoulder',
      /over-the-shoulder view/i,
    ],
    // A painting hangs in the room, which is not painted.
    [
      'mid-century living room, teak sideboard, record player, abstract painting, plants',
      /Circles, wedges|Abstract painting/,
    ],
    // A stag that is painted stands nowhere.
    ['human fighter, broken nose, chainmail, shield with a painted stag', /the stag/],
    // A robe that the wind tears makes no storm, and rain outside wets nobody by the fire.
    ['high elf wizard casting a spell, floating runes, robe torn by the wind', /torn cloud|strong wind/i],
    [
      'une vieille dame qui tricote près de la cheminée, chat roux, pluie dehors',
      /rainy day|the rain and every edge/,
    ],
    // Ink that is spilt draws nothing.
    ['a fountain pen on a handwritten letter, ink smudge, reading glasses', /hatching|off-white paper/],
    // Washing hangs overhead; the camera does not.
    ['a narrow street in Naples, scooters, laundry overhead, old woman at a window', /looking down/],
    // Shadows are as they are told.
    ['sunscreen tube half buried in sand, seashells, hard shadows', /almost no shadow|shadows open/],
    // No queen has the chest of the men of her trade.
    ['barbarian queen on a throne of antlers, wolf at her feet', /bare chest/],
    // The sky that is told has its own light.
    ['pirate queen leaning against the mast, parrot, storm clouds gathering', /softbox|Clear soft daylight/],
  ] as const)('%s', (subject, unseen) => {
    for (const text of Object.values(addedTo(subject))) expect(text).not.toMatch(unseen);
  });
});

describe('what takes the opening back leaves nothing of it staged', () => {
  test.each([
    ['a kid hiding behind a curtain, only the sneakers are visible', /one eye and one hand/],
    ['an hourglass with stars instead of sand', /\bsand\b/],
    ['lonliness at a birthday party, nobody sees the kid', /cake|balloons/],
  ] as const)('%s', (subject, unseen) => {
    for (const text of Object.values(addedTo(subject))) expect(text).not.toMatch(unseen);
  });
});
