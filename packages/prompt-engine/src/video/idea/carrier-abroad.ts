import { cleanText, withoutCommand } from '../../read/command.ts';

/*
 * What only asks for a film in another language, before what it is of: 'Kurzes Video von einem Hund', 'Courte vidéo d’un chat'.
 * It goes, and what it is of is called as it is called where a sentence begins with it.
 */

const SHORT =
  '(?:kurze[sr]?|kleine[sr]?|lustige[sr]?|süße[sr]?|courte?|petite?|jolie?|drôle|cort[oa]|breve|pequeñ[oa]|pequen[oa]|curt[oa]|rápid[oa]|divertid[oa]|engraçad[oa]|piccol[oa]|divertente|kort|klein|grappig)';
const FILM =
  '(?:video|vídeo|vidéo|clip|clipe|film|filme|filmchen|filmpje|kurzfilm|kurzvideo|corto|cortometraje|cortometraggio|curta|curta-metragem|court[- ]métrage|filmato|reel)';
const ARTICLE = '(?:ein|eine|einen|un|une|uno|una|um|uma|een)';
const OF = '(?:von|über|mit|de|sur|avec|montrant|sobre|con|mostrando|di|su|com|van|over|met)';
const NAMED =
  '(?:eine[mnr]?|meine[mnr]?|unsere[mnr]?|zwei|drei|une?|deux|trois|mon|ma|mes|una|unos|unas|dos|tres|mi|mis|uno|due|tre|mio|mia|uma?|dois|duas|três|meu|minha|een|twee|drie|mijn)';
const CARRIER = new RegExp(
  `^(?:${ARTICLE}\\s)?(?:${SHORT}\\s){0,2}${FILM}(?:\\s${SHORT}){0,2}\\s(?:${OF}\\s(?=${NAMED}\\s)|d[’'](?=une?\\s))`,
  'iu',
);

/** Nouns of men and beasts that end otherwise behind a preposition. */
const WEAK =
  /^(ein(?:en|em)?|mein(?:en|em)?) (junge|kunde|löwe|affe|hase|rabe|pate|neffe|kollege|drache|riese|zwerge)n(?!\p{L})/iu;
const WEAK_EN =
  /^(eine[nm]|meine[nm]) (astronaut|bär|held|mensch|student|elefant|polizist|gitarrist|pianist)en(?!\p{L})/iu;

/** 'Einem kleinen Hund, der' is a small one by the word that goes on with it. */
const OF_GENDER = /^(ein|mein|unser)e[mnr](\s\p{Ll}+)en(\s\p{Lu}[\p{L}-]+,\s(der|die|das)\s)/u;
const ENDINGS: Readonly<Record<string, readonly [article: string, adjective: string]>> = {
  der: ['', 'er'],
  die: ['e', 'e'],
  das: ['', 'es'],
};

/** 'Einem Hund' as it is called where a sentence begins with it. */
const asSubject = (text: string): string =>
  text
    .replace(WEAK, '$1 $2')
    .replace(WEAK_EN, '$1 $2')
    .replace(OF_GENDER, (_, article: string, adjective: string, rest: string, gender: string) => {
      const [one = '', other = ''] = ENDINGS[gender] ?? [];
      return `${article}${one}${adjective}${other}${rest}`;
    })
    .replace(/^(ein|mein|unser)e[nm](?=\s(?:\p{Lu}|\p{Ll}+e[rs]\s))/u, '$1')
    .replace(/^(ein|mein|unser)er(?=\s\p{Lu})/u, '$1e');

/** 'Un chat qui boit du lait' drinks it. */
const WHO_DOES =
  /^((?:une?|deux|trois|mon|ma|una?|unos|unas|dos|mi|uno|due|il mio|la mia|uma?|dois|duas|meu|minha)\s(?:[\p{L}’'-]+\s){1,3}?)(?:qui|que|che)\s(?=\p{Ll})/iu;
/** 'Ein Hund, der im Schnee spielt' plays in it. */
const WHO_DOES_LAST =
  /^((?:ein|eine|mein|meine|unser|unsere|zwei|drei)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+),\s(?:der|die|das)\s([^,.;]{3,70})\s(\p{Ll}{3,}(?:t|en))(?=[,.;]|$)/iu;
const APART =
  /^(zurück|heraus|hinaus|hinein|herein|auf|aus|ab|an|ein|mit|vor|weg|los|nach|her|hin)(?!twort|eckt|eignet)(\p{Ll}{3,})$/u;

/** Who does what, as a sentence of its own. */
const asClause = (text: string): string =>
  text.replace(WHO_DOES, '$1').replace(WHO_DOES_LAST, (_, who: string, rest: string, verb: string) => {
    const [, apart = '', own = verb] = APART.exec(verb) ?? [];
    return [who, own, rest, apart].filter(Boolean).join(' ');
  });

/** An idea of another language without the words that only ask for a film of it. */
export function withoutCarrierAbroad(text: string): string {
  const carrier = CARRIER.exec(text)?.[0] ?? '';
  if (carrier === '') return text;
  const rest = asClause(asSubject(text.slice(carrier.length)));
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** An idea as it was typed, without what only asks for a film of it. */
export const withoutAsking = (typed: string): string =>
  withoutCarrierAbroad(withoutCommand(cleanText(typed)));
