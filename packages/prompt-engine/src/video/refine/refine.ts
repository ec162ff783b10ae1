import { PromptDraft } from '../optimizer/draft.ts';
import type { OptimizedPrompt, OptimizerMessage } from '../optimizer/optimized-prompt.ts';
import { wishIn } from './wishes.ts';

/** Nobody writes longer instructions; what is longer is an idea of its own. */
const LONGEST = 300;

/** Words at the start that ask politely and say nothing. */
const POLITE =
  /^(?:(?:please|pls|ok(?:ay)?|now|and|but|so|also|just|then|great|thanks|thank you|nice|perfect|good|hmm|can you|could you|would you|i(?:['’]d| would) (?:like|prefer)(?: it| to)?|i want(?: it)?(?: to be)?|let['’]?s|maybe|actually|how about|what about|try)[,!.:]*\s+){1,4}/i;
const POLITE_END = /[\s,]+(?:please|pls|instead|too|thanks|thank you|now|this time)$/i;
const PARTS = /\s*[,;.!]+\s*(?:and\s+|but\s+|then\s+)?|\s+(?:and(?! white)|but|then)\s+/i;
/** What only an instruction begins with, when there is a prompt that it can be about. */
const ORDERS =
  /^(?:make (?:it|this|that|the|her|him|them|everything)|change|replace|swap|remove|delete|drop|keep|instead|more|less|fewer|not|don['’]?t|lose|cut|switch|set it|turn it|add|use|give (?:it|her|him|them)|have (?:it|her|him|them|the)|let (?:it|her|him|them|the)|without)\b/i;

const clean = (text: string): string =>
  text
    .trim()
    .replace(/[.!?]{1,5}$/, '')
    .replace(POLITE, '')
    .replace(POLITE_END, '')
    .trim();

/** The newest prompt that the conversation arrived at. */
export function lastPrompt(history: readonly OptimizerMessage[]): string | undefined {
  return history
    .findLast(({ role, content }) => role === 'assistant' && content.trim() !== '')
    ?.content.trim();
}

/** The last prompt as the message wants it changed; undefined where the message is an idea of its own. */
export function refined(message: string, last: string): OptimizedPrompt | undefined {
  const typed = message.trim();
  if (typed === '' || typed.length > LONGEST || /\n/.test(typed)) return undefined;
  const said = clean(typed);
  const whole = wishIn(said);
  const parts = said.split(PARTS).map(clean).filter(Boolean);
  const wishes = whole ? [whole] : parts.map((part) => wishIn(part));
  const isOrder = ORDERS.test(said);
  if (!isOrder && (wishes.length === 0 || wishes.some((wish) => !wish))) return undefined;
  const draft = new PromptDraft(last);
  for (const [i, wish] of wishes.entries()) {
    if (wish) wish(draft);
    else
      draft.append(
        parts[i] ?? said,
        'subject',
        'Said as a sentence of its own, because no part of the prompt answers it.',
      );
  }
  return draft.result();
}
