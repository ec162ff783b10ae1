import { PLANS } from '@framewright/contract';
import { RefreshCw, X } from 'lucide-react';
import empty from '../../art/empty-room.svg';
import { CompareLink } from '../../lib/compare-link.tsx';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DownloadChoice } from './download-choice.tsx';
import { HowMade } from './how-made.tsx';
import { PendingPicture } from './pending-picture.tsx';
import { IMAGE_SCREEN, REWRITTEN_TEXTS } from './texts.ts';
import type { ImageWish, Picture, Progress } from './use-generate-image.ts';

/** The most characters of a prompt that are read out. */
const ALT_LENGTH = 60;

export interface ImageResultProps {
  readonly picture: Picture | undefined;
  readonly pending: { readonly wish: ImageWish; readonly progress: Progress } | undefined;
  /** The labels of models, by id. */
  readonly modelLabel: (id: string) => string;
  /** Said where there is no picture yet: how many are free. */
  readonly unlimited: boolean;
  readonly onCancel: () => void;
  readonly onClear: () => void;
  readonly onSeed: (seed: number) => void;
  /** Left out where there can be no other take of the picture. */
  readonly onAnother: (() => void) | undefined;
  /** What that costs, in words; undefined where nobody knows. */
  readonly anotherPrice: string | undefined;
}

/** The picture, or how it is coming along, or where it will be. */
export function ImageResult(props: ImageResultProps) {
  const { picture, pending, modelLabel, unlimited, onCancel, onClear, onSeed, onAnother, anotherPrice } =
    props;
  return (
    <section className="grid gap-3" aria-labelledby="result">
      <div className="flex min-h-9.5 flex-wrap items-center justify-between gap-2">
        <h2 id="result" className="display display-2">
          Result
        </h2>
        {picture && !pending ? (
          <span className="mr-auto ml-2 flex items-center gap-4">
            <InMyWork id={picture.workId} />
            <CompareLink id={picture.workId} />
          </span>
        ) : null}
        {picture && !pending ? (
          <Button size="sm" variant="ghost" onClick={onClear}>
            <X aria-hidden="true" />
            Clear
          </Button>
        ) : null}
        {picture && !pending && onAnother ? <Another price={anotherPrice} onPress={onAnother} /> : null}
      </div>
      {pending ? (
        <PendingPicture {...pending} label={modelLabel(pending.wish.model)} onCancel={onCancel} />
      ) : null}
      {picture && !pending ? (
        <Finished picture={picture} label={modelLabel(picture.wish.model)} onSeed={onSeed} />
      ) : null}
      {picture || pending ? null : (
        <Empty
          title="No picture yet"
          picture={
            <Frame viewfinder className="w-56 max-w-full">
              <img src={empty} alt="" width="320" height="213" />
            </Frame>
          }
        >
          Describe one, or start from an example below.
          {unlimited ? null : ` ${PLANS.free.daily.images} a day are free.`}
        </Empty>
      )}
    </section>
  );
}

/** One more picture of the same wish, beside what it costs. */
function Another({ price, onPress }: { price: string | undefined; onPress: () => void }) {
  return (
    <span className="flex items-center gap-2">
      {price ? <span className="text-sm text-ink-3">{price}</span> : null}
      <Button size="sm" onClick={onPress}>
        <RefreshCw aria-hidden="true" />
        {IMAGE_SCREEN.another}
      </Button>
    </span>
  );
}

interface FinishedProps {
  readonly picture: Picture;
  readonly label: string;
  readonly onSeed: (seed: number) => void;
}

function Finished({ picture, label, onSeed }: FinishedProps) {
  const { wish, size, url, modelId, promptUsed } = picture;
  // An engine's file is named by its label already.
  const ownName = label.split(', ').includes(modelId ?? '') ? undefined : modelId;
  const strength = wish.strength && `strength ${wish.strength.toFixed(1)}`;
  return (
    <>
      <DownloadChoice picture={picture} />
      <Frame
        viewfinder
        selected
        caption={
          <span className="whitespace-nowrap">{size ? `${size.width} × ${size.height}` : 'Frame 13'}</span>
        }
        facts={<span className="text-right">{[label, ownName, strength].filter(Boolean).join(', ')}</span>}
        className="picture-frame"
      >
        <img key={url} src={url} alt={`Generated: ${shortened(wish.prompt)}`} className="develop" {...size} />
      </Frame>
      {picture.unkept ? <Notice kind="info">{picture.unkept}</Notice> : null}
      {wish.model === 'built-in' && wish.strength === undefined ? (
        <p className="field-hint">{IMAGE_SCREEN.previewNote}</p>
      ) : null}
      <HowMade picture={picture} onSeed={onSeed} />
      {promptUsed ? <RewrittenPrompt prompt={promptUsed} /> : null}
    </>
  );
}

/** What the model made of the prompt. */
function RewrittenPrompt({ prompt }: { prompt: string }) {
  return (
    <section className="card mb-2" aria-label={REWRITTEN_TEXTS.title}>
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
        <div>
          <h3 className="label">{REWRITTEN_TEXTS.title}</h3>
          <p className="field-hint">{REWRITTEN_TEXTS.note}</p>
        </div>
        <CopyButton onCopy={() => copyPrompt(prompt)} name={REWRITTEN_TEXTS.copy} />
      </header>
      <div className="px-4 py-3.5">
        <AnatomyText text={prompt} spans={[]} variant="plain" />
      </div>
    </section>
  );
}

function shortened(text: string): string {
  return text.length > ALT_LENGTH ? `${text.slice(0, ALT_LENGTH).trimEnd()}...` : text;
}
