import type { Work } from '@framewright/contract';
import { useCallback, useState } from 'react';
import { drawText } from '../../lib/drawing.ts';
import { classNames } from '../../ui/class-names.ts';
import { SketchImage } from '../../ui/sketch-image.tsx';

/** What a text without a picture looks like, drawn by the engine; a conversation is only words. */
const DRAWN: ReadonlySet<Work['kind']> = new Set(['takes', 'script']);
const SKETCH_WIDTH = 240;

/** A work as a small picture: its own, else a sketch of its words, else the words. The title beside it names it. */
export function FramePicture({ work }: { work: Work }) {
  const { thumbnail, kind } = work;
  const [broken, setBroken] = useState<string>();
  if (thumbnail && thumbnail.url !== broken) {
    return (
      <img
        src={thumbnail.url}
        width={thumbnail.width}
        height={thumbnail.height}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(thumbnail.url)}
      />
    );
  }
  if (DRAWN.has(kind) && work.text) return <Sketch work={work} />;
  return <Words work={work} />;
}

function Sketch({ work: { id, text, ratio } }: { work: Work }) {
  const draw = useCallback(
    () => drawText({ text, ratio: ratio ?? '4:5', width: SKETCH_WIDTH, id }),
    [id, text, ratio],
  );
  return <SketchImage draw={draw} alt="" />;
}

function Words({ work: { kind, text, title } }: { work: Work }) {
  return (
    <span className={classNames('frame-words', kind === 'conversation' && 'frame-talk')} aria-hidden="true">
      {text || title}
    </span>
  );
}
