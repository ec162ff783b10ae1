import { sifted } from '../../lexicon/sifting/sifted.ts';
import { FUNCTION_WORDS } from '../../read/function-words.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * Which words of a sentence no part of its scene came from.
 */

const SMALL = new Set(FUNCTION_WORDS.flatMap(([words]) => words.split(' ')));

/** Counts, ages, states of rest, views and requests: the reading has each of them in a form of its own. */
const READ_OTHERWISE = sifted(
  /^(?:\d+(?:st|nd|rd|th|mm|k|am|pm|s)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|dozens?|ones?|pair|couple|every|any|bit|photo\w*|shot|picture|portrait|interior|mid|asleep|old|elderly|young|aged|years?|rising|missing|fresh|lettered|handwritten|soft|hard|harsh|cold|lights?|shadows?|glow|glowing|colou?rs?|mood|moody|feeling|atmosphere|vibes?|aesthetic|frame|exterior|night|deep|late|early|tall|long|short|thin|thick|wide|huge|lone|elegant|funny|serious|cheerful|sparkly|realistic|hyper-?realistic|detailed|parked|hanging|dangling|standing|lying|falling|lifting|gathering|forming|drizzled|sprinkled|scattered|piled|pressed|crushed|washed|open|cut|sliced|set|\p{L}{3,}(?<!\b(?:fami|bel|jel|li|bul|ral|al|al|ho|f|butterf|dragonf|firef|assemb))ly)$/u,
);

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];

const stemOf = (word: string): string =>
  word.replace(/['’]s?$/, '').replace(/(?:ies|es|s|ing|ed|d|y|e)$/, '');

/** All the words that some part of the scene came from. */
function readIn(scene: Scene): Set<string> {
  const said = [
    ...scene.cast.flatMap(({ words, name, adjectives, colours, owner = '', role }) => [
      words,
      name,
      ...adjectives,
      ...colours,
      owner,
      role?.names[0]?.singular ?? '',
    ]),
    ...scene.doings.flatMap(({ words, verb }) => [words, verb.base]),
    scene.place
      ? `${scene.place.preposition} ${scene.place.words} ${scene.place.region?.names[0] ?? ''}`
      : '',
    ...[...scene.times, ...scene.styles, ...scene.lights, ...scene.cameras, ...scene.uses].map(
      ({ words }) => words,
    ),
    scene.feeling?.words ?? '',
    ...scene.colours,
    ...scene.lettering,
    ...scene.excluded,
    ...scene.around.map(({ member }) => member.words),
  ];
  return new Set(said.flatMap(wordsOf).map(stemOf));
}

/** The words of the subject that nothing in the scene came from. */
export function unreadOf(scene: Scene): string[] {
  if (scene.isForeign || scene.syntax.isTags) return [...scene.rest];
  const read = readIn(scene);
  // Names name nobody whom a table could know.
  const unnamed = scene.readable
    .replace(/(?<=\p{Ll}[,]? )\p{Lu}[\p{L}'’-]*/gu, '')
    .replace(/(?<= )\p{Lu}[\p{L}'’-]*/gu, '');
  const said = wordsOf(unnamed).map((word) => word.replace(/['’]\p{L}*$/u, ''));
  const unread = said.filter(
    (word) => !SMALL.has(word) && !READ_OTHERWISE.test(word) && !read.has(stemOf(word)),
  );
  // A slip of the pen was mended for the reading: the word that stands for it begins as it does.
  const stems = new Set(said.map(stemOf));
  const mended = [...read].filter((stem) => !stems.has(stem));
  return [...new Set(unread)].filter((word) => !mended.some((stem) => isSlipOf(stem, word)));
}

/** How far apart in length a word and its slip may be. */
const SLIP = 3;

const isSlipOf = (stem: string, word: string): boolean =>
  stem.length > 2 && stem.charAt(0) === word.charAt(0) && Math.abs(stem.length - stemOf(word).length) < SLIP;
