import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member, Scene } from '../../read/scene.ts';
import { patternOf } from '../refer.ts';

/*
 * Whether the words only say that a thing is there, or say themselves where it is, what it does, what it is full of.
 */

/** Words after which a thing stands by itself beside what was named before; any other has said how it stands. */
const LINKS = sifted(
  /^(?:with|and|or|plus|&|,|beside|near|by|behind|before|on|in|under|at|against|atop|inside|beneath|underneath|alongside|to|of|within|upon)$/i,
);
/** 'in front of', 'next to', 'on top of': the last word of a preposition that is none by itself. */
const LONG_LINK = sifted(/\b(?:in front of|next to|close to|on top of|inside of|together with)$/i);
const FILLED_WITH = sifted(
  /\b(?:\p{L}+(?:ed|grown|strewn|hung)|full|thick|heavy|rich|alive|piled|shot) with$/iu,
);
const DETERMINERS =
  '(?:(?:an?|the|his|her|its|their|my|our|your|some|two|three|four|five|six|a few|a lot of|a pair of) )?';

/** Whether the words lead to a member by no more than its being there. */
export function isLinked({ subject }: Scene, { words }: Member): boolean {
  const found = new RegExp(`^(.*?)(?:^|\\s|,\\s*)${DETERMINERS}${patternOf(words)}(?!\\p{L})`, 'iu').exec(
    subject,
  );
  const before = (found?.[1] ?? '').trim();
  if (found === null || before === '') return found !== null;
  if (FILLED_WITH.test(before)) return false;
  const last = before.endsWith(',') ? ',' : (before.split(/\s+/).at(-1) ?? '');
  if (/^(?:to|of)$/i.test(last)) return LONG_LINK.test(before);
  // Behind a comma, or where the article was its own word.
  return LINKS.test(last) || found[0].slice(before.length).trimStart().startsWith(',');
}

/** What the words go on to say of a thing: 'chopsticks resting on the rim', 'backpack bigger than her'. */
const GOES_ON = sifted(
  /^(?:\p{L}+(?:ing|ed)|lit|hung|asleep|awake|alone|bigger|larger|taller|smaller|longer|as|on|in|under|from|at|over|around|across|between|along|through|behind|inside|beside|above|below|that|who|which|whose|to|into|out|made|full)\b/iu,
);

/** Whether the words themselves say where it is or what it does. */
export function isToldOn({ subject, place }: Scene, { words, part }: Member): boolean {
  const rest = new RegExp(`${patternOf(words)}[ ]+(.*)$`, 'iu').exec(subject)?.[1] ?? '';
  if (!GOES_ON.test(rest)) return false;
  // Where all of it plays is no place of this one.
  const isOfAll = place !== undefined && rest.toLowerCase().includes(place.words.toLowerCase());
  return !(isOfAll || part === 'support');
}
