import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import { LockOpen } from 'lucide-react';
import { LockSign } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { TAKE_NAMES, HELD_TEXTS as TEXTS } from './texts.ts';
import type { Takes } from './use-takes.ts';

/** What the next take is to keep. Phones show it at the phrases only. */
export function HeldPhrases({ held, toggleLock }: Takes) {
  if (held.length === 0) return null;
  return (
    <section className="grid gap-3 max-sm:hidden" aria-labelledby="held">
      <h2 id="held" className="label">
        {TEXTS.title}
      </h2>
      <ul className="card divide-y divide-line pr-2 pl-3.5">
        {held.map(({ take, index, element, text }) => {
          const { name } = ELEMENT_INFO[element];
          return (
            <li key={`${take} ${index}`} className={`flex items-center gap-3 py-2.5 el-${element}`}>
              <LockSign />
              <p className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">
                <span className="block text-ink-3">
                  {TAKE_NAMES[take]} <span className={`phrase el-${element}`}>{name}</span>
                </span>
                {text}
              </p>
              <Button
                size="sm"
                variant="ghost"
                aria-label={TEXTS.unlockThis(TAKE_NAMES[take], name)}
                onClick={() => toggleLock({ take, index })}
              >
                <LockOpen aria-hidden="true" />
                {TEXTS.unlock}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="field-hint">{TEXTS.what}</p>
    </section>
  );
}
