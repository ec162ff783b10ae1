import type { LibraryExample } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { useInGenerator } from '../../lib/use-in-generator.ts';
import { useWrittenFor } from '../../lib/written-for.ts';
import { AnatomyLegend } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { SwapText } from '../../ui/swap/swap-text.tsx';
import { useSwaps } from '../../ui/swap/use-swaps.ts';
import { FramePicture } from './frame-picture.tsx';
import { copyProse, InWantedForm, nameOfCopy, WrittenForSelect } from './in-wanted-form.tsx';
import { Loaded } from './loaded.tsx';
import { examplesQuery } from './queries.ts';

/** Three worked examples. */
export function ExamplesTab() {
  const useIt = useInGenerator('library');
  return (
    <Loaded query={useQuery(examplesQuery)}>
      {({ examples }) => (
        <div className="grid gap-6">
          <div className="flex justify-end">
            <WrittenForSelect />
          </div>
          {examples.map((example) => (
            <ExampleCard key={example.id} example={example} onUse={useIt} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function ExampleCard({ example, onUse }: { example: LibraryExample; onUse: (text: string) => void }) {
  const title = useId();
  const swaps = useSwaps(example.prompt, example.anatomy);
  const suggest = useSuggest();
  const { to } = useWrittenFor();
  return (
    <article
      className="card grid gap-6 p-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8"
      aria-labelledby={title}
    >
      <Frame ratio="4:3">
        <FramePicture id={`example-${example.id}`} />
      </Frame>
      <div className="grid content-start gap-4 max-md:px-1 md:py-3 md:pr-4">
        <h2 id={title} className="display display-2">
          {example.title}
        </h2>
        <p className="max-w-[62ch] text-ink-2">{example.note}</p>
        <SwapText swaps={swaps} suggest={suggest} />
        <AnatomyLegend spans={example.anatomy} className="border-t border-line pt-3.5" />
        {to === 'natural' ? null : <InWantedForm {...swaps.kept} to={to} />}
        <div className="flex flex-wrap gap-2.5 pt-1">
          <CopyButton
            size="md"
            onCopy={() => copyProse(swaps.kept, to)}
            label="Copy full prompt"
            name={nameOfCopy(`Copy full prompt: ${example.title}`, to)}
          />
          <Button
            variant="primary"
            aria-label={`Try this now: ${example.title}`}
            onClick={() => onUse(swaps.kept.text)}
          >
            Try this now
          </Button>
        </div>
      </div>
    </article>
  );
}
