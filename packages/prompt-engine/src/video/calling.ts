import type { ActionRow } from '../lexicon/action.ts';
import { formsOf, singularsOf, type VerbForms } from '../lexicon/inflect.ts';
import { rowsOf } from '../lexicon/row.ts';
import { actions } from '../lexicon/tables.ts';
import { isPeople, type Member } from '../read/scene.ts';

import { CALLING_ROWS } from './calling-rows.ts';

/** What somebody is seen to do whose calling names it: 'a glassblower' blows glass, 'a dancer' dances. */
export interface Calling {
  readonly row: ActionRow;
  readonly verb: VerbForms;
}

let byDoer: ReadonlyMap<string, Calling> | undefined;

/** 'dance' → 'dancer', 'run' → 'runner', 'blow glass' → 'glassblower'. */
function doersOf({ base, ing }: VerbForms): string[] {
  const [verb = '', object, ...more] = base.split(' ');
  const [active = ''] = ing.split(' ');
  if (more.length > 0) return [];
  const doer = active.replace(/ing$/, 'er');
  if (object === undefined) return [doer, verb.replace(/e$/, 'or'), `${verb}erman`, `${verb}erwoman`];
  return [`${object}${doer}`, `${object} ${doer}`];
}

function callings(): ReadonlyMap<string, Calling> {
  if (byDoer) return byDoer;
  const made = new Map<string, Calling>();
  for (const row of actions()) {
    if (row.traits.needs.length > 0) continue;
    for (const named of row.verbs) {
      const verb = named.base === named.ing ? formsOf(named.base.replace(/ing$/, '')) : named;
      for (const doer of doersOf(verb)) if (!made.has(doer)) made.set(doer, { row, verb });
    }
  }
  byDoer = made;
  return made;
}

const DEEDS: ReadonlyMap<string, string> = new Map(
  rowsOf(CALLING_ROWS, 2).map(([calling = '', deed = '']) => [calling, deed]),
);

/** What one of a calling is seen to do, as a sentence goes on: 'a beekeeper' lifts a frame; none that is not known. */
export function deedOf(who: string): string | undefined {
  const words = who.toLowerCase().split(' ');
  const [last = ''] = words.slice(-1);
  const row = DEEDS.get(words.slice(-2).join(' ')) ?? DEEDS.get(last);
  return row ?? callingNamed(last)?.verb.s;
}

/** The deed that a person's calling names, by the rule of English; none for callings that name none. */
export const callingOf = (member: Member): Calling | undefined =>
  isPeople(member.kind) ? callingNamed(member.name) : undefined;

/** The same of a noun for people: 'swimmers' swim. */
export function callingNamed(noun: string): Calling | undefined {
  for (const name of singularsOf(noun.toLowerCase()).flatMap((one) => [one, one.replace(/men$/, 'man')])) {
    const words = name.split(' ');
    const found = callings().get(words.slice(-2).join(' ')) ?? callings().get(words.at(-1) ?? '');
    if (found) return found;
  }
  return undefined;
}
