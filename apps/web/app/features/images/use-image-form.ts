import type { ImageMode, ImageModelId } from '@framewright/contract';
import { STRENGTH } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useEffect, useState } from 'react';
import { takeHandedPicture } from '../../lib/handed-picture.ts';
import { type InputImage, readInput } from './read-input.ts';
import { IMAGE_SCREEN } from './texts.ts';
import type { ImageWish } from './use-generate-image.ts';

/** What is wrong, by field. */
export type Problems = Partial<Record<'key' | 'input' | 'description', string>>;

/** The form's own state: model, mode, input, strength and the key, which lives nowhere else. */
export function useImageForm(defaultModel: ImageModelId) {
  const [model, setModel] = useState(defaultModel);
  const [mode, setMode] = useState<ImageMode>('text-to-image');
  const [input, setInput] = useState<InputImage>();
  const [strength, setStrength] = useState<number>(STRENGTH.default);
  const [key, setKey] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  // A picture that was handed over from the extractor is the input of image-to-image.
  useEffect(() => {
    const picture = takeHandedPicture();
    if (!picture) return;
    setMode('image-to-image');
    readInput(picture).then(setInput, () => setProblems({ input: IMAGE_SCREEN.badFile }));
  }, []);

  /** Sets what is wrong with one field, or that nothing is any more. */
  function tell(field: keyof Problems, sentence?: string) {
    setProblems(({ [field]: _, ...others }) => (sentence ? { ...others, [field]: sentence } : others));
  }

  /** Everything that is missing, in the order of the form; the fields show it. */
  function check(description: string): Problems {
    const found: Problems = {
      ...(model === 'seedream' && !key.trim() && { key: IMAGE_SCREEN.byteplusKey }),
      ...(mode === 'image-to-image' && !input && { input: IMAGE_SCREEN.inputImage }),
      ...(!description.trim() && { description: IMAGE_SCREEN.description }),
    };
    setProblems(found);
    return found;
  }

  function wish(prompt: string, aspectRatio: AspectRatio): ImageWish {
    return {
      prompt,
      model,
      ...(mode === 'image-to-image' && input ? { inputImage: input.dataUrl, strength } : { aspectRatio }),
      ...(model === 'seedream' && { byteplusKey: key.trim() }),
    };
  }

  return {
    ...{ model, setModel, mode, setMode, input, setInput, strength, setStrength, key, setKey },
    ...{ problems, tell, check, wish },
  };
}

export type ImageFormState = ReturnType<typeof useImageForm>;
