import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * Who wishes for a picture, for whom it is and which sheet it is, in the words of other languages.
 */

const whole = (words: string): RegExp => sifted(new RegExp(`(?<![\\p{L}'’])(?:${words})(?![\\p{L}])`, 'iu'));

/** Who wishes, and for whom it is. */
export const ASKERS_ABROAD = whole(
  'ich|wir|bitte|für (?:meine?n?|unsere?n?)|je|j’ai|nous|pour (?:mon|ma|mes|notre|nos)|quiero|queremos|quisiera|necesito|necesitamos|busco|buscamos|para (?:mi|mis|nuestr[oa]s?)|vorrei|vorremmo|voglio|cerco|cerchiamo|(?:mi|ci) serve|per (?:il|la|i|le) (?:mi[oa]|nostr[oa]|miei|mie)|quero|queremos|queria|preciso|precisamos|procuro|para (?:o|a|os|as) (?:meus?|minhas?|nosso|nossa)|ik|wij|voor (?:mijn|ons|onze)|szukam|szukamy|chcę|chcemy|chciał(?:a)?bym|potrzebuj[ęe]\\p{L}*|proszę|dla (?:moje[jg]o?|nasze[jg]o?|mojej|mam[yi]|tat[yi])|hledám|potřebuj\\p{L}+|chci|prosím|pro (?:mého|moji|naši)|jag|jeg|minun|haluan|tarvitsen|szeretnék|kérek|хочу|нужн[оаы]?|нужен|ищу|для (?:моей|моего|нашей|нашего)|istiyorum|lazım',
);

/** Sheets that are asked for by their own name. */
export const SHEETS_ABROAD = whole(
  'plakat\\p{L}*|poster|postkarte|karte|kartk\\p{L}+|einladung\\p{L}*|aufkleber|etikett|logo\\p{L}*|affiche|carte|étiquette|cartel|tarjeta|pegatina|locandina|biglietto|etichetta|cartaz|cartão|kaart|uitnodiging|sticker|naklejk\\p{L}+|zaproszeni\\p{L}+|открытк\\p{L}+|плакат\\p{L}*|logotip\\p{L}*|flyer|menú?|menu|speisekarte|cover|umschlag',
);
