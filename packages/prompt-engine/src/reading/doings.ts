import type { SubjectKind } from '../kinds.ts';
import type { Noun } from '../nouns/noun.ts';
import type { Head } from './head.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Token } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const FIGHTS = words(
  'fighting battling slaying attacking charging duelling dueling clashing warring storming besieging defeating',
);
const SPORTS = words(
  'surfing skiing snowboarding skateboarding boxing sprinting fencing bouldering kayaking kitesurfing windsurfing wrestling paragliding skydiving',
);
/** Doings that a subject may open with, somebody unnamed doing them: 'riding a horse through surf'. */
const OPENING = words(
  'riding mending playing running walking cooking baking reading writing painting knitting sewing dancing fishing climbing swimming driving cycling hiking jogging kneading carving drinking eating holding feeding picking planting chopping pouring skating rowing sitting standing waiting singing',
);

const FIGHTERS: ReadonlySet<SubjectKind> = new Set<SubjectKind>(['fantasy-being', 'robot', 'battle']);

/** Whether somebody of this noun fights as in a battle: a being, a machine, a warrior of old. */
const isFighter = ({ kind, implies }: Noun): boolean =>
  FIGHTERS.has(kind) || (kind === 'person' && implies?.era === 'past');

/** The kind that a doing makes of a subject, or undefined where it changes nothing. */
export function kindByDoing(
  kind: SubjectKind,
  { match }: Head,
  phrases: readonly NounPhrase[],
  tokens: readonly Token[],
): SubjectKind | undefined {
  const doings = tokens.map(({ word }) => word).filter((word) => word.endsWith('ing'));
  if (doings.some((word) => FIGHTS.has(word))) {
    const others = phrases.flatMap(({ nouns }) => nouns).filter((noun) => noun !== match);
    const meets = others.some(({ value }) => isFighter(value));
    const grown = kind === 'person' || kind === 'people' || FIGHTERS.has(kind);
    if (grown && (meets || (match && isFighter(match.value)))) return 'battle';
  }
  const grown = kind === 'person' || kind === 'people';
  if (grown && doings.some((word) => SPORTS.has(word))) return 'sport';
  const opens = OPENING.has(tokens[0]?.word ?? '') && match?.at !== 0 && tokens.length > 1;
  return opens && !['person', 'people', 'child', 'baby'].includes(kind) ? 'person' : undefined;
}
