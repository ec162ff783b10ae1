import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { allowed } from '../agreement/excluded.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { keySide } from '../choose.ts';
import { isDrawn, isLayered, leadingStyle } from '../look/look.ts';
import { mentions } from '../mentions.ts';
import { isHanded } from '../moment/bare.ts';
import { isUnseen } from '../named-things.ts';
import { spotOf } from '../place/spots.ts';
import { isFigurine, isUsual } from '../plain/certainty.ts';
import { isTyped, theOf, theWholeOf, toldPlace } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { servedAs } from '../served.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { leadingDoing } from '../staging/staging.ts';
import { GAMES, howOf, isPutIn, isVesselOf, LANDS } from './how-it-stands.ts';
import { onItself } from './on-itself.ts';
import { placedRowsFor } from './placed-table.ts';
import { isLinked, isToldOn } from './told-besides.ts';

/*
 * Everything that is named is in the picture, and somewhere in it: whatever no other sentence of a take has placed gets
 * a place by its kind and by how it stands to the main one, furniture in a room, a companion at a side, a tree beside
 * a house.
 */

const LAID_OUT: ReadonlySet<SceneClass> = new Set(['graphic', 'sign', 'idea', 'edit', 'event', 'hands']);

/** What has no place of its own. */
const PLACELESS: ReadonlySet<string> = new Set([
  'abstract',
  'event',
  'weather',
  'hands',
  'material',
  'place',
  'thing',
  'clothing',
]);

/** Kinds that a view has as its own things: they are placed there. */
const IN_VIEWS: ReadonlySet<string> = new Set(['celestial', 'terrain']);

/** Hands that a text keeps busy. */
function handsIn(text: string): number {
  if (/\b(?:both|two) (?:hands|arms|paws|front paws|palms)\b|\bhands (?:joined|folded|clasped)\b/i.test(text))
    return 2;
  return (
    text.match(
      /\b(?:one|the other|a|an?other|each|right|left) (?:lifted |straight |raised )?(?:hand|arm|forearm|hip|palm|fist)\b/gi,
    )?.length ?? 0
  );
}

const HANDS = 2;
const MOST = 3;

/** What is painted on a wall is in no room. */
const PAINTED = sifted(
  /\b(?:mural|wallpaper|painting|drawing|tattoo|pattern|sticker|poster|mosaic|carpet design)s?$/i,
);
const isPicturedOnly = (scene: Scene): boolean =>
  PAINTED.test(mainOf(scene)?.name ?? '') ||
  scene.isUnread === true ||
  scene.isForeign ||
  scene.isEdit ||
  isOnSheet(scene) ||
  isLayered(scene);

/** Whether no sentence of the take has to say where a member is. */
function isSettled({ brief, kind, main }: Placing, member: Member, index: number, written: string): boolean {
  const { scene } = brief;
  const isInView = (IN_VIEWS.has(member.kind) || member.name === 'rainbow') && LANDS.has(main.kind);
  return (
    !member.known ||
    member.part === 'topic' ||
    (PLACELESS.has(member.kind) && !isInView) ||
    (member.kind === 'celestial' && !isInView) ||
    // Whoever is with somebody on a road is on the road, and still has a place beside them.
    (member.placed === true &&
      !isPutIn(member, main) &&
      !(member.part === 'companion' && isBeing(member.kind))) ||
    member.words === scene.place?.words ||
    !isTyped(scene, member) ||
    (kind === 'food' && servedAs(brief, member) !== undefined) ||
    isFigurine(member) ||
    !isUsual(member) ||
    toldPlace(scene, member) !== '' ||
    isUnseen(
      scene,
      member,
      scene.doings.find(({ object }) => object === index),
    ) ||
    (member.part === 'support' && member.relation === undefined && !isVesselOf(scene, member, main)) ||
    member.row?.traits.words.has('mass') === true ||
    (!GAMES.test(member.name) && (!isLinked(scene, member) || isToldOn(scene, member))) ||
    hasOwnDeed(scene, index, scene.cast.indexOf(main)) ||
    mentions(written, member.name)
  );
}

/** Whether a member does a thing by itself, or has it done to it: that deed is where it is. */
const hasOwnDeed = ({ doings }: Scene, index: number, main: number): boolean =>
  doings.some(
    ({ agents, object, receiver }) =>
      receiver === index ||
      (agents.includes(index) && !agents.includes(main)) ||
      (object === index && agents.length > 1),
  );

interface Placing {
  readonly brief: Brief;
  readonly kind: SceneClass;
  readonly main: Member;
  /** Where the main one stands across the frame, 0 to 1. */
  readonly x: number;
}

/** What a place is called where another of the cast is meant: the one who plays along. */
function companyOf({ cast }: Scene, main: Member): string {
  const other = cast.find(({ part, kind }) => part === 'companion' && isBeing(kind));
  return other ? theOf(other) : main.plural || main.count > 1 ? 'the other' : 'an empty chair';
}

/** A text that is true of several has their parts: 'the suitcases, their handles'. */
const numbered = (text: string, members: readonly Member[]): string =>
  (members.length > 1 || members[0]?.plural === true) && text.startsWith('{Other}')
    ? text.replace(/\bits\b(?! side)/g, 'their')
    : text;

function filledIn({ brief, main, x }: Placing, members: readonly Member[], text: string, before = 0): string {
  // Every second one stands across from the one before it.
  const open = x > 0.5 === (before % 2 === 0) ? 'left' : 'right';
  const called = inWords(members.map(brief.take === 'minimal' ? theOf : theWholeOf));
  return numbered(text, members)
    .replaceAll('{The}', capital(theOf(main)))
    .replaceAll('{the}', theOf(main))
    .replaceAll('{Other}', capital(called))
    .replaceAll('{other}', called)
    .replaceAll('{company}', companyOf(brief.scene, main))
    .replaceAll('{open}', open)
    .replaceAll('{lit}', keySide(brief))
    .replaceAll('{side}', open === 'left' ? 'right' : 'left');
}

/** The text by which a member is placed, its slots still open: the first that leaves each hand with one thing. */
function textFor({ brief, main }: Placing, member: Member, how: string, busy: number): string {
  // What is drawn has no lens for things to be close to, or soft before.
  const as = brief.take === 'cinematic' && isDrawn(leadingStyle(brief.scene)) ? 'studio' : brief.take;
  const own = onItself(main, member);
  if (own) return own[brief.take];
  for (const row of placedRowsFor(how, main, member)) {
    const text = row.texts[as];
    if (text === '' || handsIn(text) + busy <= HANDS || !isHanded(main)) return text;
  }
  return '';
}

/** Whether the deed of the main one keeps both hands busy, whatever its pose says. */
const handsOfDeed = (scene: Scene): number =>
  leadingDoing(scene)?.row?.traits.words.has('hands') === true ? HANDS : 0;

/**
 * A place for everything that is named and that the decisions so far do not place: at most three, in the order of the
 * words.
 * @param decided what the take says of bodies, things and the place
 * @param x where the main one stands across the frame, 0 to 1
 */
export function placedThings(
  brief: Brief,
  kind: SceneClass,
  decided: readonly Decision[],
  x: number,
): Decision[] {
  const { scene } = brief;
  const main = mainOf(scene);
  if (!main || LAID_OUT.has(kind) || isPicturedOnly(scene)) return [];
  const placing: Placing = { brief, kind, main, x };
  // A list of details says of nothing where it is.
  const staged = decided.filter(({ text }) => !text.startsWith('Fine detail in'));
  let written = staged.map(({ text }) => text.toLowerCase()).join(' ');
  let busy = Math.max(handsIn(written), handsOfDeed(scene));
  const spots = new Map<string, Member[]>();
  for (const [index, member] of scene.cast.entries()) {
    if (spots.size === MOST) break;
    if (member === main || isSettled(placing, member, index, written)) continue;
    const how = howOf(scene, member, main, kind);
    if (how === undefined || (/^(?:on|in|under|behind|before)$/.test(how) && isOfSpot(scene, brief.take)))
      continue;
    const text = textFor(placing, member, how, busy);
    if (text === '' || allowed([filledIn(placing, [member], text)], scene).length === 0) continue;
    busy += isPeople(main.kind) ? handsIn(text) : 0;
    written += ` ${member.words.toLowerCase()}${how === 'game' ? ` ${companyOf(scene, main)}` : ''}`;
    // Two that stand alike are told together.
    spots.set(text, [...(spots.get(text) ?? []), member]);
  }
  const isAmong = scene.cast.filter(({ part }) => part !== 'topic' && part !== 'worn').length > 2;
  return [...spots].map(([text, members], before) => ({
    element: 'subject' as const,
    // Of several none is alone.
    text: filledIn(
      placing,
      members,
      isAmong || members.length > 1 ? text.replace(/ alone\b/, '') : text,
      kind === 'interior' ? before : 0,
    ),
    because: `${said(members.map(({ words }) => words).join(', '))}: what is named has a place in the picture.`,
  }));
}

/** What somebody is on or in has its own sentence in the takes that show what is around. */
const isOfSpot = (scene: Scene, take: Take): boolean => take !== 'minimal' && spotOf(scene) !== undefined;
