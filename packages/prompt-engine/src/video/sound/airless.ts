import type { Idea } from '../idea/idea.ts';

/** Where there is no air there is no sound but that inside a helmet. */
const AIRLESS =
  /\b(?:on the moon|on mars|in (?:outer |deep )?space|spacewalk\w*|lunar|in orbit|zero gravity outside)\b/i;
/** Whoever is back from there breathes again. */
const BEFORE =
  /\b(?:after|from|since)\s(?:(?:an?|the|his|her|their|one|two|three|six|ten|\d+|many|long|whole)\s)*(?:(?:years?|months?|weeks?|days?|mission|trip|journey|life|time)\s)?(?:on the moon|on mars|in (?:outer |deep )?space|in orbit)\b/giu;
const INSIDE = /\b(?:station|ship|shuttle|capsule|base|cabin|module|greenhouse|dome|rocket|cockpit)\b/i;
/** Whether a film plays where nothing carries a sound. */
export const isAirless = ({ shown, isDrawn }: Idea): boolean =>
  AIRLESS.test(shown.replace(BEFORE, ' ')) && !INSIDE.test(shown) && !isDrawn;
