import { small } from '../wording.ts';
import type { Clause } from './clauses.ts';
import { sensesAt } from './verbs.ts';

/* Pieces that say only when or where, put to what they are said of. */

/** A piece that says only when: it belongs to what comes after it. */
const ONLY_WHEN =
  /^(?:(?:and\s|but\s)?(?:today|tonight|now|this time|one (?:day|night|morning|evening)|for the (?:very )?(?:first|last) time(?: ever)?|(?:\p{L}+\s)?(?:years|months|weeks|days|hours|minutes) later|the next (?:day|morning|night)|that (?:night|day|evening)|at last|in the end|finally|then|suddenly)(?:,\s)?)+$/iu;

const ERA =
  /^(?:the\s)?(?:(?:early|late|mid)[\s-])?(?:\d{2,4}['’]?s|\d{4}|medieval|ancient|victorian|renaissance)\s/iu;

/** 'London 1941'. */
const YEAR_LAST = /\s(?:in\s)?\d{4}$/;

/** A city or a country, and nothing of it: the place of what comes after it. */
const isOnlyWhere = (typed: string): boolean => {
  const [said = ''] = typed.split(', ');
  // '1920s Paris' is Paris.
  const text = said.replace(ERA, '').replace(YEAR_LAST, '');
  return (
    /^(?:\p{Lu}[\p{L}’'-]+\s?){1,3}$/u.test(text) &&
    sensesAt(text.toLowerCase()).some(
      (sense) => sense.is === 'place' && /^\p{Lu}/u.test(sense.row.names[0] ?? ''),
    )
  );
};

/** Whether a clause says itself where it is. */
const isPlaced = ({ text }: Clause): boolean => /\s(?:in|at)\s/i.test(text);

/** The clauses with those that say only when or where put to what they are said of. */
export function withCircumstances(clauses: readonly Clause[]): readonly Clause[] {
  const told: Clause[] = [];
  for (const clause of clauses) {
    const when = told.at(-1);
    if (when && isOnlyWhere(when.text) && !clause.follows)
      told[told.length - 1] = {
        ...clause,
        text: `${clause.text}${isPlaced(clause) ? `, ${when.text}` : ` in ${when.text}`}`,
      };
    else if (when && isOnlyWhere(clause.text) && !isPlaced(when))
      told[told.length - 1] = { ...when, text: `${when.text} in ${clause.text}` };
    else if (when && ONLY_WHEN.test(when.text) && !clause.follows)
      told[told.length - 1] = { ...clause, text: `${when.text}, ${small(clause.text)}` };
    else told.push(clause);
  }
  return told;
}
