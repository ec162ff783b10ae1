import { NEW_ACCOUNT } from '../../lib/return-to.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LANDING_TEXTS } from './texts.ts';

/** The first thing a visitor reads. */
export function Hero() {
  return (
    <section className="wrap grid items-end gap-7 pt-12 pb-9 md:grid-cols-[1.55fr_1fr] md:gap-14 md:pt-[76px] md:pb-[52px]">
      <h1 className="display display-hero">
        Write the prompt.
        <br />
        Frame the shot.
      </h1>
      <div className="grid max-w-[420px] gap-6 md:justify-self-end">
        <p className="lead">{LANDING_TEXTS.lead}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/auth" state={NEW_ACCOUNT} variant="primary" size="lg">
            {LANDING_TEXTS.start}
          </LinkButton>
          <LinkButton to="/pricing" size="lg">
            {LANDING_TEXTS.plans}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
