import car from '../../art/car.svg';
import coffee from '../../art/coffee.svg';
import gallery from '../../art/gallery.svg';
import moon from '../../art/moon.svg';
import mountains from '../../art/mountains.svg';
import portrait from '../../art/portrait.svg';
import { FilmStrip, PencilRing } from '../../ui/film-strip.tsx';
import { LANDING_TEXTS } from './texts.ts';

const TOOLS = [
  {
    name: 'Prompt generator',
    art: portrait,
    what: 'One subject in, three takes out: studio, cinematic and minimal.',
  },
  { name: 'Image generator', art: mountains, what: 'Text to image or image to image, on three models.' },
  {
    name: 'Prompt library',
    art: gallery,
    what: '100+ prompts and a master template, sorted and searchable.',
  },
  { name: 'Image prompt extractor', art: coffee, what: 'Drop in a picture and read the prompt behind it.' },
  { name: 'Video scripts', art: car, what: 'An idea becomes two options, then a ten-second script.' },
  { name: 'Prompt optimizer', art: moon, what: 'A chat that rewrites video prompts around seven elements.' },
];

/** What the product does, as a strip of film. */
export function Tools() {
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2 className="display display-2">{LANDING_TEXTS.tools}</h2>
        <p className="text-sm text-ink-2 max-sm:hidden">{LANDING_TEXTS.toolsAside}</p>
      </div>
      <FilmStrip
        perforated
        print={['FRAMEWRIGHT 400', 'ROLL 01', 'SAFETY FILM']}
        className="grid-cols-2 gap-y-4.5 sm:grid-cols-3 lg:grid-cols-6"
      >
        {TOOLS.map(({ name, art, what }, index) => (
          <article key={name} className="pb-2 text-on-film-2">
            <div className="relative">
              <img
                src={art}
                alt=""
                width="320"
                height="240"
                fetchPriority="low"
                className="aspect-4/3 w-full rounded-frame"
              />
              {index === 0 ? <PencilRing /> : null}
            </div>
            <p
              className="pt-2.25 pb-2 font-mono text-[11px] leading-none font-medium text-film-ink"
              aria-hidden="true"
            >
              {index + 1}
            </p>
            <h3 className="label mb-1 text-on-film">{name}</h3>
            <p className="text-[13px] leading-[1.45]">{what}</p>
          </article>
        ))}
      </FilmStrip>
    </section>
  );
}
