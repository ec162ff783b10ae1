import { expect, test } from 'vitest';
import { subjectOf } from './read-scene.ts';

test.each([
  ['ok so hear me out, a walrus running a laundromat', 'a walrus running a laundromat'],
  [
    'my son is 7 and wants a picture of an owl on a skateboard, can you make it funny',
    'an owl on a skateboard, funny',
  ],
  ['my niece wants a mermaid riding a bike, she is 6, make it sparkly', 'a mermaid riding a bike, sparkly'],
  ["for my dad's retirement, could you paint him as a sea captain", 'my dad as a sea captain, a painting'],
  [
    'our old cat Mimi died in May, i would love a gentle picture of her in the sun',
    'a gentle picture of our old cat Mimi in the sun',
  ],
  ['my brother is obsessed with trains, draw him a steam engine in the snow', 'a steam engine in the snow'],
  [
    'my sister loves owls and old maps, can you make a picture with both, soft light',
    'owls and old maps, soft light',
  ],
  [
    'so my dnd group needs a picture of our party: a bard and a goblin in a barrel',
    'our party: a bard and a goblin in a barrel',
  ],
  ['not sure if this is possible but a castle inside a shell', 'a castle inside a shell'],
  ['i was thinking maybe a fox waiting for the bus', 'a fox waiting for the bus'],
  ['hello I make candles and want a product photo, candle on a stone', 'a product photo, candle on a stone'],
  ['for a school project about recycling: robots sorting trash', 'robots sorting trash'],
  [
    "it's for a christmas card, so please a reindeer in headphones",
    'a christmas card, a reindeer in headphones',
  ],
  ['picture for my bedroom wall plz, whale over a town', 'whale over a town'],
  ['Need something for my D&D campaign, a ruined bridge, two guards', 'a ruined bridge, two guards'],
  ['would it be possible to have a wizard brewing coffee?', 'a wizard brewing coffee'],
  ['lol imagine a giraffe in an elevator', 'a giraffe in an elevator'],
  [
    'a roman street, bread seller shouting, for history class so it should be accurate',
    'a roman street, bread seller shouting, accurate',
  ],
  ['koi pond at night, keep the top dark so i can read the clock', 'koi pond at night, keep the top dark'],
  ['a soap label, dried flowers, nothing too fancy', 'a soap label, dried flowers, simple'],
  ['a lake at dawn. hope that makes sense, thanks!', 'a lake at dawn.'],
  ['a lake at dawn, surprise me', 'a lake at dawn'],
])('%s: who asks and why goes', (typed, subject) => expect(subjectOf(typed)).toBe(subject));

test.each([
  'my daughter wants a cookie, the jar is on the top shelf',
  'my dog wants a treat',
  'my grandma loves her garden, roses everywhere',
  'a boy asking his mother for a picture of a dragon',
  'we are dancing in the rain',
  'a knight who wants a picture of his horse',
  'my dad loves fishing, he is in his boat',
  'a sign that reads "can you make it funny"',
  'a fox that knows it should be home by now',
  'a cat, because nobody else is at home',
])('%s: what is seen stays', (typed) => expect(subjectOf(typed)).toBe(typed));

test.each([
  ['Ich hätte gern ein Bild von einem Igel im Nebel, für meine Tochter, sie ist 4', 'ein Igel im Nebel'],
  ['Kannst du mir bitte einen Fuchs malen, der auf Büchern schläft', 'einen Fuchs, der auf Büchern schläft'],
  ["je voudrais une image d'un chat qui lit, pour l'anniversaire de ma mère", 'un chat qui lit'],
  ['quiero una imagen de un pulpo en un bar de jazz, gracias', 'un pulpo en un bar de jazz'],
  ['vorrei un disegno di una volpe, per la cameretta di mia figlia', 'un disegno di una volpe'],
  ['você pode desenhar um cachorro na praia?', 'um cachorro na praia'],
  [
    'Mijn dochter is gek op otters. Kun je een otter tekenen die een taart bakt?',
    'een otter die een taart bakt',
  ],
  ['ma sœur se marie et je voudrais une carte avec deux cygnes', 'une carte avec deux cygnes'],
  [
    'Meine Oma hat immer gebacken. Bitte ein Bild von ihr in der Küche, warmes Licht',
    'Meine Oma in der Küche, warmes Licht',
  ],
  ['mamy rocznicę. Narysuj proszę dwa jeże na ławce', 'dwa jeże na ławce'],
  ['焚き火をするクマの絵を描いてください', '焚き火をするクマ'],
  ['帮我画一只戴围巾的企鹅', '一只戴围巾的企鹅'],
  ['작은 포장마차 그려줘', '작은 포장마차'],
])('%s: who asks goes in other languages', (typed, subject) => expect(subjectOf(typed)).toBe(subject));

test.each([
  'Ein Mann will Brot kaufen',
  'Mi abuela quiere una flor',
  'Ich will nach Hause, ein Wanderer im Regen',
  '할머니가 마당에서 김장하는 모습',
  'un vieux phare sous la pluie',
])('%s: nothing of it asks', (typed) => expect(subjectOf(typed)).toBe(typed));
