import { sifted } from '../lexicon/sifting/sifted.ts';
import { senses } from './senses.ts';

/*
 * Who wrote what a cover is for: 'by Mary Brown' and 'author name John Miller' are to be read on it, as its title is,
 * and nobody of that name is in the picture.
 */

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\.?(?: (?:(?:de|da|di|del|van|von|der|le|la|Mc|O['’]) ?)?\p{Lu}[\p{L}'’-]*\.?){1,3}`;

/** Sheets that bear the name of whoever made what is in them. */
const BEARS_NAME = sifted(
  /\b(?:(?:book|novel|paperback|audiobook|e-?book|album|zine|magazine|poetry|record|comic)s? covers?|covers? (?:for|of) (?:an?|my|our|the|his|her) (?:[\p{L}-]+ ){0,3}(?:book|novel|memoir|thriller|story|stories|poems|poetry|collection|album|biography|cookbook)|dust jacket|title page|(?:movie|film|theatre|theater|play) poster)\b/iu,
);
const AUTHOR = sifted(
  new RegExp(
    String.raw`,? ?\b(?:(?:[Aa]uthor|[Ww]riter)(?:['’]s)?(?: name)?(?: is|:)?|(?:and |with )?the author(?:['’]s)? name(?: is|:)?|[Ww]ritten by|(?<=(?:^|[,.;"”»] ?))[Bb]y) ["“„]?(${NAME})["”“]?(?=$|[,.;]| (?:on|in|at|under|below|above|across|along|and|with|small\p{L}*|big|large)\b)`,
    'u',
  ),
);

/** Makers whose name is a look of the tables: 'by Vincent van Gogh' says how it is painted. */
const isLook = (name: string): boolean => {
  const lower = name.toLowerCase();
  return [lower, lower.split(' ').at(-1) ?? ''].some((each) =>
    senses()
      .get(each)
      .some(({ is }) => is === 'style'),
  );
};

/** The name of the author that a cover bears, and the words by which it is told; undefined where no cover tells one. */
export function authorIn(text: string): { readonly name: string; readonly whole: string } | undefined {
  if (!BEARS_NAME.test(text)) return undefined;
  const found = AUTHOR.exec(text);
  const name = found?.[1];
  return found && name !== undefined && !isLook(name) ? { name, whole: found[0] } : undefined;
}

/** What is to be read with the author's name behind it, where the words of a cover tell it. */
export function withAuthor<Told extends { readonly lines: readonly string[] }>(
  told: Told,
  text: string,
): Told {
  const name = authorIn(text)?.name;
  return name === undefined || told.lines.some((line) => line.includes(name))
    ? told
    : { ...told, lines: [...told.lines, name] };
}
