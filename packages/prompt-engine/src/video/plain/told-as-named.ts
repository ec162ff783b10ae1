import { mainOf } from '../../read/scene.ts';
import { readIdea } from '../idea/read-idea.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { filmPictures, namedPictures, sizeOfPicture } from '../named/named-pictures.ts';
import { capital, small } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import { titlesOf } from './titles.ts';
import { isAbroad } from './wording-plain.ts';

/** 'A violin that plays by itself' is named. */
const RELATIVE = /^(?:an?|the|my|our|his|her)\s(?:\p{L}+\s){0,2}?\p{L}+\s(?:that|who|which)\s/iu;

/** An idea that only names what it is of, told in the pictures that are known of that; else as it was told. */
export function toldAsNamed(told: Told): Told {
  const [only, ...more] = told.moments;
  if (!only || more.length > 1 || told.isShop || only.lines.length > 0) return told;
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
