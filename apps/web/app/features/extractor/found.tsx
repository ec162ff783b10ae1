import type { Embedded, Provenance } from '@framewright/contract';
import { ChevronDown } from 'lucide-react';
import { type Fact, Facts } from './facts.tsx';
import { PromptCard } from './prompt-card.tsx';
import { ProvenanceCard } from './provenance-card.tsx';
import { FOUND_TEXTS as TEXTS } from './texts.ts';
import { usePromptAnatomy } from './use-prompt-anatomy.ts';
import { WholeEmbedded } from './whole-embedded.tsx';

export interface FoundProps {
  readonly embedded: Embedded | null;
  readonly provenance: Provenance | null;
  /** The prompt that the page shows above: it is not shown twice. */
  readonly shown: string;
  readonly picture: File;
}

/** What the file says about itself. */
export function Found({ embedded, provenance, shown, picture }: FoundProps) {
  return (
    <section className="grid content-start gap-5" aria-labelledby="found">
      <h2 id="found" className="display display-2">
        {TEXTS.title}
      </h2>
      {embedded ? <GenerationData {...{ embedded, shown, picture }} /> : null}
      {provenance ? <ProvenanceCard provenance={provenance} /> : null}
    </section>
  );
}

function GenerationData({
  embedded,
  shown,
  picture,
}: Omit<FoundProps, 'embedded' | 'provenance'> & { embedded: Embedded }) {
  const { prompt, negative_prompt: negative } = embedded;
  const isCut = embedded.cut.includes('prompt');
  const others = Object.entries(embedded.settings).map(([name, value]) => ({ name, value }));
  return (
    <>
      <div className="card">
        <p className="px-4 py-3.5 text-sm text-ink-2 sm:px-5">
          {prompt === null ? TEXTS.noPrompt : isCut ? TEXTS.isAboveCut : TEXTS.isAbove}
        </p>
        <Facts label={TEXTS.title} facts={mainFacts(embedded)} />
        {others.length > 0 ? (
          <details className="extractor-details">
            <summary>
              {TEXTS.others(others.length)}
              <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
            </summary>
            <Facts label={TEXTS.others(others.length)} facts={others} />
          </details>
        ) : null}
        {embedded.cut.length > 0 ? <WholeEmbedded picture={picture} /> : null}
      </div>
      {prompt !== null && prompt !== shown ? <OwnPrompt prompt={prompt} /> : null}
      {negative ? <PromptCard title={TEXTS.negative} prompt={negative} anatomy={[]} /> : null}
    </>
  );
}

function OwnPrompt({ prompt }: { prompt: string }) {
  return <PromptCard title={TEXTS.prompt} prompt={prompt} anatomy={usePromptAnatomy(prompt)} />;
}

/** The settings that most tools have; those that are missing are left out. */
function mainFacts({ tool, model, seed, steps, sampler, guidance }: Embedded): Fact[] {
  const facts = [
    ['Tool', tool],
    ['Model', model],
    ['Seed', seed],
    ['Steps', steps],
    ['Sampler', sampler],
    ['Guidance', guidance],
  ] as const;
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value: String(value) }]));
}
