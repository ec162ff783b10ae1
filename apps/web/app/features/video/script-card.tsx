import { VIDEO_TARGET_INFO } from '@framewright/prompt-engine/video-targets';
import { RotateCcw, Share2 } from 'lucide-react';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Beats, PastePrompt } from './script-text.tsx';
import { shareLink } from './share-link.ts';
import { StageTitle } from './stage-title.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';
import type { ScriptGeneratorState, Stage } from './use-script-generator.ts';

/** Says nothing that the length does not say. */
const ANY_MODEL = VIDEO_TARGET_INFO['ten-seconds'].name;

export interface ScriptCardProps {
  readonly generator: ScriptGeneratorState;
  readonly stage: Extract<Stage, { step: 'script' }>;
}

/** Step 3: the script, and what to do with it. */
export function ScriptCard({ generator, stage }: ScriptCardProps) {
  const { script, parts, by } = stage;
  const { title, seconds, target, beats, prompt } = parts;
  return (
    <div className="grid gap-5">
      <article className="card" aria-label="Script">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-4 sm:px-5">
          <div className="grid min-w-0 gap-1.5">
            <StageTitle>{title}</StageTitle>
            <p className="text-sm text-ink-3">{[TEXTS.length(seconds), by].filter(Boolean).join(' · ')}</p>
          </div>
          <ScriptActions script={script} />
          {target && target !== ANY_MODEL ? (
            <p className="w-full text-sm text-pretty text-ink-2">{target}</p>
          ) : null}
        </div>
        <Beats beats={beats} />
        <PastePrompt prompt={prompt} />
      </article>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={generator.startOver}>
          <RotateCcw aria-hidden="true" />
          {TEXTS.another}
        </Button>
        <InMyWork id={stage.workId} />
      </div>
    </div>
  );
}

function ScriptActions({ script }: { script: string }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <CopyButton
        variant="primary"
        size="md"
        className="min-w-36"
        label={TEXTS.copyScript}
        onCopy={() => copyPrompt(script)}
      />
      <a className="btn" href={shareLink(script)} target="_blank" rel="noreferrer">
        <Share2 aria-hidden="true" />
        {TEXTS.share}
      </a>
    </div>
  );
}
