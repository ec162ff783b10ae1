import type { Analysis } from '@framewright/contract';
import { useEffect, useRef } from 'react';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Found } from './found.tsx';
import { HandOver } from './hand-over.tsx';
import { PromptCard } from './prompt-card.tsx';
import { Seen } from './seen.tsx';
import { SeenPrompt } from './seen-prompt.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { originalOf, WrittenFor } from './written-for.tsx';

interface ReadingProps {
  readonly analysis: Analysis;
  readonly picture: File;
}

export interface OutcomeProps extends ReadingProps {
  /** Beside the picture stands its prompt, below it what was found and seen. */
  readonly place: 'beside' | 'below';
}

/** What came of reading a picture: fetched while it is read. */
export function Outcome({ place, ...reading }: OutcomeProps) {
  return place === 'beside' ? <Result {...reading} /> : <Evidence {...reading} />;
}

function Result({ analysis, picture }: ReadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // From the button that was pressed to what it was pressed for, unless somebody has gone elsewhere since.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('.extractor-split')) heading.current?.focus();
  }, []);
  const card = {
    title: RESULT_TEXTS.title,
    headingRef: heading,
    actions: (prompt: string) => (
      <>
        <WrittenFor original={originalOf(analysis, prompt)} />
        <HandOver {...{ prompt, picture }} from={analysis.work_id} />
        <InMyWork id={analysis.work_id} className="justify-self-start" />
      </>
    ),
  };
  return (
    <div className="grid min-w-0 content-start gap-5">
      {analysis.prompt === analysis.seen.prompt ? (
        <SeenPrompt {...card} analysis={analysis} />
      ) : (
        <PromptCard {...card} prompt={analysis.prompt} anatomy={analysis.anatomy} />
      )}
      <TechnicalDetails analysis={analysis} />
    </div>
  );
}

/** What was found beside what was seen; where nothing was found, the latter has all the room. */
function Evidence({ analysis, picture }: ReadingProps) {
  const { embedded, provenance, prompt } = analysis;
  const found = embedded !== null || provenance !== null;
  return (
    <div className={classNames('section grid gap-x-10 gap-y-12', found && 'md:grid-cols-2')}>
      {found ? <Found {...{ embedded, provenance, picture }} shown={prompt} /> : null}
      <Seen analysis={analysis} alone={!found} />
    </div>
  );
}
