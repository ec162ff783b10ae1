import { INPUT_IMAGE } from '@framewright/contract';
import { IMAGE_SCREEN } from './texts.ts';

/** A picture to start from. */
export interface InputImage {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly dataUrl: string;
}

const TYPES: readonly string[] = INPUT_IMAGE.types;

/**
 * Why a file cannot be used, if it cannot. The server looks at its content; this only spares the upload.
 * @param already bytes of the pictures it would stand beside: together they have the room of one
 */
export function refuseInput(file: Pick<File, 'type' | 'size'>, already = 0): string | undefined {
  if (!TYPES.includes(file.type)) return IMAGE_SCREEN.badFile;
  return already + file.size > INPUT_IMAGE.maxBytes ? IMAGE_SCREEN.tooLarge : undefined;
}

/** Reads a file as a data address. @throws where the browser cannot read it */
export function readInput(file: File): Promise<InputImage> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, size: file.size, dataUrl: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
