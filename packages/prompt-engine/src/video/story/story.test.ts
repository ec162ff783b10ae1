import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../lexicon/row.ts';
import { creativeOptions } from '../creative-options.ts';
import { writeScript } from '../script.ts';
import { CAUSE_ROWS } from './cause-rows.ts';
import { DEEDS_BY_HAND } from './deeds-by-hand.ts';
import { DEEDS_OF_ATTENTION } from './deeds-of-attention.ts';
import { DEEDS_OF_BODIES } from './deeds-of-bodies.ts';
import { DEEDS_OF_CONTEST } from './deeds-of-contest.ts';
import { DEEDS_OF_EVERY_DAY } from './deeds-of-every-day.ts';
import { DEEDS_OF_THINGS } from './deeds-of-things.ts';
import { DEEDS_OF_TURNS } from './deeds-of-turns.ts';
import { DEEDS_TOGETHER } from './deeds-together.ts';
import { fillFirst } from './fill.ts';
import { FORMAT_ROWS, OCCASION_ROWS, OFFER_KIND_ROWS, OFFER_ROWS, TASK_ROWS } from './format-rows.ts';
import { GENRE_FILM_ROWS } from './genre-film.ts';
import { SITUATION_ROWS, TOPIC_ROWS } from './situation-rows.ts';
import { CALLING_ROWS, JOURNEY_ROWS, NATURE_ROWS, STATE_ROWS, STILL_ROWS } from './still-rows.ts';

const TABLES = [
  ['what hands do', DEEDS_BY_HAND],
  ['what bodies do', DEEDS_OF_BODIES],
  ['what ears, eyes and skin do', DEEDS_OF_ATTENTION],
  ['what is trained and contested', DEEDS_OF_CONTEST],
  ['what people do together', DEEDS_TOGETHER],
  ['what is done every day', DEEDS_OF_EVERY_DAY],
  ['turns of phrase', DEEDS_OF_TURNS],
  ['what things do', DEEDS_OF_THINGS],
  ['causes', CAUSE_ROWS],
  ['genres', GENRE_FILM_ROWS],
  ['situations', SITUATION_ROWS],
  ['bare words', TOPIC_ROWS],
  ['sorts of film', FORMAT_ROWS],
  ['offers', OFFER_ROWS],
  ['kinds of offers', OFFER_KIND_ROWS],
  ['tasks', TASK_ROWS],
  ['occasions', OCCASION_ROWS],
  ['callings', CALLING_ROWS],
  ['journeys', JOURNEY_ROWS],
  ['nature', NATURE_ROWS],
  ['states', STATE_ROWS],
  ['still scenes', STILL_ROWS],
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
  details: 'a red seal',
  doing: 'folding the letter',
  limb: 'paw',
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

const actionsOf = (idea: string, nth: 'a' | 'b' = 'a'): readonly string[] =>
  writeScript({
    idea,
    option: creativeOptions(idea, 'ten-seconds')[nth],
    target: 'ten-seconds',
  }).beats.map(({ action }) => action);

describe('an idea of one moment', () => {
  it.each<[string, readonly RegExp[]]>([
    ['a baker kneading bread', [/kneading bread/, /dough|flour/i, /./]],
    ['a nurse coming home after a night shift', [/coming home/, /shoes/, /nurse/]],
    ['milk being poured into a bowl', [/being poured/, /stream/, /last drop/]],
    ['satisfying soap cutting', [/soap cutting/, /blade/, /slices/]],
    ['a robot learns to make tea', [/make tea/, /leaves/, /robot/]],
    ['three kittens sleeping in a basket', [/sleeping/, /side|flank/, /sleep/]],
    ['a dancer on a bridge', [/bridge/, /heels|feet/i, /pose/]],
    ['our cafe opens again', [/opens/, /sign/, /first/]],
    ['a candle in a dark room', [/candle/, /flame/, /still/]],
    [
      'a lighthouse keeper who gets a letter from the sea',
      [/keeper gets a letter/, /fingers hold it/, /smile/],
    ],
    ['a mailman chased by a goose', [/^A goose chases a mailman$/, /./, /goose springs/]],
    ['the moment a deaf baby hears for the first time', [/^A deaf baby hears/, /eyes go round/, /laugh/]],
    ['a goalkeeper saving a penalty', [/saving a penalty/, /gloves/, /goalkeeper lies there with the ball/]],
    [
      'my grandfather teaching me to ride a bike',
      [/teaching me/, /hand on the saddle/, /bike rolls on alone/],
    ],
    ['a family decorating the christmas tree', [/decorating/, /bauble/, /the family steps back/]],
    ['a boy and his robot watching the stars', [/watching/, /light/, /both of them stand/i]],
    ['an elephant painting with its trunk', [/painting/, /brush/, /elephant steps back/]],
    ['a farmer looking at a dry field', [/dry field/, /eyes go along it/, /hat/]],
  ])('is told from near and to its end: %s', (idea, images) => {
    const actions = actionsOf(idea);
    expect(actions).toHaveLength(images.length);
    for (const [i, image] of images.entries()) expect(actions[i]).toMatch(image);
  });

  it('agrees with several who do it', () => {
    expect(actionsOf('kids building a snowman').at(-1)).toMatch(/the kids step back/);
  });

  it('opens on its place as the second option tells it', () => {
    expect(actionsOf('a man playing piano in a train station', 'b')[0]).toMatch(/^A train station/);
  });

  it('speaks where such a deed does, and never where the words rule it out', () => {
    const idea = 'two brothers arguing about a map';
    const lines = (text: string) =>
      writeScript({
        idea: text,
        option: creativeOptions(text, 'ten-seconds').a,
        target: 'ten-seconds',
      }).beats.flatMap(({ dialogue }) => dialogue ?? []);
    expect(lines(idea)).toHaveLength(2);
    expect(lines(`${idea}, no dialogue`)).toEqual([]);
    expect(lines(`silent film of ${idea}`)).toEqual([]);
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
    ['cat vs cucumber', /cat and cucumber, face to face.*the first move/is],
  ])('has its own images: %s', (idea, told) => {
    expect(actionsOf(idea).join('\n')).toMatch(told);
  });
});

describe('a deed that no word of it tells alone', () => {
  it.each<[string, readonly RegExp[]]>([
    ['a robot vacuum falls in love with a broom', [/falls in love/, /keeps quite still/, /side by side/]],
    ['a thief runs out of time', [/runs out/, /dial/, /everything stops/]],
    ['the lamps of our street go on strike', [/go on strike/, /./, /./]],
    ['a woman video calls her mother', [/video calls/, /face lights up/, /picture/]],
    ['a seal pup learns to swim', [/learns/, /tumble/, /it holds/]],
    ['a teacher hands out the tests', [/hands out/, /open palm/, /heads/]],
    ['a pilot lands the plane', [/lands/, /lever/, /wheels/]],
  ])('is told by its own images: %s', (idea, images) => {
    const actions = actionsOf(idea);
    expect(actions).toHaveLength(images.length);
    for (const [i, image] of images.entries()) expect(actions[i]).toMatch(image);
  });

  it('has no image of a deed that is only wished for or never done', () => {
    expect(actionsOf('the teacher who never smiled').join()).not.toMatch(/corner of the mouth/);
    expect(actionsOf('a boy wants to fly').join()).not.toMatch(/wings/);
  });
});

describe('what is only named', () => {
  it.each<[string, RegExp]>([
    ['first day at the new school', /first day.*straps of a bag.*shy smile/is],
    ['job interview, she forgets everything', /knee that will not keep still.*she forgets everything/is],
    ['exam day, the last minute', /pen stops.*the last minute.*pen is laid down/is],
    ['teamwork', /six hands.*two others catch hold.*drops into its place/is],
    ['nightlife in Berlin', /in Berlin: neon.*kerb at dawn/is],
    ['energy drink ad with extreme sports', /over a cliff.*parachute.*sip/is],
    ['image film for our company, teamwork and innovation', /six hands/is],
    ['wool from sheep to sweater', /sheep.*the sweater/is],
  ])('has images: %s', (idea, told) => {
    expect(actionsOf(idea).join('\n')).toMatch(told);
  });

  it('is counted by an appeal, and read at its end', () => {
    const actions = actionsOf('charity: every winter 300 people sleep outside in our town');
    expect(actions[0]).toMatch(/sleeping bag/);
    expect(actions.at(-1)).toMatch(/“Every winter 300 people sleep outside in our town”$/);
    expect(actions.join()).not.toMatch(/charity|turn over/i);
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
