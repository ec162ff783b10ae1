import type { WorkFilters } from '@framewright/contract';
import { Columns2, FileArchive, FileInput } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Drawn } from '../../ui/drawn.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import { useArchive } from './use-archive.ts';
import type { useSelection } from './use-selection.ts';
import { filterQuery } from './work-view.ts';

interface HeaderActionsProps {
  readonly filters: WorkFilters;
  readonly selection: Pick<ReturnType<typeof useSelection>, 'active' | 'begin' | 'clear'>;
  /** Whether there is nothing to act on. */
  readonly none: boolean;
  readonly onImport: () => void;
}

/** What is done to all that is shown. */
export function HeaderActions({ filters, selection, none, onImport }: HeaderActionsProps) {
  const archive = useArchive();
  return (
    <>
      <LinkButton to="/compare" size="sm">
        <Columns2 aria-hidden="true" />
        {TEXTS.compare}
      </LinkButton>
      {filters.trash ? null : (
        <Button size="sm" onClick={onImport}>
          <FileInput aria-hidden="true" />
          {TEXTS.import}
        </Button>
      )}
      {filters.trash ? null : (
        <Button
          size="sm"
          disabled={none}
          title={TEXTS.zipOfAll}
          busy={archive.isPending && TEXTS.zipping}
          onClick={() => archive.mutate(filterQuery(filters))}
        >
          <FileArchive aria-hidden="true" />
          {TEXTS.zip}
        </Button>
      )}
      <Button
        size="sm"
        disabled={none}
        aria-pressed={selection.active}
        onClick={selection.active ? selection.clear : selection.begin}
      >
        {selection.active ? TEXTS.selectDone : TEXTS.select}
      </Button>
    </>
  );
}

const UNUSED: HeaderActionsProps = {
  filters: { trash: false },
  selection: { active: false, begin: () => undefined, clear: () => undefined },
  none: true,
  onImport: () => undefined,
};

/** The same, before it is known whose roll it is: to be seen, not to be used. */
export function DrawnActions() {
  return (
    <Drawn className="flex flex-wrap items-center gap-3">
      <HeaderActions {...UNUSED} />
    </Drawn>
  );
}
