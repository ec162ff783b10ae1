import { sifted } from '../lexicon/sifting/sifted.ts';
import { plainVerb } from './plain-verbs.ts';
import type { Read } from './scene.ts';
import { senses } from './senses.ts';
import type { CameraTerm } from './terms.ts';

/*
 * Where the words put whoever looks on: 'seen from a rooftop', 'through a keyhole', 'from inside a fridge'. That is
 * where the camera is, and nothing in the picture is there.
 */

const NAMED = "((?:an?|the|my|our|his|her|their) (?:[\\p{L}’'-]+ ){0,2}?[\\p{L}’'-]+)";
const END = '(?=$|[,.;!?]| (?:at|in|on|with|during|while|under|by|after|before|as)\\b)';
const SEEN = '(?:as )?(?:seen|viewed|photographed|shot|filmed|watched)';

const INSIDE = sifted(new RegExp(`,? ${SEEN} from (?:the )?(?:inside|within)(?: of)? ${NAMED}${END}`, 'iu'));
const THROUGH = sifted(
  new RegExp(
    `,? (?:${SEEN} |peeped at |spied )through (?!(?:\\p{L}+ )*(?:window|glass|pane|windscreen|windshield|door)\\b)${NAMED}${END}`,
    'iu',
  ),
);
const KEYHOLE = sifted(
  new RegExp(
    `,? (?:${SEEN} )?through ((?:an?|the) (?:keyhole|peephole|letterbox|mail slot|knothole|spyhole))${END}`,
    'iu',
  ),
);
const FROM = sifted(
  new RegExp(
    `,? ${SEEN} from (?!(?:the |an? )?(?:side|back|front|rear|top|left|right|air|sky|ground|floor|inside|outside|distance|low|high|bird|worm|drone)\\b(?! (?:row|seat|room)))(?:across )?${NAMED}${END}`,
    'iu',
  ),
);
/** Places that a view is taken from where nobody in the sentence does anything from there. */
const LOOKOUT =
  '(?:rooftop|roof|balcony|tower|bell tower|hilltop|window|upstairs window|bridge|back row|last row|front row|back seat|cheap seats|gallery|organ loft|doorway|helicopter|plane window|balloon|crane)';
const FROM_LOOKOUT = sifted(
  new RegExp(
    `^((?:[\\p{L}’'-]+ ){0,7}?[\\p{L}’'-]+),? from ((?:an?|the) (?:\\p{L}+ )?${LOOKOUT}|(?:the )?inside (?:of )?(?:an?|the|my|his|her) (?:\\p{L}+ )?\\p{L}+)${END}`,
    'iu',
  ),
);
const HIGH = sifted(
  /\b(?:roof|rooftop|balcony|tower|hilltop|hill|mountain|bridge|gallery|loft|helicopter|plane|balloon|crane|upstairs window|cliff|treetop|ladder|stairs|staircase)\b/i,
);

const camera = (id: string, text: string, more: Partial<CameraTerm> = {}): CameraTerm => ({
  id,
  text,
  ...more,
});

/** What a standpoint does to the view; a boat or a street that one looks from is not named again. */
function lookoutOf(where: string): CameraTerm | undefined {
  if (HIGH.test(where))
    return camera('from-high', 'wide shot from a high viewpoint, looking down', {
      height: 'high',
      size: 'wide',
    });
  return /\b(?:row|seats?)\b/i.test(where)
    ? camera('from-back', 'wide shot from far back', { size: 'wide' })
    : undefined;
}

const VIEWS: readonly (readonly [pattern: RegExp, term: (where: string) => CameraTerm | undefined])[] = [
  [INSIDE, (where) => camera('from-inside', `seen from inside ${where}, its edges framing the view`)],
  [
    KEYHOLE,
    (where) =>
      camera('keyhole', `seen through ${where}, darkness all round the small opening`, { height: 'eye' }),
  ],
  [THROUGH, (where) => camera('through', `seen through ${where}`)],
  [FROM, lookoutOf],
];

/** Whether words name who or what is seen, and no deed that is done from there. */
const isSight = (words: string): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .every(
      (word) =>
        plainVerb(word)?.form !== 's' &&
        !/^(?:view|seen|shot|light|voices?|sounds?|letters?)$|ing$|[^e]ed$/.test(word) &&
        !senses()
          .get(word)
          .some((sense) => sense.is === 'action' && sense.form !== 'base'),
    );

/** A text without the words for where it is seen from, and these as a camera. */
export function takeViewpoint(text: string): {
  readonly text: string;
  readonly cameras: readonly Read<CameraTerm>[];
} {
  const looked = text.replace(FROM_LOOKOUT, (whole, sight: string, where: string) =>
    isSight(sight) ? `${sight} seen from ${where}` : whole,
  );
  for (const [pattern, term] of VIEWS) {
    const found = pattern.exec(looked);
    if (!found?.[1]) continue;
    const row = term(found[1]);
    return {
      text: looked.replace(found[0], ''),
      cameras: row ? [{ words: found[0].replace(/^,? /, ''), row }] : [],
    };
  }
  return { text, cameras: [] };
}
