import { TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { CompareLink } from '../../lib/compare-link.tsx';
import { DIALECT_CHOICES } from '../../lib/dialects.ts';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { useNameOfWriter, usePriceOfWords } from '../../lib/text-models.ts';
import { useWrittenFor } from '../../lib/written-for.ts';
import { AnatomyLegend, type Phrase, ReaderLine } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { FormSelect } from '../../ui/form-select.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { Notice } from '../../ui/notice.tsx';
import { useStages } from './stages-of-takes.ts';
import { TakeCard } from './take-card.tsx';
import { TAKES_TEXTS as TEXTS } from './texts.ts';
import { ratioOf, type Shown } from './use-generate-prompts.ts';
import type { Takes } from './use-takes.ts';

export interface ThreeTakesProps {
  readonly shown: Shown;
  readonly takes: Takes;
  /** Where they are on the roll, as they read now. */
  readonly workId: string | undefined;
  /** The form has another subject by now. */
  readonly isElsewhere: boolean;
  /** While another take is being written. */
  readonly generating: boolean;
  readonly onAnother: () => void;
  readonly onStartOver: () => void;
  readonly onGenerateImage: (prompt: string) => void;
}

/** The three takes, with one legend and one reader for them all. */
export function ThreeTakes(props: ThreeTakesProps) {
  const { shown, takes, workId, isElsewhere, generating, onAnother, onStartOver, onGenerateImage } = props;
  const { result, wish } = shown;
  const stages = useStages(result);
  const writer = useNameOfWriter(result.engine);
  const price = usePriceOfWords();
  const [touched, setTouched] = useState<{ result: object; take: Take; phrase: Phrase }>();
  const [tagged, setTagged] = useState(false);
  const suggest = useSuggest(wish.subject);
  const { to, setTo } = useWrittenFor();
  const heading = useComeIntoView(shown);
  // A phrase of earlier takes means nothing in these.
  const pointed = touched?.result === result ? touched : undefined;
  return (
    <section className="grid gap-5" aria-labelledby="takes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 ref={heading} id="takes" tabIndex={-1} className="display display-2 scroll-mt-4 outline-none">
            {TEXTS.title}
          </h2>
          {result.engine === 'built-in' ? null : (
            <span className="text-sm text-ink-3">{TEXTS.writtenBy(writer)}</span>
          )}
          <InMyWork id={workId} />
          <CompareLink id={workId} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <FormSelect label={TEXTS.writtenFor} value={to} options={DIALECT_CHOICES} onChange={setTo} />
          <Button size="sm" variant="ghost" aria-pressed={tagged} onClick={() => setTagged(!tagged)}>
            {tagged ? TEXTS.hideTags : TEXTS.showTags}
          </Button>
          <Button size="sm" variant="ghost" onClick={onStartOver}>
            {TEXTS.startAnew}
          </Button>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {price ? <span className="text-sm text-ink-3">{price}</span> : null}
            <Button size="sm" busy={generating && 'Generating...'} onClick={onAnother}>
              <RefreshCw aria-hidden="true" />
              {TEXTS.another}
            </Button>
          </span>
        </div>
        {isElsewhere ? (
          <p className="-mt-1 line-clamp-2 w-full text-sm text-ink-3">{TEXTS.earlier(wish.subject)}</p>
        ) : null}
      </div>
      <div className="card reader">
        <AnatomyLegend
          spans={TAKES.flatMap((take) => result.anatomy[take])}
          open={pointed?.phrase.element}
          locked={new Set(takes.held.map(({ element }) => element))}
        />
        <PhraseReader phrase={pointed?.phrase} />
      </div>
      {TAKES.map((take) => (
        <TakeCard
          key={take}
          {...{ take, suggest, tagged, to, onGenerateImage }}
          swaps={takes.swaps[take]}
          stage={stages?.[take]}
          ratio={ratioOf(shown)}
          open={pointed?.take === take ? pointed.phrase.index : undefined}
          locked={new Set(takes.held.filter((held) => held.take === take).map(({ index }) => index))}
          onLock={(index) => takes.toggleLock({ take, index })}
          onPhrase={(phrase) => setTouched({ result, take, phrase })}
        />
      ))}
      <Notice kind="tip">
        <b className="font-semibold">{TEXTS.tip}</b> {result.tip}
      </Notice>
    </section>
  );
}

/** Widths at which the takes stand below the form: see the layout of the prompt generator. */
const STACKED = '(max-width: 60rem)';

/** Takes that arrive below the form are brought into view, and get the focus that the form had. */
function useComeIntoView(shown: Shown) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { isRestored, wish } = shown;
    if (isRestored || (wish.variation > 0 && !wish.isOfForm) || !window.matchMedia(STACKED).matches) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [shown]);
  return heading;
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
