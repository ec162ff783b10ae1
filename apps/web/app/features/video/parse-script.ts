/** What a line of a beat is about. */
export type BeatLabel = 'Action' | 'Camera' | 'Light' | 'Sound' | 'Dialogue';

export interface ScriptBeat {
  /** '0:00–0:03' */
  readonly time: string;
  readonly lines: readonly { readonly label: BeatLabel; readonly text: string }[];
}

export interface ParsedScript {
  readonly title: string;
  /** '10 seconds' */
  readonly length: string;
  /** The video model that it is written for, and what to set or mind there. */
  readonly target: string | undefined;
  readonly beats: readonly ScriptBeat[];
  /** The whole script as one paragraph. */
  readonly prompt: string;
}

const TIME = /^\d+:\d\d–\d+:\d\d$/;
const LINE = /^(Action|Camera|Light|Sound|Dialogue): (.+)$/;
const PROMPT_HEAD = 'Prompt to paste';

/** Reads a script's text as the engine writes it; `undefined` where it is laid out in any other way. */
export function parseScript(text: string): ParsedScript | undefined {
  const blocks = text.split('\n\n').map((block) => block.split('\n'));
  const [head, ...rest] = blocks;
  const [promptHead, prompt, ...beyond] = rest.pop() ?? [];
  const [title, length, ...more] = head ?? [];
  const beats = rest.map(parseBeat);
  if (!title || !length || more.length > 0 || !prompt || beyond.length > 0) return undefined;
  if (promptHead !== PROMPT_HEAD || beats.length === 0 || !beats.every(isBeat)) return undefined;
  const [seconds = '', target] = length.split(' · ', 2);
  return { title, length: seconds, target, beats, prompt };
}

function isBeat(beat: ScriptBeat | undefined): beat is ScriptBeat {
  return beat !== undefined;
}

function parseBeat([time = '', ...rest]: readonly string[]): ScriptBeat | undefined {
  const lines = rest.flatMap((line) => {
    const [, label, text] = LINE.exec(line) ?? [];
    return isLabel(label) && text ? [{ label, text }] : [];
  });
  return TIME.test(time) && lines.length > 0 && lines.length === rest.length ? { time, lines } : undefined;
}

function isLabel(label: string | undefined): label is BeatLabel {
  return label !== undefined; // The pattern lets no other word through.
}
