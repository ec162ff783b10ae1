import { inWords, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { tellsOtherWords } from '../layout/lettering-told.ts';
import { leavesRoom } from '../layout/surfaces.ts';
import { isUsed } from '../look/look.ts';
import { patternOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/* what is ruled out, by its last word | where | what is seen instead */
const INSTEAD = rowsOf(
  `
water | pool, bath, bathtub, fountain, aquarium | dry bare tiles to the very bottom
water | lake, pond, river, reservoir, canal, creek, stream, riverbed, well | a bed of cracked dry mud
umbrella, umbrellas, raincoat, hood | rain, downpour, storm, monsoon, shower, drizzle | hair and clothes soaked through
shoes, shoe, socks | - | bare feet
hat, helmet, cap, wig | - | the head bare
furniture | room, bedroom, apartment, flat, house, kitchen, studio | bare floor and bare walls
car, cars, traffic | street, road, highway, avenue, motorway, bridge | the road surface bare from side to side
cloud, clouds | - | one clear sky from edge to edge
leaf, leaves | tree, trees, forest, oak, branch | bare branches
makeup, make-up | - | bare skin
glasses, sunglasses | - | both eyes bare
`,
  3,
).map(([words = '', where = '', instead = '']) => ({
  words: listOf(words),
  where: where === '-' ? undefined : new RegExp(String.raw`\b(?:${listOf(where).join('|')})s?\b`, 'i'),
  instead: textOf(instead),
}));

interface Shown {
  /** The words that are ruled out. */
  readonly of: string;
  readonly text: string;
}

/**
 * What is seen where something is ruled out: a model draws what it is told of, and best is told what is there. At most
 * two, and none in a mark, which has no place for it; all else stays ruled out.
 */
function insteadOf({ scene }: Brief, kind: SceneClass): readonly Shown[] {
  if (kind === 'graphic') return [];
  return scene.excluded
    .flatMap((of): Shown[] => {
      const last = of.toLowerCase().split(' ').at(-1) ?? '';
      const row = INSTEAD.find(
        ({ words, where }) => words.includes(last) && (where === undefined || where.test(scene.subject)),
      );
      return row ? [{ of, text: row.instead }] : [];
    })
    .slice(0, 2);
}

/** The positive picture of what the words rule out. */
export function shownInstead(brief: Brief, kind: SceneClass): Decision[] {
  return insteadOf(brief, kind).map(({ of, text }) => ({
    element: 'subject',
    text: capital(text),
    because: `${said(of)} is ruled out by your words; this is there instead.`,
  }));
}

/** 'no text except the title': some of it is there. */
const EXCEPTED = sifted(
  /\b(?:no|without)(?: any)? (?:other )?(?:text|words?|letters|lettering|writing)\b[^,.;]{0,20}?\b(?:except|but|besides|apart from|other than)\b/i,
);

/** Parts that many things have: ruled out of the one, the others keep theirs. */
const PARTS =
  /^(?:doors?|windows?|roof|lid|handles?|legs?|wheels?|seat|sleeves?|collar|arms?|head|heads|lights?|back|stem|frame|glass|cover|top|bottom|sides?|wings?|teeth)$/i;

/** 'a shower without door' in a bathroom: said of the whole picture, it would shut the bathroom. */
const isOfOneThing = (words: string, subject: string): boolean =>
  (PARTS.test(words) &&
    new RegExp(`[,;] [^,.;]*\\p{L} (?:without|with no) (?:an? |the )?${words}\\b`, 'iu').test(subject)) ||
  // A clock that has none is not all of the picture without any.
  (/^hands?$/i.test(words) &&
    /\b(?:clock|watch|dial)(?:e?s)? (?:without|with no) (?:any )?hands?\b/i.test(subject)) ||
  // 'one of them has no head': the others have theirs.
  new RegExp(`\\b(?:has|have|having) no ${patternOf(words)}`, 'iu').test(subject);

/**
 * What must stay out: first what the words rule out, then (studio only) the one fault that such a picture is
 * prone to. At most two; none is better than a ritual one.
 */
export function keepOutOf(brief: Brief, kind: SceneClass): Decision | undefined {
  const { scene, take } = brief;
  const shown = insteadOf(brief, kind);
  const ruled = scene.excluded
    .filter((words) => !shown.some(({ of }) => of === words) && !isOfOneThing(words, scene.subject))
    .slice(0, 3)
    .map((words) =>
      words
        .replace(/^(?:\p{L}+ )*(?:text|words?|letters|lettering|writing)$/iu, (letters) =>
          EXCEPTED.test(scene.subject) ? `other ${letters}` : letters,
        )
        // 'TV' is no word that somebody shouts.
        .replace(/[\p{L}'’]+/gu, (word) => (/^\p{Lu}{2,3}s?$/u.test(word) ? word : word.toLowerCase()))
        .replace(/ (?:yet|please|pls|needed|either|at all)$/, '')
        .replace(/^(?:anybody|anyone|somebody|someone|a soul)\b.*$/, 'people'),
    );
  if (ruled.length > 0) {
    return {
      element: 'negative',
      text: capital(ruled.map((words) => `no ${words}`).join(', ')),
      because: `${said(scene.excluded.join(', '))} is ruled out by your words.`,
    };
  }
  if (take !== 'studio' && scene.lettering.length === 0) return undefined;
  const isOpenText = scene.cast.some(({ proper }) => proper) || tellsOtherWords(scene);
  if (scene.lettering.length > 0 && isOpenText) return undefined;
  if (scene.lettering.length > 0)
    return {
      element: 'negative',
      text: 'No other words',
      because: 'Lettered pictures like to grow more letters.',
    };
  if ((kind === 'product' || kind === 'clothing') && !isUsed(scene))
    return { element: 'negative', text: 'No logos, no text', because: 'Products like to grow brand marks.' };
  if (kind === 'graphic')
    return {
      element: 'negative',
      // Where room is left for a title, no text is ruled out.
      text: leavesRoom(brief) ? 'No mockup' : inWords(['No mockup', 'no extra text']),
      because: 'A mark is asked for, not a picture of one.',
    };
  return undefined;
}
