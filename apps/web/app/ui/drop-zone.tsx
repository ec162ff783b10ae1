import { CircleAlert, ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from './class-names.ts';

export interface DropZoneProps {
  readonly label: string;
  /** Kinds of file, as `accept` takes them. */
  readonly accept: string;
  readonly error?: string | undefined;
  /** In place of the icon. */
  readonly picture?: ReactNode;
  readonly className?: string;
  readonly onFile: (file: File) => void;
  /** What may be dropped, in a few words. */
  readonly children: ReactNode;
}

/** A place for one file: dropped on it, pasted anywhere on the page, or chosen with a click. */
export function DropZone({ label, accept, error, picture, className, onFile, children }: DropZoneProps) {
  const id = useId();
  const { over, target } = useFileDrop(onFile);
  usePastedFile(onFile);

  return (
    <div className="field">
      <label
        htmlFor={id}
        className={classNames('drop-zone', error && 'drop-zone-bad', className)}
        data-over={over ? '' : undefined}
        {...target}
      >
        {picture ?? <ImageUp size={20} strokeWidth={1.6} aria-hidden="true" />}
        <span className="label text-ink">{label}</span>
        <span className="text-sm" id={`${id}-hint`}>
          {children}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          className="sr-only"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
      </label>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A place where a file may be dropped. @returns whether one hovers above it, and what the element listens to */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { over, target };
}

/** A file that is pasted anywhere on the page. */
export function usePastedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
}
