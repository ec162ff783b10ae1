import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * What is given and is no thing: a shave, a haircut, a hug. It is a deed done to somebody, and nothing is handed over.
 */

/** The deed of a service, as its forms in -s and in -ing. */
const DEEDS: ReadonlyMap<string, readonly [does: string, doing: string]> = new Map([
  ['shave', ['shaves', 'shaving']],
  ['massage', ['massages', 'massaging']],
  ['hug', ['hugs', 'hugging']],
  ['kiss', ['kisses', 'kissing']],
  ['wash', ['washes', 'washing']],
  ['bath', ['bathes', 'bathing']],
]);

const GIVEN = sifted(
  /\bgiv(es|ing) (?:((?:an?|the|his|her|my|their) (?:\p{L}+ ){1,3}?))?(?:an?|the|his|her|its) (?:\p{L}+ )?(shave|massage|hug|kiss|wash|bath)\b(?: to (?=\p{L}))?/giu,
);

/** 'a barber giving an old man a shave' shaves him. */
export const withServices = (text: string): string =>
  text.replace(GIVEN, (all: string, form: string, whom: string | undefined, service: string) => {
    const deed = DEEDS.get(service.toLowerCase());
    if (!deed) return all;
    const verb = form === 'es' ? deed[0] : deed[1];
    const isTo = / to $/.test(all);
    return isTo ? `${verb} ` : `${verb} ${whom?.trim() ?? 'a customer'}`;
  });
