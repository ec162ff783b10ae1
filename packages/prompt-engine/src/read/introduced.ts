import { pattern } from '../lexicon/sifting/sifted.ts';

/*
 * How somebody introduces what is to be seen: 'my OC is named Juniper, she is a moth witch', 'our grandmother had a farm,
 * would love a painting of it'. What is said to the reader goes; every word that is seen stays as it was typed.
 */

const WHOSE = "(?:(?:this|here|that)(?:['’]?s| is) |meet )?(?:(?:my|our|his|her|the) )";
const ROLE =
  "(?:(?:d&d|dnd|d ?and ?d|rpg|ttrpg|pathfinder|main|player|new|own|little|original|roleplay|rp|book|story|webcomic|game|larp|vampire|bg3|baldur[’']?s gate) )*(?:oc|o\\.c\\.|ocs|pc|npc|character|fursona|sona|persona|protagonist|heroine|hero|villain|mascot|familiar|alter ego|tav)";
const NO_NAME = '(?!(?:and|she|he|they|it|is|who|an?|the|my|with|from|in|on)(?![\\p{L}]))';
const NAME = `(?<name>\\p{Lu}[\\p{L}'’-]+(?: (?:(?:of|the|von|van|de) )?${NO_NAME}\\p{Lu}[\\p{L}'’-]+){0,2})`;
const IS = "(?:['’]s|['’]re|s| is| are| was)";

/** A wording, and what of it stays. */
const WORDINGS: readonly (readonly [words: RegExp, stays: string])[] = [
  // 'My OC is named Juniper, she is a moth witch', "my character's name is Thorn and he's a thief".
  [
    pattern(
      `^${WHOSE}${ROLE}(?:['’]?s)?(?: name)?(?: is| was)?(?:,| named| called|:)? ${NAME}(?:,|\\.|;|:| and| -)+ (?:and )?(?:she|he|they|it)${IS} (?=(?:an?|the|my|our) )`,
    ),
    '$<name>, ',
  ],
  // 'my OC is named Juniper, a moth witch'; 'my OC Juniper is a moth witch'.
  [
    pattern(
      `^${WHOSE}${ROLE}(?:['’]?s)?(?: name)?(?: is| was)?(?:,| named| called|:)? ${NAME}(?:,| is| who is|:) (?=(?:an?|the) )`,
    ),
    '$<name>, ',
  ],
  // 'Her name is Luna, she is a witch'.
  [
    pattern(`^(?:her|his|their|its) name is ${NAME}[,.;]? (?:and )?(?:she|he|they|it)${IS} (?=(?:an?|the) )`),
    '$<name>, ',
  ],
  // 'my OC is a moth witch', 'my character: a moth witch'.
  [pattern(`^${WHOSE}${ROLE}(?: is|:|,) (?=(?:an?|one) (?!mess|disaster|bit|fan)\\p{L})`), ''],
  // 'our grandmother had a farm with a barn, would love a painting of it in summer'.
  [
    pattern(
      "^(?:my|our) (?:[\\p{L}'’-]+ ){1,3}?(?:had|has|owned|owns|used to have|built|kept|ran|grew up (?:in|on|at)|lived (?:in|on|at)) (?<what>(?:an?|the) [^.!?]{6,}?)[,.;!]+ (?:and |so )?(?:(?:i|we|he|she)(?:['’]d)? ?)?(?:would )?(?:really )?(?:love|like|want|need)(?: to (?:have|see|get))? (?<medium>(?:an? )?(?:[\\p{L}-]+ ){0,2}?(?:painting|drawing|picture|sketch|illustration|watercolou?r|print|portrait)) of (?:it|that|this|them)(?: please)?",
    ),
    '$<what>, $<medium>',
  ],
  // 'my players just met a bog witch, need a portrait of her'.
  [
    pattern(
      '^(?:my|our|the) (?:players|party|group|table|adventurers|team|campaign|dm|gm) (?:just |will |are about to |are going to |recently |finally )*(?:met|meets?|fights?|found|finds?|fought|faces?|encounter(?:ed|s)?|hired?|rescued?) (?<what>(?:an?|the|two|three) [^.!?]+?)[,.;!]+ (?:and |so )?(?:i )?(?:need|want|could use|would (?:love|like)) (?<medium>an? (?:[\\p{L}-]+ ){0,3}?(?:portrait|picture|drawing|token|image|art|illustration|pic)) of (?:her|him|it|them)(?: for [^,.]*)?',
    ),
    '$<medium> of $<what>',
  ],
  // 'looking for album artwork, two foxes'.
  [
    pattern(
      '^(?:looking for|searching for|in search of|in need of) (?:an? |some )?(?=(?:[\\p{L}-]+ )?(?:artwork|art|album|book|cover|logo|poster|sticker|tattoo|banner|picture|image|drawing|illustration|portrait)\\b)',
    ),
    '',
  ],
  // 'i had this weird dream where i was in an endless pool'.
  [
    pattern(
      '^i (?:keep |kept |always |once |just |recently )*(?:had|have|dreamt|dreamed|dreaming) (?:(?:an?|this|the|that|about) ){0,2}(?:(?:really|super|so|very) )?(?:(?:weird|strange|odd|funny|crazy|vivid|recurring|creepy|scary|beautiful) ){0,2}(?:dream|nightmare|vision)s? (?:last night |once |again )?(?:where|in which|that|and) (?:i|we) (?:was|were|am|are|keep|kept) (?:walking |standing |lost |floating |stuck |trapped |sitting |swimming |alone |being )*(?:in|at|inside|on|through) (?=(?:an?|the|my|our|this) )',
    ),
    '',
  ],
];

/** 'for my daughters room': where a picture will hang is nowhere in it; what is for the room itself stays. */
const FOR_ROOM = pattern(
  "(?<!\\b(?:curtains?|rugs?|beds?|lamps?|wallpapers?|murals?|designs?|ideas?|furniture|decor|shel(?:f|ves)|desks?|sofas?|signs?|stickers?|decals?|makeover|interior|door|chairs?)(?: \\p{L}+)?) (?:to (?:hang|put) (?:up )?in|for) (?:my|our) (?:(?:[\\p{L}\\d'’-]+ ){0,4}(?:daughter|son|kid|child|children|boy|girl|baby|toddler|niece|nephew|grandson|granddaughter|grandkid|grandchild|twin|student|little one)s?['’]?s? )(?:bed|play)?(?:room|nursery)(?: wall)?(?=$|[,.;!])",
);

/** A name has a capital: 'my oc is shy, she is a witch' names nobody. */
const isCalled = (found: RegExpExecArray | null): boolean =>
  found !== null && (found.groups?.name === undefined || /^\p{Lu}/u.test(found.groups.name));

/** What somebody loves for whom the picture is: 'she loves axolotls and ballet'. */
const LOVES = pattern(
  "^(?:she|he|they)(?:['’]s| is| are)? ?(?:really |just |absolutely |totally )*(?:loves?|likes?|adores?|enjoys?|(?:really )?into|obsessed with|crazy about|mad about) (?!(?:her|him|it|them|me|you|us|to)(?!\\p{L}))(?=\\p{L})",
);
/** What is left of a wish, without who it is for. */
export const withoutWhoLoves = (text: string): string => text.replace(LOVES, '');

/** A text without how what it shows is introduced. */
export const withoutIntroduction = (text: string): string =>
  WORDINGS.reduce(
    (rest, [words, stays]) => (isCalled(words.exec(rest)) ? rest.replace(words, stays) : rest),
    text,
  ).replace(
    / and (?:there was )?(?:nobody|no ?one|no people) (?:was |were |is |else was )?(?:there|around|in sight|else)(?=$|[,.;])/i,
    ', nobody there',
  );

/** A text without the child's room that its picture will hang in. */
export const withoutRoomFor = (text: string): string => text.replace(FOR_ROOM, '');
