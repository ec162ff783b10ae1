import { expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** The three takes of a subject without its own words. */
const takesOf = (subject: string): readonly [studio: string, cinematic: string, minimal: string] => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  const own = (take: string): string => take.replace(subject, '…');
  return [own(studio), own(cinematic), own(minimal)];
};

const mainOf = (subject: string): string | undefined =>
  readScene(subject).cast.find(({ part }) => part === 'main')?.name;

test.each([
  ["a father holding his daughter's first drawing", /the paper drawing held/i, /the daughter held/],
  ['boy looking out of the window of a night bus in the rain', /In the bus.*seats/, /^…[^.]*\. Outdoors/],
  ['a street with a blue car and laundry overhead', /verticals|Wide/, /straight down/],
  ['isometric cutaway of a submarine kitchen', /hob|hatch/, /leader lines/],
  ['two polar bears sharing a sofa', /side by side on the sofa/, /heads low over/],
  ['a surgeon washing her hands, seen from behind', /tied cap/, /mask|loupes|the face/],
  ['a wedding couple running through a rainstorm under one coat', /[Ff]alling rain/, /the rainstorm,/],
  ['a flamenco dancer with a red shawl', /hip shifted/, /standing relaxed/],
  ['a violinist on a rooftop, neon city behind', /bow.*from behind/, /from close by/],
  ['a barista pouring latte art, hands only', /Hands centred/, /the face/],
  ['black cat on a piano, keys lit by fairy lights', /small warm bulbs/, /lamplight/],
  ['cinnamon rolls on a tray, top view', /straight down/, /High angle/],
  ["a girl hanging her brother's painting on the fridge", /painted canvas/, /beneath the/],
  ['rice terraces in Vietnam at sunrise', /green shoots/, /narrow streets|scooters/],
  ['a volcano in Japan', /cinders/, /lattice/],
  ['jungle temple in Vietnam', /./, /streets|floorboards/],
  ['a whale swimming through the clouds over Manhattan', /./, /asphalt/],
  ['a knight resting his head on his horse', /cheek against its neck/, /seated/],
  ['mother elephant shielding her calf from the sun', /calf in the shadow of the body/, /striking/],
  ['a bear catching a salmon in a waterfall', /in the jaws, drops/, /bill/],
  ['a bride throwing her bouquet, bridesmaids reaching', /bouquet/, /shelf/],
  ['boy releasing a paper boat into a gutter', /leaving the fingertips/, /to the floor/],
  ['the moon sitting on a park bench', /./, /Earth|space photograph/],
  ['a couple slow dancing in a kitchen lit by the fridge', /Light of the fridge as the key/, /daylight/],
  ['a scientist at a microscope, green light', /Green light/, /blinds/],
  ['an octopus playing drums', /octopus/, /fins/],
  ['a fashion model, studio, red background', /even red ground/, /grey backdrop/],
  ['storm clouds over a wheat harvest', /dark torn cloud/, /Clear soft daylight/],
  ['poster for a school play, The Tempest', /“The Tempest”/, /pencil/],
  ['a carousel horse escaping into a forest', /painted wooden body/, /chestnut coat/],
  ['my aunt mending nets on the quay with a radio next to her', /nets/, /in both hands\./],
  [
    "three sisters braiding each other's hair in a row",
    /in the hair of the one in front/,
    /up to the mirror/,
  ],
  ['a teenager hiding a kitten in her jacket', /one arm closed around the kitten/i, /covered by the kitten/],
  ['a bar of soap, no text, no hands', /Close-up/, /The words/],
  ['my dad teaching me to ride a bike', /one hand/, /between them/],
  ["a girl on her father's shoulders at a fair", /astride the shoulders/, /standing relaxed/],
  ['a detective kneeling beside a chalk outline', /lens/, /Chalk, chalk dust/],
  ['snowball fight between office workers', /snowballs bursting/, /striking|pillows/],
  ['a knight returning home to find his castle overgrown', /halted a few steps short/, /front door|doorstep/],
  ['street musician playing accordion, coins in a hat', /accordion open/, /hat on the head/],
  ['a mermaid combing her hair while a ship sinks behind her', /./, /the sinks/],
  ['a girl combing her hair in front of a mirror', /head tilted/, /square behind/],
  ['grandpa falls asleep in front of the tv with his mouth open', /sunk forward/, /right behind/],
  ['a taxi in new york', /In New York/, /the new york/i],
  ['a crow bringing a button to a girl', /held across the bill/, /before the crow/],
  ['a firefighter carrying a calf out of the water', /in both arms/, /on top of the head/],
  ['a boxer getting up off the canvas', /pushing off the ground/, /blink|bed/],
  [
    'a violin maker holding a violin up to the light',
    /lifted in both hands before the face/,
    /close to the chest/,
  ],
  ["a boy clinging to his mother's leg", /arms wrapped around it/, /holding on ahead/],
  ['a cat meeting its reflection in a puddle', /Beside the puddle/, /In the puddle/],
  ['an owl delivering mail', /letter held across the bill/, /one hand/],
  ["a hockey player tying his daughter's skates", /down on one knee/, /pencil/],
  ['mugshot of a raccoon', /Head-and-shoulders/, /Full-length/],
  ['class photo from 1985 where one kid is a werewolf', /in two close rows/, /pupils at desks/],
  ['a perfume ad with orange peel and smoke', /glass bottle/, /Flat illustration/],
  ['close up of an eye reflecting a wildfire', /patterned iris/, /chin on/],
  ['sunset seen from a train window, girl asleep against the glass', /./, /thick base/],
  ['older woman wearing neon eyeshadow', /./, /tubes/],
  ['a chess king fallen on the board', /crowned collar/, /beams/],
  ['a knight paying a toll to a very bored troll', /open purse/, /reader/],
  ['a dragon the size of a sparrow nesting in a teapot', /scales/, /the size[.,]/],
  ['ligne claire comic of a postman chased by geese', /peaked cap/, /grid of inked panels/],
  ['seven pigeons holding a board meeting', /in a ring, every head/, /held across the bill/],
  ['birthday party with a cake shaped like a dinosaur', /children in paper hats/, /cake with lit candles/],
  ['perfume bottle ad, amber glass, white background', /polished stopper/, /one dominant picture/],
  ['eine Straßenbahn im Schneesturm, nachts', /driven snow/, /sunlight/],
  ['abandoned bowling alley with weeds growing through the lanes', /lanes|pins/, /Lit pins|polished/],
  ['abandoned library with books on the floor', /fallen plaster/, /floor in view beneath/],
  ['abandoned subway station at noon', /fallen plaster/, /Daylight in strips|hard white ceiling/],
  ['abandoned carnival at night', /./, /in full swing|sequined/],
  [
    'a courier cycling through a flooded street holding pizza boxes over his head',
    /standing over the ground/,
    /The holding/,
  ],
  ['a firefighter carrying a goat out of a burning barn', /Firelight of the burning barn/, /softbox/],
  ['divers discovering a sunken piano', /from the surface/, /softbox/],
  ['man proposing on a ferris wheel, she says no', /down on one knee/, /Editorial portrait/],
  ['kid blowing out candles, grandpa helping', /The kid/, /on the ground/],
  ['a nun playing electric guitar on stage', /standing.*pickups/s, /sound hole|seated/],
  ['barista pouring latte art, extreme close up', /Extreme close-up/, /face on the upper third/],
  ['a whale swimming above a sleeping city', /Above the city/, /sun behind thin cloud/],
  ['homesick', /shown as a child's drawing/, /Homesick, wistful/],
  ['the moment before a sneeze', /./, /Centred, filling two thirds/],
  ['street musician playing violin for pigeons, nobody else', /No other people/, /No people/],
  ['a magician whose rabbit refuses to leave the hat', /in frame/, /refuses\.? in|rabbit leav/],
  ['an orchestra of frogs in a swamp at midnight', /each with an instrument/, /in profile/],
  ['a cup of coffee with a storm inside', /small waves/, /bending trees/],
  ['a phone booth underwater with fish inside', /Under water, with/, /In the underwater/],
  ['surfers waiting for a wave at dawn', /astride the board/, /joined in front/],
  ['my cat knocked over the christmas tree', /toppled tree/, /straight textured trunk/],
  ['teenager skateboarding down a hotel corridor', /patterned carpet/, /locker/],
  ['an empty stadium after the final', /tiers of seats/, /crowded/],
  ['empty airport gate at 4am', /linked black seats/, /moving belt/],
  ['anatomical drawing of a pear', /green-gold skin/, /Muscle red/],
  ['sunflowers after the season, dried', /brittle parts/, /Fine detail in long yellow/],
  ['commuters in the rain from behind glass', /window pane/, /thick base|Seen from behind/],
  ['a neon diner in the desert at night', /Neon light/, /blue light from the night sky/],
  ['two men shaking hands', /face to face.*clasped/is, /one at the left/],
  ['polar bear on a shrinking ice floe', /broken plates of ice/, /reeds|firs/],
  ['an octopus stealing a GoPro from a diver', /./, /backdrop|goPro/],
  ['bowl of laksa with steam, overhead shot', /straight down/, /cloth out of focus|shallow focus/],
  ['a plumber lying under a sink with a flashlight in his teeth', /blue overalls/, /back pocket/],
  ['mermaid working as a cashier in a supermarket', /Full-length shot at chest/, /Three-quarter length/],
  ['product shot of a green insulated bottle on wet slate', /seamless body/, /steam/],
  ['logo for a bakery called "Crumb & Co", line art', /round loaf/, /shop window.*ink on white/s],
  ["a welder repairing a ship's hull at dusk", /bright arc at the seam/, /last turn|turned into place/],
  ['a beekeeper inspecting a hive in the fog', /frame half lifted out/, /hand at the chin/],
  ['una niña regando un cactus gigante en la azotea', /foot of the cactus/, /head bowed/],
  ['kids lighting sparklers on a balcony', /sparkler at arm's length/, /match/],
  ['brutalist library in heavy rain at night', /./, /pale sky/],
  ['a narrow alley in naples with laundry and a scooter', /./, /fire stairs|With scooters/],
  ['portrait of an old fisherman, weathered skin, octane render', /every line of the surface/, /bevelled/],
  ['linocut print of a tram in lisbon', /iron balconies/, /yellow trams/],
  ['half eaten birthday cake the morning after', /cut side with crumbs/, /bite marks/],
  ['my cat as a human', /The human|standing/, /coat|whiskers/],
])('%s: seen as it is said', (subject, seen, unseen) => {
  const takes = takesOf(subject);
  expect(takes[0]).toMatch(seen);
  expect(takes.join('\n')).not.toMatch(unseen);
});

test.each([
  ['a campfire, two friends toasting marshmallows', 'friends'],
  ['a rainy bus stop, a man shares his umbrella with a stray dog', 'man'],
  ['a chess game between a child and death', 'child'],
])('%s: whoever acts is what it is of', (subject, name) => {
  expect(mainOf(subject)).toBe(name);
});

test('who rests, waits or is only portrayed performs nothing', () => {
  for (const subject of [
    'a violinist asleep on a night bus',
    'portrait of a dancer',
    'a drummer backstage',
    'a cellist with a broken cello',
  ])
    expect(readScene(subject).doings.some(({ verb }) => /^(?:play|dance)/.test(verb.base))).toBe(false);
});
