import { sifted } from '../lexicon/sifting/sifted.ts';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** '(on) saturday 14 june 2027', 'June 14th': a day that something is announced for. */
const DATE = sifted(
  new RegExp(
    `(?:\\bon )?(?:\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\\bthe )?\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})|(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?)\\b(?:,? (?:19|20)\\d\\d)?`,
    'gi',
  ),
);

/** A text without the days that it names, which are nothing to be seen. */
export const withoutDates = (text: string): string =>
  text.replace(DATE, ' ').replace(SPRING_MONTH, (_, before: string) => `${before}in spring`);

/** Months that are words of their own as well: 'flooded in March', 'in early May'. */
const SPRING_MONTH = sifted(
  /(^|[\s,])in (?:early |late |mid-?)?(?:March|May|march(?=$|[,.;]))(?![\p{L}'’-])(?! \p{Lu})/gu,
);

/** The days that a text names, as typed. */
export const datesIn = (text: string): string[] =>
  [...text.matchAll(DATE)].map(([date]) => date.replace(/^on /i, '').trim());
