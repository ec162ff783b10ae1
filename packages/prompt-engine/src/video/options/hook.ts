import { introduced, isSomebody } from '../core/named-as.ts';
import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { isToldWhole } from '../plain/acts.ts';
import { tongueOf } from '../plain/tongue.ts';
import { placeNamedIn } from '../plain/views-of.ts';
import { toldMoments } from '../story/tell.ts';
import { firstFrame, whoIn } from '../telling/first-frame.ts';
import { askedBy } from '../telling/questions.ts';
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
  // The same picture is seen from nearer.
  const isSame = isSecond && opening.text === other?.text;
  // An idea of another tongue has no words of ours beside its picture.
  if (tongue) return closed(isSame ? `${tongue.again[0]}: ${said(opening)}` : capital(said(opening)));
  const own = isSame ? otherFrame(opening.text) : notAgain(opening.text, idea);
  const isOwn = own !== '' && own !== opening.text;
  return [closed(isOwn ? own : capital(said(opening))), question].filter(Boolean).join(' ');
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/^(?:an?|the)\s|[^\p{L}\p{N}]/giu, '');
/** Who and what is there before it happens, where the first picture is the idea once more. */
const notAgain = (text: string, { shown }: Idea): string =>
  lettersOf(text) === lettersOf(shown) ? firstFrame(text) : text;

/** The same moment before it begins, or from where it is not seen at once. */
function otherFrame(text: string): string {
  const place = placeNamedIn(text).replace(/^\p{L}+\s/u, '');
  if (place !== '' && isToldWhole(text)) return `${capital(introduced(place))}, still and waiting`;
  const who = isToldWhole(text) ? whoIn(text) : '';
  return isSomebody(who)
    ? `${capital(introduced(who))}, seen from behind`
    : `${capital(text)}, in one still frame`;
}

/** The first image of a film that is not also that of the other. */
function openingOf(told: readonly Event[], isSecond: boolean, other: Event | undefined): Event {
  const [first] = told;
  const own = isSecond ? told.slice(0, -1).find(({ text }) => text !== other?.text) : first;
  return own ?? first ?? seen('');
}

const closed = (text: string): string => (/[.!?]”$/.test(text) ? text : `${text}.`);
