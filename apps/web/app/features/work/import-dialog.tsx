import { IMPORT, type ImportProgress } from '@framewright/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fileSize } from '../../lib/formatting.ts';
import { takeHandedFiles } from '../../lib/handed-files.ts';
import { screenOf } from '../../lib/latest-work.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DropZone, useFileDrop } from '../../ui/drop-zone.tsx';
import { Notice } from '../../ui/notice.tsx';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';
import { type Importing, useImport } from './use-import.ts';

/** A place to drop old work on, with a button that asks for it. */
export function ImportArea({ children }: { children: (open: () => void) => ReactNode }) {
  const [files, setFiles] = useState<readonly File[]>();
  // What was dropped elsewhere comes with a new address, be it that of this page.
  useLocation();
  useEffect(() => {
    const handed = takeHandedFiles();
    if (handed) setFiles(handed);
  });
  const { target } = useFileDrop((...dropped) => setFiles(dropped));
  return (
    <div {...target}>
      {children(() => setFiles([]))}
      {files ? <ImportDialog dropped={files} onClose={() => setFiles(undefined)} /> : null}
    </div>
  );
}

const PICTURE = /\.(?:png|jpe?g|webp)$/i;
const TAKEN = /\.(?:zip|png|jpe?g|webp)$/i;

interface ImportDialogProps {
  /** What was dropped before it opened. */
  readonly dropped: readonly File[];
  readonly onClose: () => void;
}

/** Takes old work over, and tells how far it is. */
function ImportDialog({ dropped, onClose }: ImportDialogProps) {
  const importing = useImport();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const { progress, failure, start, stop } = importing;
  const isOver = progress?.state === 'done' || progress?.state === 'failed';
  const begun = useRef(false);
  useOpenRecipe(dropped, progress);

  function take(files: readonly File[]) {
    const taken = files.filter(({ name, size }) => TAKEN.test(name) && size > 0);
    const problem =
      taken.length === 0 ? TEXTS.noFiles : taken.length > IMPORT.files ? TEXTS.tooMany : undefined;
    setRefusal(problem);
    if (problem !== undefined) return;
    setChosen(taken);
    start(taken);
  }

  useEffect(() => {
    if (begun.current || dropped.length === 0) return;
    begun.current = true;
    take(dropped);
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={TEXTS.title}
      description={TEXTS.what}
      actions={
        <>
          {progress && !isOver ? <Button onClick={stop}>{TEXTS.stop}</Button> : null}
          <Button variant={isOver ? 'primary' : undefined} onClick={onClose}>
            {isOver ? TEXTS.done : TEXTS.close}
          </Button>
        </>
      }
    >
      {progress ? null : <Choice refusal={refusal} onFiles={take} />}
      {failure ? (
        <Notice
          kind="error"
          action={
            chosen.length > 0 ? (
              <Button size="sm" onClick={() => start(chosen)}>
                {TEXTS.again}
              </Button>
            ) : null
          }
        >
          {failure}
        </Notice>
      ) : null}
      {progress ? <Progress progress={progress} /> : null}
    </Dialog>
  );
}

/** A single picture that was dropped is opened at once, ready to use, when it is taken over. */
function useOpenRecipe(dropped: readonly File[], progress: ImportProgress | undefined) {
  const navigate = useNavigate();
  const [file, ...others] = dropped;
  const isRecipe = file !== undefined && others.length === 0 && PICTURE.test(file.name);
  const id = isRecipe && progress?.state === 'done' ? progress.work_id : null;
  useEffect(() => {
    if (id !== null) void navigate(screenOf({ kind: 'picture', id }) ?? '/work');
  }, [id, navigate]);
}

interface ChoiceProps {
  readonly refusal: string | undefined;
  readonly onFiles: Importing['start'];
}

function Choice({ refusal, onFiles }: ChoiceProps) {
  const folder = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <div className="w-full">
        <DropZone
          label={TEXTS.drop}
          accept=".zip,image/png,image/jpeg,image/webp"
          multiple
          error={refusal}
          onFile={(...files) => onFiles(files)}
        >
          {TEXTS.dropHint}
        </DropZone>
      </div>
      <input
        ref={folder}
        type="file"
        hidden
        // React has no name of its own for it.
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
      <Button size="sm" onClick={() => folder.current?.click()}>
        {TEXTS.folder}
      </Button>
    </div>
  );
}

function Progress({ progress }: { progress: ImportProgress }) {
  const { state, files, found, added, duplicates, skipped, problems } = progress;
  const sent = files.reduce((sum, { received }) => sum + received, 0);
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const done = added + duplicates + skipped;
  const isOver = state === 'done' || state === 'failed';
  const [value, max] = state === 'receiving' ? [sent, all] : [done, found];
  const words =
    state === 'receiving' ? TEXTS.sending(fileSize(sent), fileSize(all)) : TEXTS.working(done, found);
  return (
    <div className="grid gap-3">
      {isOver ? (
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
      {isOver ? <OpenOne progress={progress} /> : null}
    </div>
  );
}

function Problems({ problems, skipped }: Pick<ImportProgress, 'problems' | 'skipped'>) {
  return (
    <details className="import-problems">
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
