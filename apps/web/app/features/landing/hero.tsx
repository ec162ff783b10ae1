import type { ReactNode } from 'react';
import { LANDING_TEXTS } from './texts.ts';

/** The first thing a visitor reads. @param children what they can do about it */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="wrap pt-8 pb-7 sm:pt-14">
      <h1 className="display display-hero try-title">
        Write the prompt. <span className="inline-block">Frame the shot.</span>
      </h1>
      <p className="lead mt-5">{LANDING_TEXTS.lead}</p>
      {children}
    </section>
  );
}
