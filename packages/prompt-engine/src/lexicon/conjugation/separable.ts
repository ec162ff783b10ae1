/*
 * Verbs of German and Dutch that part from their prefix: 'aufhängen' is 'hängt … auf' in a sentence, 'uitrusten' is
 * 'rust … uit'.
 */

/** Prefixes that part; the longer ones first. */
const PREFIXES: Readonly<Record<'german' | 'dutch', RegExp>> = {
  german:
    /^(?:heraus|herunter|herein|hinauf|hinein|hinunter|zurück|zusammen|herum|raus|rein|runter|hoch|nach|vor|auf|aus|ab|an|ein|zu|weg|los|her|hin|fest|mit|heim|um)(?=[a-zäöü]{4})/,
  dutch:
    /^(?:achterna|voorbij|terug|rond|voort|door|mee|klaar|uit|neer|aan|toe|voor|over|op|af|in)(?=[a-z]{4})/,
};

/** The prefix of a verb, where it parts from it. */
export const prefixOf = (verb: string, language: 'german' | 'dutch'): string | undefined =>
  PREFIXES[language].exec(verb)?.[0];

/** How a verb and the prefix that stands apart from it are found: 'auf~hängt'. */
export const partedKey = (prefix: string, verb: string): string => `${prefix}~${verb}`;
