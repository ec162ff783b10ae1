/** For each opening bracket the place of its closing one. A backslash before a bracket makes it text. */
export function matchPairs(text: string, open: string, close: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const stack: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      at += 1;
    } else if (character === open) {
      stack.push(at);
    } else if (character === close) {
      const start = stack.pop();
      if (start !== undefined) {
        pairs.set(start, at);
      }
    }
  }
  return pairs;
}

/** Cuts at a separator that stands within no brackets. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      at += 1;
    } else if ('([{<'.includes(character)) {
      depth += 1;
    } else if (')]}>'.includes(character)) {
      depth = Math.max(0, depth - 1);
    } else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      at += separator.length - 1;
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
