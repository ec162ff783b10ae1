import { articleFor } from '../../lexicon/inflect.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { readScene } from '../../read/read-scene.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { keepOutOf } from '../agreement/keep-out.ts';
import { keySide, otherSide } from '../choose.ts';
import { numberWord } from '../counts.ts';
import { faceOf, lettering } from '../layout/lettering.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import type { Form } from './form.ts';
import { type ItemSort, itemsOf } from './form-parts.ts';
import { inkIn, roomIn } from './inks-and-rooms.ts';
import { lookBeside } from './look-beside.ts';
import { sheetRows } from './sheet-rows.ts';

/*
 * Plans a sheet: what it shows, the stages or parts of it, and how it is drawn and laid out.
 */

const DETERMINED = sifted(
  /^(?:an?|the|my|our|his|her|their|its|your|some|one|two|three|four|five|six|seven|eight|nine|ten|several|many|\d+|dozens|hundreds|how|why|what)\b/i,
);
const PROPER = /^(?:\p{Lu}\p{Ll}+(?: |$)){1,4}/u;

/** What a form shows as a sentence opens with it: 'a plant cell', 'mushrooms and frogs'. */
function phraseOf(content: string, scene: Scene): string {
  if (DETERMINED.test(content) || PROPER.test(content)) return content;
  const main = mainOf(scene);
  const [first = ''] = content.split(/,| and /);
  const isOne =
    main !== undefined &&
    !main.plural &&
    main.row?.traits.words.has('mass') !== true &&
    main.kind !== 'abstract' &&
    !main.proper;
  return isOne && first.toLowerCase().includes(main.name.toLowerCase())
    ? `${articleFor(content)} ${content}`
    : content;
}

/** Sheets by which sort of items they are made of. */
const ITEMS: ReadonlyMap<string, readonly ItemSort[]> = new Map([
  ['diagram', ['parts']],
  ['cutaway', ['parts']],
  ['cycle', ['cycle', 'process']],
  ['steps', ['process', 'cycle']],
  ['infographic', ['topic', 'process', 'parts']],
  ['timeline', ['process', 'cycle']],
]);

/** The stages or parts that are known of what a sheet shows. */
export function itemsIn({ id, content, words }: Form): readonly string[] {
  for (const sort of ITEMS.get(id) ?? []) {
    const items = itemsOf(sort, `${id === 'cycle' ? words.replace(/\blife\b/i, '') : ''} ${content}`);
    if (items.length > 0) return items;
  }
  return [];
}

const UNLABELLED = sifted(
  /\b(?:no|without|don['’]?t (?:add|write|put|want)) (?:any )?(?:labels?|text|letters|words|lettering|writing)\b/i,
);
/** Parts of a sentence that letters stand in. */
const LETTERED = sifted(/(?:, |^)[^,]*\b(?:labels?|dates?|numbers? at|heading)\b[^,]*/gi);

/** What a sheet shows, without what is told of it at length: the subject's own words have that already. */
function headOf(content: string): string {
  if (content.split(' ').length <= LONG) return content;
  const [first = content] = content.split(
    /,| (?:from the (?:side|front)|where|that|which|who|showing|while)(?= )/,
  );
  return first;
}
const LONG = 9;

type Slots = Readonly<Record<string, string>>;

function slotsOf(brief: Brief, form: Form, items: readonly string[]): Slots {
  const { scene } = brief;
  const shown = headOf(form.content);
  const phrase = form.id === 'recipe-card' ? shown : phraseOf(shown, readScene(shown || form.words));
  const side = keySide(brief);
  return {
    A: capital(phrase),
    a: phrase,
    items: inWords(items),
    first: inWords(items.slice(0, 3)),
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
function inLook(decisions: readonly Decision[], scene: Scene, form: Form): readonly Decision[] {
  const look = lookBeside(scene, form);
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
function asBesides(decisions: readonly Decision[], { scene }: Brief, { id }: Form): readonly Decision[] {
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
export function planSheet(brief: Brief, form: Form): Decision[] {
  const { scene, take } = brief;
  const items = itemsIn(form);
  const slots = slotsOf(brief, form, items);
  const isBare = UNLABELLED.test(scene.subject);
  const because = `${said(form.words)} is a form of its own.`;
  const written = sheetRows(form.id)
    .filter(({ only }) => (only === 'parts' ? items.length > 0 : only !== 'labels' || !isBare))
    .map(({ element, text }): Decision => {
      const whole = fill(text[take], slots, items.length > 0);
      return { element, text: isBare ? whole.replace(LETTERED, '').replace(/^, /, '') : whole, because };
    })
    .filter(({ text }) => text !== '');
  const negative = scene.excluded.length > 0 ? keepOutOf(brief, 'graphic') : undefined;
  return [
    ...asBesides(inLook(written, scene, form), brief, form),
    ...lettering(brief, faceOf(brief)),
    ...(negative ? [negative] : []),
  ];
}
