import { chosenEvenly, keySide, otherSide } from '../choose.ts';
import type { Brief, Decision } from '../shot.ts';
import { everyoneIn, WHOLE_SCENE } from './everyone.ts';
import { type PlainElement, plainForms } from './plain-rows.ts';

const HELD = /, \{all\} in frame( and in focus)?/;

/** So many words tell by themselves what the frame has to hold. */
const ENOUGH_TOLD = 8;

/** A frame with those whom it holds; where nobody is named for certain, that it is wide says as much. */
function framed(text: string, { scene }: Brief): string {
  const held = everyoneIn(scene);
  return held === WHOLE_SCENE && scene.wordCount >= ENOUGH_TOLD
    ? text.replace(HELD, (_, inFocus?: string) => (inFocus ? ', everything in focus' : ''))
    : text.replace('{all}', held);
}

/** A decision in one of its plain forms, with its sides and all who are there filled in. */
export function plainForm(brief: Brief, element: PlainElement, of: string, because: string): Decision {
  const text = chosenEvenly(plainForms(brief.take, element, of), brief, `${element} ${brief.take}`) ?? '';
  const side = keySide(brief);
  const sided = text.replaceAll('{side}', side).replaceAll('{other}', otherSide(side));
  return { element, text: framed(sided, brief), because };
}
