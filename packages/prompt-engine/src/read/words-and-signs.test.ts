import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../lexicon/row.ts';
import { readScene } from './read-scene.ts';
import { mainOf } from './scene.ts';

/** A sentence of another language | who | the deed | the place. */
const FOREIGN = `
un gato negro en la ventana | cat | - | window
una mujer bailando bajo la lluvia | woman | dance | -
un viejo pescador en el puerto | fisherman | - | harbo
le chat dort sur le piano | cat | sleep | -
deux enfants construisent un château de sable | child | build | -
une femme boit un café à paris | woman | drink | paris
ein alter Mann liest ein Buch im Park | man | read | park
ein kleiner hund im schnee | dog | - | -
um cachorro na praia | dog | - | beach
um menino correndo na rua | boy | run | street
un cane che corre nel parco | dog | run | park
una vecchia casa sulla spiaggia | house | - | beach
冬の駅で電車を待つ女性 | woman | wait | station
雪の中の赤い傘 | umbrella | - | -
一只猫在月亮上 | cat | - | moon
一个女孩在雨中跳舞 | girl | dance | -
고양이가 창가에서 자고 있다 | cat | sleep | window
눈 속의 늑대 | wolf | - | -
una señora vendiendo tamales en la esquina a las seis de la mañana, vapor, luz de farola | woman | sell | corner
mi abuelo arreglando su reloj viejo en la mesa de la cocina | grandfather | repair | kitchen
un petit garçon avec un imperméable jaune saute dans une flaque | boy | jump | -
un vieux monsieur joue de l'accordéon dans une rue pavée | man | play | street
ein alter VW Käfer voller Kürbisse auf einem Feldweg im Oktober | vw beetle | - | dirt road
Bäcker holt frische Brötchen aus dem Ofen, früher Morgen | baker | take | -
ein Schornsteinfeger sitzt auf dem Dach und isst ein Brot | chimney sweep | sit | roof
um menino empinando pipa na laje, fim de tarde, Rio ao fundo | boy | fly | rooftop
três amigos tomando cerveja num boteco | friend | drink | bar
una nonna che gioca ai videogiochi sul divano con il gatto in braccio | grandmother | play | sofa
un signore anziano legge il giornale al bar | man | read | caf
おばあちゃんが台所で餃子を包んでいる | grandmother | wrap | kitchen
屋根の上で月を見る黒猫 | cat | look | rooftop
縁側で寝ている白い猫とスイカ | cat | sleep | porch
一个女孩抱着吉他坐在屋顶上看星星 | girl | hug | rooftop
爷爷在院子里给孙女扎辫子 | grandfather | braid | courtyard
시장에서 생선을 파는 아주머니 | woman | sell | market
비 오는 밤 편의점 앞에서 우산을 쓰고 서 있는 여고생 | student | hold | convenience store
`;

describe('eight other languages', () => {
  test.each(rowsOf(FOREIGN, 4))('%s', (sentence = '', who = '', deed = '', place = '') => {
    const scene = readScene(sentence);
    expect(scene.isForeign).toBe(true);
    expect(scene.subject).toBe(sentence);
    expect(mainOf(scene)?.words.toLowerCase()).toContain(who);
    if (deed !== '-') expect(scene.doings[0]?.verb.base).toContain(deed);
    if (place !== '-') expect(scene.place?.words.toLowerCase()).toContain(place);
  });

  test.each([
    ['ein Quastenflosser liest ein Buch', 'subject'],
    ['un esperpento comiendo pan', 'subject'],
    ['ドヌルが本を読んでいる', 'subject'],
  ])('%s: who is not known is not somebody else', (sentence, who) => {
    const scene = readScene(sentence);
    expect(mainOf(scene)?.words).toBe(who);
    expect(scene.rest).not.toEqual([]);
  });

  test('what hangs on an unknown noun goes with it', () => {
    const scene = readScene('mi madre regando las zurrapas del patio');
    expect(scene.cast.map(({ name }) => name)).toEqual(['mother']);
    expect(scene.place).toBeUndefined();
  });

  test.each([
    'a cat with a ❤️',
    'Día de los Muertos altar in a laundromat',
    '👨‍👩‍👧 family picnic',
    'café terrace in the morning',
    'a naïve piñata',
    'the jalapeño and the crème brûlée',
  ])('%s is English', (sentence) => expect(readScene(sentence).isForeign).toBe(false));
});

/** A slip | what was meant, as the name of the main thing or the deed. */
const SLIPS = `
a wizzard casting a spell | wizard
elefant in the savana | elephant
cute hedghog drinkin tee | hedgehog
a beutiful peacok in the gardin | peacock
astronot playing gitar | astronaut
a giraff eating leafs | giraffe
old libary with stares going up | library
a buterfly on a flowr | butterfly
`;

describe('typing errors', () => {
  test.each(rowsOf(SLIPS, 2))('%s', (sentence = '', meant) => {
    const scene = readScene(sentence);
    expect(mainOf(scene)?.name).toBe(meant);
    expect(scene.subject).toBe(sentence);
  });

  test('a word that English has is no slip of another', () => {
    for (const word of ['firewall', 'clapboard', 'swatch', 'docket']) {
      expect(mainOf(readScene(`a ${word}`))?.name).toBe(word);
    }
  });

  test('a name keeps its spelling', () => {
    expect(readScene('portrait of Elefanta in Paris').cast.map(({ words }) => words)).not.toContain(
      'elephant',
    );
  });
});

describe('words to be lettered', () => {
  test.each([
    ['poster that says "Jazz Tonight"', ['Jazz Tonight']],
    ['neon sign saying open late', ['open late']],
    ['chalkboard menu that says Soup of the Day: Whiskey', ['Soup of the Day: Whiskey']],
    ['a sign that says OPEN LATE in a wet alley', ['OPEN LATE']],
    ['a shirt that reads I LOVE NY on a hanger', ['I LOVE NY']],
    ['a poster that says LOVE IS ALL', ['LOVE IS ALL']],
    ['logo for a bakery called Crumb', ['Crumb']],
    ['“Open” and “Closed” signs', ['Open', 'Closed']],
    ['wedding invitation, Emma & Luca, 12 June', ['Emma & Luca', '12 June']],
    ['a dog called Rex', []],
    ["a child's drawing of a dog's house", []],
    ['his brother sits beside him not saying anything', []],
    ['she leaves without saying a word', []],
  ] as const)('%s', (sentence, lines) => expect(readScene(sentence).lettering).toEqual(lines));
});

describe('what must not be there', () => {
  test.each([
    ['a forest with no people', ['people']],
    ['a bookshelf without books', ['books']],
    ['empty street, no cars, no text', ['cars', 'text']],
    ['a red bicycle --no people, cars', ['people', 'cars']],
    ['a cake without candles and flowers', ['candles', 'flowers']],
  ] as const)('%s', (sentence, excluded) => {
    const scene = readScene(sentence);
    expect([...scene.excluded]).toEqual(excluded);
    for (const word of excluded) expect(scene.cast.map(({ words }) => words)).not.toContain(word);
  });
});

describe('signs of tools', () => {
  test.each([
    ['a red bicycle --ar 4:5 --v 6', 'a red bicycle', '--ar 4:5 --v 6', '4:5'],
    ['a fox <lora:ink:0.8>', 'a fox', '<lora:ink:0.8>', undefined],
    ['a fox, forest --ar 1920:1080', 'a fox, forest', '--ar 1920:1080', '16:9'],
    ['a well-made two-part thing', 'a well-made two-part thing', '', undefined],
    ['a cat -- and a dog', 'a cat -- and a dog', '', undefined],
  ] as const)('%s', (typed, subject, tail, ratio) => {
    const scene = readScene(typed);
    expect(scene.subject).toBe(subject);
    expect(scene.syntax.tail).toBe(tail);
    expect(scene.syntax.ratio).toBe(ratio);
  });

  test('weights stay where they stand and do not hide the words', () => {
    const scene = readScene('1boy, knight, kneeling, ruined chapel, rain, (rusty armor:1.3), looking down');
    expect(scene.syntax.isTags).toBe(true);
    expect(scene.subject).toContain('(rusty armor:1.3)');
    expect(scene.cast.some(({ words }) => words.includes('armor'))).toBe(true);
  });
});

describe('requests and edits', () => {
  test.each([
    ['please draw me a dragon', 'a dragon'],
    ['can you make an image of two cats?', 'two cats'],
    ['I want a picture of the sea', 'the sea'],
    ['generate a photo of a lamp', 'a photo of a lamp'],
    ['draw', 'draw'],
    ['a painter drawing a cat', 'a painter drawing a cat'],
    ['a line\nbreak\tand a tab', 'a line break and a tab'],
  ])('%s', (typed, subject) => expect(readScene(typed).subject).toBe(subject));

  test.each([
    'turn my photo into an oil painting',
    'remove the background',
    'make my photo look older',
    'change her hair to red',
  ])('%s asks for an edit', (typed) => expect(readScene(typed).isEdit).toBe(true));

  test.each(['a man making his bed', 'make me a rusty robot', 'a girl in a photo booth'])(
    '%s does not',
    (typed) => expect(readScene(typed).isEdit).toBe(false),
  );
});

test.each([
  ['macro of a dew covered spider on a leaf', 'spider'],
  ['a mud covered dog in a bathtub', 'dog'],
  ['a door covered in moss', 'door'],
] as const)('%s shows what is covered', (sentence, who) => {
  expect(mainOf(readScene(sentence))?.name).toBe(who);
});

test.each([
  ['a frog knight, like a medieval manuscript doodle', 'medieval manuscript'],
  ['a knight and a snail, like an old engraving', 'engraving'],
  ['a dwarf in a tavern. painted style like old rpg book covers', 'painting'],
] as const)('%s has a look', (sentence, look) => {
  expect(readScene(sentence).styles.map(({ words }) => words)).toContain(look);
});

test('any text is read without an error, within its own indexes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { cast, doings } = readScene(text);
      for (const { relation } of cast) if (relation) expect(cast[relation.to]).toBeDefined();
      for (const { agents, object } of doings) {
        for (const agent of agents) expect(cast[agent]).toBeDefined();
        if (object !== undefined) expect(cast[object]).toBeDefined();
      }
      expect(cast.filter(({ part }) => part === 'main').length).toBeLessThanOrEqual(Math.max(1, cast.length));
    }),
    { numRuns: 300 },
  );
});

test.each(['a nun driving tram number 14 in the snow', 'a nun driving the number 14 tram in the snow'])(
  '%s: the number is the vehicle’s, and no sign of its own',
  (subject) => expect(readScene(subject).cast.map(({ name }) => name)).toEqual(['nun', 'tram']),
);

test('between colours a fruit is a colour', () => {
  const { colours, cast } = readScene('travel poster for the moon, only orange, cream and navy');
  expect(colours).toEqual(['orange', 'cream', 'navy']);
  expect(cast.map(({ name }) => name)).not.toContain('orange');
});

test('a mole on a cheek is no animal, and a verb without its ending is one', () => {
  expect(readScene("mole on a spy's cheek, macro").cast[0]?.kind).toBe('thing');
  expect(readScene('old man sell balloons in the snow').cast[0]?.name).toBe('man');
});
