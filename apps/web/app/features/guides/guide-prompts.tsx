import { GUIDE_PROMPTS } from '@framewright/content/open/guides/guide-prompts';
import { useState } from 'react';
import { Chips } from '../../ui/chips.tsx';
import { GuidePromptRow } from './guide-prompt.tsx';

/** The ready prompts: one category on the screen, all of them on paper. */
export function GuidePrompts() {
  const [shown, setShown] = useState(GUIDE_PROMPTS[0]?.id ?? '');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="no-print">
        <Chips
          label="Category"
          value={shown}
          chips={GUIDE_PROMPTS.map(({ id, name, prompts }) => ({
            value: id,
            label: name,
            count: prompts.length,
          }))}
          onChange={setShown}
          scroll
        />
      </div>
      {GUIDE_PROMPTS.map(({ id, name, prompts }) => (
        <section
          key={id}
          className="guide-prompts"
          data-shown={id === shown ? '' : undefined}
          aria-label={name}
        >
          <h3 className="display display-3 print-only">{name}</h3>
          <div className="card divide-y divide-line px-5">
            {prompts.map((prompt) => (
              <GuidePromptRow key={prompt.title} {...prompt} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
