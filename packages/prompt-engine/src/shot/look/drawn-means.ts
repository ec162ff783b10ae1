import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import { isBeing, mainOf, type Read, type Scene } from '../../read/scene.ts';
import { cinematicView, isOnSheet, isPlaced, usualView } from '../camera/drawn-views.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { keySide, otherSide } from '../choose.ts';
import { numberWord } from '../counts.ts';
import { isLandmark } from '../layout/landmark.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { theOf } from '../refer.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import type { CameraHeight, ShotSize, StageLight } from '../stage.ts';
import { coloursAsked } from './colours-asked.ts';

/*
 * The means of a drawn, painted or rendered look instead of light and camera (planning rule 5).
 */

/** What the means of a look come to: their sentences, and what of them a preview draws. */
export interface DrawnMeans {
  readonly decisions: readonly Decision[];
  /** Whether a sentence says where in the frame the picture stands. */
  readonly places: boolean;
  readonly stage?: {
    readonly light: StageLight;
    readonly size: ShotSize;
    readonly height: CameraHeight;
  };
}

/** What is no photograph, and what it is planned from. */
export interface Drawn {
  readonly brief: Brief;
  readonly style: Read<StyleRow>;
  readonly kind: SceneClass;
  readonly where: Circumstances;
  /** A printed surface, whose layout says what stands where. */
  readonly surface?: boolean;
}

/** A look's own framing may say where the subject sits. */
const PLACING_IN_FRAME = sifted(/\b(?:cent(?:re|red|ral)|middle|fill\w*|thirds?)\b/i);

/** A layout of its own, which no centred subject suits. */
const OFF_CENTRE = sifted(
  /\b(?:cropped|asymmetr\w+|diagonals?|off-centre|stacked|frieze|one side|half-length|border)\b/i,
);

const VIEW = sifted(/\b(?:view|height|eye level|angle|close|wide|panel)\b/i);

const SEEN = sifted(
  /\b(?:view|height|eye level|angle|close|wide|panels?|projection|composition|depth|space|crop\w*|diagonals?|layers|horizon|elevation)\b/i,
);

/** A framing that brings a ground of its own stands back where the words name a place. */
const GROUNDED = sifted(
  /\b(?:lawn|garden|path|tabletop|table|meadow|street|wall|room|shelf|snow|sand|plain|ground|background|setting)\b/i,
);

/** Terms of the reading that are no place of the camera. */
const NO_VIEW = new Set(['isometric', 'cutaway', 'still-life', 'portrait']);

const EVEN = 'even tone without cast shadows';

const HOURS: Readonly<Record<string, string>> = {
  night: 'At night',
  dusk: 'At dusk',
  dawn: 'At dawn',
  'golden-hour': 'In a low sun',
};

const HOUR_WORDS = sifted(
  /night|evening|dusk|dawn|twilight|sun(?:set|rise)|moon ?l(?:ight|it)|starr?(?:y|light)|golden hour/i,
);

const daytimeIsLow = ({ daytime }: Circumstances): boolean => daytime === 'golden-hour';

const VEILED: ReadonlySet<string> = new Set(['rain', 'storm', 'snow', 'fog', 'cloud']);

/** A title tells no hour, and the hours of a poster are those of what it is for. */
const withoutQuotes = (text: string): string => text.replace(/["“”«»„][^"“”«»„]*["“”«»]/g, ' ');

/** The hour that the words name, in front of how the light is drawn; no sun under rain or stars. */
function atHour({ brief, where }: Drawn, text: string): string {
  const isVeiled = VEILED.has(where.weather ?? '');
  const { times, isForeign, uses } = brief.scene;
  const subject = withoutQuotes(brief.scene.subject);
  // A party, or a haze in space, is of no hour by its words.
  const isTold =
    times.some(
      ({ row, words }) =>
        row.type === 'time' &&
        (isForeign || (subject.includes(words) && !(uses.length > 0 && /\d/.test(words)))),
    ) || HOUR_WORDS.test(subject);
  const hour = isTold ? HOURS[where.daytime ?? ''] : undefined;
  const sunless =
    isVeiled || (hour && !daytimeIsLow(where)) ? text.replace(/\bsun(?:light)?\b/gi, 'light') : text;
  // Under rain nothing throws a long hard shadow.
  if (isVeiled && !hour) return sunless.replace(/, (?:long|one) (?:hard|cool)[^,]*shadows?\b[^,]*/g, '');
  if (!hour) return sunless;
  const bare = daytimeIsLow(where) ? sunless.replace(/^(?:one )?low (?=light|sun|lamp)/i, '') : sunless;
  return `${hour}, ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}

/** A fair sky of a look's own, where the words have another weather or hour. */
const FAIR = sifted(/\b(?:summer|sunny|sunlit|blue sk(?:y|ies)|white clouds?|clear sky)\b/i);

const OF_BEINGS = sifted(
  /\b(?:eyes?(?![- ]level)|hair|faces?(?! of)|figures?|heads?|limbs?|gloves|hands?|muscular|mouths?|robes|cheeks|portraits?|character\S*|puppets? with)\b/i,
);

const OF_THE_OPEN = sifted(/\b(?:clouds?|sky|skies|horizon|landscape|hills|summer|leafy)\b/i);

/** Where no window lights anybody, though no place row says so. */
const OPEN_AIR = sifted(
  /\b(?:market|street|square|field|meadow|forest|village|harbou?r|fair|parade|battle|garden)\b/i,
);

const COLOURS_COUNTED = sifted(/\b(?:two|three|four|five|six) colours\b/);

/** The parts of a row's cell that can be true of the cast: a lighthouse has no eyes. */
function suited({ brief, where }: Drawn, cell: string): string {
  const hasBeing =
    isOnSheet(brief.scene) ||
    brief.scene.cast.some(({ kind }) => isBeing(kind) || kind === 'event' || kind === 'sport');
  const isInside = where.surroundings === 'indoor';
  const isVeiled = VEILED.has(where.weather ?? '') || where.daytime === 'night';
  const asked = coloursAsked(brief.scene);
  const inked =
    asked === undefined
      ? cell
      : cell.replace(COLOURS_COUNTED, `${numberWord(asked)} colour${asked === 1 ? '' : 's'}`);
  return (
    where.surroundings === 'outdoor' || OPEN_AIR.test(brief.scene.subject)
      ? inked
          .replace(/\bfrom an? (?:[\w-]+ )?window\b/, 'from one side')
          .replace(/\b(?:side )?window light\b/i, 'light')
      : inked
  )
    .split(/,\s*/)
    .map((part) =>
      isVeiled && /\blight\b/.test(part)
        ? part.replace(/\b(?:clear |bright )?(?:summer|sunny) (?=light)/i, 'soft grey ')
        : part,
    )
    .filter((part) => !(isVeiled && FAIR.test(part)))
    .filter((part) => (hasBeing || !OF_BEINGS.test(part)) && !(isInside && OF_THE_OPEN.test(part)))
    .join(', ');
}

/** Parts of a framing that a surface's layout decides. */
const LAID_OUT = sifted(
  /\b(?:title|near shape|type|letter\w*|text|band|foot|top|middle|cent\w+|motif|destination|clear area|margin|faces?|figures?)\b/i,
);

const NAMED_VIEW = (brief: Brief): string =>
  [...new Set(brief.scene.cameras.filter(({ row }) => !NO_VIEW.has(row.id)).map(({ row }) => row.text))]
    .slice(0, 2)
    .join(', ');

function minimalMeans(drawn: Drawn, because: string): DrawnMeans {
  const { row } = drawn.style;
  const { framing } = projectionOf(drawn.brief.scene) ?? row;
  // Small in an empty frame is a distance of its own.
  const most = suited(drawn, framing)
    .split(/,\s*/)
    .find((part) => !VIEW.test(part) && /\s/.test(part));
  return {
    places:
      (PLACING_IN_FRAME.test(framing) && (most !== undefined || drawn.surface === true)) ||
      (most !== undefined && isOnSheet(drawn.brief.scene)),
    decisions: [
      lightSentence(drawn, suited(drawn, row.shading) || EVEN, keySide(drawn.brief)),
      ...(most && drawn.surface !== true
        ? [{ element: 'composition' as const, text: withRoom(drawn, capital(named(drawn, most))), because }]
        : []),
    ],
  };
}

const ROOMY = sifted(/\b(?:empty|bare|blank|space|margin|open|fill\w*|border|repeat\w*|edge)\b/i);

/** What is small in the frame has emptiness around it. */
const withRoom = ({ brief, style, surface }: Drawn, text: string): string =>
  surface || !PLACING_IN_FRAME.test(style.row.framing) || ROOMY.test(text) || !isRoomLeft(brief.scene)
    ? text
    : `${text}, wide empty space around`;

/** A row speaks of 'the subject': the picture has one with a name. */
const named = (drawn: Drawn, text: string): string => text.replace(/\bthe subject\b/g, motifOf(drawn));

/** Isometric is a projection, whatever it is drawn in. */
const projectionOf = (scene: Scene): StyleRow | undefined =>
  scene.styles.find(({ row }) => row.names.includes('isometric'))?.row;

/** What the look's own row says of the view, as far as the words leave it its ground. */
function ownView(drawn: Drawn, row: StyleRow): string {
  const { brief, surface } = drawn;
  const parts = suited(drawn, row.framing)
    .split(/,\s*/)
    .filter(
      (part) =>
        part &&
        !(brief.scene.place && !isOnSheet(brief.scene) && GROUNDED.test(part)) &&
        !(surface && LAID_OUT.test(part)),
    );
  const own = named(drawn, parts.join(', '));
  if (surface) return own;
  return SEEN.test(own) || PLACING_IN_FRAME.test(own) || !brief.scene.place
    ? own
    : [usualView(row), ...parts].join(', ');
}

/** The light that a take names: the words' own, else the look's, from another side in cinematic. */
function lightSentence(drawn: Drawn, text: string, side: 'left' | 'right'): Decision {
  const { brief, style } = drawn;
  const [named] = brief.scene.lights;
  if (named)
    return {
      element: 'light',
      text: capital(
        named.row.text
          .replaceAll('camera {side}', `the ${side}`)
          .replaceAll('{side}', side)
          .replaceAll('{other}', otherSide(side)),
      ),
      because: `${said(named.words)} names the light.`,
    };
  return {
    element: 'light',
    text: capital(atHour(drawn, text)),
    because: `${said(style.words)} shows light by its own means.`,
  };
}

/** What such a picture rests on: of a place the thing that it is known by, else the subject by its name. */
function motifOf({ brief, kind, surface }: Drawn): string {
  const main = mainOf(brief.scene);
  if (isPlaceClass(kind) && !surface) {
    const named = brief.scene.cast.find(
      ({ part, known, plural, kind: of }) =>
        (part === 'feature' || part === 'scenery') && known && !plural && isLandmark(of),
    );
    if (named) return theOf(named);
    return kind === 'landscape' ? 'the scene' : main ? theOf(main) : 'the motif';
  }
  return main?.known && !surface && !['abstract', 'graphic', 'sign'].includes(main.kind)
    ? theOf(main)
    : 'the motif';
}

/** The means of a drawn look instead of light and camera. */
export function drawnMeans(drawn: Drawn): DrawnMeans {
  const { brief, style, kind } = drawn;
  const { row, words } = style;
  const because = `${said(words)} has its own means instead of a lens.`;
  if (brief.take === 'minimal') return minimalMeans(drawn, because);
  const form = suited(drawn, row.line);
  const line: Decision[] = form ? [{ element: 'style', text: capital(form), because }] : [];
  const named = NAMED_VIEW(brief);
  const the = motifOf(drawn);
  const shading = suited(drawn, row.shading) || EVEN;
  const turn = keySide(brief);
  const side = /\bleft\b/.test(shading) ? 'right' : /\bright\b/.test(shading) ? 'left' : turn;
  const projection = projectionOf(brief.scene) ?? row;
  const found = brief.take === 'cinematic' ? cinematicView(brief, projection, kind) : undefined;
  // What is never shaded is not lit from elsewhere.
  const isUnshaded = row.traits.has('mono') && row.traits.has('flat') && /bare|\beven\b/.test(shading);
  const filled = (text: string): string => text.replaceAll('{side}', side).replaceAll('{the}', the);
  const seen = found && !drawn.surface ? filled(found.view) : found ? '' : ownView(drawn, projection);
  const view = named || seen;
  const from = found?.from === 'side' ? side : found?.from;
  return {
    places:
      named === '' &&
      (isPlaced(projection) || PLACING_IN_FRAME.test(view) || (!found && OFF_CENTRE.test(row.framing))),
    decisions: [
      ...line,
      lightSentence(drawn, found && !isUnshaded ? filled(found.light) : shading, found ? side : turn),
      ...(view ? [{ element: 'camera' as const, text: capital(view), because }] : []),
    ],
    ...(found &&
      !named && {
        stage: {
          size: found.size,
          height: found.height,
          light: {
            from: from === 'back' || from === 'top' || from === 'left' || from === 'right' ? from : side,
            hard: /\b(?:hard|raking|sun)\b/.test(found.light),
            warmth: 0,
            key: /\bdark\b/.test(found.light) ? ('low' as const) : ('normal' as const),
          },
        },
      }),
  };
}
