import { isBeing, isPeople, type Member, type Scene } from '../read/scene.ts';
import { placedText } from './placements.ts';
import { isDenied } from './pose-fit.ts';
import { patternOf, theOf, toldPlace } from './refer.ts';
import { isCrowd } from './scene-class.ts';
import { type Brief, capital } from './shot.ts';

/** What one of the cast does, in the sentence's own words: 'pointing and laughing'. */
function deedText({ subject, cast, doings }: Scene, member: Member): string {
  const at = cast.indexOf(member);
  // What it does together with others is no deed of its own.
  if (doings.some(({ agents }) => agents.length > 1 && agents.includes(at))) return '';
  const told = new RegExp(
    `${patternOf(member.words)}\\s+(?:is |are )?(?!looking|being|feeling|getting|having)(\\w+ing(?:(?:,| and) \\w+ing)*)\\b`,
    'i',
  ).exec(subject);
  const doing = doings.find(
    ({ agents, form, object }) =>
      agents[0] === at && (form === 's' || form === 'base') && object === undefined,
  );
  const said_ =
    told?.[1]?.toLowerCase() ?? (doing && isMeant(subject, doing.verb.base) ? doing.verb.ing : '');
  if (!said_) return '';
  // 'Holding' is half of a deed: what is held belongs to it.
  const object =
    cast[doings.find(({ verb, object }) => verb.ing === said_ && object !== undefined)?.object ?? -1];
  if (!object) return ` ${said_}`;
  const whole = new RegExp(
    `\\b${said_} ((?:up |out |on |over )?(?:(?:an?|the|its|his|her|their|my|our|your|two|three) )?(?:[\\w-]+ ){0,2}?${patternOf(object.name)})(?![\\w-])`,
    'i',
  ).exec(subject)?.[1];
  return whole ? ` ${said_} ${whole.replace(/^(?:my|our|your) /i, 'the ')},` : '';
}

const BORNE_IN: ReadonlySet<string> = new Set([
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
  'building',
  'structure',
  'place',
]);

const UNDONE =
  /\b(?:not|never|n['’]t|no longer|(?:tr(?:y|ies|ied|ying)|refus\w+|about|want\w*|wait\w*|pretend\w*|fail\w*|forget\w*|afraid|unable|ready) (?:not )?to)(?: \w+)?$/i;

/** Whether a deed is done, and not only tried, feigned or held back: 'trying not to cry'. */
function isMeant(subject: string, base: string): boolean {
  const at = new RegExp(`\\b${base}`, 'i').exec(subject)?.index;
  return at === undefined || !UNDONE.test(subject.slice(0, at).trimEnd());
}

const IN_HAND =
  /^(?:hold|carry|grip|clutch|lift|raise|offer|serve|hug|cradle|squeeze|eat|lick|bite|wear|play|push|pull|ride|drive)\b/;

const PREYS_ON =
  /^(?:swallow|eat|devour|gulp|catch|snatch|grab|bite|chew|kill|seize|hold|carry|pluck|tear)\b/;

/** Where an animal has what it eats or carries: half down, in the bill or in the jaws. People are in none. */
function inTheJaws(name: string, prey: Member, doer: Member, verb: string): string | undefined {
  if (!isBeing(doer.kind) || isPeople(doer.kind) || doer.kind === 'robot' || isPeople(prey.kind))
    return undefined;
  if (/^(?:swallow|gulp|devour)/.test(verb))
    return `${capital(name)} half down the throat, the rest of it still showing`;
  return doer.kind === 'bird'
    ? `${capital(name)} held fast in the bill, clear of the ground`
    : `${capital(name)} held fast in the jaws of ${theOf(doer)}`;
}

/** Where a being that is named besides the main one is, and what it does; empty where the words have said it. */
export function beingText(brief: Brief, member: Member, name: string, main: Member): string {
  const at = brief.scene.cast.indexOf(member);
  const before = brief.scene.cast[at - 1];
  const borne = before && isBeing(before.kind) ? before : brief.scene.cast[member.relation?.to ?? -1];
  const preposition = member.relation?.preposition ?? '';
  // Coffee is spilt on a guest who stands there.
  const isHit = brief.scene.doings.some(({ object }) => object !== undefined && object !== at);
  const beneath =
    borne &&
    !(isHit && preposition === 'on') &&
    isBeing(borne.kind) &&
    /^(?:on|in|under|on top of|beneath)$/.test(preposition)
      ? placedText(brief, preposition, name, borne)
      : undefined;
  if (beneath !== undefined) return beneath;
  const led = brief.scene.doings.find(({ object }) => object === at);
  const under = / (on|in|under|behind|beside)$/.exec(led?.verb.base ?? '')?.[1];
  const bearer = brief.scene.cast[led?.agents[0] ?? -1];
  const stood = under && bearer ? placedText(brief, under, name, bearer) : undefined;
  if (
    stood !== undefined &&
    /^(?:stand|sit|lie|perch|sleep|balance|climb|jump|hide)/.test(led?.verb.base ?? '')
  )
    return stood;
  const body = toldPlace(brief.scene, member);
  if (body) return '';
  const deed = deedText(brief.scene, member);
  const isMany = member.kind === 'group' || member.plural;
  // The crew of a submarine is inside it.
  if (deed && isMany && BORNE_IN.has(main.kind)) return '';
  if (deed && isMany)
    return brief.take === 'studio'
      ? `${capital(name)}${deed}, all turned to ${theOf(main)}`
      : `${capital(name)}${deed}, the nearest of them large in the foreground`;
  // An ice cream held by a kid is in the kid's hand.
  const done = brief.scene.doings.find(
    ({ form, agents, object, verb }) =>
      form === 'past' &&
      agents[0] === at &&
      object === brief.scene.cast.indexOf(main) &&
      IN_HAND.test(verb.base),
  );
  if (done && !isPeople(member.kind) && member.kind !== 'robot')
    return /^carr/.test(done.verb.base)
      ? `${capital(name)} carrying ${theOf(main)} on its back`
      : `${capital(name)} ${done.verb.ing} ${theOf(main)}`;
  if (done) return `${capital(name)} ${done.verb.ing} ${theOf(main)}`;
  const after = brief.scene.doings.find(
    ({ form, agents, object, verb }) =>
      form === 'past' &&
      agents[0] === at &&
      object === brief.scene.cast.indexOf(main) &&
      /^(?:chase|follow|pursue|hunt|attack)/.test(verb.base),
  );
  if (after) return `${capital(name)} ${after.verb.ing} ${theOf(main)}, close behind`;
  const by = brief.scene.doings.find(({ object }) => object === at)?.agents[0];
  const doer = brief.scene.cast[by ?? -1];
  // A baby on a father's arm: whose arm it is, holds it.
  const part = brief.scene.cast[member.relation?.to ?? -1];
  const bears =
    part?.part === 'support' ||
    brief.scene.doings.some(
      ({ object, verb }) => brief.scene.cast[object ?? -1] === part && / on$/.test(verb.base),
    );
  if (preposition === 'whose' && part?.kind === 'hands' && bears && part !== main)
    return `${capital(name)} with ${theOf(main)} on the ${part.name}`;
  // A house on a turtle is borne by it.
  if (
    /^on(?: top of)?$/.test(preposition) &&
    !isMany &&
    ['building', 'structure', 'terrain', 'furniture', 'vehicle', 'tree', 'place'].includes(main.kind)
  )
    return `${capital(name)} beneath ${theOf(main)}, seen whole, bearing it on the back`;
  const bitten =
    doer && led && PREYS_ON.test(led.verb.base) ? inTheJaws(name, member, doer, led.verb.base) : undefined;
  if (bitten) return bitten;
  if (/\b(?:sleeping|asleep)\b/i.test(member.words) && preposition === 'from')
    return `${capital(name)} lying asleep right beside ${theOf(main)}, eyes shut, head on one arm`;
  // Whose hair is braided, the pose has placed.
  if (preposition === 'whose' && part?.kind === 'hands') return '';
  if (preposition === 'whose' || (doer && !deed)) return `${capital(name)} before ${theOf(doer ?? main)}`;
  // A goose on a pub sign is painted on it.
  if (/^(?:sign|graphic)$/.test(main.kind) && (preposition === 'with' || preposition === 'of'))
    return `${capital(name)} painted on ${theOf(main)}`;
  // Who is walked to waits there.
  if (/^towards?$/.test(preposition) && !isMany)
    return `${capital(name)} facing ${theOf(main)} from the other side of the frame`;
  if (deed || isDenied(brief.scene)) return '';
  // A cat is in a kitchen, not beside it.
  if (main.placeRow || !(isBeing(main.kind) || main.row)) return '';
  if (
    !isMany &&
    (preposition === 'against' || brief.scene.doings.some(({ row }) => row?.traits.words.has('two')))
  )
    return `${capital(name)} opposite ${theOf(main)}`;
  if (isCrowd(member) && !preposition) return `${capital(name)} far behind ${theOf(main)}, out of focus`;
  if (isMany) return `${capital(name)} ${brief.take === 'studio' ? 'around' : 'close around'} ${theOf(main)}`;
  return `${capital(name)} ${brief.take === 'studio' ? 'beside' : 'a step behind'} ${theOf(main)}`;
}
