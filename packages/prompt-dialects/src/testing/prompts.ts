import fc from 'fast-check';
import { DIALECTS, type Dialect, isCaptionDialect } from '../index.ts';

/** Signs that mean something to some dialect, alone and in pieces. */
const SIGNS = [
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    ':',
    '::',
    ':1.2)',
    ':0.5]',
    '|',
    '||',
    ',',
    ', ',
    '.',
    '. ',
    ' ',
    '\n',
  ],
  ...[
    '\\',
    '\\(',
    '"',
    '“',
    '”',
    '+',
    '++ ',
    '-',
    '-- ',
    '—',
    '_',
    '__',
    '$',
    '%',
    '#',
    '=',
    '*',
    '1.5::',
    '1.2',
  ],
  ...[' BREAK ', ' AND ', ' :0.7 AND ', '<lora:', ':0.8>', '<random:', '<segment:', '<sd_cpp_extra_args>'],
  ...['</sd_cpp_extra_args>', 'embedding:', ' --ar 16:9', ' --no ', ' —s 250', ' --tile ', '{a|b}', '1girl'],
  ...[
    '.and(',
    '.blend(',
    '("',
    '","',
    '").and(1,',
    'withLora(',
    'Negative prompt:',
    'Steps: 20, Seed: 7',
    '#ffcc00',
  ],
  ...[
    'f(x)=2',
    '$5',
    '100%',
    'x_y__z',
    '{"scene":',
    '{"a',
    '\u{1F98A}',
    '狐',
    '\ud800',
    'é',
    'http://x.y/',
    '^_^',
  ],
];

/** Words that no dialect knows, so that one which disappears is missed. */
export const contentWord = fc
  .tuple(fc.constantFrom('vel', 'mor', 'quib', 'zan', 'tul'), fc.integer({ min: 10, max: 99 }))
  .map(([stem, number]) => `${stem}x${'abcdefghij'.charAt(number / 10)}${'abcdefghij'.charAt(number % 10)}`);

/** A soup of signs and words, with the words. */
export const soup = fc
  .array(fc.oneof(contentWord, fc.constantFrom(...SIGNS)), { maxLength: 40, size: 'max' })
  .map((pieces) => ({ text: pieces.join(''), words: contentWordsIn(pieces.join('')) }));

/** The made-up words in a text. */
function contentWordsIn(text: string): readonly string[] {
  return text.match(/(?:vel|mor|quib|zan|tul)x[a-j]{2}/gu) ?? [];
}

export const dialect: fc.Arbitrary<Dialect> = fc.constantFrom(...DIALECTS);

export const textDialect: fc.Arbitrary<Dialect> = fc.constantFrom(
  ...DIALECTS.filter((name) => !isCaptionDialect(name)),
);
