import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { shopAbroad } from '../shop/shop-work.ts';
import { escaped } from '../wording.ts';
import { ABROAD_ROWS } from './abroad-rows.ts';
import type { Drama } from './film-sorts.ts';

/* Small stories of what is only named in another tongue, told in it. */

const WITHOUT_SPACES: ReadonlySet<string> = new Set(['chinese', 'japanese', 'korean']);

interface Row {
  readonly names: RegExp;
  /** The same behind somebody who makes it. */
  readonly made: RegExp;
  readonly drama: Drama;
}

function readRows(): ReadonlyMap<string, readonly Row[]> {
  const all = new Map<string, Row[]>();
  for (const [tongue = '', names, sound, images] of rowsOf(ABROAD_ROWS, 4)) {
    const named = listOf(names).map(escaped).join('|');
    const form = WITHOUT_SPACES.has(tongue)
      ? // A name, alone or with where it is, or made by somebody.
        `^(?:.{0,6}[のな的]|[\\p{sc=Han}]{0,2}|.{0,4}의 ?)?(?:${named})(?:職人|を作る(?:職人|人|料理人|動画)?|作り|づくり|の作り方|レシピ|制作过程|做法|的做法|的制作|怎么做|만들기|の一日|日常)?$`
      : `^(?:${LEAD}\\s)?(?:${ARTICLE}(?:\\s)?)?(?:${named})(?:\\s(?:kochen|backen|machen|zubereiten|brühen))?(?:\\s(?:${IN_PLACE})(?:\\s.{2,40})?|\\s[\\p{L}]+ (?:&|und|y|et|e) [\\p{L}]+)?$`;
    const row = {
      names: new RegExp(form, 'iu'),
      made: new RegExp(`\\s(?:${MAKES})\\s(?:${ARTICLE}\\s?)?(?:\\p{L}+\\s)?(?:${named})$`, 'iu'),
      drama: { images: choicesOf(images), sound: textOf(sound), where: '' },
    };
    all.set(tongue, [...(all.get(tongue) ?? []), row]);
  }
  return all;
}

/** What leads the name of a dish, a place or a feast: 'recette de', 'Wie man', 'time lapse de la'. */
const LEAD =
  "(?:la |una |une |ein |eine |uma )?(?:recette|préparation|fabrication|vidéo|receta|preparación|elaboración|vídeo|video|rezept|zubereitung|herstellung|ricetta|preparazione|receita|preparo|recept|time-?\\s?lapse|timelapse|zeitraffer|ville|ciudad|cidade|città)(?: (?:de la|de los|de las|de l['’]|des|du|de|del|della|dei|di|da|do|für|von|vom|van|voor|facile de|einer|eines|cidade do|cidade de|la ville de))?";
const ARTICLE =
  "(?:le|la|les|l['’]|un|une|des|mon|ma|mes|notre|der|die|das|ein|eine|einen|mein|meine|unser|unsere|el|los|las|una|mi|mis|nuestro|nuestra|il|lo|gli|i|mio|mia|o|a|os|as|um|uma|meu|minha|de|het|een|mijn)";
const IN_PLACE =
  'de|du|des|do|da|del|della|von|vom|van|dal|dalla|desde|depuis|dans|sur|sous|à|au|en|im|in der|in einem|auf|am|bei|nachts|an der|en el|en la|en las|sobre|al|nel|nella|sul|sulla|al|no|na|do|da|in de|op|à noite|de noche|di notte|la nuit';

const MAKES =
  'hacer|hace|hacen|haciendo|prepara|preparan|preparar|preparando|cocina|cocinan|cocinar|hornea|faire|fait|font|faisant|prépare|préparent|préparer|cuisine|cuisinent|cuisiner|macht|machen|backt|bäckt|backen|kocht|kochen|zubereitet|fare|fa|fanno|facendo|prepara|preparano|preparare|cucina|cucinano|cucinare|inforna|fazer|faz|fazem|fazendo|preparar|bakt|bakken|maakt|maken|kookt|koken';

let rows: ReadonlyMap<string, readonly Row[]> | undefined;

/** The pictures of a name whose tongue is not sure: that of the first that has it. */
export function dramaInAny(typed: string): Drama | undefined {
  const text = typed.replace(/[\s.!?…。！？]+$/u, '').trim();
  rows ??= readRows();
  for (const own of rows.values()) {
    const named = own.find(({ names }) => names.test(text));
    if (named) return named.drama;
  }
  return undefined;
}

/** The pictures of what is only named in a tongue; undefined where no table knows it or more is told. */
export function dramaAbroad(typed: string, tongue: string): Drama | undefined {
  const text = typed.replace(/[\s.!?…。！？]+$/u, '').trim();
  rows ??= readRows();
  const own = rows.get(tongue) ?? [];
  const named = own.find(({ names }) => names.test(text))?.drama;
  if (named) return named;
  const shop = shopAbroad(text, tongue);
  if (shop) return { images: shop, sound: '', where: '' };
  // Who makes it is seen first, and then its steps.
  const made = own.find((row) => row.made.test(text))?.drama;
  return made && { ...made, images: [text, ...made.images.slice(1)] };
}
