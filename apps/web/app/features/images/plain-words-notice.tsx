import type { PictureModelId } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { Undo2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Losses } from '../../ui/losses.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PLAIN_WORDS_TEXTS as TEXTS } from './texts.ts';
import { type PlainWords, usePlainWords } from './use-plain-words.ts';

export interface PlainWordsNoticeProps {
  readonly description: string;
  readonly aspectRatio: AspectRatio;
  readonly model: PictureModelId;
  readonly modelLabel: string;
  readonly onDescription: (description: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
  /** Called after a click has changed the text: its button is gone, and the focus needs a place. */
  readonly onChanged: () => void;
}

interface Rewritten {
  readonly before: Pick<PlainWordsNoticeProps, 'description' | 'aspectRatio'>;
  readonly now: PlainWords;
}

/** Says that a model does not obey the syntax of a text; rewrites it with one click, and back with another. */
export function PlainWordsNotice(props: PlainWordsNoticeProps) {
  const { description, aspectRatio, model, modelLabel, onDescription, onAspectRatio, onChanged } = props;
  const found = usePlainWords(description, model);
  const [rewritten, setRewritten] = useState<Rewritten>();

  function rewrite(now: PlainWords) {
    setRewritten({ before: { description, aspectRatio }, now });
    onDescription(now.text);
    if (now.ratio) onAspectRatio(now.ratio);
    announce(TEXTS.rewritten);
    onChanged();
  }

  function undo({ before }: Rewritten) {
    setRewritten(undefined);
    onDescription(before.description);
    onAspectRatio(before.aspectRatio);
    announce(TEXTS.undone);
    onChanged();
  }

  if (found) return <Offer found={found} modelLabel={modelLabel} onRewrite={() => rewrite(found)} />;
  // Whoever has typed since has accepted it.
  if (rewritten?.now.text === description) {
    return <Done losses={rewritten.now.losses} onUndo={() => undo(rewritten)} />;
  }
  return null;
}

interface OfferProps {
  readonly found: PlainWords;
  readonly modelLabel: string;
  readonly onRewrite: () => void;
}

function Offer({ found: { signs }, modelLabel, onRewrite }: OfferProps) {
  const isBrackets = signs.some((sign) => /^[([{]/.test(sign));
  return (
    <Notice
      action={
        <Button size="sm" onClick={onRewrite}>
          <WandSparkles aria-hidden="true" />
          {TEXTS.rewrite}
        </Button>
      }
    >
      <p role="status">{isBrackets ? TEXTS.brackets(modelLabel) : TEXTS.syntax(modelLabel)}</p>
      {signs.length > 0 ? (
        <p className="mt-0.5 font-mono text-xs wrap-anywhere text-ink-2">{signs.join('  ')}</p>
      ) : null}
    </Notice>
  );
}

function Done({ losses, onUndo }: { losses: PlainWords['losses']; onUndo: () => void }) {
  return (
    <Notice
      action={
        <Button size="sm" variant="ghost" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {TEXTS.undo}
        </Button>
      }
    >
      <p>{TEXTS.rewritten}</p>
      {losses.length > 0 ? (
        <details className="in-form-losses">
          <summary>{TEXTS.changes(losses.length)}</summary>
          <Losses losses={losses} />
        </details>
      ) : null}
    </Notice>
  );
}
