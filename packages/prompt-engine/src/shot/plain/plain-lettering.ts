import { quoted, toldFace } from '../layout/lettering.ts';
import { tellsManner } from '../layout/lettering-told.ts';
import { type Brief, type Decision, said } from '../shot.ts';

/** So many words without quotation marks may be a name or a title. */
const SHORT_TITLE = 4;

/** What is to be read in the picture: quoted words to the letter, others only as they are meant. */
export function plainLettering({ scene }: Brief): Decision[] {
  if (scene.lettering.length === 0) return [];
  const face = tellsManner(scene) ? undefined : toldFace(scene);
  const isExact = scene.lettering.every(
    (line) =>
      line.split(' ').length <= SHORT_TITLE ||
      [`"${line}"`, `“${line}”`, `«${line}»`, `'${line}'`].some((each) => scene.subject.includes(each)),
  );
  return [
    {
      element: 'subject',
      text: isExact
        ? `${scene.lettering.join(' ').includes(' ') ? 'The words' : 'The word'} ${quoted(scene)}${face ? ` ${face},` : ''} ${scene.lettering.length > 1 ? 'each ' : ''}spelled exactly and written once`
        : 'The lettering spelled exactly and written once',
      because: `${said(scene.lettering.join(' / '))} is to be read in the picture.`,
    },
  ];
}
