import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../lexicon/row.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { CAUSE_ROWS } from './cause-rows.ts';
import { fillFirst } from './fill.ts';
import { FORMAT_ROWS, OCCASION_ROWS, OFFER_KIND_ROWS, OFFER_ROWS, TASK_ROWS } from './format-rows.ts';
import { GENRE_FILM_ROWS } from './genre-film.ts';
import { TOPIC_ROWS } from './topic-rows.ts';

const TABLES = [
  ['causes', CAUSE_ROWS],
  ['genres', GENRE_FILM_ROWS],
  ['bare words', TOPIC_ROWS],
  ['sorts of film', FORMAT_ROWS],
  ['offers', OFFER_ROWS],
  ['kinds of offers', OFFER_KIND_ROWS],
  ['tasks', TASK_ROWS],
  ['occasions', OCCASION_ROWS],
] as const;

/** The cells of a table behind its names. */
const textsOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .filter((line) => line.includes(' | '))
    .flatMap((line) => line.split(' | ').slice(1).flatMap(choicesOf));

const FILLED = {
  the: 'the fox',
  o: 'the letter',
  x: 'letter',
  doing: 'folding the letter',
  pronouns: { he: 'it', him: 'it', his: 'its' },
};

describe.each(TABLES)('the rows of %s', (_, table) => {
  const texts = textsOf(table);

  it('have only slots that are filled, for one and for several', () => {
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts)
      for (const isPlural of [false, true]) {
        const told = fillFirst([text], { ...FILLED, isPlural, isOPlural: isPlural });
        expect(told, text).not.toMatch(/[{}[\]]/);
        expect(told, text).not.toBe('');
      }
  });

  it('have no praise and no word that stands for nothing', () => {
    expect(texts.join('\n')).not.toMatch(
      /\b(?:stunning|masterpiece|beautiful|something|somebody|somehow|whatever|anything|nothing|various|things|another|8k)\b/i,
    );
  });
});

/** The deed of a beat without what the body does in it. */
const deedIn = (action: string): string => action.replace(/^(?!In |The third try)(.*?): \p{Ll}[^“]*$/u, '$1');
const actionsOf = (idea: string, nth: 'a' | 'b' = 'a'): readonly string[] =>
  writeScript({
    idea,
    option: creativeOptions(idea, 'ten-seconds')[nth],
    target: 'ten-seconds',
  }).beats.map(({ action }) => deedIn(action));

describe('an idea of one moment', () => {
  it.each<[string, readonly RegExp[]]>([
    [
      'a baker kneading bread',
      [/^A baker kneading bread$/, /swells against its cloth/, /^A blade draws/, /^The bread comes out/],
    ],
    [
      'a cat knocks over a vase',
      [/^A cat comes up to a vase$/, /^A cat knocks over a vase$/, /^The vase lies where it fell$/],
    ],
    ['two friends meet at a train station', [/^Two friends at a train station$/, /meet at a train station$/]],
    [
      'a violinist plays alone in an empty station',
      [/^Hands, bow and strings, close$/, /plays alone/, /last note fade$/],
    ],
    [
      'my dad fixing his old motorcycle',
      [
        /^My dad bends over his old motorcycle$/,
        /^My dad fixes/,
        /^My dad leans back, his old motorcycle done$/,
      ],
    ],
    ['a mailman chased by a goose', [/^A goose chases a mailman$/]],
    ['a robot dances', [/first step$/, /dances$/, /last pose$/]],
    [
      'a babysitter hears a child talking under the bed',
      [/^A babysitter stops and listens$/, /^A child talks under the bed$/, /face, close$/],
    ],
    ['a red dress on a chair', [/^A red dress on a chair$/, /^The dress, close$/, /^The chair, close$/]],
  ])('is parted by its own words and by distance: %s', (idea, images) => {
    const actions = actionsOf(idea);
    expect(actions).toHaveLength(images.length);
    for (const [i, image] of images.entries()) expect(actions[i]).toMatch(image);
  });

  it.each([
    ['a cat knocks over a vase'],
    ['a gull takes a chip from a plate on the pier'],
    ['a nurse sleeps in a chair'],
  ])('is two films: %s', (idea) => {
    const [one, two] = [actionsOf(idea), actionsOf(idea, 'b')];
    expect(one[0] !== two[0] || one.at(-1) !== two.at(-1)).toBe(true);
    expect(one).not.toEqual(two);
  });

  it('shows what is found in no picture before it is found', () => {
    const [first] = actionsOf('a diver finds a ring in the mud');
    expect(first).not.toMatch(/ring/);
  });

  it('shows what is taken where it is taken from', () => {
    expect(actionsOf('a monkey steals a banana from a market stall')[0]).toBe(
      'A monkey comes close to a banana on a market stall',
    );
  });

  it('shows tries where somebody keeps failing', () => {
    expect(actionsOf('a wizard tries to light a candle and keeps failing')).toEqual([
      'A wizard tries to light a candle',
      'The wizard tries again and fails',
      'The third try: the wizard fails once more',
    ]);
  });

  it.each<[string, RegExp]>([['a woman opens the window and it starts to rain', /^It starts to rain$/]])(
    'calls by name whoever is seen at last: %s',
    (idea, last) => {
      expect(actionsOf(idea).at(-1)).toMatch(last);
    },
  );

  it('keeps in one picture what is done at once', () => {
    expect(actionsOf('a dog tips over a bin while staring at its owner')).toContainEqual(
      expect.stringMatching(/^(?:A|The) dog tips over a bin while staring at its owner$/),
    );
  });

  it('says no line that the idea does not quote', () => {
    const idea = 'two brothers arguing about a map';
    const { beats } = writeScript({
      idea,
      option: creativeOptions(idea, 'ten-seconds').a,
      target: 'ten-seconds',
    });
    expect(beats.every(({ dialogue }) => dialogue === undefined)).toBe(true);
  });

  it.each([
    ['a turtle mistakes a bag for a jellyfish'],
    ['a boy wants to fly'],
    ['a thief reaches the safe but inside sits a cat'],
  ])('has no word beside those of the idea and of the camera: %s', (idea) => {
    const said = new Set(
      `${idea} the and a moment before close from further off still face faces head hands feet one after other held look looks up stir`
        .toLowerCase()
        .match(/\p{L}+/gu),
    );
    for (const action of actionsOf(idea))
      for (const word of action
        .toLowerCase()
        .replace(/’s\b/g, '')
        .match(/\p{L}+/gu) ?? [])
        expect(said.has(word) || said.has(word.replace(/ing$/, 's')), `${word} in ${action}`).toBe(true);
  });
});

describe('one move of the camera', () => {
  it.each<[string, readonly string[]]>([
    [
      'orbiting drone shot around a lighthouse',
      ['A lighthouse', 'The lighthouse from the other side', 'The lighthouse from where the circle began'],
    ],
    [
      'slow push in on an empty chair',
      ['An empty chair', 'The chair, nearer', 'The chair, filling the frame'],
    ],
    [
      'one continuous tracking shot following a waiter through a kitchen into the dining room',
      ['A waiter goes through a kitchen', 'The waiter comes into the dining room'],
    ],
  ])('goes through the film: %s', (idea, actions) => {
    expect(actionsOf(idea)).toEqual(actions);
  });
});

describe('a sort of film', () => {
  it.each<[string, RegExp]>([
    ['makeover of an old wooden chair', /the old wooden chair before.*brush.*good as new/is],
    [
      'before and after of our kitchen renovation',
      /our kitchen before.*roller.*our kitchen from the same spot/is,
    ],
    ['history of the bicycle', /the first bicycle.*black and white.*today/is],
    ['birthday video for my sister who turns 30', /cake.*my sister/is],
    ['ad for a small coffee roastery', /beans.*cup/is],
    ['dialogue between a taxi driver and a ghost', /the taxi driver leans in.*the ghost listens/is],
    ['recipe for shakshuka', /everything that goes into the shakshuka.*the shakshuka on the plate/is],
    ['how to descale a kettle', /the kettle before.*descaling the kettle.*done/is],
    ['cat vs cucumber', /cat and cucumber, face to face.*the cat, close.*the cucumber, close/is],
  ])('has its own images: %s', (idea, told) => {
    expect(actionsOf(idea).join('\n')).toMatch(told);
  });
});

describe('what is only named', () => {
  it.each<[string, RegExp]>([
    ['nightlife in Berlin', /in Berlin: neon.*kerb at dawn/is],
    ['energy drink ad with extreme sports', /over a cliff.*parachute.*sip/is],
    ['wool from sheep to sweater', /sheep.*the sweater/is],
  ])('has images: %s', (idea, told) => {
    expect(actionsOf(idea).join('\n')).toMatch(told);
  });
});

it('tells every idea in whole sentences that repeat no image', () => {
  const who = fc.constantFrom('a fox', 'my dad', 'two nuns', 'the robot', 'a red balloon', 'our neighbours');
  const does = fc.constantFrom(
    'dancing',
    'cooking soup',
    'falling',
    'waiting',
    'reading a letter',
    'flying away',
  );
  fc.assert(
    fc.property(who, does, (doer, deed) => {
      const actions = actionsOf(`${doer} ${deed} in the rain`);
      expect(new Set(actions).size).toBe(actions.length);
      for (const action of actions) expect(action).toMatch(/^\p{Lu}/u);
    }),
  );
});
