import { type DragEvent, useEffect, useState } from 'react';

/** Takes a file, and those that came with it. */
export type OnFile = (file: File, ...more: File[]) => void;

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
