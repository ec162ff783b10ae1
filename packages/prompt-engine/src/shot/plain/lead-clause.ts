import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';

/*
 * Whether what the plan rests on, subject, place and feeling, stands in the clause that the sentence opens with: what is
 * told in a later one is mostly true of somebody else.
 */

const STOPS = sifted(/[,;:.]\s+|\s[-–—]\s|\s(?:while|but|and then)\s/);

/** A view that is told in words of its own: none of the views by habit is from there. */
const OWN_VIEW = sifted(
  /\b(?:view (?:of \S+ \S+ )?from|seen (?:from|through|by)|(?:shot|filmed|photographed|looking|viewed) (?:from|through|up at|down (?:at|on|into))|from (?:inside|within|behind|directly|just|underneath|below|beneath)|through the eyes of|(?:at )?(?:an? )?\d\d ?deg(?:ree)?s?(?: angle)?|backs? (?:turned )?to (?:the )?(?:camera|viewer|us|lens))\b/i,
);

/** Words that open a clause of place by itself: 'in a park'. */
const PLACED = sifted(
  /^(?:in|on|at|with|under|inside|outside|by|near|behind|beside|between|above|over|across|along|through|against|around|next)\b/i,
);

const holds = (clause: string, words: string): boolean => {
  const last = words.toLowerCase().split(' ').at(-1) ?? '';
  return last.length > 0 && clause.includes(last.replace(/(?:ies|es|s|y|e)$/, ''));
};

/** What of the plan's grounds stands where another clause may own it; a sentence's end each. */
export function misplacedIn(scene: Scene): string[] {
  if (scene.isForeign || scene.syntax.isTags) return [];
  const main = mainOf(scene);
  const { readable, cast, place, feeling } = scene;
  const clauses = readable.toLowerCase().split(STOPS);
  const occasions = scene.times.filter(({ row }) => row.type === 'occasion').map(({ words }) => words);
  const named = [...cast.map(({ name }) => name), ...occasions];
  const lead = clauses.findIndex((clause) => named.some((name) => holds(clause, name)));
  const leading = clauses[lead] ?? '';
  const own = main && clauses.find((clause) => holds(clause, main.name));
  const of = place && clauses.find((clause) => holds(clause, place.words));
  // A busy street is in no hurry, and a first time is everybody's.
  const isOfNobody =
    feeling !== undefined &&
    (/\bfirst time$/i.test(feeling.words) ||
      cast.some(({ kind, words }) => !isBeing(kind) && holds(words.toLowerCase(), feeling.words)));
  const felt = isOfNobody ? undefined : feeling && clauses.find((clause) => holds(clause, feeling.words));
  const beings = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic');
  const found: readonly (readonly [isSo: boolean, reason: string])[] = [
    [main !== undefined && lead >= 0 && !holds(leading, main.name), 'the sentence opens with another thing'],
    [of !== undefined && own !== of && !PLACED.test(of.trim()), 'the place is told of another thing'],
    [felt !== undefined && own !== felt && beings.length > 0, 'what is felt is told of somebody else'],
    [
      feeling !== undefined && !isOfNobody && beings.length > 1 && main?.feeling === undefined,
      'one of several feels it',
    ],
    [OWN_VIEW.test(scene.subject) && scene.cameras.length === 0, 'the view is told in words of its own'],
  ];
  return found.filter(([isSo]) => isSo).map(([, reason]) => reason);
}
