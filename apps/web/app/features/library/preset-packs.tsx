import type { PresetPack } from '@framewright/contract';
import { FilmStrip } from '../../ui/film-strip.tsx';
import { notify } from '../../ui/notify.tsx';
import { FramePicture } from './frame-picture.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

/** Seventeen packs to come, as frames of a film. */
export function PresetPacks({ packs }: { packs: readonly PresetPack[] }) {
  return (
    <section className="section" aria-labelledby="preset-packs">
      <div className="section-head">
        <h2 id="preset-packs" className="display display-2">
          Preset packs
        </h2>
        <p className="text-sm text-ink-2">{packs.length} packs, A to Q</p>
      </div>
      <FilmStrip
        print={['FRAMEWRIGHT 400', 'PRESET PACKS', 'A TO Q']}
        className="grid-cols-3 sm:grid-cols-6 md:grid-cols-9"
        perforated
      >
        {packs.map(({ letter, name }) => (
          <button
            key={letter}
            type="button"
            className="group block rounded-frame text-left"
            onClick={() => notify.plan(LIBRARY_TEXTS.comingSoon(letter))}
          >
            <span className="block aspect-square overflow-hidden rounded-frame opacity-90 group-hover:opacity-100 [&>img]:size-full [&>img]:object-cover">
              <FramePicture id={`pack-${letter.toLowerCase()}`} />
            </span>
            <span className="flex gap-1.5 pt-1.5 pb-1 text-[0.78125rem] leading-tight text-on-film-2">
              <b className="font-mono text-[0.6875rem] leading-[1.35] font-medium text-film-ink">{letter}</b>
              <span className="sr-only"> · </span>
              {name}
            </span>
          </button>
        ))}
      </FilmStrip>
    </section>
  );
}
