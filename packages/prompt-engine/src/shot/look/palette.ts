import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isOfAnother, ownDetails } from '../details.ts';
import { clientOf } from '../layout/client.ts';
import { isMark } from '../layout/layout-words.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isFigurine, isUsual, madeOf } from '../plain/certainty.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import {
  hueOf,
  inTheCold,
  MADE_OF,
  OWN_COLOURED,
  paletteText,
  styleColours,
  tidied,
} from './certain-colours.ts';
import { coloursAsked, fewestColours } from './colours-asked.ts';
import { leadingStyle } from './look.ts';
import { isModel } from './models.ts';
import { coloursOfWorld } from './world-colours.ts';

/*
 * Three or four named colours, found in the scene's own things (craft rule 6): the colours that the words name come
 * first and are the only strong ones.
 */

const NEUTRALS: Readonly<Record<string, readonly string[]>> = {
  studio: ['soft white', 'mid grey'],
  cinematic: ['charcoal', 'soft grey'],
  minimal: ['white', 'pale grey'],
};

const METALS = sifted(
  /\b(?:gold|silver|brass|copper|bronze|steel|iron|chrome|aluminium|aluminum|tin|varnish|oak|walnut|ebony|mahogany|maple|amber)\b/,
);

/** 'only orange, cream and navy', 'black and red only'. */
const isOnly = (subject: string, named: readonly string[]): boolean =>
  named.some((colour) => subject.toLowerCase().includes(`only ${colour}`)) ||
  named.some((colour) => subject.toLowerCase().includes(`${colour} only`));

/** What a row colours people by is their clothes: said where the clothes are. */
const rowColours = (scene: Scene, member: Member): readonly string[] =>
  isPeople(member.kind) && ownDetails(scene, member).length === 0 ? [] : (member.row?.colours ?? []);

/** The colours that the take draws on, in the order of their claim. */
function sources(brief: Brief, where: Circumstances): string[] {
  const { scene, take } = brief;
  const isClient = scene.uses.length > 0 && clientOf(scene)?.includes(mainOf(scene)?.name ?? '-') === true;
  // Whom a card is for is not on it.
  const main = isClient ? undefined : mainOf(scene);
  const others = scene.cast
    .filter(
      (member) =>
        member !== main &&
        member.part !== 'topic' &&
        member.kind !== 'hands' &&
        // A plastic chair is of no oak, and brushes of a car wash are no painter's.
        !member.materials.some(({ kind }) => kind === 'material') &&
        (isBeing(member.kind) || isUsual(member)) &&
        member.relation?.preposition !== 'made-of',
    )
    .flatMap((member) =>
      member.colours.length > 0 ? [] : inTheCold(member, where, rowColours(scene, member)).slice(0, 1),
    );
  const isTinted = (main?.colours.length ?? 0) > 0;
  const made =
    main?.materials
      // Green leather is green.
      .filter(() => !isTinted)
      .flatMap(({ names }) => MADE_OF.get(names[0] ?? '') ?? [])
      .slice(0, 1) ?? [];
  const isOwnKind =
    main !== undefined &&
    isUsual(main) &&
    !isFigurine(main) &&
    !isModel(scene, main) &&
    // An idea without its picture has no colours either.
    !(main.kind === 'abstract' && (scene.cast.length > 1 || main.adjectives.length > 0));
  const fabric = main && madeOf(scene, main);
  // A matte black bottle has none of the colours that bottles come in.
  const usualColours = isTinted
    ? []
    : fabric
      ? (fabric.row?.colours ?? [])
      : isOwnKind
        ? inTheCold(main, where, main.row ? rowColours(scene, main) : (main.placeRow?.colours ?? [])).filter(
            (colour) => !isOfAnother(main, colour),
          )
        : [];
  // What it is made of decides before what its kind is usually made of.
  const isCraft = leadingStyle(scene)?.row.medium === 'craft' && main !== undefined && !isBeing(main.kind);
  const own =
    made.length > 0
      ? made
      : isCraft
        ? usualColours.filter((each) => !METALS.test(each)).slice(0, 1)
        : usualColours;
  const isNamed = scene.place !== undefined || where.implied === true;
  const place = isNamed ? (where.place?.colours ?? []) : [];
  const usual = isNamed ? [] : (where.place?.colours ?? []);
  const hour = [where.time, where.weatherRow, where.occasion, where.season, where.era].flatMap(
    (row) => row?.colours ?? [],
  );
  const feeling = scene.feeling?.row.colours ?? [];
  if (take === 'studio')
    return [
      ...own.slice(0, 2),
      ...others.slice(0, own.length > 0 ? 1 : 3),
      ...place.slice(0, 2),
      ...own,
      ...hour,
    ];
  if (take === 'cinematic')
    return [
      ...hour.slice(0, 2),
      ...place.slice(0, 2),
      ...own.slice(0, 1),
      ...others.slice(0, 1),
      ...feeling.slice(0, 1),
      ...usual.slice(0, 2),
      ...own,
    ];
  return [...own.slice(0, 1), ...others.slice(0, 1), ...place.slice(0, 1), ...hour.slice(0, 1)];
}

const BRIGHT = sifted(
  /\b(?:red|yellow|orange|blue|green|pink|purple|violet|gold|golden|turquoise|scarlet|crimson)\b/i,
);

/** 'a beach without any sand' has no colour that is called so. */
const isRuledOut = ({ excluded }: Scene, colour: string): boolean =>
  excluded.some((words) =>
    new RegExp(`\\b${words.replace(/[^\\p{L}\\p{N} ]/gu, '.')}\\b`, 'iu').test(colour),
  );

/** The colours of a take, in words and by their names. */
export interface PaletteChoice {
  readonly decision: Decision;
  readonly colours: readonly string[];
}

/** The palette of a take, in as many colours as the words allow. */
export function paletteFor(brief: Brief, where: Circumstances): PaletteChoice {
  const open = paletteOpen(brief, where);
  const choice = coloursOfWorld(brief, open.decision.text) ?? open;
  const asked = coloursAsked(brief.scene);
  const { decision } = choice;
  if (asked === undefined || decision.text === '' || choice.colours.length <= asked) return choice;
  const colours = fewestColours(choice.colours, asked);
  return { colours, decision: { ...decision, text: `${capital(inWords(colours))} only` } };
}

function paletteOpen(brief: Brief, where: Circumstances): PaletteChoice {
  const { scene, take, wishes } = brief;
  const mono = scene.styles.find(({ row }) => row.traits.has('mono'));
  const most = take === 'minimal' ? 3 : 4;
  const wished = wishes.palette ? [wishes.palette.toLowerCase()] : [];
  if (mono) {
    // A black and white mark has no greys.
    const isPlain =
      isMark(scene) && mono.row.medium === 'photo' && mono.row.names.includes('black and white');
    const colours = isPlain
      ? ['black', 'white']
      : mono.row.colours.length > 0
        ? mono.row.colours
        : ['black', 'white', 'mid grey'];
    // 'monochrome blue' is all blue.
    const [tone] = scene.colours.filter((each) => !/black|white|gr[ae]y/.test(each));
    if (tone && /^monochrom/i.test(mono.words)) {
      const shades = [`deep ${tone}`, `mid ${tone}`, `pale ${tone}`];
      return {
        colours: shades,
        decision: {
          element: 'palette',
          text: capital(inWords(shades)),
          because: `${said(`${mono.words} ${tone}`)} has no other colours.`,
        },
      };
    }
    // 'a yellow taxi in a black and white street': the one colour that is named is kept.
    const kept = scene.cast
      .flatMap(({ words, part }) => (part === 'topic' ? [] : [BRIGHT.exec(words)?.[0].toLowerCase() ?? '']))
      .filter(Boolean);
    if (kept.length > 0 && mono.row.medium === 'photo')
      return {
        colours: [...colours.slice(0, 3), ...kept.slice(0, 1)],
        decision: {
          element: 'palette',
          text: `${capital(inWords(colours.slice(0, 3)))}, with ${kept[0] ?? ''} as the only colour`,
          because: `${said(kept[0] ?? '')} is named beside ${said(mono.words)}.`,
        },
      };
    return {
      colours,
      decision: {
        element: 'palette',
        // Signs of one colour may have any.
        text: mono.row.medium === 'graphic' ? '' : capital(inWords(colours.slice(0, 3))),
        because: `${said(mono.words)} has no other colours.`,
      },
    };
  }
  // In 'five lemons in a blue bowl' the lemons keep their yellow.
  const main = mainOf(scene);
  const isOfOther =
    main !== undefined &&
    main.colours.length === 0 &&
    isUsual(main) &&
    scene.styles.length === 0 &&
    OWN_COLOURED.has(main.kind) &&
    scene.cast.some((member) => member !== main && member.colours.length > 0);
  const named = [...(isOfOther ? (main.row?.colours.slice(0, 1) ?? []) : []), ...scene.colours, ...wished];
  // 'black on white', 'only orange and navy': there are the colours that were said and no others.
  if (named.length > 1 && (isMark(scene) || isOnly(scene.subject, named)))
    return {
      colours: named,
      decision: {
        element: 'palette',
        text: `${capital(inWords(named))} only`,
        because: `${said(named.join(', '))} are named, and no others.`,
      },
    };
  const style = scene.styles.flatMap(({ row }) => row.colours);
  const own = [
    ...(named.length > 1 ? [] : style.slice(0, 3)),
    ...(named.length > 0 || (isMark(scene) && style.length > 1) ? [] : sources(brief, where)),
  ];
  // Neutrals only where the scene has too few colours of its own.
  const lack = take === 'minimal' ? 3 : Math.max(0, 3 - new Set(own.map(hueOf)).size);
  const rest = [...own, ...(NEUTRALS[take] ?? []).slice(0, lack)];
  // Beside colours that the words name only neutrals stand, so that nothing competes with them.
  const beside = [...style.slice(0, 1), ...sources(brief, where).slice(0, 2)];
  const list = [
    ...named,
    ...(named.length > 0 ? [...beside, ...(take === 'cinematic' ? [] : (NEUTRALS[take] ?? []))] : rest),
  ];
  const colours = tidied(
    list.filter((colour) => wished.includes(colour) || !isRuledOut(scene, colour)),
    scene,
    named,
  ).slice(0, Math.max(most, named.length));
  // One colour alone is no palette.
  if (take === 'cinematic' && colours.length === 1 && !isMark(scene)) colours.push('deep shadow');
  const because =
    named.length > 0
      ? `${said(named.join(', '))} is named; the rest stays neutral.`
      : 'Taken from what is in the scene.';
  return {
    colours,
    decision: {
      element: 'palette',
      text: paletteText(brief, where, colours, named.length > 0 ? named : styleColours(scene)),
      because,
    },
  };
}
