import { QUICK_STARTS, type QuickStart, type QuickStartId } from '@framewright/content/open/quick-starts';
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

/** Nine subjects to begin with, as frames of a film. */
export function QuickStarts({ onPick }: { onPick: (start: QuickStart) => void }) {
  return (
    <section className="grid gap-3">
      <h2 className="label">Quick starts</h2>
      <FilmStrip print={['FRAMEWRIGHT 400', 'QUICK START']} className="grid-cols-3 gap-1.5">
        {QUICK_STARTS.map((start, index) => (
          <button
            key={start.id}
            type="button"
            className="block rounded-frame text-left"
            onClick={() => onPick(start)}
          >
            <img
              src={ART[start.id]}
              alt=""
              width="300"
              height="200"
              className="aspect-3/2 w-full rounded-frame"
            />
            <span className="flex gap-1.5 pt-1.5 pb-1 text-[12.5px] leading-tight text-on-film-2">
              <b
                className="font-mono text-[11px] leading-[1.35] font-medium text-film-ink"
                aria-hidden="true"
              >
                {index + 1}
              </b>
              {start.title}
            </span>
          </button>
        ))}
      </FilmStrip>
    </section>
  );
}
