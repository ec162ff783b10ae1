import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople } from '../../read/scene.ts';
import {
  ADDITION,
  type ByTake,
  COLOURED,
  EDIT_OF_ELSE,
  EDIT_OF_PERSON,
  type EditOrder,
  MOVED,
  REMOVAL,
  RESTORED,
  RESTYLE,
  TRANSFORM,
} from '../look/edit-orders.ts';
import type { Brief, Decision } from '../shot.ts';

/*
 * Orders to change a picture that is there: first what stays, then what changes, then the light and the view that
 * make both agree (craft rule 10). What stays of a person is the face; of anything else, its shapes and light.
 */

const MOVES = sifted(
  /^(?:please\s)?(?:put|place)\s(?:me|us|him|her|them|it|my|our|this|the)\b(?:(?!\b(?:on|in)\s(?:my|his|her)\b).)*\s(?:in|into|on|onto|at|under|beside|inside|among)\s(?!(?:the )?(?:left|right|background|foreground|middle|corner|top|bottom|front|back)\b)\S/i,
);
const WHO = sifted(
  /^(?:please\s)?(?:put|place)\s(?:(me|us|him|her|them|it)|(?:my|our|this|the)\s(?:\p{L}+\s){0,2}?(\p{L}+))\s(?:in|into|on|onto|at|under|beside|inside|among)\b/iu,
);

/** What a picture keeps of what is taken elsewhere: of a person the face. */
function whoOf(subject: string): string {
  const [, pronoun, noun] = WHO.exec(subject) ?? [];
  return noun ? `the ${noun}` : /^it$/i.test(pronoun ?? 'it') ? 'what is moved' : 'face, hair and figure';
}
const RESTORES = sifted(
  /\b(?:restor\w+|repair|colou?ri[sz]\w*|damaged photo|old photo(?:graph)?|black and white photo)\b/i,
);
const COLOURS = sifted(/\bcolou?ri[sz]\w*|\badd colou?r\b/i);

const ADDS = sifted(/^(?:please\s)?(?:add|put|place|stick|give|dress)\b/i);
/** Orders about sharpness or framing: neither can be as it was. */
const BLURS = sifted(/\b(?:blur\w*|bokeh|sharpen\w*|focus)\b/i);
const SHARPNESS = sifted(/, everything equally sharp| and depth of field|, the same sharpness and grain/g);

const REMOVES = sifted(/\b(?:remove|delete|erase|get rid of|take out|take away|crop out|edit out)\b/i);
const INTO = sifted(/\b(?:turn|convert|transform|change|make|swap|replace)\b.*\b(?:into|with)\b/i);
const REMAKES = sifted(
  /\b(?:turn|convert|transform|make|redraw|restyle|reimagine|change)\b.*\b(?:into|as|like|in the style|style)\b/i,
);

const OF_A_PERSON = sifted(
  /\b(?:me|face|portrait|selfie|person|hair\w*|him|her|beard|eyes|smil\w*|skin|older|younger|wearing)\b/i,
);

/** Orders that change what the light comes from. */
const SKY = sifted(
  /\b(?:background|backdrop|sky|sunset|sunrise|night|day|daylight|dusk|dawn|snow\w*|rain(?!bow)\w*|weather|season|winter|summer|lighting|light|golden hour)\b/i,
);
const RELIT: ByTake = {
  studio: 'What stays lit like the new part, from the same side, as soft and as warm, with shadows to match',
  cinematic:
    'The new light carried onto everything that stays, strongest on the edges that face it, shadows falling away from it',
  minimal: 'Light and shadows matched to the change',
};

/** Which order an edit is, the most telling sign first. */
function orderOf(
  is: Readonly<
    Record<
      'isRemade' | 'isRestored' | 'isRemoved' | 'isMoved' | 'isTransformed' | 'hasPerson' | 'adds',
      boolean
    >
  >,
): EditOrder {
  if (is.isRemade) return RESTYLE;
  if (is.isRestored) return RESTORED;
  if (is.isRemoved) return REMOVAL;
  if (is.isMoved) return MOVED;
  if (is.adds) return ADDITION;
  if (is.hasPerson) return EDIT_OF_PERSON;
  return is.isTransformed ? TRANSFORM : EDIT_OF_ELSE;
}

/** Traits of a face that an order may change: what it changes is not kept. */
const TRAITS: readonly (readonly [trait: string, changed: RegExp])[] = [
  ['age', sifted(/\b(?:older|younger|years|aged|baby|child|toddler|teen\w*|elderly)\b/i)],
  ['hairline', sifted(/\b(?:hair\w*|bald|fringe|bangs|beard|bob|curls)\b/i)],
  ['expression', sifted(/\b(?:smil\w*|laugh\w*|frown\w*|serious|cry\w*|happ\w*|sad|expression|grin\w*)\b/i)],
  ['pose', sifted(/\b(?:pose|sit\w*|stand\w*|turn\w* (?:around|to)|arms?|wav\w*|running|dancing)\b/i)],
];

/** What stays of a person without what the order changes; what is to be kept by its own words is kept by them. */
function keptOf(text: string, subject: string): string {
  const changing = subject.replace(/\b(?:keep\w*|same|don['’]t change|without changing)\b.*$/i, '');
  return TRAITS.reduce(
    (kept, [trait, changed]) =>
      changed.test(changing)
        ? kept.replace(` and ${trait}`, '').replace(`, ${trait}`, '').replace(`${trait}, `, '')
        : kept,
    text,
  ).replace(/, (\w+) (exactly|of)\b/, ' and $1 $2');
}

/** A second wish after the first. */
const AND_ALSO = sifted(
  /(?:,|\band|\bthen|\balso|\bplus)\s+(?:(?:then|also|please|to)\s+)*(?:make|turn|change|add|put|replace|swap|give|remove|erase|blur|brighten|darken|convert|set|colou?r|paint|move)\b/i,
);
const KEPT_OF_BOTH: ByTake = {
  studio:
    'Keep every shape, position, material and colour that the words do not change exactly as in the uploaded picture',
  cinematic:
    'Keep all that the words do not change as it is in the uploaded picture, in place and in proportion',
  minimal: 'Keep everything that the words do not change exactly as in the uploaded picture',
};

/** What stays, and what light and view hold the edit together. */
export function stageEdit({ take, scene }: Brief): Decision[] {
  const because = 'An edit says first what must not change.';
  const isDrawn = scene.styles.some(({ row }) => row.medium !== 'photo');
  const hasPerson =
    OF_A_PERSON.test(scene.subject) || scene.cast.some(({ kind, known }) => known && isPeople(kind));
  const isRemoved = REMOVES.test(scene.subject);
  const isTransformed = INTO.test(scene.subject);
  const isRemade = isDrawn && REMAKES.test(scene.subject);
  const isDressed = scene.cast.some(({ kind }) => kind === 'clothing');
  const isRestored = RESTORES.test(scene.subject);
  const order = orderOf({
    isRemade,
    isRestored,
    isRemoved,
    // Whoever is put into a dress stays where she is, and is no shape to be kept whole.
    isMoved: MOVES.test(scene.subject) && !isDressed,
    isTransformed,
    hasPerson,
    adds: ADDS.test(scene.subject) && !(isDressed && hasPerson),
  });
  const isRefocused = BLURS.test(scene.subject);
  const isTwofold = AND_ALSO.test(scene.subject);
  const isRelit = SKY.test(scene.subject) && !isRefocused && !isRemade && !isRestored && order !== MOVED;
  // What fills a gap is told, and what falls on all of it besides.
  const lights = isRelit
    ? [
        ...(isRemoved ? [order.light[take].replace(/,? in the same light/, '')] : []),
        ...(isRemoved && !isTwofold ? [] : [RELIT[take]]),
      ]
    : [order.light[take]];
  return [
    {
      element: 'subject',
      text: isTwofold
        ? KEPT_OF_BOTH[take]
        : keptOf(order.kept[take], scene.subject).replace('{who}', whoOf(scene.subject)),
      because,
    },
    ...lights.map((text) => ({
      element: 'light' as const,
      text,
      because: 'Old and new parts need one light.',
    })),
    ...(isRestored && COLOURS.test(scene.subject) && take !== 'minimal'
      ? [{ element: 'palette' as const, text: COLOURED, because: 'Colours are what is asked for.' }]
      : []),
    {
      element: 'camera',
      text: isRefocused
        ? order.camera[take]
            .replace(SHARPNESS, '')
            .replace(/, (lens )?perspective as/, ' and $1perspective as')
        : order.camera[take],
      because: 'The view stays, or the parts do not fit.',
    },
    ...(isDrawn || take === 'minimal'
      ? []
      : [
          {
            element: 'style' as const,
            text: isRefocused ? order.joined[take].replace(SHARPNESS, '') : order.joined[take],
            because: 'The join must not show.',
          },
        ]),
  ];
}
