import { type Ability, can, type Dialect, TRAITS } from '../dialect.ts';
import {
  type Element,
  type Lora,
  type Loss,
  lossOf,
  type Options,
  type Schedule,
  tidyWeight,
} from '../prompt.ts';
import { readElements } from '../read/parse.ts';
import { append } from '../scan/append.ts';
import { toNumber } from '../scan/characters.ts';

/** How deep the texts inside schedules and choices are read in their turn. */
const MAX_DEPTH = 3;

/** From which dialect into which. */
export interface Route {
  readonly from: Dialect;
  readonly to: Dialect;
  /** Steps of the picture, where the settings name them; null else. */
  readonly steps: number | null;
}

/** Elements that the target can say, and what was lost of the others. */
export interface Adapted {
  readonly elements: readonly Element[];
  readonly losses: readonly Loss[];
}

/**
 * Says everything that the target has no syntax for in elements that it has, or leaves it out; either way with a
 * loss. Weights stay: what they become is for the writer to say.
 */
export function adapt(elements: readonly Element[], route: Route, depth = 0): Adapted {
  const parts = elements.map((element) => adaptElement(element, route, depth));
  const losses = parts.flatMap((part) => part.losses);
  const adapted = parts.flatMap((part) => part.elements);
  const hasJoins = elements.some(({ kind }) => kind === 'join');
  return { elements: hasJoins && !can(route.to, 'join') ? spreadJoins(adapted) : adapted, losses };
}

function adaptElement(element: Element, route: Route, depth: number): Adapted {
  const { label } = TRAITS[route.to];
  const isKept = isAbility(element.kind) ? can(route.to, element.kind) : false;
  switch (element.kind) {
    case 'words':
    case 'tag':
    case 'quoted':
    case 'field':
      return { elements: [element], losses: [] };
    case 'schedule':
      return adaptSchedule(element, route, depth);
    case 'alternation':
    case 'choice':
    case 'blend':
      return adaptOptions(element, route, depth);
    case 'join':
      return adaptJoin(element, isKept, label);
    case 'lora':
      return adaptLora(element, isKept, route.to);
    case 'break':
    case 'character':
      return isKept ? keep(element) : separate(element, label);
    default:
      return isKept ? keep(element) : drop(element, whyDropped(element.kind, label));
  }
}

function isAbility(kind: string): kind is Ability {
  return !['words', 'tag', 'quoted', 'field', 'command'].includes(kind);
}

function keep(element: Element): Adapted {
  return { elements: [element], losses: [] };
}

function drop(element: Element, why: string): Adapted {
  return { elements: [], losses: [lossOf([element.text], why, null)] };
}

function whyDropped(
  kind: 'lora' | 'embedding' | 'wildcard' | 'command' | 'image-url',
  label: string,
): string {
  switch (kind) {
    case 'lora':
      return label === TRAITS.comfyui.label
        ? 'ComfyUI loads a LoRA by a node of the workflow, not by the text: add a LoRA loader.'
        : `${label} loads no LoRAs from the text, so it is left out.`;
    case 'embedding':
      return `${label} loads no embeddings from the text, so it is left out.`;
    case 'wildcard':
      return `${label} has no lists of values: put one value of the list in its place.`;
    case 'command':
      return 'This is an instruction to a program and no part of the picture: it was neither carried out nor carried over.';
    case 'image-url':
      return `${label} takes no pictures by their address: hand it the picture as a reference.`;
  }
}

/** Words at the place of the element. */
export function wordsAt(element: Element, text: string): Element {
  return { kind: 'words', text, weight: 1, start: element.start, end: element.end };
}

function separate(element: Element, label: string): Adapted {
  const thing = element.kind === 'break' ? 'chunks' : 'prompts of their own for characters';
  const why = `${label} has no ${thing}: a comma stands in its place.`;
  return { elements: [wordsAt(element, ', ')], losses: [lossOf([element.text.trim()], why, 'a comma')] };
}

/** A1111 alone has networks of other kinds, and more than one strength for each. */
function adaptLora(element: Lora, isKept: boolean, to: Dialect): Adapted {
  const { label } = TRAITS[to];
  if (!isKept || (element.network !== 'lora' && to !== 'a1111')) {
    return drop(element, whyDropped('lora', label));
  }
  const isPlain = element.rest === '' || to === 'a1111';
  const why = `${label} takes one strength for a LoRA: what stood behind it is left out.`;
  return isPlain
    ? keep(element)
    : { elements: [{ ...element, rest: '' }], losses: [lossOf([element.text], why, 'one strength')] };
}

function adaptJoin(element: Element, isKept: boolean, label: string): Adapted {
  const what = element.text.trim() || `:${element.weight}`;
  const isWeighted = element.weight !== 1;
  const why = isKept
    ? `${label} joins prompts in its own way, so the mixture may look different.`
    : `${label} cannot join several prompts: they stand one after another${isWeighted ? ', each with its weight' : ''}.`;
  return { elements: [element], losses: [lossOf([what], why, isKept ? 'joined' : 'one after another')] };
}

/** Where nothing joins prompts the weight of each goes to its words. */
function spreadJoins(elements: readonly Element[]): Element[] {
  const result: Element[] = [];
  let inside: Element[] = [];
  for (const element of elements) {
    if (element.kind === 'join') {
      append(
        result,
        inside.map((other) => weigh(other, element.weight)),
      );
      append(result, element.text === '' ? [] : [wordsAt(element, ', ')]);
      inside = [];
    } else {
      inside.push(element);
    }
  }
  append(result, inside);
  return result;
}

/** A LoRA's weight is its strength, which has nothing to do with the words around it. */
function weigh(element: Element, factor: number): Element {
  return element.kind === 'lora' ? element : { ...element, weight: tidyWeight(element.weight * factor) };
}

function adaptSchedule(element: Schedule, route: Route, depth: number): Adapted {
  const when = fractionOf(element, route.steps);
  if (can(route.to, 'schedule') && depth < MAX_DEPTH && (route.to === 'a1111' || when !== null)) {
    const before = adaptText(element.before, route, depth);
    const after = adaptText(element.after, route, depth);
    if (before.text !== null && after.text !== null) {
      const kept = { ...element, before: before.text, after: after.text, when: when ?? element.when };
      return { elements: [kept], losses: [...before.losses, ...after.losses] };
    }
  }
  const { label } = TRAITS[route.to];
  const options = [element.before, element.after].filter((option) => option.trim() !== '');
  const both = options.length > 1 ? 'both are named' : 'it is named for the whole time';
  const why = `${label} cannot change the words at step or part ${element.when} of the way: ${both}.`;
  return nameAll(element, options, [], route, { why, depth });
}

/** SwarmUI takes a part of the way; a step becomes one where the number of steps is known. */
function fractionOf(element: Schedule, steps: number | null): string | null {
  const when = toNumber(element.when);
  if (when === null || element.when.includes('.')) {
    return when === null ? null : element.when;
  }
  return steps === null || steps <= 0 ? null : (Math.min(1, when / steps) || 0).toFixed(3);
}

function adaptOptions(element: Options, route: Route, depth: number): Adapted {
  const { label } = TRAITS[route.to];
  if (can(route.to, element.kind) && depth < MAX_DEPTH) {
    const texts = element.options.map((option) => adaptText(option, route, depth));
    const options = texts.map(({ text }) => text).filter((text) => text !== null);
    if (options.length === texts.length) {
      const why = 'Midjourney makes a picture of each choice instead of choosing one.';
      const all = lossOf([element.text], why, `{${options.join(', ')}}`);
      const isAll = route.to === 'midjourney';
      return {
        elements: [{ ...element, options }],
        losses: [...texts.flatMap(({ losses }) => losses), ...(isAll ? [all] : [])],
      };
    }
  }
  if (element.kind === 'choice') {
    const why = `${label} cannot choose among words: the first choice was taken.`;
    return nameAll(element, element.options.slice(0, 1), [], route, { why, depth });
  }
  const why =
    element.kind === 'blend'
      ? `${label} cannot mix prompts by their meaning: they stand one after another.`
      : `${label} cannot change between words from step to step: all are named.`;
  return nameAll(element, element.options, element.weights, route, { why, depth });
}

/** The texts inside, one after another. */
function nameAll(
  element: Element,
  options: readonly string[],
  weights: readonly number[],
  route: Route,
  { why, depth }: { readonly why: string; readonly depth: number },
): Adapted {
  const losses: Loss[] = [lossOf([element.text], why, options.map((option) => option.trim()).join(', '))];
  const elements: Element[] = [];
  for (const [index, option] of options.entries()) {
    const weight = tidyWeight(element.weight * (weights[index] ?? 1));
    const inner = readInside(option.trim(), route.from, depth).map((other) => ({
      ...other,
      start: element.start,
      end: element.end,
    }));
    const adapted = adapt(inner, route, depth + 1);
    append(elements, index > 0 ? [wordsAt(element, ', ')] : []);
    append(
      elements,
      adapted.elements.map((other) => weigh(other, weight)),
    );
    append(losses, adapted.losses);
  }
  return { elements, losses };
}

function readInside(text: string, from: Dialect, depth: number): readonly Element[] {
  return depth < MAX_DEPTH && text !== ''
    ? readElements(text, from)
    : [{ kind: 'words', text, weight: 1, start: 0, end: text.length }];
}

/** A text inside a schedule or choice: kept where it is plain words; null where only its elements can be named. */
function adaptText(
  text: string,
  route: Route,
  depth: number,
): { text: string | null; losses: readonly Loss[] } {
  if (route.from === route.to) {
    return { text, losses: [] };
  }
  const elements = readInside(text.trim(), route.from, depth);
  const isPlain = elements.every(({ kind, weight }) => kind === 'words' && weight === 1);
  const words = elements.map((element) => element.text).join('');
  const isSafe = isPlain && [...words].every((character) => !'()[]{}<>|\\:,"'.includes(character));
  return { text: isSafe ? words : null, losses: [] };
}
