import type { PictureModelId } from '@framewright/contract';
import { ASPECT_RATIOS, type AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useDeferredValue, useEffect, useState } from 'react';

/** What a text holds that a model does not obey, and the same without it. */
export interface PlainWords {
  /** Of the text that was looked at. */
  readonly of: string;
  readonly text: string;
  /** As the text itself asked for. */
  readonly ratio: AspectRatio | undefined;
  /** The first few stretches that mean nothing. */
  readonly signs: readonly string[];
  readonly losses: readonly { readonly what: string; readonly why: string }[];
}

/** The hosted models read prose; engines read syntax of their own, and the built-in preview no prompt as a model does. */
const READ_PROSE: ReadonlySet<PictureModelId> = new Set(['openai', 'gemini', 'seedream']);

/** What any syntax has; a text without is not worth loading the code that tells it for. */
const SYNTAX = /[()[\]{}<>|]|--\w|::|\w(?:\+\+|--)|\b(?:BREAK|AND)\b|^Negative prompt:/m;

type Dialects = typeof import('@framewright/prompt-dialects');

/** Tools whose syntax one text may mix. */
const TURNS = 3;

/** Signs that are named, and how much of each. */
const SIGNS = 3;
const SIGN_LENGTH = 40;

/** The text in plain words, where the model obeys no other; `undefined` where all is well. */
export function usePlainWords(description: string, model: PictureModelId): PlainWords | undefined {
  const text = useDeferredValue(description);
  const [found, setFound] = useState<PlainWords>();
  const readsProse = READ_PROSE.has(model) || model.startsWith('openrouter/');
  const isSuspect = readsProse && SYNTAX.test(text);
  useEffect(() => {
    if (!isSuspect) return undefined;
    let wanted = true;
    import('@framewright/prompt-dialects').then(
      (dialects) => wanted && setFound(plainWords(text, dialects)),
      // Without the code there is no notice: the text can be sent all the same.
      () => wanted && setFound(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [text, isSuspect]);
  return isSuspect && found?.of === description ? found : undefined;
}

function plainWords(text: string, dialects: Dialects): PlainWords | undefined {
  const { plain, losses, settings } = inPlainWords(text, dialects);
  if (plain === text) return undefined;
  const signs = dialects.syntaxNotObeyedBy(text, 'natural').map(({ start, end }) => text.slice(start, end));
  const ratio = ASPECT_RATIOS.find((each) => each === settings['aspect_ratio']);
  return { of: text, text: plain, ratio, losses, signs: signs.slice(0, SIGNS).map(shortened) };
}

/** Some texts mix the syntax of several tools: each goes in a turn of its own. */
function inPlainWords(text: string, { translate }: Dialects) {
  let plain = text;
  let settings: Readonly<Record<string, string>> = {};
  const losses: PlainWords['losses'][number][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const next = translate({ text: plain, to: 'natural' });
    // Tags are words, too, and what reads as prose has brackets for its own reasons.
    if (next.from === 'natural' || next.from === 'danbooru') break;
    plain = next.text;
    settings = { ...next.settings, ...settings };
    losses.push(...next.losses);
  }
  return { plain, settings, losses };
}

function shortened(sign: string): string {
  return sign.length > SIGN_LENGTH ? `${sign.slice(0, SIGN_LENGTH)}…` : sign;
}
