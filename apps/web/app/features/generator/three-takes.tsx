import type { PromptResult } from '@framewright/contract';
import { type AspectRatio, TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AnatomyLegend, type Phrase, ReaderLine } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RatioGlyph } from '../../ui/ratio-select.tsx';
import { TakeCard } from './take-card.tsx';

export interface TakesProps {
  readonly result: PromptResult;
  /** What the prompts were asked for in. */
  readonly ratio: AspectRatio;
  /** While another take is being written. */
  readonly generating: boolean;
  readonly onAnother: () => void;
  readonly onUseRatio: (ratio: AspectRatio) => void;
  readonly onGenerateImage: (prompt: string) => void;
}

/** The three takes, with one legend and one reader for them all. */
export function Takes({ result, ratio, generating, onAnother, onUseRatio, onGenerateImage }: TakesProps) {
  const [touched, setTouched] = useState<{ result: PromptResult; take: Take; phrase: Phrase }>();
  const [tagged, setTagged] = useState(false);
  // A phrase of earlier takes means nothing in these.
  const pointed = touched?.result === result ? touched : undefined;
  return (
    <section className="grid gap-5" aria-labelledby="takes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id="takes" className="display display-2">
            Three takes
          </h2>
          {result.engine === 'built-in' ? null : (
            <span className="text-sm text-ink-3">Written by {result.engine}</span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="ghost" aria-pressed={tagged} onClick={() => setTagged(!tagged)}>
            {tagged ? 'Hide tags' : 'Show tags'}
          </Button>
          <Button size="sm" busy={generating && 'Generating...'} onClick={onAnother}>
            <RefreshCw aria-hidden="true" />
            Another take
          </Button>
        </div>
      </div>
      <div className="card reader">
        <AnatomyLegend spans={TAKES.flatMap((take) => result.anatomy[take])} open={pointed?.phrase.element} />
        <PhraseReader phrase={pointed?.phrase} />
      </div>
      {TAKES.map((take) => (
        <TakeCard
          key={take}
          take={take}
          prompt={result[take]}
          spans={result.anatomy[take]}
          ratio={ratio}
          tagged={tagged}
          open={pointed?.take === take ? pointed.phrase.index : undefined}
          onPhrase={(from, phrase) => setTouched({ result, take: from, phrase })}
          onGenerateImage={onGenerateImage}
        />
      ))}
      <Notice kind="tip">
        <b className="font-semibold">Tip.</b> {result.tip}
      </Notice>
      <SuggestedRatio suggested={result.suggested_aspect_ratio} asked={ratio} onUse={onUseRatio} />
    </section>
  );
}

interface SuggestedRatioProps {
  readonly suggested: AspectRatio;
  readonly asked: AspectRatio;
  readonly onUse: (ratio: AspectRatio) => void;
}

/** The ratio that suits the subject, and a way to take it. */
function SuggestedRatio({ suggested, asked, onUse }: SuggestedRatioProps) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      Suggested aspect ratio
      <span className="badge">
        <RatioGlyph ratio={suggested} />
        {suggested}
      </span>
      {suggested === asked ? null : (
        <Button size="sm" variant="ghost" onClick={() => onUse(suggested)}>
          Use {suggested}
        </Button>
      )}
    </p>
  );
}

/** What the phrase that is pointed at does. The lexicon is fetched when the first one is. */
function PhraseReader({ phrase }: { phrase: Phrase | undefined }) {
  const [explained, setExplained] = useState<{ phrase: Phrase; text: string }>();
  useEffect(() => {
    if (!phrase) return undefined;
    let wanted = true;
    void import('@framewright/prompt-engine/lexicon').then(({ explain }) => {
      const { title, text } = explain(phrase.element, phrase.text);
      if (wanted) setExplained({ phrase, text: `${title}: ${text}` });
    });
    return () => {
      wanted = false;
    };
  }, [phrase]);
  return (
    <ReaderLine
      element={phrase?.element}
      explanation={explained && explained.phrase === phrase ? explained.text : undefined}
    />
  );
}
