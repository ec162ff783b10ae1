import type { Analysis } from '@framewright/contract';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { For } from '../../lib/audience.tsx';
import { takeHandedFiles } from '../../lib/handed-files.ts';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Found } from './found.tsx';
import { HandOver } from './hand-over.tsx';
import { History } from './history.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestExtraction } from './latest-extraction.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { PromptCard } from './prompt-card.tsx';
import { Seen } from './seen.tsx';
import { SeenPrompt } from './seen-prompt.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { type Extraction, useExtraction } from './use-extraction.ts';
import { originalOf, WrittenFor } from './written-for.tsx';

/** A picture on the left, its prompt on the right, below them what was found and seen. */
export function Extractor() {
  const { status } = useSession();
  const extraction = useExtraction();
  useHandedPicture(extraction);
  const { picture, analyzing, result } = extraction;
  const begun = analyzing || result !== undefined;
  const invitation =
    status === 'visitor' || status === 'loading' ? (
      <For who={status === 'loading' ? 'visitor' : undefined}>
        <SignInInvitation />
      </For>
    ) : null;
  return (
    <>
      <div className={classNames('extractor-split', picture && 'extractor-split-narrow')}>
        <PicturePanel extraction={extraction} />
        {analyzing ? <LoadingResult /> : null}
        {result && picture ? <Result analysis={result} picture={picture} /> : null}
        {begun ? null : (
          <div className="grid min-w-0 content-start gap-10">
            {status === 'signed-in' ? <LatestExtraction /> : null}
            <HowItWorks>{invitation}</HowItWorks>
          </div>
        )}
      </div>
      {result && picture ? <Evidence analysis={result} picture={picture} /> : null}
      {status === 'signed-in' ? <History /> : null}
      {begun ? <HowItWorks columns>{invitation}</HowItWorks> : null}
    </>
  );
}

/** What was dropped elsewhere comes with a new address, be it that of this page; one picture is read at a time. */
function useHandedPicture({ take }: Extraction): void {
  useLocation();
  useEffect(() => {
    const [picture] = takeHandedFiles() ?? [];
    if (picture) void take(picture);
  });
}

function Result({ analysis, picture }: { analysis: Analysis; picture: File }) {
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
        <HandOver prompt={prompt} picture={picture} />
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
function Evidence({ analysis, picture }: { analysis: Analysis; picture: File }) {
  const { embedded, provenance, prompt } = analysis;
  const found = embedded !== null || provenance !== null;
  return (
    <div className={classNames('section grid gap-x-10 gap-y-12', found && 'md:grid-cols-2')}>
      {found ? <Found {...{ embedded, provenance, picture }} shown={prompt} /> : null}
      <Seen analysis={analysis} alone={!found} />
    </div>
  );
}

function LoadingResult() {
  return (
    <div className="card card-pad-lg self-start" aria-hidden="true">
      <SkeletonLines />
    </div>
  );
}

function SignInInvitation() {
  return (
    <p className="border-t border-line pt-5 text-sm text-ink-2">
      <Link className="link" to={signInPath('/image-prompt-extractor')}>
        Sign in
      </Link>{' '}
      to keep a history of the prompts you extract.
    </p>
  );
}
