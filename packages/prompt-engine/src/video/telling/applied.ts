import { isSeveral } from '../core/named-as.ts';
import type { DeedShot } from '../plain/deed-shots.ts';
import { capital, small } from '../wording.ts';
import type { Telling } from './tellings.ts';

/* The shots of a film in another way to tell it, and what this way says of camera, sound and look. */

const FIRST_AT_LEAST = 1;

/** A shot before the first one, which gives it some of its time. */
function before(shots: readonly DeedShot[], text: string, size: string): readonly DeedShot[] {
  const [first, ...more] = shots;
  if (!first) return shots;
  const length = first.to - first.from;
  if (length < 2) return [{ ...first, text: `${text}; then ${small(first.text)}` }, ...more];
  const at = first.from + (length > 4 ? 2 : FIRST_AT_LEAST);
  const { detail: _, ...bare } = first;
  return [
    { ...bare, to: at, text, size, lines: [], onScreen: [], isTold: false },
    { ...first, from: at },
    ...more,
  ];
}

/** The first page of a diary that a film is told from. */
export const diaryOf = (title: string): string => `A diary opens under a lamp, in it by hand “${title}”`;

/** What opens a film that is told in another way; empty where its first shot does. */
export function firstPicture(telling: Telling, shots: readonly DeedShot[], title: string): string {
  const last = shots.findLast(({ text }) => text !== '')?.text ?? '';
  if (telling.name === 'voice') return diaryOf(title);
  if (telling.name === 'heard') return `Black screen: only the sound of ${small(telling.sound)}`;
  if (telling.name === 'ahead') return `One look ahead: ${small(last)}`;
  if (telling.name === 'split')
    return `Split screen: ${small((shots[0]?.text ?? '').split(', ')[0] ?? '')}, and beside it ${small(last)}`;
  if (telling.name === 'interview')
    return `${capital(telling.who)} on ${isSeveral(telling.who) ? 'chairs' : 'a chair'} before the camera, eyes just past it`;
  if (telling.name === 'paper') return 'Two hands open a paper stage on a table';
  if (telling.opens === undefined) return '';
  return telling.opens.includes('“')
    ? telling.opens.replace('{1}', title)
    : telling.opens.replace(/,[^,]*\{1\}$/u, '');
}

/** The shots in their new order. */
export function toldIn(
  telling: Telling | undefined,
  shots: readonly DeedShot[],
  title: string,
): readonly DeedShot[] {
  const opening = telling ? firstPicture(telling, shots, title) : '';
  return opening === '' ? shots : before(shots, opening, telling?.name === 'heard' ? '' : 'medium');
}

/** What a way to tell says of the camera of each shot. */
export function cameraIn(telling: Telling | undefined, line: string, { text }: DeedShot): string {
  if (telling?.name === 'heard' && text.startsWith('Black screen')) return 'Black screen';
  if (telling?.name === 'locked') return 'Wide shot, fixed';
  if (telling?.name === 'beside') return [line, `at the height of ${telling.who}`].filter(Boolean).join('; ');
  if (telling?.name === 'shoulder')
    return [line, `over the shoulder of ${telling.who}`].filter(Boolean).join('; ');
  return line;
}

/** What is heard through all of a film that is told so. */
export const voiceTold = (telling: Telling | undefined): string =>
  telling?.name === 'voice' || telling?.name === 'spoken' || telling?.opens?.includes('“') === true
    ? 'a quiet voice tells it'
    : telling?.name === 'interview'
      ? `the voice of ${telling.who} goes on over the pictures`
      : '';

/** The look of a film that is told so. */
export const lookIn = (telling: Telling | undefined): string =>
  telling?.name === 'paper' || (telling?.opens !== undefined && !telling.opens.includes('“'))
    ? 'paper theatre on a table, all of it cut by hand'
    : '';
