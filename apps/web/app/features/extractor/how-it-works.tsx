import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { STEPS } from './texts.ts';

/** The three steps: as a card beside the empty drop zone, or in columns below a result. */
export function HowItWorks({ columns = false, children }: { columns?: boolean; children?: ReactNode }) {
  return (
    <section
      className={classNames('grid content-start gap-5', columns ? 'section' : 'card card-pad-lg self-start')}
      aria-labelledby="how"
    >
      <h2 id="how" className="display display-2">
        How it works
      </h2>
      <ol className={columns ? 'how-columns' : 'grid gap-5'}>
        {STEPS.map(({ title, what }, index) => (
          <li key={title} className="flex gap-3">
            <span className="pt-0.5 font-mono text-md text-accent-ink" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="label">{title}</h3>
              <p className="text-sm text-ink-2">{what}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
