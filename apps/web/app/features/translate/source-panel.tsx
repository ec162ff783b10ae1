import { LENGTHS, type PromptAnalysis } from '@framewright/contract';
import { ImageUp, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { useFileDrop, usePastedFile } from '../../ui/file-drop.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DialectCard } from './dialect-card.tsx';
import { EXAMPLES } from './examples.ts';
import type { Draft } from './kept-draft.ts';
import { SourceText } from './source-text.tsx';
import { SOURCE_TEXTS as TEXTS } from './texts.ts';
import { type PictureOutcome, usePicturePrompt } from './use-picture-prompt.ts';

/** By ending, too: some systems know no media type for WebP. */
const ACCEPT = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

export interface SourcePanelProps {
  readonly draft: Draft;
  /** What was read, and the text that it was read in. */
  readonly analysis: PromptAnalysis | undefined;
  readonly readText: string;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The prompt as it came: typed, pasted, or out of a picture; and what it is. */
export function SourcePanel({ draft, analysis, readText, onChange }: SourcePanelProps) {
  const { text, negative, from } = draft;
  const picture = usePicturePrompt(onChange);
  const { over, target } = useFileDrop(picture.take);
  usePastedFile(picture.take);
  const title = useId();
  const isEmpty = text.trim() === '';

  function write(next: string) {
    // Another text is no longer what the picture carried, nor in the form that was said.
    picture.forget();
    onChange({ text: next, ...(next.trim() === '' && { from: undefined }) });
  }

  return (
    <section className="grid min-w-0 content-start gap-3" aria-labelledby={title}>
      <div className="translate-head">
        <h2 id={title} className="label">
          {TEXTS.title}
        </h2>
        {isEmpty ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              picture.forget();
              onChange({ text: '', from: undefined, negative: undefined });
            }}
          >
            <X aria-hidden="true" />
            {TEXTS.clear}
          </Button>
        )}
      </div>
      <div className="translate-source" data-over={over ? '' : undefined} {...target}>
        <SourceText text={text} read={{ text: readText, spans: analysis?.anatomy ?? [] }} onText={write} />
        <PictureLine {...picture} />
      </div>
      {picture.outcome ? <Outcome outcome={picture.outcome} /> : null}
      {isEmpty ? <Examples onPick={write} /> : null}
      {analysis && !isEmpty ? (
        <DialectCard
          analysis={analysis}
          chosen={from !== undefined}
          onDialect={(dialect) => onChange({ from: dialect })}
        />
      ) : null}
      {isEmpty || analysis?.negative_prompt ? null : (
        <NegativeField value={negative} onChange={(next) => onChange({ negative: next })} />
      )}
    </section>
  );
}

/** At the foot of the field: where a picture goes in. */
function PictureLine({ take, reading, cancel }: ReturnType<typeof usePicturePrompt>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="translate-picture">
      {reading ? (
        <>
          <span className="flex items-center gap-2" role="status">
            <Spinner />
            {TEXTS.reading}
          </span>
          <Button size="sm" variant="ghost" onClick={cancel}>
            {TEXTS.cancel}
          </Button>
        </>
      ) : (
        <button type="button" className="translate-choose" onClick={() => input.current?.click()}>
          <ImageUp size={16} strokeWidth={1.6} aria-hidden="true" />
          {TEXTS.choose}
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={TEXTS.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
    </div>
  );
}

function Outcome({ outcome }: { outcome: PictureOutcome }) {
  if (outcome.kind === 'read') {
    return (
      <p className="text-sm text-ink-2" role="status">
        {outcome.sentence}
      </p>
    );
  }
  if (outcome.kind === 'failed') return <Notice kind="error">{outcome.sentence}</Notice>;
  return (
    <Notice
      action={
        <Link to="/image-prompt-extractor" className="link text-sm">
          {TEXTS.describe}
        </Link>
      }
    >
      <span role="status">{TEXTS.noPrompt}</span>
    </Notice>
  );
}

function Examples({ onPick }: { onPick: (text: string) => void }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-2">{TEXTS.examples}</p>
      <Chips
        label={TEXTS.examples}
        value=""
        chips={EXAMPLES.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name) => onPick(EXAMPLES.find((each) => each.name === name)?.text ?? '')}
      />
    </div>
  );
}

interface NegativeFieldProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function NegativeField({ value, onChange }: NegativeFieldProps) {
  if (value === undefined) {
    return (
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChange('')}>
        {TEXTS.addNegative}
      </Button>
    );
  }
  return (
    <TextArea
      label={TEXTS.negative}
      hint={TEXTS.negativeHint}
      limit={LENGTHS.anyPrompt}
      mono
      rows={2}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
