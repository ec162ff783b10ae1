import { useId } from 'react';
import { useAnatomy } from '../../lib/anatomy.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { GuideFrame } from './guide-frame.tsx';

/** Takes a prompt to the generator by a full page load, as the guide does. */
function openInGenerator(prompt: string): void {
  storeSelectedPrompt(prompt);
  window.location.assign('/generator');
}

export interface GuidePromptProps {
  readonly title: string;
  readonly prompt: string;
  /** Without the way to the generator. */
  readonly copyOnly?: boolean;
  /** With a drawing of what it describes. */
  readonly drawn?: boolean;
}

/** A prompt to copy, or to take to the generator. */
export function GuidePromptRow({ title, prompt, copyOnly = false, drawn = false }: GuidePromptProps) {
  const spans = useAnatomy(prompt);
  const heading = useId();
  return (
    <article className="guide-prompt" aria-labelledby={heading}>
      {drawn ? <GuideFrame prompt={prompt} /> : null}
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <h3 id={heading} className="label">
          {title}
        </h3>
        <AnatomyText text={prompt} spans={spans} variant="quiet" size="sm" />
      </div>
      <div className="no-print flex flex-none flex-wrap gap-2">
        <CopyButton onCopy={() => copyPrompt(prompt)} name={`Copy ${title}`} />
        {copyOnly ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Open in generator: ${title}`}
            onClick={() => openInGenerator(prompt)}
          >
            Open in generator
          </Button>
        )}
      </div>
    </article>
  );
}

/** A worked example in the flow of a guide. */
export function Example(props: GuidePromptProps) {
  return (
    <div className="card guide-example">
      <GuidePromptRow {...props} />
    </div>
  );
}
