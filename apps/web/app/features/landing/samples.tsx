import { SAMPLES, type Sample } from '@framewright/content/open/samples';
import type { Element, Take } from '@framewright/prompt-engine/vocabulary';
import { useState } from 'react';
import bottle from '../../art/bottle.svg';
import dune from '../../art/dune.svg';
import street from '../../art/street.svg';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyText, ReaderLine } from '../../ui/anatomy-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LANDING_TEXTS, TAKE_NAMES } from './texts.ts';

/** The sketch of each sample, and the element that is explained before anything is pointed at. */
const SHOWN: Record<Take, { art: string; alt: string; first: Element }> = {
  cinematic: { art: street, alt: 'Sketch: a figure under a red umbrella in a city street', first: 'motion' },
  studio: { art: bottle, alt: 'Sketch: a dark bottle on a plinth before a red disc', first: 'light' },
  minimal: { art: dune, alt: 'Sketch: a small walker on a dune, sun on the right', first: 'composition' },
};

/** Three prompts to look at and to copy. */
export function Samples() {
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2 className="display display-2">{LANDING_TEXTS.samples}</h2>
        <p className="text-sm text-ink-2 max-sm:hidden">{LANDING_TEXTS.samplesAside}</p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
        {SAMPLES.map((sample) => (
          <SampleCard key={sample.take} {...sample} />
        ))}
      </div>
    </section>
  );
}

function SampleCard({ take, prompt }: Sample) {
  const { art, alt, first } = SHOWN[take];
  const [open, setOpen] = useState(() => prompt.spans.findIndex(({ element }) => element === first));
  const name = TAKE_NAMES[take];

  return (
    <article className="card flex flex-col">
      <div className="px-2.5 pt-2.5">
        <img
          src={art}
          alt={alt}
          width="320"
          height="200"
          fetchPriority="low"
          className="aspect-16/10 w-full rounded-frame"
        />
      </div>
      <div className="flex items-center justify-between gap-3 px-4.5 pt-3">
        <h3 className="display display-3">{name}</h3>
        <CopyButton onCopy={() => copyPrompt(prompt.text)} name={`Copy the ${name.toLowerCase()} prompt`} />
      </div>
      <div className="flex-1 px-4.5 pt-2.5 pb-4.5">
        <AnatomyText {...prompt} size="sm" open={open} onPhrase={({ index }) => setOpen(index)} />
      </div>
      <ReaderLine
        element={prompt.spans[open]?.element}
        className="min-h-16 max-sm:min-h-21 border-t border-line px-4.5 py-2.75"
      />
    </article>
  );
}
