import type { Span } from '@framewright/prompt-engine/vocabulary';
import { type ReactNode, type Ref, useState } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyLegend, type Phrase, ReaderLine } from '../../ui/anatomy-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SwapText } from '../../ui/swap/swap-text.tsx';
import { useSwaps } from '../../ui/swap/use-swaps.ts';

/** Characters above which a prompt scrolls within its card. */
const LONG = 1500;
/** A region that scrolls must be reachable by keyboard to be scrolled by it. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

export interface PromptCardProps {
  readonly title: string;
  readonly prompt: string;
  readonly anatomy: readonly Span[];
  /** The page's main result: a larger title, and the place of the focus once it is there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Between the title and the prompt: a question to answer first. */
  readonly children?: ReactNode;
  /** Buttons below the prompt, for the text as it is shown. */
  readonly actions?: (text: string) => ReactNode;
}

/** A prompt with its anatomy, what each phrase does, and a button that copies it. */
export function PromptCard({ title, prompt, anatomy, headingRef, children, actions }: PromptCardProps) {
  const [phrase, setPhrase] = useState<Phrase>();
  const swaps = useSwaps(prompt, anatomy);
  const suggest = useSuggest();
  const { text } = swaps.kept;
  const Heading = headingRef ? 'h2' : 'h3';
  return (
    <article className="card" aria-label={title}>
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
        <Heading
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className={headingRef ? 'display display-3 outline-none' : 'label'}
        >
          {title}
        </Heading>
        <CopyButton onCopy={() => copyPrompt(text)} name={`Copy: ${title}`} />
      </header>
      {children}
      <ScrollArea label={title} long={text.length > LONG}>
        <SwapText
          {...{ swaps, suggest }}
          variant={anatomy.length > 0 ? 'default' : 'plain'}
          open={phrase?.index}
          onPhrase={setPhrase}
        />
      </ScrollArea>
      {anatomy.length > 0 ? (
        <footer className="grid gap-2 border-t border-line px-4 py-3 sm:px-5">
          <AnatomyLegend spans={anatomy} open={phrase?.element} />
          <ReaderLine element={phrase?.element} className="extractor-reader" />
        </footer>
      ) : null}
      {actions ? (
        <div className="grid gap-3 border-t border-line px-4 py-3.5 sm:px-5">{actions(text)}</div>
      ) : null}
    </article>
  );
}

/** What is long scrolls in its place, and can be reached by keyboard to be scrolled. */
function ScrollArea({ label, long, children }: { label: string; long: boolean; children: ReactNode }) {
  if (!long) return <div className="px-4 py-4 sm:px-5">{children}</div>;
  return (
    <section
      className="extractor-scroll px-4 py-4 sm:px-5"
      aria-label={`${label}, whole text`}
      {...KEYBOARD_SCROLL}
    >
      {children}
    </section>
  );
}
