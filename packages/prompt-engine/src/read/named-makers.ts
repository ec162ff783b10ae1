import { sifted } from '../lexicon/sifting/sifted.ts';
import { isEnglish } from './english-words.ts';
import { nameLengthAt } from './person-names.ts';
import { senses } from './senses.ts';

/*
 * Artists, directors and makers who are only named: 'Wong Kar-wai colours', 'a hotel by Frank Lloyd Wright'. They say
 * how a thing looks or whose work it is, and nobody of that name is in the picture. A name that is a look of the tables
 * ('by Monet') stays, and is read as that look.
 */

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|da|di|del|van|von|der|le|la) )?\p{Lu}[\p{L}'’.-]*){0,3}`;
const LOOK =
  '(?:(?:colour|color)s?|(?:colour|color) (?:palette|scheme)|palette|tones?|aesthetics?|moods?|vibes?|atmosphere|feel|lighting|symmetry|cinematography|framing)';

const IN_LOOK_OF = sifted(
  new RegExp(
    String.raw`,? ?\b(?:in|with) (?:the )?(?:muted |warm |soft |typical |saturated )?(?:${LOOK}|spirit|vein|light|tradition|look) of (?:a |the )?(${NAME})(?: (?:films?|movies?|paintings?|pictures?))?(?=$|[,.;]| (?:and|with|in)\b)`,
    'gu',
  ),
);
const NAMED_LOOK = sifted(
  new RegExp(
    String.raw`,? ?\b(?:(?:in|with) )?(?:the )?(${NAME})(?:['’]s)? (?:style |like |inspired )?${LOOK}(?=$|[,.;])`,
    'gu',
  ),
);
const TYPED_SMALL = sifted(new RegExp(String.raw`, ((?:[\p{L}-]+ ){1,3})${LOOK}(?=$|[,.;])`, 'gu'));
const BY_NAME = sifted(
  new RegExp(
    String.raw` (?:(?:made|designed|written|painted|built|composed|directed|drawn|sculpted|invented|planned|carved|photographed|shot|filmed) )?by (${NAME})(?=$|[,.;]| (?:in|on|at|with|and|lying|hanging|standing|behind|beside|under|near)\b)`,
    'gu',
  ),
);

const isLook = (name: string): boolean => {
  const lower = name.toLowerCase().replace(/['’]s$/, '');
  return [lower, lower.split(' ').at(-1) ?? ''].some((each) =>
    senses()
      .get(each)
      .some(({ is }) => is === 'style' || is === 'place' || is === 'time' || is === 'colour'),
  );
};

/** Whether a name in small letters is one: words that no dictionary has, 'wong kar wai'. */
const isUnknownName = (words: string): boolean =>
  words
    .trim()
    .split(/[ -]+/)
    .some((word) => word.length > 2 && !isEnglish(word.toLowerCase()) && !senses().has(word.toLowerCase())) &&
  !isLook(words.trim());

const isPerson = (name: string): boolean =>
  nameLengthAt(['the', 'work', 'was', 'made', 'all', 'by', ...name.split(' ')], 6) > 0;

/** A text as it is read, without those who only made it or are likened to. */
export const withoutMakers = (text: string): string =>
  text
    .replace(IN_LOOK_OF, (whole, name: string) => (isLook(name) ? whole : ''))
    .replace(NAMED_LOOK, (whole, name: string, at: number) => (at === 0 || isLook(name) ? whole : ''))
    .replace(TYPED_SMALL, (whole, name: string) => (isUnknownName(name) ? '' : whole))
    .replace(BY_NAME, (whole, name: string) => (isLook(name) || !isPerson(name) ? whole : ''));
