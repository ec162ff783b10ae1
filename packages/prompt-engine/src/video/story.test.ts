import { describe, expect, it } from 'vitest';
import { arcFor } from './arcs.ts';
import { readIdea } from './idea.ts';
import { writeScript } from './script.ts';
import { settingOf } from './setting.ts';
import { storyIn } from './story.ts';

const told = (idea: string): readonly string[] => storyIn(idea).events.map(({ text }) => text);

describe('the story of an idea', () => {
  it.each<[string, readonly string[]]>([
    [
      'a woman unboxes an espresso machine, plugs it in and makes her first terrible coffee',
      [
        'A woman unboxes an espresso machine',
        'The woman plugs it in',
        'The woman makes her first terrible coffee',
      ],
    ],
    [
      'kids in a school cafeteria start a food fight until the principal walks in',
      ['Kids in a school cafeteria start a food fight', 'The principal walks in'],
    ],
    [
      'a spaceship lands in a cornfield and a tiny alien steps out and waves',
      ['A spaceship lands in a cornfield', 'A tiny alien steps out', 'The tiny alien waves'],
    ],
    [
      'my grandpa blowing out 80 candles while everyone claps',
      ['My grandpa blows out 80 candles', 'Everyone claps'],
    ],
    [
      'old woman feeds pigeons in a square, suddenly they all take off',
      ['The old woman feeds pigeons in a square', 'Suddenly they all take off'],
    ],
    [
      'a wedding: the bride throws the bouquet, everyone jumps, and the grandmother catches it',
      ['The bride throws the bouquet', 'Everyone jumps', 'The grandmother catches it'],
    ],
    [
      'an old robot waters a single flower in a ruined city every day',
      ['An old robot waters a single flower in a ruined city every day'],
    ],
    ['how to tie a bowline knot, step by step', ['Two hands tie a bowline knot']],
    ['explain how a rainbow forms for 8 year olds', ['A rainbow forms']],
    [
      'a snail crosses a road while cars pass over it, and it reaches the other side',
      ['A snail crosses a road', 'Cars pass over it', 'It reaches the other side'],
    ],
    ['He opens the letter. He reads it. He smiles.', ['He opens the letter', 'He reads it', 'He smiles']],
    ['a man sells flowers and plants', ['A man sells flowers and plants']],
    ['northern lights over a frozen lake', []],
    ['rain drops on a window', []],
    ['what does silence look like?', []],
    ['a girl roller skates through an empty mall', ['A girl roller skates through an empty mall']],
    [
      '“you never called” she says, he looks at the rain and says “i didn’t know how”',
      ['She says: “you never called”', 'He looks at the rain', 'He says: “i didn’t know how”'],
    ],
    [
      'mum: "who ate the cake?" the dog, the toddler and the dad all have chocolate on their faces',
      ['Mum says: “who ate the cake?”', 'The dog, the toddler and the dad all have chocolate on their faces'],
    ],
    ['unboxing of a mechanical keyboard', ['Two hands unbox a mechanical keyboard']],
    [
      'a girl plants a tree, years later she is old and the tree gives shade',
      ['A girl plants a tree', 'Years later she is old', 'The tree gives shade'],
    ],
    [
      'she packs, at the last moment he says "stay" and she puts it down',
      ['She packs', 'At the last moment he says: “stay”', 'She puts it down'],
    ],
    [
      'our baby takes her first steps towards grandpa, who drops his newspaper',
      ['Our baby takes her first steps towards grandpa', 'Grandpa drops his newspaper'],
    ],
    [
      'mix flour, eggs and milk, fry in butter, flip it high in the air',
      [
        'Two hands mix flour, eggs and milk',
        'The two hands fry in butter',
        'The two hands flip it high in the air',
      ],
    ],
    ['the dog has eaten the cake and looks guilty', ['The dog has eaten the cake', 'The dog looks guilty']],
    [
      'two cowboys prepare for a duel and both forgot their guns',
      ['Two cowboys prepare for a duel', 'The two cowboys both forget their guns'],
    ],
    ['in 2090 a guard shows children the last tree', ['In 2090 a guard shows children the last tree']],
    [
      'an inventor in her garage, first prototype leaks, last one works',
      ['The first prototype leaks', 'The last one works'],
    ],
    [
      'my mum bakes a cake and one after another the neighbours come in',
      ['My mum bakes a cake', 'One by one the neighbours come in'],
    ],
    ['waves crash against a lighthouse, then calm', ['Waves crash against a lighthouse', 'Then it is calm']],
  ])('%s', (idea, events) => {
    expect(told(idea)).toEqual(events);
  });

  it('tells what a thing is made from and what it becomes', () => {
    const events = told('making of a vase from lump of clay to finished glazed pot');
    expect(events[0]).toMatch(/^A lump of clay/);
    expect(events.at(-1)).toMatch(/^The finished glazed pot/);
  });

  it('keeps the last event where there are more than a short film can part', () => {
    const idea =
      'a cook chops onions, peels carrots, boils water, salts it, stirs the pot, tastes the soup and smiles';
    expect(told(idea).length).toBeLessThanOrEqual(5);
    expect(told(idea).join(' ')).toMatch(/smiles$/);
    expect(told(idea).join(' ')).toContain('peels carrots');
  });

  it('is bounded for any text', { timeout: 2_000 }, () => {
    expect(told('and then a, until the as while but '.repeat(4_000)).length).toBeLessThanOrEqual(5);
  });
});

describe('a film of a story', () => {
  const arc = (text: string) => {
    const idea = readIdea(text);
    return arcFor(idea, settingOf(idea, 0));
  };

  it('ends an advertisement on what it is for', () => {
    expect(arc('perfume commercial, a woman walks through a field').at(-1)?.action).toMatch(/perfume/i);
  });

  it('shows the thing that an instruction makes', () => {
    expect(arc('how to fold a paper crane').at(-1)?.action).toMatch(/^The paper crane/);
  });

  it('brings no place and no hour that the idea does not name', () => {
    const { prompt } = writeScript({
      idea: 'a woman unboxes a new espresso machine and plugs it in',
      option: { title: 'T', tone: 'Plain', audience: 'Anyone' },
      target: 'ten-seconds',
    });
    expect(prompt).not.toMatch(/Setting:|pavement|morning|afternoon/);
  });

  it('has a line said by whom the idea gives it to, in the beat where it is said', () => {
    const { beats } = writeScript({
      idea: 'teacher asks "who broke the window?" and the whole class points at the dog',
      option: { title: 'T', tone: 'Plain', audience: 'Anyone' },
      target: 'veo-3.1',
    });
    expect(beats[0]?.dialogue).toMatch(/^The teacher, .*: "who broke the window\?"$/);
    expect(beats.slice(1).some(({ dialogue }) => dialogue)).toBe(false);
  });
});

describe('what a film is about', () => {
  const actions = (idea: string): string => {
    const read = readIdea(idea);
    return arcFor(read, settingOf(read, 1))
      .map(({ action }) => action)
      .join(' | ');
  };
  const placeOf = (idea: string): string => settingOf(readIdea(idea), 1).at;

  it('is no deed where it is only the topic', () => {
    expect(
      actions('school film about bullying, a new boy eats alone until a girl sits down next to him'),
    ).toBe('A new boy eats alone | A girl sits down next to him');
    expect(actions('an advert for my dog walking business, a tired woman comes home')).not.toMatch(/walks/);
  });

  it('names what an advertisement sells, also behind a colon', () => {
    expect(actions('ad for headphones: a commuter puts them on and smiles')).toMatch(
      /puts the headphones on.*smiles/,
    );
  });

  it('is not placed where one only comes to, or leaves', () => {
    expect(placeOf('a hamster escapes from his cage and runs through the house')).toBe('');
    expect(placeOf('two friends get lost and end up at a fjord')).toBe('');
    expect(placeOf('a student practises the same bar over and over')).toBe('');
    expect(placeOf('a man orders a coffee in a café and waits')).toBe('in the café');
  });

  it('gives lines that nobody is said to speak to each in turn', () => {
    const { beats } = writeScript({
      idea: '"is this seat taken?" "it was always yours" two strangers on a train',
      option: { title: 'T', tone: 'Plain', audience: 'Anyone' },
      target: 'ten-seconds',
    });
    expect(beats.flatMap(({ dialogue }) => dialogue ?? [])).toEqual([
      expect.stringMatching(/^One of them.*"is this seat taken\?"$/),
      expect.stringMatching(/^The other.*"it was always yours"$/),
    ]);
  });

  it('makes no sound that such a doer does not make', () => {
    const soundsOf = (idea: string): string => {
      const read = readIdea(idea);
      return arcFor(read, settingOf(read, 1))
        .map(({ sound }) => sound)
        .join(' ');
    };
    expect(soundsOf('a spider builds its web and waits')).not.toMatch(/hammer/);
    expect(soundsOf('our parrot drives the dog crazy and laughs')).not.toMatch(/engine/);
    expect(soundsOf('the first snow falls and a child looks up')).not.toMatch(/thud/);
  });
});
