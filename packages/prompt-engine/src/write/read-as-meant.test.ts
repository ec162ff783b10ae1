import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ take, outside: text }) => `${take}: ${text}`)
    .join('\n');

/** subject | in one of its takes | in none of them */
test.each([
  // A medium stands at its own place in the sentence; an adjective or a picture in the scene is a thing's.
  [
    'a frog post office, cutaway view, detailed technical ilustration',
    /Technical illustration/,
    /photograph/,
  ],
  ['soup bowl with a miniature castle in the broth', /[Pp]hotograph/, /scatter grass|Miniature,/],
  ['a miniature poodle asleep on a suitcase', /Animal photograph/, /figures/],
  ['a crow sitting on the frame of a baroque painting in a hall', /photograph/, /Baroque|brush/],
  ['a boy drawing glasses on a cubist portrait', /[Pp]hotograph/, /Cubis/],
  ['a black and white goat eating a hat', /natural colour/, /Black|full range/],
  [
    'minimalist product shot of a matte black kettle, white seamless background',
    /[Pp]roduct/,
    /Black and white\./,
  ],
  ['card with a mouse holding a balloon, hand lettered "Oops"', /hand lettering/, /balloon letters|a hand/],
  ['a lego brick under a bare foot', /[Pp]hotograph/, /studded bricks/],
  // Only who is there is cast.
  ['a judge asleep in the midle of a trial', /The judge/, /midge/],
  ['two nuns sharing chips in a bus shelter, Wong Kar-wai colours', /Both figures|The two/, /Wong/],
  ['a porter in a hotel by Frank Lloyd Wright', /The porter/, /Wright/],
  ['a fountain designed by ancient Romans, bronze pipes', /The fountain/, /Romans/],
  // One light, and that of the sentence.
  ['half-peeled orange glowing on a windowsill in late afternoon light', /low sun|golden/, /lit from within/],
  ['a ferry in fog at 5am, one bright cabin window', /out of the lit window/, /Lamps and lit windows/],
  ['portrait of a baker, soft light from the left', /camera left/, /light[^.]*camera right/],
  ["my uncle's accordion resting on an unmade bed", /daylight|sun|window/, /softbox|backlit|rim along/],
  ['the inside of a caravan, rain on the roof hatch', /grey daylight/, /\bsun\b|clean shadow/],
  ['a smith hammering a horseshoe on her anvil', /the forge as the key/, /softbox/],
  [
    'Twin sisters whispering through a tin can telephone from one skyscraper roof to another',
    /sun|daylight/,
    /softbox|One soft light/,
  ],
  ['geese queueing at a bus stop in the heat', /[Hh]ard high sun/, /overcast|thin cloud/],
  ['a loom in a temple, dim temple light', /Dim temple light/, /softbox/],
  ['a barge hauling up a drowned chapel, dawn', /first low sun|before sunrise/i, /window|wall/],
  ['rye bread on linen, dark moody food photography', /deep shadow/, /white card/],
  // What is known of a noun is said where it can be so.
  ['snow burying a row of phone booths', /snow/, /back wall|glazing|coiled cord/],
  ['portrait of a retired boxer, laughing', /The boxer/, /gloves|taped/],
  ['a sumo referee bowing', /The referee/, /whistle|striped/],
  ['helicopter beside a cliff in a blizzard', /snow/, /thrift|gulls/],
  ['a staircase that climbs out of the sea into the sky', /The staircase/, /far fields/],
  ['bumper car in an abandoned fair, morning mist', /layers/, /\blit big wheel/],
  // Parts of the body that it has.
  ['walrus knitting a sock', /over one flipper/, /fin\b/],
  ['moth landing on a piano', /legs stretched down/, /tail fanned|brake/],
  ['three monks racing go-karts', /leaning forward/, /full stretch|by a nose/],
  ['chandelier melting over a table', /long drips/, /pool/],
  // The layout does not deny the verb.
  ['a shop sign "Gone" swinging in a gale', /tilted as it moves/, /flat|square to the camera|calm/],
  ['four boys hiding behind a hedge', /[Tt]he (?:boys|group)/, /every face/],
  ['a judge of a dog show fainting next to a poodle', /[Tt]he judge/, /backdrop/],
  // Phrases that can be said aloud.
  ['a bus rolling into a field of lavender', /The bus/, /in clear view|of the lavender/],
  ['an octopus on a piano, oil painting', /Oil painting/, /one step/],
  ['a cabin in a storm', /gap in black cloud/, /hard gap/],
  ['a kitten asleep on a renaissance lute', /[Pp]hotograph/, /Renaissance|glazes/],
  ['pot of stew, rustic wood, overhead', /[Pp]hotograph/, /mossy|canopy|leaf litter/],
  ['a mouse general reading a map under a desk lamp', /Light of the desk lamp as the key/, /softbox|gloves/],
  ['bakery window at 5am, snow', /Warm light out of the lit window/, /Lamps and lit windows/],
  ['two priests racing wheelchairs through a hospital corridor', /The floor streaking/, /[Rr]oad/],
  ['four girls hiding behind a hay bale', /daylight|sun/, /softbox/],
  ['a deckchair on a frozen lake, blue hour', /band of sky/, /[Ll]it windows/],
  ['an empty throne in the rain, single shaft of light', /Shafts of light/, /low cloud/],
  ['two seals playing cards on an iceberg', /Animal photograph/, /[Uu]nderwater|dome port/],
  ['crochet dinosaur waiting at a tram stop in the snow', /[Ss]oft light from the left/, /window/],
  ['a snail postman delivering a parcel', /cap/, /shoes/],
  ['a queue at an atm, snowy street, night, street lamps', /on the snow/, /wet ground/],
])('%s', (subject, seen, unseen) => {
  const text = outside(subject);
  expect(text).toMatch(seen);
  expect(text).not.toMatch(unseen);
});
