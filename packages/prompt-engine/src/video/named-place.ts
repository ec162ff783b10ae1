import type { PlaceRead } from '../read/scene.ts';
import type { Idea } from './idea.ts';
import { escaped } from './wording.ts';

/* The place that an idea names, and how it is said. */

/** Prepositions that say where a scene is; others say where somebody comes from or goes. */
const STANDING =
  /^(?:in|on|at|inside|under|near|by|beside|behind|above|below|outside|beneath|among|along|across|over|next to|in front of|in the middle of|at the (?:edge|foot|top|bottom|end) of|on the edge of|overlooking|aboard|on board|atop|on top of)$/;

/** The words of a place with those that were typed before them: 'rainy river'. */
function fullWords({ words }: PlaceRead, shown: string): string {
  const said = new RegExp(
    `\\b(?:an?|the)\\s((?:[\\p{L}-]+\\s){1,2}${escaped(words)})(?![\\p{L}])`,
    'iu',
  ).exec(shown)?.[1];
  return said && !/\s(?:in|on|at|of|by|with|and|from|to|into)\s/.test(` ${said}`) ? said : words;
}

/** A place as a phrase: 'on the harbour wall'. */
export function phraseOf(place: PlaceRead, shown: string): string {
  const into =
    place.preposition === 'into' && place.row?.traits.has('water') ? 'by' : (place.row?.preposition ?? 'at');
  // Snow falls on a village; the film is in it.
  const isIn =
    place.preposition === 'on' &&
    place.row?.preposition === 'in' &&
    /\b(?:fall|shin|rain|snow)\w*\son\b/i.test(shown);
  const preposition = STANDING.test(place.preposition) && !isIn ? place.preposition : into;
  const bare =
    place.proper ||
    preposition.endsWith(' of') ||
    place.row?.traits.has('proper') ||
    /^(?:the|my|his|her|their|our|an?)\s/i.test(place.words);
  return `${preposition} ${bare ? '' : 'the '}${fullWords(place, shown)}`;
}

/** What an object of the deed is, where that is a place to be in: 'a fox crosses a frozen lake'. */
export function placeCrossed({ scene, doing, shown }: Idea): PlaceRead | undefined {
  const object = scene.cast[doing?.object ?? -1];
  if (
    scene.place ||
    !/^(?:cross|enter|climb|explore|visit|walk|run|ride|roam|wander|sail|swim|hike|cycle|drive|skate|circle|tour|traverse|fly|patrol|clean|sweep|guard)\b/.test(
      doing?.verb.base ?? '',
    )
  )
    return undefined;
  const isLeft =
    object !== undefined &&
    new RegExp(`\\b(?:from|out of|off)\\s(?:\\p{L}+\\s){0,2}${escaped(object.words)}`, 'iu').test(shown);
  if (isLeft || !object?.placeRow || !['place', 'terrain', 'building'].includes(object.kind))
    return undefined;
  return {
    words: object.words,
    preposition: object.placeRow.preposition,
    row: object.placeRow,
    proper: object.proper,
    plural: object.plural,
    adjectives: object.adjectives,
    strange: object.strange,
  };
}
