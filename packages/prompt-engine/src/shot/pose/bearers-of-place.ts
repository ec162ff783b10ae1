import { singularsOf } from '../../lexicon/inflect.ts';
import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isPeople, type Member, type PlaceRead } from '../../read/scene.ts';
import { isOfItsPlace } from '../moment/bare.ts';

/*
 * What a place that is told has of its own for somebody to stand, sit or lean at: a bookshop its counter, a park its
 * bench. Only for whoever does nothing that is told.
 */

/** the last word of a thing | preposition | who: `work` whoever has a calling, `others`, `cat` cats. */
const BEARING = rowsOf(
  `
counter, desk, till, stall, bar, workbench, worktop, table | behind | work
aisle, corridor | along | work, others
window, railing, rail, handrail, parapet, fence, gate, lectern | at | work
table, desk | at | others
bench, pew, sofa, stool, chair, armchair, bunk, bed, steps, stairs, staircase, swing, hay bale, log, boulder | on | others
window, railing, rail, handrail, parapet, fence, gate | at | others
doorway, archway | in | work, others
path, lane, avenue, alley, pavement | along | work, others
column, pillar, lamp post, post, trunk, tree, trees, palm | at | work, others
counter, windowsill, shelf, bench, table, desk, sofa, armchair, wall, fence, crate, steps | on | cat
`,
  3,
).map(([things, preposition, who]) => ({
  things: listOf(things),
  preposition: textOf(preposition),
  who: listOf(who),
}));

const SHOP = /\b(?:shop|store|caf[eé]|bakery|pharmacy)\b/;

const CAT = /\b(?:cat|kitten|kitty|tabby|tomcat)$/i;

/** The last word of a thing, before what is told of it: 'a long counter with a brass rail' is a counter. */
function headOf(thing: string): string {
  const [phrase = '', of = ''] = thing.split(
    / (?:with|of|in|on|under|behind|between|along|for|from|over|against|at|to) /,
  );
  return (/^(?:a )?(?:rows?|lines?)$/.test(phrase) ? of : phrase).split(' ').at(-1) ?? '';
}

interface Bearer {
  readonly preposition: string;
  readonly words: string;
  readonly the: string;
}

/** What of a place may bear its only being, the likeliest first; none where the place is not known or is one itself. */
export function bearersOfPlace(place: PlaceRead | undefined, main: Member): readonly Bearer[] {
  const row = place?.row;
  if (!row || row.traits.has('support') || !/^(?:in|inside|at|on)$/.test(place.preposition)) return [];
  const isAtWork = isOfItsPlace(main);
  const who = isPeople(main.kind) ? (isAtWork ? 'work' : 'others') : CAT.test(main.name) ? 'cat' : '';
  const heads = row.things.map(headOf);
  // A shop has a counter, whatever else is told of it.
  if (isAtWork && SHOP.test(row.names.join(' '))) heads.push('counter');
  return BEARING.filter((each) => each.who.includes(who)).flatMap(({ things, preposition }) =>
    heads.flatMap((head) => {
      const words = [head, ...singularsOf(head)].find((each) => things.includes(each));
      if (words === undefined) return [];
      const isOne = words === head;
      if (preposition === 'behind' && !isOne) return [];
      return [{ preposition, words, the: isOne ? `the ${words}` : `one of the ${head}` }];
    }),
  );
}
