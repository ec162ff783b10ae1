import { inWords, listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { isForObject } from '../read/deed-sense.ts';
import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { isFigurine, isUsual } from './certainty.ts';
import { isOfAnother } from './details.ts';
import { allowed } from './excluded.ts';
import { isDenied } from './pose-fit.ts';
import { patternOf, placedText, theOf, theWholeOf } from './refer.ts';
import type { SceneClass } from './scene-class.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * What the sentence names besides its head is in the picture too (planning rule 1): whatever no other decision has
 * placed gets its visible place here, with a part or two of its own where its row knows them.
 */

/** How one stands to the other, {A} the one that is placed, {b} the other: studio | cinematic. */
const PLACED = new Map(
  rowsOf(
    `
on, on top of, atop, onto, across | {A} in view beneath {b} | {A} running out of the frame beneath {b}
in, inside, out of | {A} in view around {b} | The near edge of {a} in front of {b}
under, underneath, beneath, below | {A} above {b}, in view | {A} large over {b}
behind | {A} in front of {b} | {A} near and large before {b}
near, by, beside, next to, outside | {A} beside {b}, all of it in view | {A} close behind {b}
in front of, before, against | {A} right behind {b} | {A} filling the background behind {b}
from | {A} close by, in view | {A} a step behind
through, past, along, around | {A} in view along with {b} | {A} in front, {b} beyond
`,
    3,
  ).flatMap(([names, studio, cinematic]) =>
    listOf(names).map((name) => [name, { studio: textOf(studio), cinematic: textOf(cinematic) }] as const),
  ),
);

/** Said of what is not there: wanted, awaited, likened, spoken of. */
const UNSEEN = /^(?:for|about|of|as|like|made-of|than|without|instead of|before|after|during|worn)$/;
const ABSENT =
  /^(?:want|need|miss|wait|look for|search|seek|dream|imagine|remember|forget|lose|avoid|escape|regret|wish|hope|think|plan|hear|smell|invent|discuss|celebrate|leave|deny|refuse|play)\b/;
/** What is played is seen where it is a game or an instrument, not where it is a part or a joke. */
const PLAYED: ReadonlySet<string> = new Set(['toy', 'instrument', 'device', 'sport']);

const UNPLACED: ReadonlySet<string> = new Set([
  'hands',
  'abstract',
  'event',
  'weather',
  'place',
  'thing',
  'celestial',
  'terrain',
  'material',
]);

/** A place that a thing is said to have is in it: a globe with a city inside. */
const STOOD: ReadonlySet<string> = new Set(['place', 'terrain', 'celestial']);

/** Whether a text already speaks of what is called so. */
const speaksOf = (written: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${patternOf(name.toLowerCase().replace(/(?:ies|es|s|y)$/, ''))}`, 'u').test(written);

/** Whether the words, or the deed, say that it is not there. */
function isUnseen({ doings }: Scene, member: Member, deed: Doing | undefined): boolean {
  // Whose hair is cut is there; whose house it is may not be.
  if (member.relation?.preposition === 'whose') {
    const { to } = member.relation;
    return !isBeing(member.kind) || !doings.some(({ object }) => object === to);
  }
  if (UNSEEN.test(member.relation?.preposition ?? '')) return true;
  if (!deed) return false;
  // The pose of writing a ticket has its pad already.
  if (deed.row && isForObject(deed.row) && member.kind === 'sign') return true;
  return ABSENT.test(deed.verb.base) && !(deed.verb.base === 'play' && PLAYED.has(member.kind));
}

/** A part or two that its row knows it by, where nothing said speaks against them. */
function partsOf(scene: Scene, member: Member, most: number): readonly string[] {
  const row = member.row;
  if (!row || isPeople(member.kind) || member.plural || !isUsual(member) || isFigurine(member)) return [];
  const parts = member.materials.flatMap(({ kind, surface }) => (kind === 'size' ? [] : [surface]));
  return allowed([...parts, ...row.details.filter((detail) => !isOfAnother(member, detail))], scene)
    .filter(Boolean)
    .slice(0, most);
}

const SPEEDING = /\b(?:moving|speeding|racing|rolling|fast-moving)\s/i;

/** What one of the cast does, in the sentence's own words: 'pointing and laughing'. */
function deedText({ subject, cast, doings }: Scene, member: Member): string {
  const at = cast.indexOf(member);
  const told = new RegExp(
    `${patternOf(member.words)}\\s+(?:is |are )?(?!looking|being|feeling|getting|having)(\\w+ing(?:(?:,| and) \\w+ing)*)\\b`,
    'i',
  ).exec(subject);
  const doing = doings.find(
    ({ agents, form, object }) => agents[0] === at && form === 's' && object === undefined,
  );
  const said_ = told?.[1]?.toLowerCase() ?? doing?.verb.ing.split(' ')[0];
  return said_ ? ` ${said_}` : '';
}

const BOARD_GAMES = /^(?:chess|checkers|draughts|backgammon|scrabble|monopoly|ludo)$/;
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

/** Whom or what a thing bears or stands by: the object of a deed lies on the table, its doer sits on the bench. */
function otherOf({ cast, doings }: Scene, member: Member, main: Member): Member | undefined {
  const at = cast.indexOf(member);
  const to = cast[member.relation?.to ?? -1] ?? main;
  const before = cast[at - 1];
  const isSeat = BEARERS.has(member.kind) || SEATS.test(member.name);
  const object = doings
    .map((doing) => cast[doing.object ?? -1])
    .find((each) => each && cast.indexOf(each) < at);
  if (object?.kind === 'sign' && isBeing(to.kind)) return undefined;
  if (object && object !== member && isBeing(to.kind))
    return isSeat || isBeing(object.kind) ? undefined : object;
  // 'with kids on rings': whoever was named last is on them; with 'a man with a dog on a bench' both may be.
  if (before && before !== to && before.part === 'companion') return isBeing(to.kind) ? undefined : before;
  return to;
}

function beingText(brief: Brief, member: Member, name: string, main: Member): string {
  const at = brief.scene.cast.indexOf(member);
  const before = brief.scene.cast[at - 1];
  const borne = before && isBeing(before.kind) ? before : brief.scene.cast[member.relation?.to ?? -1];
  const row = /^(?:on|in|under|on top of|beneath)$/.test(member.relation?.preposition ?? '')
    ? PLACED.get(member.relation?.preposition ?? '')
    : undefined;
  if (row && borne && isBeing(borne.kind))
    return (brief.take === 'studio' ? row.studio : row.cinematic)
      .replaceAll('{A}', capital(name))
      .replaceAll('{a}', name)
      .replaceAll('{b}', theOf(borne));
  const body = placedText(brief.scene, member);
  if (body) return `${capital(name)}${body}, in clear view`;
  const deed = deedText(brief.scene, member);
  const isMany = member.kind === 'group' || member.plural;
  if (deed && isMany)
    return brief.take === 'studio'
      ? `${capital(name)}${deed}, all turned to ${theOf(main)}`
      : `${capital(name)}${deed}, the nearest of them large in the foreground`;
  const by = brief.scene.doings.find(({ object }) => object === at)?.agents[0];
  const doer = brief.scene.cast[by ?? -1];
  if (member.relation?.preposition === 'whose' || (doer && !deed))
    return `${capital(name)} in clear view before ${theOf(doer ?? main)}`;
  if (deed || isDenied(brief.scene)) return `${capital(name)}${deed} in clear view`;
  if (isMany) return `${capital(name)} ${brief.take === 'studio' ? 'around' : 'close around'} ${theOf(main)}`;
  return `${capital(name)} ${brief.take === 'studio' ? 'beside' : 'a step behind'} ${theOf(main)}, in clear view`;
}

function textFor(brief: Brief, member: Member, main: Member): string {
  const { scene, take } = brief;
  const index = scene.cast.indexOf(member);
  const content = scene.cast.find(
    ({ part, relation }) => part === 'content' && relation?.to === index && relation.preposition === 'of',
  );
  const called = BOARD_GAMES.test(member.name) ? `the ${member.name} board` : theWholeOf(member);
  const name = `${called}${content ? ` of ${content.words}` : ''}`;
  if (isBeing(member.kind)) return beingText(brief, member, name, main);
  const isStudio = take === 'studio';
  const parts = content ? [] : partsOf(scene, member, isStudio ? 2 : 1);
  const isDriven =
    member.kind === 'vehicle' &&
    new RegExp(`${SPEEDING.source}${patternOf(member.name)}`, 'i').test(scene.subject);
  const tail = isDriven
    ? ', the road streaking past below'
    : parts.length > 0
      ? `, with ${inWords(parts)}`
      : '';
  const doing = scene.doings.find(({ object }) => object === index);
  const doer = scene.cast[doing?.agents[0] ?? -1];
  const led = doing && / (\w+)$/.exec(doing.verb.base)?.[1];
  const body = placedText(scene, member);
  const isBusy =
    led &&
    scene.doings.some(
      (each) => each !== doing && each.object !== undefined && each.agents[0] === doing.agents[0],
    );
  const other = isBusy ? undefined : led ? doer : body ? undefined : otherOf(scene, member, main);
  const preposition =
    led === undefined
      ? (member.relation?.preposition ?? '')
      : /^hang/.test(doing?.verb.base ?? '')
        ? 'under'
        : led;
  const row = PLACED.get(preposition);
  if (row && other)
    return (
      (isStudio ? row.studio : row.cinematic)
        .replaceAll('{A}', capital(name))
        .replaceAll('{a}', name)
        .replaceAll('{b}', theOf(other)) + tail
    );
  const isShared =
    doing &&
    (doing.agents.length > 1 ||
      doer?.plural === true ||
      scene.doings.some(
        ({ object, agents }) => agents[0] !== doing.agents[0] && scene.cast[object ?? -1] === doer,
      ));
  const isFoughtOver = preposition === 'over' && (main.plural || main.kind === 'group');
  const where =
    isShared || isFoughtOver
      ? ' between them'
      : doer && !led && isBeing(doer.kind)
        ? ` before ${theOf(doer)}`
        : '';
  return `${capital(name)}${body} in clear view${where}${tail}`;
}

const MAKES = /\b(?:shape|form|outline|likeness|silhouette)s? of (?:an? |the |two |her |his |their )?/i;

/** What is made is called by how it is made. */
const MADE_BY: readonly (readonly [RegExp, string])[] = [
  [/^(?:draw|doodle|sketch|chalk|trace)/, 'the drawing of'],
  [/^(?:paint|spray)/, 'the painting of'],
  [/^(?:knit|crochet|sew|stitch|embroider)/, 'the needlework of'],
];

/** What comes of the making: the point of the picture, seen from the front. */
function productOf({ scene, take }: Brief): Decision[] {
  const told = MAKES.exec(scene.subject);
  const after = told ? scene.subject.slice(told.index + told[0].length).toLowerCase() : '';
  const shape = scene.cast.find(({ words, part, relation }) =>
    told
      ? part !== 'main' && after.startsWith(words.toLowerCase())
      : part === 'content' && relation?.preposition !== 'of',
  );
  if (!shape || take === 'minimal') return [];
  const doing = scene.doings.find(({ form, object }) => form !== 'past' && object !== undefined);
  const stuff = doing && scene.cast[doing.object ?? -1];
  const face = shape.relation?.preposition === 'whose' ? scene.cast[shape.relation.to] : undefined;
  const by =
    MADE_BY.find(([verb]) => doing !== undefined && verb.test(doing.verb.base))?.[1] ?? 'the shape of';
  const name = face ? `the ${shape.name}'s ${face.name}` : `${by} ${theOf(shape)}`;
  const from = stuff && stuff !== shape ? ` in ${theOf(stuff)}` : '';
  const [studio, cinematic] = doing
    ? [
        `${capital(name)}${from} half finished and turned to the camera, plain to read`,
        `${capital(name)} large in the foreground, one part finished and the rest still rough`,
      ]
    : [
        `${capital(name)} turned to the camera, its outline plain to read`,
        `${capital(name)} dark and clear against the light`,
      ];
  return [
    {
      element: 'subject',
      text: take === 'studio' ? studio : cinematic,
      because: `${said(shape.words)} is what is made, so it is what is looked at.`,
    },
  ];
}

/** A surfboard or a lap that was read as the place bears the main one all the same. */
function bearing({ scene, take }: Brief, main: Member, written: string): Decision[] {
  const { place } = scene;
  const state = STATES.find(([word]) => word.test(place?.words ?? ''))?.[1];
  if (
    place &&
    state &&
    !place.row?.names.some((name) => name === place.words) &&
    !speaksOf(written, place.words)
  )
    return [
      {
        element: 'subject',
        text: state
          .replaceAll('{X}', `The ${place.row?.names[0] ?? place.words}`)
          .replaceAll(
            '{x}',
            `the ${place.words.replace(/^(?:flooded|burning|blazing|frozen|overgrown|ruined|bombed|collapsed|sunken|submerged|underwater)\s/i, '')}`,
          ),
        because: `${said(place.words)} is named, so its state is seen.`,
      },
    ];
  const isBehind = /^(?:out of|outside|from|near|past|in front of)$/.test(place?.preposition ?? '');
  if (place?.row && !place.proper && isBehind && !speaksOf(written, place.words))
    return [
      {
        element: 'subject',
        text: `The ${place.words} behind ${theOf(main)}, in clear view`,
        because: `${said(place.words)} is named, so it is in the picture.`,
      },
    ];
  const row = PLACED.get(place?.preposition ?? '');
  if (
    !place?.row?.traits.has('support') ||
    !row ||
    /\blap$/.test(place.words) ||
    speaksOf(written, place.words)
  )
    return [];
  const text = (take === 'studio' ? row.studio : row.cinematic)
    .replaceAll('{A}', `The ${place.words}`)
    .replaceAll('{a}', `the ${place.words}`)
    .replaceAll('{b}', theOf(main));
  const isBusy =
    !BALANCED.test(place.words) &&
    (scene.doings.some(({ object }) => object !== undefined) ||
      scene.cast.filter(({ kind }) => isBeing(kind)).length > 1);
  return isBusy
    ? []
    : [{ element: 'subject', text, because: `${said(place.words)} is named, so it is in the picture.` }];
}

const SHADES = 'green|blue|red|yellow|brown|pink|purple|grey|gray|white|black|orange|gold|coloured|colored';

/** A state that changes a place is seen there. */
const STATES: readonly (readonly [RegExp, string])[] = [
  [/\bflooded\b/i, 'Still brown water standing over {x}, the sky mirrored in it'],
  [/\b(?:burning|on fire|blazing)\b/i, 'Flames and dark smoke rising from {x} behind'],
  [/\bfrozen\b/i, 'Clear ice over {x} with white cracks'],
  [/\bovergrown\b/i, 'Ivy and tall weeds over {x}'],
  [/\b(?:ruined|bombed|collapsed)\b/i, 'Broken walls and heaps of rubble across {x}'],
  [/\b(?:sunken|submerged|underwater)\b/i, '{X} seen through clear green water'],
];

/** What somebody is on whatever else is done there. */
const BALANCED = /board|skis|skates|swing|ladder|trampoline|bike|horse/;

const LAID_OUT: ReadonlySet<SceneClass> = new Set(['graphic', 'sign', 'idea', 'edit', 'event']);

/** A visible place for everything named that the decisions so far do not speak of. */
export function namedThings(brief: Brief, kind: SceneClass, decided: readonly Decision[]): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (!main || take === 'minimal' || LAID_OUT.has(kind)) return [];
  const product = productOf(brief);
  let written = [...decided, ...product].map(({ text }) => text.toLowerCase()).join(' ');
  const named = scene.cast.flatMap((member, index): Decision[] => {
    const deed = scene.doings.find(({ object }) => object === index);
    const isContent =
      member.part === 'content' && (product.length > 0 || member.relation?.preposition === 'of');
    // The words that are lettered have their own sentence.
    const isLettered =
      scene.lettering.length > 0 && /^(?:words?|text|letters?|message|name)$/i.test(member.name);
    if (
      member === main ||
      // A queue of penguins is the penguins.
      (main.relation?.preposition === 'of' && main.relation.to === index) ||
      !member.known ||
      isLettered ||
      // 'sage green' is no sage.
      new RegExp(`${patternOf(member.words)}[ -](?:${SHADES})\\b`, 'i').test(scene.subject) ||
      member.part === 'topic' ||
      isContent ||
      (UNPLACED.has(member.kind) && !(member.part === 'feature' && STOOD.has(member.kind))) ||
      (member.words === scene.place?.words && member.part !== 'support') ||
      isUnseen(scene, member, deed) ||
      speaksOf(written, member.name)
    )
      return [];
    const text = textFor(brief, member, main);
    written += ` ${text.toLowerCase()}`;
    return [
      { element: 'subject', text, because: `${said(member.words)} is named, so it is in the picture.` },
    ];
  });
  return [...product, ...bearing(brief, main, written), ...named].slice(0, 3);
}
