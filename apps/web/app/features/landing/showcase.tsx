import { SHOWCASE } from '@framewright/content/open/samples';
import type { Element } from '@framewright/prompt-engine/vocabulary';
import { useState } from 'react';
import lighthouse from '../../art/lighthouse.svg';
import { AnatomyLegend, AnatomyText, ReaderLine } from '../../ui/anatomy-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Frame, Swatches } from '../../ui/frame.tsx';

const FIRST_OPEN = SHOWCASE.spans.findIndex(({ element }) => element === 'light');
const COLOURS = ['#26343a', '#7f9089', '#394a4e', '#e9d6a4', '#e3b23c'];

/** Where the sketch shows what a phrase asked for. */
const CALLS: ReadonlyArray<{ element: Element; label: string; place: string }> = [
  { element: 'light', label: 'Light', place: 'left-[31%] top-[23%]' },
  { element: 'subject', label: 'Subject', place: 'left-[29%] top-[52.5%]' },
  { element: 'setting', label: 'Setting', place: 'left-[62%] top-[86%]' },
  { element: 'composition', label: 'Composition', place: 'left-[69%] top-[8%]' },
];

/** A prompt taken apart, beside the frame that it asks for. */
export function Showcase() {
  const [open, setOpen] = useState(FIRST_OPEN);
  const element = SHOWCASE.spans[open]?.element;
  return (
    <section className="wrap" aria-label="A prompt, taken apart">
      <div className="card grid md:grid-cols-[1.08fr_1fr]">
        <div className="grid content-between gap-7 px-5 py-6 sm:px-10 sm:pt-[34px] sm:pb-[30px]">
          <AnatomyText {...SHOWCASE} size="lg" open={open} onPhrase={({ index }) => setOpen(index)} />
          <div className="grid gap-3">
            <AnatomyLegend
              spans={SHOWCASE.spans}
              open={element}
              className="grid! grid-cols-[repeat(3,max-content)] gap-x-[22px]! sm:grid-cols-[repeat(5,max-content)]"
            />
            <ReaderLine element={element} className="border-t border-line pt-3" />
          </div>
        </div>
        <div className="border-line max-md:border-t max-sm:p-4 md:border-l md:px-7 md:pt-7 md:pb-4">
          <Frame
            ratio="5:4"
            viewfinder
            selected
            caption="Frame 12A"
            facts={
              <>
                <Swatches colours={COLOURS} />
                5:4
              </>
            }
          >
            <img src={lighthouse} alt="Sketch drawn from the prompt: a keeper below a lighthouse at dusk" />
            <Calls open={element} />
          </Frame>
        </div>
      </div>
    </section>
  );
}

function Calls({ open }: { open: Element | undefined }) {
  return (
    <div aria-hidden="true">
      {CALLS.map(({ element, label, place }) => (
        <span
          key={element}
          className={classNames('call', `el-${element}`, place)}
          data-open={element === open ? '' : undefined}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
