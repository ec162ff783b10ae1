import nlp from 'compromise/two';

/** What a word that no table knows looks like in its sentence. */
export type WordGuess = 'noun' | 'adjective' | 'verb-ing' | 'verb-past' | 'verb-s' | 'verb' | 'adverb' | 'name';

const ADJECTIVE = /(?:ous|ful|less|ish|ive|able|ible|ical|ic|al|ary|esque|like|ed)$/;

interface TaggedTerm {
  readonly normal: string;
  readonly tags: readonly string[];
}

/** The tagger's tables are loaded at its first call. */
function tagged(words: readonly string[]): readonly TaggedTerm[] {
  // Its JSON is described by its documentation, not by its types.
  const [sentence] = nlp(words.join(' ')).json({ text: false, normal: true }) as { terms?: TaggedTerm[] }[];
  return sentence?.terms ?? [];
}

const memory = new WeakMap<readonly string[], readonly TaggedTerm[]>();

/** Guesses a word's class from its ending and, where that says nothing, from a tagger of the whole sentence. */
export function guessOf(word: string, words: readonly string[], at: number): WordGuess {
  if (/^\p{N}/u.test(word)) return 'noun';
  if (word.length > 4 && /ly$/.test(word)) return 'adverb';
  if (word.length > 4 && /ing$/.test(word)) return 'verb-ing';
  const terms = memory.get(words) ?? tagged(words);
  memory.set(words, terms);
  const tags = new Set(terms.find(({ normal }) => normal === word)?.tags ?? terms[at]?.tags ?? []);
  if (tags.has('Gerund')) return 'verb-ing';
  if (tags.has('PastTense') || tags.has('Participle')) return 'verb-past';
  if (tags.has('PresentTense')) return word.endsWith('s') ? 'verb-s' : 'verb';
  if (tags.has('Infinitive') || tags.has('Imperative')) return at === 0 ? 'noun' : 'verb';
  if (tags.has('Adjective')) return 'adjective';
  if (tags.has('Adverb')) return 'adverb';
  if (tags.has('ProperNoun') && /^\p{Lu}/u.test(words[at] ?? '')) return 'name';
  if (tags.size === 0 && ADJECTIVE.test(word) && at < words.length - 1) return 'adjective';
  return 'noun';
}

