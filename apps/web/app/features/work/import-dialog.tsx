import { IMPORT, type ImportProgress } from '@framewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { screenOf } from '../../lib/latest-work.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from './import-progress.tsx';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';
import { type Importing, isOver, tellOfTheEnd, useImport } from './use-import.ts';

const PICTURE = /\.(?:png|jpe?g|webp)$/i;
const TAKEN = /\.(?:zip|png|jpe?g|webp)$/i;

export interface ImportDialogProps {
  /** What was dropped before it opened. */
  readonly dropped: readonly File[];
  readonly onClose: () => void;
}

/** Takes old work over, and tells how far it is. */
export function ImportDialog({ dropped, onClose }: ImportDialogProps) {
  const importing = useImport(dropped.length === 0);
  const { progress, isEarlier, isLooking, isSending, failure, start } = importing;
  const { take, chosen, refusal } = useTaken(dropped, start);
  const [isAsking, setIsAsking] = useState(false);
  useOpenRecipe(dropped, progress);

  function close() {
    if (progress?.state === 'working' || isLooking) void tellOfTheEnd(progress);
    onClose();
  }
  const asks = isAsking && isSending;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || (isSending ? setIsAsking(true) : close())}
      title={TEXTS.title}
      description={TEXTS.what}
      actions={
        asks ? (
          <>
            <Button onClick={close}>{TEXTS.closeAnyway}</Button>
            <Button variant="primary" onClick={() => setIsAsking(false)}>
              {TEXTS.keepSending}
            </Button>
          </>
        ) : (
          <Actions {...importing} onClose={isSending ? () => setIsAsking(true) : close} />
        )
      }
    >
      {isLooking ? (
        <p className="field-hint" role="status">
          {TEXTS.looking}
        </p>
      ) : null}
      {isEarlier && isOver(progress) ? <p className="label">{TEXTS.earlier}</p> : null}
      {progress ? <Progress progress={progress} /> : null}
      <Halves {...importing} />
      {!progress || (isEarlier && isOver(progress)) ? <Choice refusal={refusal} onFiles={take} /> : null}
      {failure ? <Failed failure={failure} onAgain={chosen && (() => start(chosen))} /> : null}
      {asks ? (
        <div role="alert">
          <Notice>{TEXTS.closing}</Notice>
        </div>
      ) : null}
    </Dialog>
  );
}

/** What is chosen or was dropped, as far as it can be taken; what was dropped begins by itself. */
function useTaken(dropped: readonly File[], start: Importing['start']) {
  const [chosen, setChosen] = useState<readonly File[]>();
  const [refusal, setRefusal] = useState<string>();
  const begun = useRef(false);

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
  return { take, chosen, refusal };
}

interface FailedProps {
  readonly failure: string;
  readonly onAgain: (() => void) | undefined;
}

function Failed({ failure, onAgain }: FailedProps) {
  const again = onAgain ? (
    <Button size="sm" onClick={onAgain}>
      {TEXTS.again}
    </Button>
  ) : null;
  return (
    <Notice kind="error" action={again}>
      {failure}
    </Notice>
  );
}

function Actions({ progress, stop, onClose }: Importing & { readonly onClose: () => void }) {
  const over = isOver(progress);
  return (
    <>
      {progress && !over ? <Button onClick={stop}>{TEXTS.stop}</Button> : null}
      <Button variant={over ? 'primary' : undefined} onClick={onClose}>
        {over ? TEXTS.done : TEXTS.close}
      </Button>
    </>
  );
}

/** What was begun before and has not come whole, with how to go on. */
function Halves({ halves, forget }: Importing) {
  return halves.map((half) => (
    <Notice
      key={half.id}
      action={
        <Button size="sm" onClick={() => forget(half)}>
          {TEXTS.forget}
        </Button>
      }
    >
      {TEXTS.half(half)}
    </Notice>
  ));
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
