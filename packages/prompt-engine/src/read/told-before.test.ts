import { expect, test } from 'vitest';
import { deedInProgress } from './deed-in-progress.ts';
import { subjectOf } from './read-scene.ts';

test.each([
  // Whom the wish is of was named in the sentence before it.
  [
    'this is for my best mates wedding, they met in leeds, could you draw them singing',
    'my best mates singing',
  ],
  [
    "it's my uncles 70th and he drove a milk float in Hull for 40 years. can you do him at the wheel, fog",
    'my uncle driving a milk float in Hull, at the wheel, fog',
  ],
  [
    'my aunt passed last year and she always fed the swans from her boat, id love a picture of her doing that in her red coat',
    'my aunt feeding the swans from her boat, in her red coat',
  ],
  [
    'we lost our cat Pickle last week. she used to sit in the bath and watch the tap. could you make her there, morning light',
    'our cat Pickle sitting in the bath and watching the tap, morning light',
  ],
  [
    'so my wife is a welder and nobody thanks her, i want her like a saint',
    'my wife, a welder, like a saint',
  ],
  [
    'me and my brother are planning a party for my mum and she used to be a postwoman. can u do her on her bike',
    'my mum, a postwoman, on her bike',
  ],
  [
    'my gran kept a goose that could open doors. shes gone now. id love a picture of them in her shed',
    'my gran and a goose that could open doors, in her shed',
  ],
  [
    'our 30th anniversary is next week!! we honeymooned in a leaky tent, can you do us in it with one umbrella',
    'the two of us in a leaky tent with one umbrella',
  ],
  [
    'met my wife at a tram stop in the snow 9 years ago, want that tram stop with two hats',
    'a tram stop in the snow with two hats',
  ],
  [
    'me and my husband met becuase we both grabbed the last lamp at the market. 9 yrs in june!! could it be like a fresco, the lamp glowing?',
    'me and my husband both grabbing the last lamp at the market, like a fresco, the lamp glowing',
  ],
  [
    'my granny was a midwife and she rode a motorbike to every birth, id love a painting of her doing that in snow',
    'a painting of my granny, a midwife, riding a motorbike to every birth, in snow',
  ],
  [
    'my two kids built a den last summer and it fell, could you draw them in it laughing',
    'my two kids in a den laughing',
  ],
  ['my boss says he is a lion in meetings. please draw him as a mouse', 'my boss as a mouse'],
  // What is told need not begin with whoever asks, and an order needs no verb.
  [
    'two of my students broke the scale and for the farewell card I would like the two of them as apples',
    'farewell card, two of my students as apples',
  ],
  [
    'so our club has a singer who only hums, can you do her on a table with a lamp',
    'a singer who only hums on a table with a lamp',
  ],
  ['a friend of mine collects lighthouses so please make one out of teacups', 'a lighthouse out of teacups'],
  [
    'my brother always burns the toast so for his birthday I want a knight fighting a toaster',
    'a knight fighting a toaster',
  ],
  [
    'please not the usual robot! I want a robot made of radios on a balcony',
    'a robot made of radios on a balcony',
  ],
  ['i lost a bet and now need a picture of my dog as a mayor', 'my dog as a mayor'],
  [
    'I dislike shiny faces, so please an old woman selling onions in fog',
    'an old woman selling onions in fog',
  ],
  ['sorry english not good. I want old man with balloons in snow', 'old man with balloons in snow'],
  ['any chance of a heron as a librarian? grey suit', 'a heron as a librarian, grey suit'],
  [
    'the picture should not be scary. It should have a spider knitting socks',
    'a spider knitting socks, not scary',
  ],
  [
    'my grandpa flew gliders. I never saw it. please make a picture of him up there above the alps',
    'my grandpa flying gliders, above the alps',
  ],
  ["my cat thinks she's a lawyer, pls make her in court", 'my cat as a lawyer in court'],
  [
    'my class keeps asking what a black hole looks like, can you make one that eats a desk',
    'a black hole that eats a desk',
  ],
  ['we named our boat Gerda, so a sturdy old lady as a figurehead', 'a sturdy old lady as a figurehead'],
  ['just for fun: what if trains were caterpillars? at a station', 'trains as caterpillars, at a station'],
  // Whoever was told of is in no picture that stands for itself.
  [
    'long story short my boss is obsessed with gnus. need a gnu in a suit giving a talk',
    'a gnu in a suit giving a talk',
  ],
  [
    'wanted a gift for my dentist who is retiring, a crocodile with a toothbrush',
    'a crocodile with a toothbrush',
  ],
])('%s: what is told before a wish comes back where its pronoun stands', (typed, subject) =>
  expect(subjectOf(typed)).toBe(subject),
);

test.each([
  'my aunt and three friends pushing a van up a hill',
  'a dog that says woof, and my cat asleep',
  'my cat sits on the roof, can you do a watercolour',
])('%s: a picture is not taken for what is told before it', (typed) =>
  expect(subjectOf(typed)).toContain(typed.split(',')[0]),
);

test.each([
  [
    'Business card for a tuner who is deaf in one ear, i want that to be the joke but tasteful. one fork',
    'Business card for a tuner who is deaf in one ear, tasteful. one fork',
  ],
  ['two men fishing on the moon, thats the joke', 'two men fishing on the moon'],
  ['a caravan in the rain, 10 yrs in may', 'a caravan in the rain'],
])('%s: what is told of the asker behind a picture goes', (typed, subject) =>
  expect(subjectOf(typed)).toBe(subject),
);

test.each([
  [
    'Ich suche etwas für den 70. Geburtstag meines Vaters, er war Lokführer. Ein Igel im Zug am See',
    'Ein Igel im Zug am See',
  ],
  [
    "Bonjour à tous, c'est pour les 40 ans de ma sœur, elle adore les chats. Un chat qui conduit une 2CV",
    'Un chat qui conduit une 2CV',
  ],
  ['Chcę wydrukować coś na prezent dla siostry: dwa koty w starym namiocie', 'dwa koty w starym namiocie'],
  [
    'Ik zoek een kaart voor mijn oma, ze is gek op kippen. Drie kippen aan een theetafel',
    'Drie kippen aan een theetafel',
  ],
  [
    'Ciao, vorrei fare un regalo al mio ragazzo: un gatto meccanico in officina',
    'un gatto meccanico in officina',
  ],
  ['mein opa wird 80 und er liebt tauben. ein taubenschlag auf dem dach', 'ein taubenschlag auf dem dach'],
  ['母の誕生日に絵をあげたいです。縁側で昼寝するおばあさん', '縁側で昼寝するおばあさん'],
])('%s: the gift is told in other languages too', (typed, subject) => expect(subjectOf(typed)).toBe(subject));

test.each([
  ['fed the pigeons', 'feeding the pigeons'],
  ['reached for the trolley', 'reaching for the trolley'],
  ['sit in the sink and watch the tap', 'sitting in the sink and watching the tap'],
  ['xyzzed it', undefined],
])('%s is seen as %s', (deed, seen) => expect(deedInProgress(deed)).toBe(seen));
