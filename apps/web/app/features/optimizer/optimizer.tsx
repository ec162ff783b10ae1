import { OPTIMIZER_MODELS, type TextModelId } from '@framewright/contract';
import { PanelRight, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { EnginesNotReady, SetUpEngines } from '../../lib/engines-not-ready.tsx';
import { engineLabel, useModelOptions, usePriceOfWords, useWriterOf } from '../../lib/text-models.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { GuidePanel } from './guide-panel.tsx';
import type { Message } from './messages.ts';
import { OptimizerHeader } from './optimizer-header.tsx';
import { OPTIMIZER_SCREEN as TEXTS } from './texts.ts';
import { useGuidePanel } from './use-guide-panel.ts';
import { useOptimizer } from './use-optimizer.ts';

/** The optimizer of a pro user: a conversation, and the prompting guide beside it. */
export function Optimizer() {
  const optimizer = useOptimizer();
  const guide = useGuidePanel();
  const models = useModelOptions(OPTIMIZER_MODELS);
  const input = useRef<HTMLTextAreaElement>(null);
  const { model, setModel, messages, reword, sending, change, startOver } = optimizer;
  const writer = useWriterLabel(model, messages);
  const price = usePriceOfWords(model, 'server');
  return (
    <>
      <OptimizerHeader badge={<Badge>{TEXTS.poweredBy(writer)}</Badge>}>
        <div className="flex flex-wrap items-end gap-3 md:flex-nowrap">
          {messages.length > 0 ? (
            <Button
              className="h-10.5"
              variant="ghost"
              disabled={sending}
              onClick={() => {
                startOver();
                input.current?.focus();
              }}
            >
              <RotateCcw aria-hidden="true" />
              {TEXTS.startOver}
            </Button>
          ) : null}
          <Button
            className="h-10.5"
            aria-expanded={guide.shown}
            aria-controls={guide.id}
            onClick={guide.toggle}
          >
            <PanelRight aria-hidden="true" />
            {guide.shown ? TEXTS.hideGuide : TEXTS.showGuide}
          </Button>
          <div className="w-[calc(100vw-40px)] sm:w-80">
            <Select
              label={TEXTS.model}
              value={model}
              options={models}
              aside={<SetUpEngines />}
              onChange={setModel}
              disabled={sending}
            />
          </div>
        </div>
      </OptimizerHeader>
      {/* Below the menu, wherever that stands; a line of it lies in the space below the header, so that nothing moves. */}
      <div className="-mt-7 mb-2 min-h-5 md:[&>*]:ml-auto md:[&>*]:w-fit">
        <EnginesNotReady purpose="texts" onServerKey />
      </div>
      <div className={guide.shown ? 'grid gap-6 md:grid-cols-[minmax(0,1fr)_396px]' : 'grid'}>
        <div className="card min-w-0">
          <Conversation
            messages={messages}
            waiting={sending}
            onReword={reword}
            onExample={(idea) => {
              change(idea);
              input.current?.focus();
            }}
          />
          <Composer optimizer={optimizer} price={price} inputRef={input} />
        </div>
        {guide.shown ? (
          <div className="relative min-w-0">
            <GuidePanel id={guide.id} ref={guide.panel} />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Who wrote the last answer; before the first, who would write it. */
function useWriterLabel(model: TextModelId, messages: readonly Message[]): string {
  const next = useWriterOf(model);
  const last = messages.findLast((message) => message.role === 'assistant');
  return last?.role === 'assistant' ? engineLabel(last.engine) : next;
}
