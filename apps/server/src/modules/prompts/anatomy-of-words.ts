import type { Dialect, Prompt } from '@framewright/prompt-dialects';
import { analyze } from '@framewright/prompt-engine/anatomy';
import type { Span } from '@framewright/prompt-engine/vocabulary';

type Elements = Prompt['elements'];

/** What names files and gives orders to a program is no part of the picture. */
const NO_PICTURE: ReadonlySet<string> = new Set(['lora', 'embedding', 'wildcard', 'command', 'image-url']);

/** Where brackets and numbers around words are weights. */
const WEIGHTED: ReadonlySet<Dialect> = new Set(['a1111', 'comfyui', 'swarmui', 'invokeai', 'novelai']);

/** The anatomy of a flat prompt by its words alone; the weight of a phrase goes with it. */
export function wordsAnatomy(text: string, elements: Elements, dialect: Dialect): Span[] {
  const spans = analyze(blanked(text, elements, WEIGHTED.has(dialect)));
  return WEIGHTED.has(dialect) ? withWeights(text, spans, elements) : spans;
}

/** The text with blanks in place of all that is no words; each word keeps its place. */
function blanked(text: string, elements: Elements, isWeighted: boolean): string {
  let [rest, at] = ['', 0];
  let isPart = false;
  for (const { kind, start, end } of elements) {
    if (start < at) continue;
    const between = text.slice(at, start);
    const own = text.slice(start, end);
    const isSplit = isPart && between !== '' && !/^\s*,/.test(own);
    rest += isWeighted ? (isSplit ? ',' : ' ').padEnd(between.length).slice(0, between.length) : between;
    isPart = isWeighted && standsAlone(rest, own);
    rest += NO_PICTURE.has(kind) ? ' '.repeat(own.length) : own;
    at = end;
  }
  const behind = text.slice(at);
  return rest + (isWeighted ? ' '.repeat(behind.length) : behind);
}

/**
 * Whether what stands in brackets is a part of its own, with or without a comma behind: several phrases, or praise.
 * In 'a (red:1.2) fox' it is none.
 */
function standsAlone(before: string, own: string): boolean {
  if (before.trim() !== '' && !/,\s*$/.test(before)) return false;
  if (/[^,\s].*,.*[^,\s]/s.test(own)) return true;
  // Read before something else, since alone it would be the subject.
  const [first] = analyze(`${own}, it`);
  return first?.element === 'style' && first.end <= own.length + 1;
}

/** What stands around the words of an element: `(` and `:1.3)`, `1.3::` and `::`. */
interface Weights {
  /** Where the sign before the words begins, by where the words begin. */
  readonly before: ReadonlyMap<number, number>;
  /** Where the sign behind the words ends, by where the words end. */
  readonly behind: ReadonlyMap<number, number>;
}

function weightsAround(text: string, elements: Elements): Weights {
  const before = new Map<number, number>();
  const behind = new Map<number, number>();
  let at = 0;
  for (const { start, end } of [...elements, { start: text.length, end: text.length }]) {
    if (start < at) continue;
    const signs = text.slice(at, start);
    const parting = /[([{]|(?:^|[^\d.])-?\d*\.?\d+::$/.exec(signs)?.index ?? (at === 0 ? 0 : signs.length);
    behind.set(at, at + parting);
    before.set(start, at + parting);
    at = end;
  }
  return { before, behind };
}

/** A phrase takes its weight along where that leaves no bracket behind: whoever swaps it swaps both. */
function withWeights(text: string, spans: readonly Span[], elements: Elements): Span[] {
  const { before, behind } = weightsAround(text, elements);
  return spans.map((span) => {
    const start = before.get(span.start) ?? span.start;
    const end = behind.get(span.end) ?? span.end;
    const places = [
      { start, end },
      { start, end: span.end },
      { start: span.start, end },
    ];
    return { ...span, ...places.find((place) => isBalanced(text.slice(place.start, place.end))) };
  });
}

function isBalanced(phrase: string): boolean {
  let depth = 0;
  for (const character of phrase) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth < 0) return false;
  }
  // NovelAI's `1.3::` has no other sign than `::` to end it.
  return depth === 0 && phrase.split('::').length % 2 === 1;
}
