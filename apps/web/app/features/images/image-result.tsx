import { PLANS } from '@framewright/contract';
import { X } from 'lucide-react';
import empty from '../../art/empty-room.svg';
import { useElapsedSeconds } from '../../lib/elapsed-seconds.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Frame } from '../../ui/frame.tsx';
import { isRatio } from '../../ui/ratio-select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DownloadChoice } from './download-choice.tsx';
import { IMAGE_SCREEN } from './texts.ts';
import type { ImageWish, Picture } from './use-generate-image.ts';

/** The most characters of a prompt that are read out. */
const ALT_LENGTH = 60;

export interface ImageResultProps {
  readonly picture: Picture | undefined;
  readonly pending: ImageWish | undefined;
  /** The labels of models, by id. */
  readonly modelLabel: (id: ImageWish['model']) => string;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}

/** The picture, or how it is coming along, or where it will be. */
export function ImageResult({ picture, pending, modelLabel, onCancel, onClear }: ImageResultProps) {
  return (
    <section className="grid gap-3" aria-labelledby="result">
      <div className="flex min-h-9.5 flex-wrap items-center justify-between gap-2">
        <h2 id="result" className="display display-2">
          Result
        </h2>
        {picture && !pending ? (
          <Button size="sm" variant="ghost" onClick={onClear}>
            <X aria-hidden="true" />
            Clear
          </Button>
        ) : null}
      </div>
      {pending ? <Pending wish={pending} label={modelLabel(pending.model)} onCancel={onCancel} /> : null}
      {picture && !pending ? <Finished picture={picture} label={modelLabel(picture.wish.model)} /> : null}
      {picture || pending ? null : (
        <Empty
          title="No picture yet"
          picture={
            <Frame viewfinder className="w-56">
              <img src={empty} alt="" width="320" height="213" />
            </Frame>
          }
        >
          Describe one, or start from an example below. {PLANS.free.daily.images} a day are free.
        </Empty>
      )}
    </section>
  );
}

function Finished({ picture, label }: { picture: Picture; label: string }) {
  const { wish, size, url } = picture;
  const facts = [label, wish.strength && `strength ${wish.strength.toFixed(1)}`].filter(Boolean).join(', ');
  return (
    <>
      <Frame
        viewfinder
        selected
        caption={size ? `${size.width} × ${size.height}` : 'Frame 13'}
        facts={facts}
        className="picture-frame"
      >
        <img key={url} src={url} alt={`Generated: ${shortened(wish.prompt)}`} className="develop" {...size} />
      </Frame>
      {wish.model === 'built-in' && wish.strength === undefined ? (
        <p className="field-hint">{IMAGE_SCREEN.previewNote}</p>
      ) : null}
      <DownloadChoice picture={picture} />
    </>
  );
}

function Pending({ wish, label, onCancel }: { wish: ImageWish; label: string; onCancel: () => void }) {
  const seconds = useElapsedSeconds();
  const ratio = wish.aspectRatio && isRatio(wish.aspectRatio) ? wish.aspectRatio : '4:3';
  return (
    <div className="grid gap-3">
      <Frame ratio={ratio} viewfinder>
        <Skeleton className="h-full w-full rounded-frame" />
      </Frame>
      <div className="flex items-center justify-between gap-3 text-sm text-ink-2">
        <p role="status">Generating with {label}...</p>
        <div className="flex items-center gap-3">
          <span className="num" aria-hidden="true">
            {seconds} s
          </span>
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

function shortened(text: string): string {
  return text.length > ALT_LENGTH ? `${text.slice(0, ALT_LENGTH).trimEnd()}...` : text;
}
