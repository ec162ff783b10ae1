import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

/** What the engine writes of a subject, without the subject itself. */
const written = (subject: string): string =>
  takesOf(subject)
    .map(({ outside }) => outside)
    .join('\n');

test.each([
  ['a nursery with a cot and a mural of hot-air balloons', /interior/i, /wall paint|motif/i],
  ['lobby with a mosaic of koi behind the desk', /interior/i, /tesserae|mosaic,/i],
  ['a tote bag with a logo that says "Fern"', /lettered surface/i, /lockup/i],
  ['an old couple looking at a watercolour in a museum', /In the museum/i, /paper grain|pigment/i],
  ['a sailor holding a linocut of a whale', /photograph/i, /gouge/i],
])('%s: a picture that hangs or is held there is a thing', (subject, right, wrong) => {
  expect(written(subject)).toMatch(right);
  expect(written(subject)).not.toMatch(wrong);
});

test.each([
  ['a fox in a watercolor style', /watercolor/i],
  ['a lighthouse with a watercolour look', /wash/i],
  ['turn my dog into an oil painting', /oil painting/i],
  ['birthday card with a linocut of a hare', /linocut/i],
])('%s: how it is made stays how it is made', (subject, right) => {
  expect(written(subject)).toMatch(right);
});

test.each([
  ['an ambulance dispatch operator at her screens', /The (?:ambulance dispatch )?operator/],
  ['a grocery delivery rider waiting at a red light', /The rider/],
])('%s: the last of several nouns is who it is', (subject, right) => {
  expect(written(subject)).toMatch(right);
});

test.each([
  ['a kitten the size of a mouse in a hand', /The kitten and the mouse|The two/],
  ['a dog as big as a horse on a porch', /The dog and the horse|The two/],
])('%s: what it is only compared with is not there', (subject, wrong) => {
  expect(written(subject)).not.toMatch(wrong);
});

test.each([
  ['poster for a folk festival with the words "RIVER SONGS" and a banjo', /banjo (?:large|small)/i],
  ['travel poster, "Visit Ljubljana"', /best-known view of Ljubljana/],
  ['poster, two colours only, of a heron', /and [a-z ]+ only/],
])('%s: what the words put on the sheet is on it', (subject, right) => {
  expect(written(subject)).toMatch(right);
});

test.each([
  ['a spy slips a note to a waiter', /tipping backward/],
  ['a farmer pulls a calf out of a ditch while the dog watches', /harness|traces/],
  ['a thief surprised by a parrot shouting from its perch', /The thief leaning forward/],
  ['a man in a wheelchair playing basketball', /above the rim/],
])('%s: the pose is of this deed and of this body', (subject, wrong) => {
  expect(written(subject)).not.toMatch(wrong);
});

test.each([
  ['students eating lunch on the library steps', /In the library|On the library/],
  ['kelp forest with a seal', /overcast sky|sun through thin cloud|Horizon/],
  ['a baker rolling dough, rainy window behind him', /Falling rain/],
  ['my cat glaring at me from the piano', /side view/],
  ['a tea cup floating on a pink background', /contact shadow/],
])('%s: nothing of another place or view', (subject, wrong) => {
  expect(written(subject)).not.toMatch(wrong);
});

test.each([
  ['two vets getting a calf out of a well', /both hands under the calf/],
  ['two farmers getting a cow out of a pond', /flat on its side/],
  [
    'two vets getting a horse out of a swimming pool',
    /the vets, the horse and the swimming pool all in frame/,
  ],
  ['art deco portrait of a pianist', /art deco styling/],
  [
    'a blue taxi broken down on a bridge with smoke coming out of the hood',
    /The smoke coming out of the car bonnet/,
  ],
  ['a ghibli style boy walking home in the rain', /[Ss]oft grey light/],
  ['a bored cashier', /The cashier slumped forward/],
  ['two kittens asleep in a hat box', /above the rim/],
  ['a book by an open window', /through the open window/],
  ['kids birthday party with a magician juggling', /cake|paper hats/],
])('%s: is told as it is', (subject, right) => {
  expect(written(subject)).toMatch(right);
});

test.each([
  ['a wool shop with a crochet blanket over a chair', /stuffed forms|toy height/],
  ['boxing match, two fighters in a clinch, no blood', /no blood, seen/],
  ['paper lanterns hanging across a lane', /branch/],
  ['a church as small as a walnut', /interior photograph|The walnut/i],
  ['freighter squeezing through a narrow canal', /wide open water/],
])('%s: is not told as what it is not', (subject, wrong) => {
  expect(written(subject)).not.toMatch(wrong);
});

test.each([
  ['poster of a panther taped to a bedroom wall', /^(?!.*large in the middle of the sheet)/s],
  ['navy and orange only abstract pattern of boats', /Navy and orange/],
  ['a truck towing a stuck caravan out of the mud', /the truck and the caravan both in frame/],
  ['two cats fighting behind a restaurant', /a back door/],
  ['students sitting on a wall eating noodles', /Chins? |bite|noodles/],
  ["a baker's hands kneading dough on a board", /^(?!.*The hands [a-z]+ hands)/s],
  ['a jar of acacia honey on a table', /The honey|The acacia honey/],
  ['a ferry beside a humpback, the humpback is much larger', /^(?!.*larger)/s],
])('%s: each word in its own sense', (subject, right) => {
  expect(written(subject)).toMatch(right);
});
