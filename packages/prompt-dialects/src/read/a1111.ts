import { type Element, tidyWeight } from '../prompt.ts';
import { append } from '../scan/append.ts';
import { findAtoms } from '../scan/atoms.ts';
import { isWordAt, toNumber } from '../scan/characters.ts';
import { type BracketGrammar, endOfJoined, readBrackets } from './brackets.ts';

/** lllyasviel/stable-diffusion-webui-forge, modules/prompt_parser.py. */
const GRAMMAR: BracketGrammar = {
  brackets: [
    ['(', ')', 1.1],
    ['[', ']', 1 / 1.1],
  ],
  escapes: '()[]\\',
  hasNumbers: true,
  hasSpans: false,
};

/** Reads the positive or the negative text of A1111, Forge, reForge and SD.Next. */
export function readA1111(text: string): readonly Element[] {
  const atoms = new Map(findAtoms(text, 'a1111'));
  for (const scheduled of findScheduled(text, atoms)) {
    atoms.set(scheduled.start, scheduled);
  }
  const joints = findJoints(text, atoms);
  if (joints.length === 0) {
    return readBrackets(text, atoms, GRAMMAR);
  }
  const elements: Element[] = [];
  let from = 0;
  for (const joint of [...joints, text.length]) {
    const { end, weight } = endOfJoined(text.slice(from, joint));
    append(elements, readBrackets(text, atoms, GRAMMAR, { start: from, end: from + end }));
    const isLast = joint === text.length;
    if (!isLast || weight !== 1) {
      const stop = isLast ? joint : joint + 3;
      const start = from + end;
      const mark = text.slice(start, stop);
      elements.push({ kind: 'join', text: mark, weight: tidyWeight(weight), start, end: stop });
    }
    from = joint + 3;
  }
  return elements;
}

/** `AND` joins at any depth: it is looked for before all else. */
function findJoints(text: string, atoms: ReadonlyMap<number, Element>): number[] {
  const joints: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const atom = atoms.get(at);
    if (atom !== undefined) {
      at = atom.end - 1;
    } else if (text.charAt(at) === 'A' && isWordAt(text, at, 'AND')) {
      joints.push(at);
    }
  }
  return joints;
}

interface Open {
  readonly bracket: string;
  readonly at: number;
  readonly colons: number[];
  readonly bars: number[];
}

/** `[a:b:0.5]` and `[a|b]`; the outermost where one holds another. */
function findScheduled(text: string, atoms: ReadonlyMap<number, Element>): Element[] {
  const found: Element[] = [];
  const stack: Open[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const atom = atoms.get(at);
    if (atom !== undefined) {
      at = atom.end - 1;
    } else if (character === '\\') {
      at += 1;
    } else if (character === '(' || character === '[') {
      stack.push({ bracket: character, at, colons: [], bars: [] });
    } else if (character === ':') {
      stack.at(-1)?.colons.push(at);
    } else if (character === '|') {
      stack.at(-1)?.bars.push(at);
    } else if (character === ']' && stack.at(-1)?.bracket === '[') {
      keepOutermost(found, scheduledOf(text, stack.pop(), at));
    } else if (character === ')' && stack.at(-1)?.bracket === '(') {
      stack.pop();
    }
  }
  return found;
}

function keepOutermost(found: Element[], element: Element | null): void {
  if (element !== null) {
    while ((found.at(-1)?.start ?? -1) > element.start) {
      found.pop();
    }
    found.push(element);
  }
}

function scheduledOf(text: string, open: Open | undefined, close: number): Element | null {
  if (open === undefined) {
    return null;
  }
  const { at, colons, bars } = open;
  const place = { text: text.slice(at, close + 1), weight: 1, start: at, end: close + 1 };
  const cutAt = (marks: readonly number[]): string[] =>
    [at, ...marks].map((mark, index) => text.slice(mark + 1, marks[index] ?? close));
  if (bars.length > 0) {
    return colons.length > 0 ? null : { ...place, kind: 'alternation', options: cutAt(bars), weights: [] };
  }
  if (colons.length === 0 || colons.length > 2) {
    return null;
  }
  const parts = cutAt(colons);
  const when = parts.pop() ?? '';
  const [before = '', after = ''] = parts.length === 2 ? parts : ['', ...parts];
  return toNumber(when) === null ? null : { ...place, kind: 'schedule', before, after, when: when.trim() };
}
