import { articleFor, singularsOf } from '../lexicon/inflect.ts';
import { rowsOf, textOf } from '../lexicon/row.ts';
import { senses } from '../read/senses.ts';
import { callingNamed, deedOf } from './calling.ts';
import { IMAGE_ROWS, KIND_ROWS } from './image-rows.ts';
import { DETERMINERS, PREPOSITIONS, wordsOf } from './verbs.ts';
import { agreeing, capital } from './wording.ts';

/* A thing that is only named, as a sentence that a camera can film: 'neon lights outside' glow outside. */

interface ImageRow {
  readonly does: string;
  readonly where: string;
}

const ROWS: readonly (readonly [RegExp, ImageRow])[] = rowsOf(IMAGE_ROWS, 3).map(
  ([words = '', does = '', where]) => [
    new RegExp(`(?:^|[\\s-])(?:${words})`, 'iu'),
    { does, where: textOf(where) },
  ],
);
const KINDS: ReadonlyMap<string, ImageRow> = new Map(
  rowsOf(KIND_ROWS, 3).map(([kind = '', does = '', where]) => [kind, { does, where: textOf(where) }]),
);

/** Things that are poured, eaten or breathed, which no 'a' stands before. */
const MASS: ReadonlySet<string> = new Set(['food', 'drink', 'material', 'weather', 'abstract', 'textile']);

function kindOf(noun: string): string | undefined {
  for (const one of [noun, ...singularsOf(noun)]) {
    const sense = senses()
      .get(one)
      .find(({ is }) => is === 'noun');
    if (sense?.is === 'noun') return sense.row.kind;
  }
  return undefined;
}

/** A name with the article that it lacks: 'girl' → 'a girl', 'ramen' → 'the ramen', 'lights' as it is. */
export function named(name: string): string {
  const [first] = wordsOf(name);
  const last =
    wordsOf(name.split(/\s(?:with|without|from|for|like|of|in|on|at|\p{L}+ing)(?=\s|$)/u)[0] ?? name).at(-1)
      ?.text ?? '';
  if (
    !first ||
    DETERMINERS.has(first.text) ||
    /^(?:\d|every(?:one|body)|nobody|someone)/i.test(name) ||
    isPlural(last)
  )
    return name;
  if (/^\p{Lu}\p{Ll}/u.test(name) && kindOf(first.text) === undefined) return name;
  const kind = kindOf(last);
  return kind && MASS.has(kind) ? `the ${name}` : `${articleFor(name)} ${name}`;
}

const isPlural = (noun: string): boolean =>
  /^(?:people|children|women|men|kids|mice|geese|sheep)$/.test(noun) || /[^siu]s$/.test(noun);

/** The words before the first preposition, and the rest. */
function parted(name: string): readonly [head: string, rest: string] {
  const words = wordsOf(name);
  const at = words.findIndex(
    ({ text }, i) =>
      i > 0 &&
      (PREPOSITIONS.has(text) || /^(?:outside|inside|everywhere|overhead|downtown|all|every)$/.test(text)) &&
      text !== 'of' &&
      text !== 'as',
  );
  const start = words[at]?.start;
  return start === undefined ? [name.trim(), ''] : [name.slice(0, start).trim(), name.slice(start).trim()];
}

/** Whether a row knows what is seen of a name. */
export const isSeen = (name: string): boolean => ROWS.some(([words]) => words.test(parted(name)[0]));

/** Whether a row knows what is seen of a name that says where: 'rain on a tin roof'. */
export function isKnownImage(name: string): boolean {
  const [head, rest] = parted(name.trim());
  const [core = head] = head.split(/\sof\s/);
  return rest !== '' && ROWS.some(([words]) => words.test(core));
}

/** What goes beyond a thing and where it is. */
const SAYS_MORE =
  /\b(?:as|who|whose|which|that|where|when|while|until|if|but|so|because|or|not|no|never|than|and|vs)\b|[,;:()]|\d/i;

/** A named thing as a whole sentence without its full stop; where nothing is known of it, the name as it is typed. */
export function imageSentence(name: string): string {
  const typed = name.trim().replace(/[.!]+$/, '');
  const [, wrong] = /^(.+)\sgone wrong$/i.exec(typed) ?? [];
  if (wrong) return capital(`${named(wrong)} goes wrong`);
  const [, worked] = /^hands (?:on|in) (?:the )?(.+)$/i.exec(typed) ?? [];
  if (worked) return `Two hands work on the ${worked}`;
  const [, strewn] = /^(?:the )?(\p{L}+) everywhere$/iu.exec(typed) ?? [];
  if (
    strewn &&
    /^(?:food|material|object|toy|clothing|product|paper|plant|flower|drink|produce|container)$/.test(
      kindOf(strewn) ?? '',
    )
  )
    return `${capital(strewn)} ${isPlural(strewn) ? 'lie' : 'lies'} everywhere`;
  const [head, rest] = parted(typed);
  const bare = head.replace(/^(?:an?|the|some|lots of)\s/i, '');
  const [core = bare] = bare.split(/\sof\s/);
  const last = wordsOf(core).at(-1)?.text ?? '';
  // A long name, or one that says more than a thing and its place, is told by its own words.
  const isPlain = wordsOf(bare).length < 5 && !SAYS_MORE.test(typed);
  const row = isPlain
    ? (ROWS.find(([words]) => words.test(core))?.[1] ?? (rest === '' ? kindRow(last) : undefined))
    : undefined;
  if (!row) return capital(typed);
  const { does, where } = row;
  // 'With a pool' belongs to the house, not to how it stands.
  const isPart = /^(?:with|without|from|for|like)\s/i.test(rest) && does.includes('{it}');
  const it = named(isPart ? `${head} ${rest}` : head);
  const isPair = /^\p{Lu}\p{L}+ and \p{Lu}\p{L}+$/u.test(core);
  if (isPair) return [`${core} look at each other`, rest].filter(Boolean).join(' ');
  const said = agreeing(does.replace('{it}', it), isPlural(last));
  return capital([said, (!isPart && rest) || where].filter(Boolean).join(' '));
}

/** By its kind; a person whose calling names a deed does it. */
const kindRow = (noun: string): ImageRow | undefined => {
  const kind = kindOf(noun) ?? '';
  return /^(?:person|group|child)$/.test(kind) ? beingAt(noun) : KINDS.get(kind);
};

/** What somebody is seen to do: what the calling names, else a look. */
function beingAt(noun: string): ImageRow {
  const verb = callingNamed(noun)?.verb;
  const deed = isPlural(noun) ? undefined : deedOf(noun);
  if (deed) return { does: `{it} ${deed}`, where: '' };
  return { does: verb ? `{it} [${verb.s}|${verb.base}]` : '{it} [looks|look] up', where: '' };
}
