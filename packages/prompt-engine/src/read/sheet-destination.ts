/*
 * Where a sheet is to hang or lie: 'poster for the classroom' is used there, and shows something else.
 */

const SHEETS =
  'posters?|flyers?|fliers?|cards?|signs?|charts?|worksheets?|stickers?|prints?|banners?|wall art|artwork|drawings?|pictures?|pics?|illustrations?|paintings?|photos?|images?|murals?|logos?|menus?|covers?|wallpapers?|postcards?|labels?|maps?|diagrams?|infographics?|displays?|decorations?|canvas';

/** Whether a place is named only as what a sheet is for. */
export function isDestination(text: string, place: string): boolean {
  const words = place.replace(/[^\p{L}\p{N} '’-]/gu, '');
  return new RegExp(
    `\\b(?:${SHEETS}) (?:for|to (?:hang|put up|go)(?: up)? (?:in|on)) (?:(?:the|my|our|his|her|their|an?|your) )?(?:[\\p{L}'’-]+ ){0,2}?${words}(?![\\p{L}])`,
    'iu',
  ).test(text);
}
