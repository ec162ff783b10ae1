import type { Scene } from '../../read/scene.ts';
import { leadingStyle } from '../look/look.ts';
import { isLookOfSheet } from '../plain/plain-sheet.ts';
import type { AskedForm } from './form.ts';

const OF_FORMS =
  /isometric|cut-?away|cross[- ]section|exploded|waldo|wimmel|map|tattoo|comic|picture book|diagram|infographic|poster/i;

/** The look that the words name besides the form itself. */
export function lookBeside(scene: Scene, form: AskedForm): ReturnType<typeof leadingStyle> {
  const style = leadingStyle(scene);
  if (!style || style.row.medium === 'photo' || style.row.medium === 'graphic' || !isLookOfSheet(style.words))
    return undefined;
  const isOwn =
    form.id !== 'pattern' &&
    (form.words.toLowerCase().includes(style.words.toLowerCase()) ||
      style.row.names.some((name) => form.words.toLowerCase().includes(name)));
  return isOwn || OF_FORMS.test(style.words) ? undefined : style;
}
