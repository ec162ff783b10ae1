import type { AspectRatio, Span, Take } from '@framewright/prompt-engine/vocabulary';
import { Image } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyText, type Phrase } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Frame, Swatches } from '../../ui/frame.tsx';
import { SketchImage } from '../../ui/sketch-image.tsx';
import { TAKE_NAMES } from './texts.ts';

/** Pixels: twice the widest that the card shows it on a desktop. */
const SKETCH_WIDTH = 420;
const FRAME_NUMBERS: Readonly<Record<Take, string>> = { studio: '11', cinematic: '11A', minimal: '12' };

export interface TakeCardProps {
  readonly take: Take;
  readonly prompt: string;
  readonly spans: readonly Span[];
  readonly ratio: AspectRatio;
  readonly tagged: boolean;
  /** The phrase that is open, by its place; `undefined` where it is in another take. */
  readonly open: number | undefined;
  readonly onPhrase: (take: Take, phrase: Phrase) => void;
  readonly onGenerateImage: (prompt: string) => void;
}

/** One take: its sketch, its words with their anatomy, and what to do with them. */
export function TakeCard(props: TakeCardProps) {
  const { take, prompt, spans, ratio, tagged, open, onPhrase, onGenerateImage } = props;
  const title = useId();
  const { draw, colours } = useSketch(take, prompt, ratio);

  return (
    <article
      className="card grid gap-5 p-4 sm:grid-cols-[190px_minmax(0,1fr)] sm:p-5"
      aria-labelledby={title}
    >
      <Frame ratio={ratio} caption={FRAME_NUMBERS[take]} facts={<Swatches colours={colours} />}>
        <SketchImage draw={draw} alt={`Sketch of the ${take} take`} />
      </Frame>
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={title} className="display display-3">
            {TAKE_NAMES[take]}
          </h3>
          <div className="flex flex-wrap gap-2">
            <CopyButton onCopy={() => copyPrompt(prompt)} name={`Copy the ${take} prompt`} />
            <Button size="sm" onClick={() => onGenerateImage(prompt)}>
              <Image aria-hidden="true" />
              Generate image
            </Button>
          </div>
        </div>
        <AnatomyText
          text={prompt}
          spans={spans}
          tagged={tagged}
          open={open}
          onPhrase={(phrase) => onPhrase(take, phrase)}
        />
      </div>
    </article>
  );
}

/** The sketch of a prompt and its colours. The renderer is fetched when the first one is drawn. */
function useSketch(take: Take, prompt: string, ratio: AspectRatio) {
  const [colours, setColours] = useState<readonly string[]>([]);
  const draw = useCallback(async () => {
    const { illustrate } = await import('@framewright/prompt-engine/sketch');
    return illustrate({ prompt, ratio, width: SKETCH_WIDTH, id: take });
  }, [take, prompt, ratio]);
  useEffect(() => {
    let wanted = true;
    void import('@framewright/prompt-engine/sketch').then(({ paletteOf }) => {
      if (wanted) setColours(paletteOf(prompt));
    });
    return () => {
      wanted = false;
    };
  }, [prompt]);
  return { draw, colours };
}
