import { useEffect } from 'react';
import lighthouse from '../../art/lighthouse.svg';
import portrait from '../../art/portrait.svg';
import ridge from '../../art/ridge.svg';
import street from '../../art/street.svg';
import { refreshProfile } from '../../lib/session.ts';
import { FilmStrip, PencilRing } from '../../ui/film-strip.tsx';
import { WELCOME_TEXTS } from './texts.ts';

/** Long enough to read it. */
const WELCOME_MS = 4000;

/** Each comes up a little after the one before. */
const FRAMES = [
  { art: portrait, delay: '' },
  { art: street, delay: 'motion-safe:[animation-delay:150ms]' },
  { art: ridge, delay: 'motion-safe:[animation-delay:300ms]' },
  { art: lighthouse, delay: 'motion-safe:[animation-delay:450ms]' },
];

/** Celebrates the plan once; then the page reloads, without the payment in its address. */
export function WelcomeToPro() {
  useEffect(() => {
    // At once, so that neither a reload nor the way back celebrates again.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    // Whoever walks on before the reload is on Pro as well.
    void refreshProfile();
    const timer = setTimeout(() => window.location.reload(), WELCOME_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="display display-1">{WELCOME_TEXTS.title}</h3>
        <p className="text-ink-2">{WELCOME_TEXTS.what}</p>
      </div>
      <FilmStrip perforated print={WELCOME_TEXTS.print} className="grid-cols-2 sm:grid-cols-4">
        {FRAMES.map(({ art, delay }, index) => (
          <div key={art} className="relative aspect-4/3">
            <img
              src={art}
              alt=""
              className={`develop size-full rounded-frame object-cover motion-safe:[animation-fill-mode:backwards] ${delay}`}
            />
            {index === FRAMES.length - 1 ? <DrawnRing /> : null}
          </div>
        ))}
      </FilmStrip>
    </div>
  );
}

/** The grease pencil's ring, which draws itself once the last frame is there. */
function DrawnRing() {
  return (
    <span className="contents [&_path]:transition-[stroke-dashoffset] [&_path]:duration-(--t-develop) [&_path]:[stroke-dasharray:1400] motion-safe:[&_path]:delay-1000 motion-safe:starting:[&_path]:[stroke-dashoffset:1400]">
      <PencilRing />
    </span>
  );
}
