import { LIBRARY_CATEGORIES } from '@framewright/contract';
import { Search } from 'lucide-react';
import { Chips } from '../../ui/chips.tsx';
import { Drawn, DrawnInput, DrawnTabs } from '../../ui/drawn.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { FramePicture } from './frame-picture.tsx';
import { LibraryHeader } from './library-header.tsx';
import { ALL_CATEGORIES, LIBRARY_TEXTS } from './texts.ts';

const nothing = () => undefined;
/** The prompts that the library begins with, whose drawings everybody may see. */
const FIRST_IDS = [1, 2, 3, 4, 5, 6];

/** The library until its texts are here: to be seen, not to be used. */
export function LibraryFrame() {
  const chips = [ALL_CATEGORIES, ...LIBRARY_CATEGORIES].map((name) => ({ value: name, label: name }));
  return (
    <>
      <LibraryHeader>{LIBRARY_TEXTS.subtitle}</LibraryHeader>
      <span className="sr-only" role="status">
        {LIBRARY_TEXTS.loading}
      </span>
      <Drawn>
        <DrawnTabs tabs={Object.values(LIBRARY_TEXTS.tabs).map((label) => ({ label }))} />
        <div className="grid gap-4">
          <DrawnInput className="max-w-[560px] pl-3 text-ink-3">
            <Search size={16} strokeWidth={1.6} />
            {LIBRARY_TEXTS.search}
          </DrawnInput>
          <Chips label="Category" value={ALL_CATEGORIES} chips={chips} onChange={nothing} scroll />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-sm max-sm:basis-full">&nbsp;</p>
            <Skeleton className="h-10.5 w-64" />
          </div>
          <div className="grid items-stretch gap-5 sm:grid-cols-2 md:grid-cols-3">
            {FIRST_IDS.map((id) => (
              <FrameOfCard key={id} id={id} />
            ))}
          </div>
        </div>
      </Drawn>
    </>
  );
}

function FrameOfCard({ id }: { id: number }) {
  return (
    <div className="card library-card">
      <div className="library-card-frame">
        <Frame ratio="3:2">
          <FramePicture id={`prompt-${id}`} />
        </Frame>
      </div>
      <div className="grid content-start gap-5 px-4.5 pt-5 pb-4.5">
        <Skeleton className="h-5 w-3/5" />
        <SkeletonLines />
      </div>
    </div>
  );
}
