import { Pin } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { CONTROL_TEXTS as TEXTS } from './texts.ts';
import type { Picture } from './use-generate-image.ts';

interface HowMadeProps {
  readonly picture: Picture;
  readonly onSeed: (seed: number) => void;
}

/** How an engine really made a picture, and those that came with it; nothing where nobody told. */
export function HowMade({ picture, onSeed }: HowMadeProps) {
  const { settings, ownMetadata, more, costUsd } = picture;
  const { seed, steps, guidance, sampler, resolution, quality, background } = settings ?? {};
  const facts = [
    steps !== undefined && `${steps} steps`,
    guidance !== undefined && `guidance ${guidance}`,
    sampler,
    resolution,
    quality && `quality ${quality}`,
    background && `background ${background}`,
  ].filter(Boolean);
  return (
    <>
      {more.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {more.map(({ image_url: url, width, height }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={`Number ${index + 2} of the same request`} {...{ width, height }} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {costUsd ? <p className="text-sm text-ink-2">{TEXTS.cost(`$${costUsd.toPrecision(3)}`)}</p> : null}
      {settings ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">
            {facts.join(', ')}
            {ownMetadata && ownMetadata !== 'none' ? `. ${TEXTS.metadata[ownMetadata]}` : ''}
          </p>
          {seed === undefined ? null : (
            <Button size="sm" onClick={() => onSeed(seed)}>
              <Pin aria-hidden="true" />
              {TEXTS.keepSeed(seed)}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
