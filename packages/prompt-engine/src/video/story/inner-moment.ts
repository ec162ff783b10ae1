import { clauseVerb } from '../clause-verb.ts';
import { type Event, seen } from '../event.ts';
import { verbAt, wordsOf } from '../verbs.ts';
import { capital } from '../wording.ts';

/* What a moment tells inside its own clause, which is seen after it: whoever is heard, what is found out. */

const THAT =
  /^(?:\S+\s){0,3}?(?:know|knows|notices?|realises?|realizes?|suspects?|guess(?:es)?|learns?|discovers?|finds? out|hears?)\s(?:that\s)?((?:an?|the|his|her|their|my|our|it|he|she|they)\s.{6,})$/iu;
/** Somebody at something, whom whoever acts sees or hears. */
const SENSED =
  /^(?:hears?|sees?|watch(?:es)?|notices?|spots?|catch(?:es)?|overhears?)\s((?:an?|the|his|her|their|two|three|someone|somebody)\s(?:[\p{L}’'-]+\s){0,3}?\p{L}{2,}ing\b.*)$/iu;
const LETS = /^lets?\s((?:an?|the|his|her|their|my)\s)(.+)$/iu;

/** 'Lets a crying boy drive the train': the boy drives it. */
function letDo(doing: string): string {
  const [, article = '', rest = ''] = LETS.exec(doing) ?? [];
  const words = wordsOf(rest);
  const at = words.findIndex((_, i) => i > 0 && verbAt(words, i)?.form === 'base');
  const verb = at > 0 ? verbAt(words, at) : undefined;
  const [start, end] = [words[at]?.start ?? 0, words[at + (verb?.length ?? 1) - 1]?.end ?? 0];
  const isOne = !/s$/.test(words[at - 1]?.text ?? '');
  return verb
    ? `${article}${rest.slice(0, start)}${isOne ? verb.verb.s : verb.verb.base}${rest.slice(end)}`
    : '';
}

/** Whether a clause tells something itself. */
function isClause(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    ({ text: word }, i) =>
      i > 0 &&
      (/^(?:is|are|was|were|has|have|can|will)$/.test(word) ||
        verbAt(words, i)?.form === 's' ||
        (verbAt(words, i)?.form === 'base' && /[^s]s$/.test(words[i - 1]?.text ?? ''))),
  );
}

const DREAMS_OF =
  /^(?:dreams?|dreaming|daydreams?|fantasi[sz]es?|imagines?|imagining)\s(?:(?:of|about)\s)?(?:(being|becoming|himself as|herself as|itself as)\s)?(.{3,})$/iu;

/** What is dreamt is seen: the goldfish as an astronaut. */
function dreamt({ doer, doing }: Event): string {
  const [, being = '', what = ''] = DREAMS_OF.exec(doing) ?? [];
  if (what === '' || doer === '') return '';
  return being === '' ? `In the dream: ${what}` : `In the dream: ${doer} as ${what}`;
}

const BELIEVES =
  /^(?:\p{L}+ly\s)?(?:believes?|thinks?|suspects?|imagines?|fears?|(?:is|are) (?:convinced|sure|certain))\s(?:that\s)?((?:an?|the|his|her|their|my|our|it|he|she|they|every\w*|all)\s.{6,})$/iu;
const sayOf = (doer: string): string =>
  `${doer} ${/^(?:they|we|i|you)$/i.test(doer) || /[^s]s$/.test(doer) ? 'see' : 'sees'}`;

/** What is noticed before it is understood: 'A babysitter notices the baby monitor'. */
function noticed(event: Event, told: string): readonly Event[] | undefined {
  const verb = clauseVerb(wordsOf(told));
  const what = told.slice(0, wordsOf(told)[verb?.from ?? 0]?.start ?? 0).trim();
  const at = event.text.indexOf(told);
  if (!SEES.test(event.base) || at < 0 || !/^(?:an?|the|his|her|their|my|our)\s/i.test(what))
    return undefined;
  const again = what.replace(/^an?\s/i, 'the ');
  return [
    { ...event, text: `${event.text.slice(0, at).replace(/\sthat\s$/, ' ')}${what}` },
    seen(capital(told)),
    {
      ...seen(capital(`${event.doer} ${event.isPlural ? 'stare' : 'stares'} at ${again}`)),
      part: 'end',
      size: 'close',
    },
  ];
}

const SEES = /^(?:notice|see|spot|watch)\b/;

/** The moments of a deed that has another inside it; none where it tells only itself. @param near whoever acts, from near */
export function innerMoments(event: Event, near: readonly Event[]): readonly Event[] {
  const { doer, doing } = event;
  const dream = dreamt(event);
  if (dream !== '') return [event, ...near, { ...seen(dream), size: 'full' }];
  const believed = BELIEVES.exec(doing)?.[1] ?? '';
  if (believed !== '' && doer !== '' && isClause(believed))
    return [event, ...near, seen(`As ${sayOf(doer)} it: ${believed}`)];
  const that = THAT.exec(doing)?.[1] ?? '';
  const told = (isClause(that) ? that : '') || SENSED.exec(doing)?.[1] || letDo(doing);
  if (told === '') return [];
  return (isClause(that) ? noticed(event, told) : undefined) ?? [event, ...near, seen(capital(told))];
}
