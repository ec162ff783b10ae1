import type { Element as PromptElement, Span } from '@framewright/prompt-engine/vocabulary';
import { AnatomyLegend, AnatomyText } from '../../ui/anatomy-text.tsx';
import { ProBadge } from '../../ui/badge.tsx';
import { UpgradeCard } from '../../ui/upgrade-card.tsx';
import { OptimizerHeader } from './optimizer-header.tsx';
import { OPTIMIZER_UPSELL as TEXTS } from './texts.ts';

const IDEA = 'A woman waits for the last tram';

/** What the idea becomes, part by part; a part without an element is between two. */
const PARTS: readonly { readonly text: string; readonly element?: PromptElement }[] = [
  { text: IDEA, element: 'subject' },
  { text: ', ' },
  { text: 'at a stop outside a shuttered bakery, midnight, just after rain', element: 'setting' },
  { text: '. ' },
  { text: 'Medium shot at chest height, 50 mm, one slow dolly in', element: 'camera' },
  { text: '; ' },
  { text: 'she looks up once as the rails begin to hum', element: 'motion' },
  { text: '. ' },
  { text: 'The shelter lamp from upper right, soft, the far shoulder left dark', element: 'light' },
  { text: '; ' },
  { text: 'street drama on 35 mm colour film', element: 'style' },
  { text: ', ' },
  { text: 'the mood expectant', element: 'mood' },
  { text: '. Sound: ' },
  { text: 'water dripping from the roof, the rails humming; no music', element: 'audio' },
  { text: '.' },
];
const PROMPT = PARTS.map(({ text }) => text).join('');
const SPANS: readonly Span[] = PARTS.flatMap(({ text, element }, index) => {
  const start = PARTS.slice(0, index).reduce((length, part) => length + part.text.length, 0);
  return element ? [{ start, end: start + text.length, element }] : [];
});

/** What those who are not on Pro see instead of the optimizer. */
export function OptimizerUpsell() {
  return (
    <>
      <OptimizerHeader badge={<ProBadge />} />
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        <UpgradeCard title={TEXTS.title} points={TEXTS.points} to="/pricing" action={TEXTS.action}>
          {TEXTS.what}
        </UpgradeCard>
        <Example />
      </div>
    </>
  );
}

function Example() {
  return (
    <section className="grid content-start gap-5" aria-labelledby="example">
      <h2 id="example" className="label">
        {TEXTS.example}
      </h2>
      <p className="justify-self-end rounded-[8px] rounded-br-[2px] border border-line bg-raised px-3.75 py-2.75">
        {IDEA}
      </p>
      <AnatomyText text={PROMPT} spans={SPANS} className="max-w-[92%] border-l-2 border-accent pl-4" />
      <AnatomyLegend spans={SPANS} />
    </section>
  );
}
