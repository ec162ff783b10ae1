import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * Where a sheet is to hang or lie: 'poster for the classroom' is used there, and shows something else.
 */

const SHEETS =
  'posters?|flyers?|fliers?|cards?|signs?|charts?|worksheets?|stickers?|prints?|banners?|wall art|artwork|drawings?|pictures?|pics?|illustrations?|paintings?|photos?|images?|murals?|logos?|menus?|covers?|wallpapers?|postcards?|labels?|maps?|diagrams?|infographics?|displays?|decorations?|canvas';

const SHEET_FOR = sifted(new RegExp(`\\b(?:${SHEETS}) (?:for|to (?:hang|put|go)) `, 'iu'));

/** Whether a place is named only as what a sheet is for. */
export function isDestination(text: string, place: string): boolean {
  // No expression is made of the place where no sheet is for anything.
  if (!SHEET_FOR.test(text)) return false;
  const words = place.replace(/[^\p{L}\p{N} '’-]/gu, '');
  return new RegExp(
    `\\b(?:${SHEETS}) (?:for|to (?:hang|put up|go)(?: up)? (?:in|on)) (?:(?:the|my|our|his|her|their|an?|your) )?(?:[\\p{L}'’-]+ ){0,2}?${words}(?![\\p{L}])`,
    'iu',
  ).test(text);
}

const HAS =
  'has|have|having|wears?|wearing|holds?|holding|carr(?:y|ies|ying)|peels?|peeling|collects?|collecting|swap\\p{L}*|reads?|reading|sells?|selling|hang(?:s|ing)? up';
const IS_HAD = sifted(new RegExp(`\\b(?:${HAS}) `, 'iu'));

/** Whether a sheet is only had or held by somebody in the picture: 'one has a number 7 sticker'. */
export function isHad(text: string, sheet: string): boolean {
  if (!IS_HAD.test(text)) return false;
  const words = sheet.replace(/[^\p{L}\p{N} '’-]/gu, '');
  return new RegExp(
    `\\b(?:${HAS}) (?:(?:an?|the|his|her|their|its|some|old|little|tiny|big|number) )*(?:\\p{L}+ )?(?:\\d+ )?${words}(?![\\p{L}])`,
    'iu',
  ).test(text);
}

/** 'a poster for a jazz night': an evening out, and no hour of the picture. */
const NIGHT_OF = sifted(
  /^((?:[\p{L}'’-]+ ){0,5}(?:poster|flyer|flier|banner|invite|invitation|card|ticket|menu|logo|programme|leaflet)s?\b[^.]*?\b)((?:jazz|quiz|trivia|film|movie|cinema|games?|board games?|open mic|comedy|karaoke|poetry|bingo|disco|curry|pizza|burns|taco|wine|cheese|salsa|dance|music|folk|blues|punk|rock|metal|techno|club|drag|cabaret|improv|parents|craft|knitting|chess)) nights?\b/iu,
);

/** A sheet that announces an evening, without its hour. */
export const withoutItsNight = (text: string): string => text.replace(NIGHT_OF, '$1$2');
