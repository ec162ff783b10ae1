import type { WorkItem } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { startAnew, useLatestWork } from '../../lib/latest-work.ts';
import { Button } from '../../ui/button.tsx';
import { HandOver } from './hand-over.tsx';
import { historyQuery } from './history-query.ts';
import { PromptCard } from './prompt-card.tsx';
import { LATEST_TEXTS as TEXTS } from './texts.ts';
import { WrittenFor } from './written-for.tsx';

/** The prompt that was last extracted, back after a reload; nothing where there is none of today or yesterday. */
export function LatestExtraction() {
  const [item, setItem] = useState<WorkItem>();
  useLatestWork('extraction', setItem);
  const { data: history } = useQuery(historyQuery);
  if (item?.content.kind !== 'extraction') return null;
  // What somebody takes out of the history is not to be seen above it.
  if (history && !history.some((prompt) => prompt.id === item.id)) return null;
  const { id, content } = item;
  return (
    <PromptCard
      title={TEXTS.title}
      prompt={content.prompt.text}
      anatomy={content.prompt.anatomy}
      actions={(prompt) => (
        <>
          <p className="text-sm wrap-anywhere text-ink-2">{TEXTS.of(content.image_name)}</p>
          <WrittenFor original={{ text: prompt }} />
          <HandOver prompt={prompt} from={id} />
          <div className="flex flex-wrap items-center gap-4">
            <InMyWork id={id} />
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                startAnew('extraction', id);
                setItem(undefined);
              }}
            >
              {TEXTS.putAway}
            </Button>
          </div>
        </>
      )}
    />
  );
}
