import { PhraseTable } from '../lexicon/phrase-table.ts';
import { choicesOf, listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { LANGUAGES } from '../lexicon/tables.ts';
import { isEnglish } from './english-words.ts';
import { senses } from './senses.ts';

/*
 * Subjects in eight other languages are read by their common words: turned into English word by word, in the
 * order of an English sentence, for reading only. The subject stays as it was typed.
 */

interface Gloss {
  readonly english: string;
  readonly role: string;
}

interface Language {
  readonly words: PhraseTable<Gloss>;
  /** Written without spaces: found by longest match of characters. */
  readonly isSpaceless: boolean;
  readonly script?: RegExp;
  readonly longest: number;
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  japanese: /[\u3040-\u30ff]/,
  korean: /[\uac00-\ud7af]/,
  chinese: /[\u4e00-\u9fff]/,
};

/** Lower case without accents: people leave them out. Scripts of other kinds stay as they are. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC');

let built: Map<string, Language> | undefined;

function languages(): Map<string, Language> {
  if (built) return built;
  built = new Map();
  for (const [name, table] of Object.entries(LANGUAGES)) {
    const script = SCRIPTS[name];
    const words = new PhraseTable<Gloss>();
    let longest = 1;
    for (const [role, entries] of rowsOf(table, 2)) {
      for (const entry of choicesOf(entries)) {
        const [names, english = ''] = entry.split(' = ');
        for (const each of listOf(names)) {
          words.add(folded(each), { english, role: textOf(role) });
          longest = Math.max(longest, each.length);
        }
      }
    }
    const isSpaceless = name === 'japanese' || name === 'chinese';
    built.set(name, { words, isSpaceless, longest, ...(script && { script }) });
  }
  return built;
}

/** The glosses of a text in its own order; words that are not known stay as they are. */
function glossesOf(text: string, language: Language): Gloss[] {
  if (language.isSpaceless) return spaceless(text, language);
  const words = folded(text).match(/[\p{L}\p{N}\p{M}'’-]+|[,.;:!?]/gu) ?? [];
  const glosses: Gloss[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = language.words.longestAt(words, at);
    const word = words[at] ?? '';
    const elided = /^[\p{L}]{1,2}['’](.+)$/u.exec(word)?.[1];
    const particle = hit ? undefined : koreanStem(word, language);
    glosses.push(
      ...(hit
        ? [hit.value[0] ?? { english: word, role: '' }]
        : (particle ?? [
            { english: elidedGloss(elided, language) ?? unread(word), role: elided ? 'noun' : '' },
          ])),
    );
    at += hit?.length ?? 1;
  }
  return glosses;
}

/** A word of another language that is not known parts what stands around it; signs and English words stay. */
const unread = (word: string): string =>
  /^\p{Ll}{3,}$/u.test(word) && !senses().has(word) && !isEnglish(word) ? ',' : word;

const elidedGloss = (word: string | undefined, language: Language): string | undefined =>
  word === undefined ? undefined : (language.words.get(word)[0]?.english ?? word);

/** A Korean word whose particle is written onto it. */
function koreanStem(word: string, language: Language): Gloss[] | undefined {
  if (!/[\uac00-\ud7af]/.test(word)) return undefined;
  for (let end = word.length - 1; end > 0; end--) {
    const stem = language.words.get(word.slice(0, end))[0];
    if (!stem) continue;
    const particle = language.words.get(word.slice(end))[0];
    return particle ? [stem, particle] : [stem];
  }
  return undefined;
}

function spaceless(text: string, language: Language): Gloss[] {
  const glosses: Gloss[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(language.longest, text.length - at);
    while (length > 0 && language.words.get(text.slice(at, at + length).toLowerCase()).length === 0) length--;
    const gloss = length > 0 ? language.words.get(text.slice(at, at + length).toLowerCase())[0] : undefined;
    if (gloss) glosses.push(gloss);
    else if (/[、。,.！？]/.test(text.charAt(at))) glosses.push({ english: ',', role: '' });
    at += Math.max(1, length);
  }
  return glosses;
}

/** English puts the adjective first: 'gato negro' is a black cat. */
function adjectivesFirst(glosses: readonly Gloss[]): Gloss[] {
  const ordered = [...glosses];
  for (let i = 1; i < ordered.length; i++) {
    const [one, next] = [ordered[i - 1], ordered[i]];
    if (one?.role === 'noun' && next?.role === 'adjective') [ordered[i - 1], ordered[i]] = [next, one];
  }
  return ordered;
}

const HEAD_LAST = new Set(['japanese', 'korean', 'chinese']);

/** 'in winter station at train object waiting woman' as 'woman waiting train at winter station'. */
function headFirst(glosses: readonly Gloss[]): string {
  const clause = glosses.filter(({ english }) => english && english !== ',');
  const actionAt = clause.findIndex(({ role }) => role === 'action');
  const words = (list: readonly Gloss[]): string =>
    list
      .filter(({ role }) => role !== 'particle')
      .map(({ english }) => english)
      .join(' ');
  const marked = clause.findIndex(({ role, english }) => role === 'particle' && english === 'subj');
  // Without a verb that is known, who is named first is what it is about.
  if (actionAt < 0 && marked > 0)
    return [words(clause.slice(0, marked)), ...clause.slice(marked + 1).map((each) => words([each]))]
      .filter(Boolean)
      .join(', ');
  if (actionAt < 0) {
    const placeAt = clause.findIndex(({ role }) => role === 'place');
    if (placeAt < 0 || placeAt === clause.length - 1) return words(clause);
    return `${words(clause.slice(placeAt + 1))} in ${words(clause.slice(0, placeAt + 1))}`;
  }
  const action = clause[actionAt]?.english ?? '';
  const before = clause.slice(0, actionAt);
  const after = clause.slice(actionAt + 1);
  const placeEnd =
    before.findLastIndex(
      ({ role, english }) => role === 'place' || (role !== 'noun' && LOCATING.test(english)),
    ) + 1;
  const subjectAt = before.findIndex(({ english, role }) => role === 'particle' && english === 'subj');
  const agent =
    subjectAt > 0 && !after.some(({ role }) => role === 'noun') ? before.slice(0, subjectAt) : after;
  const object = before.slice(Math.max(placeEnd, subjectAt > 0 && agent !== after ? subjectAt : 0));
  const place =
    placeEnd > 0 ? ` in ${words(before.slice(0, placeEnd).filter((each) => !agent.includes(each)))}` : '';
  return `${words(agent)} ${ingOf(action)} ${words(object.filter((each) => !agent.includes(each)))}${place}`;
}

const LOCATING = /^(?:in|at|on|with|from|to)$/;

/** Chinese keeps the order of English but for what describes, which stands before 的 and its noun. */
function inOrder(glosses: readonly Gloss[]): string {
  const clause = glosses.filter(({ english }) => english && english !== ',');
  const of = clause.findLastIndex(({ role, english }) => role === 'particle' && english === 'of');
  const words = (list: readonly Gloss[]): string =>
    list
      .filter(
        ({ role, english }, i) =>
          (role !== 'particle' || LOCATING.test(english)) &&
          !((role === 'preposition' || LOCATING.test(english)) && i === list.length - 1),
      )
      .map(({ english, role }) => (role === 'action' ? ingOf(english) : english))
      .join(' ');
  const before = clause.slice(0, Math.max(0, of));
  if (of < 0) return words(clause);
  const after = clause.slice(of + 1);
  return before.some(({ role }) => role === 'action')
    ? `${words(after)} ${words(before)}`
    : `${words(before)} ${words(after)}`;
}

const ingOf = (action: string): string => {
  const [head = '', ...rest] = action.split(' ');
  return head.endsWith('ing') ? action : [`${head.replace(/([^e])e$/, '$1')}ing`, ...rest].join(' ');
};

/** How many words of a text a language knows, as a share. */
function shareKnown(text: string, language: Language): number {
  const words = folded(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => language.words.has(word)).length / Math.max(1, words.length);
}

const ENGLISH = /\b(?:the|and|with|of|from|his|her|their|are)\b/i;
const LEAST_KNOWN = 0.5;

/** How many words of a text are English ones, as a share. */
function shareEnglish(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => senses().has(word) || isEnglish(word)).length / Math.max(1, words.length);
}

/** A text as English words for the reading, where it is in one of the other languages. */
export function inEnglish(text: string): {
  readonly text: string;
  readonly isForeign: boolean;
  /** Words of it were not known. */
  readonly isPartly?: boolean;
} {
  // Letters of another script: signs, pictographs and accents are of none.
  const isOtherScript = /(?!\p{Script=Latin})\p{L}/u.test(text);
  if (isOtherScript) {
    const name = ['japanese', 'korean', 'chinese'].find((each) => SCRIPTS[each]?.test(text));
    const language = name === undefined ? undefined : languages().get(name);
    if (!name || !language) return { text, isForeign: true };
    const parts = text.split(/[、。，,.！？!?\n]/).filter((part) => part.trim());
    return {
      text: parts
        .map((part) => (name === 'chinese' ? inOrder : headFirst)(glossesOf(part, language)))
        .join(', '),
      isForeign: true,
    };
  }
  if (ENGLISH.test(text)) return { text, isForeign: false };
  const ranked = [...languages()]
    .filter(([name]) => !HEAD_LAST.has(name))
    .map(([, language]) => ({ language, share: shareKnown(text, language) }))
    .sort((a, b) => b.share - a.share);
  const [best] = ranked;
  if (!best || best.share < LEAST_KNOWN || shareEnglish(text) >= best.share)
    return { text, isForeign: false };
  const glosses = glossesOf(text, best.language);
  const isPartly = glosses.some(({ english: word }) => word === ',') && !/[,;:]/.test(text);
  const english = adjectivesFirst(glosses).map(({ english: word, role }) =>
    role === 'action' ? ingOf(word) : word,
  );
  return { text: english.join(' ').replace(/\s+([,.;:!?])/g, '$1'), isForeign: true, isPartly };
}
