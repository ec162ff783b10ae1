import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { chosenEvenly, keySide, otherSide } from '../choose.ts';
import { timesBeside } from '../moment/bare.ts';
import { fitsLook, fitsTold } from '../moment/fits.ts';
import { madeOf } from '../plain/certainty.ts';
import { theOf } from '../refer.ts';
import { classOf, isMacro } from '../scene-class.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { type UseRow, usesOf } from './use-table.ts';

/*
 * Where the cinematic take meets a thing for which the words name no place: where it is used, at an instant of that use
 * or with its trace, by a light that is there. Nobody is put beside it, and what the words tell goes before all of it.
 */

/** Kinds that are used, grown, driven or built somewhere. */
const USED: ReadonlySet<string> = new Set(
  'product container device jewellery furniture textile clothing tool instrument weapon toy food drink plant flower tree vehicle boat aircraft machine building structure thing'.split(
    ' ',
  ),
);

/** Classes that are seen before a ground. */
const SEEN: ReadonlySet<string> = new Set(
  'product small-thing clothing food drink plant furniture vehicle building landscape unknown'.split(' '),
);

/** What a thing has with it and is moved with it. */
const SMALL = ['tiny', 'hand', 'held', 'table'];
const PARTS_OF_IT: ReadonlySet<string> = new Set(['main', 'content', 'topic']);

/** What a thing may be in, and is still met where it is used. */
const VESSELS: ReadonlySet<string> = new Set(['container', 'flower', 'food']);

function goesWithIt({ part, kind, row, known }: Member, main: Member): boolean {
  if (!known || isBeing(kind)) return false;
  if (PARTS_OF_IT.has(part)) return true;
  // A stack of books is books, and a bow on a cello is where the cello is.
  if (part === 'support') return VESSELS.has(kind) || main.relation?.preposition === 'of';
  return part !== 'scenery' && kind !== 'place' && SMALL.some((size) => row?.traits.words.has(size));
}

/** States of a thing in which it is used by nobody, and nowhere. */
const OUT_OF_USE = sifted(
  /\b(?:float\w*|levitat\w*|exploding|exploded|explosion|splash\w*|mid[ -]?air|flying|giant|huge|tiny|miniature|isolated|background|backdrop|white bg|transparent|glowing|neon|holographic|futuristic|robot\w*|cyber\w*|magic\w*|enchanted|cursed|alien|ghost\w*|liquid|edible|living|walking|talking|melting|burning|frozen|sunken|overgrown|unfinished|destroyed|wrecked|smashed|crashed|lit|decorated|covered|wrapped|christmas|xmas|halloween|easter|birthday|party|wedding (?:decor\w*|table)|toy|lego|cardboard|inflatable|gingerbread|haunted|abandoned|derelict|ruined|cut ?out|cross[- ]section|cutaway|blueprint|made (?:of|from|out of)|shaped|invisible|knolling|flat ?lay|studio|void|infinite|surreal|anatomical|collection|different|types? of|set of icons|seamless)\b/i,
);

/** A name that its row has is its kind: a haunted house, a toy car. */
const isOutOfUse = (subject: string, { name, row }: Member): boolean =>
  OUT_OF_USE.test(
    [name, ...(row?.names.map(({ singular }) => singular) ?? [])].reduce(
      (left, each) => left.replace(each, ''),
      subject.toLowerCase(),
    ),
  );

/** A thing that sits or hangs is at rest, and does nothing. */
const RESTS = /^(?:sit|stand|lie|hang|rest|wait)$/;

/** Uses that show the thing itself. */
const SHOWN: ReadonlySet<string> = new Set(['product-shot']);

/** Tempers that a place of use agrees with. */
const EASY: ReadonlySet<string> = new Set(['calm', 'joy', 'love', 'proud']);

/** Whether the words leave open where a thing is met, and nothing of them speaks against its use. */
function isOpen(scene: Scene, main: Member): boolean {
  const { place, around, rest, syntax, cameras, uses, lettering, feeling, cast, doings } = scene;
  return (
    place === undefined &&
    around.length === 0 &&
    rest.length === 0 &&
    doings.every(
      ({ form, verb, object }) => form === 'past' || (object === undefined && RESTS.test(verb.base)),
    ) &&
    lettering.length === 0 &&
    uses.every(({ row }) => SHOWN.has(row.id)) &&
    cameras.every(({ row }) => row.height !== 'overhead' && row.id !== 'isometric') &&
    (feeling === undefined || EASY.has(feeling.row.temper)) &&
    !scene.isEdit &&
    scene.isUnread !== true &&
    !syntax.isTags &&
    !isOnSheet(scene) &&
    !isMacro(scene) &&
    !isOutOfUse(scene.subject, main) &&
    cast.every((each) => goesWithIt(each, main)) &&
    main.owner === undefined &&
    madeOf(scene, main) === undefined &&
    worldNamed(scene) === undefined
  );
}

/** Whether a text names what the words have already, which would then be there twice. */
function isTwice(text: string, { cast }: Scene): boolean {
  return cast.some(({ name, part }) => {
    // The bottle that the wine is in is one of those behind it.
    if (part === 'support') return false;
    const last = name.toLowerCase().split(' ').at(-1)?.replace(/s$/, '') ?? name;
    return last.length > 2 && new RegExp(`\\b${last.replace(/[^\p{L}-]/gu, '')}(?:e?s)?\\b`, 'iu').test(text);
  });
}

/** What is new, or told in another state, shows no trace of use. */
const NEW = sifted(
  /\b(?:brand[- ]new|new(?! (?:york|orleans|zealand|mexico|delhi|jersey|england))|pristine|clean|unworn|unopened|sealed|empty|unlit|broken|frozen|melted|open(?:ed)?|closed|full|filled|stuffed|overflowing|spilling|packed|wet|dry|dirty|muddy|perfect|simple)\b/i,
);

/** Words of five letters and more: what the sentence tells of itself is told by it. */
const tellsIt = (trace: string, subject: string): boolean =>
  (trace.match(/\p{L}{5,}/gu) ?? []).some((word) => subject.toLowerCase().includes(word.replace(/s$/, '')));

/** The stuff of a thing that is told to be of another. */
const STUFF = /\bthe (?:leather|mesh|satin|wool|canvas|steel|brass|metal|glass|cloth|silk|lace)\b/;

/** How a thing is met in its place. */
export interface InUse {
  readonly place: Decision;
  /** Its instant or trace; undefined where the words tell of its state. */
  readonly trace: Decision | undefined;
  /** The light there; undefined where hour, light or look are told. */
  readonly light: Decision | undefined;
}

/** The text with the sides of the take and the main one by name. */
function filled(text: string, brief: Brief, main: Member): string {
  const side = keySide(brief);
  const isSeveral = main.plural || main.count > 1;
  return (isSeveral ? text.replace(/\bIts own\b/, 'Their own') : text)
    .replaceAll('{side}', side)
    .replaceAll('{other}', otherSide(side))
    .replaceAll('{the}', theOf(main));
}

/** Looks by which no lamp has a colour, or that have a light of their own. */
const isOwnLit = ({ styles }: Scene): boolean =>
  styles.some(({ row }) => row.traits.has('mono') || /\b(?:flash|neon)\b/.test(row.shading));

function lightIn(brief: Brief, main: Member, { light }: UseRow): Decision | undefined {
  const { scene } = brief;
  if (timesBeside(scene).length > 0 || isOwnLit(scene) || light === '') return undefined;
  const clauses = light.split(', ');
  const kept = main.materials.length > 0 ? clauses.filter((each) => !STUFF.test(each)) : clauses;
  return {
    element: 'light',
    text: filled(kept.join(', '), brief, main),
    because: 'This is the light of that place.',
  };
}

function traceIn(brief: Brief, main: Member, { trace }: UseRow): Decision | undefined {
  const { scene } = brief;
  if (trace === '' || NEW.test(scene.subject) || tellsIt(trace, scene.subject)) return undefined;
  if (scene.doings.length > 0 || allowed([trace], scene).length === 0 || main.counted) return undefined;
  const several = main.plural || main.count > 1;
  return {
    element: 'motion',
    text: capital(filled(`{the} ${several ? trace.replace(/\bits\b/g, 'their') : trace}`, brief, main)),
    because: `Nothing is told of what is done with ${said(main.words)}, so its use has left a trace.`,
  };
}

/** How the main thing of a cinematic take is met where it is used; undefined where the words leave no room for it. */
export function inUseOf(brief: Brief): InUse | undefined {
  const { scene, take } = brief;
  const main = take === 'cinematic' ? mainOf(scene) : undefined;
  if (!main?.known || !USED.has(main.kind) || !SEEN.has(classOf(scene))) return undefined;
  // A place of use has a light of its own: beside one that is told it would be another scene.
  if (scene.lights.length > 0 || brief.wishes.lighting !== undefined) return undefined;
  if (!fitsLook(scene) || !isOpen(scene, main)) return undefined;
  const fitting = usesOf(main).filter(({ at }) => fitsTold(at, scene) && !isTwice(at, scene));
  const row = chosenEvenly(fitting, brief, 'use');
  if (!row) return undefined;
  return {
    place: {
      element: 'setting',
      text: filled(row.at, brief, main),
      because: `No place is told; ${said(main.words)} is used there.`,
    },
    trace: traceIn(brief, main, row),
    light: lightIn(brief, main, row),
  };
}
