import { knownFor } from '../idea/known.ts';
import type { Told } from '../plain/as-told.ts';
import { capital, small } from '../wording.ts';
import { introduced, isSeen, isSeveral, sentence, withoutDeed, withTheAgain } from './named-as.ts';

/*
 * An explanation that somebody gives, or that is given with things: whoever explains is seen in it, and with what.
 */

const BY =
  /\b(?:explained|told|taught|presented|shown|narrated|hosted)\sby\s((?:an?\s|the\s|my\s|our\s)?[^,.;]{3,40})/iu;
const WITH =
  /\b(?:explain(?:ed|s)?|told|taught|shown)\b[^,.;]{0,50}?,?\s?\b(?:with|using|through|by means of)\s((?:an?\s|the\s|some\s)?[^,.;]{3,40})/iu;
const SPEAKING =
  /(?:^|,\s)(?:with\s)?(?:an?\s|the\s)?(talking\s[\p{L}’'-]+(?:\s[\p{L}’'-]+)?|[\p{L}’'-]+\s(?:mascot|character|presenter|host|professor|teacher|scientist|detective|wizard|doctor|expert))(?=,|$)/iu;
const ASKS =
  /\b((?:how|why|what|where|when)\s(?:do|does|is|are|did|can|the|an?|it|we|to|\p{L}+)\s[^,.;:]{3,60})/iu;
const EXPLAINS =
  /^(?:explain(?:ing|s)?|explainer(?: on| about| of)?)\s(?:to\s\p{L}+\s)?([^,.;:]{3,50}?)(?=\s(?:with|using|by|for|in|to)\s|[,.;:]|$)/iu;

/** How it is drawn, and nothing that acts in it. */
const IS_MEDIUM =
  /\b(?:cut-?outs?|drawings?|animation|diagrams?|arrows|captions|subtitles|sketch(?:es)?|infographics?|whiteboard|chalk(?:board)?|lego|stop[- ]?motion|voice|music|text|labels|icons|puppets?|paper)\b/iu;

const COMMON_END = /\s(?:in|for|to)\s(?:\d+|my|our|the|a)\s.*$/iu;

/** What is asked, as it is read: 'Why is the sky blue?'. */
function askedIn(typed: string): { readonly topic: string; readonly isQuestion: boolean } | undefined {
  const asked =
    ASKS.exec(typed)?.[1]
      ?.replace(/\s(?:explained|told|shown|with|using)\b.*$/iu, '')
      .replace(COMMON_END, '') ?? '';
  if (asked !== '') return { topic: asked.trim(), isQuestion: true };
  const topic = EXPLAINS.exec(typed)?.[1] ?? '';
  return topic === '' ? undefined : { topic, isQuestion: false };
}

/** The known steps of an answer, without those that only ask. */
function stepsOf(topic: string): readonly string[] {
  const known = knownFor(small(topic), '') ?? knownFor(`how ${small(topic)} works`, '');
  return known?.sort === 'explained'
    ? known.beats.filter((text) => !/^“|large letters|drawn line by line/u.test(text))
    : [];
}

/** An explanation in its pictures, with whoever gives it; undefined where nobody and nothing is named for it. */
export function explainedBy({
  typed,
}: Told): { readonly images: readonly string[]; readonly read: string } | undefined {
  const asked = askedIn(typed);
  const who = (BY.exec(typed)?.[1] ?? SPEAKING.exec(typed)?.[1] ?? '').replace(/\scharacter$/iu, '').trim();
  const means = who === '' ? (WITH.exec(typed)?.[1] ?? '').trim() : '';
  const named = who || means;
  if (IS_MEDIUM.test(named)) return undefined;
  if (!asked || named === '' || (!isSeen(named.replace(/^talking\s/iu, '')) && who === '')) return undefined;
  const steps = stepsOf(asked.topic);
  const again = withTheAgain(withoutDeed(named));
  const read = `${capital(asked.topic)}${asked.isQuestion && !/^how (?:an?|the|\p{L}+s)\s.*s$/iu.test(asked.topic) ? '?' : ''}`;
  const told = steps.slice(-3);
  const areMany = isSeveral(named);
  if (who !== '')
    return {
      read,
      images: [
        sentence(`${introduced(named)} leans into the picture and asks`),
        ...(told.length > 0
          ? told.map((text, i) => (i === told.length - 1 ? `${text}; ${again} points at it` : text))
          : [
              sentence(`${again} draws the answer in the air, line by line`),
              sentence(
                `the lines become ${asked.topic.replace(/^(?:how|why|what) (?:do|does|is|are|did|can)?\s?/iu, '')}, seen from near`,
              ),
              sentence(`${again} nods beside the finished picture`),
            ]),
      ],
    };
  const acts = areMany ? 'act' : 'acts';
  return {
    read,
    images: [
      sentence(`${introduced(named)}, large letters over ${areMany ? 'them' : 'it'}`),
      ...(told.length > 0
        ? told.map((text, i) =>
            i === 1
              ? `${text}, small as a drawing beside ${again}`
              : sentence(`${again} ${acts} it out: ${small(text.replace(/^Inside the circle, /u, ''))}`),
          )
        : [
            sentence(`${again} ${acts} out the first step, slowly`),
            sentence(`${again} ${acts} out what follows from it, faster`),
            sentence(`all of it in one picture: ${again} and the answer in one line`),
          ]),
    ],
  };
}
