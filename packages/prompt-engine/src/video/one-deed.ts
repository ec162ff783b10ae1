import { inWords } from '../lexicon/row.ts';
import { readScene } from '../read/read-scene.ts';
import { isBeing } from '../read/scene.ts';
import { theOf } from '../shot/refer.ts';
import { isCloseKind } from './camera.ts';
import { type Event, seen } from './event.ts';
import type { Idea } from './idea.ts';
import { phraseOf, placeNamed } from './place-named.ts';
import { thingsOf } from './setting.ts';
import { capital } from './wording.ts';

const EVERY_DAY = /^(?:\s(?:every|each)\s[a-z]+)?$/i;
const WORDS_SHOWN = /, and the words “[^”]*”$/;
const NOBODY = /^(?:nobody|no one|nothing|none|everything|it)\b/i;
const INDIRECT =
  /\s(?:in|on|at|to|for|of|into|onto|from|with|under|over|through|down|up|out|off|along|across|past|around|about|like|as|by|behind|after|toward|towards)\s/i;
const PLACE = /^(?:in|on|at|inside|aboard)\s((?:an?|the|our|my)\s.+)$/iu;

/** The place a text ends on, as it is said there, and what stands in it: 'the train station, with …'. */
function placeAtEnd(idea: Idea, text: string): string | undefined {
  const place = placeNamed(text);
  const typed =
    place?.row?.traits.has('support') === false ? PLACE.exec(phraseOf(place, text))?.[1] : undefined;
  if (!typed || !EVERY_DAY.test(text.slice(text.lastIndexOf(typed) + typed.length))) return undefined;
  const things = thingsOf(idea, place?.row).slice(0, 2);
  return things.length > 0 ? `${typed}, with ${inWords(things)}` : typed;
}

/** What a deed is done to, where one thing or being is surely that: 'the letter'. */
function objectIn({ text, doing }: Event): string | undefined {
  const { cast, doings, isForeign } = readScene(text);
  const object = cast[doings[0]?.object ?? -1];
  if (isForeign || doings.length !== 1 || !object?.known || object.proper || object.placeRow)
    return undefined;
  const at = object.name ? doing.toLowerCase().indexOf(object.name.toLowerCase()) : -1;
  return at > 0 && !INDIRECT.test(doing.slice(0, at)) ? theOf(object) : undefined;
}

/** Who does it, as the words call them; empty where a clause only says what they are like. */
function doerIn({ text, doing }: Event): string {
  const before = text.endsWith(doing) ? text.slice(0, -doing.length).trim() : '';
  return /,?\s(?:who|that|which)$/i.test(before) ? '' : before;
}

/** A thing that stands alone is seen whole, from very close, and whole again. */
function aroundThing({ events: [only], kind, isPlural, main }: Idea): readonly Event[] {
  if (!only || !isCloseKind(kind) || kind === 'hands' || !main?.known || main.placeRow || isBeing(main.kind))
    return [];
  const their = isPlural || main.count > 1 ? 'Their' : 'Its';
  return [
    { ...only, text: only.text.replace(WORDS_SHOWN, '') },
    seen(`${their} surface from very close`),
    only,
  ];
}

/** An idea of one moment in beats: a deed opens on its place or its doer and may end on what it is done to. */
export function inBeats(idea: Idea): Idea {
  const [only] = idea.events;
  if (!only || idea.known || idea.events.length > 1 || NOBODY.test(only.text)) return idea;
  if (only.doing === '' || only.doer === '') {
    const seenAround = only.doing === '' ? aroundThing(idea) : [];
    return seenAround.length > 0 ? { ...idea, events: seenAround } : idea;
  }
  const opening = placeAtEnd(idea, only.text) ?? doerIn(only);
  if (opening === '') return idea;
  const object = objectIn(only);
  const closing = object && object !== only.doer ? [seen(capital(object))] : [];
  return { ...idea, events: [seen(capital(opening)), only, ...closing] };
}
