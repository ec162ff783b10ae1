import { Link } from 'react-router';
import arches from '../../art/arches.svg';
import car from '../../art/car.svg';
import coffee from '../../art/coffee.svg';
import gallery from '../../art/gallery.svg';
import mountains from '../../art/mountains.svg';
import portrait from '../../art/portrait.svg';
import { FilmStrip, PencilRing } from '../../ui/film-strip.tsx';
import { LANDING_TEXTS } from './texts.ts';

const TOOLS = [
  {
    name: 'Prompt generator',
    to: '/generator',
    art: portrait,
    what: 'One subject in, three takes out. Swap any phrase.',
  },
  {
    name: 'Pictures on any engine',
    to: '/generator?tab=images',
    art: mountains,
    what: 'Free on your own machine, or hosted models with your key.',
  },
  {
    name: 'Prompt library',
    to: '/prompt-library',
    art: gallery,
    what: '100+ prompts and master templates, one free to read.',
  },
  {
    name: 'Extractor',
    to: '/image-prompt-extractor',
    art: coffee,
    what: 'Drop in a picture and read the prompt behind it.',
  },
  {
    name: 'Translate',
    to: '/translate',
    art: arches,
    what: 'Any prompt in any model’s language, and what is lost.',
  },
  { name: 'Video scripts', to: '/sora2', art: car, what: 'An idea becomes two options, then ten seconds.' },
];

/** What the product does, as a strip of film: each frame leads to its tool. */
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
        {TOOLS.map(({ name, to, art, what }, index) => (
          <Link key={name} to={to} className="group block rounded-frame pb-2 text-on-film-2">
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
              className="pt-2.25 pb-2 font-mono text-[0.6875rem] leading-none font-medium text-film-ink"
              aria-hidden="true"
            >
              {index + 1}
            </p>
            <h3 className="label mb-1 text-on-film decoration-1 underline-offset-4 group-hover:underline">
              {name}
            </h3>
            <p className="text-[0.8125rem] leading-[1.45]">{what}</p>
          </Link>
        ))}
      </FilmStrip>
    </section>
  );
}
