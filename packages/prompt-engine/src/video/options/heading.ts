/*
 * What stands before an idea and only says what it is: 'idea: a fox', 'charity: every winter …', 'wedding trailer in
 * Tuscany'. The words stay in the idea, where the sort of film is read from them.
 */

const CALLED =
  /^(?:(?:an?|my|our|the|first|rough)\s)?(?:(?:video|film|story|short|reel|clip|ad|movie|tiktok|children['’]?s|kids|eco|green|health|safety|social|public service)\s)?(?:ideas?|concept|story|plot|pitch|scene|short film|short|film|movie|clip|video|reel|tiktok|title|brief|script|logline|topic|theme|prompt|premise|project|campaign|ad|spot|charity|appeal|psa|ngo|fundraiser|awareness|idee|konzept|kurzfilm|film|szene|geschichte|thema|idée|histoire|scène|court[- ]métrage|historia|escena|corto|cortometraje|storia|scena|cortometraggio|ideia|história|curta)(?:\s(?:idea|ad|film|video|spot|campaign|appeal|clip|concept|short))?\s?(?::|\s[–—-])\s+(?=\S)/iu;

/** A portrait of somebody who is told to do a deed: what they do is the film. */
const PORTRAYED =
  /^(?:an?\s)?(?:documentary|film|video|short|little)\sportrait\sof\s(?=.*\s(?:who|that)\s)/iu;

/** A film called by its place: 'wedding trailer in Tuscany' is the wedding there. */
const FILMED_AT =
  /^((?:(?:an?|our|my|the)\s)?(?:[\p{L}'’-]+\s){1,2}?)(?:trailer|film|movie|video|teaser|clip|reel|recap|highlights?)\s(?=(?:in|on|at)\s\p{Lu})/u;

/** What asks for a film in another language: 'Video über meinen Opa'. */
const FOREIGN_FILM =
  /^(?:(?:ein|eine|une?|una|um|uma|mach(?:e)? (?:mir )?ein)\s)?(?:(?:kurze[rs]?|petite?|pequeño|breve|kleines)\s)?(?:videos?|films?|kurzfilme?|clips?|reels?|vídeos?|vidéos?|courts?[- ]métrages?|cortos?|cortometra(?:je|ggio)|filmes?|curtas?)\s(?:über|von|mit|sur|de|du|des|pour|avec|sobre|para|con|su|sul|sulla|di|del|della|per|com|do|da)\s(?=\S)/iu;

/** 'Meinen Opa' stood behind the words that asked for the film. */
const inNominative = (text: string): string =>
  text.replace(/^(mein|unser|ein|sein|ihr|dein)(?:en|em)(?=\s)/iu, '$1').replace(/^den(?=\s)/iu, 'der');

/** How it is filmed, or where it is shown, before what it shows: 'talking head video: 3 tips for better sleep'. */
const FILMED_AS =
  /^(?:an?\s)?(?:talking[- ]heads?(?:\s(?:video|clip|reel|film))?|for\s(?:my\s|our\s)?(?:tik\s?tok|instagram|insta|youtube(?:\sshorts)?|reels|shorts|linkedin|facebook|pinterest))\s?[:,–—-]\s+(?=\S)/iu;

/** 'Before and after: garden makeover' is the makeover of the garden. */
const BEFORE_AND_AFTER =
  /^before\s?(?:and|&|\/)\s?after\s?[:,–—-]\s*(?:(?:an?|the|our|my)\s)?([\p{L}'’ -]{3,40}?)\s(makeover|make-over|renovation|transformation|restoration|redesign)(?=[.!]?$)/iu;

/** The hour at which a day begins belongs to it: 'day in the life of a baker, starts at 3am'. */
const DAY_FROM =
  /^((?:an?\s|the\s)?day in the life of [^,]+?),?\s(?:who\s|it\s|which\s)?(?:starts?|starting|begins?|beginning|from)\s(?:at\s)?(?=\d{1,2}(?::\d\d)?\s?(?:am|pm|o['’]clock))/iu;

/** An idea without what only says that it is one. */
export function withoutHeading(typed: string): string {
  const called = typed
    .replace(CALLED, '')
    .replace(FILMED_AS, '')
    .replace(BEFORE_AND_AFTER, '$2 of the $1')
    .replace(DAY_FROM, '$1 from ')
    .replace(PORTRAYED, '');
  const foreign = called.replace(FOREIGN_FILM, '');
  const text = foreign === called ? called : inNominative(foreign);
  return text.replace(FILMED_AT, '$1');
}
