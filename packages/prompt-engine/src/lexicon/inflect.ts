/*
 * The regular forms of English words. Irregular ones stand in the rows, after slashes. Everything that has
 * to know a plural or a verb's form asks here.
 */

const VOWEL = /[aeiou]/;

/** Names that are the same for one and for many. */
const UNCHANGED: ReadonlySet<string> = new Set(
  'sheep deer moose bison salmon trout squid swine aircraft spacecraft'.split(' '),
);
const HISSING: readonly string[] = ['s', 'x', 'z', 'ch', 'sh'];

const endsInConsonantAndY = (word: string): boolean =>
  word.endsWith('y') && word.length > 1 && !VOWEL.test(word.charAt(word.length - 2));

/** 'box' → 'boxes', 'berry' → 'berries'; of several words the last changes. */
export function pluralOf(noun: string): string {
  if (UNCHANGED.has(noun.slice(noun.lastIndexOf(' ') + 1))) return noun;
  if (HISSING.some((end) => noun.endsWith(end))) return `${noun}es`;
  if (endsInConsonantAndY(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** Likely singulars of a word, likeliest first; the word itself where it is no plural. */
export function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return [word];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

/** A verb in its forms: 'take', 'takes', 'taking', 'took', 'taken'. */
export interface VerbForms {
  readonly base: string;
  readonly s: string;
  readonly ing: string;
  readonly past: string;
  readonly participle: string;
}

/** Verbs of two syllables whose last is stressed double their consonant too. */
const DOUBLING = new Set([
  'repot',
  'begin',
  'forget',
  'regret',
  'admit',
  'occur',
  'refer',
  'prefer',
  'unzip',
  'unwrap',
  'commit',
  'submit',
]);

/** Consonants that are doubled where a short word ends in one of them. */
const SINGLE: ReadonlySet<string> = new Set('b d g k l m n p r t'.split(' '));

function doubles(verb: string): boolean {
  if (DOUBLING.has(verb)) return true;
  if (!SINGLE.has(verb.slice(-1))) return false;
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) || /^[^aeiou]*qu[aeiou][bdgkmnprt]$/.test(verb);
}

/** The forms of one verb; only the first word of a phrasal verb changes ('take off' → 'taking off'). */
export function formsOf(verb: string, past?: string, participle?: string): VerbForms {
  // 'trick or treat' changes at its end.
  if (verb.includes(' or ') || verb.includes(' and '))
    return { base: verb, s: `${verb}s`, ing: `${verb}ing`, past: `${verb}ed`, participle: `${verb}ed` };
  const [head = '', ...rest] = verb.split(' ');
  // A verb whose other forms are nouns first ('fishing') stands in its row by this form alone.
  if (
    head.endsWith('ing') &&
    /[a-z]{3}ing$/.test(head) &&
    !/^(?:re|un|ham)?(?:spr|str|br|sw|cl|sl|st|wr|fl)ing$/.test(head)
  ) {
    return { base: verb, s: verb, ing: verb, past: verb, participle: verb };
  }
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  // 'picnic, picnicking'.
  const stem = doubles(head) ? head + head.slice(-1) : head.endsWith('ic') ? `${head}k` : head;
  const regular = head.endsWith('e')
    ? `${head}d`
    : endsInConsonantAndY(head)
      ? `${head.slice(0, -1)}ied`
      : `${stem}ed`;
  const withTail = (form: string): string => form + (tail && !form.includes(' ') ? tail : '');
  return {
    base: verb,
    s: withTail(
      head === 'have'
        ? 'has'
        : head === 'be'
          ? 'is'
          : head === 'do' || head === 'go'
            ? `${head}es`
            : pluralOf(head),
    ),
    ing: withTail(ingOf(head, stem)),
    past: withTail(past ?? regular),
    participle: withTail(participle ?? past ?? regular),
  };
}

function ingOf(head: string, stem: string): string {
  if (head.endsWith('ie')) return `${head.slice(0, -2)}ying`;
  if (head.endsWith('e') && !/(?:ee|oe|ye)$/.test(head) && head !== 'be') return `${head.slice(0, -1)}ing`;
  return `${stem}ing`;
}

/** 'a' or 'an' before a word, by its letter or, where the two part, by its sound. */
export function articleFor(words: string): 'a' | 'an' {
  const [first = ''] = words.toLowerCase().split(/[\s-]/);
  if (/^(?:uni|use|usu|eu|one\b|ukulele|uk)/.test(first)) return 'a';
  if (/^(?:hour|honest|heir|honou?r)/.test(first)) return 'an';
  return VOWEL.test(first.charAt(0)) ? 'an' : 'a';
}
