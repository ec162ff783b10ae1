import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { ChevronDown } from 'lucide-react';
import { Drawn, DrawnInput } from '../../ui/drawn.tsx';
import { nameOfRatio, RATIO_LABEL, RatioGlyph } from '../../ui/ratio-select.tsx';
import { NoTakesYet } from './no-takes.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { FORM_TEXTS as TEXTS } from './texts.ts';

/** The form, and beside it what comes of it. */
export const GENERATOR_COLUMNS = {
  both: 'grid gap-x-14 gap-y-12 md:grid-cols-[392px_minmax(0,1fr)]',
  form: 'grid grid-cols-[minmax(0,1fr)] content-start gap-6',
} as const;

const nothing = () => undefined;

/** The prompt generator before it is known who is looking, and so what they typed last: to be seen, not to be used. */
export function PromptGeneratorFrame() {
  return (
    <Drawn className={GENERATOR_COLUMNS.both}>
      <div className={GENERATOR_COLUMNS.form}>
        <div className="grid gap-3">
          <DrawnForm />
          <p className="field-hint">&nbsp;</p>
        </div>
        <QuickStarts onPick={nothing} foldable={false} open onOpen={nothing} />
      </div>
      <div className="min-w-0">
        <NoTakesYet />
      </div>
    </Drawn>
  );
}

function DrawnForm() {
  const { aspect_ratio: ratio } = PROMPT_DEFAULTS;
  return (
    <div className="grid gap-5">
      <DrawnInput label={TEXTS.subject} tall className="text-ink-3">
        {TEXTS.example}
      </DrawnInput>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1">
            <DrawnInput label={RATIO_LABEL}>
              <RatioGlyph ratio={ratio} />
              <span className="flex-1">{nameOfRatio(ratio)}</span>
              <ChevronDown size={16} strokeWidth={1.6} />
            </DrawnInput>
          </div>
          <span className="btn btn-primary h-10.5 px-4.5">{TEXTS.generate}</span>
        </div>
        <p className="text-sm">&nbsp;</p>
        <p className="field-hint touch-hidden">&nbsp;</p>
      </div>
    </div>
  );
}
