import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import type { Event } from '../event.ts';
import { capital, escaped } from '../wording.ts';

/* What a moment names beside whoever acts in it, from near and with them: the idea's own beings and things, and no others. */

/** Kinds that no camera goes near to. */
const UNSEEN: ReadonlySet<string> = new Set([
  'abstract',
  'weather',
  'event',
  'sport',
  'celestial',
  'body-part',
]);
const ARTICLE = String.raw`(an?|the|his|her|my|our|their|its|your|two|three|four|five|six)\s(?:[\p{L}’'-]+\s){0,2}?`;

/** A member as it is called again, with whose it is or how many there are. */
function calledIn(text: string, member: Member): string {
  const [, article = ''] =
    new RegExp(`(?<!\\p{L})${ARTICLE}${escaped(member.words)}(?!\\p{L})`, 'iu').exec(text) ?? [];
  if (article === '' || member.proper) return theOf(member);
  return /^(?:an?|the)$/i.test(article) ? `the ${member.words}` : `${article.toLowerCase()} ${member.words}`;
}

const isOfDoer = ({ words, name }: Member, doer: string): boolean => {
  const called = doer.toLowerCase();
  return called.includes(words.toLowerCase()) || called.includes(name.toLowerCase());
};

/** The being or thing that a moment names beside its doer, as it is called again; empty where it names none for certain. */
export function besideIn({ text, doer }: Event, { cast, isForeign }: Scene): string {
  const other = cast.find(
    (member) =>
      member.known &&
      !UNSEEN.has(member.kind) &&
      member.part !== 'worn' &&
      member.part !== 'topic' &&
      !isOfDoer(member, doer),
  );
  return other ? (isForeign ? theOf(other) : calledIn(text, other)) : '';
}

/** The same from near. */
export const besideNear = (called: string): string => (called === '' ? '' : `${capital(called)}, from near`);

/** Whoever acts and what is named beside, both in view. */
export const bothInView = (doer: string, called: string): string =>
  `${capital(doer)} and ${called}, both in view, from further off`;

/** A deed of people in another language: what is named of it, and who does it. */
export function foreignViews({ cast }: Scene): readonly [near: string, end: string] | undefined {
  const who = cast.find(({ kind, known }) => known && isBeing(kind));
  const other = cast.find((member) => member.known && member !== who && !UNSEEN.has(member.kind));
  if (!who || !other) return undefined;
  return [besideNear(theOf(other)), bothInView(theOf(who), theOf(other))];
}
