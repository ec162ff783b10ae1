import { articleFor } from '../../lexicon/inflect.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { withoutDates } from '../../read/dates.ts';
import type { Scene } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';
import { NAMED } from './client.ts';
import { isMark, motifsOf } from './layout-words.ts';

/*
 * What a logo, a poster, a card or a set of icons shows, in the subject's own words: a surface is described by its
 * carrier first ('sticker of …', 'card for … who loves …', 'logo, …'), and what follows is the picture.
 */

const LONGEST = 16;

/** Says how it is made, not what is seen. */
const MANNER = sifted(
  /\b(?:style|stripes|striped|polka dots|chequered|checkered|colou?rs?|background|vector|retro|vintage|modern|minimal\w*|simple|clean|flat|font|typeface|letters|lettering|lettered|serif|script|gradients?|shadows?|outlines?|transparent|resolution|high quality|print|printable|borders?|steps|black and white|line art|(?:one|single|continuous) line|a\d|4k|8k|(?:negative|empty|copy|white|blank) space)\b/i,
);

const SHOWS = sifted(
  /\b(?:of|showing|featuring|depicting|starring|with|made (?:out )?(?:from|of))\s+((?:an?|the|some|my|two|three|four|five|\d+)?\s?\S.*)$/i,
);
const LOVES = sifted(
  /\b(?:who|that|she|he|they)(?:['’]?s|['’]?re|\sis|\sare)?\s(?:just\s|really\s|also\s)?(?:(?:turn(?:s|ing)\s)?(?:\d{1,2}|\w{3,6}teen|one|two|three|four|five|six|seven|eight|nine|ten)(?:\syears\sold)?\sand\s)?(?:just\s|really\s|also\s)?(?:loves?|likes?|enjoys?|adores?|into|obsessed with|mad about|crazy about|a fan of|fond of|always)\s+(.+)$/i,
);
const NO_PICTURE = sifted(
  /^(?:(?:the|a|an|bold|big|large|small|nice|my|our|her|his)\s)*(?:text|words?|title|name|caption|slogan|quote|message|room|space|how|why)\b/i,
);

const WORDS_AND_MORE = sifted(
  /(?:,|\s(?:and|with|saying))?\s(?:the\s)?(?:text|words?|title|caption|slogan|headline|tagline|name|lettering)\s*["“”«»„']*\s*["“”«»„']*\s+(?:and|with|over|above|beside|under|below)\s/giu,
);

/** 'text at the bottom', 'names below': where words stand. */
const OF_WORDS = sifted(
  /^(?:the |with |and )*(?:text|words?|title|headline|slogan|caption|lettering|names?)(?: (?:at|on|in|across|along|above|below|under|over|small|big|large|beneath)\b.*)?$/i,
);

/** Whom or what stuff it is for: nothing of it is seen. */
const FOR_USERS = sifted(
  / for (?:kids|children|toddlers|adults|teens|beginners|seniors|students|grown-?ups|fabric|wrapping paper|pajamas|pyjamas|curtains|bandanas)(?=$|[,.;])/giu,
);

/** When it is: 'saturday 9pm at the mill'. */
const DAY = sifted(
  /^(?:every |on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?! (?:morning|night|afternoon|evening)s?$)|^\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b/i,
);

/** Sentence parts without quoted words and names that are lettered. */
function partsOf({ subject, lettering }: Scene): string[] {
  const bare = lettering
    .reduce((text, line) => text.replace(line, ''), withoutDates(subject))
    .replace(FOR_USERS, '')
    // 'with the words … and a trumpet': what else is on it stands by itself.
    .replace(WORDS_AND_MORE, ', ')
    .replace(
      /["“”«»„]|(?<=\s)'\s*'|\b(?:called|named|titled|entitled|saying|that says|which says|that reads|which reads|reading|spelling)\b/g,
      ' ',
    );
  return (
    bare
      .replace(
        /(?:,|\s(?:and|with))?\s(?:the\s)?(?:text|words?|title|caption|slogan|headline|tagline|lettering)\s*(?=$|[,.;])/gi,
        '',
      )
      .split(/[,;:.!?()]\s*|\s[-–—]\s/)
      .map((part) =>
        part
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/ somewhere$/i, ''),
      )
      // Where something is held is no picture of it.
      .filter(
        (part) =>
          part !== '' &&
          !/^(?:(?:in|at|on) the\s|dates?$)/i.test(part) &&
          !OF_WORDS.test(part) &&
          !DAY.test(part),
      )
  );
}

/** 'black on white', 'blue and gold': colours and nothing else. */
function isColours(part: string, scene: Scene): boolean {
  const rest = scene.colours
    .reduce((text, colour) => text.replace(colour, ' '), part.toLowerCase())
    .replace(
      /\b(?:on|and|with|an?|only|just|lots? of|plenty of|mostly|mainly|much|a (?:bit|touch|little) of|bold|bright|deep|dark|light|pale|muted|pastel|soft|warm|white|black|accents?|colou?rs?|palette|tones|lines?|linework|foil|ink|inks|print)\b|[&+]/g,
      ' ',
    );
  return scene.colours.length > 0 && rest.trim() === '';
}

/** How it should look or when it is, where nothing is named that could be seen. */
const NO_THING = sifted(
  /\b(?:funny|professional|playful|classy|elegant|serious|cute|friendly|wonky|quirky|punk|xerox\w*|photocop\w*|looks?|feels?|vibes?|mood|aesthetic|dates?|doors|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|\d+ ?(?:am|pm)|hall|venue|entry|tickets?|somewhere)\b/i,
);

const namesKnown = (part: string, { cast }: Scene): boolean =>
  cast.some(
    ({ name, kind, known }) =>
      known && kind !== 'abstract' && part.toLowerCase().includes(name.toLowerCase()),
  );

/** 'round', 'die cut': how it is cut. */
const SHAPE =
  /^(?:round|circular|oval|square|hexagonal|vertical|horizontal|landscape|portrait|wide|die[- ]cut|glossy|matte?|seamless|tileable|repeat(?:ing)?|hand[- ]drawn|top[- ]?down(?: view)?|overhead|isometric|bird'?s[- ]eye|(?:square |hex )?grid|(?:old |aged )?(?:parchment|paper)|blueprint|sepia|(?:ink|pencil|pen|line|technical|detailed|chalk|marker|crayon)?,? ?(?:drawing|sketch|illustration|linework)|watercolou?r|gouache|etching|engraving)(?: shape| format)?$/i;

const isManner = (part: string, scene: Scene): boolean =>
  MANNER.test(part) ||
  (NO_THING.test(part) && !namesKnown(part, scene)) ||
  isColours(part, scene) ||
  SHAPE.test(part) ||
  scene.excluded.some((words) => part.includes(words)) ||
  scene.styles.some(({ words }) => words.toLowerCase() === part.toLowerCase()) ||
  /^(?:no|without)\s/i.test(part);

const isShort = (text: string): boolean => text.split(' ').length <= LONGEST;

/** Whether a part names a being or thing of the cast. */
const names = (part: string, scene: Scene): boolean =>
  scene.cast.some(
    ({ name, kind, proper }) =>
      !proper && kind !== 'sign' && kind !== 'abstract' && part.toLowerCase().includes(name.toLowerCase()),
  );

/** 'trumpet player', 'wrench and water drop': in a sentence each thing has its article. */
function withArticle(phrase: string, { cast }: Scene): string {
  const isBare = (item: string, starts: boolean): boolean => {
    const lower = item.toLowerCase();
    const member = cast.find(({ words, plural, proper }) => {
      const own = words.toLowerCase();
      return !plural && !proper && (starts ? lower.startsWith(own) : lower === own);
    });
    const isMass =
      member?.row?.traits.words.has('mass') === true || /^(?:bunting|letter|number)\b/.test(lower);
    // 'Lake Como' is one of its own.
    const isNamed = /^(?:\p{Lu}[\p{L}'’-]*\s?){2,}$/u.test(item);
    const isTown = /^\p{Lu}/u.test(member?.placeRow?.names[0] ?? '');
    // 'red blue stripes' are several, though a row has them as one pattern.
    const isSeveral =
      /[^su]s$/i.test(item.trim()) &&
      !/\b(?:bus|lens|gas|iris|cactus|octopus|canvas|glass)$/i.test(item.trim()) &&
      member?.kind === 'graphic';
    return member !== undefined && !isSeveral && !isMass && !isNamed && !isTown;
  };
  const items = phrase.split(/(,\s*|\sand\s)/);
  return items
    .map((item) =>
      isBare(item, items.length === 1) && !NAMED.test(item) ? `${articleFor(item)} ${item}` : item,
    )
    .join('');
}

const STEPS = sifted(
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s(?:easy\s|simple\s)?(steps|stages|tips|facts|reasons|parts|ways|phases)\b/i,
);

/** '5 steps': what an explaining picture is made of. */
function stepsOf({ subject }: Scene): string | undefined {
  const found = STEPS.exec(subject);
  if (found) return `${found[1]} numbered ${found[2]?.toLowerCase()}`;
  return /\b(?:how|why|what)\b/i.test(subject) ? 'numbered steps' : undefined;
}

const ABOUT = sifted(/\babout\s+(.+)$/i);
const CLIENT = sifted(/\sfor\s(?:an?|the|my|our|your|his|her)\s.*$/i);

/** 'killer lawnmower movie poster': what stands before the name of the sheet is on it. */
const BEFORE = sifted(
  /^(?:an? |the |my )?(?:(?:fake|vintage|retro|old|minimal\w*|modern|cheesy|campy|cool|funny|epic|\d{2,4}s) )*(?<what>(?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) (?:movie|film|b-?movie|travel|propaganda|gig|exhibition) (?:poster|flyer|print)s?$/iu,
);
/** Whether the last of the words is a being or a thing that a picture can show. */
const isNamedThing = (words: string): boolean =>
  senses()
    .get((words.split(' ').at(-1) ?? '').toLowerCase())
    .some(
      (sense) =>
        sense.is === 'noun' && !/^(?:abstract|event|sign|graphic|place|material)$/.test(sense.row.kind),
    );

/** 'tarot card "the ferryman"': whoever a card is called after is on it. */
const namedOnCard = ({ subject, lettering }: Scene): string | undefined =>
  /\b(?:tarot|trading|monster|character|hero|arcana) card\b/i.test(subject)
    ? lettering.find((line) => isNamedThing(line))?.toLowerCase()
    : undefined;

/** What somebody loves, brought together in one picture; else what the first part of the sentence shows. */
function shownInHead(head: string): string {
  const loved = LOVES.exec(head)?.[1]?.replace(/,?\s(?:so\s)?both$/i, '');
  if (loved) return /,|\sand\s/i.test(loved) ? `${loved} brought together` : loved;
  const place = /\btravel (?:poster|print|ad|postcard)s? (?:for|of|to|from) (.+)$/i.exec(head)?.[1];
  if (place) return place;
  // 'a film about a keeper who is afraid of the dark' shows the keeper.
  const about = ABOUT.exec(head)?.[1]?.replace(/\s(?:who|that|which|whose)\s.*$/i, '');
  if (about) return about;
  const before = BEFORE.exec(head)?.groups?.what;
  if (before && isNamedThing(before))
    return /[^su]s$/.test(before) ? before : `${articleFor(before)} ${before}`;
  const shown = (SHOWS.exec(head)?.[1] ?? '').replace(CLIENT, '');
  return NO_PICTURE.test(shown) || /^\S+\s(?:style|design)$/.test(shown) ? '' : shown;
}

const isOwner = (part: string, { cast }: Scene): boolean =>
  cast.some(
    ({ words, kind }) =>
      words.toLowerCase() === part.toLowerCase() && ['person', 'group', 'building', 'thing'].includes(kind),
  );

/** What the surface shows, as typed: 'an owl holding a mug'. Empty where the words name only what it is for. */
export function motifPhrase(scene: Scene): string {
  const [head = '', ...rest] = partsOf(scene);
  const others = rest
    .map((part) => {
      const loved = LOVES.exec(part)?.[1];
      return loved ?? part.replace(/^(?:with|showing|featuring|and|of)\s/i, '');
    })
    .filter(
      (part) =>
        !isManner(part, scene) &&
        !/^(?:\d+$|for\s)/i.test(part) &&
        (names(part, scene) || part.split(' ').length > 2),
    );
  // A sign carries the words: it is no picture beside them.
  const shown = [shownInHead(head), ...others].filter(
    (part) =>
      part &&
      isShort(part) &&
      !/^(?:rustic|elegant|modern|classic|cozy|cosy|playful|bold|luxury|festive|whimsical|handmade|professional|friendly|quirky|moody|dark|light|fun|cute|fancy)$/i.test(
        part,
      ) &&
      !/\b(?:sign|signboard|lettering|label|note)$/i.test(part),
  );
  // 'furniture maker, a wave turning into wood grain': whose mark it is, is not the mark.
  const found = (
    shown.length > 1 && isMark(scene) ? shown.filter((part) => !isOwner(part, scene)) : shown
  ).slice(0, 2);
  const [first = stepsOf(scene) ?? ABOUT.exec(head)?.[1] ?? namedOnCard(scene) ?? '', second = ''] = found;
  const whole = [first, second].filter(Boolean).join(', ');
  const bare = whole.replace(
    /\s(?:on|in|inside|across) (?:it|them|the (?:front|cover|poster|sign|label))$/i,
    '',
  );
  return withArticle(bare.replace(/\s(?:on|in|for|with|and|by|at|from)$/i, ''), scene);
}

const SET = sifted(
  /\b(?:sets?|packs?|sheets?|series|collection|grid|icons|stickers|emojis|badges|patches|stamps|pictograms|buttons)\b/i,
);

/** The items of a set that the words list after a colon or a dash. */
export function listedIn(scene: Scene): readonly string[] {
  const [, head = '', list = ''] = /^([^:]*?)(?::|\s[-–—])\s+(.+)$/.exec(scene.subject) ?? [];
  if (!SET.test(head)) return [];
  const items = list
    .split(/[,;.]\s*|\s(?:and|&)\s/)
    .map((item) => item.replace(/^(?:and|&)\s/, '').trim())
    .filter((item) => item && item.split(' ').length <= 5 && !isManner(item, scene));
  return items.length >= 2 ? items : [];
}

const PARTS = sifted(/\b(?:with|showing|including)\s+(.+?)(?:[.;:]|$)/i);

/** The parts of a cutaway, a map or a diagram that the words list after 'with'. */
export function partsListed({ subject, styles }: Scene): readonly string[] {
  const parts = (PARTS.exec(subject)?.[1] ?? '')
    .split(/,\s*(?:and\s)?|\sand\s/)
    .map((part) => part.trim())
    // How it is drawn is no part of what is drawn.
    .filter(
      (part) => !SHAPE.test(part) && styles.every(({ words }) => words.toLowerCase() !== part.toLowerCase()),
    );
  return parts.length >= 2 && parts.every((part) => part && part.split(' ').length <= 6) ? parts : [];
}

/** What is left in a motif of the sentence round about it, where it was not cut out cleanly. */
const NOT_CUT = sifted(
  /\btranspare\w*|\b(?:fine[- ]?lines?|line ?work|shading|no colou?rs?|minimal\w*|background|styles?|is|are|called|texts?|words|titles?|names|captions?|slogans?|say\w*|reads|spells|shes|hes|theyre|loves|likes|both|something like|maybe|please|want|wants|needs?|should|could|would)\b/i,
);

/** Whether what a sheet shows stands by itself in the words: else its sentence is kept whole, and nothing is laid out of it. */
export function isCutCleanly(scene: Scene): boolean {
  const phrase = motifPhrase(scene);
  return !(phrase ? [phrase] : motifsOf(scene)).some((each) => NOT_CUT.test(each));
}
