import { inWords } from '../lexicon/row.ts';
import type { Scene } from '../read/scene.ts';
import { chosen } from './choose.ts';
import { aOf } from './refer.ts';
import { type Brief, type Decision, said } from './shot.ts';

/*
 * What is lettered on a surface, and what is drawn on it besides.
 */

export const quoted = (scene: Scene): string => inWords(scene.lettering.map((line) => `“${line}”`));

/** What a mark or a poster shows besides its words. */
export function motifsOf(scene: Scene): string[] {
  return scene.cast
    .filter(
      (member) =>
        !member.proper &&
        member.kind !== 'sign' &&
        member.kind !== 'graphic' &&
        member.kind !== 'abstract' &&
        member.relation?.preposition !== 'on' &&
        !(member.proper && scene.lettering.some((line) => line.includes(member.words))),
    )
    .slice(0, 2)
    .map(aOf);
}

/** Whether a logo, icon or emblem is asked for. */
export const isMark = (scene: Scene): boolean =>
  scene.uses.some(({ row }) => ['logo', 'icon', 'icon-set', 'sticker'].includes(row.id)) ||
  scene.styles.some(({ words }) => /logo|icon|monogram|emblem/i.test(words));

/** The words to be read, how they are set, and that they stand there once. */
export function lettering(brief: Brief, how: string): Decision[] {
  const { scene } = brief;
  if (scene.lettering.length === 0) return [];
  return [
    {
      element: 'subject',
      text: `The ${scene.lettering.length > 1 || /\s/.test(scene.lettering[0] ?? '') ? 'words' : 'word'} ${quoted(scene)} ${how}, spelled exactly and written once`,
      because: `${said(scene.lettering.join(' / '))} is to be read in the picture.`,
    },
  ];
}

const TYPEFACES = [
  'in a sturdy rounded sans-serif',
  'in a heavy slab serif',
  'in clean geometric capitals',
  'in a flowing hand-drawn script',
];

/** The lettering of a take; another variation sets it in another face. */
export const faceOf = (brief: Brief): string => chosen(TYPEFACES, brief, 'face') ?? 'in large clear capitals';
