import { ApiError } from '../../lib/api-errors.ts';
import { bringFiles } from '../../lib/bring-files.ts';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { screenOf } from '../../lib/latest-work.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notify.tsx';
import { RECIPE_TEXTS as TEXTS } from './texts.ts';

const PICTURE = /\.(?:png|jpe?g|webp)$/i;

/**
 * Takes a picture that says how it was made onto the roll, unless it is there already, and opens it in the image
 * generator with its words, model and settings.
 * @param go opens an address of the app
 */
export async function openRecipe(files: readonly File[], go: (address: string) => void): Promise<void> {
  const [file] = files;
  if (!file || files.length > 1 || !PICTURE.test(file.name)) return notify.error(TEXTS.onePicture);
  announce(COMMON_TEXTS.reading);
  try {
    const ignore = () => undefined;
    const { work_id: id, problems } = await bringFiles([file], ignore, new AbortController().signal);
    if (id === null) return notify.error(problems[0]?.message ?? COMMON_TEXTS.failed);
    notify.success(TEXTS.opened);
    go(screenOf({ kind: 'picture', id }) ?? '/work');
  } catch (error) {
    notify.error((error instanceof ApiError && error.detail) || COMMON_TEXTS.failed);
  }
}
