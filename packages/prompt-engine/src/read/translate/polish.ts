import { polishAdjectiveForms, polishNounForms, polishVerbForms } from '../../lexicon/conjugation/polish.ts';
import { listOf } from '../../lexicon/row.ts';
import { pluralOfPhrase } from './english.ts';
import type { Gloss, Role } from './gloss.ts';

/** An entry of the Polish table in all its cases; forms that change in their stem are listed behind the first. */
export function addPolish(entry: string, role: Role, add: (text: string, gloss: Gloss) => void): void {
  const [names, english = ''] = entry.split(' = ');
  const [first = '', ...others] = listOf(names);
  if (role === 'action') {
    for (const each of [first, ...others]) {
      const { finite, ing } = polishVerbForms(each);
      for (const text of finite) {
        add(text, { english, role, form: 'finite' });
        // 'klienci się ogrzewają'.
        if (text.endsWith(' się')) add(`się ${text.slice(0, -4)}`, { english, role, form: 'finite' });
      }
      for (const text of ing) add(text, { english, role, form: 'ing' });
    }
    return;
  }
  if (role === 'adjective' || role === 'feeling') {
    for (const each of [first, ...others])
      for (const text of polishAdjectiveForms(each)) add(text, { english, role });
    return;
  }
  for (const text of [first, ...others]) add(text, { english, role });
  if (!(role === 'noun' || role === 'place')) return;
  const isOne = pluralOfPhrase(english) !== english && !/[^s]s$/.test(english);
  for (const each of [first, ...others]) {
    const { one, many } = polishNounForms(each);
    for (const text of one) add(text, { english, role });
    // 'dziadek, dziadka': a form that is listed is no word of its own.
    for (const text of many.filter((form) => form !== first))
      add(text, { english, role, ...(isOne && { plural: true }) });
  }
}
