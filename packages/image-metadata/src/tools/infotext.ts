/** More pairs than any tool writes. */
const MAX_PAIRS = 500;
const KEY = /[^,:"\n{}[\]]{1,80}:/uy;

/**
 * The pairs of a settings line: `Steps: 20, Lora hashes: "a: h1, b: h2", Civitai resources: [{…}]`. A value is a
 * JSON text, balanced JSON, or goes to the next comma. Looks at each character a small number of times, whatever the line.
 */
export function readPairs(line: string): [string, string][] {
  const pairs: [string, string][] = [];
  // Where one opening has no end, the later ones have none either: looked for once.
  let quotesEnd = true;
  let bracketsEnd = true;
  let at = 0;
  while (at < line.length && pairs.length < MAX_PAIRS) {
    KEY.lastIndex = at;
    const key = KEY.exec(line)?.[0];
    const last = pairs.at(-1);
    if (key === undefined) {
      const end = endOfPlain(line, at);
      if (last !== undefined) {
        last[1] += `,${line.slice(at, end)}`;
      }
      at = end + 1;
      continue;
    }
    let start = at + key.length;
    while (line.charAt(start) === ' ') {
      start += 1;
    }
    const first = line.charAt(start);
    let inner = start;
    if (first === '"' && quotesEnd) {
      const end = endOfQuoted(line, start);
      quotesEnd = end !== -1;
      inner = Math.max(start, end);
    } else if ((first === '{' || first === '[') && bracketsEnd) {
      const end = endOfBalanced(line, start);
      bracketsEnd = end !== -1;
      inner = Math.max(start, end);
    }
    const end = endOfPlain(line, inner);
    pairs.push([key.slice(0, -1).trim(), unquoted(line.slice(start, end).trim())]);
    at = end + 1;
  }
  return pairs.map(([key, value]) => [key, value.trim()]);
}

function endOfPlain(line: string, from: number): number {
  const comma = line.indexOf(',', from);
  return comma === -1 ? line.length : comma;
}

/** After the closing quote; -1 where there is none. */
function endOfQuoted(line: string, from: number): number {
  for (let at = from + 1; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\') {
      at += 1;
    } else if (character === '"') {
      return at + 1;
    }
  }
  return -1;
}

/** After the bracket that closes the first; brackets in texts do not count. -1 where there is none. */
function endOfBalanced(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"') {
      const end = endOfQuoted(line, at);
      if (end === -1) {
        return -1;
      }
      at = end - 1;
    } else if (character === '{' || character === '[') {
      depth += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) {
        return at + 1;
      }
    }
  }
  return -1;
}

function unquoted(value: string): string {
  if (!value.startsWith('"') || !value.endsWith('"') || value.length < 2) {
    return value;
  }
  try {
    const text: unknown = JSON.parse(value);
    return typeof text === 'string' ? text : value;
  } catch {
    return value;
  }
}
