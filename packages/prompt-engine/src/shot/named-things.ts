import { sifted } from '../lexicon/sifting/sifted.ts';
import { isForObject } from '../read/deed-sense.ts';
import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { mendedWord } from '../read/spelling.ts';
import { isOutOfPicture } from './agreement/out-of-picture.ts';
import { productOf } from './look/made-shape.ts';
import { mentions } from './mentions.ts';
import { beingText } from './named-beings.ts';
import { namedPlace } from './place/named-place.ts';
import { isTyped, patternOf, theOf, theWholeOf } from './refer.ts';
import { behindGlass } from './relations.ts';
import type { SceneClass } from './scene-classes.ts';
import { servedAs } from './served.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * What the sentence names besides its head is in the picture too (planning rule 1): whatever no other decision has
 * spoken of is made sure of here, where the words themselves are another language's or a turn of phrase.
 */

/** Said of what is not there: wanted, awaited, likened, spoken of. */
const UNSEEN = sifted(/^(?:for|about|of|as|like|made-of|than|without|instead of|before|after|during|worn)$/);
const ABSENT = sifted(
  /^(?:want|need|miss|wait|look for|search|seek|dream|imagine|remember|forget|lose|avoid|escape|regret|wish|hope|think|plan|hear|smell|invent|discuss|celebrate|leave|deny|refuse|play)\b/,
);
/** What is played is seen where it is a game or an instrument, not where it is a part or a joke. */
const PLAYED: ReadonlySet<string> = new Set(['toy', 'instrument', 'device', 'sport']);

/** Whether the words, or the deed, say that a member is not there. */
export function isUnseen({ cast, doings }: Scene, member: Member, deed: Doing | undefined): boolean {
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

const SPEEDING = sifted(/\b(?:moving|speeding|racing|rolling|fast-moving)\s/i);

/** 'a moving van' is seen to move by what it passes. */
const isDriven = ({ subject }: Scene, { kind, name }: Member): boolean =>
  kind === 'vehicle' && new RegExp(`${SPEEDING.source}${patternOf(name)}`, 'i').test(subject);

const VEHICLES: ReadonlySet<string> = new Set(['vehicle', 'aircraft']);

/** 'crying in a parked car'. */
const isWithin = ({ subject }: Scene, { name }: Member): boolean =>
  new RegExp(
    `\\b(?:in|inside) (?:an? |the |her |his |their |my )?(?:[\\p{L}-]+ ){0,2}?${patternOf(name)}\\b`,
    'iu',
  ).test(subject) && !/^(?:open|convertible|truck bed)/i.test(name);

const TEACHES = sifted(/^(?:teach|show|help)\b/);
const AT_HAND: ReadonlySet<string> = new Set(['food', 'textile', 'instrument', 'tool', 'toy', 'product']);

const HANDHELD: ReadonlySet<string> = new Set(['instrument', 'tool', 'toy']);

/** Who is taught to work at it: 'teaching her grandson to roll dumplings'. */
function taughtAt({ cast, doings }: Scene, member: Member): string | undefined {
  const [lead, taught] = doings;
  const pupil = cast[lead?.object ?? -1];
  return lead &&
    taught &&
    TEACHES.test(lead.verb.base) &&
    pupil &&
    isBeing(pupil.kind) &&
    cast[taught.object ?? -1] === member &&
    AT_HAND.has(member.kind)
    ? theOf(pupil)
    : undefined;
}

/** How what is named is seen, where the words leave only one way; empty where a sentence would only fill. */
function textFor(brief: Brief, member: Member, main: Member): string {
  const { scene } = brief;
  const called = theWholeOf(member);
  if (isBeing(member.kind)) return beingText(brief, member, called, main);
  if (behindGlass(scene, main))
    return `${capital(called)} ${/\bempty\b/i.test(scene.subject) ? 'empty ' : ''}behind the glass`;
  const isOpen = /\b(?:wheelchair|pram|stroller|pushchair|sled|sleigh|rickshaw|cart|wagon|carriage)$/i.test(
    member.name,
  );
  if (VEHICLES.has(member.kind) && !isOpen && isPeople(main.kind) && isWithin(scene, member))
    return `The inside of ${called} close around ${theOf(main)}, the seat and a side window in view`;
  const taught = taughtAt(scene, member);
  if (taught)
    return HANDHELD.has(member.kind)
      ? `${capital(called)} in the hands of ${taught}`
      : `${capital(called)} in front of the two, the hands of ${taught} on ${member.plural ? 'them' : 'it'}`;
  const served = servedAs(brief, member);
  if (served) return `${capital(called)} ${served}`;
  if (/\bphone$/i.test(member.name) && member.relation?.preposition === 'on' && isPeople(main.kind))
    return `${capital(called)} held to one ear`;
  return isDriven(scene, member) ? `The ${groundUnder(scene, member)} streaking past under ${called}` : '';
}

/** What is around, or is the picture itself, is in no view as a thing is. */
const AROUND: ReadonlySet<string> = new Set(['place', 'terrain', 'graphic', 'event', 'weather', 'abstract']);

/** Whether the words name it with a slip: one letter that is lost hides nothing. */
function isMisspelt({ subject, isForeign }: Scene, { name }: Member): boolean {
  if (isForeign) return false;
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  const words = subject.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(
    (word, at) => word !== last && word[0] === last[0] && mendedWord(word, words, at) === last,
  );
}

const OPEN_GROUND = sifted(
  /\b(?:fields?|meadow|hills?|deserts?|moon|beach|dunes?|grass|lawn|mud|muddy|snow\w*|ice)\b/i,
);

/** What a thing that is driven passes over. */
function groundUnder({ place, subject }: Scene, { name }: Member): string {
  if (/\b(?:train|tram|locomotive)s?$/i.test(name)) return 'track';
  if (place?.row?.surroundings === 'indoor' && !place.row.traits.has('transport')) return 'floor';
  return OPEN_GROUND.test(place?.words ?? subject) ? 'ground' : 'road';
}

const LAID_OUT: ReadonlySet<SceneClass> = new Set(['graphic', 'sign', 'idea', 'edit', 'event']);

/** A visible place for everything named that the decisions so far do not speak of. */
export function namedThings(brief: Brief, kind: SceneClass, decided: readonly Decision[]): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (!main || take !== 'studio' || LAID_OUT.has(kind) || /^(?:some|any)(?:one|body)$/i.test(main.name))
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
      (mentions(written, member.name) && !isDriven(scene, member))
    )
      return [];
    const text = textFor(brief, member, main);
    // What the sentence says under its own name needs no sentence that only says it again.
    if (text === '' && (isTyped(scene, member) || AROUND.has(member.kind) || isMisspelt(scene, member)))
      return [];
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
