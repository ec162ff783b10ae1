import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import { useEffect } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SwapText } from '../../ui/swap/swap-text.tsx';
import { useSwaps } from '../../ui/swap/use-swaps.ts';
import { MessageTime } from './message-time.tsx';
import type { AssistantMessage } from './messages.ts';
import { OPTIMIZER_SCREEN as TEXTS } from './texts.ts';

export interface AnswerProps {
  readonly message: AssistantMessage;
  readonly onReword: (id: number, text: string) => void;
}

/** An optimized prompt with its anatomy, and the reason for every word that was added. */
export function Answer({ message, onReword }: AnswerProps) {
  const { id, content, anatomy, timestamp, by, workId, reworded = content } = message;
  const swaps = useSwaps(content, anatomy);
  const { text } = swaps.kept;
  useEffect(() => {
    if (text !== reworded) onReword(id, text);
  }, [text, reworded, id, onReword]);
  const suggest = useSuggest();
  return (
    <article
      className="grid max-w-[92%] flex-none justify-items-start gap-3 self-start border-l-2 border-accent pl-4"
      aria-label={TEXTS.optimizer}
    >
      <SwapText swaps={swaps} suggest={suggest} />
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <MessageTime timestamp={timestamp} />
        <CopyButton onCopy={() => copyPrompt(text)} />
        {by ? <span className="text-xs text-ink-3">{by}</span> : null}
        <InMyWork id={workId} />
      </div>
      <Additions message={message} />
    </article>
  );
}

function Additions({ message: { added } }: { message: AssistantMessage }) {
  if (!added) return null;
  if (added.length === 0) return <p className="text-sm text-ink-2">{TEXTS.nothingAdded}</p>;
  return (
    <details open className="text-sm">
      <summary className="w-fit cursor-pointer py-1 font-[550] text-ink-2 hover:text-ink">
        {TEXTS.added(added.length)}
      </summary>
      <dl className="grid gap-x-4 gap-y-2 pt-2 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        {added.map(({ element, text, why }) => (
          <div key={`${element} ${text}`} className="contents">
            <dt>
              <span className={`phrase el-${element}`}>{ELEMENT_INFO[element].name}</span>
            </dt>
            <dd className="grid gap-0.5 text-pretty text-ink-2 max-sm:pb-1">
              <span className="font-mono text-xs text-ink">{text}</span>
              {why}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
