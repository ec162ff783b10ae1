import { chosenEvenly, keySide, otherSide } from '../choose.ts';
import type { Brief, Decision } from '../shot.ts';
import { type PlainElement, plainForms } from './plain-rows.ts';
import { everyoneIn } from './sure-additions.ts';

/** A decision in one of its plain forms, with its sides and all who are there filled in. */
export function plainForm(brief: Brief, element: PlainElement, of: string, because: string): Decision {
  const text = chosenEvenly(plainForms(brief.take, element, of), brief, `${element} ${brief.take}`) ?? '';
  const side = keySide(brief);
  const filled = text
    .replaceAll('{side}', side)
    .replaceAll('{other}', otherSide(side))
    .replace('{all}', everyoneIn(brief.scene));
  return { element, text: filled, because };
}
