import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useEffect, useRef } from 'react';
import { useElapsedSeconds } from '../../lib/elapsed-seconds.ts';
import { announce } from '../../ui/announcer.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnderWay } from '../../ui/under-way.tsx';
import { PROGRESS_TEXTS } from './texts.ts';
import type { ImageWish, Progress } from './use-generate-image.ts';

/** Makes every ratio larger than the column, which then decides. */
const BLANK_SCALE = 1000;

export interface PendingPictureProps {
  readonly wish: ImageWish;
  readonly progress: Progress;
  readonly label: string;
  readonly onCancel: () => void;
}

/** How a picture is coming along: its stage, its time, and what the model shows of it before it is finished. */
export function PendingPicture({ wish, progress, label, onCancel }: PendingPictureProps) {
  const seconds = useElapsedSeconds();
  const element = useRef<HTMLDivElement>(null);
  const { partial, fraction } = progress;
  const hasPartial = partial !== undefined;
  // The form may be longer than the screen, and what comes stands beside or below it.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (hasPartial) announce(PROGRESS_TEXTS.unfinishedShown);
  }, [hasPartial]);

  return (
    <div ref={element} className="grid gap-3">
      <Frame viewfinder className="picture-frame">
        <img src={partial ?? blank(wish.aspectRatio ?? '4:3')} alt="" />
        <div className="absolute inset-0">
          {partial ? (
            <Badge variant="solid" className="absolute top-2.5 left-2.5">
              {PROGRESS_TEXTS.unfinished}
            </Badge>
          ) : (
            <Skeleton className="h-full w-full rounded-frame" />
          )}
        </div>
      </Frame>
      {fraction === undefined ? null : (
        <progress
          className="picture-progress"
          aria-label={PROGRESS_TEXTS.progress}
          value={fraction}
          max={1}
        />
      )}
      <UnderWay what={stageWords(progress, label)} seconds={seconds} onCancel={onCancel} />
    </div>
  );
}

/** Nothing, which takes the room that the picture will take. */
function blank(ratio: AspectRatio): string {
  const [across = 1, down = 1] = ratio.split(':').map((side) => Number(side) * BLANK_SCALE);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

function stageWords({ ahead, saving, loading }: Progress, label: string): string {
  if (saving) return PROGRESS_TEXTS.saving;
  if (loading) return PROGRESS_TEXTS.loading(label);
  return ahead > 0 ? PROGRESS_TEXTS.queued(label, ahead) : PROGRESS_TEXTS.generating(label);
}
