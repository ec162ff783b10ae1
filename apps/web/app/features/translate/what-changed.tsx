import { Check } from 'lucide-react';
import { type Loss, Losses } from '../../ui/losses.tsx';
import { changesIn, LOSSES_TEXTS as TEXTS } from './texts.ts';

/** What was left out or is said otherwise, line by line. */
export function WhatChanged({ losses }: { losses: readonly Loss[] }) {
  return (
    <section className="section" aria-labelledby="what-changed">
      <div className="section-head flex-wrap gap-y-1">
        <h2 id="what-changed" className="display display-2">
          {TEXTS.title}
        </h2>
        {losses.length > 0 ? <p className="text-sm text-ink-2">{changesIn(losses.length)}</p> : null}
      </div>
      {losses.length > 0 ? (
        <div className="card">
          <div className="losses-head" aria-hidden="true">
            <span>{TEXTS.yours}</span>
            <span>{TEXTS.why}</span>
          </div>
          <Losses losses={losses} />
        </div>
      ) : (
        <p className="flex items-center gap-2 text-ok">
          <Check size={18} strokeWidth={1.6} aria-hidden="true" />
          {TEXTS.none}
        </p>
      )}
    </section>
  );
}
