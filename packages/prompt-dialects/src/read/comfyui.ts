import type { Dialect } from '../dialect.ts';
import type { Element } from '../prompt.ts';
import { append } from '../scan/append.ts';
import { findAtoms } from '../scan/atoms.ts';
import { toNumber } from '../scan/characters.ts';
import { ElementList } from '../scan/collect.ts';

/** Levels of brackets that are read; those further in stay text. ComfyUI itself stops at Python's recursion. */
const MAX_COMFY_DEPTH = 64;
/** Characters of the number behind a colon. */
const MAX_NUMBER = 40;

interface Range {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  readonly depth: number;
}

/** Reads ComfyUI's and SwarmUI's text as comfy/sd1_clip.py does, with a bound on the depth. */
export function readComfy(
  text: string,
  dialect: Extract<Dialect, 'comfyui' | 'swarmui'>,
): readonly Element[] {
  const atoms = findAtoms(text, dialect);
  const list = new ElementList();
  const ranges: Range[] = [{ start: 0, end: text.length, weight: 1, depth: 0 }];
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    const inner = range.depth < MAX_COMFY_DEPTH ? splitRange(text, range, atoms) : [];
    if (inner.length === 0) {
      addText(list, text, range, atoms);
    } else {
      append(ranges, inner.reverse());
    }
  }
  return list.finish();
}

/** The texts and bracketed groups of a range; none where it is all text. */
function splitRange(text: string, range: Range, atoms: ReadonlyMap<number, Element>): Range[] {
  const items: Range[] = [];
  const addItem = (start: number, end: number): boolean => {
    const isGroup = end - start >= 2 && text.charAt(start) === '(' && text.charAt(end - 1) === ')';
    if (end > start) {
      items.push(
        isGroup ? groupOf(text, start, end, range) : { ...range, start, end, depth: MAX_COMFY_DEPTH },
      );
    }
    return isGroup;
  };
  let hasGroup = false;
  let level = 0;
  let from = range.start;
  for (let at = range.start; at < range.end; at += 1) {
    const character = text.charAt(at);
    const atom = atoms.get(at);
    if (atom !== undefined && atom.end <= range.end) {
      at = atom.end - 1;
    } else if (character === '\\' && '()'.includes(text.charAt(at + 1))) {
      at += 1;
    } else if (character === '(') {
      if (level === 0) {
        hasGroup = addItem(from, at) || hasGroup;
        from = at;
      }
      level += 1;
    } else if (character === ')') {
      // Below nought it swallows the next opening bracket, as the original does.
      level -= 1;
      if (level === 0) {
        hasGroup = addItem(from, at + 1) || hasGroup;
        from = at + 1;
      }
    }
  }
  return addItem(from, range.end) || hasGroup ? items : [];
}

/** `(x)` weighs 1.1 times what surrounds it; `(x:1.3)` weighs 1.3 whatever surrounds it. */
function groupOf(text: string, start: number, end: number, around: Range): Range {
  const inner = { start: start + 1, end: end - 1, depth: around.depth + 1 };
  const from = Math.max(inner.start, inner.end - MAX_NUMBER);
  const colon = text.slice(from, inner.end).lastIndexOf(':') + from;
  const number = colon < from ? null : toNumber(text.slice(colon + 1, inner.end));
  return number === null || colon <= inner.start
    ? { ...inner, weight: around.weight * 1.1 }
    : { ...inner, end: colon, weight: number };
}

function addText(list: ElementList, text: string, range: Range, atoms: ReadonlyMap<number, Element>): void {
  let from = range.start;
  let at = range.start;
  while (at < range.end) {
    const atom = atoms.get(at);
    const isAtom = atom !== undefined && atom.end <= range.end;
    const isEscape = text.charAt(at) === '\\' && '()'.includes(text.charAt(at + 1)) && at + 1 < range.end;
    if (isAtom || isEscape) {
      list.addWords(text.slice(from, at), range.weight, from, at);
      from = isAtom ? atom.end : at + 1;
    }
    if (isAtom) {
      list.addWeighted(atom, range.weight);
    }
    at = isAtom ? atom.end : at + (isEscape ? 2 : 1);
  }
  list.addWords(text.slice(from, range.end), range.weight, from, range.end);
}
