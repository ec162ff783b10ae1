/* Pairs of ways to film that no single word calls for. */

/** A sort of film, and the ids of two approaches that make it. */
export interface Genre {
  readonly id: string;
  readonly approaches: readonly [string, string];
}

export const DRAMA: Genre = { id: 'drama', approaches: ['short-film', 'series'] };
export const QUIET_DRAMA: Genre = { id: 'drama', approaches: ['short-film', 'one-shot'] };
export const BY_HANDS: Genre = { id: 'drama', approaches: ['hands-film', 'portrait'] };
export const QUIET_PLACE: Genre = { id: 'drama', approaches: ['place-alone', 'series'] };
export const CHANGE_OF_PLACE: Genre = { id: 'drama', approaches: ['long-watch', 'still-life'] };
export const ON_THE_MOVE: Genre = { id: 'drama', approaches: ['one-shot', 'motion'] };
export const TOLD_BY_THING: Genre = { id: 'drama', approaches: ['find', 'still-life'] };
export const PORTRAIT: Genre = { id: 'portrait', approaches: ['portrait', 'feature-doc'] };
export const ACTED: Genre = { id: 'how-to', approaches: ['acted', 'encounter'] };
export const TWO: Genre = { id: 'romance', approaches: ['love-story', 'short-film'] };
export const FIGHT: Genre = { id: 'action', approaches: ['action', 'motion'] };
export const FIRST_PERSON: Genre = { id: 'eyes', approaches: ['diary', 'motion'] };
export const OURS: Genre = { id: 'family', approaches: ['home-reel', 'short-film'] };
export const ALIVE: Genre = { id: 'tale', approaches: ['cartoon', 'storybook'] };
export const CAUSE: Genre = { id: 'appeal', approaches: ['noticeboard', 'wake-up'] };
export const ABSURD: Genre = { id: 'comedy', approaches: ['punch-line', 'cartoon'] };
export const CAUGHT: Genre = { id: 'animal', approaches: ['caught', 'field-notes'] };
export const FRIENDS: Genre = { id: 'tale', approaches: ['encounter', 'storybook'] };
export const FORCE: Genre = { id: 'spectacle', approaches: ['spectacle', 'science'] };
export const VIEW: Genre = { id: 'view', approaches: ['view', 'long-watch'] };
export const LEGEND: Genre = { id: 'fantasy', approaches: ['epic', 'fairy-tale'] };
export const LIVE: Genre = { id: 'concert', approaches: ['performance', 'live'] };
export const HANDWORK: Genre = { id: 'deed', approaches: ['craft', 'workbench'] };
export const FUNNY_ADVERT: Genre = { id: 'advert', approaches: ['need', 'punch-line'] };
export const FAST_ADVERT: Genre = { id: 'advert', approaches: ['launch', 'vertical'] };
export const SCARE_JOKE: Genre = { id: 'comedy', approaches: ['punch-line', 'suspense'] };
export const TALE: Genre = { id: 'tale', approaches: ['storybook', 'fairy-tale'] };
export const CHILDREN: Genre = { id: 'children', approaches: ['toybox', 'storybook'] };
export const MOVING_SHAPES: Genre = { id: 'shapes', approaches: ['shapes', 'light-wall'] };
export const OF_THINGS: Genre = { id: 'still-life', approaches: ['still-life', 'inner-weather'] };
export const OTHER_EYES: Genre = { id: 'eyes', approaches: ['through-eyes', 'motion'] };
export const WILD_EYES: Genre = { id: 'eyes', approaches: ['wild-eyes', 'through-eyes'] };
export const IMPOSSIBLE: Genre = { id: 'drama', approaches: ['marvel', 'dream'] };
export const CHANGING: Genre = { id: 'change', approaches: ['change', 'dream'] };
