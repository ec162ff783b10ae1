import type { Element } from '../../vocabulary.ts';
import type { Idea } from '../idea/idea.ts';
import type { Present } from '../idea/lacks.ts';
import type { VideoPlan } from '../plan.ts';
import { whysFor } from '../whys.ts';
import { capital, joined } from '../wording.ts';
import type { Addition } from './optimized-prompt.ts';
import { sentencesOf } from './prompt-parts.ts';

/** The parts of the camera that are open, unless two of the three are settled. */
function cameraFor(present: Present, { parts }: VideoPlan): string {
  const named = [present.frame, present.lens, present.move].filter(Boolean).length;
  if (named >= 2 && (present.frame || present.move)) return '';
  return joined([
    present.frame ? '' : parts.frame,
    present.lens ? '' : parts.lens,
    present.move ? '' : parts.move,
  ]);
}

/** The phrases that an idea lacks, with what each is for; in the order in which they are written. */
export function additionsFor(idea: Idea, present: Present, plan: VideoPlan): Addition[] {
  const { parts } = plan;
  const whys = whysFor(idea, present, plan);
  const texts: readonly (readonly [Element, string])[] = [
    ['setting', joined([present.place ? '' : parts.place, present.time ? '' : parts.time])],
    ['motion', present.motion ? '' : parts.motion],
    ['camera', cameraFor(present, plan)],
    ['light', present.light ? '' : parts.light],
    ['style', present.style ? '' : parts.style],
    ['mood', present.mood ? '' : parts.mood],
    ['audio', present.audio ? '' : [parts.near, parts.ground, parts.music].filter(Boolean).join('; ')],
  ];
  return texts.flatMap(([element, text]) => (text ? [{ element, text, why: whys(element, text) }] : []));
}

/** Which additions share a sentence, by how many sentences there may be. */
const LAYOUTS: readonly (readonly (readonly Element[])[])[] = [
  [['setting', 'motion', 'camera', 'light', 'style', 'mood', 'audio']],
  [
    ['setting', 'motion', 'camera', 'light'],
    ['style', 'mood', 'audio'],
  ],
  [['setting', 'motion', 'camera'], ['light', 'style', 'mood'], ['audio']],
];

/** A stretch of added text within the prompt that is being written. */
export interface Placed {
  readonly start: number;
  readonly end: number;
  readonly addition: Addition;
}

class Sheet {
  readonly placed: Placed[] = [];
  prompt: string;

  constructor(text: string) {
    this.prompt = text;
  }

  append(addition: Addition, before: string, beginsSentence: boolean): void {
    this.prompt += before;
    const start = this.prompt.length;
    const shown = beginsSentence ? capital(addition.text) : addition.text;
    this.prompt += shown;
    this.placed.push({ start, end: this.prompt.length, addition: { ...addition, text: shown } });
  }

  /** Several additions as one sentence. */
  sentence(parts: readonly Addition[], gap: string): void {
    let before = `${isClosed(this.prompt) ? '' : '.'}${gap}`;
    for (const [i, part] of parts.entries()) {
      if (part.element === 'audio') this.append(part, `${before}${i === 0 ? 'Sound' : 'sound'}: `, false);
      else this.append(part, before, i === 0);
      before = part.element === 'setting' ? ': ' : part.element === 'style' ? ', ' : '; ';
    }
    this.prompt += '.';
  }
}

/** The user's text, and after it the additions as sentences. */
export function written(
  text: string,
  additions: readonly Addition[],
  isForeign: boolean,
): { readonly prompt: string; readonly placed: readonly Placed[] } {
  const sheet = new Sheet(/^[a-z](?![A-Z])/.test(text) ? capital(text) : text);
  const [first, ...others] = additions;
  if (!first) return { prompt: text, placed: [] };
  const goesOn = first.element === 'setting' && mayGoOn(text) && !isForeign;
  if (goesOn) sheet.append(first, /[,;:—–-]$/.test(text) ? ' ' : ', ', false);
  const rest = goesOn ? others : additions;
  const room = Math.min(Math.max(4 - sentencesOf(text).length, 1), LAYOUTS.length);
  for (const sentence of LAYOUTS[room - 1] ?? []) {
    const parts = rest.filter(({ element }) => sentence.includes(element));
    if (parts.length > 0)
      sheet.sentence(parts, text.includes('\n') && !sheet.prompt.endsWith(' ') ? '\n' : ' ');
  }
  if (!isClosed(sheet.prompt)) sheet.prompt += '.';
  return sheet;
}

const isClosed = (text: string): boolean => /[.!?…。！？:]["'”’)\]»*_`]{0,3}$/u.test(text.slice(-5));

/** Whether a place may follow after a comma: one open sentence of no great length. */
function mayGoOn(text: string): boolean {
  return (
    !isClosed(text) &&
    text.length < 220 &&
    sentencesOf(text).length === 1 &&
    /[\p{L}\p{N}\p{S}"”’)\],;—–-]$/u.test(text)
  );
}
