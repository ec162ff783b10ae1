import { rowsOf, textOf } from '../../lexicon/row.ts';
import { readScene } from '../../read/read-scene.ts';

/*
 * Forms by their names in other languages; what they show is read in English.
 */

/* form | sort | names | its name in English */
const ROWS = rowsOf(
  `
cycle | sheet | lebenszyklus|ciclo de vida|cycle de vie|ciclo di vita | life cycle
cycle | sheet | (?:infograf\\w* (?:sobre|über|sur|su) )?(?:(?:el |den |le |il |o |du )?(?:ciclo del agua|wasserkreislauf|cycle de l['’]eau|ciclo dell['’]acqua|ciclo da água))|水の循環 | water cycle
infographic | sheet | infograf[ií]a|infografik|infographie|infografica|infográfico|インフォグラフィック | infographic
diagram | sheet | (?:diagrama|schaubild|querschnitt|schéma|corte transversal|coupe|sezione|断面図) | diagram
colouring | sheet | malvorlage|ausmalbild|(?:dibujo|página|lámina) para colorear|coloriage|disegno da colorare|desenho (?:para|de) colorir|塗り絵|색칠 공부 | coloring page
crowd | sheet | wimmelbild(?:buch)?(?:seite)?|cherche et trouve | search-and-find page
sticker-sheet | sheet | stickerbogen|sticker ?set|planche de stickers|hoja de (?:pegatinas|stickers) | sticker sheet
comic | sheet | comicseite|página de c[oó]mic|planche de bd|pagina di fumetto|página de quadrinhos | comic page
pattern | sheet | (?:nahtloses )?muster|(?:patrón|estampado)(?: sin costuras)?|motif (?:répété|sans couture)|padrão(?: sem costura)? | pattern
book-cover | frame | (?:portada|car[aá]tula|tapa|cubierta) (?:de|del|para(?: un)?) libro|buchcover|buchumschlag|couverture (?:de|d['’]un|pour un) (?:livre|roman)|copertina (?:di|del|per un) (?:libro|romanzo)|capa de livro|本の表紙|책 표지 | book cover
album-cover | frame | (?:portada|car[aá]tula) de (?:álbum|disco)|(?:album|platten)cover|pochette d['’]album|copertina (?:di |dell['’])(?:un )?album|capa de (?:álbum|disco)|アルバムジャケット | album cover
phone-wallpaper | frame | fondo de pantalla (?:de|para)(?: el)? (?:móvil|celular|teléfono)|handy-?hintergrund(?:bild)?|fond d['’]écran (?:de|pour) (?:téléphone|portable|iphone)|sfondo (?:per|del)(?: il)? (?:telefono|cellulare)|papel de parede (?:de|para) celular|(?:スマホ|携帯)(?:の)?(?:壁紙|待ち受け)|휴대폰 배경화면 | phone wallpaper
wallpaper | frame | fondo de (?:pantalla|escritorio)|(?:desktop)?hintergrundbild|fond d['’]écran|sfondo (?:desktop|per il desktop)|papel de parede|壁紙|배경화면 | wallpaper
`,
  4,
).map(([id = '', sort, names = '', english]) => ({
  id,
  sort: sort === 'frame' ? ('frame' as const) : ('sheet' as const),
  names: new RegExp(`^(?<before>.{0,20}?)(?<!\\p{L})(?:${names})(?<after>.*)$`, 'isu'),
  english: textOf(english),
}));

/** Whom it is for is not on it, and the room to write is left by its layout. */
const FOR_WHOM =
  /^\s*(?:pour|für|para|per|voor|dla) (?:ma|mon|mes|meine[nrm]?|mein|mi|mis|mia|mio|minha|meu|mijn|moje\p{L}*|mojej|mojego) [^,]{2,40},\s*/iu;
const WITH_ROOM =
  /,? (?:avec (?:de la )?place|mit platz|con espacio|con spazio|com espaço|met ruimte|z miejscem)[^,]*$/iu;

const JOINT =
  /^s?\s*(?:[,:、。–-]\s*)?(?:(?:de|del|de la|d['’]|du|des|di|della|do|da|mit|von|eines?|einer|con|avec|com|über|sobre|su|sur|para|für|pour|per)(?:\s+|(?<=['’])))*/iu;

/** What a form of another language shows, in English; undefined where its name is none that is known. */
export function foreignForm(subject: string):
  | {
      readonly id: string;
      readonly sort: 'sheet' | 'frame';
      readonly words: string;
      readonly content: string;
    }
  | undefined {
  for (const { id, sort, names, english } of ROWS) {
    const { after } = names.exec(subject)?.groups ?? {};
    if (after === undefined) continue;
    const rest = after
      .replace(FOR_WHOM, '')
      .replace(WITH_ROOM, '')
      .replace(JOINT, '')
      .replace(/^の|の$/u, '')
      .trim();
    const scene = readScene(rest);
    const read = rest === '' || !scene.isForeign || scene.isUnread ? '' : scene.readable;
    // A word that nobody knew stands there as a subject.
    return { id, sort, words: english, content: /\bsubject\b/.test(read) ? '' : read.replace(/[.\s]+$/, '') };
  }
  return undefined;
}
