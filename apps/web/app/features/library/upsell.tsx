import { PLANS } from '@framewright/contract';
import { Check } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { FilmStrip, PencilRing } from '../../ui/film-strip.tsx';
import { FramePicture } from './frame-picture.tsx';
import { LibraryHeader } from './library-header.tsx';
import { LibrarySample } from './library-sample.tsx';
import { UPSELL_TEXTS } from './texts.ts';

/** Nine packs stand for the whole; the fifth is ringed. */
const SHOWN = ['b', 'k', 'p', 'g', 'o', 'm', 'l', 'e', 'c'];
const RINGED = 4;

/** What visitors and the free plan see instead of the library. */
export function LibraryUpsell() {
  return (
    <>
      <LibraryHeader />
      <div className="grid items-center gap-10 md:grid-cols-[1.15fr_1fr] md:gap-14">
        <FilmStrip print={['FRAMEWRIGHT 400', 'SAFETY FILM']} className="grid-cols-3" perforated>
          {SHOWN.map((letter, index) => (
            <div
              key={letter}
              className="relative aspect-square [&>img]:size-full [&>img]:rounded-frame [&>img]:object-cover"
            >
              <FramePicture id={`pack-${letter}`} />
              {index === RINGED ? <PencilRing /> : null}
            </div>
          ))}
        </FilmStrip>
        <div className="grid content-start justify-items-start gap-6">
          <h2 className="display text-[clamp(32px,3.6vw,48px)] leading-none">{UPSELL_TEXTS.title}</h2>
          <p className="lead">{UPSELL_TEXTS.lead}</p>
          <ul className="checks checks-pro">
            {UPSELL_TEXTS.points.map((point) => (
              <li key={point}>
                <Check size={14} strokeWidth={1.6} aria-hidden="true" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <LinkButton to="/pricing" variant="primary" size="lg">
            {UPSELL_TEXTS.action}
          </LinkButton>
          <p className="text-sm text-ink-3">
            {`The ${PLANS.free.name} plan keeps its ${PLANS.free.daily.prompts} prompts and ${PLANS.free.daily.images} images a day.`}
          </p>
        </div>
      </div>
      <LibrarySample />
    </>
  );
}
