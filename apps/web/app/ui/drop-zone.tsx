import { CircleAlert, ImageUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { type OnFile, useFileDrop, usePastedFile } from './file-drop.ts';

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
