import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { type Script, writeScript } from '../script/script.ts';
import type { VideoTargetId } from '../targets.ts';
import { withoutLetter } from './asked.ts';
import { readTold } from './told.ts';

const momentsOf = (idea: string): string =>
  readTold(idea)
    .moments.map(({ text }) => text)
    .join(' / ');
const scriptOf = (idea: string, target: VideoTargetId = 'ten-seconds'): Script =>
  writeScript({ idea, option: creativeOptions(idea, target).a, target });
const actionsOf = (idea: string): readonly string[] => scriptOf(idea).beats.map(({ action }) => action);

describe('who asks, and what for', () => {
  it.each([
    [
      'I run a small bakery in York. 20 sec vertical ad: dough rises, a cat watches it',
      'Dough rises / A cat watches it',
      20,
    ],
    [
      'Need a 40 sec film where a kite tells her own story, she sees the sea',
      'A kite tells her own story / The kite sees the sea',
      40,
    ],
    [
      'Could you make 30 seconds where an old horse waits at the gate, a girl feeds it',
      'An old horse waits at the gate / A girl feeds it',
      30,
    ],
    [
      'Spot de 20 segundos para una zapatería: una señora pide un zapato, el dueño abre cien cajas',
      'Una señora pide un zapato / El dueño abre cien cajas',
      20,
    ],
    [
      'Kurzfilm für unseren Ruderverein, ca. 50 Sekunden: Der Achter sinkt, der Steuermann rudert weiter',
      'Der Achter sinkt / Der Steuermann rudert weiter',
      50,
    ],
    ['my kids (6 and 8) want to film with lego, a thief steals the sun', 'A thief steals the sun', undefined],
    [
      "for our chess club's 20th, a lost pawn is found in a shoe, a boy puts it back",
      'A lost pawn is found in a shoe / A boy puts it back',
      undefined,
    ],
  ])('is not seen: %s', (idea, moments, seconds) => {
    expect(momentsOf(idea)).toBe(moments);
    if (seconds !== undefined) expect(scriptOf(idea).seconds).toBe(seconds);
  });

  it.each([
    'a nun rings a bell, make it the silence',
    'a nun rings a bell, it needs a funny ending because we have no budget',
    'a nun rings a bell. Please don’t get the bells mixed up.',
    'ein Hund wartet am Tor, bitte kein Pathos',
    'a nun rings a bell, dialogue only 6 lines tops',
    'a nun rings a bell, vertical for phone',
  ])('says how it is to be, which is not seen: %s', (idea) => {
    expect(readTold(idea).moments).toHaveLength(1);
  });

  it('leaves a prompt without who asks, and with the length', () => {
    expect(optimizeVideoPrompt('I sell kites. Need a 15 sec ad, a kite falls asleep', []).prompt).toMatch(
      /^A 15 sec ad, a kite falls asleep/,
    );
    expect(optimizeVideoPrompt('20 seconds, a dog waits, a boy comes, no talking', []).prompt).toMatch(
      /^20 seconds, a dog waits/,
    );
  });
});

describe('what is read and said', () => {
  it.each([
    ['an ad, a van stops, end card: Hill Locks, day & night', 'End card: “Hill Locks, day & night”'],
    ['a van stops, a man smiles, text at the end: Open late', 'A man smiles; on screen: “Open late”'],
    [
      'een man opent de deur, het glas is leeg. tekst in beeld: vrijdag vanaf vijf',
      'Het glas is leeg; on screen: “vrijdag vanaf vijf”',
    ],
  ])('%s', (idea, action) => {
    expect(actionsOf(idea).at(-1)).toBe(action);
  });

  it.each([
    ['a jar goes round, last line has to be “It was yours.”', 'Voice-over: "It was yours."'],
    ['a waiter brings fish, the guest says: i ordered the soup', 'The guest: "i ordered the soup"'],
    ['two pensioners play chess, last move, pause, “tea?”', 'One of them: "tea?"'],
    ['MARA: You kept the key. JON: You kept the door. She steps aside.', 'MARA: "You kept the key."'],
  ])('%s', (idea, line) => {
    expect(scriptOf(idea).beats.flatMap(({ dialogue }) => dialogue ?? [])).toContain(line);
  });
});

describe('moments', () => {
  it.each([
    ['a lady stops traffic for bigger things: ducks, a sofa, a whale', 'ducks / A sofa / A whale'],
    ['pancake reel, top down: flour, eggs, milk, flip, syrup', 'Flour / Eggs / Milk / Flip / Syrup'],
    ['a drop travels from the sea to a cloud to a tongue', 'the sea / A cloud / A tongue'],
    [
      'two cranes fold themselves, meet on a map, unfold into a card',
      '/ They meet on a map / They unfold into',
    ],
    ['ein Kind baut eine Rakete, die Oma saugt Staub, im Mai fliegen sie los', '/ Im Mai fliegen sie los'],
    ['un ragazzo suona la tromba ma gli cade il bocchino', '/ Gli cade il bocchino'],
  ])('are parted: %s', (idea, parted) => {
    expect(momentsOf(idea)).toContain(parted);
  });

  it('are covered in a long film by what they name, and no deed is done twice', () => {
    const actions = actionsOf('an old woman carries a chair across the fields, she sits down. 2 minutes');
    expect(actions).toContain('The old woman from near, face and hands');
    expect(actions).toContain('Detail: the chair');
    expect(new Set(actions.filter((action) => /carries|sits/u.test(action))).size).toBe(2);
  });
});

describe('a film that is longer than a clip', () => {
  const script = scriptOf(
    'a fox crosses a lake at dawn, she stops, she looks at us, 20 seconds, no music',
    'veo-3.1',
  );

  it('is as long as it is asked for, in clips that no beat passes', () => {
    expect(script.seconds).toBe(20);
    expect(script.beats.at(-1)?.to).toBe(20);
    for (const end of [7, 13]) expect(script.beats.some(({ from }) => from === end)).toBe(true);
    expect(script.target).toContain('This film is made of 3 clips');
  });

  it('has a prompt for each clip, which stands alone', () => {
    const clips = script.prompt.split('\n\n');
    expect(clips.map((clip) => clip.split('.')[0])).toEqual([
      'Clip 1 of 3, 7 seconds',
      'Clip 2 of 3, 6 seconds',
      'Clip 3 of 3, 7 seconds',
    ]);
    for (const clip of clips) {
      expect(clip).toMatch(/Shots: 0–/);
      expect(clip).toContain('no music');
      expect(clip).not.toContain('20 seconds');
    }
    expect(clips[1]).toContain('a fox crosses a lake');
  });
});

it.each([
  [
    'Making something for my parents golden wedding, they met at an ice rink in Leeds',
    'they met at an ice rink in Leeds',
  ],
  [
    'Travel clip from Lisbon, tram 28 from inside, laundry, grilled sardines',
    'tram 28 from inside, laundry, grilled sardines',
  ],
  ['A fire drill at a sawmill. Boss says it must not be boring', 'A fire drill at a sawmill. '],
  [
    'an empty forecourt, tumbleweed maybe too much, a woman in red',
    'an empty forecourt, tumbleweed, a woman in red',
  ],
])('%s: whoever asks and what they doubt is in no shot', (idea, film) => {
  expect(withoutLetter(idea).text).toBe(film);
});
