import type { PromptAnalysis } from '@framewright/contract';
import type { Dialect } from '@framewright/prompt-dialects';
import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { DIALECT_CHOICES, DIALECT_INFO } from '../../lib/dialects.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { DIALECT_TEXTS as TEXTS } from './texts.ts';

/** From here on the recognition is as good as certain, or worth asking about. */
const SURE = 0.75;
const UNSURE = 0.6;

export interface DialectCardProps {
  readonly analysis: PromptAnalysis;
  /** Whether somebody said how the text is to be read. */
  readonly chosen: boolean;
  readonly onDialect: (dialect: Dialect | undefined) => void;
}

/** What the text is, how sure that is, and a way to say otherwise. */
export function DialectCard({ analysis, chosen, onDialect }: DialectCardProps) {
  const [open, setOpen] = useState(false);
  const { dialect, alternatives } = analysis;
  // What else it may be comes first.
  const rank = (value: Dialect) => [dialect, ...alternatives].indexOf(value) >>> 0;
  const choices = [...DIALECT_CHOICES].sort((one, other) => rank(one.value) - rank(other.value));
  return (
    <section className="card translate-named" aria-label={TEXTS.is(DIALECT_INFO[dialect].name)}>
      <div className="flex items-start gap-3">
        <Languages size={18} strokeWidth={1.6} className="mt-0.5 flex-none" aria-hidden="true" />
        <div className="grid min-w-0 flex-1 gap-0.5" role="status">
          <p className="font-semibold">
            {TEXTS.is(DIALECT_INFO[dialect].name)}
            <span className="font-normal text-ink-2">{besides(analysis)}</span>
          </p>
          <p className="line-clamp-2 text-sm text-ink-2">{howSure(analysis, chosen)}</p>
        </div>
        <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? TEXTS.keep : TEXTS.change}
        </Button>
      </div>
      {open ? (
        <div className="grid justify-items-start gap-3 border-t border-line pt-3.5">
          <Chips
            label={TEXTS.choices}
            value={dialect}
            chips={choices}
            onChange={(value) => {
              onDialect(value);
              setOpen(false);
            }}
          />
          {chosen ? (
            <Button size="sm" variant="ghost" onClick={() => onDialect(undefined)}>
              {TEXTS.again}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Missing elements={analysis.missing} />
    </section>
  );
}

/** ', with a negative prompt and 5 settings'. */
function besides({ negative_prompt: negative, settings }: PromptAnalysis): string {
  const count = Object.keys(settings).length;
  const parts = [negative && TEXTS.withNegative, count > 0 && TEXTS.withSettings(count)].filter(Boolean);
  return parts.length > 0 ? `, with ${parts.join(' and ')}` : '';
}

function howSure({ confidence, reasons }: PromptAnalysis, chosen: boolean): string {
  if (chosen) return TEXTS.chosen;
  const word = confidence >= SURE ? TEXTS.sure : confidence >= UNSURE ? TEXTS.fairlySure : TEXTS.unsure;
  return [`${word}, ${Math.round(confidence * 100)} %.`, ...reasons.slice(0, 1)].join(' ');
}

/** The elements that a model would have to guess. */
function Missing({ elements }: { elements: PromptAnalysis['missing'] }) {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-ink-2">
      {elements.length > 0 ? TEXTS.missing : TEXTS.complete}
      {elements.map((element) => (
        <span key={element} className="legend">
          <span className={`phrase el-${element}`}>{ELEMENT_INFO[element].name}</span>
        </span>
      ))}
    </p>
  );
}
