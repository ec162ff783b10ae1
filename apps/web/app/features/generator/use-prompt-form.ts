import type { QuickStart } from '@framewright/content/open/quick-starts';
import { aspectRatio } from '@framewright/contract';
import { type AspectRatio, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { useState } from 'react';
import { z } from 'zod';
import { draftAs, draftOf, keepDraft, useDraft } from '../../lib/draft.ts';
import type { Shown } from './use-generate-prompts.ts';

const ratioChoice = z.object({
  ratio: aspectRatio,
  /** The subject of the quick start that it came with: it means nothing for another. */
  of: z.string().exactOptional(),
});
type RatioChoice = z.infer<typeof ratioChoice>;

/** The ratio that was chosen; after a reload it is still that of the subject which was left in the field. */
function useRatioChoice(): readonly [RatioChoice | undefined, (choice: RatioChoice | undefined) => void] {
  const [choice, setChoice] = useState(choiceLeft);
  const choose = (next: RatioChoice | undefined) => {
    setChoice(next);
    keepDraft('subject-ratio', next ? JSON.stringify(next) : '');
  };
  return [choice, choose];
}

function choiceLeft(): RatioChoice | undefined {
  const left = draftOf('subject');
  const choice = left === '' ? undefined : draftAs('subject-ratio', ratioChoice);
  return choice && { of: left, ...choice };
}

/** The subject and its ratio: the one that was chosen, else the one that is suggested, else the default. */
export function usePromptForm(shown: Shown | undefined) {
  const [subject, setSubject] = useDraft('subject');
  const [choice, setChoice] = useRatioChoice();
  const isOfShown = shown !== undefined && subject.trim() === shown.wish.subject.trim();
  const suggested = isOfShown ? shown.result.suggested_aspect_ratio : undefined;
  const chosen = choice?.of === undefined || choice.of === subject ? choice?.ratio : undefined;
  return {
    subject,
    setSubject,
    aspectRatio: chosen ?? suggested ?? PROMPT_DEFAULTS.aspect_ratio,
    /** Whether the ratio is somebody's choice. */
    isChosen: chosen !== undefined,
    /** For the subject in the field, where that is known. */
    suggested,
    /** What is shown was written of another subject than the one in the field. */
    isElsewhere: shown !== undefined && !isOfShown && subject.trim() !== '',
    setRatio: (ratio: AspectRatio) => setChoice({ ratio }),
    useSuggested: () => setChoice(undefined),
    fill({ subject: words, aspectRatio }: QuickStart) {
      setSubject(words);
      setChoice({ ratio: aspectRatio, of: words });
    },
  };
}
