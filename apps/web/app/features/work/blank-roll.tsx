import type { WorkFilters } from '@framewright/contract';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FilmStrip } from '../../ui/film-strip.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import { isNarrowed } from './work-view.ts';

/** What stands below the title before the first frame. */
export function BlankRoll({ onImport }: { onImport: () => void }) {
  return (
    <>
      <FilmStrip
        print={[TEXTS.film, TEXTS.frames(0).toUpperCase(), TEXTS.unexposed]}
        perforated
        className="blank-frames"
      >
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <div key={number} aria-hidden="true">
            <span className="blank-frame" />
            <span className="neg-facts">{number}</span>
          </div>
        ))}
      </FilmStrip>
      <div className="blank-words">
        <h2 className="display display-2">{TEXTS.blank}</h2>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <LinkButton to="/generator" variant="primary" size="lg">
            {TEXTS.first}
          </LinkButton>
          <LinkButton to="/image-prompt-extractor" size="lg">
            {TEXTS.read}
          </LinkButton>
          <Button size="lg" onClick={onImport}>
            {TEXTS.import}
          </Button>
        </div>
      </div>
    </>
  );
}

export interface NothingHereProps {
  readonly filters: WorkFilters;
  /** Works in the bin. */
  readonly trashed: number;
  /** Everything, or the whole bin. */
  readonly onAll: (trash: boolean) => void;
}

/** Nothing to be seen where there is something else to be seen. */
export function NothingHere({ filters, trashed, onAll }: NothingHereProps) {
  const { collection, trash } = filters;
  const isNewCollection = collection !== undefined && !isNarrowed({ ...filters, collection: undefined });
  const [title, hint] = isNewCollection
    ? [TEXTS.emptyCollection, TEXTS.emptyCollectionHint]
    : trash && !isNarrowed(filters)
      ? [TEXTS.binEmpty, TEXTS.binEmptyHint]
      : [TEXTS.nothing, TEXTS.nothingHint];
  if (!trash && !isNarrowed(filters) && trashed > 0) {
    return (
      <div role="status">
        <Empty title={TEXTS.allBinned} action={<Button onClick={() => onAll(true)}>{TEXTS.openBin}</Button>}>
          {TEXTS.allBinnedHint(trashed)}
        </Empty>
      </div>
    );
  }
  return (
    <div role="status">
      <Empty
        title={title}
        action={
          <Button onClick={() => onAll(false)}>{isNarrowed(filters) ? TEXTS.clear : TEXTS.clearBin}</Button>
        }
      >
        {hint}
      </Empty>
    </div>
  );
}
