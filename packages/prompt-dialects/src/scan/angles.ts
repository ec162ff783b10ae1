import type { Element } from '../prompt.ts';
import { tidyWeight } from '../prompt.ts';
import { isBlank, isWordCharacter, toNumber } from './characters.ts';
import { splitOutside } from './pairs.ts';

const NETWORKS = ['lora', 'lyco', 'hypernet'] as const;

/** SwarmUI's names (docs/Features/Prompt Syntax.md), and what other programs carry out in a prompt. */
const COMMANDS: ReadonlySet<string> = new Set(
  `random wildcard wc alternate alt fromto setvar var setmacro macro repeat trigger embed embedding preset segment
  region object break refiner base video videoswap extend param comment clear sd_cpp_extra_args`.split(
    /\s+/u,
  ),
);

const MAX_NAME = 40;

interface Angle {
  readonly name: string;
  /** Between square brackets behind the name. */
  readonly bracket: string;
  /** Behind the colon. */
  readonly body: string;
}

/** Where an `<…>` stands, and what has been learnt of the text once for all of them. */
export interface AnglePlace {
  readonly start: number;
  /** Place of the bracket that closes the one at `start`. */
  readonly close: number;
  /** Place of the last closing tag `CLOSING_TAG`; -1 for none. */
  readonly lastClosingTag: number;
  readonly isSwarm: boolean;
}

/** Ends a block of settings for stable-diffusion.cpp. */
export const CLOSING_TAG = '</sd_cpp_extra_args>';

/**
 * What `<…>` says: a LoRA in every dialect, SwarmUI's own language in SwarmUI, a command that nobody carries out
 * elsewhere. Null for other text between such brackets.
 */
export function readAngle(
  text: string,
  { start, close, lastClosingTag, isSwarm }: AnglePlace,
): Element | null {
  const angle = splitAngle(text, start + 1, close);
  if (angle === null) {
    return null;
  }
  // `<sd_cpp_extra_args>…</sd_cpp_extra_args>` is one command.
  const isBlock = angle.name === 'sd_cpp_extra_args' && lastClosingTag > close;
  const end = isBlock ? text.indexOf(CLOSING_TAG, close) + CLOSING_TAG.length : close + 1;
  const place = { text: text.slice(start, end), weight: 1, start, end };
  const network = NETWORKS.find((name) => name === angle.name);
  const [name = '', strength = '', ...more] = angle.body.split(':');
  if (network !== undefined && name.trim() !== '') {
    const weight = toNumber(strength);
    const rest = weight === null && strength !== '' ? [strength, ...more] : more;
    const behind = rest.map((part) => `:${part}`).join('');
    return { ...place, kind: 'lora', name, network, weight: tidyWeight(weight ?? 1), rest: behind };
  }
  return (isSwarm ? readSwarm(angle, place) : null) ?? { ...place, kind: 'command' };
}

/** `name[bracket]:body`; null where no name that we know stands directly behind the bracket. */
function splitAngle(text: string, from: number, close: number): Angle | null {
  let end = from;
  while (isWordCharacter(text.charAt(end)) && end - from < MAX_NAME) {
    end += 1;
  }
  const name = text.slice(from, end).toLowerCase();
  const isNetwork = NETWORKS.some((network) => network === name);
  if (!COMMANDS.has(name) && !isNetwork) {
    return null;
  }
  let bracket = '';
  if (text.charAt(end) === '[') {
    const closing = text.indexOf(']', end);
    const isInside = closing !== -1 && closing < close;
    bracket = isInside ? text.slice(end + 1, closing) : '';
    end = isInside ? closing + 1 : end;
  }
  const next = text.charAt(end);
  if (end === close || next === ':') {
    return { name, bracket, body: text.slice(end + 1, Math.max(end + 1, close)) };
  }
  return isBlank(next) && !isNetwork ? { name, bracket, body: text.slice(end, close) } : null;
}

function readSwarm(angle: Angle, place: Omit<Element & { kind: 'break' }, 'kind'>): Element | null {
  const { name, bracket, body } = angle;
  const options = splitList(body);
  if (name === 'break') {
    return { ...place, kind: 'break' };
  }
  if (name === 'random' && bracket === '' && options.length > 1) {
    return { ...place, kind: 'choice', options, weights: [] };
  }
  if ((name === 'alternate' || name === 'alt') && options.length > 1) {
    return { ...place, kind: 'alternation', options, weights: [] };
  }
  if (name === 'fromto' && options.length === 2 && toNumber(bracket) !== null) {
    const [before = '', after = ''] = options;
    return { ...place, kind: 'schedule', before, after, when: bracket.trim() };
  }
  if ((name === 'wildcard' || name === 'wc') && bracket === '' && isName(body)) {
    return { ...place, kind: 'wildcard', name: body };
  }
  if ((name === 'embed' || name === 'embedding') && isName(body)) {
    return { ...place, kind: 'embedding', name: body };
  }
  return null;
}

/** A plain name, without a `,not=` or the like behind it. */
function isName(body: string): boolean {
  return body.trim() !== '' && !body.includes(',') && !body.includes('<');
}

/** SwarmUI separates by `||`, else `|`, else `,`. */
function splitList(body: string): string[] {
  const separator = ['||', '|'].find((mark) => splitOutside(body, mark).length > 1) ?? ',';
  return splitOutside(body, separator).map((option) => option.trim());
}
