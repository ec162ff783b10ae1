import type { SharedWork } from '@framewright/contract';
import { CornerLeftUp, GitBranch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { longDate } from '../../lib/formatting.ts';
import { pictureColours } from '../../lib/picture-colours.ts';
import { signInPath } from '../../lib/return-to.ts';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { useSession } from '../../lib/session.ts';
import { AnatomyLegend, AnatomyText, type Phrase, ReaderLine } from '../../ui/anatomy-text.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Frame, Swatches } from '../../ui/frame.tsx';
import { useRemix } from './queries.ts';
import { SHARED_TEXTS as TEXTS } from './texts.ts';

export interface SharedFrameProps {
  readonly token: string;
  readonly work: SharedWork;
  /** Null where the link has no end. */
  readonly until: string | null;
}

/** One work as a visitor sees it: the picture, its words, and how to go on with them. */
export function SharedFrame({ token, work, until }: SharedFrameProps) {
  const { title, pictures, prompts, script, ratio } = work;
  const use = useInPictures();
  const [prompt, ...others] = prompts;
  return (
    <div className="shared">
      <div className="grid gap-6">
        {pictures.map((picture, at) => (
          <SharedPicture key={picture.url} {...{ picture, title, ratio }} isFirst={at === 0} />
        ))}
      </div>
      <section className="grid min-w-0 gap-6">
        <div className="grid gap-2">
          <h1 className="display display-1" dir="auto">
            {title}
          </h1>
          <p className="text-sm text-ink-2">{work.kind === 'picture' ? TEXTS.lead : TEXTS.leadWords}</p>
        </div>
        {prompts.map((each) => (
          <SharedPrompt
            key={each.name || TEXTS.prompt}
            prompt={each}
            // One button for the whole work does it where there is one prompt.
            onUse={others.length > 0 ? use : undefined}
          />
        ))}
        {script ? (
          <article className="card" aria-label={TEXTS.script}>
            <p className="whitespace-pre-wrap px-4 py-4 text-sm sm:px-5">{script}</p>
          </article>
        ) : null}
        {prompt ? (
          <Actions
            token={token}
            workId={work.id}
            text={others.length > 0 ? undefined : prompt.text}
            onUse={use}
          />
        ) : null}
        <Facts work={work} until={until} />
      </section>
    </div>
  );
}

interface SharedPictureProps {
  readonly picture: SharedWork['pictures'][number];
  readonly title: string;
  readonly ratio: string | null;
  readonly isFirst: boolean;
}

/** A picture with its ratio and its colours below. How many its owner has made stays the owner's: it has no number. */
function SharedPicture({ picture: { url, width, height }, title, ratio, isFirst }: SharedPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [colours, setColours] = useState<readonly string[]>([]);
  // The picture may be there before the app is.
  useEffect(() => {
    if (image.current?.complete) setColours(pictureColours(image.current));
  }, []);
  return (
    <Frame viewfinder selected={isFirst} caption={ratio} facts={<Swatches colours={colours} />}>
      <img
        ref={image}
        src={url}
        width={width}
        height={height}
        alt={title}
        fetchPriority="high"
        onLoad={({ currentTarget }) => setColours(pictureColours(currentTarget))}
      />
    </Frame>
  );
}

type Prompt = SharedWork['prompts'][number];

interface SharedPromptProps {
  readonly prompt: Prompt;
  /** Left out where a button below does it. */
  readonly onUse: ((text: string) => void) | undefined;
}

function SharedPrompt({ prompt, onUse }: SharedPromptProps) {
  const [phrase, setPhrase] = useState<Phrase>();
  const { name, text, anatomy } = prompt;
  return (
    <article className="card" aria-label={name || TEXTS.prompt}>
      {onUse ? (
        <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5 sm:px-5">
          <h2 className="label">{name}</h2>
          <span className="flex gap-2">
            <Button size="sm" aria-label={TEXTS.nameOfUse(name)} onClick={() => onUse(text)}>
              <CornerLeftUp aria-hidden="true" />
              {TEXTS.useShort}
            </Button>
            <CopyButton name={TEXTS.nameOfCopy(name)} onCopy={() => copyPrompt(text)} />
          </span>
        </header>
      ) : null}
      <div className="px-4 py-4 sm:px-5">
        <AnatomyText
          text={text}
          spans={anatomy}
          variant={anatomy.length > 0 ? 'default' : 'plain'}
          open={phrase?.index}
          onPhrase={setPhrase}
        />
      </div>
      {anatomy.length > 0 ? (
        <footer className="grid gap-2 border-t border-line px-4 py-3 sm:px-5">
          <AnatomyLegend spans={anatomy} open={phrase?.element} />
          <ReaderLine element={phrase?.element} />
        </footer>
      ) : null}
    </article>
  );
}

interface ActionsProps {
  readonly token: string;
  readonly workId: string;
  /** Left out where there are several, each with buttons of its own. */
  readonly text: string | undefined;
  readonly onUse: (text: string) => void;
}

function Actions({ token, workId, text, onUse }: ActionsProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const remix = useRemix(token);
  useWaitingRemix(workId, status, remix.mutate);
  return (
    <div className="grid gap-3">
      <div className="shared-actions">
        {text === undefined ? null : (
          <Button variant="primary" size="lg" onClick={() => onUse(text)}>
            <CornerLeftUp aria-hidden="true" />
            {TEXTS.use}
          </Button>
        )}
        {status === 'signed-in' ? (
          <Button size="lg" busy={remix.isPending && TEXTS.remixing} onClick={() => remix.mutate(workId)}>
            <GitBranch aria-hidden="true" />
            {TEXTS.remix}
          </Button>
        ) : null}
        {status === 'visitor' ? (
          <LinkButton
            size="lg"
            to={signInPath(pathname + search)}
            onClick={() => sessionStorage.setItem(WAITING_REMIX, workId)}
          >
            <GitBranch aria-hidden="true" />
            {TEXTS.remix}
          </LinkButton>
        ) : null}
        {text === undefined ? null : (
          <CopyButton size="lg" label={TEXTS.copy} name={TEXTS.copyName} onCopy={() => copyPrompt(text)} />
        )}
      </div>
      <p className="field-hint">{status === 'signed-in' ? TEXTS.remixHint : TEXTS.remixHintOfVisitor}</p>
    </div>
  );
}

/** Under this name a tab keeps what a visitor wanted to remix until they have signed in. */
const WAITING_REMIX = 'waitingRemix';

/** Goes on with the remix that a visitor was asked to sign in for. Who comes back without having done so wants it no more. */
function useWaitingRemix(
  workId: string,
  status: ReturnType<typeof useSession>['status'],
  remix: (workId: string) => void,
) {
  useEffect(() => {
    if (status !== 'signed-in' && status !== 'visitor') return;
    const waiting = sessionStorage.getItem(WAITING_REMIX);
    sessionStorage.removeItem(WAITING_REMIX);
    if (status === 'signed-in' && waiting === workId) remix(workId);
  }, [workId, status, remix]);
}

/** Opens the generator with a prompt; a visitor's waits in the browser until they have signed in. */
function useInPictures(): (prompt: string) => void {
  const navigate = useNavigate();
  return (prompt) => {
    storeSelectedPrompt(prompt);
    void navigate('/generator?tab=images');
  };
}

function Facts({ work: { model, seed, ratio }, until }: Pick<SharedFrameProps, 'work' | 'until'>) {
  const facts = [
    { name: TEXTS.model, value: model },
    { name: TEXTS.seed, value: seed },
    { name: TEXTS.ratio, value: ratio },
    { name: TEXTS.until, value: until === null ? null : longDate(until) },
  ];
  return (
    <dl className="facts-sheet" aria-label={TEXTS.facts}>
      {facts.map(({ name, value }) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
