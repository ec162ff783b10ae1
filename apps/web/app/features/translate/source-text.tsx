import { LENGTHS, wholeNumber } from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useId } from 'react';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { SOURCE_TEXTS as TEXTS } from './texts.ts';

export interface SourceTextProps {
  readonly text: string;
  /** Of the text as it was when it was last read. */
  readonly read: { readonly text: string; readonly spans: readonly Span[] };
  readonly onText: (text: string) => void;
}

/** The field for the prompt. Its anatomy lies beneath it, so that what is typed over it keeps its marks. */
export function SourceText({ text, read, onText }: SourceTextProps) {
  const error = useId();
  const tooLong = text.length > LENGTHS.anyPrompt;
  return (
    <>
      <div className="translate-text">
        <div className="translate-marks" aria-hidden="true">
          <AnatomyText text={`${text}\n`} spans={stillThere(read, text)} />
        </div>
        <textarea
          dir="auto"
          className="anatomy"
          aria-label={TEXTS.label}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong ? error : undefined}
          placeholder={TEXTS.placeholder}
          value={text}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      {tooLong ? (
        <p id={error} className="field-error px-3 pb-3">
          {TEXTS.tooLong(wholeNumber(LENGTHS.anyPrompt))}
        </p>
      ) : null}
    </>
  );
}

/** The marks before the first sign that was changed since. */
function stillThere(read: SourceTextProps['read'], text: string): readonly Span[] {
  if (read.text === text) return read.spans;
  let same = 0;
  while (same < text.length && text[same] === read.text[same]) same += 1;
  return read.spans.filter(({ end }) => end <= same);
}
