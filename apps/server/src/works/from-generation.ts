import { imageSettings } from '@framewright/contract';
import { scriptText } from '@framewright/prompt-engine/script-text';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import type { ContentOf, StoredContent } from './content.ts';
import { offeredRatioOf } from './describe.ts';
import {
  optimizerAsked,
  optimizerMade,
  pictureAsked,
  pictureMade,
  scriptAsked,
  scriptMade,
  takesAsked,
  takesMade,
} from './generation-record.ts';

/** A record of what was made: its request and result as objects. */
export interface Made {
  readonly kind: string;
  readonly request: unknown;
  readonly result: unknown;
}

/** What is kept of it, and the ratio that it has; undefined for what is no work, such as the options of a film. */
export function workOf({ kind, request, result }: Made): Kept | undefined {
  if (kind === 'prompts') return takesOf(request, result);
  if (kind === 'images') return pictureOf(request, result);
  return scriptOf(request, result) ?? conversationOf(request, result);
}

/** What a work keeps of the generation that made it. */
export interface Kept {
  readonly content: StoredContent;
  readonly ratio: AspectRatio | null;
  /** Pixels of what there is to be seen; null where nothing is. */
  readonly width: number | null;
  readonly height: number | null;
}

const UNSEEN = { width: null, height: null };

function takesOf(request: unknown, result: unknown): Kept | undefined {
  const asked = takesAsked.safeParse(request);
  const made = takesMade.safeParse(result);
  if (!asked.success || !made.success) return undefined;
  const { tip, suggested_aspect_ratio, ...takes } = made.data;
  return {
    content: { kind: 'takes', request: asked.data, takes, tip, suggested_aspect_ratio },
    ratio: asked.data.aspect_ratio ?? suggested_aspect_ratio,
    ...UNSEEN,
  };
}

function pictureOf(request: unknown, result: unknown): Kept | undefined {
  const asked = pictureAsked.safeParse(request);
  const made = pictureMade.safeParse(result);
  if (!asked.success || !made.success) return undefined;
  const { prompt, mode, aspect_ratio, strength, seed, seed_drawn: isMarked } = asked.data;
  const { image_id, width, height, settings, more = [], ...facts } = made.data;
  const seeds = [{ image_id, seed: settings?.seed }, ...more].flatMap((each) =>
    each.seed === undefined ? [] : [[each.image_id, each.seed] as const],
  );
  return {
    content: {
      kind: 'picture',
      ...{ prompt, mode, settings: settings ?? imageSettings.safeParse(request).data ?? {} },
      // A seed that came back though none was asked for is the engine's own.
      ...(settings?.seed !== undefined && (isMarked || seed === undefined) && { seed_drawn: true }),
      ...(strength !== undefined && { strength }),
      prompt_used: facts.prompt_used ?? null,
      model_id: facts.model_id ?? null,
      cost_usd: facts.cost_usd ?? null,
      ...(facts.about_usd !== undefined && { about_usd: facts.about_usd }),
      seeds: Object.fromEntries(seeds),
    },
    ratio: aspect_ratio ?? (width && height ? offeredRatioOf(width, height) : null),
    ...(width && height ? { width, height } : UNSEEN),
  };
}

function scriptOf(request: unknown, result: unknown): Kept | undefined {
  const asked = scriptAsked.safeParse(request);
  const made = scriptMade.safeParse(result);
  if (!asked.success || !made.success) return undefined;
  const { title, seconds, target, prompt, beats } = made.data;
  const script = scriptText({
    ...{ title, seconds, prompt, ...(target !== undefined && { target }) },
    beats: beats.map(({ dialogue, ...beat }) => ({ ...beat, ...(dialogue !== undefined && { dialogue }) })),
  });
  const content = { kind: 'script' as const, idea: asked.data.idea, title, script, prompt, beats };
  return { content, ratio: null, ...UNSEEN };
}

function conversationOf(request: unknown, result: unknown): Kept | undefined {
  const asked = optimizerAsked.safeParse(request);
  const made = optimizerMade.safeParse(result);
  if (!asked.success || !made.success) return undefined;
  const { prompt, added } = made.data;
  const messages: ContentOf<'conversation'>['messages'] = [
    { role: 'user', content: asked.data.user_prompt },
    { role: 'assistant', content: prompt, ...(added && { added }) },
  ];
  return { content: { kind: 'conversation', messages, generations: [] }, ratio: null, ...UNSEEN };
}
