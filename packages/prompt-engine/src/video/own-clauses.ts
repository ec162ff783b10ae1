import type { Idea } from './idea.ts';
import { HANDS } from './instruction.ts';
import { MOST_STEPS } from './lesson-arc.ts';
import type { Arc, Step } from './steps.ts';
import { wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/*
 * Nothing that an idea says may be missing from its film. Where an arc leaves words out, the idea is told in its own
 * clauses instead, in their order and as they were typed: a shot list may name what is seen without a verb.
 */

/** Words that say what sort of film it is, for whom, where and how long, and show nothing. */
const OF_THE_FILM =
  /^(?:ads?|advert\w*|commercials?|promos?|trailers?|teasers?|reels?|clips?|videos?|films?|movies?|shorts?|vlogs?|documentary|montage|tutorials?|how-to|explain\w*|animation|cartoon|scenes?|storys?|stories|script|shots?|macro|cinematic|close-?up|slow-?mo(?:tion)?|timelapse|time-?lapse|seconds?|secs?|minutes?|mins?|school|class|project|youtube|instagram|tiktok|facebook|music|song|dialogue|conversation|day|first|slow|motion|drone|silent|vertical|lofi|aerial|photorealistic|realistic|handheld|camera|voice-?over|narrator|background|style|funny|short|quick|about|want|need|make|please|with|from|into|that|this|then|and|the|for|who|his|her|its|their|they|them|him|she|our|are|was|were|has|have|had|but|until|while|before|after|when|where|because|just|very|really|over|under|through|like|between|other|each|every|finally|suddenly|end|beginning|start\w*|keep\w*|year|years|olds?|viewers?|kids)$/;

/** Enough of a word to know it again in another form: 'opening' and 'opens'. */
const stemOf = (word: string): string => word.replace(/(?:ings?|e[sd]|s|e|y)$/, '').slice(0, 4);

const contentOf = (text: string): string[] =>
  wordsOf(text)
    .map(({ text: word }) => word.replace(/['’]s$/, ''))
    .filter((word) => word.length > 2 && !/\d/.test(word) && !OF_THE_FILM.test(word));

/** Parts of the idea that are filmed another way than by showing what they name. */
const isToldOtherwise = ({ explained, brief, events, spansHours, timing, scene, subject }: Idea): boolean =>
  explained !== undefined ||
  /^(?:why|what|how|when|who|where)\b/i.test(subject) ||
  brief.beats.length > 0 ||
  events[0]?.subject === HANDS ||
  spansHours ||
  timing === 'lapse' ||
  scene.isForeign;

/** Words of the idea that no step says. */
export function leftOut(idea: Idea, arc: Arc): string[] {
  const { subject, rest, brief, heading } = idea;
  const said = new Set(
    [...arc.map(({ action, line = '' }) => `${action} ${line}`), brief.audience, brief.name ?? '', heading]
      .flatMap((text) => wordsOf(text))
      .map(({ text }) => stemOf(text)),
  );
  return contentOf(`${subject} ${rest}`).filter((word) => !said.has(stemOf(word)));
}

/** What somebody wants of us, before what they want to see. */
const WISH =
  /^(?:(?:so |and |please |hi,? |hey,? )*(?:i|we)(?:['’]d| would|['’]m|)\s?(?:really )?(?:want|need|like|love|looking for|am looking for|making|am making)(?: to (?:make|have|see))?|(?:can you |could you |please )?(?:make|create|do|write)(?: me| us)?)\s(?:(?:an?|the|some|my)\s)?(?:(?:[\p{L}\d-]+\s){0,4}?(?:video|film|clip|reel|ad|advert|trailer|promo|short|commercial|animation|montage|vlog)s?\b)?\s*(?:of|about|where|showing|for|in which|that shows|:)?\s*(?:(?:him|her|them|me|us|it)\s(?=\p{L}+ing\b))?/iu;

/** What calls it a film, before what is seen in it. */
const HEADED =
  /^(?:an?\s|the\s|my\s)?(?:[\p{L}\d-]+\s){0,4}?(?:music video|videos?|films?|clips?|trailer|montage|documentary|vlog|reel|short|comedy|drama|animation)\s(?:for|of|about|on|where|in which|showing)\s(?:(?:an?\s)?(?:[\p{L}-]+\s){0,3}?song\s(?:about|on)\s)?/iu;

/** Where one clause ends and the next begins. */
const ENDS =
  /[.!?;]+\s+|\s+[-–—]\s+|:\s+|,\s+(?:and\s+|but\s+)?(?:then\s+|until\s+|finally\s+)?|\s+(?:and\s+then|but\s+then|then|until)\s+/iu;

const CLAUSE_AT_LEAST = 2;

/** The clauses of an idea, at most as many as a film has steps. */
function clausesOf({ subject, rest }: Idea): string[] {
  const clauses = `${subject}. ${rest}`
    .split(ENDS)
    .map((clause) =>
      clause
        .trim()
        .replace(WISH, '')
        .replace(HEADED, '')
        .replace(/[.!?,]+$/, '')
        .trim(),
    )
    .filter((clause) => contentOf(clause).length > 0);
  while (clauses.length > MOST_STEPS || clauses.some((clause) => isShort(clause, clauses))) {
    // The shortest goes with the one after it, the last with the one before.
    const lengths = clauses.map(
      (clause, i) => clause.length + (clauses[i + 1] ?? clauses[i - 1] ?? '').length,
    );
    const at = lengths.indexOf(Math.min(...lengths));
    const first = Math.min(at, clauses.length - 2);
    clauses.splice(first, 2, `${clauses[first]}, ${clauses[first + 1]}`);
  }
  return clauses;
}

const isShort = (clause: string, all: readonly string[]): boolean =>
  all.length > 3 && clause.split(' ').length < CLAUSE_AT_LEAST;

/** What an advert is for. */
const SOLD =
  /\b(?:ads?|advert|advertisement|commercial|promo|spot)\s(?:video\s)?for\s(?:an?\s|the\s)?(.+)$/iu;

const AS_TYPED = { sound: '', isTold: true } as const;

/** What stands in an arc where nothing better was known. */
const FILLER =
  /\b(?:turns? to the lens|speaks, leaning|listens, then answers|slowly moves closer to|stands? on a plain ground)\b/;

/** The arc, or where it leaves out what the idea says, the idea's own clauses. */
export function nothingLeftOut(idea: Idea, arc: Arc): Arc {
  const isFilled = arc.some(({ action }) => FILLER.test(action));
  // What nothing happens in is looked at, one side after the other.
  if (isToldOtherwise(idea) || (idea.events.length === 0 && !isFilled)) return arc;
  if (leftOut(idea, arc).length < (isFilled ? 1 : 2)) return arc;
  const clauses = clausesOf(idea);
  if (clauses.length === 0) return arc;
  const sold = clauses.length > 1 ? SOLD.exec(clauses[0] ?? '')?.[1] : undefined;
  const shown = sold ? [...clauses.slice(1), sold] : clauses;
  const steps = shown.map(
    (clause, i): Step => ({ ...AS_TYPED, action: capital(clause), size: i === 0 ? 'wide' : 'medium' }),
  );
  return leftOut(idea, steps).length < leftOut(idea, arc).length ? steps : arc;
}
