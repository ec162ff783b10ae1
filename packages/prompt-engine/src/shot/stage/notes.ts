import { rowsOf, wordsOfCell } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isNamedRegion } from '../../read/merged-place.ts';
import { type Doing, isBeing, type Scene } from '../../read/scene.ts';
import { isSeenDeed } from '../pose/deed-rows.ts';
import type { Figure } from '../stage.ts';
import { FORMLESS, isDrawnBySome, isPlaceName } from './cast.ts';
import { without } from './grounds.ts';
import { isOfSet } from './sets.ts';

/*
 * What the words name and the drawing cannot show, as notes on a storyboard: a city, a deed, a thing.
 */

const MOST_NOTES = 4;
const LONGEST = 40;

/** Words that each drawing of a place is a true picture of. */
const TRUE_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rowsOf(
    `
field | patch lawn orchard grove village hamlet cottage town square meadow farmland prairie grassland savanna savannah pasture steppe plain
river | stream brook creek canyon
ford | river stream brook creek
lake | reeds pond river loch fjord lagoon mountain mountains tarn
lakeside | stream river lake pond riverbank riverside shore waterhole watering
waterfall | jungle rainforest forest woods woodland mountain mountains valley pool river
cliff | cliffs sea coast ocean edge headland
crag | cliff cliffs edge mountain mountains
canyon | mesa desert badlands valley
jungle | rainforest forest woods
iceberg | floe ice sea ocean arctic
hot-spring | spring springs
sea | iceberg floe ice cliff cliffs coast ocean water waves rock surfboard paddleboard
forest | tree branch jungle woods woodland wood trees trail
mountain | rock rocks boulder mountains peak summit alps himalayas cliff village hamlet town
street | road alley city town avenue pavement sidewalk
skyline | city rooftops
laundromat | launderette laundrette laundry
playground | schoolyard
stage | backstage circus concert theatre theater opera
shop | supermarket store grocery boutique bookshop
balcony | terrace
pier | jetty dock boardwalk sea lake river
stone-room | tower turret castle
tent-inside | tent fort
corridor | stairs staircase stairwell steps door doorway hall hallway entrance
room | cabin cottage cosy floor carpet rug living lounge home house fireplace hearth window
windowsill | window sill
cafe | window coffee counter
garden | bed patch backyard yard lawn orchard
farm | farmyard barnyard yard gate
road | roundabout motorway highway lane
barn | stable stables coop
harbour | pier dock port marina quay
castle-hall | throne castle banquet palace
ballroom | ballroom dance
workshop | garage shed forge smithy studio
classroom | window school blackboard kindergarten
snow | icy hill slope forest woods mountain covered village winter tundra ice grass meadow field
laboratory | lab
ballet-studio | barre mirror
tailor-shop | atelier workshop studio
market | stalls stall stand fair bazaar souk
kitchen | window stove oven counter worktop
bedroom | window bed nursery
station | platform subway metro underground tube
moonscape | moon
venice | canal street
paris | street
london | street
kyoto | street japan
salon | barber barbershop barbers hairdresser hairdressers
hill | hillside valley vineyard vineyards
desert | oasis dunes sand sahara
pool | swimming
beach | sea ocean shore coast seaside seashore sand dunes lagoon island
tokyo | street neon cyberpunk shibuya shinjuku japan japanese
porch | veranda stoop balcony terrace
hospital | operating theatre ward clinic
vehicle-interior | cab cockpit car taxi bus
hearth | fireplace hearth fireside fire chimney
park | bench
graveyard | cemetery churchyard
funfair | amusement carnival fair theme fairground
cinema | movie theater theatre movies
museum | gallery exhibition
library | bookstore bookshop
bathroom | window spa
train-interior | subway metro
underwater | sea ocean water reef
gym | studio dojo
stadium | pitch
ice | iceberg glacier lake pond river canal
mars | planet
bar | pub tavern counter saloon
church | cathedral chapel
lobby | hotel reception
lift | elevator
club | nightclub disco
basement | cellar
car-park | parking
petrol-station | gas filling
football-pitch | field soccer
`,
    2,
  ).map(([id = '', words]) => [id, new Set(wordsOfCell(words))]),
);

/** Whether the drawing of a place shows what a place is called. */
function isTrueOf(id: string, name: string): boolean {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/);
  if (isOfSet(id, name)) return true;
  return words.some((typed) =>
    [typed, typed.replace(/s$/, '')].some(
      (word) => id.split('-').includes(word) || TRUE_OF.get(id)?.has(word),
    ),
  );
}

/** The figures without what is lettered and is of the place itself: the barre of a ballet studio. */
export const withoutParts = (figures: readonly Figure[], place: string): readonly Figure[] =>
  figures.reduceRight<readonly Figure[]>(
    (all, { drawing, word }, i) =>
      i > 0 && drawing === '-' && isTrueOf(place, word) ? without(all, i) : all,
    figures,
  );

/** Postures that show by themselves what is done. */
const TOLD_BY_BODY = sifted(
  /^(?:sit|lotus|kneel|lie|walk|run|jump|climb|swim|float|fly|ride|dance|fall|hang|lean|crouch|slip|dive)$/,
);
/** Postures that are the deed itself, hands and all. */
const TOLD_BY_HANDS = sifted(/^(?:kick|slump|wave|salute|cheer|cry|pray|fight)$/);
const SEEN_VERBS = sifted(
  /^(?:stand|sit|lie|walk|run|hold|carry|wear|have|look|stare|gaze|watch|smile|pose|wait|rest|sleep|perch|play|ride|face|cross|float|hang|fly|be|sail|drive|crawl|whisper|stop|arrive|leave|pass|balance|bark|meow|howl|roar|laugh|cry|examine|inspect|treat|stick|steal|dry|peek|peep|land|hover|drift|take off|wade|stroll|roll|shine|glow|sell|race|stack|pile|park|grow|bloom|blossom(?:ing)?|melt|flow|bake|swim|share|catch|curl|eat|chew|graze|rescue|train|lean|snuggle|nestle|crash|sneak|launch|dive|splash|spray|burn|stretch|meditate|block|shake|drop|obstruct|scratch|rub|tell|read|wrap|coil|wind|twine|bathe|wade|soak|paddle|sing|queue|line up|wash|whisper|measure|check|board|refuel|shave|steer|knit|stalk|go|(?:ice )?skat(?:e|ing)|fish|swing)\b/,
);

function isSeen(doing: Doing, scene: Scene, figures: readonly Figure[], order: readonly number[]): boolean {
  const agent = order.indexOf(doing.agents[0] ?? -1);
  const figure = figures[agent];
  if (!figure || isSeenDeed(doing, scene) || SEEN_VERBS.test(doing.verb.base)) return true;
  if (TOLD_BY_HANDS.test(figure.posture)) return true;
  // An animal bends to drink or to graze.
  if (figure.posture === 'bend' && !/^(?:person|child)/.test(figure.drawing)) return true;
  const isBound = figures.some(
    ({ bond }, i) =>
      bond && (i === agent || bond.to === agent) && !/^(?:beside|behind|front|around)$/.test(bond.as),
  );
  const usesHands = doing.row?.traits.words.has('hands') || doing.row?.traits.words.has('mouth');
  return isBound || (!usesHands && TOLD_BY_BODY.test(figure.posture));
}

/** Verbs that tell nothing alone: what is done to what is told, or nothing is. */
const SAYS_LITTLE = sifted(
  /^(?:do|make|show|get|go|have|seem|become|start|begin|try|keep|let|move|turn|come|bring|put|set|take|give|use|help|need|want|like|know|think|feel|find|look|appear|turn out)\b/,
);

/** A deed in so many words that somebody could draw it; a state ('squeezed', 'tilted') is none. */
function deedAsNoted({ verb, row, form, object, words }: Doing, { cast }: Scene): string | undefined {
  if (form === 'past' && !row) return undefined;
  const onWhat = object === undefined ? undefined : cast[object];
  if (onWhat && !isBeing(onWhat.kind)) return `${words} ${onWhat.words}`;
  return SAYS_LITTLE.test(verb.base) ? undefined : words;
}

/** What stands before the name of a thing; a word that no table knows is one only behind it. */
const BEFORE_A_THING = sifted(
  /(?:^|[^\p{L}])(?:an?|the|his|her|its|their|my|your|our|some|every|each|no|this|that|these|those|of|with|in|into|on|onto|from|under|over|by|through|two|three|four|five|six|seven|eight|nine|ten|\d+|\p{L}+['’]s)\s+$/iu,
);

/** Names of places within a thing, of turns of phrase, of feelings and of means: nothing that is drawn. */
const NO_THING = sifted(
  /\b(?:front|sides?|rest|mind|ones?|others?|half|halves|end|ends|way|lot|bit|kind|kinda|sort|type|moment|time|luck|guy|guys|stuff|vibe|vibes|feel|feeling|idea|point|case|order|instead|please|pls|plz|tho|though|lol|colou?rs?|horizon|grain|focus|shot|angle|lens|view|tones?|light|lighting)$/i,
);

/** Whether words that no table knows are the name of a thing, by how they stand in the sentence. */
function isNamedThing(words: string, { subject }: Scene): boolean {
  if (
    /(?:able|ible|ful|ous|less|sty|kly|nny|ffy|zy|urate|istic)$|^(?:simple|real|cute|cool|nice)$/i.test(words)
  )
    return false;
  const at = subject.toLowerCase().indexOf(words.toLowerCase());
  if (at < 1) return false;
  const isListed =
    /,\s+$/.test(subject.slice(0, at)) && /^\s*(?:[,.;]|$)/.test(subject.slice(at + words.length));
  return isListed || BEFORE_A_THING.test(subject.slice(0, at));
}

/** What a drawing shows besides itself. */
const SHOWS: Readonly<Record<string, string>> = {
  noodles: 'chopsticks steam egg eggs',
  snowman: 'scarf carrot buttons',
  house: 'chimney roof door window windows lights light',
  cabin: 'chimney roof door window windows lights light',
  cottage: 'chimney roof door window windows lights light',
  cake: 'cherry icing',
  sailboat: 'sail',
  puddle: 'hole pond stream water',
  crow: 'raven rook jackdaw',
  monkey: 'chimp chimpanzee',
  'tree-trunk': 'tree',
  log: 'wood firewood timber',
  'dressmaker-dummy': 'suit dress jacket gown coat costume',
  door: 'doorbell bell',
  'latte-cup': 'latte foam coffee leaf art',
};

/** What a sky shows. */
const HEAVENS = sifted(/^(?:the )?(?:full )?(?:moon|sun|stars|sky)$/i);

/** What is named and not drawn, the place first. */
export function notesOf(
  scene: Scene,
  figures: readonly Figure[],
  order: readonly number[],
  place: string,
): string[] {
  // Shells, laps and backs are of the body that is drawn.
  const isOfBody = (words: string): boolean =>
    /\b(?:shell|pouch|lap|knees?|back|shoulders?|shadow|reflections?|nose|ground|floor|ceiling|air|sky|distance|background|dark|darkness|shade|sunlight|moonlight|edge|roof|rim|corner|top|middle)$/.test(
      words,
    );
  const drawn = new Set(
    figures.map(({ word, drawing }) => `${word.toLowerCase()} ${drawing} ${SHOWS[drawing] ?? ''}`),
  );
  const isDrawn = (name: string): boolean =>
    [...drawn].some((each) => each.includes(name.toLowerCase().split(' ').at(-1) ?? ''));
  const places = [
    scene.place?.words ?? '',
    ...scene.cast
      .filter(
        (member) =>
          (member.kind === 'place' &&
            (member.part !== 'topic' || (member.placeRow && isNamedRegion(member.placeRow)))) ||
          isPlaceName(member),
      )
      .map(({ words }) => words),
  ].filter(
    (name) => name && !isOfBody(name) && !HEAVENS.test(name) && !isTrueOf(place, name) && !isDrawn(name),
  );
  const deeds = scene.doings
    .filter((doing) => !isSeen(doing, scene, figures, order))
    .flatMap((doing) => deedAsNoted(doing, scene) ?? []);
  const undrawn = scene.cast.filter(
    (member, index) => !order.includes(index) && !isDrawnBySome(member, scene),
  );
  const things = undrawn.filter(
    ({ kind, part, words, name, known, counted }) =>
      part !== 'topic' &&
      kind !== 'place' &&
      !isBeing(kind) &&
      (!FORMLESS.has(kind) ||
        (kind === 'weather' && part === 'main') ||
        kind === 'event' ||
        kind === 'clothing' ||
        kind === 'textile') &&
      !/^(?:terrain|graphic)$/.test(kind) &&
      (kind !== 'celestial' || counted) &&
      !(scene.place?.words.includes(name) ?? false) &&
      !/ ride$|^(?:half|halves|slices?|pieces?|bits?|wheel)$/.test(name) &&
      !isOfBody(name) &&
      !isDrawn(name) &&
      !isTrueOf(place, words) &&
      !scene.doings.some(
        (doing) => scene.cast[doing.object ?? -1]?.words === words && isSeenDeed(doing, scene),
      ) &&
      !NO_THING.test(words) &&
      !deeds.some((deed) => deed.endsWith(words)) &&
      (known || (part !== 'main' && isNamedThing(words, scene))),
  );
  // What is drawn as another of its family is named; a shop has its name on its sign.
  const standIns = figures
    .filter(
      ({ lettered, age, drawing }) => lettered && (age || /^(?:church|palace|temple|tower)$/.test(drawing)),
    )
    .map(({ word }) => word);
  const named = [...places, ...deeds, ...things.map(({ words }) => words), ...standIns];
  const all = named.filter((each) => !NO_THING.test(each)).map((each) => each.slice(0, LONGEST));
  return [...new Set(all)].slice(0, MOST_NOTES);
}
