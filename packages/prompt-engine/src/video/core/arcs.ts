import { clauseVerb } from '../idea/clause-verb.ts';
import { verbAt, wordsOf } from '../idea/verbs.ts';
import { isToldWhole } from '../plain/acts.ts';
import { isAbroad } from '../plain/wording-plain.ts';
import { small } from '../wording.ts';
import { photosArc, yearsArc } from './arcs-of-years.ts';
import { alone, asDone, introduced, isSeen, isSeveral, sentence, withTheAgain } from './named-as.ts';

/*
 * One clause that tells a whole way: from here to there, from one thing into another, until it happens, one after the other.
 * Each is told in its beginning, its turn and its end, with nothing in them that the clause does not name.
 */

const VERBS_INTO =
  '(?:turn|turns|turning|morph|morphs|morphing|transform|transforms|transforming|change|changes|changing|melt|melts|melting|dissolve|dissolves|dissolving|grow|grows|growing|burst|bursts|bursting)\\s(?:in)?to|becomes?|becoming';
const INTO = new RegExp(
  `^(.{3,60}?)\\s(?:(?:slowly|gradually|suddenly)\\s)?(?:${VERBS_INTO})\\s(.{3,60})$`,
  'iu',
);

/** 'Black ink drop in water turning into a galloping horse'. */
function intoArc(text: string): readonly string[] | undefined {
  const [, from = '', into = ''] = INTO.exec(text) ?? [];
  // 'An origami crane unfolds and becomes': who becomes it is who did the other thing.
  const [who = '', deed = ''] = from.split(/\s(?=\p{L}+s\sand$)/u);
  const first = deed === '' ? from : who;
  const acts = clauseVerb(wordsOf(first));
  const isDeed =
    acts?.form === 's' && /^(?:an?|the|his|her|into|on)$/u.test(wordsOf(first)[acts.at + 1]?.text ?? '');
  if (first === '' || !isSeen(first) || !isSeen(into) || isDeed) return undefined;
  const does = deed.replace(/\sand$/u, '');
  return [
    sentence(introduced(first)),
    ...(does === '' ? [] : [sentence(`${withTheAgain(first)} ${does}`)]),
    sentence(`in ${withTheAgain(alone(first))}, the first lines of ${introduced(alone(into))}`),
    sentence(`half ${alone(first)}, half ${alone(into)}`),
    sentence(`${introduced(into)}, whole, nothing of ${withTheAgain(alone(first))} left`),
  ];
}

const GOES =
  'travels?|travelling|traveling|goes|going|floats?|floating|sails?|sailing|rolls?|rolling|flies|flying|fly|walks?|walking|drives?|driving|runs?|running|swims?|swimming|drifts?|drifting|wanders?|wandering|hikes?|hiking|rides?|riding|blows?|crawls?|crawling|climbs?|climbing|moves?|moving|journeys?|falls?|falling';
const FROM_TO = new RegExp(
  `^(?:you are\\s)?(.{3,50}?)\\s(${GOES})\\s(?:all the way\\s)?from\\s(.{3,40}?)\\s(?:all the way\\s)?(?:back\\s)?to\\s(.{3,40})$`,
  'iu',
);

/** 'A paper boat travels from a gutter all the way to the sea'. */
function wayArc(text: string): readonly string[] | undefined {
  const [, who = '', verb = '', from = '', to = ''] = FROM_TO.exec(text) ?? [];
  if (who === '' || /\d/u.test(`${from}${to}`) || isToldWhole(who)) return undefined;
  const goes = asDone(verb, isSeveral(who));
  return [
    sentence(`${introduced(who)} at ${introduced(from)}`),
    sentence(`${withTheAgain(who)} ${goes} on, ${withTheAgain(from)} already small behind`),
    sentence(`${withTheAgain(to)} in sight, and ${withTheAgain(who)} ${goes} on`),
    sentence(`${withTheAgain(who)} at ${withTheAgain(to)}, arrived`),
  ];
}

const MORE = /^(.{5,70}?)\s(?:that|which)\s(?:get|gets|grow|grows|become|becomes)\s(\p{L}+)er and \2er$/iu;
/** 'A woman walks through rooms that get smaller and smaller'. */
function moreArc(text: string): readonly string[] | undefined {
  const [, clause = '', stem = ''] = MORE.exec(text) ?? [];
  const words = wordsOf(clause);
  const verb = clauseVerb(words);
  const things = words.at(-1)?.text ?? '';
  if (!verb || verb.from === 0 || things === '') return undefined;
  const who = clause.slice(0, words[verb.from - 1]?.end ?? 0);
  const deed = clause.slice(words[verb.from]?.start ?? 0);
  const does = asDone(words[verb.from]?.text ?? '', isSeveral(who));
  return [
    sentence(`${introduced(who)} ${deed}, the first of them wide open`),
    sentence(`${withTheAgain(who)} ${does} on, the ${things} ${stem}er now`),
    sentence(`${stem}er and ${stem}er ${things}, close on both sides`),
    sentence(`${withTheAgain(who)} in the ${stem}est of the ${things}`),
  ];
}

const BY_TURNS =
  /^(.{3,50}?)\s(?:(\p{L}+)\s)?(?:one by one|one after (?:the other|another))(?:\s(?:until|till)\s(.{3,50}))?$/iu;
/** 'Sleepy animals blink one by one until it is dark'. */
function turnsArc(text: string): readonly string[] | undefined {
  const [all = '', before = '', verb = '', end = ''] = BY_TURNS.exec(text) ?? [];
  if (all === '' || verb === '' || isToldWhole(before) || !isSeveral(before)) return undefined;
  const found = verbAt(wordsOf(verb), 0);
  if (!found) return undefined;
  const last = end.replace(/^(?:it['’]?s|its)\s/iu, 'it is ');
  return [
    sentence(`the first of ${withTheAgain(before)} ${found.verb.s}`),
    sentence(`${small(before)} ${found.verb.base} one by one`),
    sentence(`only the last of ${withTheAgain(before)} is left`),
    sentence(
      last === ''
        ? `the last one ${found.verb.s}, and all is still`
        : `the last one ${found.verb.s}, and ${last}`,
    ),
  ];
}

const CANNOT_STOP =
  /^(.{3,50}?)\s(?:who|that|which)\s(?:can['’]?t|cannot|could not|couldn['’]?t|never|won['’]?t|does(?: not|n['’]?t))\s(?:stops?\s)?(\p{L}+ing)(?:\s(.{3,40}))?$/iu;
/** 'The lighthouse keeper who can’t stop counting'. */
function cannotStopArc(text: string): readonly string[] | undefined {
  const [, who = '', verb = '', more = ''] = CANNOT_STOP.exec(text) ?? [];
  const found = verb === '' ? undefined : verbAt(wordsOf(verb), 0);
  if (!found) return undefined;
  const does = isSeveral(who) ? found.verb.base : found.verb.s;
  const [covers, goes] = isSeveral(who)
    ? ['cover their mouths', 'go']
    : ['presses both hands together', 'goes'];
  return [
    sentence(`${introduced(who)} ${does}${more === '' ? '' : ` ${more}`}`),
    sentence(`${withTheAgain(who)} ${covers} to stop, very near`),
    sentence(`${withTheAgain(who)} can’t stop ${verb}, faster now`),
    sentence(`${withTheAgain(who)} ${goes} on ${verb}, eyes straight at us`),
  ];
}

const PAIR =
  /^(?:(.{3,40}?)\s(?:where|in which)\s)?((?:an?|the|two|my|our|one)?\s?[\p{L}’'-]+(?:\s[\p{L}’'-]+)?\sand\s(?:an?\s|the\s)?[\p{L}’'-]+(?:\s[\p{L}’'-]+)?|two\s[\p{L}’' -]{3,30}?)\s((?:fall|falls) in love|make up|swap places|become friends|share (?:an?|one|the) .{3,30}|end up sharing (?:an?|one|the) .{3,30})(.{0,40})$/iu;
/** 'Breakfast where the toast and egg fall in love'. */
function pairArc(text: string): readonly string[] | undefined {
  const [, stage = '', both = '', deed = '', more = ''] = PAIR.exec(text) ?? [];
  if (both === '') return undefined;
  const at = stage === '' ? '' : `${introduced(stage)}: `;
  const again = withTheAgain(both.trim());
  const [one = '', other = ''] = again.split(/\sand\s/u);
  const turn =
    other === ''
      ? `one of ${again} moves towards the other, very near`
      : `${one} moves a little closer to ${withTheAgain(other)}, very near`;
  return [
    sentence(`${at}${introduced(both.trim())}, apart in one frame`),
    sentence(turn),
    sentence(`${again} ${deed}${more}`),
    sentence(`${again} side by side`),
  ];
}

const AFRAID =
  /^(.{3,40}?)\s(?:who|that)(?:['’]s|\sis|\sare)\s(?:afraid|scared|terrified|frightened)\sof\s((?:the\s|an?\s)?[\p{L}’'-]+)\s(\p{L}+s?\s.{3,60})$/iu;
/** 'A knight who is afraid of horses gets a donkey instead'. */
function afraidArc(text: string): readonly string[] | undefined {
  const [, who = '', what = '', deed = ''] = AFRAID.exec(text) ?? [];
  if (who === '' || !verbAt(wordsOf(deed), 0)) return undefined;
  const back = isSeveral(who) ? 'take a step back' : 'takes a step back';
  return [
    sentence(`${introduced(who)} before ${introduced(what)}, hands up`),
    sentence(`${withTheAgain(who)} ${back}, afraid, eyes wide`),
    sentence(introduced(text)),
  ];
}

const LEAVES =
  /^(?:(.{3,40}?)\s(?:leaves?|leaving)|leaving|saying goodbye to|goodbye to)\s((?:the|my|our|his|her|their|an?)\s[\p{L}’' -]{3,30})$/iu;
const LEFT =
  /\b(?:island|village|home|house|town|city|country|farm|harbou?r|school|valley|flat|apartment|planet|earth)$/iu;
/** 'Leaving the island'. */
function leavesArc(text: string): readonly string[] | undefined {
  const [, who = '', what = ''] = LEAVES.exec(text) ?? [];
  if (what === '' || !LEFT.test(what)) return undefined;
  const first = who === '' ? 'a packed bag' : `${introduced(who)} with a packed bag`;
  return [
    sentence(`${first}, ${withTheAgain(what)} all around`),
    'A hand lets go of a gate, very near',
    sentence(`${withTheAgain(what)} grows smaller behind`),
    sentence(
      `${withTheAgain(what)}, a thin line, and ${who === '' ? 'somebody' : withTheAgain(who)} looks back once`,
    ),
  ];
}

const SEASON = /^(.{4,50}?),?\s(?:from|between)\s(?!\d)([^,]{3,40}?)\s(?:to|and)\s([^,]{3,40})$/iu;
const TEAM =
  /\b(?:season|team|club|league|tournament|year|class|band|project|start-?up|renovation|journey)\b/iu;
/** 'Our season, from muddy loss to the cup'. */
function seasonArc(text: string): readonly string[] | undefined {
  const [, what = '', from = '', to = ''] = SEASON.exec(text) ?? [];
  if (what === '' || !TEAM.test(what) || isToldWhole(what)) return undefined;
  return [
    sentence(`${small(what)}: ${small(from)}, heads down`),
    'Hands, shoes, one more try, very near',
    'Heads together in one circle, arms over shoulders',
    sentence(`${small(to)}, everybody in one picture`),
  ];
}

const RIVALS = /^((?:two\s|the\s)?(?:rival|competing|feuding|enemy|neighbou?ring)\s)([\p{L}’' -]{3,30}s)$/iu;
/** 'Rival bakers'. */
function rivalsArc(text: string): readonly string[] | undefined {
  const [, , who = ''] = RIVALS.exec(text) ?? [];
  if (who === '') return undefined;
  return [
    sentence(`${small(text)}, two of them, door beside door`),
    sentence(`one of the ${small(who)} looks over at the other, very near`),
    'Both work faster, hands only, cut from one to the other',
    sentence(`the rival ${small(who)} face each other, neither gives way`),
  ];
}

const LOVES =
  /^((?:an?|the|my|our|two)\s[^,]{2,35}?)\s(falls in love with|fall in love with|befriends|makes friends with)\s((?:an?|the|my|our|his|her)\s[^,]{2,35})$/iu;
/** 'A vending machine falls in love with a street lamp'. */
function lovesArc(text: string): readonly string[] | undefined {
  const [, one = '', deed = '', other = ''] = LOVES.exec(text) ?? [];
  if (one === '') return undefined;
  return [
    sentence(`${introduced(one)} and ${introduced(other)}, far apart in one frame`),
    sentence(`${withTheAgain(other)} as ${withTheAgain(one)} sees it, very near`),
    sentence(`${withTheAgain(one)} ${deed} ${withTheAgain(other)}`),
    sentence(`${withTheAgain(one)} and ${withTheAgain(other)} side by side`),
  ];
}

const ITSELF =
  /^(.{3,40}?)\s(builds?|assembles?|draws?|makes?|knits?|folds?|tid(?:y|ies|ying)|writes?|paints?|builds?|unwraps?|repairs?|cleans?|building|drawing|folding|assembling)\s(?:itself|themselves)(?:\s(?:up|together))?(?:\s(?:out of|from|of|with)\s(.{3,30}?))?(?:\s((?:on|in|at|across)\s.{3,30}))?$/iu;
/** 'A shoe builds itself out of chalk dust on a basketball court'. */
function itselfArc(text: string): readonly string[] | undefined {
  const [, what = '', verb = '', of = '', place = ''] = ITSELF.exec(text) ?? [];
  if (what === '') return undefined;
  const at = place === '' ? '' : ` ${place}`;
  if (of === '')
    return [
      sentence(`${introduced(what)}, everything in disorder${at}`),
      'One thing moves by itself, very near',
      sentence(
        `${withTheAgain(what)} ${asDone(verb, isSeveral(what))} ${isSeveral(what) ? 'themselves' : 'itself'}, faster and faster`,
      ),
      sentence(`${withTheAgain(what)} done, nothing moving any more`),
    ];
  return [
    sentence(`${introduced(of)}${at}, nothing else yet`),
    sentence(`${withTheAgain(of)} rises and draws the first edge of ${introduced(what)}, very near`),
    sentence(`half ${alone(what)}, half ${alone(of)}`),
    sentence(`${withTheAgain(what)}, whole, the last of ${withTheAgain(of)} falling off`),
  ];
}

const UNTIL = /^(.{8,90}?),?\s(?:until|till|before|and then|and finally)\s(.{6,60})$/iu;
/** 'Our cat waits at the window until dad comes home': the wait, and its end. */
function untilArc(text: string): readonly string[] | undefined {
  const [, first = '', last = ''] = UNTIL.exec(text) ?? [];
  const isNoClause = !isToldWhole(first) || !isToldWhole(last) || /\b(?:not|never|no|n['’]t)\b/iu.test(first);
  return first === '' || isNoClause ? undefined : [sentence(first), sentence(last)];
}

const WITH_RELATIVE = /^((?:an?|the|one)\s(?:[\p{L}’'-]+\s){1,3}?)(?:that|who|which)\s(\p{L}+s\s.{4,60})$/iu;
/** 'A goose that blocks the highway' blocks it. */
export function relativeTold(text: string): string {
  const [, who = '', deed = ''] = WITH_RELATIVE.exec(text) ?? [];
  const verb = verbAt(wordsOf(deed), 0);
  // 'A knight who is afraid of horses gets a donkey' has another verb.
  const isOnly = verb?.form === 's' && clauseVerb(wordsOf(text))?.at === wordsOf(who).length + 1;
  return who !== '' && isOnly && !isToldWhole(deed) ? `${who}${deed}` : '';
}

const ARCS = [
  lovesArc,
  itselfArc,
  afraidArc,
  leavesArc,
  seasonArc,
  rivalsArc,
  yearsArc,
  photosArc,
  intoArc,
  wayArc,
  moreArc,
  turnsArc,
  cannotStopArc,
  pairArc,
  untilArc,
];

/** The pictures of a clause that tells a whole way; undefined where it tells none. */
export function arcOf(typed: string): readonly string[] | undefined {
  const text = typed.replace(/[.!?…\s]+$/u, '');
  if (isAbroad(text) || /[“”:;]/u.test(text)) return undefined;
  for (const arc of ARCS) {
    const images = arc(text);
    if (images) return images;
  }
  return undefined;
}
