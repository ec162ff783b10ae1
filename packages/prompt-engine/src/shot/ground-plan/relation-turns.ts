import { rowsOf, textOf } from '../../lexicon/row.ts';

/** A turn of words that says how one stands to another. */
export interface RelationTurn {
  readonly turn: RegExp;
  readonly how: string;
}

const MOVES =
  'walking|running|riding|cycling|driving|going|rolling|sailing|rowing|marching|strolling|hurrying|wandering|racing|skating|skiing|flying|moving|walks|runs|rides|drives|sails|flies|crawling|creeping|swimming|drifting|floating|hiking|jogging|trotting|galloping|speeding|stepping|heading|travelling|traveling|winding|stretching|coming';
const ALOFT =
  'flying|floating|hovering|hanging|drifting|gliding|rising|soaring|towering|looming|circling|suspended|flies|floats|hangs|hovers|towers|looms|suspended high|high';

/** Turns with the relation that they tell: turn | relation. Those that are told by more words stand first. */
const TURNS = `
(?:wrapped|coiled|curled|wound|draped|twisted) (?:tightly )?(?:around|round) | wrapped
(?:filled|stuffed|overflowing|loaded|piled|crammed|packed|brimming) (?:high )?with|full of | full
(?:covered|coated|smothered|dusted|encrusted|overgrown|sprinkled|plastered|carpeted|choked) (?:in|with|by) | covered
(?:made|built|constructed|assembled|knitted|woven|sewn|carved|folded) (?:entirely |completely |only |all )?(?:out )?(?:of|from) | made
(?:shaped like|in the shape of|in the form of) | shaped
(?:used|turned|converted|remade|rebuilt|fitted out|serving|now) (?:as|into) | used
(?:imagined|reimagined|re-imagined|built|designed|treated) as | as
(?:moored|tied|chained|anchored|tethered|hitched|roped|fastened|lashed) to | tied
(?:hanging|dangling|suspended|strung|hung|swinging) (?:down )?from | hung
(?:half[- ])?(?:surrounded by|buried in|buried under)|amidst?|among|in the midst of | amid
(?:emerging|rising|growing|bursting|climbing|crawling|coming|stepping|peeking|looking|leaning|sticking|breaking|hanging) (?:up )?(?:out of|from under)|(?:emerging|rising|growing|bursting|coming) from | out
(?:flying|spilling|falling|pouring|streaming|tumbling|leaking|blowing|trailing|drifting) (?:out )?(?:of|from) | spilling
(?:disappearing|walking|driving|sailing|going|diving|falling|vanishing|sinking|riding|running|stepping|descending) into|entering | into
(?:${ALOFT}) (?:high )?over | above
(?:${MOVES}) over|crossing|crosses | across
(?:${MOVES}) (?:along|down|up)|along | along
overlooking|(?:looking|looks) (?:out |down )?(?:over|onto|on to|upon) | before
in front of | before
(?:leaning|leans|pressed|propped|slumped|sheltering) (?:on|against|up against)|against | against
(?:pushing|pushes) | pushing
(?:pulling|towing|dragging|hauling|tugging|pulls|tows|drags|hauls) | pulling
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

let turns: readonly RelationTurn[] | undefined;

/** All turns, the longer ones first. */
export function relationTurns(): readonly RelationTurn[] {
  turns ??= rowsOf(TURNS, 2).map(([turn, how]) => ({
    turn: new RegExp(`(?<![\\p{L}-])(?:${textOf(turn)})(?![\\p{L}-])`, 'iu'),
    how: textOf(how),
  }));
  return turns;
}
