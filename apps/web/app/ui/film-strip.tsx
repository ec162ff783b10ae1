import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FilmStripProps {
  /** Edge print, left to right; a middle one is left out on phones. */
  readonly print: readonly string[];
  /** Columns of the frames, as classes. */
  readonly className?: string;
  /** Holes along both edges; without them the strip is a plain contact sheet. */
  readonly perforated?: boolean;
  readonly children: ReactNode;
}

/** Frames on film, for a set to pick from. Black in both themes; once per screen. */
export function FilmStrip({ print, className, perforated = false, children }: FilmStripProps) {
  return (
    <div className="film">
      {perforated ? <div className="film-perforation" /> : null}
      <div className="film-edge" aria-hidden="true">
        {print.map((words, index) => (
          <span key={words} className={index > 0 && index < print.length - 1 ? 'max-sm:hidden' : ''}>
            {words}
          </span>
        ))}
      </div>
      <div className={classNames('film-frames', className)}>{children}</div>
      {perforated ? <div className="film-perforation mt-2.5" /> : <div className="film-edge h-2.5" />}
    </div>
  );
}

/** A grease pencil's ring around its positioned parent. Once per screen. */
export function PencilRing() {
  return (
    <svg className="pencil" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M22 6C52 1 90 3 96 30c5 26 2 60-28 65-30 4-60 4-65-24C-1 44 3 14 30 5c20-4 38-3 52 2" />
    </svg>
  );
}
