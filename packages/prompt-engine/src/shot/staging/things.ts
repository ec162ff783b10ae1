import { articleFor } from '../../lexicon/inflect.ts';
import type { MaterialRow } from '../../lexicon/material.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';
import { allowed, isToldOtherwise } from '../agreement/excluded.ts';
import { oddOneShown } from '../camera/odd-one.ts';
import { countText } from '../counts.ts';
import { detailText, isMisshapen, isOfAnother, isUnlisted } from '../details.ts';
import { isUnseenInGreys } from '../look/coloured.ts';
import { pictureOfIdea } from '../look/idea-picture.ts';
import { shapedLike } from '../look/made-shape.ts';
import { isModel } from '../look/models.ts';
import { isHiddenFromAbove, isOfAnotherMake, isOutOfUse, isToldBesides } from '../parts-told.ts';
import { isFigurine, isUsual, madeOf } from '../plain/certainty.ts';
import { INDOOR } from '../pose/dressing.ts';
import { theOf } from '../refer.ts';
import { relationsOf } from '../relations.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { detailsInWorld } from '../world/world-dress.ts';
import { leadingDoing, otherDoings, stageBeing } from './staging.ts';
import { toldState } from './told-state.ts';

/** 'a library inside a whale': a room in another place is known by what is in it, not by its front. */
const isRoomElsewhere = ({ scene }: Brief, { kind, placeRow, words }: Member): boolean =>
  kind === 'building' &&
  placeRow?.surroundings === 'indoor' &&
  scene.place !== undefined &&
  scene.place.words !== words &&
  scene.place.row?.surroundings !== 'outdoor';

const SHAPED = sifted(
  /\b(?:shaped?|shape|looks? like|in the form of|but|instead|made (?:out )?of|made from|built from)\b/i,
);

const SEEN_ON_DISHES: ReadonlySet<string> = new Set(['half-eaten', 'melting', 'fresh']);
const isDish = ({ kind }: Member): boolean => kind === 'food' || kind === 'drink';

/** What shows its contents to nobody, and what is closed. */
const OPAQUE = sifted(/^(?:tube|can|tin|carton|packet|pack|tub|barrel|canister|thermos|box|sack|crate)$/);
const VESSELED = sifted(/^(?:bottle|jar|tube|can|tin|flask|carton|packet|pack|tub|canister|box)$/);
const VESSEL_OF = sifted(/^(?:bottle|jar|tube|can|tin|flask|carton|tub|pot) of\b/i);
const OPENED = sifted(/\b(?:dripping|strand|pour\w*|dipper|hexagonal|spoon\w*|spill\w*|splash\w*|melting)\b/);

/** Whether a part is of what lies outside the vessel that the words put it in: a bottle has no crimped end of a tube. */
function isShutAway({ cast }: Scene, { relation, kind, name }: Member, part: string): boolean {
  if (VESSEL_OF.test(name))
    return (
      OPENED.test(part) || /^an? (?:glass )?(?:bottle|jar|tube|can|tin|flask|carton|tub|pot)$/.test(part)
    );
  const vessel = relation?.preposition === 'of' ? (cast[relation.to]?.name.toLowerCase() ?? '') : '';
  return (
    OPAQUE.test(vessel) ||
    (VESSELED.test(vessel) && kind !== 'food' && kind !== 'drink') ||
    (VESSELED.test(vessel) && OPENED.test(part))
  );
}

const METALS = sifted(
  /^(?:steel|brass|copper|iron|bronze|silver|gold|tin|pewter|aluminium|aluminum|chrome|wrought iron|cast iron)$/,
);

/** Old brass is brass that is worn: it has no colour to fade and does not crack. */
const isAgedMetal = ({ kind }: MaterialRow, { materials }: Member): boolean =>
  kind === 'age' && materials.some((each) => each.kind === 'material' && METALS.test(each.names[0] ?? ''));

/** The parts that its row has, where this one is as its row has it. */
function rowParts(brief: Brief, member: Member): readonly string[] {
  const { scene } = brief;
  const isAsRow =
    !SHAPED.test(scene.subject) &&
    !(member.kind === 'hands' && member.owner) &&
    isUsual(member) &&
    !isModel(scene, member) &&
    !isOfAnotherMake(scene, member) &&
    !isFigurine(member);
  const own = isRoomElsewhere(brief, member) ? member.placeRow?.things : member.row?.details;
  return isAsRow
    ? (own ?? []).filter(
        (detail) =>
          !isOfAnother(member, detail) &&
          !isUnlisted(scene, member, detail) &&
          !isToldBesides(scene, member, detail) &&
          !isOutOfUse(scene, detail) &&
          !isHiddenFromAbove(scene, detail),
      )
    : [];
}

/** The surfaces and parts of a thing, as far as nothing said takes them away. */
function partsOf(brief: Brief, member: Member): readonly string[] {
  // A ring in the shape of a fern is no plain band.
  if (!member.known || member.kind === 'abstract') return [];
  const details = detailsInWorld(brief.scene, member, rowParts(brief, member));
  const parts = [
    ...member.materials
      .filter(
        ({ kind, names }) =>
          kind !== 'size' &&
          !names.includes('broken') &&
          !names.includes('empty') &&
          // How a dish is done, its name says: a burnt cheesecake has no ash on it.
          !(isDish(member) && (kind === 'state' || kind === 'age') && !SEEN_ON_DISHES.has(names[0] ?? '')),
      )
      .filter((each) => !isAgedMetal(each, member))
      .map(({ surface }) => surface)
      .filter((surface) => surface !== '' && !isMisshapen(member, surface))
      .slice(0, 2),
    ...details,
  ];
  // A globe with a city inside has no house inside.
  const isFilled = /\binside\b/i.test(brief.scene.subject);
  // A ship in a bottle leaves no wake.
  const isAshore =
    member.kind === 'boat' &&
    /\b(?:in|inside) (?:an? |the )?(?:\w+ )?(?:bottle|jar|museum|dry dock|glass)\b/i.test(
      brief.scene.subject,
    );
  return allowed(parts, brief.scene).filter(
    (part) =>
      !isUnseenInGreys(brief.scene, part) &&
      !isShutAway(brief.scene, member, part) &&
      !(isFilled && / inside$/.test(part)) &&
      !(isAshore && /\b(?:wake|spray|bow wave)\b/.test(part)),
  );
}

/** What the words build it of is what the picture is about: it is seen, and so is the shape. */
function madeDecision(brief: Brief, main: Member): Decision | undefined {
  const stuff = madeOf(brief.scene, main);
  if (!stuff || brief.take === 'minimal' || ['clothing', 'textile'].includes(main.kind)) return undefined;
  const shape = main.plural ? main.name : `${articleFor(main.name)} ${main.name}`;
  const text =
    brief.take === 'studio'
      ? `Made of ${stuff.words} throughout, the outline still plainly that of ${shape}`
      : `Sharpest on the ${stuff.words} at the near edge`;
  return { element: 'subject', text, because: `${said(stuff.words)} is what it is made of.` };
}

/** What rain and dew leave on what is seen from near. */
const DROPS = 'round clear drops';
const isWetted = ({ subject }: Scene, { kind }: Member): boolean =>
  /^(?:flower|plant)$/.test(kind) && /\b(?:rain\w*|dew\w*|wet)\b/i.test(subject);

function partsDecision(brief: Brief, main: Member, kind: SceneClass): Decision | undefined {
  const parts = partsOf(brief, main);
  const { take } = brief;
  // Many are not known by the parts of one, and a wide view shows no part.
  const isMany = main.counted && main.count > 2 && main.materials.length === 0;
  if (
    take === 'minimal' ||
    parts.length === 0 ||
    isMany ||
    (isPlaceClass(kind) &&
      (take === 'cinematic' || main.placeRow !== undefined) &&
      main.kind !== 'tree' &&
      !isRoomElsewhere(brief, main))
  )
    return undefined;
  // Another variation looks at other parts.
  const from = brief.variation % Math.max(1, parts.length - 1);
  return {
    element: 'subject',
    text: detailText(
      isWetted(brief.scene, main) ? [DROPS, ...parts.slice(from, from + 2)] : parts.slice(from, from + 3),
    ),
    because: `${said(main.words)} is known by these parts.`,
  };
}

const ANYBODY = sifted(
  /\b(?:people|person|persons|anybody|anyone|nobody|one|humans?|food|contents?|anything|thing|nothing)\b/i,
);
const VESSELS: ReadonlySet<string> = new Set(['furniture', 'container']);

/** What is to hold nothing is said to be empty: a plain statement works where a negative does not. */
function emptied(brief: Brief, main: Member): Decision[] {
  const [gone] = brief.scene.excluded;
  if (!gone || !ANYBODY.test(gone) || !VESSELS.has(main.kind) || brief.take === 'minimal') return [];
  return [
    {
      element: 'subject',
      text: `${capital(theOf(main))} completely empty, bare surfaces in plain view`,
      because: `${said(gone)} is ruled out, so the emptiness is shown.`,
    },
  ];
}

/** The staging of a thing: its parts, what it does and how many there are. Its view is the camera's to say. */
export function stageThing(brief: Brief, main: Member, kind: SceneClass): Decision[] {
  const doing = leadingDoing(brief.scene);
  if (doing?.agents.includes(brief.scene.cast.indexOf(main))) {
    const [lead, ...rest] = stageBeing(brief, main, kind);
    const parts = partsDecision(brief, main, kind);
    return [
      ...(lead ? [lead] : []),
      ...(parts ? [parts] : []),
      ...rest.filter(
        (each) =>
          (each.text !== parts?.text && each.element !== 'subject') || !/^Fine detail in/.test(each.text),
      ),
    ];
  }
  const felt = main.kind === 'abstract' ? feltIn(brief, main) : undefined;
  if (felt) return [felt];
  const count = main.counted && main.count > 2 ? countText(main, brief.take, brief.scene.subject) : '';
  const parts =
    kind === 'unknown' && main.kind === 'sign'
      ? undefined
      : (madeDecision(brief, main) ?? toldState(brief, main, kind) ?? partsDecision(brief, main, kind));
  return [
    {
      element: 'composition',
      text: count,
      because: `The count of ${said(main.words)} is kept.`,
      joins: true,
    },
    ...(parts ? [parts] : []),
    ...emptied(brief, main),
    ...shapedLike(brief, main),
    ...oddOneShown(brief),
    ...otherDoings(brief, undefined),
    ...relationsOf(brief),
  ];
}

/** 'loneliness in a crowded city': somebody is there who feels it. */
function feltIn({ scene, take }: Brief, main: Member): Decision | undefined {
  const sense = senses()
    .get(main.name.toLowerCase())
    .find(({ is }) => is === 'feeling');
  if (!scene.place?.row || sense?.is !== 'feeling') return undefined;
  const body = take === 'minimal' ? '' : `, ${sense.row.body}`;
  return {
    element: 'subject',
    text: `shown by one person there${body}`,
    because: `${said(main.words)} is seen on somebody who feels it.`,
    joins: true,
  };
}

/** An idea or an event is shown by a picture of it. */
export function stageIdea(brief: Brief, main: Member): Decision[] {
  const picture = pictureOfIdea(brief, main);
  if (!picture) return [];
  const text = `shown as ${picture}`;
  return [
    {
      element: 'subject',
      text,
      because: `${said(main.words)} cannot be photographed, so a picture stands for it.`,
      joins: true,
    },
    ...(brief.take === 'minimal' ? [] : relationsOf(brief)),
  ];
}

const isOwnDay = ({ scene }: Brief, { name }: Member): boolean =>
  /day$/i.test(name) &&
  (scene.place !== undefined || scene.cast.some(({ part }) => part === 'feature' || part === 'companion'));

const isOfOldAge = ({ scene }: Brief, { name }: Member): boolean =>
  /\b(?:funeral|wedding|party|festival|race|concert|dance|ball|picnic|burial)$/i.test(name) &&
  scene.times.some(
    ({ row }) => row.type === 'era' && row.traits.has('past') && !/^(?:19|20)/.test(row.names[0] ?? ''),
  );

const GUESTS = /\b(?:guests?|people|crowd|couple|dancers|bride|groom|visitors)\b/;

/** An event is shown by the people and things that make it. */
export function stageEvent(brief: Brief, main: Member): Decision[] {
  const isOpen = brief.scene.place?.row?.surroundings === 'outdoor';
  // Whoever is named with it is who is there.
  const isHosted = brief.scene.cast.some(
    ({ part, kind }) => part === 'companion' || (part === 'feature' && (isBeing(kind) || kind === 'toy')),
  );
  // A viking funeral has no umbrellas, and a sunday in bed is not everybody's.
  if (isOwnDay(brief, main) || isOfOldAge(brief, main)) return relationsOf(brief);
  const details = isUsual(main)
    ? allowed(main.row?.details ?? [], brief.scene).filter(
        (each) =>
          !(isOpen && INDOOR.test(each)) &&
          !isToldOtherwise(each, brief.scene) &&
          !(isHosted && GUESTS.test(each)),
      )
    : [];
  if (details.length === 0) return stageThing(brief, main, 'unknown');
  const text = `seen whole, with ${inWords(details.slice(0, 4))}`;
  const doing = leadingDoing(brief.scene);
  return [
    { element: 'subject', text, because: `${said(main.words)} is seen by these.`, joins: true },
    ...otherDoings(brief, doing && mainOf(brief.scene) ? undefined : doing),
    ...relationsOf(brief),
  ];
}
