import { SAMPLES } from '@framewright/content/open/samples';
import { TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import bottle from '../../art/bottle.svg';
import dune from '../../art/dune.svg';
import street from '../../art/street.svg';
import { TakeCards } from './take-cards.tsx';
import { TRY_TEXTS } from './texts.ts';
import { WayOn } from './way-on.tsx';

/** The sketch of each sample. */
const SHOWN: Record<Take, { art: string; alt: string }> = {
  cinematic: { art: street, alt: 'Sketch: a figure under a red umbrella in a city street' },
  studio: { art: bottle, alt: 'Sketch: a dark bottle on a plinth before a red disc' },
  minimal: { art: dune, alt: 'Sketch: a small walker on a dune, sun on the right' },
};

const CARDS = TAKES.flatMap((take) =>
  SAMPLES.filter((sample) => sample.take === take).map(({ prompt }) => ({
    ...{ take, text: prompt.text, spans: prompt.spans },
    picture: (
      <img
        src={SHOWN[take].art}
        alt={SHOWN[take].alt}
        width="320"
        height="200"
        className="aspect-3/2 w-full rounded-frame object-cover"
      />
    ),
  })),
);

/** Three prompts to look at and to copy, until somebody writes their own. */
export function Samples({ waiting }: { waiting: boolean }) {
  return <TakeCards title={TRY_TEXTS.samples} cards={CARDS} waiting={waiting} actions={<WayOn />} />;
}
