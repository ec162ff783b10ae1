import { INPUT_IMAGE } from '@framewright/contract';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { fileSize } from '../../lib/formatting.ts';
import { classNames } from '../../ui/class-names.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.tsx';
import { type InputImage, readInput, refuseInput } from './read-input.ts';
import { IMAGE_SCREEN, MODEL_TEXTS } from './texts.ts';

export interface InputPicturesProps {
  readonly inputs: readonly InputImage[];
  /** As many as the model takes. */
  readonly max: number;
  readonly modelLabel: string;
  readonly error: string | undefined;
  readonly onInputs: (inputs: readonly InputImage[]) => void;
  readonly onError: (sentence: string | undefined) => void;
}

/** The pictures that image-to-image starts from: a thumbnail each, and a drop zone while there is room. */
export function InputPictures(props: InputPicturesProps) {
  const { inputs, max, modelLabel, error, onInputs } = props;
  const take = useFiles(props);
  const several = max > 1;
  return (
    <div className="grid gap-2.5">
      <span className="field-label">{several ? MODEL_TEXTS.inputImages : MODEL_TEXTS.inputImage}</span>
      {inputs.length > 0 ? (
        <ul className="grid gap-2.5">
          {inputs.map((input, place) => (
            <Thumbnail
              key={input.dataUrl}
              input={input}
              sent={place < max}
              removeLabel={inputs.length === 1 ? MODEL_TEXTS.removeOnly : MODEL_TEXTS.remove(input.name)}
              onRemove={() => onInputs(inputs.filter((other) => other !== input))}
            />
          ))}
        </ul>
      ) : null}
      {inputs.length > max ? (
        <p className="field-hint" role="status">
          {MODEL_TEXTS.tooMany(modelLabel, max)}
        </p>
      ) : null}
      {inputs.length < max ? (
        <DropZone
          label={inputs.length > 0 ? MODEL_TEXTS.uploadMore : MODEL_TEXTS.upload}
          accept={INPUT_IMAGE.types.join(',')}
          multiple={several}
          error={error}
          onFile={take}
        >
          {several ? MODEL_TEXTS.dropSeveral(max) : MODEL_TEXTS.dropOne}
        </DropZone>
      ) : null}
    </div>
  );
}

/** Takes files until one cannot be used, or there is no more room; says which it was. */
function useFiles({ inputs, max, modelLabel, onInputs, onError }: InputPicturesProps) {
  return useCallback(
    async (...files: File[]) => {
      const room = max - inputs.length;
      const taken: InputImage[] = [];
      let refusal = files.length > room ? MODEL_TEXTS.tooMany(modelLabel, max) : undefined;
      for (const file of files.slice(0, room)) {
        const already = [...inputs, ...taken].reduce((sum, { size }) => sum + size, 0);
        const problem = refuseInput(file, already);
        const input = problem ? undefined : await readInput(file).catch(() => undefined);
        if (input) taken.push(input);
        else refusal = problem ?? IMAGE_SCREEN.badFile;
      }
      if (taken.length > 0) onInputs(withoutTwins([...inputs, ...taken]));
      onError(refusal);
      if (refusal) notify.error(refusal);
    },
    [inputs, max, modelLabel, onInputs, onError],
  );
}

/** The same picture twice says nothing new. */
function withoutTwins(inputs: readonly InputImage[]): readonly InputImage[] {
  return [...new Map(inputs.map((input) => [input.dataUrl, input])).values()];
}

interface ThumbnailProps {
  readonly input: InputImage;
  readonly sent: boolean;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

function Thumbnail({ input, sent, removeLabel, onRemove }: ThumbnailProps) {
  return (
    <li className="card flex items-center gap-3.5 p-2.5">
      <img
        src={input.dataUrl}
        alt=""
        className={classNames('aspect-4/3 w-23 flex-none rounded-frame object-cover', !sent && 'opacity-50')}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-[550]" dir="auto">
          {input.name}
        </p>
        <p className="num">
          {fileSize(input.size)}
          {sent ? null : ` · ${MODEL_TEXTS.notSent}`}
        </p>
      </div>
      <IconButton icon={X} label={removeLabel} onClick={onRemove} />
    </li>
  );
}
