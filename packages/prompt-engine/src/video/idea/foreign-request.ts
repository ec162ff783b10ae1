import { phraseInEnglish } from '../../read/languages.ts';
import type { LanguageName } from '../../read/translate/glossary.ts';

/*
 * What asks for a film in another language: 'Werbung für unseren Hofladen: frische Eier'. The request is read in
 * English; dates, prices and names stay as they were typed.
 */

const rows = (language: LanguageName, ad: string, invite: string, documentary: string, birthday: string) =>
  [
    [language, new RegExp(`^(?:\\p{L}{2,4}\\s)?(?:${ad})\\s`, 'iu'), 'ad for '],
    [language, new RegExp(`^(?:\\p{L}{2,4}\\s)?(?:${invite})\\s`, 'iu'), 'invitation to a '],
    [language, new RegExp(`^(?:\\p{L}{2,4}\\s)?(?:${documentary})\\s`, 'iu'), 'documentary about '],
    [language, new RegExp(`^(?:\\p{L}{2,4}\\s)?(?:${birthday})\\s`, 'iu'), 'birthday video for '],
  ] as const;

const FRAMES = [
  ...rows(
    'german',
    '(?:kurze\\s)?(?:werbung|werbe(?:spot|video|film|clip)|spot|reklame|produktvideo|imagefilm|promovideo) für|(?:image|produkt|vorstellungs)(?:film|video) (?:über|von)|(?:video|film|clip) für(?=\\s(?:unser|mein))',
    'einladung (?:zur|zum|zu)',
    '(?:doku(?:mentation|mentarfilm)?) über',
    'geburtstags(?:video|film|gruß) für|alles gute zum (?:\\d+\\. )?geburtstag,?',
  ),
  ['german', /^wir suchen\s(?:\p{L}+\s){1,3}für\s/iu, 'job ad for '] as const,
  ...rows(
    'french',
    '(?:publicité|pub|spot(?: publicitaire)?|vidéo promotionnelle|vidéo de présentation|film de présentation) (?:pour|de|du)|(?:vidéo|film|clip) pour(?=\\s(?:notre|mon|ma|nos|mes)\\s)',
    'invitation (?:à|au|aux)',
    'documentaire (?:sur|à propos de)',
    "(?:vidéo|film) d['’]anniversaire (?:pour|de)|joyeux anniversaire,?",
  ),
  ...rows(
    'spanish',
    '(?:anuncio|publicidad|comercial|spot|v[íi]deo promocional|v[íi]deo de presentación) (?:de|del|para)|(?:v[íi]deo|clip) para(?=\\s(?:nuestr|mis?\\s))',
    'invitación (?:a|al|para)',
    'documental (?:sobre|de)',
    '(?:vídeo|video) de cumpleaños (?:para|de)|feliz cumpleaños,?',
  ),
  ...rows(
    'italian',
    '(?:pubblicità|spot(?: pubblicitario)?|annuncio|video promozionale|video di presentazione) (?:per|di|del|della)|(?:video|clip) per(?=\\s(?:il nostro|la nostra|il mio|la mia|i nostri))',
    'invito (?:a|al|alla|allo|per)',
    'documentario (?:su|sul|sulla|sullo|sulle|sugli)',
    'video di compleanno (?:per|di)|buon compleanno,?',
  ),
  ...rows(
    'portuguese',
    '(?:anúncio|propaganda|publicidade|comercial|vídeo promocional) (?:de|do|da|para)|(?:vídeo|clipe) para(?=\\s(?:a nossa|o nosso|minha|meu))',
    'convite (?:para|para o|para a|ao|à)',
    'documentário (?:sobre|de)',
    'vídeo de aniversário (?:para|de|da|do)|feliz aniversário,?',
  ),
];

/** 'Vidéo pour annoncer l'ouverture de notre librairie': what opens is opened with a ribbon. */
const OPENINGS = [
  [
    'german',
    /^(?:\p{L}{2,5}\s)?(?:video|film|clip|einladung)\s(?:zur|für die)\s(?:neu)?eröffnung\s(?:von\s)?/iu,
  ],
  [
    'french',
    /^(?:\p{L}{2,4}\s)?(?:vidéo|film|clip)\spour\s(?:annoncer|fêter|célébrer)\sl['’](?:ouverture|inauguration)\s(?:de|du|d['’])\s?/iu,
  ],
  [
    'spanish',
    /^(?:\p{L}{2,3}\s)?(?:v[íi]deo|clip)\spara\s(?:anunciar|celebrar)\sla\s(?:apertura|inauguración)\s(?:de|del)\s/iu,
  ],
  [
    'italian',
    /^(?:\p{L}{2,3}\s)?(?:video|clip)\sper\s(?:annunciare|celebrare)\sl['’](?:apertura|inaugurazione)\s(?:di|del|della)\s/iu,
  ],
  [
    'portuguese',
    /^(?:\p{L}{2,3}\s)?(?:v[íi]deo|clipe)\spara\s(?:anunciar|celebrar)\sa\s(?:abertura|inauguração)\s(?:de|do|da)\s/iu,
  ],
] as const;

const OURS = /\b(?:unser\p{L}*|notre|nos|nuestr\p{L}+|nostr\p{L}+|noss\p{L}+)(?!\p{L})/iu;
const MINE = /\b(?:mein\p{L}*|mon|ma|mes|mi|mis|mio|mia|miei|mie|meu|minha)(?!\p{L})/iu;
const POSSESSIVE = new RegExp(`^(?:${MINE.source}|${OURS.source})\\s`, 'iu');
/** A date, an hour or a price, to be read as it is. */
const AS_TYPED =
  /\d|(?<!\p{L})(?:tag|täglich|jour|día|giorno|dia|samstag|sonntag|samedi|sábado|sabato)(?!\p{L})/iu;

const TURNS = /^(\d{1,3})\s(?:jahre|ans|años|anni|anos)(?:\salt)?$/iu;
const THEME = /^(?:tema|thema|thème|motto|con il tema|mit dem motto)\s(.+)$/iu;

const OWNED =
  /^(?:unser\p{L}*|mein\p{L}*|ein\p{L}*|die|der|das|notre|nos|mon|ma|mes|une?|nuestr\p{L}+|mi|mis|una?|nostr\p{L}+|noss\p{L}+)\s/iu;

/** A piece in English; as it was typed where it is a date or its main word is not understood. */
function told(piece: string, language: LanguageName): string {
  const years = TURNS.exec(piece)?.[1];
  if (years) return `turning ${years}`;
  const theme = THEME.exec(piece)?.[1];
  if (theme) return `theme ${phraseInEnglish(theme, language)}`;
  if (AS_TYPED.test(piece)) return piece;
  // What no glossary has is called a subject.
  const english = phraseInEnglish(piece, language).replace(/\bsubject\s(?:and\s|in\s)?(?=\p{L})/gu, '');
  return /\bsubject\b|^$/.test(english) ? piece.replace(OWNED, '') : english;
}

/** A request for a film of a known sort in another language, in English; undefined where the text is none. */
export function foreignRequest(typed: string): string | undefined {
  const [opening, opens] = OPENINGS.find(([, words]) => words.test(typed)) ?? [];
  if (opening && opens) {
    const [place = '', ...rest] = typed.replace(opens, '').split(/\s?[:,]\s+/);
    const named = told(place, opening).replace(/^(?:my|our|the|an?)\s/i, '');
    return [`grand opening of our ${named}`, ...rest.map((piece) => told(piece, opening))].join(', ');
  }
  const [language, asks, english] = FRAMES.find(([, words]) => words.test(typed)) ?? [];
  const lead = asks?.exec(typed)?.[0];
  if (!language || !lead || english === undefined) return undefined;
  const [about = '', ...more] = typed.slice(lead.length).split(/\s?[:,]\s+/);
  const isKin = english === 'birthday video for ';
  // Whoever is called 'Opa' is not called 'grandfather'.
  const thing = (isKin ? about.replace(POSSESSIVE, '') : told(about, language))
    .replace(/^(?:my|our|the|an?)\s/i, '')
    .trim();
  if (thing === '') return undefined;
  const owned = OURS.test(about) ? 'our ' : MINE.test(about) ? 'my ' : '';
  const whose = isKin ? owned : english === 'ad for ' ? owned || 'the ' : '';
  const pieces = more.map((piece) => told(piece, language));
  return [`${english}${whose}${thing}`, ...pieces].join(', ');
}
