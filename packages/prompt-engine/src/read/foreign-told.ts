import { pattern, sifted } from '../lexicon/sifting/sifted.ts';

/*
 * What is told in other languages of the gift, of its day and of whom it is for, in a sentence of its own before the
 * picture: 'Chcę wydrukować coś na prezent dla siostry: …'. A sentence that names anything to be seen stays.
 */

/** To the end of a sentence: a stop between figures ends none. */
const REST = '(?:[^.:!?]|\\.(?! |$)|(?<=\\d)\\.)*?';
/** Where the picture begins, which has some words. */
const END = '(?:[:!?]|(?<!\\d)\\.)\\s+(?=\\S+(?:\\s+\\S+){2})';

const GREETED =
  '(?:(?:hallo|hi|hey|moin|guten tag|bonjour(?: à tous)?|salut|coucou|bonsoir|hola(?: a todos)?|buenas|ciao(?: a tutti)?|salve|buongiorno|olá|oi|bom dia|cześć|hej|dzień dobry|witam|hoi|hallo allemaal|merhaba|привет|здравствуйте)[\\s,!.]+)?';

/** A greeting with its own stop. */
const GREETING = sifted(
  /^(?:bonjour(?: à tous)?|salut|coucou|bonsoir|hola(?: a todos)?|buenas|buenos días|ciao(?: a tutti)?|salve|buongiorno|olá|oi|bom dia|cześć|hej|dzień dobry|witam|hoi|merhaba|привет|здравствуйте|guten tag|moin|servus)[,!.]+\s+(?=\S+\s+\S)/iu,
);

/** A wish of a gift, or whose day it is, by language; the wish names no picture. */
const SENTENCES: readonly RegExp[] = [
  // Polish
  pattern(
    `^${GREETED}(?:mam (?:taką )?prośbę,? ?)?(?:chcę|chciał(?:a)?bym|szukam|potrzebuję|robię|przygotowuję)(?: \\p{L}+)? (?:czegoś|coś|plakat\\p{L}*|obraz\\p{L}*|grafik\\p{L}*|kartk\\p{L}*|prezent\\p{L}*)? ?(?=${REST}(?:prezent|urodzin|rocznic|ślub))${REST}${END}`,
  ),
  // German
  pattern(
    `^${GREETED}(?:ich|wir) (?:suchen?|brauchen?|möchten?|hätten?(?: gerne?)?|wollen|will|bräuchten?) (?:etwas|was|ein(?:e|en)? (?:geschenk|bild|karte|überraschung)) (?=${REST}(?:geburtstag|hochzeit|jubiläum|rente|geschenk|meine|unsere))${REST}${END}`,
  ),
  pattern(`^${GREETED}(?:mein|meine|unser|unsere) \\p{L}+ (?:wird|werden) \\d+(?! ?%)${REST}${END}`),
  // French
  pattern(
    `^${GREETED}(?:c['’]est pour (?:les \\d+ ans|l['’]anniversaire|le mariage|le départ|la retraite|la fête)|je (?:cherche|voudrais|veux) (?:quelque chose|un cadeau|une idée)(?=${REST}(?:pour|cadeau))|(?:ma|mon) [\\p{L}-]+ (?:fête|a|va avoir) (?:ses )?\\d+ ans)${REST}${END}`,
  ),
  // Spanish
  pattern(
    `^${GREETED}(?:es para (?:el cumpleaños|el aniversario|la boda|la jubilación)|(?:quiero|quisiera|busco|necesito) (?:algo|un regalo)(?=${REST}(?:para|regalo))|(?:mi|mis) \\p{L}+ cumplen? \\d+(?! ?años? en el)(?!${REST}[.] (?:quiero|quisiera) (?:una? )?\\p{L}+ (?:de|con) (?:ella|él)\\b))${REST}${END}`,
  ),
  // Italian
  pattern(
    `^${GREETED}(?:è per (?:il compleanno|l['’]anniversario|il matrimonio|la pensione)|(?:vorrei|voglio|devo|cerco)(?: fare)? (?:qualcosa|un regalo|un['’]idea)|(?:mi[oa]|la mia|il mio) \\p{L}+ compie \\d+)${REST}${END}`,
  ),
  // Portuguese
  pattern(
    `^${GREETED}(?:é para (?:o aniversário|o casamento|a festa|a reforma)|(?:quero|queria|procuro|preciso de) (?:algo|alguma coisa|um presente|uma prenda)|(?:a minha|o meu|minha|meu) \\p{L}+ faz \\d+)${REST}${END}`,
  ),
  // Dutch
  pattern(
    `^${GREETED}(?:ik|wij|we) (?:zoek|zoeken|wil|willen|heb|hebben)(?: graag)? (?:iets|een (?:kaart|cadeau|kaartje|plaatje))(?: nodig)? (?=voor (?:mijn|ons|onze|de))${REST}${END}`,
  ),
  // Russian
  pattern(
    `^${GREETED}(?:хочу|нужн\\p{L}+|ищу) (?:\\p{L}+ )?(?:подарок|что-то|открытк\\p{L}+)(?=${REST}(?:для|на|подар))${REST}${END}`,
  ),
  sifted(
    /^[^。！？、]*(?:誕生日|記念日|結婚式|祝い|プレゼント)[^。！？]*(?:あげたい|贈りたい|送りたい|探して|ほしい|欲しい|作りたい)[^。！？]*[。！？]\s*(?=\S{6})/u,
  ),
  sifted(
    /^[^。！？]*(?:生日|礼物|纪念日|婚礼)[^。！？]*(?:想送|想要|送给|准备)[^。！？]*[。！？]\s*(?=\S{6})/u,
  ),
];

/** Whom it is for goes on to be told: 'er war Lokführer', 'elle adore les hérissons'. */
export const withoutForeignTold = (text: string): string =>
  SENTENCES.reduce((rest, sentence) => rest.replace(sentence, ''), text.replace(GREETING, ''));
