import { expect, test } from 'vitest';
import { compose } from './compose.ts';

const takesOf = (subject: string): string => {
  const { studio, cinematic, minimal } = compose({
    subject,
    category: 'Portrait',
    style: 'photorealistic',
    lighting: 'natural',
    camera: 'professional camera',
    mood: 'confident',
    palette: 'natural',
    aspect_ratio: '1:1',
  });
  return [studio, cinematic, minimal].join('\n');
};

test.each([
  ['two otters sharing a fish on a river rock', /others|group/],
  ['a bottle of hot sauce called "Dragon\'s Breath"', /Overhead view|the front dim/],
  ['Lisbon tram climbing a steep street', /softbox|Catalogue/],
  ['first snow on a monday morning bus stop', /alarm clock|briefcase|On the bus stop/],
  ['pixel art potion shop interior', /ladder centred/],
  ['exactly five red balloons tied to a mailbox', /tabletop/],
  ['a whale made of paper boats', /knife-cut|whale and the boats|eyes on/],
  ['brutalist library in the rain', /interior photograph|interior film/i],
  ['the feeling when you finally get the joke', /the subject/i],
  ['friday night at a small pizzeria', /fairy lights|paper cups/],
  ['a knitted fox on a windowsill', /Animal|eye level|alert|about to get up|nose to tail/],
  ['castle built from sugar cubes', /sky|Wide shot|architectural/i],
  ['inside an old lighthouse', /white tower|horizon|Horizon|vantage/],
  ['a rooftop garden on top of a bus', /seats|windscreen|grab poles/],
  ['envy as a small animal', /alert/],
  ['a teddy bear in the rain', /bed/],
  ['shop sign "FRESH FISH" painted on wood', /trunks|ferns|canopy/],
  ['whale skeleton in a cathedral', /finger|Hands|wrist/],
  ['garden with no flowers, only stones', /foxglove|lavender|roses/],
  ['denim jacket on a hook', /worn and in movement|hem moving/],
  ['gold wristwatch on dark marble', /steel/i],
  ['a cup of coffee on a balcony in Paris', /the paris/],
  ['portrait orientation photo of a fridge full of cakes', /chest up|skin/],
  ['the kitchen of a spaceship', /window|herbs/],
  ['movie poster for a film called "The Last Lighthouse"', /A film /],
  ['poster for a book fair, "READ MORE"', /big wheel/],
  ['poster for a kite contest, sunday 12 july', /sunday 12 july as|A sunday/i],
  [
    'concert poster, on Friday the 3rd of May 2027 in the old church',
    /2027 in the old church as|In the old church/,
  ],
  ['an empty swimming pool', /water over|lane ropes/],
  ['a cloud shaped like a dolphin, dolphin shaped cloud over a field', /grey back|fins?\b/],
  ['friendship between a fisherman and his dog', /Beside it/],
  ['a lonely bench in autumn fog', /clear cool air/],
  ['woman laughing with her eyes closed', /every limb sharp/],
  ['a father carrying his sleeping daughter up the stairs', /moss|dark cloud/],
  ['a woman sewing by candlelight while a blizzard howls outside', /Outdoors/],
  ['a cook flipping omelettes', /upside down|inverted/],
  ['two puppies sharing a blanket', /heads low over/],
  ['two farmers arguing over a fence', /pulling at once/],
  ['an empty parking lot at night', /parked cars/],
  ['spilled coffee on a white shirt', /below the rim|just poured/],
  ['a sailor reading a postcard from home', /pitched roof/],
  ['neon cyberpunk market, no people', /raincoats|implants/],
  ['Picasso eating a sandwich on a beach', /cubist|facets/i],
  ['travel poster of Vienna with a horse carriage', /A Vienna/],
  ['a girl decorating a birthday card for her brother', /as the picture on the front/],
])('%s: nothing is put in that its words speak against', (subject, wrong) => {
  expect(takesOf(subject)).not.toMatch(wrong);
});

test.each([
  ['castle built from sugar cubes', /Made of sugar cubes throughout/],
  ['inside an old lighthouse', /spiral stair/],
  ['jazz night at the library', /saxophone player/],
  ['loneliness in a crowded city', /one person there/],
  ['birthday card that says "Happy 40th, Dad"', /iced cake with lit candles/],
  ['movie poster for a film called "The Last Lighthouse"', /A lighthouse as one dominant picture/],
  ['double exposure of a wolf and a forest', /The forest seen inside the outline of the wolf/],
  ['vintage travel poster of Iceland', /Basalt columns/],
  ['three teacups and seven spoons', /the seven spoons/],
  ['coche rojo antiguo en La Habana', /In Havana/],
  ['a woman sewing by candlelight while a blizzard howls outside', /Beside a window/],
  ['a conductor checking his pocket watch', /held open in one hand/],
  ['smoke shaped like a dragon over a candle', /outline of a dragon/],
  ['a florist tying a bouquet for a customer who is crying', /The customer (?:beside|in clear view)/],
  ['a broken cup and an ashamed dog', /The dog (?:just|centred|left|right)/],
  ['Rembrandt riding a scooter', /Rembrandt just|Rembrandt centred/],
])('%s: what the words are about is staged', (subject, right) => {
  expect(takesOf(subject)).toMatch(right);
});
