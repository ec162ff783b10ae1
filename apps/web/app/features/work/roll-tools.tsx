import { LENGTHS } from '@framewright/contract';
import { LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DrawnInput } from '../../ui/drawn.tsx';
import { Radios } from '../../ui/radios.tsx';
import { FullHint } from './full-hint.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import { LAYOUTS, type RollLayout } from './work-view.ts';

export interface RollToolsProps {
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly layout: RollLayout;
  readonly onLayout: (layout: RollLayout) => void;
}

const LAYOUT_CLASS = 'segmented roll-layouts';
const ICONS = { sheet: LayoutGrid, list: List };

/** What is searched for, and how it is laid out. */
export function RollTools({ typed, onType, layout, onLayout }: RollToolsProps) {
  return (
    <div className="roll-tools">
      <SearchField typed={typed} onType={onType} />
      <Radios
        label={TEXTS.view}
        className={LAYOUT_CLASS}
        itemClass="segment"
        value={layout}
        radios={LAYOUTS.map((each) => ({
          value: each,
          name: TEXTS.layouts[each],
          shown: <LayoutName layout={each} />,
        }))}
        onChange={onLayout}
      />
    </div>
  );
}

/** The same to be seen only, without the styles that no prerendered page may have. */
export function DrawnRollTools() {
  return (
    <div className="roll-tools">
      <div className="roll-search">
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
        <DrawnInput className="text-ink-3">{TEXTS.search}</DrawnInput>
      </div>
      <div className={LAYOUT_CLASS}>
        {LAYOUTS.map((value, place) => (
          <span key={value} className="segment" data-state={place === 0 ? 'checked' : undefined}>
            <LayoutName layout={value} />
          </span>
        ))}
      </div>
    </div>
  );
}

function SearchField({ typed, onType }: Pick<RollToolsProps, 'typed' | 'onType'>) {
  return (
    <div className="roll-search">
      <Search size={16} strokeWidth={1.6} aria-hidden="true" />
      <input
        type="search"
        dir="auto"
        className="input"
        aria-label={TEXTS.searchName}
        placeholder={TEXTS.search}
        value={typed}
        maxLength={LENGTHS.prompt}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <FullHint value={typed} most={LENGTHS.prompt} />
    </div>
  );
}

function LayoutName({ layout }: { layout: RollLayout }) {
  const Icon = ICONS[layout];
  return (
    <>
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      {TEXTS.layouts[layout]}
    </>
  );
}

/** Fetched when it is asked for: on wide screens the filters stand beside the roll. */
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** Opens the filters, where there is no room beside the roll. */
export function FilterButton({ on, children }: { on: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="chip filter-chip"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={15} strokeWidth={1.6} aria-hidden="true" />
        {TEXTS.filtersOn(on)}
      </button>
      {open ? (
        <Suspense>
          <FilterSheet onClose={() => setOpen(false)}>{children}</FilterSheet>
        </Suspense>
      ) : null}
    </>
  );
}
