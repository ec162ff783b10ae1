import type { Work } from '@framewright/contract';
import { useState } from 'react';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { useInSight } from './fling.ts';

/** A work as a small picture: its own, else its words. The title beside it names it. Empty while the roll is flung past. */
export function SmallFrame({ work }: { work: Work }) {
  const { thumbnail, kind, text, anatomy } = work;
  const [broken, setBroken] = useState<string>();
  const inSight = useInSight();
  if (!inSight) return null;
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
  return (
    <span className="frame-words" data-kind={kind} aria-hidden="true">
      <AnatomyText text={text || work.title} spans={text ? anatomy : []} size="sm" />
    </span>
  );
}
