import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import type { WorksOfRoll } from './use-works.ts';

/** Below the last frame: that more comes, that it failed, or that this is the end. */
export function RollTail({ list, narrowed }: { list: WorksOfRoll; narrowed: boolean }) {
  if (list.error) {
    return (
      <p className="roll-tail" role="alert">
        {TEXTS.failedMore}
        <Button size="sm" onClick={list.again}>
          {TEXTS.tryAgain}
        </Button>
      </p>
    );
  }
  if (list.isFetchingRest) {
    return (
      <p className="roll-tail" role="status">
        <Spinner />
        {TEXTS.loadingMore}
      </p>
    );
  }
  return <p className="roll-tail">{list.whole ? (narrowed ? TEXTS.endOfResults : TEXTS.end) : ''}</p>;
}

/** Film that is being developed. */
export function RollLoading() {
  return (
    <div className="film sheet" aria-busy="true">
      <span className="sr-only" role="status">
        {TEXTS.loading}
      </span>
      <div className="film-perforation" />
      <div className="film-edge" aria-hidden="true">
        <span>{TEXTS.film}</span>
        <span>{TEXTS.safety}</span>
      </div>
      <div className="roll-loading" aria-hidden="true">
        {Array.from({ length: 12 }, (_, place) => place).map((place) => (
          <span key={place} className="blank-frame" />
        ))}
      </div>
      <div className="film-perforation" />
    </div>
  );
}
