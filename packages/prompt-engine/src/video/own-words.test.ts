import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { dramaFor } from './drama/drama.ts';
import { EVERYDAY_IDEAS, IDEAS } from './fixtures/ideas.ts';
import { readIdea } from './idea/read-idea.ts';
import { wordsOf } from './idea/verbs.ts';
import { writeScript } from './script/script.ts';

const option = { title: 'T', tone: 'Plain', audience: 'Anyone' };
const actionsOf = (idea: string): readonly string[] =>
  writeScript({ idea, option, target: 'ten-seconds' }).beats.map(({ action }) => action);

/** Words that mean something: no articles, pronouns and links. */
const LINKS =
  /^(?:the|and|then|but|until|while|before|for|with|him|his|her|its|their|they|she|that|this|from|into|are|was|who|make|film|video|about|short|clip|our|out|off|being)$/;
const contentOf = (text: string): readonly string[] =>
  wordsOf(text)
    .map(({ text: word }) => word)
    .filter((word) => word.length > 2 && !LINKS.test(word));
const stem = (word: string): string =>
  word
    .replace(/(?:ing|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1')
    .slice(0, 4);

/** Each word that means something is in the script, in the order of the idea. */
function expectOwnWords(idea: string): void {
  const script = contentOf(actionsOf(idea).join(' ')).map(stem);
  let at = 0;
  for (const word of contentOf(idea)) {
    const found = script.indexOf(stem(word), at);
    expect(found, `${idea}: ${word} in ${script.join(' ')}`).toBeGreaterThanOrEqual(0);
    at = found;
  }
}

const WHO = fc.constantFrom(
  'a nurse',
  'an old fisherman',
  'two sisters',
  'my dog',
  'a robot',
  'the last dragon',
  'a boy in a red coat',
  'three penguins',
  'a woman who never sleeps',
  'our neighbour',
);
const DEEDS = fc.constantFrom(
  ['opens a letter', 'open a letter'],
  ['waits at a bus stop', 'wait at a bus stop'],
  ['plays chess with a stranger', 'play chess with a stranger'],
  ['falls asleep under a tree', 'fall asleep under a tree'],
  ['burns the pancakes', 'burn the pancakes'],
  ['laughs', 'laugh'],
  ['finds a key in the snow', 'find a key in the snow'],
  ['misses the last train', 'miss the last train'],
);
const LINK = fc.constantFrom(' and ', ', then ', ' and then ', ' but ', ', ', ' until the rain starts and ');
const THINGS = fc.constantFrom(
  'wet cobbles',
  'a yellow tram',
  'steam',
  'the smell of bread',
  'hands on clay',
  'a sunset over the harbour',
);
const FRAME = fc.constantFrom('', 'a short film about ', 'make me a video of ', 'clip of ');

const story = fc
  .tuple(FRAME, WHO, DEEDS, LINK, DEEDS, fc.option(fc.tuple(WHO, DEEDS), { nil: undefined }))
  .filter(([, , one, , two]) => one !== two)
  .map(([frame, who, one, link, two, end]) => {
    const nth = /^(?:two|three)\s/.test(who) ? 1 : 0;
    const tail = end ? `. Then ${end[0]} ${end[1][/^(?:two|three)\s/.test(end[0]) ? 1 : 0]}` : '';
    return `${frame}${who} ${one[nth]}${link}${two[nth]}${tail}`;
  });
const list = fc
  .tuple(FRAME, fc.uniqueArray(THINGS, { minLength: 2, maxLength: 5 }))
  .map(([frame, things]) => `${frame}${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`);

describe('a script keeps the idea’s own words', () => {
  it('in the ideas that people type', () => {
    for (const idea of [...EVERYDAY_IDEAS, ...IDEAS]) {
      const { scene, quoted, timing } = readIdea(idea);
      const isStyled = readScene(idea).styles.length + scene.cameras.length + quoted.length > 0 || timing;
      // What is only named is told in the steps of its kind.
      const isStory = dramaFor(idea) !== undefined;
      if (!isStory && !isStyled && !scene.isForeign && !/shot|looks? like|clip|video/.test(idea))
        expectOwnWords(idea);
    }
  });

  it('in stories and lists of every make, in their order', () => {
    fc.assert(fc.property(fc.oneof(story, list), expectOwnWords), { numRuns: 60 });
  });

  it.each<[string, readonly string[]]>([
    [
      'Time lapse of an orchard through four seasons',
      ['An orchard in spring', 'An orchard in summer', 'An orchard in autumn', 'An orchard in winter'],
    ],
    ['what loneliness feels like', ['Loneliness: a person stands still while everyone else walks past']],
    ['a man shouts "colapses" and walks away', ['A man shouts “colapses”', 'The man walks away']],
  ])('%s', (idea, actions) => {
    // What is seen of a deed may follow its words.
    expect(actionsOf(idea).map((action, i) => action.slice(0, actions[i]?.length))).toEqual(actions);
  });

  it('runs the steps of an instruction only where they account for all of it', () => {
    expect(actionsOf('how to change a bike tyre in under 5 minutes')).toHaveLength(5);
    expect(actionsOf('how to tie a tie for a first job interview').at(-1)).toMatch(
      /for a first job interview$/,
    );
    expect(actionsOf('why is the sky blue, 30 secs').join(' ')).toMatch(/sunlight.*blue rays/);
    expect(actionsOf('how do volcanoes erupt, with a model made from baking soda').join(' ')).toMatch(
      /baking soda/,
    );
    expect(actionsOf('how to make vegan ramen').join(' ')).not.toMatch(/egg/);
  });

  it('joins moments where there are more than a short film can part', () => {
    const idea =
      'a cook chops onions, peels carrots, boils water, salts it, stirs the pot, tastes the soup and smiles';
    expect(actionsOf(idea).length).toBeLessThanOrEqual(5);
    expectOwnWords(idea);
  });

  it('reads any text in bounded time', { timeout: 4_000 }, () => {
    expect(actionsOf('and then a, until the as while but '.repeat(4_000)).length).toBeLessThanOrEqual(8);
  });
});
