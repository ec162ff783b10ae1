import type { Dialect, Written } from '@framewright/prompt-dialects';
import { DIALECTS } from '@framewright/prompt-dialects/dialect';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { notify } from '../ui/notify.tsx';
import { copyPrompt } from './copy-prompt.ts';

const STORAGE_KEY = 'writtenFor';
const DEFAULT: Dialect = 'natural';
const FAILED = 'The other form could not be loaded. Please check your connection and try again.';

const listeners = new Set<() => void>();
/** Holds for this page where the browser keeps nothing. */
let chosen: Dialect | undefined;

/** A prompt, and what is known of it. */
export interface Original {
  readonly text: string;
  /** Left out, it is told from the signs of the text. */
  readonly from?: Dialect | undefined;
  /** What must not be seen, where that stands beside the text. */
  readonly negative?: string | undefined;
  /** Where it is not said in the text. */
  readonly aspectRatio?: string | undefined;
  /** Of the text: a caption then has each phrase where it belongs. */
  readonly anatomy?: readonly Span[] | undefined;
}

/** A prompt in another form. */
interface InForm extends Written {
  readonly from: Dialect;
}

/** The form in which prompts are shown and copied: remembered for the browser, natural prose at first. */
export function useWrittenFor(): { readonly to: Dialect; readonly setTo: (to: Dialect) => void } {
  const to = useSyncExternalStore(subscribe, current, () => DEFAULT);
  return { to, setTo: choose };
}

/** The prompt in that form, made in the browser by code that comes with the first one. */
async function inForm(original: Original, to: Dialect): Promise<InForm> {
  const { parse, recognise, rolesByAnatomy, write } = await import('@framewright/prompt-dialects');
  const from = original.from ?? recognise(original.text).dialect;
  const prompt = parse(original.text, from, original.negative);
  const isSaid = prompt.settings.some(({ name }) => name === 'aspect_ratio' || name === 'size');
  const ratio = { name: 'aspect_ratio', value: original.aspectRatio ?? '', start: 0, end: 0 };
  const settings = isSaid || !ratio.value ? prompt.settings : [...prompt.settings, ratio];
  const roleOf = original.anatomy && rolesByAnatomy(original.text, original.anatomy);
  return { from, ...write({ ...prompt, settings }, to, roleOf) };
}

/** The prompt in that form once it is there; `failed` where the code for it did not come. */
export function useInForm(original: Original, to: Dialect) {
  const { text, from, negative, aspectRatio, anatomy } = original;
  const question = JSON.stringify([text, from, negative, aspectRatio, anatomy, to]);
  const [answer, setAnswer] = useState<{ question: string; written: InForm | undefined }>();
  const isSame = from === to;
  useEffect(() => {
    if (isSame) return undefined;
    let wanted = true;
    inForm({ text, from, negative, aspectRatio, anatomy }, to).then(
      (written) => wanted && setAnswer({ question, written }),
      () => wanted && setAnswer({ question, written: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [text, from, negative, aspectRatio, anatomy, to, isSame, question]);
  const isAnswered = answer?.question === question;
  return {
    written: isAnswered ? answer.written : undefined,
    failed: isAnswered && !answer.written ? FAILED : undefined,
  };
}

/** Copies a prompt in that form. @returns whether that worked */
export async function copyInForm(original: Original, to: Dialect): Promise<boolean> {
  if (original.from === to) return copyPrompt(original.text);
  try {
    return await copyPrompt(pasted(await inForm(original, to), to));
  } catch {
    notify.error(FAILED);
    return false;
  }
}

/** What is pasted into the tool: AUTOMATIC1111 reads a negative prompt that stands below. */
function pasted({ text, negativePrompt }: Written, to: Dialect): string {
  return to === 'a1111' && negativePrompt !== '' ? `${text}\nNegative prompt: ${negativePrompt}` : text;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Dialect {
  if (chosen) return chosen;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return DIALECTS.find((dialect) => dialect === stored) ?? DEFAULT;
  } catch {
    return DEFAULT;
  }
}

function choose(to: Dialect): void {
  try {
    localStorage.setItem(STORAGE_KEY, to);
    chosen = undefined;
  } catch {
    chosen = to;
  }
  for (const listener of listeners) listener();
}
