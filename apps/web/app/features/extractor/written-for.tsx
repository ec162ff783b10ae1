import type { Analysis } from '@framewright/contract';
import { dialectOfTool } from '@framewright/prompt-dialects/dialect';
import { DIALECT_CHOICES, DIALECT_INFO } from '../../lib/dialects.ts';
import { copyInForm, type Original, useInForm, useWrittenFor } from '../../lib/written-for.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FormSelect } from '../../ui/form-select.tsx';
import { InForm } from '../../ui/in-form.tsx';
import { WRITTEN_FOR_TEXTS as TEXTS } from './texts.ts';

/** The extracted prompt as it is shown, in the form of the tool that wrote it; what we wrote ourselves is prose. */
export function originalOf({ embedded }: Analysis, text: string): Original {
  if (!embedded?.prompt) return { text, from: 'natural' };
  return {
    text,
    from: dialectOfTool(embedded.tool),
    negative: embedded.negative_prompt ?? undefined,
    aspectRatio: undefined,
  };
}

/** Which form the prompt has, and the same in the one that is wanted. */
export function WrittenFor({ original }: { original: Original }) {
  const { to, setTo } = useWrittenFor();
  const { written, failed } = useInForm(original, to);
  const from = original.from ?? written?.from;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-2">{from ? TEXTS.is(DIALECT_INFO[from].name) : null}</p>
        <FormSelect label={TEXTS.label} value={to} options={DIALECT_CHOICES} onChange={setTo} />
      </div>
      {from === to ? null : (
        <InForm
          {...DIALECT_INFO[to]}
          original={original.text}
          {...{ written, failed }}
          action={
            <CopyButton onCopy={() => copyInForm(original, to)} name={TEXTS.copy(DIALECT_INFO[to].name)} />
          }
        />
      )}
    </div>
  );
}
