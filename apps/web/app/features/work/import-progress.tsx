import type { ImportProgress } from '@framewright/contract';
import { useNavigate } from 'react-router';
import { fileSize } from '../../lib/formatting.ts';
import { Button } from '../../ui/button.tsx';
import { bytesOf, IMPORT_TEXTS as TEXTS } from './import-texts.ts';
import { isOver } from './use-import.ts';

/** How far an import is, and at its end what became of the files. */
export function Progress({ progress }: { readonly progress: ImportProgress }) {
  const { state, found, added, duplicates, skipped, problems } = progress;
  const { sent, all } = bytesOf(progress);
  const done = added + duplicates + skipped;
  const over = isOver(progress);
  const [value, max] = state === 'receiving' ? [sent, all] : [done, found];
  const words =
    state === 'receiving' ? TEXTS.sending(fileSize(sent), fileSize(all)) : TEXTS.working(done, found);
  return (
    <div className="grid gap-3">
      {over ? (
        <div className="grid gap-1" role="status">
          <p>{TEXTS.added(progress)}</p>
          {duplicates > 0 ? <p>{TEXTS.duplicates(duplicates)}</p> : null}
          {skipped > 0 ? <p>{TEXTS.skipped(skipped)}</p> : null}
        </div>
      ) : (
        <>
          <p className="num" role="status">
            {words}
          </p>
          <progress className="import-progress" aria-label={TEXTS.progress} max={max || 1} value={value} />
          {state === 'working' ? <p className="field-hint">{TEXTS.mayLeave}</p> : null}
        </>
      )}
      {problems.length > 0 ? <Problems problems={problems} skipped={skipped} /> : null}
      {over ? <OpenOne progress={progress} /> : null}
    </div>
  );
}

function Problems({ problems, skipped }: Pick<ImportProgress, 'problems' | 'skipped'>) {
  return (
    <details className="import-problems" open>
      <summary>{TEXTS.problems}</summary>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <bdi className="num">{name}</bdi> {message}
          </li>
        ))}
        {skipped > problems.length ? <li>{TEXTS.more(skipped - problems.length)}</li> : null}
      </ul>
    </details>
  );
}

/** Of a single picture, the way to it. */
function OpenOne({ progress: { added, duplicates, work_id: id } }: { progress: ImportProgress }) {
  const navigate = useNavigate();
  if (id === null || added + duplicates !== 1) return null;
  return (
    <Button className="justify-self-start" onClick={() => void navigate(`/work/${id}`)}>
      {TEXTS.see}
    </Button>
  );
}
