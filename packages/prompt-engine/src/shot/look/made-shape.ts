import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/*
 * What is trimmed, carved, drawn or baked into a shape: that shape is the point of the picture.
 */

const MAKES = sifted(
  /\b(?:shape|form|outline|likeness|silhouette)s? of (?:an? |the |two |her |his |their )?/i,
);

/** What is made is called by how it is made. */
const MADE_BY: readonly (readonly [RegExp, string])[] = [
  [sifted(/^(?:draw|doodle|sketch|chalk|trace)/), 'the drawing of'],
  [sifted(/^(?:paint|spray)/), 'the painting of'],
  [sifted(/^(?:knit|crochet|sew|stitch|embroider)/), 'the needlework of'],
];

/** What comes of the making: the point of the picture, seen from the front. */
export function productOf({ scene, take }: Brief): Decision[] {
  const told = MAKES.exec(scene.subject);
  const after = told ? scene.subject.slice(told.index + told[0].length).toLowerCase() : '';
  const shape = scene.cast.find(({ words, part, relation }) =>
    told
      ? part !== 'main' && after.startsWith(words.toLowerCase())
      : part === 'content' && relation?.preposition !== 'of',
  );
  // Who draws a bow or a sword makes no picture of it.
  if (
    !shape ||
    take === 'minimal' ||
    /\bdraw\w* (?:an?|the|his|her|their) (?:bow|sword|gun|knife|blade|pistol|bath|weapon|dagger)\b/i.test(
      scene.subject,
    )
  )
    return [];
  const doing = scene.doings.find(({ form, object }) => form !== 'past' && object !== undefined);
  const stuff = doing && scene.cast[doing.object ?? -1];
  const face = shape.relation?.preposition === 'whose' ? scene.cast[shape.relation.to] : undefined;
  const by =
    MADE_BY.find(([verb]) => doing !== undefined && verb.test(doing.verb.base))?.[1] ?? 'the shape of';
  const name = face ? `the ${shape.name}'s ${face.name}` : `${by} ${theOf(shape)}`;
  const from = stuff && stuff !== shape ? ` in ${theOf(stuff)}` : '';
  const [studio, cinematic] = doing
    ? [
        `${capital(name)}${from} half finished and turned to the camera, plain to read`,
        `${capital(name)} large in the foreground, one part finished and the rest still rough`,
      ]
    : [
        `${capital(name)} turned to the camera, its outline plain to read`,
        `${capital(name)} dark and clear against the light`,
      ];
  return [
    {
      element: 'subject',
      text: take === 'studio' ? studio : cinematic,
      because: `${said(shape.words)} is what is made, so it is what is looked at.`,
    },
  ];
}

const SHAPED_LIKE = sifted(
  /(\p{L}+) (?:shaped like|in the shape of|in the form of|(?:that |which )?looks? like|forming) (an? [\p{L} -]+?)(?=[,.;]|$| (?:on|in|at|with|for|by|under|over|above|beside|near|and)\b)/iu,
);

/** What is made in another's shape shows that shape, in its own stuff. */
export function shapedLike({ scene, take }: Brief, main: Member): Decision[] {
  const [, head = '', shape] = SHAPED_LIKE.exec(scene.subject) ?? [];
  if (!shape || take === 'minimal' || scene.cast.length > 2) return [];
  // Steam that is shaped like a cat leaves the cup as it is.
  const shaped = scene.cast.find(({ name }) => name.toLowerCase().endsWith(head.toLowerCase())) ?? main;
  return [
    {
      element: 'subject',
      text:
        take === 'studio'
          ? `The outline of ${shape} plain to read at first glance, ${shaped.kind === 'material' ? `drawn by ${theOf(shaped)} alone` : `the material and finish those of ${theOf(shaped)}`}`
          : `The outline of ${shape} drawn by one bright edge${shaped === main ? '' : ` of ${theOf(shaped)}`}`,
      because: `The shape of ${shape} is the idea.`,
    },
  ];
}
