import { QUICK_STARTS, type QuickStart, type QuickStartId } from '@framewright/content/open/quick-starts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import basketball from '../../art/quick-starts/basketball-poster.svg';
import cafe from '../../art/quick-starts/cafe-selfie.svg';
import speaker from '../../art/quick-starts/celebrity-speaker.svg';
import football from '../../art/quick-starts/football-poster.svg';
import kungfu from '../../art/quick-starts/kungfu-bros.svg';
import magazine from '../../art/quick-starts/magazine-cover.svg';
import polaroid from '../../art/quick-starts/polaroid-photo.svg';
import race from '../../art/quick-starts/presidential-race.svg';
import footballers from '../../art/quick-starts/selfie-with-two-footballers.svg';
import { FilmStrip } from '../../ui/film-strip.tsx';
import { FORM_TEXTS as TEXTS } from './texts.ts';

const ART: Readonly<Record<QuickStartId, string>> = {
  'presidential-race': race,
  'polaroid-photo': polaroid,
  'football-poster': football,
  'selfie-with-two-footballers': footballers,
  'kungfu-bros': kungfu,
  'magazine-cover': magazine,
  'celebrity-speaker': speaker,
  'cafe-selfie': cafe,
  'basketball-poster': basketball,
};

export interface QuickStartsProps {
  readonly onPick: (start: QuickStart) => void;
  /** Whether they can be folded away: they are for the beginning. */
  readonly foldable: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Nine subjects to begin with, as frames of a film. */
export function QuickStarts({ onPick, foldable, open, onOpen }: QuickStartsProps) {
  const strip = useId();
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {foldable ? (
        <h2 className="label border-y border-line">
          <button
            type="button"
            className="flex min-h-11 w-full items-center justify-between gap-3"
            aria-expanded={open}
            aria-controls={strip}
            onClick={() => onOpen(!open)}
          >
            {TEXTS.quickStarts}
            <span className="flex items-center gap-1.5 text-sm font-normal text-ink-3">
              {TEXTS.frames(QUICK_STARTS.length)}
              <Chevron size={16} strokeWidth={1.6} aria-hidden="true" />
            </span>
          </button>
        </h2>
      ) : (
        <h2 className="label">{TEXTS.quickStarts}</h2>
      )}
      <div id={strip} hidden={!open}>
        <Strip onPick={onPick} />
      </div>
    </section>
  );
}

function Strip({ onPick }: Pick<QuickStartsProps, 'onPick'>) {
  return (
    <FilmStrip print={['FRAMEWRIGHT 400', 'QUICK START']} className="grid-cols-3 gap-1.5">
      {QUICK_STARTS.map((start, index) => (
        <button
          key={start.id}
          type="button"
          className="flex flex-col rounded-frame text-left"
          onClick={() => onPick(start)}
        >
          <img
            src={ART[start.id]}
            alt=""
            width="300"
            height="200"
            className="aspect-3/2 w-full flex-none rounded-frame"
          />
          <span className="flex gap-1.5 pt-1.5 pb-1 text-[0.78125rem] leading-tight wrap-anywhere text-on-film-2">
            <b
              className="font-mono text-[0.6875rem] leading-[1.35] font-medium text-film-ink"
              aria-hidden="true"
            >
              {index + 1}
            </b>
            {start.title}
          </span>
        </button>
      ))}
    </FilmStrip>
  );
}
