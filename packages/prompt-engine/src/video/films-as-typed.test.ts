import { expect, test } from 'vitest';
import { genreOf } from './genre/genre.ts';
import { readIdea } from './idea/read-idea.ts';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { writeScript } from './script/script.ts';
import { toldMoments } from './story/tell.ts';

const shownBy = (idea: string): string =>
  toldMoments(readIdea(idea))
    .map(({ text }) => text)
    .join(' / ');

test.each([
  ['the elevator opens on floor 13 but theres only 12 floors', / \/ There’s only 12 floors$/],
  ['lad looks at his phone, phone rings its his mum', / \/ His mum$/],
  ['my lads lost 14-0 but scored one? no wait they celebrate like they won', /They celebrate like they won/],
  ['salmon jumping up a waterfall past a bear who misses', / \/ The bear misses$/],
  ['a delivery guy gets the house wrong, turns out it’s his own', / \/ His own$/],
  ['psa wash your hands', /^Wash your hands/],
  ['slow push in through a letterbox to a boy counting coins', /^A boy counts coins/],
  ['camera tracks past the dancers to a man asleep at the bar', /^A man asleep at the bar/],
  ['2 grandpas race on mobility scooters', /^2 grandpas race on mobility scooters$/],
  ["grandpa's old radio suddenly plays his wedding song", /^(?!.*drummer)/],
  ['a boy feeds a dog that bites him', / \/ The dog bites him \/ The boy looks at the dog$/],
  ['goalie saves a penalty with his face then bows', / \/ The goalie bows/],
  ['drum n bass video, granny on the decks in a bingo hall', /^Granny on the decks/],
  ['lo-fi music video girl on a night bus', /^Girl on a night bus/],
  ['pov ur the last slice of pizza at a party', /^The last slice of pizza at a party/],
  ['launching our solar bike light, it switches on by itself in the dark', / \/ Our solar bike light$/],
  ['handmade candle shop christmas sale 20% off til sunday', /the words “Christmas sale 20% off/],
  ["don't leave your dog in a hot car", /^A dog in a hot car.*the words “Don't leave your dog/],
  [
    'text a mate before you drive home drunk. lad looks at keys, his phone rings',
    /^A lad looks at keys.*the words “Text a mate before you drive home drunk”$/,
  ],
  ['how a lock on a canal works', /^A lock on a canal/],
  [
    'A whale breaches beside a tiny rowing boat',
    /^A whale breaches beside a tiny rowing boat \/ The whale drops back and the water closes$/,
  ],
  ['fog rolls over the golden gate bridge at sunrise', /^Fog rolls over the Golden Gate bridge/],
  ['every passenger turns into a jellyfish', / \/ The jellyfish, close$/],
  ['y un gato que roba una salchicha en el mercado y huye por los tejados', / \/ Huye por los tejados/],
])('%s: it is told as it is typed', (idea, told) => {
  expect(shownBy(idea)).toMatch(told);
});

test.each([
  ['salmon jumping up a waterfall', /hind legs|paws/],
  ['a crow brings a girl a shiny button', /hands|arms/],
  ['wheelchair rugby', /runner|tackler/],
  ['a snail race with commentators', /ears|tape|face/],
  ['my cat thinks the roomba is its enemy', /sleep|paw/],
  ['fog rolls over the golden gate bridge', /bouncing/],
  ['vintage boots getting restored by a cobbler', /paint/],
  ['how to descale a kettle with lemon', /same step once more/],
])('%s: no image of another body or of another sense', (idea, images) => {
  expect(shownBy(idea)).not.toMatch(images);
});

test.each([
  ["a girl hears knocking from inside the mirror, her reflection doesn't move", 'horror'],
  ['a babysitter hears a lullaby from the baby monitor but the baby is in her arms', 'horror'],
  ['kids lemonade stand gets its first customer - a biker gang', 'drama'],
  ['drum n bass video, granny on the decks in a bingo hall', 'music'],
  ['my nans doubles stall, she folds one and hands it straight to camera', 'advert'],
  ['my cat hears knocking from inside the wardrobe', 'mischief'],
  ['our shop, he closes it for the last time', 'drama'],
])('%s: its sort of film is %s', (idea, genre) => {
  expect(genreOf(readIdea(idea)).id).toBe(genre);
});

test('how a moment looks is left out where its words say it', () => {
  const { a } = creativeOptions('lad looks at keys, smiles, goes home', 'ten-seconds');
  expect(a.hook).not.toMatch(/settling on the keys/);
});

test('what leads to a deed and what is left of it have less time than the deed', () => {
  const { beats } = writeScript({
    idea: 'a violinist plays alone in an empty station',
    option: { title: '', tone: '', audience: '' },
    target: 'ten-seconds',
  });
  expect(beats.map(({ action }) => action.replace(/: .*$/, ''))).toEqual([
    'Hands, bow and strings, close',
    'A violinist plays alone in an empty station',
    'The violinist lets the last note fade',
  ]);
  expect(beats.map(({ from, to }) => to - from)).toEqual([2, 5, 3]);
});

test.each([
  ['lighthouse keeper on mars gets a knock at the door', /shots: /],
  ['quinceañera entrance', /shots: /],
])('%s: the prompt asks no one move of several moments', (idea, asked) => {
  const { prompt } = optimizeVideoPrompt(idea, []);
  expect(prompt).toMatch(asked);
  expect(prompt).not.toMatch(/push-in that ends|only what moves by itself/i);
});

test.each([
  ['un panadero se queda dormido y el pan lo despierta', /^Un panadero se queda dormido/],
  [
    'astronaut drops her wedding ring outside the station and it floats off',
    /^(?:The astronaut and the wedding ring|Astronaut drops her wedding ring outside the station)$/,
  ],
  ['une petite fille enterre une pièce dans le jardin, le lendemain un arbre a poussé', /^Une petite fille/],
])('%s: no title breaks off', (idea, title) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  expect(a.title).toMatch(title);
  expect(`${a.title} ${b.title}`).not.toContain('…');
});

test.each([
  ['slow train through the highlands with my dog looking out the window', /^Viewers of short films/],
])('%s: it is for those who look at such a film', (idea, audience) => {
  expect(creativeOptions(idea, 'ten-seconds').a.audience).toMatch(audience);
});

test.each([
  ['a bride breaks a nail before the wedding', /sharp crack/],
  ['kids find a seal pup in a net, they cut it free', /knife on a board/],
  ['lad sees his phone, the phone rings', /a bell/],
])('%s: nothing is heard of another sense', (idea, heard) => {
  expect(optimizeVideoPrompt(idea, []).prompt).not.toMatch(heard);
});

const wholeOf = (idea: string): string => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return [a, b].flatMap((option) => Object.values(option)).join('\n');
};

test.each([
  ['dolly zoom on a chess player realizing he lost', /chess player/i, /zoom:|the zoom/i],
  ['slow motion skateboarder landing a kickflip down a ten stair', /kickflip/i, /slow motion skateboarder/i],
  ['drone shot flying over icelandic waterfall', /waterfall/i, /drone shot/i],
  [
    'launch video for our new earbuds called Hush',
    /tech|launch|product|new/i,
    /staff selection|streaming series/i,
  ],
  ['can u make smth for my lil bakery we do sourdough n croissants', /bakery/i, /smth|staff selection/i],
  ['an old woman sets the table for two, but her husband died years ago', /old woman/i, /frightened|horror/i],
  ['the mannequins in a closed mall turn their heads at night', /frightened|horror/i, /cartoon|Children/i],
  ['a day in my life as a night shift nurse', /nurse/i, /poetry|radio essays/i],
])('%s: the options are of such a film', (idea, seen, unseen) => {
  expect(wholeOf(idea)).toMatch(seen);
  expect(wholeOf(idea)).not.toMatch(unseen);
});

test.each([
  ['a barista makes an espresso', /hissing steam/, /close natural sound/],
  ['a robot vacuum cleans the room', /motor humming/, /close natural sound/],
  ['a skateboarder lands a kickflip', /wheels on concrete/, /concrete; wheels/],
])('%s: what would be heard is', (idea, heard, unheard) => {
  const { prompt } = optimizeVideoPrompt(idea, []);
  expect(prompt).toMatch(heard);
  expect(prompt).not.toMatch(unheard);
});

test.each([
  ['a gull lands on a railing', /wheels|concrete/],
  ['a ship lands on mars', /wheels|concrete/],
  ['a boy smashes a window', /sizzling/],
  ['a paper plane crosses a room', /engines/],
  ['a glass skyscraper at noon', /glass against/],
  ['a photographer shoots a bride', /a ball/],
  ['a father hands over the keys', /a cup/],
  ['a teacher shows a map', /quiet voices/],
  ['a couple at a coffee table', /steam and cups/],
  ['a baby grand piano in an empty hall', /breathing/],
  ['peter pan over london', /pans/],
  ['an ice skater spins', /wheels|concrete/],
  ['a man trains his dog', /rails/],
  ['a ceiling with fans', /voices/],
])('%s: a word of several senses is not heard', (idea, unheard) => {
  expect(optimizeVideoPrompt(idea, []).prompt).not.toMatch(unheard);
});

test.each([
  ['a boy smashes a window', /a sharp crack/],
  ['a boy skateboards down a hill', /wheels on concrete/],
  ['a train crosses a viaduct', /wheels over rails/],
])('%s: what is sure is still heard', (idea, heard) => {
  expect(optimizeVideoPrompt(idea, []).prompt).toMatch(heard);
});
