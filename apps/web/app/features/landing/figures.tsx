import { FIGURES } from './texts.ts';
import { WayOn } from './way-on.tsx';

/** What the product offers, in three figures. */
export function Figures() {
  return (
    <section className="wrap section" aria-label="In figures">
      <div className="grid items-start gap-6 border-t border-line pt-7 sm:grid-cols-2 sm:gap-8 md:grid-cols-[repeat(3,1fr)_200px]">
        {FIGURES.map(({ figure, meaning }) => (
          <div key={figure}>
            <p className="display mb-2.5 text-[3.5rem] leading-none">{figure}</p>
            <p className="max-w-[26ch] text-md text-ink-2">{meaning}</p>
          </div>
        ))}
        <WayOn size="lg" className="self-center" />
      </div>
    </section>
  );
}
