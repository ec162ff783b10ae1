import { listOf, rowsOf } from '../../lexicon/row.ts';
import type { NoteKind } from '../plain/note-kinds.ts';
import { escaped } from '../wording.ts';

/*
 * Which film is asked for, in forms that stand before, behind or within what it shows: 'news report about a goose', 'save the date
 * from two penguins', 'stop motion breakfast where …', '…, for his 80th birthday', '…, ambiance documentaire'.
 */

/* Sorts of films by what they are called, the longer ones first. */
const SORTS = listOf(
  'movie trailer, film trailer, book trailer, trailer, teaser, promo, intro, opener, opening credits, title sequence, end credits, recap, news report, news segment, weather report, breaking news, commercial, advert, ad, spot, mini documentary, nature documentary, documentary, mockumentary, doc, music video, lyric video, dance video, explainer, tutorial, unboxing, gender reveal, invitation, save the date, thank you, greeting, birthday message, birthday video, wedding video, slideshow, photo slideshow, bedtime story, fairy tale, audition tape, dating profile, job application, product video, hype video, highlight reel, short film, short, movie, film, animation, cartoon, clip, video, reel, sketch, parody, lullaby, visualizer, visualiser, screensaver, announcement, love letter, postcard, infomercial, cooking show, talk show, game show, sitcom, telenovela, soap opera, history lesson, safety video, meditation, workout',
);
const SORT = [...SORTS]
  .sort((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');
const LOOK =
  'stop[- ]?motion|claymation|clay|lego|felt|paper(?:[- ]cut(?:[- ]?out)?)?|cut[- ]?out|puppet|shadow puppet|hand[- ]drawn|watercolou?r|anime|pixel art|8[- ]?bit|vhs|super 8|black and white|3d|2d';

const HEAD = new RegExp(
  `^((?:(?:an?|the|my|our|one|fake|funny|short|little|quick|epic|cute|${LOOK})\\s)*(?:[\\p{L}\\d’'-]+\\s){0,3}?(?:${SORT})(?:\\s(?:style|type|vibes?|like))?(?:\\s(?:video|clip|film|reel|thing|piece))?)\\s(about|of|with|where|in which|showing|starring|featuring|from|by|for)\\s(.+)$`,
  'iu',
);
/** 'For a fake 70s heist movie with pigeons as the crew': what stands behind the film that is told of. */
const FOR_FILM =
  /^((?:an?\s|the\s|my\s|our\s)?[^,:]{2,50}?)(?:,\s|:\s|\s(?=(?:with|where|starring|featuring|about|in which)\s))(?:with\s|where\s|starring\s|featuring\s|about\s|in which\s)?(.+)$/iu;

const LOOKED = new RegExp(
  `^(?:an?\\s)?(${LOOK})(?:\\s(?:animation|film|video|short|clip|movie))?(?:\\s(?:of|about|with)|:)?\\s(?=\\p{L})(?!(?:style|look|feel|and)\\b)`,
  'iu',
);

/* What stands behind a comma and steers the film. kind | form */
const BEHIND: readonly (readonly [NoteKind, RegExp])[] = [
  [
    'form',
    /,\s((?:for|pour|für|para|per|voor)\s(?:(?:an?|the|my|our|his|her|their|le|la|les|mon|ma|notre|mein\p{L}*|unser\p{L}*|den|die|das|mi|mis|la|el|il|mio|mia|o|meu|minha|sein\p{L}*|ihr\p{L}*)\s)?(?:[\p{L}\d’'-]+\s){0,3}?(?:b-?day|birthday|stream|screen|wall|website|page|channel|feed|party|wedding|anniversary|class|graders?|grade|pupils|students|daughter|son|kids?|children|friends?|exhibition|show|gallery|museum|homepage|shop|concert|gig|geburtstag|hochzeit|anniversaire|mariage|cumpleaños|boda|compleanno|aniversário|classe|klasse|clase|abuel[oa]s?|nonn[oa]|oma|opa|grand-?m[eè]re|mamie|mãe|pai|mam[aá]|pap[aá]|hij[oa]s?|figli[oa]?|kinder|enfants|niñ[oa]s|bambini|clientes?|kunden))$/iu,
  ],
  [
    'look',
    /,\s((?:ambiance|esprit|style|façon|estilo|stile|stil|im stil|en plan|tono|ton|atmosphère|atmosphere|atmósfera|stimmung|look)\s(?:[\p{L}’'-]+\s?){1,3})$/iu,
  ],
  ['look', /\s(?:but\s)?((?:in|with) the (?:style|look) of\s(?:an?\s|the\s)?(?:[\p{L}’'-]+\s?){1,3})$/iu],
  ['look', /,\s((?:[\p{L}’'-]+\s){1,3}(?:vibes?|aesthetic|feeling|feel|mood|energy|look|style))$/iu],
];

/** 'A truck drives through a suburb, teaser': the sort of film behind what it shows. */
const SORT_BEHIND = new RegExp(`,\\s((?:an?\\s)?(?:[\\p{L}\\d’'-]+\\s){0,2}?(?:${SORT}))$`, 'iu');

/** What an idea asks for, apart from what its film shows. */
export interface AskedFilm {
  /** Which film it is; empty where only its look or its use is told. */
  readonly film: string;
  /** What it is for, where more than that is told. */
  readonly whom: string;
  readonly matter: string;
  /** Whether it stands behind what the film shows. */
  readonly isBehind?: boolean;
  readonly notes: readonly { readonly kind: NoteKind; readonly text: string }[];
}

/** 'ca. 30 Sekunden' is how long it is. */
const ABOUT_LENGTH =
  /(?<=[,\s])(?:ca\.?|circa|etwa|env\.?|environ|approx\.?|aprox\.?)\s(?=\d{1,3}\s?(?:s|secs?|sekunden|seconds|segundos|secondes|secondi|minuten?|minutes?)\b)/giu;

/** An idea whose length is said at a guess, as it is said for sure. */
export const withSureLength = (text: string): string => text.replace(ABOUT_LENGTH, '');

/** Parts an idea into the film that it asks for and what this shows; undefined where it only tells. */
export function askedFilm(typed: string): AskedFilm | undefined {
  const notes: { kind: NoteKind; text: string }[] = [];
  let text = typed.trim();
  for (let found = true; found; ) {
    found = false;
    for (const [kind, form] of BEHIND) {
      const [all = '', said = ''] = form.exec(text) ?? [];
      if (all === '' || text.length - all.length < 8) continue;
      notes.push({ kind, text: said });
      text = text.slice(0, -all.length).replace(/[\s,.]+$/u, '');
      found = true;
    }
  }
  const [end = '', behind = ''] = SORT_BEHIND.exec(text) ?? [];
  if (end !== '' && text.length - end.length >= 8)
    return { film: behind, whom: '', matter: text.slice(0, -end.length), notes, isBehind: true };
  const [led = '', look = ''] = LOOKED.exec(text) ?? [];
  if (
    led !== '' &&
    /\s(?:where|in which)\s|^\S+(?: \S+)? of (?:my|our)\s/iu.test(text) &&
    !new RegExp(`^(?:${SORT})\\b`, 'iu').test(text.slice(led.length))
  ) {
    notes.push({ kind: 'look', text: look });
    text = text.slice(led.length);
  }
  const [, head = '', joint = '', rest = ''] = HEAD.exec(text) ?? [];
  if (head !== '' && joint.toLowerCase() !== 'for') return { film: head, whom: '', matter: rest, notes };
  const [, whom = '', more = ''] = head === '' ? [] : (FOR_FILM.exec(rest) ?? []);
  if (more !== '') return { film: `${head} for ${whom}`, whom, matter: more, notes };
  if (head !== '') return { film: head, whom: '', matter: rest, notes };
  return notes.length > 0 ? { film: '', whom: '', matter: text, notes } : undefined;
}

/* What is read at the end of a film that is sent to somebody. words of the film or the idea | what is read */
const CARDS = rowsOf(
  `
save the date | Save the date
invitation|invite | You are invited
thank you | Thank you
gender reveal | Boy or girl?
birthday message|birthday video|happy birthday | Happy birthday
`,
  2,
).map(([form = '', words = '']) => ({ form: new RegExp(form, 'iu'), words }));

/** The words that a film of an occasion is sent for; empty where it has none. */
export const cardOf = (film: string): string => CARDS.find(({ form }) => form.test(film))?.words ?? '';
