import { mainOf } from '../../read/scene.ts';
import { dramaFor } from '../drama/drama.ts';
import { dramaAbroad, dramaInAny } from '../drama/drama-abroad.ts';
import type { Drama } from '../drama/film-sorts.ts';
import { knownFor } from '../idea/known.ts';
import { readIdea } from '../idea/read-idea.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { filmPictures, namedPictures, sizeOfPicture } from '../named/named-pictures.ts';
import { worksShown } from '../shop/shop-work.ts';
import { capital, small } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import { sizeOf } from './sizes.ts';
import { titlesOf } from './titles.ts';
import { tongueOf } from './tongue.ts';
import { isLooped } from './usual-staging.ts';
import { isAbroad } from './wording-plain.ts';

/** 'A violin that plays by itself' is named. */
const RELATIVE = /^(?:an?|the|my|our|his|her)\s(?:\p{L}+\s){0,2}?\p{L}+\s(?:that|who|which)\s/iu;

/** Words that only ask for a film of it, before it or behind it. */
const ASKING =
  /^(?:(?:an?|the|short|quick|little|funny|cute)\s)*(?:video|film|clip|reel|short|movie|animation|footage|shots?)\s(?:of|about|with|on|for)\s|\s(?:video|film|clip|reel|movie|recipe|tutorial)$/giu;
const ASKS_HOW = /^(?:explain |explains )?(?:how|why|what)\s(?!to\s)/iu;

/** The drama of a text that names its matter; of a question, the answer in its known steps. */
function dramaAsked(text: string): Drama | undefined {
  return dramaFor(text) ?? dramaFor(text.replace(ASKING, ''));
}

/** Behind the scenes of a trade its work is seen; undefined where no table knows it. */
function workBehind({ film, moments: [first] }: Told): Drama | undefined {
  if (!/^behind[- ]the[- ]scenes$/iu.test(film) || !first || isToldWhole(first.text)) return undefined;
  const shown = worksShown(first.text.toLowerCase());
  return (
    shown && {
      images: ['A narrow door swings open, for those who work here', ...shown].map(capital),
      sound: '',
      where: '',
    }
  );
}

/** What an idea asks; empty where it asks nothing. */
const askedIn = ({ matter = '', film, typed }: Told): string =>
  capital(
    [matter, film.replace(/^explainer on /iu, ''), typed]
      .find((text) => ASKS_HOW.test(text))
      ?.replace(/^explains? /iu, '')
      .replace(/[,.:].*$/u, '') ?? '',
  );

/** The answer to a question in its known steps. */
function answerTo(told: Told): Drama | undefined {
  const asked = askedIn(told);
  const isAlone = told.moments.length === 1 && !/,\s(?:with|made|using)\s/u.test(told.typed);
  const known = asked === '' || !isAlone ? undefined : knownFor(small(asked), '');
  return known?.sort === 'explained' && !known.beats.some((beat) => DRAWN_AT_LARGE.test(beat))
    ? { images: known.beats, sound: '', where: '' }
    : undefined;
}
const DRAWN_AT_LARGE = /\bdrawn line by line\b|\bin large letters\b|^“/u;

const YEARS = /\b(?:anniversary|wedding|birthday|retirement|years|slide ?show|album|memor\p{L}+)\b/iu;
/** 'From a dance hall in 1974 to them on the porch today': where it begins, the years, and where it ends. */
function fromTo(text: string, { typed, film }: Told): Drama | undefined {
  const [, from = '', to = ''] =
    /^from ((?:an?|the|my|our|his|her|their|\p{L}+)\s?.{2,70}?) to (.{3,90})$/iu.exec(text) ?? [];
  if (from === '' || /^\d/u.test(from)) return undefined;
  const who =
    /\b(grandparents|parents|grandma and grandpa|mum and dad|mom and dad|(?:\p{Lu}\p{L}+ (?:and|&) \p{Lu}\p{L}+))\b/u.exec(
      typed,
    )?.[1] ?? '';
  const named = who === '' ? 'the two of them' : /^\p{Lu}/u.test(who) ? who : `the ${who}`;
  // Who is not told to be in a place is there.
  const at = (place: string): string =>
    who !== '' && place.split(' ').length < 3 ? `${named} at ${place.replace(/^at /iu, '')}` : place;
  const end = at(to.replace(/^them\b/iu, named).replace(/^us\b/iu, 'we'));
  const isOfYears = YEARS.test(typed) || YEARS.test(film);
  return {
    images: [
      capital(at(from)),
      ...(isOfYears
        ? ['Pages of an album turn, a few pictures held for one breath each', `Hands of ${named}, very near`]
        : []),
      capital(end),
    ],
    sound: '',
    where: '',
  };
}

/** 'ラーメンを作る職人、湯気': where one moment holds several, each is a picture. */
function inPieces(moments: Told['moments']): Told['moments'] {
  const [only, ...more] = moments;
  if (!only || more.length > 0 || !/[、，]|, from .+ to /u.test(only.text)) return moments;
  return only.text.split(/[、，]|, (?=from .+ to )/u).map((text) => ({ ...only, text: text.trim() }));
}

/** 'Recipe for pancakes, hands pouring the batter'. */
const MADE_IN_STEPS =
  /\b(?:recipe|recette|receta|rezept|ricetta|receita|recept|being made|time-?\s?lapse)\b|作り|を作る|レシピ|做法|制作|만들기/iu;
const SORT_OF_FILM =
  /\s(?:ad|advert|commercial|promo|spot|intro|outro|opener|video|reel|film|teaser|trailer|clip|animation)(?:\s(?:for|of)\s.*)?$|^(?:ad|advert|commercial|promo|spot|anuncio|werbung|publicité|pubblicità)\s(?:for|of)\s/iu;
/** A shop that is asked for a film and tells nothing of it shows its own work. */
function offeredIn({ film, matter = '' }: Told): Drama | undefined {
  const shown = SORT_OF_FILM.test(film) ? worksShown(`${film} ${matter}`.toLowerCase()) : undefined;
  return shown && { images: shown.map(capital), sound: '', where: '' };
}

const LOOPS_BACK = /\brain\w*\b.*\b(?:window|pane|glass|windshield)/iu;
/** Whether a film has neither a beginning nor an end; one of rain on a pane ends as it begins. */
const runsOn = (told: Told): boolean => isLooped(told) && !LOOPS_BACK.test(told.typed);
const MOST_BESIDE = 3;
/** An idea that names its matter alone, or with images of it, told as a small story of its kind; undefined for any other. */
export function toldAsDrama(told: Told): Told | undefined {
  const [first, ...more] = inPieces(told.moments);
  // What runs on without an end has no beginning and no end.
  if (runsOn(told)) return undefined;
  const isOpen = first && !told.isShop && more.length <= MOST_BESIDE && first.lines.length === 0;
  // What is done with a named thing is told by its own steps.
  if (!isOpen || first.isShot || /\b(?:unboxing|unbox|review|repair)\b/iu.test(told.typed)) return undefined;
  const tongue = tongueOf(told.typed);
  const isUnsure = isAbroad(told.typed) && !tongue;
  // What is told beside it and is a deed is a story of its own.
  if (more.some(({ text, lines, isShot }) => isShot || lines.length > 0 || isToldWhole(text)))
    return undefined;
  // What a flight is over has more to show than a flight over any land.
  if ((filmPictures(told.typed) ?? filmPictures(first.text)) && !dramaAsked(first.text)) return undefined;
  const abroad = isUnsure ? dramaInAny(first.text) : tongue && dramaAbroad(first.text, tongue.name);
  if (isUnsure && !abroad) return undefined;
  const answer = tongue ? undefined : answerTo(told);
  const years = answer || tongue ? undefined : yearsOf([first, ...more], told);
  if (told.hasFacts && !years) return undefined;
  // Images in a row are a film of their own, unless the first of them asks for a sort of film.
  const isAsked =
    years !== undefined || abroad !== undefined || told.film !== '' || MADE_IN_STEPS.test(told.typed);
  const drama =
    abroad ??
    answer ??
    years ??
    (tongue ? undefined : (workBehind(told) ?? dramaAsked(first.text))) ??
    (told.isTold || tongue
      ? undefined
      : (dramaAsked(told.film.replace(SORT_OF_FILM, '')) ?? offeredIn(told)));
  if (!drama || (more.length > 0 && !isAsked && !tellsIts(drama, first.text))) return undefined;
  const shown = drama.images.map((text) => {
    return { ...first, text, size: sizeInDrama(text), onScreen: [], isPicture: true };
  });
  const read = told.moments.flatMap(({ onScreen = [] }) => onScreen);
  const opening = shown.slice(0, more.length === 1 && !isAsked ? 2 : 1);
  const all = more.length === 0 || years ? shown : [...opening, ...more, ...shown.slice(-1)];
  return {
    ...told,
    title: told.title || (answer && askedIn(told)) || (years && read[0]) || (titlesOf(told)[0] ?? ''),
    moments: all.map((moment, i) => ({ ...moment, onScreen: i === all.length - 1 ? read : [] })),
    notes: [...told.notes, ...noteOf(told, 'sound', drama.sound), ...noteOf(told, 'whole', drama.where)],
    isTold: true,
    isNamed: true,
    isDrama: true,
  };
}

/** What a story says of all of it, where the idea says nothing of the kind. */
const noteOf = (told: Told, kind: 'sound' | 'whole', text: string): Told['notes'] =>
  text === '' || told.notes.some((each) => each.kind === kind)
    ? []
    : [{ kind, text, at: 0, isOfShot: false }];

/** Whether the first picture of a story has all the words that stand for it. */
const tellsIts = ({ images: [image = ''] }: Drama, text: string): boolean =>
  image.toLowerCase().includes(text.toLowerCase().replace(/^(?:an?|the)\s/u, ''));

/** The years that one of some pieces goes through. */
function yearsOf(moments: Told['moments'], told: Told): Drama | undefined {
  for (const { text } of moments) {
    const years = fromTo(text, told);
    if (years) return years;
  }
  return undefined;
}

/** How near a picture of a small story is seen. */
function sizeInDrama(text: string): string {
  const size = sizeOfPicture(text);
  return size === 'medium'
    ? sizeOf({ text, size: '', lines: [], isShot: false, from: 0, to: 2, first: 1, last: 1 }, false)
    : size;
}

/** An idea that only names what it is of, told in the pictures that are known of that; else as it was told. */
export function toldAsNamed(told: Told): Told {
  const [only, ...more] = told.moments;
  if (!only || more.length > 1 || told.isShop || only.lines.length > 0 || runsOn(told)) return told;
  const film = filmPictures(told.typed) ?? filmPictures(only.text);
  const isNamed = !isToldWhole(only.text) || RELATIVE.test(only.text);
  const isAlone = more.length === 0 && !told.hasFacts && isNamed;
  const images = film?.images ?? (isAlone ? picturesOf(told, only.text) : undefined);
  // What is told beside it and is no deed stands before its end.
  if (!images || more.some(({ text, lines }) => isToldWhole(text) || lines.length > 0)) return told;
  const shown = images.map((text) => ({ ...only, text, size: sizeOfPicture(text), onScreen: [] }));
  const read = told.moments.flatMap(({ onScreen = [] }) => onScreen);
  const all = [...shown.slice(0, 1), ...more, ...shown.slice(more.length > 0 ? 2 : 1)];
  return {
    ...told,
    title: told.title || (titlesOf(told)[0] ?? ''),
    moments: all.map((moment, i) => ({ ...moment, onScreen: i === all.length - 1 ? read : [] })),
    isNamed: true,
  };
}

const FROM_TO = /^from (.{3,50}?) to (.{3,50}?)$/iu;
const SOLD_AS = /\b(?:for|of)\s((?:our|my|the)\s[^,.]{3,30})$/iu;
/** 'From the bees to the breakfast table': its beginning, its way and its end. */
function wayOf(text: string, film: string): readonly string[] | undefined {
  const [, from = '', to = ''] = FROM_TO.exec(text) ?? [];
  const ware = SOLD_AS.exec(film)?.[1] ?? '';
  if (from === '') return undefined;
  return [
    capital(from),
    ware === '' ? 'Two hands carry it along, very near' : `Two hands carry ${ware}, very near`,
    ware === '' ? capital(to) : `${capital(to)}, ${ware} on it, a hand reaching in`,
  ];
}

const FEW_WORDS = 3;
/** 'A girl studying, rain, cat asleep': all of it, and then each by itself. */
function eachOf(text: string): readonly string[] | undefined {
  const parts = text.split(', ');
  const isList = parts.length > 2 && parts.every((part) => part.split(' ').length <= FEW_WORDS);
  return isList ? [text, ...parts.map((part) => `${capital(part)}, very near`)].slice(0, SHOTS) : undefined;
}
const SHOTS = 4;

const IN_PLACE =
  /^((?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+)(?:\s(?:that|who|which)\s[^,]{3,30}?)?\s(?:in|on|at|by|under)\s((?:an?|the|my|our|his|her)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+)$/u;

const PLACES: ReadonlySet<string> = new Set([
  'place',
  'building',
  'structure',
  'terrain',
  'water',
  'furniture',
]);

/** 'Paper boats in a gutter': where it is, then all of it, then from near. */
function inPlace(text: string): readonly string[] | undefined {
  const [, what = '', where = ''] = IN_PLACE.exec(text) ?? [];
  const main = mainOf(sceneRead(what));
  const at = mainOf(sceneRead(where));
  const isPlace = at !== undefined && (at.placeRow !== undefined || PLACES.has(at.kind));
  if (what === '' || isAbroad(text) || !main?.known || main.placeRow || !isPlace) return undefined;
  const named = (name: string): string =>
    /^(?:my|our|his|her|the)\s/iu.test(name) ? capital(name) : `The ${small(name.replace(/^an?\s/iu, ''))}`;
  return [`${named(where)}, nothing in it yet`, text, `${named(what)}, very near`];
}

/** The pictures of a moment that tells no deed. */
function picturesOf({ typed, film }: Told, text: string): readonly string[] | undefined {
  const own = wayOf(text, film) ?? eachOf(text) ?? namedPictures(typed)?.images;
  if (own) return own;
  // A sort of film that is read for sure elsewhere has its images.
  const { known, events } = readIdea(typed);
  return known === 'told' && events.length > 2 ? events.map((event) => event.text) : inPlace(text);
}
