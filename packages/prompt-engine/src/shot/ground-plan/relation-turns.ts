import { rowsOf, textOf } from '../../lexicon/row.ts';

const MOVES =
  'walking|running|riding|cycling|driving|going|rolling|sailing|rowing|marching|strolling|hurrying|wandering|racing|skating|skiing|flying|moving|walks|runs|rides|drives|sails|flies|crawling|creeping|swimming|drifting|floating|hiking|jogging|trotting|galloping|speeding|stepping|heading|travelling|traveling|winding|stretching|coming';
const ALOFT =
  'flying|floating|hovering|hanging|drifting|gliding|rising|soaring|towering|looming|circling|suspended|flies|floats|hangs|hovers|towers|looms|suspended high|high';

/** Turns with the relation that they tell: turn | relation. Those that are told by more words stand first. */
const TURNS = `
(?:wrapped|coiled|curled|wound|draped|twisted) (?:tightly )?(?:around|round) | wrapped
(?:filled|stuffed|overflowing|loaded|piled|crammed|packed|brimming) (?:high )?with|full of | full
(?:covered|coated|smothered|dusted|encrusted|overgrown|sprinkled|plastered|carpeted|choked) (?:in|with|by) | covered
(?:reflected|mirrored|reflecting|mirroring) (?:in|on|by) | mirrored
(?:taped|pinned|tacked|glued|stuck|nailed|stapled|clipped|magneted) (?:up )?(?:on|onto|to) | put up
(?:made|built|constructed|assembled|knitted|woven|sewn|carved|folded) (?:entirely |completely |only |all )?(?:out )?(?:of|from) | made
(?:shaped like|in the shape of|in the form of) | shaped
(?:used|turned|converted|remade|rebuilt|fitted out|serving|now) (?:as|into) | used
(?:imagined|reimagined|re-imagined|built|designed|treated) as | as
(?:moored|tied|chained|anchored|tethered|hitched|roped|fastened|lashed) to | tied
(?:hanging|dangling|suspended|strung|hung|swinging) (?:down )?from | hung
(?:half[- ])?(?:surrounded by|buried in|buried under)|amidst?|among|in the midst of | amid
(?:growing|sprouting|blooming) (?:up )?(?:out of|from|through) | grown
(?:emerging|rising|bursting|climbing|crawling|coming|stepping|peeking|looking|leaning|sticking|breaking|hanging) (?:up )?(?:out of|from under)|(?:emerging|rising|bursting|coming) from | out
(?:flying|spilling|falling|pouring|streaming|tumbling|leaking|blowing|trailing|drifting) (?:out )?(?:of|from) | spilling
(?:disappearing|walking|driving|sailing|going|diving|falling|vanishing|sinking|riding|running|stepping|descending) into|entering | into
(?:${ALOFT}) (?:high )?over | above
(?:${MOVES}) over|crossing|crosses | across
(?:${MOVES}) (?:along|down|up)|along | along
overlooking|(?:looking|looks) (?:out |down )?(?:over|onto|on to|upon) | before
in front of | before
(?:leaning|leans|pressed|propped|slumped|sheltering) (?:on|against|up against)|against | against
(?:pushing|pushes) | pushing
(?:pulling|towing|dragging|hauling|tugging|pulls|tows|drags|hauls)(?! (?:[p{L}'-]+ ){1,4}(?:out|from|off|up|down|over|open|together|apart)\b) | pulling
(?:chasing|pursuing|following|chases|follows) | chasing
(?:facing|confronting|faces) | facing
(?:leaving|departing|departing from) | leaving
(?:climbing|scaling|climbs)(?: up| over| on| onto| all over)? | climbing
watch(?:ing|es|ed)? (?:it |them |him |her )?from | watching
(?:gathered|standing|sitting|dancing|crowded|huddled|kneeling|seated)? ?(?:around|round) | round
on top of|atop|on the top of|perched on|balanced on | on
in the middle of|in the centre of|in the center of | in
inside of|inside|within | inside
underneath|beneath|below|under | under
above | above
behind | behind
between | between
beside|next to|alongside|close to|near | beside
through | through
across | across
aboard|in | in
upon|onto|on | on
`;

/** All turns as one expression: the group that a turn is found in tells its relation. */
interface AllTurns {
  readonly pattern: RegExp;
  readonly hows: readonly string[];
}

let turns: AllTurns | undefined;

function allTurns(): AllTurns {
  if (turns) return turns;
  const rows = rowsOf(TURNS, 2);
  turns = {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:${rows.map(([turn]) => `(${textOf(turn)})`).join('|')})(?![\\p{L}-])`,
      'giu',
    ),
    hows: rows.map(([, how]) => textOf(how)),
  };
  return turns;
}

/** A turn of words that says how one stands to another, and where it stands in them. */
export interface FoundTurn {
  readonly how: string;
  readonly at: number;
  readonly end: number;
}

/** The next turn of a clause behind a place in it. */
export function nextTurn(clause: string, from: number): FoundTurn | undefined {
  const { pattern, hows } = allTurns();
  pattern.lastIndex = from;
  const found = pattern.exec(clause);
  const group = found?.slice(1).findIndex((each) => each !== undefined) ?? -1;
  const how = hows[group];
  return found && how !== undefined
    ? { how, at: found.index, end: found.index + found[0].length }
    : undefined;
}
