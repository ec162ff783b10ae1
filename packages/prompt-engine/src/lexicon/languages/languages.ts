import { CHINESE } from './chinese.ts';
import { DUTCH } from './dutch.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** Common words of other languages: `word, other form | English | role`. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  chinese: CHINESE,
  dutch: DUTCH,
  french: FRENCH,
  german: GERMAN,
  italian: ITALIAN,
  japanese: JAPANESE,
  korean: KOREAN,
  polish: POLISH,
  portuguese: PORTUGUESE,
  spanish: SPANISH,
};
