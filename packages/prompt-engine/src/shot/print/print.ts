import { articleFor } from '../../lexicon/inflect.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { readScene } from '../../read/read-scene.ts';
import { isPeople, mainOf, type Scene } from '../../read/scene.ts';
import type { Lock } from '../../vocabulary.ts';
import { keepOutOf } from '../agreement/keep-out.ts';
import { keySide } from '../choose.ts';
import { faceOf, lettering } from '../layout/lettering.ts';
import { tellsManner } from '../layout/lettering-told.ts';
import { motifOfTrade } from '../layout/surface-motifs.ts';
import { withLocks } from '../locks.ts';
import { leadingStyle } from '../look/look.ts';
import { onceFor } from '../once-for.ts';
import { plainLettering } from '../plain/plain-lettering.ts';
import { type Brief, capital, type Decision, type Shot, said } from '../shot.ts';
import { stagedLate } from '../staged-late.ts';
import { type Printed, printed } from './print-rows.ts';

/*
 * Plans what is printed and has no row of its own: its border or motif, the room that is kept on it, its words, its
 * colours, and what it is printed on.
 */

/** What the words of a printed sheet tell of it. */
interface Sheet {
  readonly row: Printed;
  readonly name: string;
  readonly motifs: readonly string[];
  readonly border?: string;
  readonly room?: string;
  readonly colours?: string;
  readonly shape: string;
}

const BORDER = sifted(
  /^(?:an? |the |with |simple |delicate )*(?<of>[\p{L} -]+?) (?:border|frame|framing|wreath|garland|edge|edges|surround)s?(?: (?:around|along|on|all|at).*)?$/iu,
);
const EMPTY = sifted(/\b(?:empty|blank|free|clear|bare|space|room)\b/i);
const WHERE = /\b(?:top|bottom|left|right|middle|cent(?:re|er)|upper|lower)\b/i;
const COLOURS = sifted(
  /\b(?:our |my |the |in |wedding |brand )*colou?rs?(?: palette| scheme)?(?: are|:| is| of)? (?<them>(?!(?:only|please|and|with)\b)[\p{L} &-]+)$|^(?:in )?(?<plain>(?:[\p{L}]+ ){0,2}[\p{L}]+ and (?:[\p{L}]+ ){0,2}[\p{L}]+)(?: colou?rs?| palette| only)$/iu,
);
/** Parts that say how it is, for whom, or what is wished. */
const SAYS_HOW = sifted(
  /^(?:(?:a\d|\d+ ?x ?\d+|portrait|landscape|vertical|horizontal|square|upright|wide|tall|round|print\w*|simple|minimal\w*|elegant|modern|rustic|boho|vintage|cute|fun|playful|bold|clean|flat|editable|for (?:my|our|the|a|an|his|her)|no |not |without |please|thanks|nothing|so |i |we |you |it |just |make |maybe|with (?:my|our) (?:name|logo)|names?\b|dates?\b|text\b|title\b|logo\b)[^,]*|[\p{L}-]+ (?:style|vibes?|feel|look|font|mood|aesthetic)|.*\bwords?\b.*|(?:fri|satur|sun|mon|tues|wednes|thurs)day\b.*|\d.*)$/iu,
);
const ABOUT = /\b(?:about|of|with|showing|featuring|for) (?<what>[^,]+)$/iu;
const UPRIGHT = sifted(/\b(?:portrait|vertical|upright|tall|a\d|story|5 ?x ?7)\b/i);
const WIDE = sifted(/\b(?:landscape|horizontal|wide)\b/i);

const isKnown = (part: string): boolean => {
  const scene = readScene(part);
  const main = mainOf(scene);
  return main?.known === true && !/^(?:abstract|sign|graphic|event)$/.test(main.kind);
};

/** What a sheet is for, by a thing that stands for it: a taco truck by tacos, a plant shop by a plant. */
function motifOfClient(after: string): string | undefined {
  const client = /\bfor (?:my |our |an? |the |his |her )?(?<who>[^,]+)/iu
    .exec(after)
    ?.groups?.who?.replace(/ (?:sale|opening|event|launch|party|night|day)$/i, '');
  if (!client) return undefined;
  const motif = motifOfTrade(client);
  if (motif) return motif;
  const main = mainOf(readScene(client));
  if (!main?.known || isPeople(main.kind) || /^(?:abstract|place|sign|graphic|event)$/.test(main.kind))
    return undefined;
  const [first = ''] = client.split(' ');
  return /^(?:building|vehicle|structure)$/.test(main.kind) && client.includes(' ') && isKnown(first)
    ? first
    : client;
}

const withArticle = (part: string): string => {
  if (/^(?:an?|the|one|two|three|four|five|my|our|some|\d+) /i.test(part)) return part;
  const main = mainOf(readScene(part));
  return !main || main.plural || main.row?.traits.words.has('mass') === true || / and /.test(part)
    ? part
    : `${articleFor(part)} ${part}`;
};

function sheetIn(scene: Scene, row: Printed, found: Readonly<Record<string, string>>): Sheet {
  const { before = '', name = '', after = '' } = found;
  const bare = scene.lettering.reduce((text, line) => text.replace(line, ''), after);
  const [head = '', ...rest] = bare.split(/[,;]\s*|\.\s+/);
  const parts = rest.map((part) => part.replace(/^(?:and|with|but) /i, '').trim()).filter(Boolean);
  const border =
    parts.map((part) => BORDER.exec(part)?.groups?.of ?? '').find(Boolean) ??
    /\b(?:with|in) an? (?<of>[\p{L} -]+?) (?:border|frame)\b/iu.exec(head)?.groups?.of;
  const room = parts.find((part) => EMPTY.test(part) && WHERE.test(part));
  const coloured = parts.map((part) => COLOURS.exec(part)?.groups).find(Boolean);
  const about = /^ (?:about|of|with|showing|featuring) /i.test(head)
    ? ABOUT.exec(head)?.groups?.what
    : undefined;
  const told = parts.filter(
    (part) =>
      !BORDER.test(part) &&
      part !== room &&
      !EMPTY.test(part) &&
      !COLOURS.test(part) &&
      !SAYS_HOW.test(part) &&
      isKnown(part),
  );
  const client = about === undefined && told.length === 0 && !border ? motifOfClient(head) : undefined;
  const motifs = [...(about && isKnown(about) ? [about] : []), ...told, ...(client ? [client] : [])].slice(
    0,
    3,
  );
  const colours = coloured?.them ?? coloured?.plain;
  const shape = WIDE.test(scene.subject)
    ? 'Wide'
    : /\bsquare\b/i.test(scene.subject)
      ? 'Square'
      : UPRIGHT.test(scene.subject)
        ? 'Upright'
        : '';
  return {
    row,
    name: `${before}${name}`.trim(),
    motifs: motifs.map(withArticle),
    ...(border && { border }),
    ...(room && { room }),
    ...(colours && { colours }),
    shape,
  };
}

const sheetFor = onceFor((scene: Scene): Sheet | undefined => {
  const { subject, isForeign, isEdit } = scene;
  if (isForeign || isEdit) return undefined;
  for (const row of printed()) {
    const found = row.names.exec(subject)?.groups;
    if (found) return sheetIn(scene, row, found);
  }
  return undefined;
});

const roomAt = (room: string): string => {
  const at = (WHERE.exec(room)?.[0] ?? 'middle').toLowerCase();
  if (/middle|cent/.test(at)) return 'The middle of the sheet left plain and empty, two thirds of its width';
  if (/top|upper|bottom|lower/.test(at))
    return `The ${/top|upper/.test(at) ? 'upper' : 'lower'} third left plain and empty`;
  return `The ${at} third left plain and empty`;
};

/** Where the border or the motif stands. */
function shown(sheet: Sheet, { take }: Brief, side: string): string {
  const { border, motifs, room } = sheet;
  const all = inWords(motifs);
  if (border)
    return take === 'studio'
      ? `${capital(border)} along all four edges, even in width, meeting in the corners${all ? `, ${all} at the foot` : ''}`
      : take === 'cinematic'
        ? `${capital(border)} growing out of two opposite corners, thick there and thinning along the edges${all ? `, ${all} among it` : ''}`
        : `One spray of ${border} at the upper ${side} corner, its counterpart at the opposite one`;
  if (all === '') return '';
  const isLow = room !== undefined && /bottom|lower/i.test(room);
  const isKept = room !== undefined && /middle|cent/i.test(room);
  if (isKept)
    return take === 'minimal'
      ? `${capital(all)} small at one corner`
      : `${capital(all)} ${take === 'studio' ? 'around the edges, as a ring of even weight' : `reaching in from the lower ${side} corner and from the opposite one`}`;
  return take === 'studio'
    ? `${capital(all)} large and whole in the ${isLow ? 'upper' : 'lower'} two thirds of the sheet`
    : take === 'cinematic'
      ? `${capital(all)} larger than the sheet, cut by its ${isLow ? 'upper' : 'lower'} ${side} corner`
      : `${capital(all)} small and whole near the ${isLow ? 'top' : 'foot'}`;
}

const LIGHT = {
  studio: 'Even flat tone, no cast shadow',
  cinematic: 'Flat tone, a shade deeper toward the corners',
  minimal: 'Even flat tone',
} as const;

function decisionsOf(sheet: Sheet, brief: Brief): readonly Decision[] {
  const { scene, take } = brief;
  const because = `${said(sheet.name)} is laid out so.`;
  const style = leadingStyle(scene);
  const one = (element: Decision['element'], text: string): readonly Decision[] =>
    text === '' ? [] : [{ element, text, because }];
  const negative = keepOutOf(brief, 'graphic');
  const room = sheet.room
    ? roomAt(sheet.room)
    : scene.lettering.length > 0
      ? ''
      : take === 'minimal'
        ? 'The rest of the sheet bare'
        : 'A calm band along the top, bare for the words';
  return [
    ...one('subject', shown(sheet, brief, keySide(brief))),
    ...(tellsManner(scene) ? plainLettering(brief) : lettering(brief, faceOf(brief))),
    ...one(
      'composition',
      [
        sheet.shape ? `${sheet.shape} sheet seen straight on` : 'Flat sheet seen straight on',
        take === 'cinematic' ? 'filling the frame' : 'clear margin on every side',
      ].join(', '),
    ),
    ...one('composition', room),
    ...one('light', LIGHT[take]),
    ...one('palette', sheet.colours ? capital(sheet.colours.trim()) : ''),
    ...one(
      'style',
      style &&
        !/^(?:photo\w*|wedding|portrait\w*|landscape\w*)$/i.test(style.words) &&
        style.row.medium !== 'photo'
        ? [capital(style.words), style.row.line].filter(Boolean).join(', ')
        : sheet.row.made[take],
    ),
    ...(negative ? [negative] : []),
  ];
}

/**
 * A take of a printed sheet; undefined where the words ask for none, or where a plan of its own knows more of it.
 * @param isOpen whether no other plan is sure of it
 */
export function planPrint(
  brief: Brief,
  locks: readonly Lock[],
  isOpen: (scene: Scene) => boolean,
  plan: (brief: Brief) => Shot,
): Shot | undefined {
  const { scene, take } = brief;
  const sheet = sheetFor(scene);
  if (!sheet || !isOpen(scene)) return undefined;
  const decisions = withLocks(
    decisionsOf(sheet, brief),
    locks.filter((lock) => lock.take === take),
  );
  return stagedLate({ take, scene, decisions }, () => plan(brief).stage);
}
