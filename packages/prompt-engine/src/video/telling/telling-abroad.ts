import { rowsOf } from '../../lexicon/row.ts';
import type { Told } from '../plain/as-told.ts';
import { leavesSize, toldCamera } from '../plain/frames.ts';
import { tongueOf } from '../plain/tongue.ts';
import type { Telling } from './tellings.ts';

/*
 * The second film of an idea of another tongue: as a page of a diary that a voice reads, or as a paper theatre. Its title and its
 * first picture are of that tongue.
 */

/* tongue | title of the page | how it opens, {1} the title | title of the theatre | how it opens, {1} the first picture */
const ROWS = new Map(
  rowsOf(
    `
german | : eine Seite aus dem Tagebuch | Ein Tagebuch liegt offen unter einer Lampe, darin von Hand “{1}” | : ein Papiertheater | Zwei Hände klappen ein Papiertheater auf, darin {1}
french | : une page de journal | Un carnet ouvert sous une lampe, et dedans, à la main, “{1}” | : un théâtre de papier | Deux mains ouvrent un théâtre de papier, et dedans {1}
spanish | : una página de diario | Un diario abierto bajo una lámpara, y en él, a mano, “{1}” | : un teatro de papel | Dos manos abren un teatro de papel, y dentro {1}
italian | : una pagina di diario | Un diario aperto sotto una lampada, e dentro, a mano, “{1}” | : un teatrino di carta | Due mani aprono un teatrino di carta, e dentro {1}
portuguese | : uma página de diário | Um diário aberto sob um candeeiro, e nele, à mão, “{1}” | : um teatro de papel | Duas mãos abrem um teatro de papel, e dentro {1}
dutch | : een bladzijde uit een dagboek | Een dagboek ligt open onder een lamp, met daarin, met de hand “{1}” | : een papieren theater | Twee handen openen een papieren theater, met daarin {1}
`,
    5,
  ).map(
    ([name = '', page = '', voice = '', stage = '', paper = '']) =>
      [name, { page, voice, stage, paper }] as const,
  ),
);

const FAMILY =
  /(?<!\p{L})(?:abuel[oa]|nonn[oa]|opa|oma|großmutter|großvater|grand-?(?:mère|père)|avó|avô|padre|madre|pai|mãe|père|mère|vater|mutter|hij[oa]|figli[oa]|fill?[eho]s?|sohn|tochter|herman[oa]s?|sœurs?|frères?|schwestern?|brüder|bruder|sorelle|fratelli|irmãos?|irmãs?|años|jahren?|ans|anni|anos|dernier|dernière|letzte\p{L}*|último|última|ultimo|ultima|hommage|documentaire|documental|documentario|dokumentar\p{L}*|vieil(?:le)?|vieux|alte[rn]?|viej[oa]|vecchi[oa]|velh[oa])(?!\p{L})/iu;
const REAL =
  /(?<!\p{L})(?:werbe\p{L}*|werbung|anuncio|publicité|pub|pubblicità|spot|anúncio|reclame|tutorial|receta|recette|rezept|ricetta|receita|macro|drone|drohne)(?!\p{L})/iu;

/** The second way to tell an idea of another tongue; undefined where its words leave no room for one. */
export function tellingAbroad(told: Told): Telling | undefined {
  const row = ROWS.get(tongueOf(told.typed)?.name ?? '');
  const { all } = toldCamera(told);
  const isSpoken =
    told.moments.some(({ lines }) => lines.length > 0) || told.notes.some(({ kind }) => kind === 'sound');
  const isList = told.moments.some(({ isShot, size }) => isShot || size !== '');
  if (!row || isList || told.isShop || told.isDrama || (all !== '' && !leavesSize(all))) return undefined;
  const isVoice = FAMILY.test(told.typed) || REAL.test(told.typed);
  if (isVoice ? isSpoken : told.notes.some(({ kind }) => kind === 'look')) return undefined;
  return {
    name: 'abroad',
    who: '',
    sound: '',
    opens: isVoice ? row.voice : row.paper,
    tail: isVoice ? row.page : row.stage,
    tone: isVoice
      ? 'told by a quiet voice, like a page of a diary'
      : 'a paper theatre on a table, all of it cut by hand',
    audience: isVoice ? 'People who have such a story themselves' : 'Families who watch together',
    platform: isVoice ? 'A message to one person' : 'A children’s channel',
    feeling: isVoice ? 'Tender and plain' : 'Playful and handmade',
    way: 'cuts',
  };
}
