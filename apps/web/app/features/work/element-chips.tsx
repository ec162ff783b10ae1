import type { WorkFilters, WorkOverview } from '@framewright/contract';
import { wholeNumber } from '@framewright/contract';
import { useState } from 'react';
import { without } from './rail.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';

export interface ElementChipsProps {
  readonly elements: WorkOverview['elements'];
  readonly filters: WorkFilters;
  readonly onFilter: (part: Partial<WorkFilters>) => void;
  /** Before the chips: the button that opens the filters on small screens. */
  readonly children?: React.ReactNode;
}

/** Chips of one line on wide screens. */
const FEW = 7;

/** What the works say about light, camera and the rest: each term with its element's mark, and how many say it. */
export function ElementChips({ elements, filters, onFilter, children }: ElementChipsProps) {
  const [open, setOpen] = useState(false);
  const on = filters.element ?? [];
  const known = new Set(elements.map(({ element, term }) => `${element}:${term}`));
  // What is asked for stays to be seen, also where it is none of the commonest.
  const foreign = on
    .filter((value) => !known.has(value))
    .map((value) => ({
      count: undefined,
      value,
      element: value.slice(0, value.indexOf(':')),
      term: value.slice(value.indexOf(':') + 1),
    }));
  const chips = [
    ...foreign,
    ...elements.map(({ element, term, count }) => ({ value: `${element}:${term}`, element, term, count })),
  ];
  const shown = open ? chips : chips.filter(({ value }, place) => place < FEW || on.includes(value));
  return (
    <fieldset className="chips chips-scroll element-chips">
      <legend className="sr-only">{TEXTS.elements}</legend>
      {children}
      {shown.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          aria-pressed={on.includes(chip.value)}
          onClick={() => onFilter({ element: without(on, chip.value) })}
        >
          <span className={`phrase el-${chip.element}`} title={chip.term}>
            {capitalised(chip.term)}
          </span>
          {chip.count === undefined ? null : <span className="num">{wholeNumber(chip.count)}</span>}
        </button>
      ))}
      {chips.length > FEW ? (
        <button type="button" className="chip" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? TEXTS.fewerElements : TEXTS.moreElements(chips.length - FEW)}
        </button>
      ) : null}
    </fieldset>
  );
}

/** An aperture is written small: f/2.8. */
const capitalised = (term: string): string =>
  /^f\/\d/.test(term) ? term : term.charAt(0).toUpperCase() + term.slice(1);
