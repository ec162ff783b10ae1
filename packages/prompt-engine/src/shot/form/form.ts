import { pluralOf } from '../../lexicon/inflect.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { withoutFedUp } from '../../read/fed-up.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { motifOfTrade } from '../layout/surface-motifs.ts';
import { withoutRoom } from './flat-lay.ts';
import { foreignForm } from './foreign-forms.ts';
import { type FormName, formNames, MAY_BE_FORM } from './form-names.ts';

/*
 * Which form a sentence asks for, and what the form is to show: 'infographic about coffee', 'goblin character sheet',
 * 'a fox on a hill, phone wallpaper'.
 */

/** A form that the words ask for. */
export interface AskedForm {
  readonly id: FormName['id'];
  readonly sort: FormName['sort'];
  /** The words that ask for it. */
  readonly words: string;
  /** What it shows, in the subject's own words; what is usual where they name nothing. */
  readonly content: string;
  /** Whether the words say what it shows. */
  readonly isTold: boolean;
  /** Words before it that say how it is: '1950s'. */
  readonly manner: string;
}

/** A form that somebody holds, reads or that hangs somewhere is a thing in the picture. */
const AS_THING = sifted(
  /\b(?:holding|holds|reading|reads|studying|studies|unfolding|unfolds|drawing|draws|designing|painting|paints|sketching|looking at|looks at|looking through|wearing|shuffling|shuffles|collecting|selling|cutting out|hangs?|hanging|pinned|taped|peeling|spread out|covered (?:in|with)|full of|in front of|next to|beside|under|behind|getting|gets|with) (?:(?:an?|the|his|her|their|its|some|old|big|huge|giant|small) ){0,3}(?:[\p{L}-]+ ){0,3}$/iu,
);
/** Somebody sits on it, lives in it or has it: 'a cat on a storyboard', 'a mouse in a cutaway stump'. */
const IS_THERE = sifted(
  /\p{L} (?:(?:on|in|at|from|through|over|into|onto|by|near|inside|off|to|against|across|behind|under) (?:(?:an?|the|his|her|their|its|one|old|big|giant|torn|huge|small) )*|(?:his|her|their|its) (?:\p{L}+ )?)$/iu,
);
/** What follows a form that is a thing: 'on the wall', 'shop'. */
const AS_PLACE = sifted(
  /^s? (?:peeling|falling|torn|stuck|covering|and (?!white)|artist|shop|store|parlou?r|studio|gun|machine|needle|maker|collector|on (?:the|a|his|her|my) (?:wall|table|desk|floor|arm|back|shelf|fridge|door)|in (?:his|her|their|a|the) (?:hands?|frame|pocket)|hanging|pinned|taped|being|store)\b/iu,
);

const JOINT =
  /^(?:,? (?:of|showing|featuring|depicting|starring|with|about|on|explaining|illustrating|that (?:shows|explains)|which shows|where|in which)\s|\s?:\s|\s[-–—]\s)/iu;
/** Nouns that only say that it is one: 'tattoo design', 'mural idea'. */
const TAIL =
  /^ (?:design|idea|concept|art|artwork|illustration|drawing|image|picture|style|format|template)s?(?![\p{L}-])/iu;
const FOR = /^ for (?:(?!,|:| with | of | showing | featuring | called | named ).)+/iu;
/** What joins a form to what stands before it: 'as a', 'like a'. */
const AS =
  /[, ]+(?:(?:as|like|for|in|into|make it|to be|is|, )\s?(?:an?|the|my|our)?|in the style of(?: an?)?|,)\s*$/iu;

/** Parts of a sentence that say how, how many or for whom, and show nothing. */
const SAYS_HOW = sifted(
  /^(?:(?:and|but|with|in|please|so|also) )*(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:different |simple |easy )?(?:stages|steps|panels?|views?|poses|pages?|parts|frames|phases|outfits|expressions|stickers|emotes|colou?rs)|(?:front|side|back|three-quarter)\b.*\b(?:front|sides?|back|views?)\b.*|front view|(?:thick |thin |bold |clean |crisp |even )?(?:white|plain|transparent|black|blank|pale|clean|simple|no)\s?(?:background|outlines?|borders?|bg|paper|lines?)s?|(?:no|without|not) .*|don['’]?t .*|[\p{L}-]+ style|style|for (?:kids|children|toddlers|students|school|class|beginners|my .*|our .*|the .*|a .*|an .*|print.*|fabric)|black (?:and|&) white|(?:bold|clean|fine|thin|thick) lines?|line ?work|(?:[\p{L}-]+ )?shading|dot ?work(?: shading)?|(?:small|big|large|simple) enough.*|on the (?:left|right).*|empty space.*|printable|high[- ](?:res|quality|resolution|detail).*|a\d|4k|8k|hd|simple|cute|flat|vector|minimal(?:ist|istic)?|vertical|horizontal|landscape|portrait|square|round|die[- ]cut|kawaii|detailed|very detailed|highly detailed|lots of detail|cozy|cosy|dark|moody|funny|epic|pretty|beautiful|aesthetic|elegant|modern|vintage|retro|rustic|boho|traditional|realistic|full[- ]colou?r|colou?rful|bright(?: colou?rs?)?|(?:[\p{L}-]+ ){0,3}colou?rs?(?: only)?|(?:muted|pastel|warm|cool|earthy|neutral|soft) (?:tones?|palette)|please|pls|thanks?(?: you)?|art|design|poster|print|(?:looks? |seen |viewe?d? )?from (?:straight |directly |right )?above|top[- ]?down(?: view)?|bird['’]?s[- ]eye.*|(?:lots|plenty|full) of .*details?|(?:many|funny|tiny|small) (?:funny )?details|holographic|foil|geometric|dotwork|blackwork|(?:(?:dark academia|cozy|cosy|fantasy|murder|mystery|thriller|romance|horror|sci-?fi|gothic|crime|comedy|drama|adventure|noir|memoir|poetry|ya|steampunk|historical|fiction|novel)(?: |$))+|labell?ed|with labels|labels|(?:the )?labels? (?:reads?|says?)|outfits?|\d{4}|\d{4}s|\d\ds)$/iu,
);
/** For whom or for what it is, behind what it shows. */
const PURPOSE = sifted(
  /\s(?:for|as) (?:(?:my|our|his|her|their|the|a|an|some) )?(?:[\p{L}\d&'’-]+ ){0,3}?(?:kids?|children|toddlers?|babies|baby|fabrics?|prints?|printing|etsy|school|class(?:room|es)?|grade(?:rs)?|pre-?schoolers?|kindergarten(?:ers)?|students?|teens?|adults|beginners|olds?|nursery|playroom|bedroom|room|wall|shop|store|t-?shirts?|mugs?|totes?|pajamas|pyjamas|blankets?|curtains?|quilts?|bandanas?|stationery|wrapping(?: paper)?|gift ?wrap|campaign|game|session|party|forearm|arm|wrist|ankle|back|leg|thigh|shoulder|ribs?|gift|present|presentation|lesson|lessons|lecture|worksheet)(?= |$).*$/iu,
);

/** 'blue and white': colours and nothing else. */
const isColours = (part: string, { colours }: Scene): boolean =>
  colours.length > 0 &&
  colours
    .reduce((text, colour) => text.replace(colour, ''), part.toLowerCase())
    .replace(/\b(?:and|with|on|only|in|just)\b|[&+]/g, '')
    .trim() === '';

/** What is said of somebody who asks, and is nowhere to be seen: 'my dad loved fishing'. */
const OF_ASKER =
  /^(?:my|our) [^,]*\b(?:loved|loves|likes|liked|used to|was|wants|wanted|passed away|died)\b|^(?:i|we) (?:love|like|want|need|have|had|am|are)\b/iu;

const isShown = (part: string, scene: Scene): boolean =>
  !OF_ASKER.test(part) && part.length > 1 && !SAYS_HOW.test(part) && !isColours(part, scene);

/** Without words that are lettered and what they are called by. */
const withoutLetters = (text: string, lettering: readonly string[]): string =>
  lettering
    .reduce((rest, line) => rest.replace(line, ''), text)
    .replace(
      /["“”«»„]|\b(?:called|titled|entitled|named|that says|saying|which says|that reads|reading)\b\s*(?=$|[,.;:"“])/giu,
      ' ',
    )
    .replace(/\s{2,}/g, ' ');

/** Whose record or channel it is: seen only where nothing else is named. */
const WHOSE =
  /^(?:[\p{L}-]+ ){0,2}(?:duo|trio|quartet|band|group|act|dj|singer|songwriter|ep|lp|single|project|channel|podcast)$/iu;

/** How a tattoo or a print is drawn. */
const BY_LINE =
  / (?:with|in) (?:(?:fine|thin|bold|clean|simple) lines?|dot ?work|line ?work|black ?work|(?:soft |light )?shading|an? [\p{L}-]+ style)(?![\p{L}-]).*$/iu;

/** 'something small with a trout' is a trout. */
const VAGUELY = /^(?:something|smth|anything)(?: \p{L}+)? (?:with|like|of|about) /iu;

/** The parts of a stretch that show something, as one phrase. */
function shownIn(text: string, scene: Scene): string {
  const parts = text
    .split(/[,;]\s*|[.!?]+(?:\s+|$)/u)
    .map((part) =>
      part
        .replace(PURPOSE, '')
        .replace(/^(?:and|but|with) /i, '')
        .replace(VAGUELY, '')
        .replace(/ themed?$/i, '')
        .replace(BY_LINE, '')
        .trim(),
    )
    .filter((part) => isShown(part, scene));
  const seen = parts.filter((part) => !WHOSE.test(part));
  return (seen.length > 0 ? seen : parts).join(', ').replace(/[\s,.:;]+$/u, '');
}

/** Words before a form that only say how it is: 'cute', '1950s', 'kids'. */
const IS_MANNER = sifted(
  /^(?:(?:an?|the|my|our|some|one|this|new|small|big|large|cute|cozy|cosy|simple|fun|funny|nice|pretty|cool|beautiful|dark|moody|vintage|retro|modern|minimal\w*|kids?['’]?s?|children['’]?s|educational|classroom|school|science|printable|blank|full|single|old|aesthetic|fantasy|horror|romance|sci-?fi|gothic|boho|rustic|elegant|watercolou?r|pixel(?: art)?|hand[- ]drawn|ink|black and white|traditional|\d{4}s|\d\ds|detailed|realistic|funny|epic|little|bold|bright|colou?rful|flat|vector|isometric|scientific|illustrated|painted|digital|seamless|pastel|product|photo|wedding|floral|spotify|apple music|soundcloud|travel|oc|dnd|d&d|rpg)(?:,? |$))*$/iu,
);

const DETERMINED = /^(?:an?|the|my|our|two|three|four|five|\d+) /i;

function contentOf(
  before: string,
  after: string,
  scene: Scene,
): { readonly content: string; readonly manner: string } {
  const rest = after
    .replace(TAIL, '')
    .replace(/^s(?![\p{L}])/u, '')
    .replace(FOR, '');
  const behind = shownIn(rest.replace(JOINT, ''), scene);
  const front = before.replace(AS, '').trim();
  const cut = front.lastIndexOf(',');
  // 'smoky jazz trio in a cellar, 1950s album cover': what stands behind the last comma says how.
  const last = front.slice(cut + 1).trim();
  const isHow = IS_MANNER.test(last);
  const manner = isHow ? last : '';
  const ahead = shownIn(isHow ? front.slice(0, Math.max(cut, 0)) : front, scene);
  // 'punk band album cover, a toaster on fire': whose it is stands before it.
  const isOwnPicture =
    /^, (?:an?|the|two|three|four|five|me|my|someone|somebody) /i.test(rest) && !DETERMINED.test(ahead);
  if (isOwnPicture && behind && cut < 0) return { content: behind, manner };
  if (JOINT.test(rest) && behind)
    return {
      content: ahead && cut > 0 ? `${ahead}, ${behind}` : behind,
      manner: manner || (cut > 0 ? '' : front),
    };
  return { content: [ahead, behind].filter(Boolean).join(', '), manner };
}

/** Small living things that only a drawing shows cut open. */
const MICROSCOPIC = sifted(
  /^(?:[^,.;]*\b(?:picture|drawing|illustration|image|view) of )?(?<cell>(?:an? |the |one )?(?:[\p{L}-]+ ){0,2}?(?:(?:plant|animal|human|nerve|blood|eukaryotic|prokaryotic|bacterial) cells?|neurons?|atoms?|mitochondri(?:on|a)|chloroplasts?|dna(?: helix)?))(?= cut open| with (?:all )?(?:the|its) parts| in cross| showing|,|\.|$)/iu,
);
const MICROSCOPE = sifted(
  /\b(?:micrograph|microscop\w*|photo\w*|electron|sem|macro|costume|cake|made of|toy|plush|model)\b/i,
);

/** Forms that are for whoever is on them: 'character sheet for an elf'. */
const FOR_SHOWS: ReadonlySet<string> = new Set(
  'recipe-card character-sheet paper-doll sprites emote portrait storyboard comic tattoo sticker-sheet mood-board instructions'.split(
    ' ',
  ),
);
const FOR_ONE =
  /^s? for (?!(?:my|our|his|her|the|kids|children|school|me|us|best|a (?:friend|client|school|class|kid|child|campaign|book|game|novel))\b)/i;
/** What follows a form, as of whom it is: 'recipe card for lemonade with drawings' is of lemonade. */
const forWhom = (after: string): string => after.replace(FOR_ONE, ' of ').replace(WITH_PICTURES, '');
const WITH_PICTURES = / with (?:[\p{L}-]+ )*(?:drawings?|illustrations?|pictures?|photos?)(?=$|[,.])/iu;
/** Forms that stand at the head of a sentence: behind a comma they are a thing that is had. */
const AT_HEAD: ReadonlySet<string> = new Set(
  'tattoo pattern screen fantasy-map treasure-map battle-map game-card cycle steps paper recipe-card emote sprites cross-stitch'.split(
    ' ',
  ),
);

/** That it repeats is said of the pattern, not of what is on it. */
const OF_REPEAT = /^(?:(?:an?|the) )?(?:(?:seamless|repeating|tileable|repeat|continuous) )+/i;

/** All that repeats, as one phrase: 'fox, autumn leaves' are foxes and leaves. */
function motifsOf(shown: string, { styles }: Scene): string {
  const parts = shown
    .replace(OF_REPEAT, '')
    .split(', ')
    .filter((part) => styles.every(({ words }) => words.toLowerCase() !== part.toLowerCase()));
  return parts.length > 1 && parts.length < 4 && parts.every((part) => part.split(' ').length < 4)
    ? inWords(parts.map((part, i) => (i === 0 ? manyOf(part) : part)))
    : parts.join(', ');
}

/** 'fox' as it repeats; several things, and what is many already, as they are. */
const manyOf = (part: string): string => (/(?:[^su]s|ing)$| and /.test(part) ? part : pluralOf(part));

const found = new WeakMap<Scene, AskedForm | null>();

function search(scene: Scene): AskedForm | undefined {
  const { subject, isForeign, isEdit, lettering } = scene;
  if (isEdit) return undefined;
  if (isForeign) {
    const form = foreignForm(subject);
    const main = mainOf(scene);
    const content =
      form && (form.content || (main?.known === true && main.kind !== 'graphic' ? main.words : ''));
    return form && content !== undefined
      ? { ...form, content, isTold: content !== '', manner: '' }
      : undefined;
  }
  const [, cell] =
    MICROSCOPE.test(subject) || /\bdiagram|infographic/i.test(subject)
      ? []
      : (MICROSCOPIC.exec(subject) ?? []);
  if (cell !== undefined)
    return { id: 'diagram', sort: 'sheet', words: cell, content: cell, isTold: true, manner: '' };
  if (!MAY_BE_FORM.test(subject)) return undefined;
  const text = withoutFedUp(withoutLetters(subject, lettering));
  for (const { id, sort, names, usual } of formNames()) {
    const { before, name, after } = names.exec(text)?.groups ?? {};
    if (before === undefined || name === undefined || after === undefined) continue;
    if (AS_THING.test(before) || AS_PLACE.test(after) || (scene.syntax.isTags && before !== '')) continue;
    if (id !== 'crowd' && IS_THERE.test(before)) continue;
    if (AT_HEAD.has(id) && before.includes(',')) continue;
    if (/^tattoos?$/i.test(name) && before !== '' && !IS_MANNER.test(before.trim())) continue;
    const { content, manner } = contentOf(before, FOR_SHOWS.has(id) ? forWhom(after) : after, scene);
    // 'banner for a dog salon': what stands for a trade shows whose it is.
    const client = sort === 'frame' ? (FOR.exec(after.replace(/^s /, ' '))?.[0] ?? '') : '';
    const shown = content || (client && (motifOfTrade(client) ?? ''));
    const bare =
      id === 'pattern' ? motifsOf(shown, scene) : id === 'flat-lay' && shown ? withoutRoom(shown) : shown;
    const made = id === 'instructions' ? shown.replace(/^\p{L}{3,}ing (?=an?\b|the\b|my\b)/iu, '') : bare;
    return { id, sort, words: name, content: made || usual, isTold: shown !== '', manner };
  }
  return undefined;
}

/** The form that a scene's words ask for; undefined where they ask for a picture as such. */
export function askedForm(scene: Scene): AskedForm | undefined {
  const had = found.get(scene);
  if (had !== undefined) return had ?? undefined;
  const form = search(scene);
  found.set(scene, form ?? null);
  return form;
}
