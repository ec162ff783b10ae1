import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { For } from '../../lib/audience.tsx';
import { takeHandedFiles } from '../../lib/handed-files.ts';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { usePart } from '../../ui/on-demand.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { MineProps } from './mine.tsx';
import { MINE, OUTCOME } from './parts.ts';
import { PicturePanel } from './picture-panel.tsx';
import { type Extraction, useExtraction } from './use-extraction.ts';

/** A picture on the left, its prompt on the right, below them what was found and seen. */
export function Extractor() {
  const { status } = useSession();
  const extraction = useExtraction();
  useHandedPicture(extraction);
  const { picture, analyzing, result } = extraction;
  const begun = analyzing || result !== undefined;
  // It has come with the reading, or the reading has failed.
  const Outcome = usePart(OUTCOME, begun, () => undefined);
  const outcome = result && picture && Outcome ? { analysis: result, picture } : undefined;
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
        {begun && !outcome ? <LoadingResult /> : null}
        {outcome && Outcome ? <Outcome {...outcome} place="beside" /> : null}
        {begun ? null : (
          <div className="grid min-w-0 content-start gap-10">
            {status === 'signed-in' ? <MineOnDemand place="beside" /> : null}
            <HowItWorks>{invitation}</HowItWorks>
          </div>
        )}
      </div>
      {outcome && Outcome ? <Outcome {...outcome} place="below" /> : null}
      {status === 'signed-in' ? <MineOnDemand place="below" /> : null}
      {begun ? <HowItWorks columns>{invitation}</HowItWorks> : null}
    </>
  );
}

/** What visitors have none of does not come with the page. */
function MineOnDemand(props: MineProps) {
  const Mine = usePart(MINE, true, () => undefined);
  return Mine ? <Mine {...props} /> : null;
}

/** What was dropped elsewhere comes with a new address, be it that of this page; one picture is read at a time. */
function useHandedPicture({ take }: Extraction): void {
  useLocation();
  useEffect(() => {
    const [picture] = takeHandedFiles() ?? [];
    if (picture) void take(picture);
  });
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
