import { BOARD, LENGTHS } from '@framewright/contract';
import type { Expansion, Expansions } from '@framewright/prompt-dialects/templates';
import { Columns2 } from 'lucide-react';
import { useComparePrompts } from '../../lib/compare.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TEMPLATE_SCREEN as TEXTS } from './texts.ts';
import { asPrompts } from './use-expansion.ts';

interface ExpandedProps {
  readonly expansions: Expansions;
  readonly sample: readonly Expansion[];
  readonly problem: string | undefined;
  readonly isBlank: boolean;
}

/** How many prompts a template makes, ten of them, and the way to the board. */
export function Expanded({ expansions, sample, problem, isBlank }: ExpandedProps) {
  const { count, unfilled, unread } = expansions;
  const compare = useComparePrompts();
  const isTooLong = sample.some(({ prompt }) => prompt.length > LENGTHS.description);
  const canDraw = !isBlank && problem === undefined && !isTooLong;
  const everything = () => Array.from({ length: count }, (_, index) => expansions.at(index));
  return (
    <section className="card template-makes" aria-labelledby="template-makes">
      <h2 id="template-makes" className="label">
        {TEXTS.makes}
      </h2>
      {isBlank ? null : (
        <>
          <p className="display display-2" role="status">
            {TEXTS.count(count)}
          </p>
          {unfilled.length > 0 ? <p className="field-hint">{TEXTS.unfilled(unfilled)}</p> : null}
          {unread.length > 0 ? <p className="field-hint">{TEXTS.unread(unread)}</p> : null}
          {isTooLong ? <Notice kind="error">{TEXTS.tooLong}</Notice> : null}
          <div className="grid gap-2">
            <h3 className="text-sm text-ink-3">{TEXTS.sampleOf(sample.length, count)}</h3>
            <ol>
              {asPrompts(sample).map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </div>
        </>
      )}
      <Button
        variant="primary"
        disabled={!canDraw || count > BOARD.cells}
        onClick={() => compare(asPrompts(everything()))}
      >
        <Columns2 aria-hidden="true" />
        {TEXTS.drawAll(isBlank ? 1 : count)}
      </Button>
      {count > BOARD.cells ? (
        <>
          <p className="field-hint">{TEXTS.tooMany}</p>
          <Button disabled={!canDraw} onClick={() => compare(asPrompts(sample))}>
            {TEXTS.drawSample(sample.length)}
          </Button>
        </>
      ) : null}
    </section>
  );
}
