import { pattern, sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing } from './scene.ts';
import { senses } from './senses.ts';

/*
 * Further turns of phrase, put for the reading only: whom a name stands for, who is behind a stage, where a guest of an
 * opera sits, who is too short for what.
 */

/** 'at the opera': who is there has come to hear it. */
const AT_SHOW: readonly (readonly [at: RegExp, where: string])[] = [
  [
    sifted(
      /\bat (?:an?|the) (?:opera|ballet)(?! house)(?=$|[,.;]| (?:in|with|at|during|wearing|looking|holding)\b)/giu,
    ),
    'in an opera box',
  ],
  [
    sifted(
      /\bat the (?:movies|pictures|movie theater)(?=$|[,.;]| (?:in|with|at|during|wearing|looking|holding|eating)\b)/giu,
    ),
    'in a cinema',
  ],
];

/** 'a class of robots' is robots. */
const SEVERAL_OF = sifted(
  /\b(?:an? |the )?(?:class|team|squad|troupe|gang|bunch) of (?=\p{L}{3,}s\b(?<!flowers|grapes|keys|bananas|balloons|roses|tulips|carrots|herbs))/iu,
);

/** Whoever performs there is on the stage. */
const PERFORMS = sifted(
  /\b(?:sing(?:er|ing|s)?|soprano|tenor|danc(?:er|ing|es)|ballerina|conduct(?:or|ing|s)|perform\w*|on stage|orchestra|playing)\b/i,
);

/** 'backstage at a show, a model getting ready': who is there is the picture. */
const BACKSTAGE = sifted(
  /^backstage(?: (?:at|of|in|after|before|during) [^,.;:]+)?[,:] ((?:an? |the |two |three |one )?(?:[\p{L}-]+ ){1,4}?\p{L}{2,}ing\b[^.;]*)$/iu,
);

/** Whoever is backstage is in a room there. */
const BEHIND_STAGE = sifted(
  /(?<=\p{L}{3}) backstage(?=$|[,.;]| (?:\p{L}+ing|before|after|with|in|under|waiting)\b)/iu,
);

const MOUNT = '(?:horse|pony|camel|donkey|mule|elephant|dragon|bike|bicycle|motorbike|motorcycle)';
/** 'knight who is too short for his horse': the two are seen side by side. */
const TOO_SMALL = pattern(
  `^((?:an? |the |my )?)((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+?),?(?: (?:who|that|which)(?:['’]s| is| was)?| is| was)? (?:(?:much|way|far) )?too (?:short|small|little|tiny) for (?:his|her|its|their|the|an?) ((?:[\\p{L}-]+ )?${MOUNT})(?![\\p{L}])`,
);
const TOO_BIG = pattern(
  `^((?:an? |the |my )?)((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+?),?(?: (?:who|that|which)(?:['’]s| is| was)?| is| was)? (?:(?:much|way|far) )?too (?:big|tall|large|heavy|long) for (?:his|her|its|their|the|an?) ((?:[\\p{L}-]+ )?${MOUNT})(?![\\p{L}])`,
);

const TOO_BIG_FOR_SEAT = pattern(
  `^((?:an? |the |my )?)((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+?),?(?: (?:who|that|which)(?:['’]s| is| was)?| is| was)? (?:(?:much|way|far) )?too (?:big|tall|large|heavy|long|fat) for (?:his|her|its|their|the|an?) ((?:[\\p{L}-]+ )?(?:car|chair|bathtub|bath|boat|bed|sofa|armchair|basket|box|teacup|cup|cart|canoe|kennel|nest))(?![\\p{L}])`,
);

/** 'Degas style pastel': the medium is named, and the manner beside it. */
const STYLED_MEDIUM = sifted(
  /(?<=[\p{L}'’][- ]style |[\p{L}'’]-inspired |in )(pastels?|charcoal|gouache|watercolou?r|crayon|chalk)(?=$|[,.;])/giu,
);

/** Beasts at what people celebrate: 'goat birthday party'. */
const BEASTS_AT = sifted(
  /^(an? |the )?((?:tiny |cute |little |baby )?(?:goat|capybara|cat|dog|frog|raccoon|otter|penguin|panda|rabbit|bunny|bear|hamster|hedgehog|owl|duck|pig|sloth|koala|axolotl|dinosaur|goblin|robot|monkey|squirrel|alpaca|llama|corgi|kitten|puppy|mouse|fox|sheep|cow|chicken|skeleton|ghost|gnome|fairy|witch|unicorn|dragon|teddy bear|possum|opossum|badger|beaver|gecko|snail|bee|turtle|ferret|rat|pigeon|seal|walrus)) (birthday party|tea party|garden party|pool party|beach party|picnic|wedding|campfire|band practice|yoga class|poker night|poker game|sleepover|barbecue|bbq|parade|book club|dinner party|disco|rave|school play|cooking class|choir practice|movie night|game night|spa day|beach day|snowball fight|pillow fight)$/iu,
);
/** What a night or a party of theirs is, as where they are. */
const AT_EVENT: ReadonlyMap<string, string> = new Map([
  ['birthday party', 'around a birthday cake with lit candles'],
  ['wedding', 'under a flower arch'],
  ['tea party', 'around a table with a teapot and cups'],
  ['picnic', 'sitting on a picnic blanket with a basket'],
  ['dinner party', 'sitting at a long dinner table'],
  ['spa day', 'in a spa'],
  ['beach day', 'on a beach'],
  ['beach party', 'dancing on a beach'],
  ['disco', 'dancing in a disco'],
  ['rave', 'dancing in a nightclub'],
  ['yoga class', 'doing yoga in a yoga studio'],
  ['campfire', 'sitting around a campfire'],
  ['poker night', 'playing poker at a table'],
  ['poker game', 'playing poker at a table'],
  ['band practice', 'playing instruments in a garage'],
  ['choir practice', 'singing'],
  ['book club', 'reading books in a living room'],
  ['cooking class', 'cooking in a kitchen'],
  ['movie night', 'watching a film on a sofa'],
  ['game night', 'playing a board game at a table'],
  ['snowball fight', 'having a snowball fight'],
  ['pillow fight', 'having a pillow fight'],
  ['parade', 'marching in a parade'],
]);
/** Who is there is alone: 'no other people' names nobody. */
const NO_OTHERS = sifted(
  /,? (?:and |with )?(?:no|without(?: any)?) other (?:people|persons?|humans?|figures?|characters?|animals?|beings?)(?: (?:around|in sight|visible|there|in it))?(?=$|[,.;!])/giu,
);
/** 'my cat Biscuit as a knight': what it is called is nothing that is seen. */
const OWN_NAME = sifted(
  /\b([Mm]y|[Oo]ur|[Hh]er|[Hh]is)( (?:(?:old|little|big|fat|fluffy|black|white|orange|grey|ginger|late|best|dear|cute|sweet|lazy) )*(?:cat|dog|kitten|puppy|pup|rabbit|bunny|hamster|guinea pig|parrot|horse|pony|turtle|tortoise|ferret|goat|corgi|pug|poodle|labrador|lab|beagle|dachshund|bulldog|husky|greyhound|terrier|retriever|son|daughter|brother|sister|husband|wife|friend|niece|nephew|baby|boss|uncle|aunt))(?: (?:called|named))? \p{Lu}[\p{L}’']+(?![\p{L}’'])/gu,
);

const several = (beast: string): string =>
  /(?:sheep)$/i.test(beast)
    ? beast
    : /mouse$/i.test(beast)
      ? beast.replace(/mouse$/i, 'mice')
      : /(?:x|s)$/i.test(beast)
        ? `${beast}es`
        : /[^aeiou]y$/i.test(beast)
          ? beast.replace(/y$/i, 'ies')
          : `${beast}s`;

/** 'Kestrel, a tall space smuggler': the name stands for whoever is told of. */
const NAMED =
  /^(\p{Lu}[\p{L}'’-]+(?: (?:(?:of|the|von|van|de) )?\p{Lu}[\p{L}'’-]+){0,2}), (an? (?:[\p{L}-]+,? ){0,6}?([\p{L}-]+))(?=$|[,.;]| (?:with|who|in|from|wearing|holding|that|on|at|of|whose|and|leaning|sitting|standing)\b)/u;

/** Whether a sentence opens with the name of whoever it then tells of. */
export const isNamedFirst = (text: string): boolean => withoutNameBefore(text) !== text;

/** A text without the name that stands before whoever it then tells of. */
export function withoutNameBefore(text: string): string {
  const [, name, , last] = NAMED.exec(text) ?? [];
  if (name === undefined || last === undefined) return text;
  const isSomebody = senses()
    .get(last.toLowerCase())
    .some((sense) => sense.is === 'noun' && isBeing(sense.row.kind));
  return isSomebody ? text.slice(name.length + 2) : text;
}

/** 'a moth witch': a witch who has something of a moth. */
const WINGED_ROLE = sifted(
  /\b(moth|butterfly|bee|beetle|dragonfly|wasp|firefly|cicada|ladybug|mantis)[- ](witch|wizard|mage|knight|fairy|girl|boy|woman|man|princess|prince|sorceress|sorcerer|priestess|druid|bard|rogue|warlock|paladin|ranger|assassin|lady|lord|goddess|king)\b/giu,
);
/** A camera that is strapped on is one by its view, whatever is said of it. */
const ACTION_CAMERA = sifted(
  /,? (?:(?:from|seen from|in|through|on) )?(?:an? |the )?go ?pro(?: (?:view|footage|shot|pov|angle|style|perspective|video|still|camera))*(?=$|[,.;])/iu,
);
/** 'D&D character, a half-orc cleric': the cleric is the one. */
const IN_A_GAME = sifted(
  /^(?:d ?& ?d|dnd|rpg|ttrpg|pathfinder) (?:player )?character[,:] (?=(?:an?|the|my) )(.+)$/iu,
);

/** Whose workshop it is stands before it: 'the workshop of a watchmaker' is a watchmaker's. */
const ROOM_OF = sifted(
  /\b(an?|the) ((?:[\p{L}-]+ )?)(workshop|studio|shop|kitchen|office|hut|lair|den|cottage|laboratory|study) of an? (?:old )?([\p{L}-]+(?:er|or|ist|ch|rd|smith|man|an|ier|ctor))(?=$|[,.;])/iu,
);

/** 'Gothic architecture' is a building, and no mood. */
const ARCHITECTURE = sifted(
  /^((?:(?:beautiful|ornate|old|ancient|dark|grand|detailed|intricate) )*)(gothic|baroque|romanesque|byzantine|islamic|moorish|renaissance|neo-gothic|victorian|art deco|art nouveau|brutalist|roman|greek|mughal|ottoman) architecture(?=$|[,.;]| (?:at|in|with|under)\b)/iu,
);
const BUILDINGS: ReadonlyMap<string, string> = new Map([
  ['gothic', 'gothic cathedral'],
  ['neo-gothic', 'gothic cathedral'],
  ['romanesque', 'romanesque church'],
  ['baroque', 'baroque church'],
  ['byzantine', 'byzantine church'],
  ['islamic', 'mosque'],
  ['moorish', 'moorish palace'],
  ['ottoman', 'mosque'],
  ['mughal', 'palace'],
  ['renaissance', 'palazzo'],
  ['roman', 'roman temple'],
  ['greek', 'greek temple'],
  ['brutalist', 'brutalist concrete building'],
]);

/** A text whose further turns of phrase say plainly what is seen. */
export function furtherTurns(text: string): string {
  const shows = PERFORMS.test(text)
    ? text
    : AT_SHOW.reduce((rest, [at, where]) => rest.replace(at, where), text);
  return withoutNameBefore(shows)
    .replace(NO_OTHERS, '')
    .replace(OWN_NAME, '$1$2')
    .replace(BACKSTAGE, '$1 in a dressing room')
    .replace(BEHIND_STAGE, ' in a dressing room')
    .replace(TOO_SMALL, '$1$2 standing beside a huge $3')
    .replace(TOO_BIG_FOR_SEAT, '$1$2 sitting in a tiny $3')
    .replace(TOO_BIG, '$1$2 riding a tiny $3')
    .replace(STYLED_MEDIUM, (medium) =>
      `${/^(?:pastel|chalk)/i.test(medium) ? 'pastel' : medium} drawing`.replace(
        /(gouache|watercolou?r) drawing/i,
        '$1 painting',
      ),
    )
    .replace(
      BEASTS_AT,
      (_, __, beast: string, event: string) =>
        `${several(beast.toLowerCase())} ${AT_EVENT.get(event.toLowerCase()) ?? `at ${/^[aeiou]/i.test(event) ? 'an' : 'a'} ${event}`}`,
    )
    .replace(SEVERAL_OF, 'several ')
    .replace(/\blone wolf\b/i, 'wolf')
    .replace(WINGED_ROLE, '$2 with $1 wings')
    .replace(/ go ?pro (?:view|footage|shot|pov)(?= \p{L}+ing\b)(.*)$/iu, '$1, fisheye shot')
    .replace(ACTION_CAMERA, ', fisheye shot')
    .replace(IN_A_GAME, '$1, fantasy art')
    .replace(
      ARCHITECTURE,
      (whole, how: string, manner: string) =>
        `${how}${BUILDINGS.get(manner.toLowerCase()) ?? whole.slice(how.length)}`,
    );
}

/** A sentence that was translated, with whose room it is before the room. */
export const roomsByOwner = (text: string): string => text.replace(ROOM_OF, "$1 $2$4's $3");
