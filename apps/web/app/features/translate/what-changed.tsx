import type { PromptTranslation } from '@framewright/contract';
import { ArrowLeftRight, Ban, Check } from 'lucide-react';
import { DIALECT_INFO } from '../../lib/dialects.ts';
import { countsIn, LOSSES_TEXTS as TEXTS } from './texts.ts';

/** Phrases of the list of what is kept that are named; the rest is a number. */
const NAMED = 5;

/** What went over in the same words, what is said otherwise, and what was left out: line by line. */
export function WhatChanged({ translation }: { translation: PromptTranslation }) {
  const { kept, losses, to } = translation;
  const said = losses.filter((loss) => loss.said !== null);
  const lost = losses.filter((loss) => loss.said === null);
  return (
    <section className="section" aria-labelledby="what-changed">
      <div className="section-head flex-wrap gap-y-1">
        <h2 id="what-changed" className="display display-2">
          {TEXTS.title}
        </h2>
        <Counts kept={kept.length} said={countOf(said)} lost={countOf(lost)} />
      </div>
      {losses.length > 0 ? (
        <div className="card">
          <div className="changes-head" aria-hidden="true">
            <span />
            <span>{TEXTS.yours}</span>
            <span>{DIALECT_INFO[to].name}</span>
            <span>{TEXTS.why}</span>
          </div>
          <ul className="changes">
            {kept.length > 0 ? <Kept phrases={kept} /> : null}
            {[...said, ...lost].map((loss) => (
              <Line key={`${loss.why} ${loss.what}`} {...loss} />
            ))}
          </ul>
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

function countOf(losses: PromptTranslation['losses']): number {
  return losses.reduce((sum, { count }) => sum + count, 0);
}

function Counts(counts: { readonly kept: number; readonly said: number; readonly lost: number }) {
  return (
    <p className="text-sm text-ink-2">
      {countsIn(counts).map(({ count, words }, index) => (
        <span key={words}>
          {index > 0 ? ', ' : null}
          <b className="font-semibold text-ink">{count}</b> {words}
        </span>
      ))}
    </p>
  );
}

function Kept({ phrases }: { phrases: readonly string[] }) {
  const more = phrases.length - NAMED;
  return (
    <li>
      <Check className="text-ok" size={16} strokeWidth={1.8} role="img" aria-label={TEXTS.kept} />
      <span className="changes-words">
        {phrases.slice(0, NAMED).join(', ')}
        {more > 0 ? <span className="text-ink-2">{TEXTS.more(more)}</span> : null}
      </span>
      <span className="changes-words">{TEXTS.sameWords}</span>
      <span className="text-ink-2">{TEXTS.whySame}</span>
    </li>
  );
}

function Line({ what, why, said }: PromptTranslation['losses'][number]) {
  if (said === null) {
    return (
      <li>
        <Ban className="text-danger" size={16} strokeWidth={1.8} role="img" aria-label={TEXTS.lost} />
        <s className="changes-words">{what}</s>
        <span className="changes-words text-danger">{TEXTS.leftOut}</span>
        <span className="text-ink-2">{why}</span>
      </li>
    );
  }
  return (
    <li>
      <ArrowLeftRight className="text-ink-2" size={16} strokeWidth={1.8} role="img" aria-label={TEXTS.said} />
      <span className="changes-words">{what}</span>
      <span className="changes-words">{said}</span>
      <span className="text-ink-2">{why}</span>
    </li>
  );
}
