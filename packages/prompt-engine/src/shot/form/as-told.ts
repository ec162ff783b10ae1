import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Take } from '../../vocabulary.ts';
import { numberWord } from '../counts.ts';
import { type Brief, capital, type Decision } from '../shot.ts';
import type { AskedForm } from './form.ts';

/* What the words of a sheet tell themselves of its ground, its colours and its number goes before what such sheets have. */

const COUNTED = sifted(
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!year|yr|class|grade)\p{L}/iu,
);

/** How it should be is nothing that is drawn. */
const SHOULD = sifted(
  /,? (?:it )?(?:should|must|needs? to|has to) (?:repeat|tile|be|look|have)[^,]*?(?= (?:as|large|tiny)\b)/iu,
);

/** What a look in flat colours has none of, and what it has instead. */
const SHADED: readonly (readonly [RegExp, string])[] = [
  [/^Rounded forms with soft shading, each part in a deep colour/, 'Each part one flat deep colour'],
  [
    /^Soft modelling light from the upper (?:left|right), no cast shadow on the sheet/,
    'Even tone, no cast shadow',
  ],
  [/^Detailed scientific illustration, gouache and fine ink/, 'Flat diagram, bold even outlines'],
];
const FLAT = sifted(/\bflat (?:colou?rs?|style|vector|design|illustration)\b/i);

const TILES = sifted(
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (tiles|squares|pictures|photos|images|swatches)\b/i,
);
/** How a board has as many tiles as are told, in place of any number of its own. */
const TILED: Readonly<Record<Take, string>> = {
  studio: 'an even grid, each a picture or a sample of its own',
  cinematic: 'a close mosaic of unequal sizes, each a picture or a sample of its own',
  minimal: 'a small grid with wide gaps',
};

const WITHOUT_GRID = sifted(/\b(?:grid-?less|no grid|without (?:a |any )?grid)\b/i);
const OF_NIGHT = sifted(/\b(?:night|midnight|nighttime|moonlit)\b/i);
/** How a map of a place by night is lit, so that it can be read. */
const BY_NIGHT: Readonly<Record<Take, string>> = {
  studio: 'Even blue moonlight, small warm pools at torches, every surface still readable',
  cinematic: 'Moonlight from the upper right, warm pools at torches, long blue shadows',
  minimal: 'Flat even moonlight',
};

/** A map as its subject tells of its grid and its hour. */
function mapAsTold({ scene, take }: Brief, decision: Decision): Decision {
  const { element, text } = decision;
  if (element === 'light' && OF_NIGHT.test(scene.subject)) return { ...decision, text: BY_NIGHT[take] };
  return WITHOUT_GRID.test(scene.subject)
    ? { ...decision, text: capital(text.replace(/^A thin square grid(?: over all of it)?(?:, )?/, '')) }
    : decision;
}

/** A ground that is told is no part of what is drawn on it, and is as the words have it. */
const GROUND_TOLD = sifted(
  /,? (?:on|with|against) (?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:background|backdrop)|, (?:[\p{L}-]+ ){1,3}background/iu,
);

/** How many are listed one by one: 'a broccoli an onion a carrot and a pea'. */
function listedOnes(subject: string): string | undefined {
  const ones =
    subject.match(/\ban? (?!(?:white|thin|thick|plain|black|transparent|clear|sheet|set|pack)\b)\p{L}+/giu) ??
    [];
  return ones.length > FEW && ones.length <= MANY ? String(ones.length) : undefined;
}
const FEW = 2;
const MANY = 12;

/** As many stickers as are told, in place of any number of their own. */
function asMany(text: string, many: string | undefined): string {
  if (many === undefined) return text;
  const number = /\d/.test(many) ? numberWord(Number(many)) : many.toLowerCase();
  return text
    .replace('twelve separate stickers in four even rows', `${number} separate stickers in even rows`)
    .replace('a dozen stickers', `${number} stickers`)
    .replace('four plain stickers in one row', `${number} plain stickers in even rows`);
}

/** A sheet as its subject tells of ground, colour and number. */
export function asTold(brief: Brief, { id }: AskedForm, given: Decision): Decision {
  const { scene, take } = brief;
  const decision =
    id === 'sticker-sheet'
      ? { ...given, text: asMany(given.text, COUNTED.exec(scene.subject)?.[1] ?? listedOnes(scene.subject)) }
      : given;
  const flat = FLAT.test(scene.subject) ? SHADED.find(([shaded]) => shaded.test(decision.text)) : undefined;
  if (flat) return { ...decision, text: decision.text.replace(flat[0], flat[1]) };
  if (id === 'battle-map') return mapAsTold(brief, decision);
  if (GROUND_TOLD.test(scene.subject))
    return {
      ...decision,
      text: decision.text.replace(GROUND_TOLD, '').replace(/ on a (?:dark|pale) ground/g, ''),
    };
  if (id === 'fantasy-map' && take === 'minimal' && scene.subject.split(',').length > 2)
    return {
      ...decision,
      text: decision.text
        .replace(
          /as one plain coastline.*$/,
          'in bare outline, each thing that is named as one small plain sign',
        )
        .replace('Fine ink line on plain paper', 'Fine ink line'),
    };
  if (SHOULD.test(decision.text)) return { ...decision, text: decision.text.replace(SHOULD, '') };
  const [, count, tiles] = TILES.exec(scene.subject) ?? [];
  if (id !== 'mood-board' || decision.element !== 'subject' || !count) return decision;
  const number = /\d/.test(count) ? numberWord(Number(count)) : count.toLowerCase();
  return { ...decision, text: `${capital(number)} ${tiles?.toLowerCase()} in ${TILED[take]}` };
}
