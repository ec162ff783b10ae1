import { placeholdersOf } from '@framewright/content/open/placeholders';
import type { LibraryPrompt } from '@framewright/contract';
import type { Dialect } from '@framewright/prompt-dialects';
import { ChevronDown, ChevronUp, CornerDownRight, TextCursorInput } from 'lucide-react';
import { memo, useId } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { AnatomyLegend, AnatomyText } from '../../ui/anatomy-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { SwapText } from '../../ui/swap/swap-text.tsx';
import type { Version } from '../../ui/swap/swaps.ts';
import { type Swaps, useSwaps } from '../../ui/swap/use-swaps.ts';
import { excerpt, PREVIEW_LENGTH } from './excerpt.ts';
import { FramePicture } from './frame-picture.tsx';
import { copyProse, InWantedForm, nameOfCopy } from './in-wanted-form.tsx';

export interface LibraryCardProps {
  readonly prompt: LibraryPrompt;
  readonly expanded: boolean;
  /** It does not match the search. */
  readonly hidden: boolean;
  /** The form that it is copied in; opened, it is shown in that, too. */
  readonly to: Dialect;
  /** Called with the id, or with nothing to close it. */
  readonly onExpand: (id: number | undefined) => void;
  readonly onFill: (prompt: LibraryPrompt) => void;
  readonly onUse: (text: string) => void;
}

/**
 * One prompt of the library. Opened, it shows the whole text and what its marks mean, and its phrases can be swapped;
 * what is copied and used is what it shows.
 */
export const PromptCard = memo(function PromptCard(props: LibraryCardProps) {
  const { prompt, expanded, hidden, to, onExpand } = props;
  const title = useId();
  const text = useId();
  const swaps = useSwaps(prompt.prompt, prompt.anatomy);
  const Chevron = expanded ? ChevronUp : ChevronDown;
  return (
    <article
      className={classNames('card library-card', expanded && 'library-card-open')}
      aria-labelledby={title}
      hidden={hidden}
    >
      <div className="library-card-frame">
        <Frame ratio="3:2">
          <FramePicture id={`prompt-${prompt.id}`} />
        </Frame>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2 px-4.5 pt-4 pb-4.5">
        <CardHead prompt={prompt} titleId={title} />
        <div id={text}>
          <CardText swaps={swaps} expanded={expanded} />
        </div>
        {swaps.kept.text.length > PREVIEW_LENGTH ? (
          <button
            type="button"
            className="library-more"
            aria-expanded={expanded}
            aria-controls={text}
            aria-label={`${expanded ? 'Show Less' : 'Show More'}: ${prompt.title}`}
            onClick={() => onExpand(expanded ? undefined : prompt.id)}
          >
            {expanded ? 'Show Less' : 'Show More'}
            <Chevron size={14} strokeWidth={1.6} aria-hidden="true" />
          </button>
        ) : null}
        {expanded ? (
          <AnatomyLegend spans={prompt.anatomy} className="w-full border-t border-line pt-3" />
        ) : null}
        {expanded && to !== 'natural' ? (
          <div className="w-full pt-2">
            <InWantedForm {...swaps.kept} to={to} />
          </div>
        ) : null}
        <CardActions {...props} version={swaps.kept} />
      </div>
    </article>
  );
});

function CardText({ swaps, expanded }: { swaps: Swaps; expanded: boolean }) {
  const suggest = useSuggest();
  if (expanded) return <SwapText swaps={swaps} suggest={suggest} />;
  const { text, spans } = excerpt(swaps.kept.text, swaps.kept.spans);
  return <AnatomyText text={text} spans={spans} variant="quiet" size="sm" />;
}

function CardHead({
  prompt: { id, title, category, tags },
  titleId,
}: {
  prompt: LibraryPrompt;
  titleId: string;
}) {
  return (
    <>
      <div className="flex w-full items-start justify-between gap-3">
        <h2 id={titleId} className="display display-3">
          {title}
        </h2>
        <Badge>{category}</Badge>
      </div>
      <div className="flex w-full items-baseline justify-between gap-3">
        <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-[0.78125rem] text-ink-3" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <span className="num">{id}</span>
      </div>
    </>
  );
}

function CardActions({ prompt, version, to, onFill, onUse }: LibraryCardProps & { version: Version }) {
  const { text } = version;
  const open = placeholdersOf(text);
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-3">
      <CopyButton onCopy={() => copyProse(version, to)} name={nameOfCopy(`Copy ${prompt.title}`, to)} />
      <Button size="sm" aria-label={`Use in generator: ${prompt.title}`} onClick={() => onUse(text)}>
        <CornerDownRight aria-hidden="true" />
        Use in generator
      </Button>
      {open.length > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Fill in ${prompt.title}`}
          title={open.map((name) => `[${name}]`).join(', ')}
          onClick={() => onFill({ ...prompt, prompt: text })}
        >
          <TextCursorInput aria-hidden="true" />
          Fill in
        </Button>
      ) : null}
    </div>
  );
}
