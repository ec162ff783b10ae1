import { listOf, rowsOf } from '../lexicon/row.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { isEnglish } from './english-words.ts';
import { lettersApart } from './letters-apart.ts';
import { senses } from './senses.ts';

/*
 * Typing errors are mended for reading only; the words stand in the prompt as they were typed. A word is mended
 * where it is in no dictionary, or where its neighbours show that a like-sounding word was meant.
 */

/** Like-sounding words: what stands there | what was meant | a neighbour that tells. */
const SOUND_ALIKES = new Map(
  rowsOf(
    `
tee | tea | drink, drinks, drinking, drinkin, cup, pot, sipping
stares | stairs | up, down, spiral, wooden, climbing
stare | stair | up, down, spiral
bare | bear | grizzly, polar, brown, woods, forest
flour | flower | garden, vase, petals, bloom
see | sea | blue, waves, ship, deep, stormy
peace | piece | cake, of
plain | plane | flying, wing, pilot
beech | beach | sunset, sunst, sea, ocean, sand, runing, waves, surf
trough | through | a, the, running, walking, riding, galloping, galoping, looking, flying
hourse | horse | riding, galoping, galloping, saddle, field, feild
night | knight | armor, armour, sword, horse, shining
hare | hair | blonde, red, curly, brush
tale | tail | wagging, fluffy
deer | dear | letter
dessert | desert | sand, camel, dunes
desert | dessert | chocolate, plate, sweet, cream
whether | weather | stormy, rainy
witch | which | one
sale | sail | boat, ship
wale | whale | ocean, sea
ballons | balloons | air, hot, party, birthday, colorful, colourful, red
ballon | balloon | air, hot, party, birthday, red
fare | fair | at, rides, balloon, candyfloss, funfair
`,
    3,
  ).map(([typed = '', meant = '', near]) => [typed, { meant, near: listOf(near) }] as const),
);

const OWNER =
  /\b(a|an|my|his|her|our|your|their|the)\s+((?:\p{L}+\s)?)(grandmother|grandfather|grandma|grandpa|nan|gran|mother|father|mom|mum|dad|sister|brother|wife|husband|friend|neighbou?r|boss|son|daughter|aunt|uncle|cat|dog|kid|girl|boy|man|woman|king|queen|teacher|baby)s\s+(?=\p{L})/giu;
const NO_OWNED = sifted(/^(?:are|were|is|was|and|or|in|on|at|who|with|of|from|under|by|to|that)\b/i);
/** Things whose name ends like a verb's form, and forms that name what is owned together with the next word. */
const OWNED_ING =
  /^(?:(?:wedding|evening|morning|earring|ring|wing|string|swing|thing|king|ceiling|clothing|bedding|pudding|stocking|ending|feeling|birthday)\b|(?:painting|drawing|building)$|\p{L}+ing (?:box|basket|machine|bag|kit|ring|rod|boots?|shoes?|stick|glasses|gloves|hat|chair|pot|pan|tray|needles?|pool|trunks|suit|lessons?|room|pad|brush|board|gear|medal|trophy|pyjamas)$)/iu;
/** 'my brothers washing dishes': several who do something own none of it. */
const isDeed = (owned: string): boolean =>
  (/^\p{L}{2,}ing\b/iu.test(owned) && !OWNED_ING.test(owned)) || isDoneBySeveral(owned);

/** 'the dogs howl at', 'the neighbours watch from': what they do is nothing that one of them has. */
function isDoneBySeveral(owned: string): boolean {
  const [, word = '', next] = /^(\p{L}+)(?: (\p{L}+))?/u.exec(owned.toLowerCase()) ?? [];
  const found = senses().get(word);
  const isVerb = found.some((sense) => sense.is === 'action' && sense.form === 'base');
  const isThing = found.some(({ is }) => is === 'noun' || is === 'place');
  return (
    isVerb &&
    (!isThing ||
      next === undefined ||
      senses()
        .get(next)
        .some((each) => each.is === 'function' && each.role !== 'of'))
  );
}

/** The roof of a car is no roof with chimneys: who is there is on the car. */
const ON_ROOF =
  /\bon (?:the )?(?:roof|hood|bonnet|top) of (an?|the|my|his|her|our|their) (?:parked |moving )?(?=(?:\w+ )?(?:car|van|minivan|bus|truck|taxi|cab|tram|train|tractor|caravan|camper|jeep|suv|lorry)\b)/gi;

/** What grows on a thing is on it, however the words put that. */
const GROWN_OVER =
  /\b(?:taken over|reclaimed|swallowed|overrun|claimed|consumed|covered|smothered|engulfed|choked)(?: up)? (?:by|in|with) (?=(?:\w+ )?(?:ivy|vines?|moss|weeds|creepers?|wisteria|brambles|roots|lichen|ferns|plants|greenery|vegetation|wildflowers|grass)\b)/gi;

/** 'A dew covered spider' is a spider: what it is covered with stands for how it looks. */
const COVERED_BARE =
  /\b(dew|mud|moss|dust|snow|ice|frost|flour|paint|rust|ivy|sweat|blood|sand|soot|oil|rain|chocolate|sugar|glitter|ash|coal|salt|barnacle|lichen|vine|leaf|feather|sequin|jewel|grass|tear) (covered|soaked|coated|dusted|stained|splattered|spattered|drenched|encrusted|crusted|caked|streaked) (?=\p{L})(?!(?:in|by|with|from|up|the|an?|and|or|all|over|his|her|its|their)\b)/giu;

/** ', like an old manuscript doodle': a look that stands behind a comma, as 'in the style of' says it. */
const LIKE_A_MEDIUM =
  /([,.;]) (?:(?:painted|drawn|illustrated|art) style )?(?:kind of |sort of |a bit |looking |done |drawn |painted )?like (?=(?:an? |the |some )?(?:[\p{L}\p{N}-]+ ){0,4}?(?:doodles?|paintings?|illustrations?|drawings?|sketch(?:es)?|cartoons?|comics?|engravings?|woodcuts?|etchings?|lithographs?|watercolou?rs?|manuscripts?|frescoe?s?|mosaics?|tapestr(?:y|ies)|book covers?|paperback covers?|storybooks?|picture books?|anime|manga)(?=$|[ ,.;]))/giu;

/** A drawing that somebody holds is a sheet of paper, and nobody draws. */
const HELD_PICTURE =
  /\b((?:hold|show|hang|clutch|kiss|tear|burn|fold|study|carry|present|admir|giv|fram|steal|sell|buy|unveil|restor|star|gaz|look|point)\w*\s(?:(?:up|at|off|out)\s)?(?:an?|the|his|her|my|their|our)\s(?:[\p{L}-]+['’]s\s)?(?:(?:first|last|own|new|old|finished|big|small|little|crumpled|framed|crayon|pencil|oil|stolen|famous|favou?rite)\s){0,2})(drawing|painting)(s?)\b(?!\sof\b)/giu;

/** 'The window of a night bus' is in the bus. */
const WINDOW_OF =
  /\b(windows?) of (?=(?:an?|the|his|her|my|their|our) (?:\w+ )?(?:bus|coach|train|tram|carriage|subway car|plane|airplane|aeroplane|taxi|cab|camper van)\b)/gi;

/** Overhead at the end says where washing and birds are, not where the camera is. */
const HUNG_OVERHEAD =
  /\b(laundry|washing|wires?|cables?|lights|lanterns|birds|geese|gulls|clouds|planes?|bunting|flags|stars|sky|moon|branches|leaves|helicopters?|drones?|flying|hanging|strung|passing|circling|soaring|swinging) overhead\b/gi;

/** A text without the 'overhead' of what hangs or flies there. */
export const withoutHungOverhead = (text: string): string => text.replace(HUNG_OVERHEAD, '$1');

/** 'A barista pouring latte art, hands only': of whom only the hands are seen. */
const HANDS_ONLY =
  /^((?:an?|the|my) (?:\p{L}+ ){0,2}?)(\p{L}+)(?<!ing) (\p{L}+ing\b[^,]*), (?:hands only|only (?:the |his |her )?hands(?: visible| in view)?|just (?:the |his |her )?hands)$/iu;

/** Words that are read as one, and a phrase that says what the picture is: 'hope but make it a staircase'. */
const asWritten = (text: string): string =>
  text
    .replace(/\b(mid|half)[ -](air|way)\b/gi, '$1$2')
    .replace(
      /\bhand (lettered|painted|drawn|made|carved|knitted|stitched|written|crafted|cut|dyed|sewn)\b/gi,
      'hand-$1',
    )
    .replace(
      /\bon ((?:(?:an?|the|his|her|my|its|their)\s)?(?:\p{L}+\s)?\p{L}+)['’]s (?:back|shoulders?|roof|bonnet|hood)\b/giu,
      'on $1',
    )
    .replace(ON_ROOF, 'on $1 ')
    .replace(/\bhot dog(s?)\b/gi, 'hotdog$1')
    .replace(GROWN_OVER, 'overgrown with ')
    .replace(COVERED_BARE, '$1-$2 ')
    .replace(LIKE_A_MEDIUM, (whole, stop: string) =>
      /painted/i.test(whole) ? `${stop} a painting in the style of ` : `${stop} in the style of `,
    )
    .replace(/, painted style\b/gi, ', a painting')
    .replace(/\bbut make it (?=an?\s)/gi, 'as ')
    .replace(
      HELD_PICTURE,
      (_, before: string, what: string, s: string) =>
        `${before}${/^p/i.test(what) ? 'painted canvas' : 'paper drawing'}${s && /^p/i.test(what) ? 'es' : s}`,
    )
    .replace(/(\p{L}['’]s) (?:(?:very )?(?:first|last)|own) (?=\p{L})/giu, '$1 ')
    .replace(HANDS_ONLY, "$1$2's hands $3")
    .replace(WINDOW_OF, '$1 in ')
    .replace(HUNG_OVERHEAD, '$1 above')
    .replace(/\b(children|women|men)s (?=\p{L})/giu, "$1's ")
    .replace(/\bcutaway of (?=an?\s|the\s)/gi, 'cutaway view of ')
    .replace(/\b((?:and|with|against) )death(?=$|[,.]| (?:in|on|at|by)\b)/gi, '$1the grim reaper');

/** 'my grandmothers sewing box': the apostrophe that people leave out, put back for reading. */
export const withApostrophes = (text: string): string =>
  asWritten(text).replace(OWNER, (whole, article: string, before: string, owner: string, at: number) => {
    const owned = text.slice(at + whole.length);
    return NO_OWNED.test(owned) || isDeed(owned) ? whole : `${article} ${before}${owner}'s `;
  });

/** Words of fantasy that no dictionary has: no slips of others. */
const FANTASTIC =
  /^(?:elven|elvish|dwarven|dwarvish|orcish|gnomish|fae|mage|mages|lich|paladin|wyvern|eldritch|steampunk|solarpunk|cyberpunk|isekai|kawaii|chibi)s?$/;

/** The word with its vowels and doubled letters gone, and letters that sound alike made one. */
function soundOf(word: string): string {
  return word
    .replace(/(?:tion|sion|shun|cion)/g, 'Xn')
    .replace(/ph/g, 'f')
    .replace(/^kn|^gn/, 'n')
    .replace(/wh/g, 'w')
    .replace(/ck|q|c(?=[aourlkt])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/dg|j/g, 'g')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?!^)[aeiouyhw]/g, '');
}

/** Whether one word becomes the other by one letter added, lost, changed or swapped with its neighbour. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** Where a word has its vowels. */
const shapeOf = (word: string): string => word.replace(/[aeiouy]/g, 'a').replace(/[^a]/g, '-');

interface SpellingIndex {
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly byStart: ReadonlyMap<string, readonly string[]>;
}

let built: SpellingIndex | undefined;

function spellingIndex(): SpellingIndex {
  if (built) return built;
  const bySound = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, key: string, word: string): void => {
    const had = map.get(key);
    if (had) had.push(word);
    else map.set(key, [word]);
  };
  for (const word of senses().phrases()) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    put(bySound, soundOf(word), word);
    put(byStart, word.slice(0, 2), word);
  }
  built = { bySound, byStart };
  return built;
}

/** The like-sounding word that the neighbours of this one show to be meant. */
export function soundAlike(word: string, words: readonly string[], at: number): string | undefined {
  const alike = SOUND_ALIKES.get(word);
  return alike && words.some((other, i) => i !== at && alike.near.includes(other)) ? alike.meant : undefined;
}

/** Peoples, places and dishes that no list of common words has. */
const PROPER: ReadonlySet<string> = new Set(
  'fete fetes loch lochs quay quays storey storeys multistorey keepy uppy crema barista latte macchiato thai basque dutch greek czech swiss welsh inca maya aztec celtic nordic zulu hindu maori inuit sioux boba chai pho bento udon mochi ramen nori matcha miso kimchi tofu soba dosa naan paella churro kimono hanbok sari konbini onsen ryokan tatami torii geisha samurai ronin yokai kawaii anime manga otaku tokyo kyoto paris london berlin latin arabic hebrew cyrillic gaelic runic sanskrit farsi urdu hindi bengali tamil yiddish khmer hmong'.split(
    ' ',
  ),
);

/** Small words whose letters changed places. */
const SLIPS = new Map(
  'teh the,accordian accordion,accordeon accordion,libarian librarian,libary library,captian captain,captians captains,guitarrist guitarist,astronuat astronaut,hte the,th the,adn and,anf and,wiht with,wih with,witht with,thier their,taht that,thsi this,fomr from,frmo from,ontop on,ina in,spaec space,sapce space,flotting floating,bote boat,rane rain,seler seller,shepard shepherd,muscian musician,floting floating'
    .split(',')
    .map((pair): [string, string] => {
      const [typed = '', meant = ''] = pair.split(' ');
      return [typed, meant];
    }),
);

/** Whoever does what an English verb says: a groomer, tattooers. No slip of 'groomed' or 'tattooed'. */
function isDoer(word: string): boolean {
  const [, stem = ''] = /^(.{4,})ers?$/.exec(word) ?? [];
  const single = /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : '';
  return (
    [stem, single].some((verb) => verb.length > 3 && isEnglish(verb)) ||
    (stem !== '' && isEnglish(`${stem}e`))
  );
}

/** What an unknown word most likely is: itself, unless one slip or one sound away from a word of the tables. */
export function mendedWord(word: string, words: readonly string[], at: number): string {
  const alike = soundAlike(word, words, at) ?? SLIPS.get(word);
  if (alike) return alike;
  // Names of peoples stand in no list of common words: 'japanese', 'polish'.
  if (
    word.length < 4 ||
    !/^[a-z]+$/.test(word) ||
    /(?:ese|ish|ian|ean)$/.test(word) ||
    PROPER.has(word) ||
    FANTASTIC.test(word) ||
    senses().has(word) ||
    isEnglish(word) ||
    isDoer(word)
  )
    return word;
  // Two neighbours that changed places come before any likeness of sound: 'hodling' is holding.
  const turned = [...word.slice(2)].map(
    (letter, i) => `${word.slice(0, i + 1)}${letter}${word[i + 1] ?? ''}${word.slice(i + 3)}`,
  );
  // 'waitres' has lost the last letter of a waitress, and is no waiters.
  const whole = /[^aeiou]es$/.test(word) && senses().has(`${word}s`) ? `${word}s` : undefined;
  const straight = whole ?? (word.length > 4 ? turned.find((other) => senses().has(other)) : undefined);
  if (straight) return straight;
  // A letter that was doubled: 'owll'.
  const single = [...word]
    .map((letter, i) => (letter === word[i + 1] ? word.slice(0, i) + word.slice(i + 1) : ''))
    .find((other) => other.length > 2 && senses().has(other));
  if (single) return single;
  // One of a pair of letters is easily lost: 'midle' is the middle, whatever flies.
  const paired = [...word]
    .map((letter, i) => `${word.slice(0, i)}${letter}${word.slice(i)}`)
    .find((other) => word.length > 4 && (senses().has(other) || isEnglish(other)));
  if (paired) return paired;
  // So does one letter that was left out: 'stret' is a street and no strut.
  const lost = (spellingIndex().byStart.get(word.slice(0, 2)) ?? []).find(
    (other) => word.length > 4 && other.length === word.length + 1 && isOneSlip(word, other),
  );
  if (lost) return lost;
  const { bySound, byStart } = spellingIndex();
  const alikeSounding =
    bySound
      .get(soundOf(word))
      ?.filter(
        (other) => Math.abs(other.length - word.length) < 3 && other.endsWith('s') === word.endsWith('s'),
      ) ?? [];
  // 'wmoan': the second letter may be the one that slipped.
  const swapped = `${word[0] ?? ''}${word[2] ?? ''}`;
  const slips = [...(byStart.get(word.slice(0, 2)) ?? []), ...(byStart.get(swapped) ?? [])].filter(
    (other) => word.length > 4 && other.endsWith('s') === word.endsWith('s') && isOneSlip(word, other),
  );
  // A vowel is mistaken for a vowel before it is for a consonant: 'soop' is soup and no shop.
  const slip = slips.find((other) => shapeOf(other) === shapeOf(word)) ?? slips[0];
  // Of two as near, the one that the typed word is a part of: 'nocks' has lost a letter of 'knocks'.
  const rank = (other: string): number =>
    lettersApart(word, other) - (other.includes(word) || shapeOf(other) === shapeOf(word) ? 0.5 : 0);
  const nearest = alikeSounding.sort((a, b) => rank(a) - rank(b))[0];
  return (
    (nearest !== undefined && lettersApart(word, nearest) <= (word.length > 5 ? 3 : 1) ? nearest : slip) ??
    word
  );
}
