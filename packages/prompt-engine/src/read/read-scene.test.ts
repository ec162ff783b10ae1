import { describe, expect, test } from 'vitest';
import { listOf, rowsOf } from '../lexicon/row.ts';
import { readScene } from './read-scene.ts';
import { type Member, mainOf, type Scene, timeOf } from './scene.ts';

/** A member as a row of this test names it. */
const nameOf = (member: Member | undefined): string => member?.name.toLowerCase() ?? '-';

/** Every doing of the scene: 'feeding pigeons', 'dancing'. */
const deedsOf = (scene: Scene): string[] =>
  scene.doings.map(({ verb, object }) =>
    [verb.ing, object === undefined ? '' : nameOf(scene.cast[object])].join(' ').trim(),
  );

/** What a sentence says | who the picture is about | its kind | deeds | where. */
const SENTENCES = `
old fisherman mending nets | fisherman | person | mending nets | -
a potter shaping a bowl on a wheel | potter | person | shaping bowl | -
a train conductor punching a ticket | conductor | person | punching ticket | -
woman threading a needle by a window | woman | person | threading needle | window
an old man feeding pigeons in the park at dawn | man | person | feeding pigeons | park
two kids building a snowman in the yard | kids | child | building snowman | yard
a man wearing a yellow raincoat holding an umbrella | man | person | wearing raincoat, holding umbrella | -
dancing robot in the rain | robot | robot | dancing | -
a dancing bear | bear | wild-animal | dancing | -
the dog that chased a cat | dog | pet | chasing cat | -
a kid carried by a robot | kid | child | carrying kid | -
girl reading without looking up | girl | child | reading | -
a girl about to blow out candles | girl | child | blowing out candles | -
my cat judges me from the top of the fridge | cat | pet | judging | -
a dragon guarding its eggs | dragon | fantasy-being | guarding eggs | -
a band rehearsing in a garage | band | group | rehearsing | garage
a baseball player holding a bat | player | person | holding bat | -
a violinist playing on a rooftop | violinist | person | playing | rooftop
a dancer leaping across an empty stage | dancer | person | leaping | stage
a crane lifting a car at a harbor | crane | machine | lifting car | harbor
a monk sweeping autumn leaves | monk | person | sweeping leaves | -
a horse galloping along the beach | horse | farm-animal | galloping | beach
an astronaut repairing a satellite | astronaut | person | repairing satellite | -
a balloon shaped like a dog floating over a park | balloon | toy | floating over park | park
a heart shaped cake on a table | cake | food | - | table
a raccoon stealing a sandwich | raccoon | wild-animal | stealing sandwich | -
kids fishing from a river bank with their uncle | kids | child | fishing | river bank
a cat on a windowsill | cat | pet | - | windowsill
a library inside a whale | library | building | - | whale
a castle at the top of a hill in winter | castle | building | - | hill
cozy reading nook | reading nook | place | - | reading nook
abandoned train station at dawn | train station | building | - | -
steam rising from a cup of coffee | steam | material | rising from cup of coffee | -
lonely astronaut on the moon | astronaut | person | - | moon
`;

/** A homonym among its neighbours | who the picture is about | its kind. */
const HOMONYMS = `
a chocolate bar on a marble table | chocolate bar | food
a rock band on stage | rock band | group
a crane lifting a container | crane | machine
a crane standing in a river | crane | bird
a graveyard of spaceships | graveyard of spaceships | place
a bat hanging in a cave | bat | wild-animal
a wooden bat leaning on a wall | bat | toy
a mouse on a desk next to a keyboard | mouse | device
a mouse eating cheese | mouse | wild-animal
a seal on a beach | seal | sea-animal
a wax seal on an envelope | wax seal | product
queen bee surrounded by her workers | queen bee | insect
a jaguar drinking from a river | jaguar | wild-animal
plate of spaghetti with basil | spaghetti | food
a glass of red wine | glass of red wine | drink
an orchestra conductor in a concert hall | conductor | person
a bulldog clip holding red papers | bulldog clip | product
monkey bread fresh from the oven | monkey bread | food
a football match in the mud | football match | sport
a school of fish | school of fish | sea-animal
`;

function rows(table: string, width: number): readonly (readonly string[])[] {
  return rowsOf(table, width);
}

describe('who is there, what they do, and where', () => {
  test.each(rows(SENTENCES, 5))('%s', (sentence, who = '', kind = '', deeds = '', place = '') => {
    const scene = readScene(sentence ?? '');
    expect(nameOf(mainOf(scene))).toBe(who);
    expect(mainOf(scene)?.kind).toBe(kind);
    expect(deedsOf(scene)).toEqual(listOf(deeds));
    expect((scene.place?.words ?? '-').replace(/^(?:empty|abandoned|cozy)\s/, '')).toBe(place);
    expect(scene.isForeign).toBe(false);
  });
});

describe('homonyms are settled by their neighbours', () => {
  test.each(rows(HOMONYMS, 3))('%s', (sentence, who, kind) => {
    const main = mainOf(readScene(sentence ?? ''));
    expect(nameOf(main)).toBe(who);
    expect(main?.kind).toBe(kind);
  });
});

describe('how many', () => {
  test.each([
    ['three red balloons over a city', 3, true],
    ['a dozen eggs', 12, true],
    ['12 monks walking in a row', 12, true],
    ['a pair of old boots', 2, true],
    ['two sisters laughing', 2, true],
    ['wolves in the snow', 12, false],
    ['a wolf', 1, false],
    ['a 1960s convertible', 1, false],
  ] as const)('%s', (sentence, count, counted) => {
    expect(mainOf(readScene(sentence))).toMatchObject({ count, counted });
  });

  test('a hundred is a hundred, and an age counts nobody', () => {
    expect(mainOf(readScene('a hundred paper cranes'))?.count).toBe(100);
    expect(readScene('birthday party for a five year old').cast.every(({ counted }) => !counted)).toBe(true);
  });
});

describe('parts and relations', () => {
  const partOf = (sentence: string, name: string): string | undefined =>
    readScene(sentence).cast.find((member) => nameOf(member).includes(name))?.part;

  test.each([
    ['a woman in a red dress', 'dress', 'worn'],
    ['a dog with a ball in its mouth', 'ball', 'feature'],
    ['a girl with a lantern', 'lantern', 'held'],
    ['a corgi and a heron sharing an umbrella', 'heron', 'companion'],
    ['a corgi and a heron sharing an umbrella', 'umbrella', 'object'],
    ['a cat on a velvet chair', 'chair', 'support'],
    ['a boy with his dog', 'dog', 'companion'],
  ])('%s: the %s is %s', (sentence, name, part) => expect(partOf(sentence, name)).toBe(part));

  test('all who act are agents of the deed', () => {
    const { doings } = readScene('a corgi and a heron sharing an umbrella');
    expect(doings[0]?.agents).toHaveLength(2);
  });

  test('whoever is carried is no agent', () => {
    const { cast, doings } = readScene('a kid carried by a robot');
    expect(nameOf(cast[doings[0]?.agents[0] ?? -1])).toBe('robot');
  });

  test('a costume is a role, colours and materials stay with their thing', () => {
    expect(mainOf(readScene('a corgi astronaut'))).toMatchObject({ kind: 'pet', role: { kind: 'person' } });
    const { cast, colours } = readScene('a green apple among red ones on a wooden table');
    expect(mainOf({ cast } as unknown as Scene)?.colours).toEqual(['green']); // only the cast is asked for
    expect(colours).toContain('green');
  });

  test('who looks at the viewer does it to the viewer', () => {
    expect(readScene('my cat judges me from the sofa').doings[0]?.toViewer).toBe(true);
  });
});

describe('time, season, weather, feeling, look', () => {
  test.each([
    ['a wolf in fresh snow at dawn', 'time', 'dawn'],
    ['a street at night', 'time', 'night'],
    ['first snow in the city', 'weather', 'snow'],
    ['rainy november evening', 'weather', 'rain'],
    ['sunday morning pancakes, late autumn', 'season', 'autumn'],
    ['a dancer in the rain', 'weather', 'rain'],
    ['a cat on a windowsill while it rains', 'weather', 'rain'],
    ['christmas morning, wrapping paper everywhere', 'occasion', 'winter'],
  ] as const)('%s gives the %s', (sentence, type, trait) => {
    const read = timeOf(readScene(sentence), type);
    expect(read?.row.traits.has(trait) || read?.words.includes(trait), JSON.stringify(read?.words)).toBe(
      true,
    );
  });

  test.each([
    ['suffragettes marching in london, 1912', 'era'],
    ['a 1920s jazz club', 'era'],
    ['apollo mission control, july 1969', 'era'],
  ] as const)('%s gives an age', (sentence, type) => expect(timeOf(readScene(sentence), type)).toBeDefined());

  test.each([
    ['nervous kid before a piano recital', 'fear', 'tense'],
    ['lonely astronaut on the moon', 'lonely', 'lonely'],
    ['a happy old couple', 'joy', 'joy'],
  ])('%s gives the feeling', (sentence, ...tempers) => {
    expect(tempers).toContain(readScene(sentence).feeling?.row.temper);
  });

  test('an occasion that is to come is around the scene, not in it', () => {
    const { around } = readScene('nervous kid before a piano recital');
    expect(around).toMatchObject([{ when: 'before' }]);
  });

  test.each([
    ['watercolor of a lighthouse in a storm', 'painted', 'lighthouse'],
    ['pixel art knight', 'rendered', 'knight'],
    ['a linocut of two hares', 'print', 'hares'],
    ['blueprint of a mechanical owl', 'drawn', 'mechanical owl'],
    ['claymation fox reading a newspaper', 'craft', 'fox'],
  ])('%s: the look is read, and what it shows', (sentence, medium, shown) => {
    const scene = readScene(sentence);
    expect(scene.styles.map(({ row }) => row.medium)).toContain(medium);
    expect(nameOf(mainOf(scene))).toBe(shown);
  });

  test('light, view and use are read by their own words', () => {
    const scene = readScene('woman in a red dress, low angle, backlit, phone wallpaper');
    expect(scene.lights.map(({ row }) => row.id)).toEqual(['backlit']);
    expect(scene.cameras.map(({ row }) => row.id)).toEqual(['low']);
    expect(scene.uses.map(({ row }) => row.id)).toEqual(['phone-wallpaper']);
  });
});
