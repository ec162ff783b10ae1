import { STRATEGIES, type Strategy } from '@framewright/content/open/guides/strategies';
import { useId } from 'react';
import { useAnatomy } from '../../lib/anatomy.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { GUIDE_TEXTS } from './texts.ts';

/** The six strategies: when, the template, and the template filled in. */
export function Strategies() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {STRATEGIES.map((strategy) => (
        <StrategyCard key={strategy.id} strategy={strategy} />
      ))}
    </div>
  );
}

function StrategyCard({ strategy: { name, when, template, example } }: { strategy: Strategy }) {
  const title = useId();
  const templateSpans = useAnatomy(template);
  const exampleSpans = useAnatomy(example);
  return (
    <article className="card flex flex-col" aria-labelledby={title}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
        <h3 id={title} className="display display-3">
          {name}
        </h3>
        <CopyButton
          className="no-print"
          onCopy={() => copyPrompt(template)}
          label={GUIDE_TEXTS.copyTemplate}
          name={`${GUIDE_TEXTS.copyTemplate}: ${name}`}
        />
      </div>
      <div className="grid flex-1 content-start gap-4 px-5 py-4.5">
        <p className="text-sm text-ink-2">{when}</p>
        <AnatomyText text={template} spans={templateSpans} size="sm" />
        <div className="mt-1 grid gap-1.5 border-t border-line pt-3.5">
          <p className="text-[0.78125rem] text-ink-3">Filled in</p>
          <AnatomyText text={example} spans={exampleSpans} variant="quiet" size="sm" />
        </div>
      </div>
    </article>
  );
}
