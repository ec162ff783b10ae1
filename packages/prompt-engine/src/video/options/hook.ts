import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { askedBy } from '../plain/plain-hook.ts';
import { tongueOf } from '../plain/tongue.ts';
import { toldMoments } from '../story/tell.ts';
import { capital, cut, smallIn } from '../wording.ts';
import type { Approach } from './approaches.ts';

/* How an option opens, as its script shoots it. */

const ACTION_AT_MOST = 140;

/** The picture that a film opens with, as the script of this option shoots it. */
export function hookOf(approach: Approach, idea: Idea, isSecond: boolean): string {
  const who = idea.request.occasion?.who ?? '';
  const said = ({ text }: Event): string =>
    smallIn(cut(text, ACTION_AT_MOST), idea.subject, who).replace(/[.!?…]+$/, '');
  const told = toldMoments(idea, isSecond);
  const [first] = told;
  if (!first) return `${approach.hook}.`;
  const tongue = idea.scene.isForeign ? tongueOf(idea.subject) : undefined;
  const question = idea.known || first.part === 'near' ? '' : askedBy(first.text);
  const [other] = toldMoments(idea, false);
  const opening = openingOf(told, isSecond, other);
  // The same picture is framed as this way of filming frames its first image.
  const isSame = isSecond && opening.text === other?.text;
  // An idea of another tongue has no words of ours beside its picture.
  if (tongue) return closed(isSame ? `${tongue.again[0]}: ${said(opening)}` : capital(said(opening)));
  return [closed(`${capital(said(opening))}${isSame ? framedBy(approach) : ''}`), question]
    .filter(Boolean)
    .join(' ');
}

/** The first image of a film that is not also that of the other. */
function openingOf(told: readonly Event[], isSecond: boolean, other: Event | undefined): Event {
  const [first] = told;
  const own = isSecond ? told.slice(0, -1).find(({ text }) => text !== other?.text) : first;
  return own ?? first ?? seen('');
}

/** How an approach frames its first image, behind a picture: ': close, already under way'. */
const framedBy = ({ hook }: Approach): string =>
  hook === '' ? '' : `: ${hook.charAt(0).toLowerCase()}${hook.slice(1).replace(/[.]$/u, '')}`;

const closed = (text: string): string => (/[.!?]”$/.test(text) ? text : `${text}.`);
