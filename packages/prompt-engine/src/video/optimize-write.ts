import type { Facts } from '../facts.ts';
import type { Element } from '../vocabulary.ts';
import type { IdeaReading } from './idea.ts';
import { choose, type Scene, settledBy } from './optimize-choose.ts';
import type { Addition } from './optimize-parts.ts';
import { frameAndLens } from './optimize-phrases.ts';
import type { Present } from './optimize-present.ts';
import {
  type Reasons,
  whyAudio,
  whyCamera,
  whyLight,
  whyMood,
  whyMotion,
  whySetting,
  whyStyle,
} from './optimize-whys.ts';

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** The phrases that an idea lacks, with what each is for; in the order in which they are written. */
export function additionsFor(idea: IdeaReading, present: Present, scene: Scene): Addition[] {
  let facts: Facts = scene.facts;
  const take = (slot: Parameters<typeof choose>[0]) => {
    const line = choose(slot, scene, facts);
    facts = settledBy(facts, line);
    return line?.text;
  };
  const place = present.place ? undefined : take('place');
  const time = present.time || scene.isLapse ? undefined : take('time');
  const camera = cameraFor(present, take);
  const motion = present.motion ? undefined : take('motion');
  const light = present.light ? undefined : take('light');
  const style = present.style ? undefined : take('style');
  const mood = present.mood || present.style ? undefined : take('mood');
  const audio = present.audio
    ? undefined
    : [take('near'), take('ground'), take('music')].filter(Boolean).join('; ');
  const reasons: Reasons = {
    idea,
    group: scene.group,
    facts,
    verb: scene.verb,
    move: camera,
    cameraNamed: present.frame || present.move,
    placeNamed: present.place,
    timeNamed: present.time,
  };
  const additions: (readonly [Element, string | undefined, (reasons: Reasons) => string])[] = [
    ['setting', joined([place, time]), whySetting],
    ['camera', camera, whyCamera],
    ['motion', motion, whyMotion],
    ['light', light, whyLight],
    ['style', style, whyStyle],
    ['mood', mood, whyMood],
    ['audio', audio, whyAudio],
  ];
  return additions.flatMap(([element, text, why]) => (text ? [{ element, text, why: why(reasons) }] : []));
}

/** The parts of the camera that are open, unless two of the three are settled. */
function cameraFor(present: Present, take: (slot: 'frame' | 'move') => string | undefined): string {
  const named = [present.frame, present.lens, present.move].filter(Boolean).length;
  if (named >= 2 && (present.frame || present.move) && !(present.lens && !present.move && !present.frame))
    return '';
  const [frame, lens] = frameAndLens(take('frame') ?? '');
  return joined([
    present.frame ? undefined : frame,
    present.lens ? undefined : lens,
    present.move ? undefined : take('move'),
  ]);
}

const SENTENCE_END = /[.!?…。！？]["'”’)\]»*_]{0,3}(?=\s+[^\p{Ll}\s]|\s*$)|[。！？]|\n+/gu;

/** How many sentences a text has. */
function sentenceCount(text: string): number {
  const trimmed = text.trim();
  const ends = [...trimmed.matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  const isClosed = last !== undefined && last.index + last[0].length === trimmed.length;
  return ends.length + (isClosed || trimmed === '' ? 0 : 1);
}

/** Which additions share a sentence, by how many sentences there may be. */
const LAYOUTS: readonly (readonly (readonly Element[])[])[] = [
  [['setting', 'camera', 'motion', 'light', 'style', 'mood', 'audio']],
  [
    ['setting', 'camera', 'motion', 'light'],
    ['style', 'mood', 'audio'],
  ],
  [['setting', 'camera', 'motion'], ['light', 'style', 'mood'], ['audio']],
];

/** A stretch of added text within the prompt that is being written. */
export interface Placed {
  readonly start: number;
  readonly end: number;
  readonly addition: Addition;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The user's text, and after it the additions as sentences. */
export function written(
  text: string,
  additions: readonly Addition[],
  isForeign: boolean,
): { readonly prompt: string; readonly placed: readonly Placed[] } {
  let prompt = text;
  const placed: Placed[] = [];
  const append = (addition: Addition, before: string, startsSentence: boolean) => {
    prompt += before;
    const start = prompt.length;
    const shown = startsSentence ? capital(addition.text) : addition.text;
    prompt += shown;
    placed.push({ start, end: prompt.length, addition: { ...addition, text: shown } });
  };
  const [first, ...others] = additions;
  if (!first) return { prompt, placed };
  const goesOn = first.element === 'setting' && mayGoOn(text) && !isForeign;
  if (goesOn) append(first, /[,;:—–-]$/.test(text) ? ' ' : ', ', false);
  const rest = goesOn ? others : additions;
  const room = Math.min(Math.max(4 - sentenceCount(text), 1), LAYOUTS.length);
  for (const sentence of LAYOUTS[room - 1] ?? []) {
    const parts = rest.filter(({ element }) => sentence.includes(element));
    if (parts.length === 0) continue;
    const gap = text.includes('\n') && !prompt.endsWith(' ') ? '\n' : ' ';
    let before = `${isClosed(prompt) ? '' : '.'}${gap}`;
    for (const [i, part] of parts.entries()) {
      if (part.element === 'audio') append(part, `${before}${i === 0 ? 'Sound' : 'sound'}: `, false);
      else append(part, before, i === 0);
      before = separator(part.element);
    }
    prompt += '.';
  }
  if (!isClosed(prompt)) prompt += '.';
  return { prompt, placed };
}

function separator(element: Element): string {
  if (element === 'setting') return ': ';
  return element === 'style' ? ', ' : '; ';
}

const isClosed = (text: string): boolean => /[.!?…。！？:]["'”’)\]»*_`]{0,3}$/u.test(text.slice(-5));

/** Whether a place may follow after a comma: one open sentence of no great length. */
function mayGoOn(text: string): boolean {
  return (
    !isClosed(text) &&
    text.length < 220 &&
    sentenceCount(text) === 1 &&
    /[\p{L}\p{N}\p{S}"”’)\],;—–-]$/u.test(text)
  );
}
