import { singularsOf } from '../../lexicon/inflect.ts';
import { senses } from '../../read/senses.ts';

/* What is heard of whoever cuts, quarrels or breaks loose: by who it is, with what, and what is done to it. */

const BLADE =
  /\b(?:samurai|knights?|ronin|ninjas?|warriors?|swordsm[ae]n|swordswom[ae]n|musketeers?|vikings?|gladiators?|pirates?|fencers?)\b|\b(?:swords?|katana|sabre|saber|blade of light)\b/i;
const SHEARS = /\b(?:ribbons?|paper|cloth|fabric|hair|string|tape|threads?|cards?|curtains?|dress)\b/i;
const WOOD = /\b(?:wood|trees?|logs?|planks?|branch(?:es)?)\b/i;

const isFood = (word: string): boolean =>
  [word, ...singularsOf(word)].some((one) =>
    senses()
      .get(one)
      .some((sense) => sense.is === 'noun' && (sense.row.kind === 'food' || sense.row.kind === 'plant')),
  );

/** The sound of a cut; empty where neither tool nor thing is sure. @param text the whole moment */
export function soundOfCut(text: string, doing: string): string {
  if (BLADE.test(text)) return 'a blade through the air';
  if (/\b(?:free|loose|off|out|down|through the (?:air|water|crowd|waves|fog|silence))\b/i.test(doing))
    return '';
  if (SHEARS.test(doing)) return 'scissors closing';
  if (WOOD.test(doing)) return 'a blade in wood';
  const words =
    doing
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(1, 6) ?? [];
  return words.some(isFood) ? 'a knife on a board' : '';
}

const SQUABBLES = /^(?:bicker|squabble|argue|quarrel|fight|wrestle|brawl)\b/;
const VOICES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:otters?|seals?|beavers?)\b/i, 'high squeaks and splashing'],
  [/\b(?:cats?|kittens?)\b/i, 'hissing and a scuffle'],
  [/\b(?:dogs?|pupp(?:y|ies)|wol(?:f|ves)|bears?|lions?|tigers?)\b/i, 'growling and a scuffle'],
  [
    /\b(?:gulls?|seagulls?|birds?|sparrows?|pigeons?|crows?|parrots?|ducks?|geese|hens?|chickens?|magpies?)\b/i,
    'squawking and beating wings',
  ],
  [/\b(?:squirrels?|mice|mouse|rats?|hamsters?|guinea pigs?|chipmunks?)\b/i, 'chattering and quick paws'],
];

/** Beasts that quarrel, as they are heard; empty where it is no quarrel of beasts that are known. */
const soundOfSquabble = (base: string, doer: string): string =>
  SQUABBLES.test(base) ? (VOICES.find(([who]) => who.test(doer))?.[1] ?? '') : '';

/* Forces at work, whatever they do. what they are | sound */
const FORCES: readonly (readonly [RegExp, string])[] = [
  [/\blightning(?: bolt)?$/i, 'a crack of thunder'],
  [/\b(?:tornado|hurricane|cyclone|typhoon)$/i, 'a deep roar, wood and metal breaking'],
  [/\b(?:floods?|flash flood|tsunami|tidal wave|mudslide)$/i, 'a roar of water'],
  [/\b(?:avalanche|landslide|rockfall)$/i, 'a deep rumble coming nearer'],
  [/\bearthquake$/i, 'a deep rumble, glass and china rattling'],
  [/\bsinkhole$/i, 'ground cracking and giving way'],
  [/\b(?:wildfire|forest fire|blaze)$/i, 'a fire roaring'],
];

/** A force of nature as it is heard; empty for all else. */
const soundOfForce = (doer: string): string => FORCES.find(([force]) => force.test(doer))?.[1] ?? '';

const MOTOR = /\b(?:motor(?:bike|cycle)s?|bikers?|motorcyclists?|mopeds?)\b/i;
const RIDES = /^(?:weave|ride|race|speed|swerve|dodge|drive|jump|chase|flee|escape|skid|roar)\b/;

/** Those who are heard by what they are: a force, quarrelling beasts, whoever rides a motorbike. */
export const soundOfDoer = (base: string, doer: string): string =>
  soundOfForce(doer) ||
  soundOfSquabble(base, doer) ||
  (MOTOR.test(doer) && RIDES.test(base) ? 'an engine revving hard' : '');
