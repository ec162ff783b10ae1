import { isToldWhole } from './acts.ts';

/* What the camera does by itself between two moments, and what it comes to: 'camera pans over the class', 'then down to a hiker'. */

/** A part that the camera leads to: how it is led, and what is seen then. */
export interface Led {
  readonly camera: string;
  readonly matter: string;
}

const WHERE = '(?:up|down|left|right|back|over|in|out|across)';
const WHO = '(?:and |then )*(?:the |our |an? )?(?:fpv )?(?:camera|drone)';
const MANNER = '(?: (?:slowly|slow|then|gently|quickly|fast|smoothly|suddenly|now|just))*';
const NO_PRONOUN = '(?!(?:right|left|me|us|him|her|them|it|his|their|its)(?:\\s|$))(?=\\S)';

/** 'Camera tilts up at the stars'. */
const TURNS_TO = new RegExp(
  `^(${WHO}${MANNER} (?:looks|tilts|pans|turns|rises|drops|goes|moves|flies|sinks|comes|swings)${MANNER} ${WHERE})\\s(?:to|at|towards|onto)\\s+${NO_PRONOUN}`,
  'iu',
);
/** 'Camera pans slow over the class', 'camera walks through a market'. */
const GOES_OVER = new RegExp(
  `^(${WHO}${MANNER} (?:pans|glides|moves|walks|flies|floats|travels|drifts|sweeps|wanders|swoops|creeps|tracks|goes|pushes|dollies|runs|slides|zooms|dives|races|shoots)${MANNER})\\s(?:over|across|along|past|through|around|between|off|out of|to|towards|into|from|in on|in to|close on)\\s+${NO_PRONOUN}`,
  'iu',
);
/** With the camera before it: 'then down to a footprint', 'stops at a stranger'. */
const GOES_TO = new RegExp(
  `^((?:and |then )*(?:slowly )?(?:(?:goes|flies|moves|comes|coming|going|drops|dropping|rises|rising|tilts|pans|pushes|sinks|glides|descends|descending|diving|dives|swoops|swooping)\\s?)?${WHERE}${MANNER})\\s(?:to|at|towards|onto|into|on|over|past|along)\\s+${NO_PRONOUN}`,
  'iu',
);
const STOPS_AT = new RegExp(
  `^((?:and |then )*(?:slowly |finally |gently )*(?:stops?|stopping|ends?|ending|lands?|landing|settles|settling|rests|resting|arrives|arriving|comes to rest|halts|slows down|turns|turning|descends|descending|pauses))\\s(?:at|on|in front of|above|beside|before|by|to|near|over|onto)\\s+${NO_PRONOUN}`,
  'iu',
);
const FINDS = new RegExp(
  `^((?:and |then )*(?:slowly |finally )*(?:finds|finding|reaches|reaching|reveals|revealing|discovers|shows|showing|meets))\\s+${NO_PRONOUN}`,
  'iu',
);
/** 'Past the teacher', 'passing a blacksmith, a juggler': what goes by is named with how it goes. */
const PASSES =
  /^(?:and |then )*(?:past|passing|passes|through|over|under|between|out (?:of|the)|into|along|up|down|across|around|flying|gliding|diving|racing|weaving|skimming|rushing|(?:races|flies|dives|weaves|glides|skims|rushes|shoots|goes)\s(?:through|between|past|over|under|along|into|out))\s/iu;

/** The part that a camera's move leads to; undefined where it is none. */
export function ledTo(text: string, isLed: boolean): Led | undefined {
  const turn =
    TURNS_TO.exec(text) ??
    overIn(text) ??
    (isLed ? (GOES_TO.exec(text) ?? STOPS_AT.exec(text) ?? FINDS.exec(text)) : null);
  const [all = '', move = ''] = turn ?? [];
  const to = /^(?:and |then )*(?:up|down|left|right|back|over|in|out|across)$/iu.test(move);
  const how = to
    ? `the camera goes ${move.replace(/^(?:and |then )+/iu, '')}`
    : /\s(?:in|close)\s(?:on|to)\s+$/iu.test(all)
      ? `${move} in`
      : move;
  const matter = text.slice(all.length).replace(/^(?:reveal|show|find|discover)\s+(?=\S)/iu, '');
  return all === '' ? undefined : { camera: how, matter };
}

/** A move over what is seen; where the camera only comes to its end, it is no image. */
function overIn(text: string): RegExpExecArray | null {
  const hit = GOES_OVER.exec(text);
  const matter = text.slice(hit?.[0].length ?? 0);
  return hit && matter.split(' ').length <= MOST && !isToldWhole(`${matter}`) ? hit : null;
}

const MOST = 9;

/** Whether a part only says what the camera goes by. */
export const passes = (text: string): boolean => PASSES.test(text) && !isToldWhole(text);
