import type { Dialect } from '@framewright/prompt-dialects';
import type { Stage } from '@framewright/prompt-engine/stage';
import type { AspectRatio, Take } from '@framewright/prompt-engine/vocabulary';
import { Image } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { DIALECT_INFO } from '../../lib/dialects.ts';
import { drawStage } from '../../lib/drawing.ts';
import { pictureColours } from '../../lib/picture-colours.ts';
import { copyInForm, type Original, useInForm } from '../../lib/written-for.ts';
import type { Phrase } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Frame, Swatches } from '../../ui/frame.tsx';
import { InForm } from '../../ui/in-form.tsx';
import { SketchImage } from '../../ui/sketch-image.tsx';
import type { Suggest } from '../../ui/swap/suggestion.ts';
import { type PhraseLocks, SwapText } from '../../ui/swap/swap-text.tsx';
import type { Swaps } from '../../ui/swap/use-swaps.ts';
import { TAKE_NAMES, TAKES_TEXTS as TEXTS } from './texts.ts';

/** Pixels: twice the widest that the card shows it on a desktop. */
const SKETCH_WIDTH = 420;
const FRAME_NUMBERS: Readonly<Record<Take, string>> = { studio: '11', cinematic: '11A', minimal: '12' };

export interface TakeCardProps extends PhraseLocks {
  readonly take: Take;
  readonly swaps: Swaps;
  readonly suggest: Suggest;
  /** What its preview draws; undefined until that is read. */
  readonly stage: Stage | undefined;
  readonly ratio: AspectRatio;
  readonly tagged: boolean;
  /** The form that it is copied in, and shown in below the prose. */
  readonly to: Dialect;
  /** The phrase that is open, by its place; `undefined` where it is in another take. */
  readonly open: number | undefined;
  readonly onPhrase: (phrase: Phrase) => void;
  readonly onGenerateImage: (prompt: string) => void;
}

/** One take: its sketch, its words with their anatomy, and what to do with them. */
export function TakeCard(props: TakeCardProps) {
  const { take, swaps, suggest, tagged, to, open, locked, onLock, onPhrase, onGenerateImage } = props;
  const title = useId();
  const prompt = swaps.kept.text;
  const original: Original = {
    text: prompt,
    from: 'natural',
    aspectRatio: props.ratio,
    anatomy: swaps.kept.spans,
  };
  return (
    <article
      className="card grid gap-5 p-4 sm:grid-cols-[190px_minmax(0,1fr)] sm:p-5"
      aria-labelledby={title}
    >
      <Sketch {...props} />
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={title} className="display display-3">
            {TAKE_NAMES[take]}
          </h3>
          <div className="flex flex-wrap gap-2">
            <CopyButton
              onCopy={() => copyInForm(original, to)}
              name={to === 'natural' ? TEXTS.copy(take) : TEXTS.copyFor(take, DIALECT_INFO[to].name)}
            />
            <Button size="sm" onClick={() => onGenerateImage(prompt)}>
              <Image aria-hidden="true" />
              {TEXTS.generateImage}
            </Button>
          </div>
        </div>
        <SwapText {...{ swaps, suggest, tagged, open, onPhrase }} locks={{ locked, onLock }} />
        {to === 'natural' ? null : <TakeInForm original={original} to={to} />}
      </div>
    </article>
  );
}

/** The take in the form that it is copied in; the anatomy stays with the prose above. */
function TakeInForm({ original, to }: { original: Original; to: Dialect }) {
  return <InForm name={DIALECT_INFO[to].name} original={original.text} {...useInForm(original, to)} />;
}

/** The take as it would look; with an alternative that is being looked at, as it would look then. */
function Sketch({ take, swaps: { shown, looked }, stage, ratio }: TakeCardProps) {
  const changed = useMemo(() => stage && { ...stage, ...shown.change }, [stage, shown.change]);
  const [colours, setColours] = useState<readonly string[]>([]);
  const draw = useCallback(
    async () => changed && drawStage({ stage: changed, ratio, width: SKETCH_WIDTH, id: take }),
    [take, changed, ratio],
  );
  // Of the sketch itself, so that they are what it shows.
  const onDrawn = useCallback((sketch: HTMLImageElement) => setColours(pictureColours(sketch)), []);
  const caption = looked ? (
    <span className="text-accent-ink">{TEXTS.trying(looked.name)}</span>
  ) : (
    FRAME_NUMBERS[take]
  );
  return (
    <Frame
      ratio={ratio}
      viewfinder={looked !== undefined}
      selected={looked !== undefined}
      // The brackets stand around the picture, which keeps its place.
      className={classNames('self-start', looked && '-m-2.25')}
      caption={caption}
      facts={<Swatches colours={colours} />}
    >
      <SketchImage draw={draw} alt={TEXTS.sketch(take)} onDrawn={onDrawn} />
    </Frame>
  );
}
