import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Classes per ratio, because inline styles are not allowed on prerendered pages. */
const RATIOS = {
  '1:1': 'aspect-square',
  '2:3': 'aspect-2/3',
  '3:2': 'aspect-3/2',
  '3:4': 'aspect-3/4',
  '4:3': 'aspect-4/3',
  '4:5': 'aspect-4/5',
  '5:4': 'aspect-5/4',
  '9:16': 'aspect-9/16',
  '16:9': 'aspect-video',
  '16:10': 'aspect-16/10',
  '21:9': 'aspect-21/9',
} as const;
type FrameRatio = keyof typeof RATIOS;

export interface FrameProps {
  /** The picture's own ratio; left out, the picture decides. */
  readonly ratio?: FrameRatio;
  /** Brackets outside of the picture. */
  readonly viewfinder?: boolean;
  /** Vermilion brackets: the chosen one, once per view. */
  readonly selected?: boolean;
  /** Left and right of the line below. */
  readonly caption?: ReactNode;
  readonly facts?: ReactNode;
  readonly className?: string;
  /** An `img` or `svg`, which fills the frame; anything else lies over it. */
  readonly children: ReactNode;
}

/** A picture in its frame, with a caption of frame number and facts. */
export function Frame({ ratio, viewfinder, selected, caption, facts, className, children }: FrameProps) {
  const brackets = viewfinder && 'frame-viewfinder';
  return (
    <figure className={classNames('frame', brackets, selected && 'frame-selected', className)}>
      <div className={classNames('frame-picture', ratio && RATIOS[ratio])}>{children}</div>
      {caption || facts ? (
        <figcaption className="frame-caption">
          <span>{caption}</span>
          <span className="flex items-center gap-3">{facts}</span>
        </figcaption>
      ) : null}
    </figure>
  );
}

/** The colours of a picture, side by side. */
export function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <svg width={colours.length * 14} height={14} aria-hidden="true" className="rounded-frame">
      {colours.map((colour, place) => {
        const x = place * 14;
        return <rect key={x} x={x} width="14" height="14" fill={colour} />;
      })}
    </svg>
  );
}
