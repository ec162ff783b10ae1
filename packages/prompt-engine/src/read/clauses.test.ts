import { describe, expect, test } from 'vitest';
import { listOf, rowsOf } from '../lexicon/row.ts';
import { readScene } from './read-scene.ts';
import { mainOf, type Scene } from './scene.ts';

/** Every doing with who does it: 'hounds bark', 'brothers carry piano'. */
const deedsOf = ({ cast, doings }: Scene): string[] =>
  doings.map(({ agents, verb, object }) =>
    [
      agents.map((agent) => cast[agent]?.name).join('+'),
      verb.base,
      object === undefined ? '' : cast[object]?.name,
    ]
      .filter(Boolean)
      .join(' '),
  );

/** A sentence | its deeds, each with who does it | all whom it names | where. */
const TOLD = `
# what somebody has not done is not seen, and the deed behind it is
two brothers who haven't spoken in ten years carry their father's piano down a narrow staircase | brothers carry piano | brothers, piano | narrow staircase
a waitress who isn't smiling pours coffee at the counter | waitress pour coffee | waitress, coffee | counter
a dog that won't come inside stares at the moon | dog stare at moon | dog, moon | -
three kids who shouldn't be here climb a fence | kids climb fence | kids, fence | -
the astronaut comes home and her dog does not recognize her | astronaut come home | astronaut, dog | -
they're dancing in the kitchen while the pasta boils over | people dance in kitchen, pasta boil over | people, kitchen, pasta | kitchen
# a verb that looks like a noun
a lighthouse keeper's daughter signals with a mirror to a ship | daughter signal | daughter, mirror, ship | -
the neighbours watch from their balconies | neighbours watch | neighbours | balconies
the dogs howl at the ambulance | dogs howl at ambulance | dogs, ambulance | -
a clerk stamps passports | clerk stamp passports | clerk, passports | -
# what others do meanwhile, and where they are
a girl frees a fox from barbed wire while the hounds bark behind the hill | girl free fox, hounds bark | girl, fox, barbed wire, hounds, hill | -
the apprentice hides the broken violin behind his back as the maestro walks in | apprentice hide violin, maestro come in | apprentice, violin, maestro | -
a bus driver closes the doors just as a woman in heels reaches the stop | driver close doors, woman reach stop | driver, doors, woman, heels, stop | -
a waiter drops a tray just as the groom says no | waiter drop tray | waiter, tray, groom | -
a baby sleeps while her father irons shirts | baby sleep, father iron shirts | baby, father, shirts | -
while her son sleeps on the suitcase, a clerk stamps passports | clerk stamp passports, son sleep on suitcase | clerk, passports, son, suitcase | -
a boy holds his breath until the lion walks away | boy hold breath | boy, breath, lion | -
a ghost plays the piano whenever the caretaker sweeps the stairs | ghost play piano, caretaker sweep stairs | ghost, piano, caretaker, stairs | -
an archaeologist brushes sand from a mask | archaeologist brush sand | archaeologist, sand, mask | -
# what was done before is not seen
a sailor who lost his ring in the sea opens a fish | sailor open fish | sailor, fish | -
a bride waits because the groom's horse has run away | bride wait | bride | -
# purpose, thought and likeness bring nobody in
a banshee whispering so she won't kill the customers | banshee whisper | banshee | -
a mother sews at night so that her daughter can dance | mother sew | mother | -
a woman dances with a broom when she thinks nobody is watching | woman dance with broom | woman, broom | -
a knight rides away but his horse just wants to eat flowers | knight ride | knight, horse | -
a librarian who hates noise discovers a jazz band rehearsing | librarian discover jazz band, jazz band rehearse | librarian, jazz band | -
# weather falls by itself
a nurse eats cake in a stairwell while snow falls past the window | nurse eat cake | nurse, cake, window | stairwell
two boys play cards while rain drums on the tin roof | boys play cards | boys, roof | -
`;

describe('clauses of a sentence', () => {
  test.each(rowsOf(TOLD, 4))('%s', (sentence, deeds = '', named = '', place = '') => {
    const scene = readScene(sentence ?? '');
    expect(deedsOf(scene)).toEqual(listOf(deeds));
    expect(scene.cast.map(({ name }) => name)).toEqual(listOf(named));
    expect(scene.place?.words ?? '-').toBe(place);
    expect(scene.rest).toEqual([]);
  });

  test.each([
    ['fig leaves on a plate', []],
    ['a row of beach huts', []],
    ['a sports car in a garage', []],
    ['maple leaves in the snow', []],
  ])('nouns that look like verbs stay nouns: %s', (sentence, deeds) => {
    expect(deedsOf(readScene(sentence))).toEqual(deeds);
  });
});

test('a likening opens no clause', () => {
  expect(deedsOf(readScene('a mouse as big as a horse chases a farmer'))).toEqual(['mouse chase farmer']);
});

describe('whose feeling it is', () => {
  test.each([
    'a thief stops to feed the crying baby',
    'a boy loses a game and the whole park goes silent',
    'a magician in front of a bored crowd',
  ])("another's is not the main's: %s", (sentence) => {
    expect(readScene(sentence).feeling).toBeUndefined();
  });

  test('the main has its own', () => {
    expect(readScene('a nervous boy beside a bored dog').feeling?.words).toBe('nervous');
  });
});

test.each([
  ['a thief stops mid-robbery in a bank', 'thief', []],
  ['a man carries his bicycle home through the snow', 'man', ['bicycle']],
  ['an old man reads a letter aloud to a chair', 'man', ['letter', 'chair']],
  ['a clown puts on his makeup one last time', 'clown', ['makeup']],
])('adverbs are no part of a noun: %s', (sentence, who, others) => {
  const scene = readScene(sentence);
  expect(mainOf(scene)?.name).toBe(who);
  expect(scene.cast.slice(1).map(({ name }) => name)).toEqual(others);
});
