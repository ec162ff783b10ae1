import { isForObject } from '../read/deed-sense.ts';
import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { numberWord } from './counts.ts';
import { productOf } from './made-shape.ts';
import { beingText } from './named-beings.ts';
import { namedPlace } from './named-place.ts';
import { isOutOfPicture } from './out-of-picture.ts';
import { placedText, speaksOf } from './placements.ts';
import { isTyped, patternOf, theOf, theWholeOf, toldPlace } from './refer.ts';
import { behindGlass } from './relations.ts';
import type { SceneClass } from './scene-classes.ts';
import { servedAs } from './served.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * What the sentence names besides its head is in the picture too (planning rule 1): whatever no other decision has
 * placed gets its visible place here, with a part or two of its own where its row knows them.
 */

/** Said of what is not there: wanted, awaited, likened, spoken of. */
const UNSEEN = /^(?:for|about|of|as|like|made-of|than|without|instead of|before|after|during|worn)$/;
const ABSENT =
  /^(?:want|need|miss|wait|look for|search|seek|dream|imagine|remember|forget|lose|avoid|escape|regret|wish|hope|think|plan|hear|smell|invent|discuss|celebrate|leave|deny|refuse|play)\b/;
/** What is played is seen where it is a game or an instrument, not where it is a part or a joke. */
const PLAYED: ReadonlySet<string> = new Set(['toy', 'instrument', 'device', 'sport']);

/** Whether the words, or the deed, say that it is not there. */
function isUnseen({ cast, doings }: Scene, member: Member, deed: Doing | undefined): boolean {
  // Whose hair is cut is there; whose house it is may not be.
  if (member.relation?.preposition === 'whose') {
    const { to } = member.relation;
    const part = cast[to];
    const isOfBody = part?.kind === 'hands' && !/palm|hand|finger/.test(part.name);
    return !isBeing(member.kind) || !(isOfBody || doings.some(({ object }) => object === to));
  }
  if (UNSEEN.test(member.relation?.preposition ?? '')) return true;
  if (!deed) return false;
  // The pose of writing a ticket has its pad already.
  if (deed.row && isForObject(deed.row) && member.kind === 'sign') return true;
  return ABSENT.test(deed.verb.base) && !(deed.verb.base === 'play' && PLAYED.has(member.kind));
}

/** Parts of a front: what they are on is behind them. */
const isBuiltInto = ({ kind, name }: Member): boolean =>
  kind === 'sign' ||
  /\b(?:door|window|shutter|balcony|chimney|sign|poster|mural|ivy|clock|lamp|awning|graffiti|plaque)s?$/i.test(
    name,
  );

const SPEEDING = /\b(?:moving|speeding|racing|rolling|fast-moving)\s/i;

const SEATS =
  /\b(?:\w*chair|bench|sofa|couch|bed|stool|seat|swing|hammock|steps?|stairs|rug|roof|ladder|throne|saddle|wall|horse|mattress|pillow|cushion)s?$/;
const BEARERS: ReadonlySet<string> = new Set([
  'vehicle',
  'boat',
  'aircraft',
  'building',
  'structure',
  'spacecraft',
]);

const LAID: ReadonlySet<string> = new Set(['food', 'drink', 'jewellery', 'graphic']);

/** What one can be in: not a pair of sunglasses, not a mirror. */
const HOLLOW: ReadonlySet<string> = new Set([
  ...BEARERS,
  'container',
  'furniture',
  'machine',
  'device',
  'tool',
  'product',
  'plant',
  'food',
  'drink',
]);
/** What bears or holds nobody as ground or vessel does. */
const FLAT =
  /(?:board|mirror|window|frame|picture|photo|screen|glasses|goggles|phone|hanger|hook|peg|nail|line|string|wire|wall)s?$/;

/** What is flown over or crossed carries nothing. */
const WHERE: ReadonlySet<string> = new Set(['place', 'terrain', 'building', 'structure']);

/** Whom or what a thing bears or stands by: the object of a deed lies on the table, its doer sits on the bench. */
function otherOf({ cast, doings }: Scene, member: Member, main: Member): Member | undefined {
  const at = cast.indexOf(member);
  const to = cast[member.relation?.to ?? -1] ?? main;
  const before = cast[at - 1];
  const isSeat = BEARERS.has(member.kind) || SEATS.test(member.name);
  const object = doings
    .filter(({ verb }) => verb.base !== 'wear')
    .map((doing) => cast[doing.object ?? -1])
    .find((each) => each && cast.indexOf(each) < at && !WHERE.has(each.kind));
  if (object?.kind === 'sign' && isBeing(to.kind)) return undefined;
  if (object && object !== member && isBeing(to.kind))
    return isSeat || isBeing(object.kind) ? undefined : object;
  // 'with kids on rings': whoever was named last is on them; with 'a man with a dog on a bench' both may be.
  if (before && before !== to && before.part === 'companion') return isBeing(to.kind) ? undefined : before;
  return to;
}

/** 'a moving van' is seen to move by what it passes. */
const isDriven = ({ subject }: Scene, { kind, name }: Member): boolean =>
  kind === 'vehicle' && new RegExp(`${SPEEDING.source}${patternOf(name)}`, 'i').test(subject);

/** A deed's preposition, or the words', and the one it leads to. */
function standing(scene: Scene, member: Member, main: Member): readonly [string, Member | undefined] {
  const doing = scene.doings.find(({ object }) => object === scene.cast.indexOf(member));
  const crosser = scene.cast[doing?.agents[0] ?? -1];
  if (doing?.verb.base === 'cross' && member.kind === 'structure' && crosser) return ['on', crosser];
  const led = doing && / (\w+)$/.exec(doing.verb.base)?.[1];
  if (!doing || led === undefined)
    return [
      member.relation?.preposition ?? '',
      toldPlace(scene, member) ? undefined : otherOf(scene, member, main),
    ];
  const isBusy = scene.doings.some(
    (each) => each !== doing && each.object !== undefined && each.agents[0] === doing.agents[0],
  );
  return [
    /^hang/.test(doing.verb.base) ? 'under' : led,
    isBusy ? undefined : scene.cast[doing.agents[0] ?? -1],
  ];
}

/** Where the object of a deed is, if several share it. */
function beforeWhom({ cast, doings }: Scene, member: Member, main: Member): string {
  const doing = doings.find(({ object }) => object === cast.indexOf(member));
  const doer = cast[doing?.agents[0] ?? -1];
  const isTaught = doings.some(
    ({ object, agents }) =>
      doer !== undefined && agents[0] !== doing?.agents[0] && cast[object ?? -1] === doer,
  );
  const isFoughtOver = member.relation?.preposition === 'over' && (main.plural || main.kind === 'group');
  // Who learns to ride is on it.
  if (isTaught && doer && /^(?:ride|cycle|drive|sail|row)\b/.test(doing?.verb.base ?? ''))
    return ` under ${theOf(doer)}`;
  if (isFoughtOver || (doing && (doing.agents.length > 1 || doer?.plural || isTaught)))
    return ' between them';
  return '';
}

const isActing = ({ doings }: Scene, index: number): boolean =>
  doings.some(({ agents }) => agents.includes(index));

const VEHICLES: ReadonlySet<string> = new Set(['vehicle', 'aircraft']);

/** 'crying in a parked car'. */
const isWithin = ({ subject }: Scene, { name }: Member): boolean =>
  new RegExp(
    `\\b(?:in|inside) (?:an? |the |her |his |their |my )?(?:[\\p{L}-]+ ){0,2}?${patternOf(name)}\\b`,
    'iu',
  ).test(subject) && !/^(?:open|convertible|truck bed)/i.test(name);

function textFor(brief: Brief, member: Member, main: Member): string {
  const { scene, take } = brief;
  const index = scene.cast.indexOf(member);
  const content = scene.cast.find(
    ({ part, relation }) => part === 'content' && relation?.to === index && relation.preposition === 'of',
  );
  const called = theWholeOf(member);
  const held =
    content &&
    (content.plural || ['drink', 'food', 'material'].includes(content.kind)
      ? content.words
      : theWholeOf(content));
  const name = `${called}${held ? ` of ${held}` : ''}`;
  // A cat is part of a nook where it lies.
  if (main.kind === 'place' && member.kind === 'pet' && !isActing(scene, index))
    return `${capital(name)} settled where the light falls`;
  if (isBeing(member.kind)) return beingText(brief, member, name, main);
  if (behindGlass(scene, main) && !isBeing(member.kind))
    return `${capital(name)} ${/\bempty\b/i.test(scene.subject) ? 'empty ' : ''}behind the glass`;
  if (VEHICLES.has(member.kind) && isPeople(main.kind) && isWithin(scene, member))
    return take === 'studio'
      ? `The inside of ${called} close around ${theOf(main)}, the seat and a side window in view`
      : `Seen through the side window of ${called}, reflections across the glass`;
  const served = servedAs(brief, member);
  if (served) return `${capital(name)} ${served}`;
  return thingText(brief, member, name, main);
}

/** Where a thing is, if the deed or the words leave one place for it; empty where a sentence would only fill. */
function thingText(brief: Brief, member: Member, name: string, main: Member): string {
  const { scene } = brief;
  const tail = isDriven(scene, member) ? ', the road streaking past below' : '';
  if (/\bphone$/i.test(member.name) && member.relation?.preposition === 'on' && isPeople(main.kind))
    return `${capital(name)} held to one ear`;
  const [preposition, other] = standing(scene, member, main);
  // Twins blow at a cake, and do not stand on it.
  if (
    other &&
    isBeing(other.kind) &&
    preposition === 'on' &&
    scene.doings.length > 0 &&
    LAID.has(member.kind) &&
    !SEATS.test(member.name)
  )
    return '';
  const isHollow = !/^(?:in|inside|out of)$/.test(preposition) || HOLLOW.has(member.kind);
  const placed =
    other && isHollow && !FLAT.test(member.name)
      ? placedText(brief, preposition, name, other, isBuiltInto(other) ? member : undefined)
      : undefined;
  if (placed) return placed + tail;
  if (placed === '' && tail === '') return '';
  // Where the words themselves leave its place open, or say it, a sentence about it would only fill.
  const before = toldPlace(scene, member) === '' ? beforeWhom(scene, member, main) : '';
  if (before + tail !== '') return `${capital(name)}${before}${tail}`;
  return member.counted && member.count > 1 && !member.relation
    ? `The ${numberWord(member.count)} ${member.name} in a row beside ${theOf(main)}`
    : '';
}

const LAID_OUT: ReadonlySet<SceneClass> = new Set(['graphic', 'sign', 'idea', 'edit', 'event']);

/** A visible place for everything named that the decisions so far do not speak of. */
export function namedThings(brief: Brief, kind: SceneClass, decided: readonly Decision[]): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (!main || take === 'minimal' || LAID_OUT.has(kind) || /^(?:some|any)(?:one|body)$/i.test(main.name))
    return [];
  const product = productOf(brief);
  const place = namedPlace(
    brief,
    main,
    [...decided, ...product].map(({ text }) => text.toLowerCase()).join(' '),
  );
  let written = [...decided, ...product, ...place].map(({ text }) => text.toLowerCase()).join(' ');
  const named = scene.cast.flatMap((member, index): Decision[] => {
    if (
      member === main ||
      isOutOfPicture(scene, member, main) ||
      (member.part === 'content' && product.length > 0) ||
      isUnseen(
        scene,
        member,
        scene.doings.find(({ object }) => object === index),
      ) ||
      (speaksOf(written, member.name) && !isDriven(scene, member))
    )
      return [];
    const text = speaksOf(written, member.name)
      ? `The road streaking past under ${theOf(member)}`
      : textFor(brief, member, main);
    // What the sentence says under its own name needs no sentence that only says it again.
    if (text === '' && isTyped(scene, member)) return [];
    written += ` ${text.toLowerCase()}`;
    return [
      {
        element: 'subject',
        text: text || `${capital(theWholeOf(member))} in clear view`,
        because: `${said(member.words)} is named, so it is in the picture.`,
      },
    ];
  });
  return [...product, ...place, ...named].slice(0, 3);
}
