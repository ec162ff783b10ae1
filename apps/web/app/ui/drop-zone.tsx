import { CircleAlert, ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from './class-names.ts';

/** Takes a file, and those that came with it. */
type OnFile = (file: File, ...more: File[]) => void;

export interface DropZoneProps {
  readonly label: string;
  /** Kinds of file, as `accept` takes them. */
  readonly accept: string;
  readonly error?: string | undefined;
  /** In place of the icon. */
  readonly picture?: ReactNode;
  readonly className?: string;
  /** Several files may be chosen at once. */
  readonly multiple?: boolean;
  readonly onFile: OnFile;
  /** What may be dropped, in a few words. */
  readonly children: ReactNode;
}

/** A place for a file, or several: dropped on it, pasted anywhere on the page, or chosen with a click. */
export function DropZone(props: DropZoneProps) {
  const { label, accept, multiple, error, picture, className, onFile, children } = props;
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
          multiple={multiple}
          className="sr-only"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={({ target }) => {
            const [file, ...more] = target.files ?? [];
            if (file) onFile(file, ...more);
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
export function useFileDrop(onFile: OnFile) {
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
      const [file, ...more] = event.dataTransfer.files;
      if (file) onFile(file, ...more);
    },
  };
  return { over, target };
}

/** A file that is pasted anywhere on the page. */
export function usePastedFile(onFile: OnFile): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const [file, ...more] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      onFile(file, ...more);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
}
