import { inWords } from '../lexicon/row.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing, isFromBehind, isPeople, type Member, type Scene } from '../read/scene.ts';
import { allowed } from './agreement/excluded.ts';
import { isArmOfOthers } from './arms-of-others.ts';
import { isOutlined } from './camera/outlined.ts';
import { COUPLE } from './counts.ts';
import { coloursIn, PATTERNED } from './look/coloured.ts';
import { leadingStyle } from './look/look.ts';
import { isMadeOtherwise } from './place/made-otherwise.ts';
import { isFigurine, isUsual, madeOf } from './plain/certainty.ts';
import { isOfAnotherTrade } from './pose/another-trade.ts';
import { fitsBody } from './pose/body.ts';
import { bodyLooks } from './pose/body-looks.ts';
import { isInTheWay } from './pose/in-the-way.ts';
import { matterOf } from './pose/matter.ts';
import { isOffDuty } from './pose/off-duty.ts';
import { toldOnBody } from './pose/told-on-body.ts';
import { type Brief, type Decision, said } from './shot.ts';
import { detailsInWorld } from './world/world-dress.ts';

/** Words of clothing and hair that the subject's own words may contradict. */
const LOOKS =
  /\b(?:hair|beard|moustache|mustache|shirt|dress|jacket|coat|trousers|jeans|skirt|sweater|jumper|shoes|hat|suit|cardigan)\b/;

const ASLEEP = sifted(/\b(?:asleep|sleep\w*|nap\w*|doz\w*|eyes closed|dormi\w*|schl[aä]f\w*|dort)\b/i);
/** What is before the eyes. */
const EYES_COVERED =
  /\b(?:sunglasses|shades|goggles|blindfold\w*|visor|eye ?patch|vr headset|welding mask|gas mask|space helmet|sleep mask|eye mask)\b/i;
const EYES = sifted(/\b(?:eyes?|sunglasses)\b/);

/** Whether the pose of the deed has the eyes shut. */
const hasEyesShut = ({ doings }: Scene): boolean =>
  doings.some(({ row }) => /\beyes? (?:shut|closed)\b/.test(row?.pose ?? ''));
/** Of an animal that lies curled up neither legs nor belly are seen. */
const UNDER_THE_BODY = sifted(/\b(?:legs?|forelegs|hind|belly|chest|underside|throat|hooves|paws)\b/);
/** Of what sits in a hat neither legs nor tail are seen. */
const IN_A_CONTAINER = sifted(
  /\b(?:in|inside|out of|from) (?:an?|the|my|his|her|its|their) (?:[\p{L}'’-]+ ){0,2}?(?:hat|cap|helmet|mitten|sock|stocking|glove|teapot|teacup|cup|mug|jug|vase|pocket|sleeve|hood|boot|slipper|shoe|basket|bucket|box|drawer|handbag|backpack|tin|jar)\b/iu,
);
const isCurled = ({ subject, doings }: Scene, { kind }: Member): boolean =>
  !isPeople(kind) &&
  (/\b(?:asleep|sleep\w*|nap\w*|curled|snoozing|lying|dozing)\b/i.test(subject) ||
    doings.some(({ row }) => row?.posture === 'lie'));

/** What a deed leaves on those who have done it, and not before. */
const AFTER_THE_DEED = /\b(?:sweat\w*|stains?|stained|mud|muddy|blood\w*|bruis\w*|torn|salt-crusted)\b/;
const isBefore = ({ subject, around }: Scene): boolean =>
  around.some(({ when }) => when === 'before') ||
  /\b(?:before (?:the|an?|his|her|their|going|it)|about to|waiting to|getting ready)\b/i.test(subject);

/** What the words tell of a body: 'with green eyes' leaves no yellow ones. */
const TOLD_OF = /\b(?:eyes?|hair|beard|moustache|fur|coat|tail|wings|ears|horns|nose|beak|mane|whiskers)\b/gi;
/** Parts that a pose holds in one way: ears pricked are not folded. */
const BODY_PARTS = sifted(/\b(?:ears?|wings?|tail|mouth)\b/g);
/** What nobody sees of whoever turns the back. */
const OF_THE_FRONT =
  /\b(?:eyes?|face|nose|mouth|lips?|chin|cheeks?|freckles|beard|moustache|brows?|whiskers|beak|teeth|smile|spectacles|glasses|goggles|mask|loupes|tie|collar|badge|medals?|buttons|apron|pinned at the chest)\b/;
const isMono = (scene: Scene): boolean => scene.styles.some(({ row }) => row.traits.has('mono'));

/** Who is somebody else to look at wears nothing usual. */
const GUISE = sifted(/\b(?:dressed (?:up )?(?:as|like)|in (?:disguise|costume)|as an? )\b/i);
const PLAIN_PERSON = sifted(/^(?:(?:young|old) )?(?:person|woman|man|girl|boy)$/);

/** What most views of a person leave out. */
const BELOW_THE_FRAME =
  /\b(?:shoes?|boots?|soles?|soled|shorts|thighs?|trousers|skirt|socks|stockings|legs|knees|sneakers|sandals|cleats|hem)\b/;

/** What is worn where an animal has no such limb. */
const ON_LIMBS =
  /\b(?:shoes?|boots?|soles?|trousers|shorts|stockings|tights|gloves?|gloved|mittens|socks|sleeves|hair|beard|moustache|wrists?)\b/;
const isBeastAtWork = ({ kind, role }: Member): boolean =>
  role !== undefined && !isPeople(kind) && kind !== 'robot' && kind !== 'fantasy-being';

/** What of a member's own look the take may show: nothing that clothes, ages or places of the words contradict. */
export function ownDetails(scene: Scene, member: Member, pose = ''): readonly string[] {
  if (isOfAnotherTrade(member)) return [];
  const told_ = (pose.match(BODY_PARTS) ?? []).map((part) => part.replace(/s$/, ''));
  const told = [...scene.subject.matchAll(TOLD_OF)].map(([word]) => word.toLowerCase().replace(/s$/, ''));
  const details = allowed(detailsOf(scene, member), scene).filter(
    (detail) =>
      !told.some((word) => new RegExp(`\\b${word}`).test(detail)) &&
      (!isPeople(member.kind) || !BELOW_THE_FRAME.test(detail)) &&
      !(GUISE.test(scene.subject) && PLAIN_PERSON.test(member.row?.names[0]?.singular ?? '')) &&
      !(isMono(scene) && coloursIn(detail).length > 0) &&
      !(member.colours.length > 0 && isOfAnother({ ...member, materials: [] }, detail)) &&
      !told_.some((part) => new RegExp(`\\b${part}`).test(detail)) &&
      !isUnlisted(scene, member, detail) &&
      !isArmOfOthers(member, detail) &&
      !isInTheWay(scene, member, detail) &&
      !(isPeople(member.kind) && isSaid(scene, detail)) &&
      !(
        (ASLEEP.test(scene.subject) || hasEyesShut(scene) || EYES_COVERED.test(scene.subject)) &&
        EYES.test(detail)
      ) &&
      !(isCurled(scene, member) && UNDER_THE_BODY.test(detail)) &&
      !(
        IN_A_CONTAINER.test(scene.subject) &&
        !isPeople(member.kind) &&
        /\b(?:legs?|hind|tail|belly|paws|feet|hooves|underside)\b/.test(detail)
      ) &&
      !(isBefore(scene) && AFTER_THE_DEED.test(detail)) &&
      !(isFromBehind(scene) && OF_THE_FRONT.test(detail)),
  );
  // A robot barista has the apron of the trade, and not the tattoo.
  return isBeing(member.kind)
    ? details.filter(
        (detail) => fitsBody(detail, member) && !(isBeastAtWork(member) && ON_LIMBS.test(detail)),
      )
    : details;
}

/** Whether the words have it themselves: 'a tape measure round his neck'. */
function isSaid({ subject }: Scene, detail: string): boolean {
  const words = detail
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && !/^(?:with|around|over|under|from)$/.test(word));
  return (
    words.length > 1 && words.every((word) => new RegExp(`\\b${word.replace(/s$/, '')}`, 'i').test(subject))
  );
}

const MEATS = sifted(
  /\b(?:beef|pork|chicken|ham|sausages?|bacon|prawns?|shrimps?|lamb|fish|salmon|egg|tofu|meat)\b/i,
);

/** Whether a dish whose parts the words list has this one not: 'ramen with egg and nori' has no pork. */
export const isUnlisted = ({ subject }: Scene, { kind }: Member, detail: string): boolean =>
  kind === 'food' &&
  (/\bwith\b.+(?:\band\b|,)/i.test(subject) || (/\bwith\b/i.test(subject) && MEATS.test(detail))) &&
  !detail
    .split(' and ')
    .every((part) =>
      part.split(/[\s-]+/).some((word) => word.length > 2 && new RegExp(`\\b${word}\\b`, 'i').test(subject)),
    );

const OF_MATERIAL =
  /\b(?:glass|wood|wooden|oak|pine|walnut|steel|brass|copper|iron|chrome|aluminium|aluminum|tin|plastic|leather|ceramic|porcelain|marble|stone|concrete|cardboard|rubber)\b/;

const PAINTED = sifted(/\b(?:white|black|red|blue|green|yellow|painted|enamelled)\b/);
const METALS = sifted(/^(?:steel|brass|copper|iron|chrome|aluminium|aluminum|tin)$/);

/* What a shape or a size that is named rules out. */
const MISFITS: readonly (readonly [named: RegExp, detail: RegExp])[] = [
  [sifted(/^(?:round|circular|oval)$/), sifted(/\b(?:long|square|rectangular|oblong|corners?)\b/)],
  [sifted(/^(?:square|rectangular|oblong)$/), sifted(/\b(?:round|oval|circular)\b/)],
  [/^(?:tiny|small|little|miniature|mini|low|short)$/, /\b(?:massive|huge|large|great|tall|long|high)\b/],
  [
    sifted(/^(?:huge|giant|gigantic|enormous|massive|tall|long)$/),
    sifted(/\b(?:tiny|small|little|low|short)\b/),
  ],
  [
    sifted(/^(?:matte?|unglazed|unpolished|dull|raw)$/),
    sifted(/\b(?:glaz\w*|gloss\w*|shin\w*|sheen|polished|mirror\w*|glint\w*)\b/),
  ],
  [sifted(/^(?:wireless|cordless)$/), sifted(/\b(?:cables?|cords?|wires?|leads?|plugs?)\b/)],
  [sifted(/^(?:mismatched|different|assorted|odd|various|unmatched|motley)$/), sifted(/./)],
];

/** Whether a detail is of a shape, size or finish that the words rule out. */
export const isMisshapen = (
  { adjectives, words }: Pick<Member, 'adjectives' | 'words'>,
  detail: string,
): boolean =>
  MISFITS.some(
    ([named, misfit]) =>
      misfit.test(detail) &&
      [...adjectives, ...words.toLowerCase().split(' ')].some((each) => named.test(each)),
  );

/** A ceramic bottle has no amber glass, a purple cow no black and white coat. */
export const isOfAnother = (member: Member, detail: string): boolean => {
  const { materials, colours, row } = member;
  if (isMisshapen(member, detail)) return true;
  const isNamed = row?.names.some(({ singular }) => colours.some((each) => singular.includes(each))) === true;
  const isOther = (colour: string): boolean => !colours.some((each) => each.includes(colour));
  if (colours.length > 0 && !isNamed && (coloursIn(detail).some(isOther) || PATTERNED.test(detail)))
    return true;
  const [own] = materials.filter(({ kind }) => kind === 'material' || kind === 'finish');
  const named = OF_MATERIAL.exec(detail)?.[0];
  // A gold watch has no steel case.
  const metal = colours.find((colour) => /\b(?:gold|golden|silver|copper|bronze|brass)$/.test(colour));
  if (metal !== undefined && named !== undefined && METALS.test(named)) return !metal.includes(named);
  // A brass telescope has no white tube.
  if (
    own?.kind === 'material' &&
    /^(?:brass|copper|bronze|gold|silver|iron)$/.test(own.names[0] ?? '') &&
    PAINTED.test(detail)
  )
    return true;
  return own !== undefined && named !== undefined && !own.names.some((name) => name.includes(named));
};

const COAT =
  /\b(?:coat|fur|furry|feathers?|plumage|hide|skin|eyes?|whiskers|mane|wool|hair|scales|stripes|striped)\b/;

/** What is made of something else looks like that. */
const MADE = sifted(/\bmade (?:\w+ )?(?:of|from|out of)\b/i);

const BUILT = /^(?:building|structure|furniture)$/;
function detailsOf(scene: Scene, member: Member): readonly string[] {
  const row = member.role ?? member.row;
  if (isOffDuty(scene, member)) return [];
  // A mechanic's hands are no model's.
  if (
    member.kind === 'hands' &&
    /\b(?:hidden|covered|concealed|not visible|out of sight)\b/i.test(scene.subject)
  )
    return [];
  if (member.kind === 'hands' && scene.cast.some(({ kind }) => isPeople(kind))) return [];
  if (member.kind === 'hands' && /(?:s['’]|['’]s) \w*\s?\w*|\bhands of\b/i.test(scene.subject)) return [];
  const isDressed =
    !isPeople(row?.kind ?? 'thing') && !member.role && scene.cast.some(({ part }) => part === 'worn');
  if (!row || isDressed || !isUsual(member)) return [];
  const isPerson = ['person', 'child', 'baby', 'group'].includes(row.kind);
  // A house of cards has no sash windows.
  const isOfOther = BUILT.test(row.kind) && isMadeOtherwise(scene, member.name);
  if (isFigurine(member) || MADE.test(scene.subject) || isOfOther) return [];
  // Of paper or wool it has its shape, and no coat.
  if (leadingStyle(scene)?.row.medium === 'craft') return row.details.filter((detail) => !COAT.test(detail));
  if (!isPerson) return row.details;
  const isOld = scene.times.some(({ row: time }) => time.type === 'era' && time.traits.has('past'));
  // Hunters of the ice age have no coats and no guns.
  if (/\b(?:ice|stone|bronze|iron) age\b|\bprehistoric\b|\bneolithic\b/i.test(scene.subject)) return [];
  if (isOld && row.traits.words.has('role')) return row.details.filter((detail) => !MODERN.test(detail));
  // A band is its instruments, a family its faces: what a group is known by is shown.
  const isFestive = scene.times.some(({ row: time }) => time.type === 'occasion');
  const isRole =
    row.traits.words.has('role') || (row.kind === 'group' && !isFestive && !COUPLE.test(member.name));
  const dressed =
    scene.cast.some(({ part, kind }) => part === 'worn' || (part !== 'main' && kind === 'hands')) ||
    scene.times.some(({ row: time }) => time.type === 'era');
  const swims = scene.doings.some(({ row: action }) => action?.posture === 'swim');
  // A mermaid at the till has her tail still.
  const own = member.role && member.row?.kind === 'fantasy-being' ? member.row.details.slice(0, 1) : [];
  if (isRole && !swims && !scene.cast.some(({ part }) => part === 'worn')) return [...own, ...row.details];
  if (dressed || swims) return [];
  const bare =
    // A punk with a mohawk has no knitted top.
    scene.cast.length === 1 &&
    member.strange.length === 0 &&
    scene.doings.length === 0 &&
    !scene.place &&
    scene.times.length === 0 &&
    scene.around.length === 0;
  return bare ? row.details.filter((detail) => !(member.adjectives.length > 0 && LOOKS.test(detail))) : [];
}

/** What nobody of another age had on. */
const MODERN =
  /\b(?:safety|zips?|sneakers|trainers|hoodie|t-shirt|jeans|sunglasses|headset|lanyard|plastic|rubber gloves|reflective|smartphone|laptop|nitrile)\b/;

/** What a statue or a crystal fox is of; states are told by their looks on a body. */
const OF_FIGURES: ReadonlySet<string> = new Set(['material', 'finish', 'pattern']);

const surfacesOf = (member: Member, kinds?: ReadonlySet<string>): string[] =>
  member.materials
    .filter(({ kind }) => (kinds ? kinds.has(kind) : kind !== 'age' && kind !== 'size'))
    .map(({ surface }) => surface)
    .filter((surface) => surface !== '' && !isMisshapen(member, surface));

/** What somebody is known by, in the take that has all of it under control. */
export function detailDecision(brief: Brief, member: Member, pose = ''): Decision | undefined {
  // Of an event seen by its hands the host is not seen.
  if (brief.take !== 'studio' || isOutlined(brief.scene) || member.kind === 'event') return undefined;
  const details = detailsInWorld(brief.scene, member, ownDetails(brief.scene, member, pose));
  const isFigure = isBeing(member.kind) && member.kind !== 'robot';
  const materials = isFigure
    ? [...bodyLooks(member), ...(matterOf(brief.scene, member) ? [] : surfacesOf(member, OF_FIGURES))]
    : surfacesOf(member);
  const fabric = madeOf(brief.scene, member)?.row?.details.slice(0, 2) ?? [];
  const list = [
    ...toldOnBody(brief.scene, member, pose),
    ...fabric,
    ...materials.slice(0, 1),
    ...(fabric.length > 0 ? [] : details),
  ];
  if (list.length === 0) return undefined;
  // Of a calling the last detail is its equipment: it tells more than a third garment.
  const isRole = (member.role ?? member.row)?.traits.words.has('role') === true && list.length > 3;
  const told = isRole ? [...list.slice(0, 2), ...list.slice(-1)] : list.slice(0, 3);
  const why = member.role
    ? `${said(member.words)} is dressed for the part`
    : `${said(member.name)} is known by these`;
  return { element: 'subject', text: detailText(told), because: `${why}.` };
}

/** Details as a sentence. */
export const detailText = (details: readonly string[]): string => `Fine detail in ${inWords(details)}`;
