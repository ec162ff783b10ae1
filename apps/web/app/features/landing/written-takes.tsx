import type { Stage } from '@framewright/prompt-engine/stage';
import { TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { Bookmark, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { drawStage } from '../../lib/drawing.ts';
import { signInPath } from '../../lib/return-to.ts';
import { GO_ON_WITH_TRIED } from '../../lib/tried.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { SketchImage } from '../../ui/sketch-image.tsx';
import { TakeCards } from './take-cards.tsx';
import { TAKE_NAMES, TRY_TEXTS as TEXTS } from './texts.ts';
import type { WrittenTakesProps } from './try-types.ts';

/** Of sketches and their frames, as of the samples'. */
const RATIO = '3:2';
/** Pixels: twice the widest that a card shows it on a desktop. */
const SKETCH_WIDTH = 740;

/** Creating an account, and then the generator with what was tried. */
const KEEP = `${signInPath(GO_ON_WITH_TRIED)}&create=`;

/** What was written for a visitor, with its sketches. */
export function WrittenTakes({ wish, takes, isNew, waiting, onAnother }: WrittenTakesProps) {
  const top = useComeIntoView(takes, isNew);
  const cards = TAKES.map((take) => ({
    ...{ take, text: takes[take], spans: takes.anatomy[take] },
    picture: (
      <Frame ratio={RATIO}>
        <Sketch take={take} stage={takes.stages?.[take]} />
      </Frame>
    ),
  }));
  const actions = (
    <>
      <Button aria-busy={waiting} onClick={onAnother}>
        <RefreshCw aria-hidden="true" />
        {TEXTS.another}
      </Button>
      <LinkButton to={KEEP}>
        <Bookmark aria-hidden="true" />
        {TEXTS.keep}
      </LinkButton>
    </>
  );
  return (
    <div ref={top} className="scroll-mt-4">
      <TakeCards title={TEXTS.takesOf(wish.subject.trim())} {...{ cards, waiting, actions }} />
    </div>
  );
}

function Sketch({ take, stage }: { take: Take; stage: Stage | undefined }) {
  const draw = useCallback(
    // Without its sketch a take is still a take.
    async () =>
      stage && drawStage({ stage, ratio: RATIO, width: SKETCH_WIDTH, id: take }).catch(() => undefined),
    [take, stage],
  );
  return <SketchImage draw={draw} alt={TEXTS.sketch(TAKE_NAMES[take].toLowerCase())} />;
}

/** How far down takes may begin, as a share of what is seen, to be seen. */
const IN_VIEW = 0.6;

/** Takes that arrive where they cannot be seen are brought into view; the focus stays where it is. */
function useComeIntoView(takes: object, isNew: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef<object>(undefined);
  useEffect(() => {
    if (seen.current === takes) return;
    seen.current = takes;
    const { top: begins = 0 } = top.current?.getBoundingClientRect() ?? {};
    // Of a phone's screen the keyboard may have half.
    const { height } = window.visualViewport ?? { height: window.innerHeight };
    if (!isNew || (begins >= 0 && begins < height * IN_VIEW)) return;
    top.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [takes, isNew]);
  return top;
}
