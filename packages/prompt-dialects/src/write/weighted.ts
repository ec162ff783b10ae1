import { type Dialect, TRAITS } from '../dialect.ts';
import { type Element, type Loss, lossOf } from '../prompt.ts';
import { isBlank, isWordAt, isWordCharacter } from '../scan/characters.ts';

/** The dialects with weights inside the text. */
export type WeightedDialect = Extract<Dialect, 'a1111' | 'comfyui' | 'swarmui' | 'invokeai' | 'novelai'>;

/** Characters; a weight is shorter. */
const MAX_TAIL = 40;

const ESCAPED: Readonly<Record<WeightedDialect, string>> = {
  a1111: '\\()[]',
  comfyui: '()',
  swarmui: '()',
  invokeai: '()',
  novelai: '',
};

/** Elements in the syntax of the dialect; those it has no syntax for must be adapted before. */
export function writeWeighted(
  elements: readonly Element[],
  to: WeightedDialect,
): { readonly text: string; readonly losses: readonly Loss[] } {
  const losses: Loss[] = [];
  if (to === 'invokeai' && elements.some(({ kind }) => kind === 'join')) {
    return { text: writeConjunction(elements), losses };
  }
  const pieces: string[] = [];
  // The last characters alone, for the whole would be put together anew for each element.
  let tail = '';
  const add = (piece: string): void => {
    pieces.push(piece);
    tail = (tail + piece).slice(-MAX_TAIL);
  };
  for (const [index, element] of elements.entries()) {
    if (element.kind === 'join') {
      add(writeJoin(element, index === elements.length - 1));
      continue;
    }
    const isListed = element.kind === 'tag' && tail.trim() !== '' && !tail.trimEnd().endsWith(',');
    const piece = writeElement(element, to, losses);
    add(isListed ? ', ' : needsBlank(tail, piece, element, to) ? ' ' : '');
    add(piece);
  }
  return { text: pieces.join(''), losses };
}

/** ` :0.7 AND `; behind the last of several joined prompts stands its weight alone. */
function writeJoin(element: Element, isLast: boolean): string {
  const weight = element.weight === 1 ? '' : ` :${element.weight}`;
  return isLast && !element.text.includes('AND') ? weight : `${weight} AND `;
}

/** A number or a sign must not run into the word before it. */
function needsBlank(before: string, piece: string, element: Element, to: WeightedDialect): boolean {
  const last = before.charAt(before.length - 1);
  if (to === 'novelai') {
    const isGlued = isWordCharacter(last) || (last !== '' && '+-.:'.includes(last));
    return isGlued && element.weight !== 1 && !isBlank(piece.charAt(0));
  }
  if (to !== 'invokeai' || last === '') {
    return false;
  }
  const first = piece.charAt(0);
  const isAfterNumber = /\)[\d.]+$/u.test(before) && !isBlank(first) && !',;:!?)"'.includes(first);
  return isAfterNumber || (element.kind === 'lora' && !isBlank(last));
}

function writeElement(element: Element, to: WeightedDialect, losses: Loss[]): string {
  switch (element.kind) {
    case 'words':
    case 'tag':
      return weigh(escapeWords(element.text, to, losses), element.weight, to);
    case 'quoted':
      return weigh(element.marks.charAt(0) + element.text + element.marks.charAt(1), element.weight, to);
    case 'lora':
      return to === 'invokeai'
        ? `withLora(${element.name},${element.weight})`
        : `<${element.network}:${element.name}:${element.weight}${element.rest}>`;
    case 'embedding':
      return weigh(writeEmbedding(element.name, to), element.weight, to);
    case 'wildcard':
      return weigh(
        to === 'swarmui' ? `<wildcard:${element.name}>` : `__${element.name}__`,
        element.weight,
        to,
      );
    case 'schedule': {
      const { before, after, when } = element;
      const schedule =
        to === 'swarmui' ? `<fromto[${when}]:${before}||${after}>` : scheduleOf(before, after, when);
      return weigh(schedule, element.weight, to);
    }
    case 'alternation':
    case 'choice':
      return weigh(writeOptions(element.kind, element.options, to), element.weight, to);
    case 'blend':
      return `(${element.options.map(quoteOf).join(',')}).blend(${element.weights.join(',')})`;
    case 'break':
      return to === 'swarmui' ? '<break>' : 'BREAK';
    case 'character':
      return '|';
    default:
      return element.text;
  }
}

function scheduleOf(before: string, after: string, when: string): string {
  return before === '' ? `[${after}:${when}]` : `[${before}:${after}:${when}]`;
}

function writeEmbedding(name: string, to: WeightedDialect): string {
  if (to === 'swarmui') {
    return `<embed:${name}>`;
  }
  return to === 'comfyui' ? `embedding:${name}` : name;
}

function writeOptions(
  kind: 'alternation' | 'choice',
  options: readonly string[],
  to: WeightedDialect,
): string {
  if (to === 'swarmui') {
    return `<${kind === 'choice' ? 'random' : 'alternate'}:${options.join('||')}>`;
  }
  if (to === 'novelai') {
    return `||${options.join('|')}||`;
  }
  return kind === 'choice' ? `{${options.join('|')}}` : `[${options.join('|')}]`;
}

function weigh(text: string, weight: number, to: WeightedDialect): string {
  const inner = text.trim();
  if (weight === 1 || inner === '') {
    return text;
  }
  const lead = text.slice(0, text.length - text.trimStart().length);
  const trail = text.slice(lead.length + inner.length);
  if (to === 'novelai') {
    // A colon or a number before the end would become part of it.
    const isApart = /[\d.:]$/u.test(inner);
    return `${lead}${weight}::${inner}${isApart ? ' ' : ''}::${trail}`;
  }
  const weighed = to === 'invokeai' ? `(${inner})${Math.max(0, weight)}` : `(${inner}:${weight})`;
  return lead + weighed + trail;
}

/** Words that the dialect would take for its own syntax get its escapes, or the nearest sign that is none. */
function escapeWords(text: string, to: WeightedDialect, losses: Loss[]): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const capital = to === 'a1111' ? ['AND', 'BREAK'].find((word) => isWordAt(text, at, word)) : undefined;
    const end = to === 'invokeai' ? endOfSigns(text, at) : at;
    if (capital !== undefined) {
      result += capital.toLowerCase();
      at += capital.length - 1;
      const why = 'In capitals A1111 would take it for a command: it is written small.';
      losses.push(lossOf([capital], why, capital.toLowerCase()));
    } else if (end > at) {
      const signs = [...text.slice(at, end)];
      // A sign behind a word with no word after it weighs in Compel.
      const isSuffix = isWordCharacter(text.charAt(at - 1)) && !isWordCharacter(text.charAt(end));
      result += isSuffix ? signs.map((sign) => `\\${sign}`).join('') : signs.join('');
      at = end - 1;
    } else if (ESCAPED[to].includes(character)) {
      result += `\\${character}`;
    } else if (to === 'novelai') {
      result += plainSign(text, at, losses);
    } else {
      result += character;
    }
  }
  return result;
}

/** Behind a run of the same sign; `at` where there is none. */
function endOfSigns(text: string, at: number): number {
  const sign = text.charAt(at);
  let end = at;
  while ((sign === '+' || sign === '-') && text.charAt(end) === sign) {
    end += 1;
  }
  return end;
}

const NOVELAI_SIGNS: Readonly<Record<string, string>> = { '{': '(', '}': ')', '[': '(', ']': ')', '|': '/' };

/** NovelAI has no escapes. */
function plainSign(text: string, at: number, losses: Loss[]): string {
  const character = text.charAt(at);
  const other = NOVELAI_SIGNS[character];
  if (other !== undefined) {
    const why = `${TRAITS.novelai.label} would take it for a command: “${other}” stands for it.`;
    losses.push(lossOf([character], why, other));
    return other;
  }
  return character === ':' && text.charAt(at - 1) === ':' ? ' :' : character;
}

function quoteOf(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** `("a","b").and(1,0.5)`. */
function writeConjunction(elements: readonly Element[]): string {
  const texts: string[] = [];
  const weights: number[] = [];
  let from = 0;
  for (const [index, element] of elements.entries()) {
    const isLast = index === elements.length - 1;
    if (element.kind === 'join' || isLast) {
      const end = element.kind === 'join' ? index : index + 1;
      const { text } = writeWeighted(elements.slice(from, end), 'invokeai');
      texts.push(quoteOf(text.trim()));
      weights.push(element.kind === 'join' ? Math.max(0, element.weight) : 1);
      from = index + 1;
    }
  }
  return `(${texts.join(',')}).and(${weights.join(',')})`;
}
