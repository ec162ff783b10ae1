import { isPeople } from '../read/scene.ts';
import type { Brief, Decision } from './shot.ts';

/*
 * Orders to change a picture that is there: first what stays, then what changes, then the light and the view that
 * make both agree (craft rule 10). What stays of a person is the face; of anything else, its shapes and light.
 */

type ByTake = Readonly<Record<Brief['take'], string>>;

interface EditOrder {
  readonly kept: ByTake;
  readonly light: ByTake;
  readonly camera: ByTake;
  readonly joined: Readonly<Record<'studio' | 'cinematic', string>>;
}

const EDIT_OF_PERSON: EditOrder = {
  kept: {
    studio: 'Keep the face, hairline, expression, age and pose exactly as in the uploaded picture',
    cinematic: 'Keep the face, expression, age and pose of the uploaded picture unchanged',
    minimal: 'Keep everything else in the uploaded picture exactly as it is',
  },
  light: {
    studio: 'The light on the face from the same side and as soft as in the original, new parts lit to match',
    cinematic:
      'Light direction of the original kept, new parts lit from the same side, shadows falling alike',
    minimal: 'The light, its direction and softness as in the original',
  },
  camera: {
    studio: 'Same crop, camera height and perspective as the original, everything equally sharp',
    cinematic: 'Same crop, camera height, perspective and depth of field as the original',
    minimal: 'Same crop and perspective as the original',
  },
  joined: {
    studio: 'Natural skin texture, clean edges between old and new parts',
    cinematic: 'Soft natural transition between old and new parts, the same sharpness and grain',
  },
};

const EDIT_OF_ELSE: EditOrder = {
  kept: {
    studio: 'Keep every other shape, position, material and colour exactly as in the uploaded picture',
    cinematic: 'Keep all that is not named as it is in the uploaded picture, in place and in proportion',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: {
    studio: 'Light from the same side and as soft as in the original, new parts lit to match',
    cinematic:
      'Light direction of the original kept, its colour on the edges of old parts shifted only as far as the new part asks',
    minimal: EDIT_OF_PERSON.light.minimal,
  },
  camera: {
    studio: 'Same crop, camera height, lens perspective and depth of field as the original',
    cinematic: 'Same crop, camera height, lens perspective and depth of field as the original',
    minimal: EDIT_OF_PERSON.camera.minimal,
  },
  joined: {
    studio: 'Clean edges between old and new parts, no halo, the same sharpness and grain',
    cinematic: 'Soft natural transition between old and new parts, the same sharpness and grain',
  },
};

/** A picture made again in another medium: what is in it stays, how it is made changes. */
const RESTYLE: EditOrder = {
  kept: {
    studio:
      'Keep who and what is in the uploaded picture, every pose, face and proportion, only the way it is made changes',
    cinematic: 'Keep the layout, poses and faces of the uploaded picture, redraw all else with a freer hand',
    minimal:
      'Keep the outlines and the layout of the uploaded picture, redraw them with as few marks as possible',
  },
  light: {
    studio: 'Light from the same side as in the original, shown evenly by the means of the new medium',
    cinematic: 'Light from the same side as in the original, its contrast raised, the shadows massed',
    minimal: 'Light from the same side as in the original, in two tones',
  },
  camera: {
    studio: 'Same crop and viewpoint as the original, nothing added at the edges',
    cinematic: 'Same viewpoint as the original, the edges left loose toward the frame',
    minimal: 'Same viewpoint as the original, the background left plain',
  },
  joined: { studio: '', cinematic: '' },
};

/** One thing becomes another: it stays where it is, and so does all around it. */
const TRANSFORM: EditOrder = {
  kept: {
    studio:
      'Keep the place, outline, size and viewpoint of what is changed, and everything around it, exactly as in the uploaded picture',
    cinematic: 'Keep what surrounds the change as it is in the uploaded picture, its size and place the same',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: EDIT_OF_ELSE.light,
  camera: EDIT_OF_ELSE.camera,
  joined: EDIT_OF_ELSE.joined,
};

/** Something is taken out: what lay behind it goes on. */
const REMOVAL: EditOrder = {
  kept: {
    studio: 'Keep every other shape, position, material and colour exactly as in the uploaded picture',
    cinematic: 'Keep all that is not named as it is in the uploaded picture, in place and in proportion',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: {
    studio: 'The gap filled with what lies behind it, lines, texture and light running on without a break',
    cinematic:
      'The gap filled with more of its surroundings in the same light, none of its shadow or reflection left',
    minimal: 'The gap filled with the plainest part of its surroundings, in the same light',
  },
  camera: EDIT_OF_ELSE.camera,
  joined: {
    studio: 'No smear, no repeated patch, the same sharpness and grain throughout',
    cinematic: 'The same blur, sharpness and grain as around it, no repeated patch',
  },
};

/** Something is put in: it has to stand in the same light, at a true scale. */
const ADDITION: EditOrder = {
  kept: {
    studio:
      'Keep everything that is there exactly as in the uploaded picture, every shape, colour and position',
    cinematic: 'Keep all that is there as it is in the uploaded picture, in place and in proportion',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: {
    studio: 'The new part lit from the same side and as soft as the rest, with a shadow where it touches',
    cinematic:
      'The new part taking the light and colour of what is around it, its shadow falling with the others',
    minimal: 'The new part in the same light as the rest',
  },
  camera: {
    studio: 'Same crop and perspective as the original, the new part in true scale and equally sharp',
    cinematic:
      'Same crop and depth of field as the original, the new part as sharp or soft as its neighbours',
    minimal: EDIT_OF_PERSON.camera.minimal,
  },
  joined: EDIT_OF_ELSE.joined,
};

/** Somebody or something is taken somewhere else: it stays as it is, and all around it is new. */
const MOVED: EditOrder = {
  kept: {
    studio: 'Keep {who} exactly as in the uploaded picture, every proportion, colour and detail',
    cinematic: 'Keep {who} as in the uploaded picture, proportions and colours unchanged',
    minimal: 'Keep {who} exactly as in the uploaded picture',
  },
  light: {
    studio: 'Relit from the side that the new place is lit from, soft, with a contact shadow',
    cinematic:
      'The light and colour of the new place on every edge, the shadow falling with the others there',
    minimal: 'Light and shadows matched to the new place',
  },
  camera: {
    studio:
      'Camera height and perspective of the original, the new place drawn to the same vanishing point, true scale',
    cinematic: 'Camera height of the original, the new place a little softer with distance',
    minimal: 'Camera height and perspective of the original',
  },
  joined: {
    studio: 'Clean edges along the outline, no halo, one sharpness and grain',
    cinematic: 'Soft natural edges, no halo, one grain over the whole picture',
  },
};

/** An old picture mended or coloured: what is there is brought back, and nobody is changed. */
const RESTORED: EditOrder = {
  kept: {
    studio:
      'Keep every face, pose, garment and outline exactly as in the uploaded picture, nobody made younger or smoother',
    cinematic: 'Keep faces, poses and the layout of the uploaded picture unchanged',
    minimal: 'Keep everything in the uploaded picture as it is beneath the damage',
  },
  light: {
    studio: 'Light, contrast and softness of the original brought back evenly, no part brighter than it was',
    cinematic:
      'The light of the original kept in direction and depth, full blacks and clear highlights brought back',
    minimal: 'The light of the original, evenly brought back',
  },
  camera: EDIT_OF_ELSE.camera,
  joined: {
    studio: 'Scratches, stains and fading mended from what lies beside them, the grain of the original kept',
    cinematic: 'Damage mended from what lies beside it, the grain and lens softness of its time kept',
  },
};

/** What is added to a picture that gets its colours. */
const COLOURED =
  'Natural skin, hair and cloth colours true to the time of the picture, none brighter than daylight';

const MOVES =
  /^(?:please\s)?(?:put|place)\s(?:me|us|him|her|them|it|my|our|this|the)\b(?:(?!\b(?:on|in)\s(?:my|his|her)\b).)*\s(?:in|into|on|onto|at|under|beside|inside|among)\s(?!(?:the )?(?:left|right|background|foreground|middle|corner|top|bottom|front|back)\b)\S/i;
const WHO =
  /^(?:please\s)?(?:put|place)\s(?:(me|us|him|her|them|it)|(?:my|our|this|the)\s(?:\p{L}+\s){0,2}?(\p{L}+))\s(?:in|into|on|onto|at|under|beside|inside|among)\b/iu;

/** What a picture keeps of what is taken elsewhere: of a person the face. */
function whoOf(subject: string): string {
  const [, pronoun, noun] = WHO.exec(subject) ?? [];
  return noun ? `the ${noun}` : /^it$/i.test(pronoun ?? 'it') ? 'what is moved' : 'face, hair and figure';
}
const RESTORES =
  /\b(?:restor\w+|repair|colou?ri[sz]\w*|damaged photo|old photo(?:graph)?|black and white photo)\b/i;
const COLOURS = /\bcolou?ri[sz]\w*|\badd colou?r\b/i;

const ADDS = /^(?:please\s)?(?:add|put|place|stick|give|dress)\b/i;
/** Orders about sharpness or framing: neither can be as it was. */
const BLURS = /\b(?:blur\w*|bokeh|sharpen\w*|focus)\b/i;
const SHARPNESS = /, everything equally sharp| and depth of field|, the same sharpness and grain/g;

const REMOVES = /\b(?:remove|delete|erase|get rid of|take out|take away|crop out|edit out)\b/i;
const INTO = /\b(?:turn|convert|transform|change|make|swap|replace)\b.*\b(?:into|with)\b/i;
const REMAKES =
  /\b(?:turn|convert|transform|make|redraw|restyle|reimagine|change)\b.*\b(?:into|as|like|in the style|style)\b/i;

const OF_A_PERSON =
  /\b(?:me|face|portrait|selfie|person|hair\w*|him|her|beard|eyes|smil\w*|skin|older|younger|wearing)\b/i;

/** Orders that change what the light comes from. */
const SKY =
  /\b(?:background|backdrop|sky|sunset|sunrise|night|day|daylight|dusk|dawn|snow\w*|rain(?!bow)\w*|weather|season|winter|summer|lighting|light|golden hour)\b/i;
const RELIT: ByTake = {
  studio:
    'Light on all that stays turned to match the change, in direction, softness and warmth, shadows with it',
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
  ['age', /\b(?:older|younger|years|aged|baby|child|toddler|teen\w*|elderly)\b/i],
  ['hairline', /\b(?:hair\w*|bald|fringe|bangs|beard|bob|curls)\b/i],
  ['expression', /\b(?:smil\w*|laugh\w*|frown\w*|serious|cry\w*|happ\w*|sad|expression|grin\w*)\b/i],
  ['pose', /\b(?:pose|sit\w*|stand\w*|turn\w* (?:around|to)|arms?|wav\w*|running|dancing)\b/i],
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
const AND_ALSO =
  /(?:,|\band|\bthen|\balso|\bplus)\s+(?:(?:then|also|please|to)\s+)*(?:make|turn|change|add|put|replace|swap|give|remove|erase|blur|brighten|darken|convert|set|colou?r|paint|move)\b/i;
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
