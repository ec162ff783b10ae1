import { INPUT_IMAGE } from '@framewright/contract';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { fileSize } from '../../lib/formatting.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.tsx';
import { type InputImage, readInput, refuseInput } from './read-input.ts';
import { IMAGE_SCREEN } from './texts.ts';

export interface InputPictureProps {
  readonly input: InputImage | undefined;
  readonly error: string | undefined;
  readonly onInput: (input: InputImage | undefined) => void;
  readonly onError: (sentence: string | undefined) => void;
}

/** The picture that image-to-image starts from: a drop zone until there is one, then its thumbnail. */
export function InputPicture({ input, error, onInput, onError }: InputPictureProps) {
  const take = useCallback(
    async (file: File) => {
      const refusal = refuseInput(file);
      onError(refusal);
      if (refusal) {
        notify.error(refusal);
        return;
      }
      try {
        onInput(await readInput(file));
      } catch {
        onError(IMAGE_SCREEN.badFile);
        notify.error(IMAGE_SCREEN.badFile);
      }
    },
    [onInput, onError],
  );

  if (!input) {
    return (
      <div className="grid gap-1.75">
        <span className="field-label">Input image</span>
        <DropZone
          label="Upload an input image"
          accept={INPUT_IMAGE.types.join(',')}
          error={error}
          onFile={take}
        >
          Drop it here, paste it, or click to choose. JPEG, PNG or WebP, up to 5 MB.
        </DropZone>
      </div>
    );
  }
  return (
    <div className="grid gap-1.75">
      <span className="field-label">Input image</span>
      <div className="card flex items-center gap-3.5 p-2.5">
        <img src={input.dataUrl} alt="" className="aspect-4/3 w-23 flex-none rounded-frame object-cover" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-[550]">{input.name}</p>
          <p className="num">{fileSize(input.size)}</p>
        </div>
        <IconButton icon={X} label="Remove image" onClick={() => onInput(undefined)} />
      </div>
    </div>
  );
}
