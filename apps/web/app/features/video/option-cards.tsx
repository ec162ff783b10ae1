import type { CreativeOption } from '@framewright/contract';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { modelLabel, usePriceOfWords } from '../../lib/text-models.ts';
import { Button } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { PriceNote } from '../../ui/price-note.tsx';
import { InProgress } from './in-progress.tsx';
import { OptionSketch } from './option-sketch.tsx';
import { StageTitle } from './stage-title.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';
import type { OptionLetter, ScriptGeneratorState, Stage } from './use-script-generator.ts';

const LETTERS: readonly OptionLetter[] = ['A', 'B'];

export interface OptionCardsProps {
  readonly generator: ScriptGeneratorState;
  readonly stage: Extract<Stage, { step: 'option' }>;
}

/** Step 2: two ways to film the idea. */
export function OptionCards({ generator, stage }: OptionCardsProps) {
  const { idea, writing, settings, choose, cancel, startOver } = generator;
  const price = usePriceOfWords(settings.model);
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <StageTitle>{TEXTS.optionsTitle}</StageTitle>
        <p className="line-clamp-3 text-ink-2" dir="auto">
          {idea}
        </p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {LETTERS.map((letter) => (
          <OptionCard
            key={letter}
            letter={letter}
            option={stage.options[letter]}
            writing={writing}
            price={price}
            onChoose={() => choose(letter, stage.options[letter])}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {writing ? (
          <InProgress what={TEXTS.writingScript(modelLabel(settings.model))} onCancel={cancel} />
        ) : (
          <>
            <Button variant="ghost" className="-ml-3.5" onClick={startOver}>
              <RotateCcw aria-hidden="true" />
              {TEXTS.startOver}
            </Button>
            <span className="text-sm text-ink-3">{stage.by}</span>
          </>
        )}
      </div>
    </div>
  );
}

interface OptionCardProps {
  readonly letter: OptionLetter;
  readonly option: CreativeOption;
  /** The option whose script is being written; all buttons wait for it. */
  readonly writing: OptionLetter | undefined;
  /** What its script costs, in words. */
  readonly price: string | undefined;
  readonly onChoose: () => void;
}

function OptionCard({ letter, option, writing, price, onChoose }: OptionCardProps) {
  const title = useId();
  const priceId = useId();
  return (
    <article className="card flex flex-col" aria-labelledby={title}>
      <div className="px-2.5 pt-2.5">
        <Frame ratio="16:9" viewfinder selected={writing === letter}>
          <OptionSketch option={option} letter={letter} />
        </Frame>
      </div>
      <div className="flex flex-1 flex-col gap-4 px-5 pt-4 pb-5">
        <h3 id={title} className="grid gap-1">
          <span className="text-sm font-[550] text-ink-3">Option {letter}</span>
          <span className="display display-3">{option.title}</span>
        </h3>
        <p className="text-pretty text-ink-2">{option.hook}</p>
        <OptionFacts option={option} className="mt-auto border-t border-line pt-3.5" />
        <div className="grid gap-2">
          <Button
            full
            aria-describedby={price && priceId}
            disabled={writing !== undefined}
            busy={writing === letter && TEXTS.generating}
            onClick={onChoose}
          >
            {TEXTS.choose(letter)}
          </Button>
          <PriceNote id={priceId} price={price} />
        </div>
      </div>
    </article>
  );
}

/** Who an option is for, how it feels and where it is shown. */
export function OptionFacts({ option, className = '' }: { option: CreativeOption; className?: string }) {
  const facts = [
    ['Audience', option.audience],
    ['Tone', option.tone],
    ['Platform', option.platform],
  ] as const;
  return (
    <dl className={`grid grid-cols-[5.25rem_minmax(0,1fr)] gap-y-1.5 text-md ${className}`}>
      {facts.map(([name, what]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-pretty">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
