import type { Span, Take } from '@framewright/prompt-engine/vocabulary';
import { type ReactNode, useId, useState } from 'react';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyText, ReaderLine } from '../../ui/anatomy-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TAKE_NAMES } from './texts.ts';

/** A take with its picture. */
export interface Card {
  readonly take: Take;
  readonly text: string;
  readonly spans: readonly Span[];
  /** Fills the frame above the words. */
  readonly picture: ReactNode;
}

export interface TakeCardsProps {
  readonly title: string;
  readonly cards: readonly Card[];
  /** Others are on their way. */
  readonly waiting: boolean;
  /** What can be done with all of them. */
  readonly actions: ReactNode;
}

/** Three takes side by side, with one reader for them all. It begins with the light of the cinematic one. */
export function TakeCards({ title, cards, waiting, actions }: TakeCardsProps) {
  const heading = useId();
  const [pointed, setPointed] = useState<{ of: string; take: Take; index: number }>();
  const place = placeIn(cards, pointed);
  const span = cards.find(({ take }) => take === place?.take)?.spans[place?.index ?? -1];
  return (
    <section
      className={classNames('wrap scroll-mt-4', waiting && 'opacity-60')}
      aria-labelledby={heading}
      aria-busy={waiting}
    >
      <h2 id={heading} dir="auto" className="label mb-3 line-clamp-2 wrap-anywhere">
        {title}
      </h2>
      <div className="grid gap-6 md:grid-cols-3">
        {cards.map((card) => (
          <TakeCard
            key={card.take}
            {...card}
            open={place?.take === card.take ? place.index : undefined}
            onPhrase={(index) => setPointed({ of: card.text, take: card.take, index })}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <ReaderLine
          element={span?.element}
          explanation={span?.why}
          className="min-h-6 flex-1 basis-80 max-sm:min-h-16 max-sm:basis-full"
        />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
      </div>
    </section>
  );
}

/** The phrase that is explained. One of earlier takes means nothing in these. */
function placeIn(cards: readonly Card[], pointed: { of: string; take: Take; index: number } | undefined) {
  if (pointed && cards.some(({ text }) => text === pointed.of)) return pointed;
  const first = cards.find(({ take }) => take === 'cinematic');
  const index = first?.spans.findIndex(({ element }) => element === 'light') ?? -1;
  return first && index >= 0 ? { take: first.take, index } : undefined;
}

interface TakeCardProps extends Card {
  readonly open: number | undefined;
  readonly onPhrase: (index: number) => void;
}

function TakeCard({ take, text, spans, picture, open, onPhrase }: TakeCardProps) {
  const title = useId();
  const name = TAKE_NAMES[take];
  return (
    <article className="card flex flex-col" aria-labelledby={title}>
      <div className="px-2.5 pt-2.5">{picture}</div>
      <div className="flex items-center justify-between gap-3 px-4.5 pt-3">
        <h3 id={title} className="display display-3">
          {name}
        </h3>
        <CopyButton onCopy={() => copyPrompt(text)} name={`Copy the ${name.toLowerCase()} prompt`} />
      </div>
      <div className="flex-1 px-4.5 pt-2.5 pb-4.5">
        <AnatomyText
          text={text}
          spans={spans}
          size="sm"
          open={open}
          onPhrase={({ index }) => onPhrase(index)}
        />
      </div>
    </article>
  );
}
