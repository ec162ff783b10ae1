import { GUIDE_PROMPTS } from '@framewright/content/open/guides/guide-prompts';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { GuidePromptRow } from './guide-prompt.tsx';
import { GUIDE_TEXTS } from './texts.ts';

/** How many of a category are shown while it is folded; `guides.css` hides the others on the screen. */
const FIRST = 4;

/** The ready prompts: the first of one category on the screen, all of all on paper. */
export function GuidePrompts() {
  const [shown, setShown] = useState(GUIDE_PROMPTS[0]?.id ?? '');
  const [folded, setFolded] = useState(true);
  const list = useId();
  const count = GUIDE_PROMPTS.find(({ id }) => id === shown)?.prompts.length ?? 0;
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
          id={`${list}-${id}`}
          className="guide-prompts"
          data-shown={id === shown ? '' : undefined}
          data-folded={folded ? '' : undefined}
          aria-label={name}
        >
          <h3 className="display display-3 print-only">{name}</h3>
          <div className="card divide-y divide-line px-5">
            {prompts.map((prompt) => (
              <GuidePromptRow key={prompt.title} {...prompt} drawn />
            ))}
          </div>
        </section>
      ))}
      {count > FIRST ? (
        <Button
          className="no-print justify-self-start"
          size="sm"
          aria-expanded={!folded}
          aria-controls={`${list}-${shown}`}
          onClick={() => setFolded(!folded)}
        >
          {folded ? GUIDE_TEXTS.showAll(count) : GUIDE_TEXTS.showFewer}
        </Button>
      ) : null}
    </div>
  );
}
