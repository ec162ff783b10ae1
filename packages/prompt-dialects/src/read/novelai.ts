import type { Element } from '../prompt.ts';
import { findAtoms } from '../scan/atoms.ts';
import { type BracketGrammar, readBrackets } from './brackets.ts';

/** docs.novelai.net: braces strengthen, square brackets weaken, round ones are text. */
const GRAMMAR: BracketGrammar = {
  brackets: [
    ['{', '}', 1.05],
    ['[', ']', 1 / 1.05],
  ],
  escapes: '',
  hasNumbers: false,
  hasSpans: true,
};

/** Reads NovelAI's text, with `1.5::x::` of its fourth version and characters behind `|`. */
export function readNovelAi(text: string): readonly Element[] {
  const atoms = new Map(findAtoms(text, 'novelai'));
  for (let at = 0; at < text.length; at += 1) {
    const atom = atoms.get(at);
    if (atom !== undefined) {
      at = atom.end - 1;
    } else if (text.charAt(at) === '|') {
      atoms.set(at, { kind: 'character', text: '|', weight: 1, start: at, end: at + 1 });
    }
  }
  return readBrackets(text, atoms, GRAMMAR);
}
