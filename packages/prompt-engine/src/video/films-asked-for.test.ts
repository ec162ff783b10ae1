import { expect, test } from 'vitest';
import { readIdea } from './idea/read-idea.ts';
import { creativeOptions } from './options/creative-options.ts';
import { writeScript } from './script/script.ts';
import { toldMoments } from './story/tell.ts';

const shownBy = (idea: string): string =>
  toldMoments(readIdea(idea))
    .map(({ text }) => text)
    .join(' / ');

test.each([
  ['5 tips for better sleep', /large letters.*drawer.*lamp goes out/],
  [
    'talking head video: 4 tips for houseplants',
    /eyes on the lens.*One finger goes up.*“4 tips for houseplants”/,
  ],
  ['pilates class, Mondays at 7, bring a friend for free', /mat is rolled out.*“Mondays at 7/],
  ['tango lessons for couples, every Friday', /heel.*every Friday/i],
  ['charity appeal for an owl sanctuary', /owl in two hands/],
  ['a day in the life of a nurse, starts at 6 am', /nurse at 6 am/],
  ['music video for a slow song in the snow', /^A singer in the snow/],
  ['before and after: garden renovation', /overgrown.*spade.*in full leaf/],
  ['our cat hates the bath', /^Our cat’s head, close \/ Our cat hates the bath$/],
  ['a tiny wizard moves into a teapot', /A tiny wizard moves into a teapot$/],
  ['vidéo pour annoncer l’ouverture de notre librairie', /string of flags.*our bookshop/],
  ['Video zur Eröffnung unserer Bäckerei', /our bakery from above/],
  ['anuncio de una clase de salsa para principiantes', /heel.*turn begins/],
  ['ad for a veggie burger joint called Big Leaf', /patty hisses.*first bite/],
  ['promo for a ramen place', /Noodles are lifted/],
  ['a weekend in Lisbon', /Lisbon in the window/],
  ['a quiet evening with a book', / \/ The book, close/],
  ['trailer for a zombie film on a ferry', /^On a ferry: one lamp.*Feet drag/],
  ['teaser for a spy movie', /the case goes from one hand/i],
  ['two sisters move into a houseboat', /^Two sisters move into a houseboat/],
  ['a race between a duck and a pig', /side by side at a line.*in front/],
  ['a baking contest', /^A baking contest/],
  ['evening routine of a nurse', /A nurse comes home.*The nurse in bed/i],
  ['how to change a bicycle tire', /tire levers/],
  ['three cousins form a band', /^Three cousins form a band/],
  ['why the moon changes shape, using an orange and a torch', /orange and a torch.*“Why.*half bright/],
  ['safety video for warehouse staff: how to lift a heavy box', /squat with a straight back/],
  [
    'explain how vaccines work to 8 year olds with castle and guards',
    /^Castle and guards, and “How vaccines work”/,
  ],
  [
    'promo for a climbing gym, opening Saturday, first visit free',
    /coloured hold.*“Opening Saturday, first visit free”/,
  ],
  ['anime opening: five students run up the roof', /^Five students run/],
  ['how to plant garlic in autumn', /holes into loose soil/],
  ['wildlife: a lizard outruns snakes on a beach', /^(?:The lizard’s head, close \/ )?A lizard/],
  ['explain photosynthesis in a kitchen', /sun rays enter the leaf/],
  ['why do we yawn? for kids, with a sleepy lion', / \/ A sleepy lion$/],
  ['a train conductor lets a crying boy drive the train', / \/ A crying boy drives the train/],
  ['a taxi driver learns that his passenger is his brother', / \/ His brother, whole in the frame$/],
  ['a boy plays hide and seek with his shadow', / \/ A boy plays hide and seek with his shadow$/],
  [
    'a sculptor finishes a statue',
    / \/ A sculptor finishes a statue \/ The sculptor steps back from the statue$/,
  ],
  ['skincare ad, one drop on skin, morning light', /^One drop on skin/],
  ['aerial shot following a red train', /^A red train/],
  ['horror short: a babysitter hears a child talking under the bed', / \/ A child talks under the bed/],
  ['a pianist does not know that the man listening is the composer', / \/ The man listening is the composer/],
])('%s: what it asks for is shown', (idea, images) => {
  expect(shownBy(idea)).toMatch(images);
});

test.each([
  ['a knight arrives to slay the witch and finds out that she is his mother', /key turns|to the light/],
  ['a skater teaches her grandfather to drop in', /pieces/],
  ['plastic bottles weave into a shoe', /the work is done/],
  ['a bottle with letters washes back', /piece is done/],
  ['a chess master plays against a child', /shrieks/],
  ['two astronauts play catch with a blob of juice', /bent over it/],
  ['fireflies guide a lost hiker home', /head of/],
  ['POV of a message in a bottle crossing the Atlantic', /further off/],
  ['people hold on to lampposts', /strokes/],
  ['a choir of commuters sings in a stuck subway car', /brush/],
])('%s: no image of another deed', (idea, images) => {
  expect(shownBy(idea)).not.toMatch(images);
});

const camerasOf = (idea: string): readonly string[] =>
  writeScript({ idea, option: { title: '', tone: '', audience: '' }, target: 'ten-seconds' }).beats.map(
    ({ camera }) => camera,
  );

test('slow motion that is asked for is that of every shot', () => {
  const cameras = camerasOf('a dancer jumps over a puddle and smiles, slow motion');
  expect(cameras.filter((camera) => camera.endsWith('in slow motion'))).toEqual(cameras);
});

test('a thing that is only called it stays one', () => {
  expect(shownBy('a girl builds a plane out of paper and it really flies')).toMatch(
    / \/ The plane really flies$/,
  );
});

test.each([
  ['how to repot a large cactus without getting hurt by it', /^How to repot a large cactus/],
  ['a mouse the size of a horse chases a farmer', /^(?:The mouse\b|A mouse the size of a horse chases)/],
  ['trailer for a heist movie', /^A heist movie: the trailer/],
  ['talking head video: 3 tips for better sleep', /^3 tips for better sleep/],
])('%s: its title names it', (idea, title) => {
  expect(creativeOptions(idea, 'ten-seconds').a.title).toMatch(title);
});
