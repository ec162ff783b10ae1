import { articleFor, pluralOf } from '../../lexicon/inflect.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { withoutNameBefore } from '../../read/further-turns.ts';
import { isNamedRegion } from '../../read/merged-place.ts';
import { readScene } from '../../read/read-scene.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { keepOutOf } from '../agreement/keep-out.ts';
import { keySide, otherSide } from '../choose.ts';
import { numberWord } from '../counts.ts';
import { faceOf, lettering } from '../layout/lettering.ts';
import { partsListed } from '../layout/motif.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { asTold } from './as-told.ts';
import type { AskedForm } from './form.ts';
import { type ItemSort, itemsFor } from './form-parts.ts';
import { inkIn, roomIn } from './inks-and-rooms.ts';
import { lookBeside } from './look-beside.ts';
import { sheetColours } from './sheet-colours.ts';
import { sheetRows } from './sheet-rows.ts';

/*
 * Plans a sheet: what it shows, the stages or parts of it, and how it is drawn and laid out.
 */

const DETERMINED = sifted(
  /^(?:an?|the|my|our|his|her|their|its|your|some|one|two|three|four|five|six|seven|eight|nine|ten|several|many|\d+|dozens|hundreds|how|why|what)\b/i,
);
const PROPER = /^(?:\p{Lu}\p{Ll}+(?: |$)){1,4}/u;

/** Sheets on which what is named is many times. */
const MANY: ReadonlySet<string> = new Set(['pattern', 'sticker-sheet']);

/** What a form shows as a sentence opens with it: 'a plant cell', 'mushrooms and frogs'. */
function phraseOf(content: string, scene: Scene, id: string): string {
  if (DETERMINED.test(content) || PROPER.test(content)) return content;
  const main = mainOf(scene);
  const [first = ''] = content.split(/,| and /);
  const isOne =
    main !== undefined &&
    !main.plural &&
    main.row?.traits.words.has('mass') !== true &&
    main.kind !== 'abstract' &&
    !main.proper &&
    !(main.placeRow && isNamedRegion(main.placeRow)) &&
    !/^dna\b/i.test(content);
  // 'mushroom pattern', 'frog stickers': there are many.
  if (
    isOne &&
    MANY.has(id) &&
    !/s$/.test(content) &&
    content.split(' ').length < 4 &&
    !/ (?:of|in|on|with) /.test(content)
  )
    return pluralOf(content);
  return isOne &&
    !(MANY.has(id) && / and /.test(content)) &&
    first.toLowerCase().includes(main.name.toLowerCase())
    ? `${articleFor(content)} ${content}`
    : content;
}

/** Sheets by which sort of items they are made of. */
const ITEMS: ReadonlyMap<string, readonly ItemSort[]> = new Map([
  ['diagram', ['parts']],
  ['cutaway', ['parts']],
  ['exploded', ['parts']],
  ['cycle', ['cycle', 'process']],
  ['steps', ['process', 'cycle']],
  ['infographic', ['topic', 'process', 'parts']],
  ['timeline', ['process', 'cycle']],
]);

/** The stages or parts that are known of what a sheet shows; those that the words list come first. */
export function itemsIn(form: AskedForm, scene: Scene): readonly string[] {
  const { id, words } = form;
  // '6 steps with arrows' are those of the sheet, and no stairs.
  const content = form.content.replace(OF_THE_SHEET, '');
  const told = partsListed(scene);
  if (itemsAreTold(form, scene))
    return told.map((part) => (/^(?:an?|the|its|one|two)\s/.test(part) ? part : `the ${part}`));
  for (const sort of ITEMS.get(id) ?? []) {
    const items = itemsFor(sort, `${id === 'cycle' ? words.replace(/\blife\b/i, '') : ''} ${content}`);
    if (items.length > 0) return items;
  }
  return ITEMS.get(id)?.includes('parts') ? ownParts(content) : [];
}

const OF_THE_SHEET = sifted(
  /,? ?(?:in )?(?:\d+|two|three|four|five|six|seven|eight|ten) (?:easy |simple |clear )?(?:steps|stages|parts|panels|phases)(?: with arrows)?/giu,
);

/** What a room or a thing has by its row. */
function ownParts(content: string): readonly string[] {
  const main = mainOf(readScene(content));
  // Who is in an infographic is none of its blocks.
  if (main && isBeing(main.kind)) return [];
  return (main?.placeRow?.things ?? main?.row?.details ?? []).slice(0, 5);
}

const UNLABELLED = sifted(
  /\b(?:no|without|don['’]?t (?:add|write|put|want)) (?:any )?(?:labels?|text|letters|words|lettering|writing)\b/i,
);
/** Parts of a sentence that letters stand in. */
const LETTERED = sifted(/(?:, |^)[^,]*\b(?:labels?|dates?|numbers? at|heading)\b[^,]*/gi);

/** What a sheet shows, without what is told of it at length: the subject's own words have that already. */
function headOf(content: string, isListed: boolean): string {
  const bare = withoutNameBefore(content).replace(isListed ? / with .*$/i : /^$/, '');
  // 'lemons, olives and tiles' are a list.
  const isList = /, (?:[\p{L}-]+ ){0,2}[\p{L}-]+,? and /u.test(bare);
  const [first = bare] = isList ? [bare] : bare.split(/,/);
  if (first.split(' ').length <= LONG) return first;
  const [head = first] = first.split(/ (?:from the (?:side|front)|where|that|which|who|showing|while)(?= )/);
  return head;
}
const LONG = 9;

const OPENED = sifted(
  /\b(?:cross[- ]section\w*|cut[- ]?(?:open|away)|inside|anatom\w*|cell|cells|layers|section)\b/i,
);
/** What is never cut open to be shown. */
const UNOPENED = sifted(
  /\b(?:solar system|planets|dna|atoms?|bicycles?|bikes?|skeletons?|food (?:web|chain|pyramid)|family tree|flow ?chart|circuit|constellations?|leaf|leaves|flowers?|insects?|bees?|ants?|dinosaurs?)\b/i,
);

/** Whether a diagram shows what lies inside. */
const isOpened = ({ content, words }: AskedForm, items: readonly string[]): boolean =>
  OPENED.test(`${words} ${content}`) ||
  (itemsFor('parts', content) === items && items.length > 0 && !UNOPENED.test(content));

/** Which rows of a sheet hold. */
function holds(
  only: string | undefined,
  form: AskedForm,
  items: readonly string[],
  isBare: boolean,
): boolean {
  if (only === 'parts') return items.length > 0;
  if (only === 'labels') return !isBare;
  if (only === 'cut') return isOpened(form, items);
  return only !== 'whole' || !isOpened(form, items);
}

/** 'a comic in 4 panels' is a strip of four. */
const PANELS = sifted(/\b(\d|two|three|four|five|six)[- ]panels?\b/i);
const panelsIn = ({ subject }: Scene): string | undefined => {
  const found = PANELS.exec(subject)?.[1]?.toLowerCase();
  return found === undefined || !/\d/.test(found) ? found : numberWord(Number(found));
};

/** Whether the words list the parts themselves. */
const itemsAreTold = ({ id }: AskedForm, scene: Scene): boolean =>
  (id === 'cutaway' || id === 'diagram') && partsListed(scene).length > 0;

type Slots = Readonly<Record<string, string>>;

function slotsOf(brief: Brief, form: AskedForm, items: readonly string[]): Slots {
  const { scene } = brief;
  const shown = form.id === 'flat-lay' ? form.content : headOf(form.content, itemsAreTold(form, scene));
  const phrase = form.id === 'recipe-card' ? shown : phraseOf(shown, readScene(shown || form.words), form.id);
  const side = keySide(brief);
  return {
    A: capital(phrase),
    a: phrase,
    items: inWords(items),
    first: inWords(items.slice(0, 3)),
    count: panelsIn(scene) ?? '',
    Count: capital(numberWord(items.length)),
    side,
    other: otherSide(side),
    ink: inkIn(scene),
    room: roomIn(scene) ?? '',
  };
}

/** A sentence with its slots filled; where no items are known its list of them is left out. */
function fill(text: string, slots: Slots, isListed: boolean): string {
  const listed = isListed
    ? text
    : text.replace(/,? ?[^,:]*: \{items\}$|: \{items\}/, '').replace('{Count}', 'Four');
  return listed.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
}

const LAID_OUT: ReadonlySet<Decision['element']> = new Set(['subject', 'composition', 'setting']);

/** A sheet in the look that the words name: its layout stays. */
function inLook(decisions: readonly Decision[], scene: Scene, form: AskedForm): readonly Decision[] {
  const look = form.id === 'flat-lay' ? undefined : lookBeside(scene, form);
  if (!look) return decisions;
  const light: Decision = {
    element: 'light',
    text: capital(look.row.shading),
    because: `${said(look.words)} shows light by its own means.`,
  };
  const style: Decision = {
    element: 'style',
    text: [capital(look.words.replace(/ style$/i, '')), look.row.line].filter(Boolean).join(', '),
    because: `${said(look.words)} is the look that is asked for.`,
  };
  return [
    ...decisions.filter(({ element }) => LAID_OUT.has(element)),
    ...(look.row.shading ? [light] : []),
    style,
  ];
}

const FULL_OF_FIGURES = sifted(/waldo|wally|wimmelbild|search[- ]and[- ]find|seek[- ]and[- ]find/i);

/** A sheet that is besides a page full of figures, or drawn without a vanishing point. */
function asBesides(decisions: readonly Decision[], { scene }: Brief, { id }: AskedForm): readonly Decision[] {
  if (id === 'cutaway' && FULL_OF_FIGURES.test(scene.subject))
    return decisions.map((each, i) =>
      i < decisions.length - 1
        ? each
        : {
            ...each,
            text: 'Search-and-find picture book, dozens of small figures, fine ink outlines, flat bright colours',
          },
    );
  if (!scene.styles.some(({ row }) => row.names.includes('isometric'))) return decisions;
  return [
    ...decisions.map((each) => ({
      ...each,
      text: each.text.replace(/ and seen (?:square from the side|from a little above)/, ''),
    })),
    {
      element: 'camera',
      text: 'Isometric projection from above, parallel edges',
      because: `${said('isometric')} is the projection that is asked for.`,
    },
  ];
}

/** The decisions of a take of a sheet. */
export function planSheet(brief: Brief, form: AskedForm): Decision[] {
  const { scene, take } = brief;
  const items = itemsIn(form, scene);
  const slots = slotsOf(brief, form, items);
  const isBare = UNLABELLED.test(scene.subject);
  const because = `${said(form.words)} is a form of its own.`;
  const sheet = form.id === 'comic' && slots.count !== '' ? 'strip' : form.id;
  const written = sheetRows(sheet)
    .filter(({ only }) => holds(only, form, items, isBare))
    .map(({ element, text }): Decision => {
      const whole = fill(text[take], slots, items.length > 0);
      return { element, text: isBare ? whole.replace(LETTERED, '').replace(/^, /, '') : whole, because };
    })
    .filter(({ text }) => text !== '');
  const negative = scene.excluded.length > 0 ? keepOutOf(brief, 'graphic') : undefined;
  return [
    ...asBesides(inLook(written, scene, form), brief, form).map((each) => asTold(brief, form, each)),
    ...sheetColours(brief, sheet),
    ...lettering(brief, faceOf(brief)),
    ...(negative ? [negative] : []),
  ];
}
