import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isFromBehind, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { heldOf } from '../camera/camera-class.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { isCrowded } from '../crowd.ts';
import { sideOf } from '../layout/sides.ts';

/*
 * Of which class a reduced picture is, and whether its view is free to choose.
 */

/** What is looked at alone on paper: large things stand on the ground. */
const THINGS: ReadonlySet<string> = new Set([
  ...['food', 'drink', 'product', 'small-thing', 'clothing', 'furniture', 'plant', 'material'],
]);
/** Adjectives by which hands are still those of whoever it is. */
const OF_HANDS = sifted(/^(?:old|elderly|young|aged|ageing|retired|skilled|master|local|village|street)$/i);
/** Somebody whose face is what is loved. */
const OF_A_FAMILY = sifted(
  /\b(?:my|our|his|her|their) |\b(?:daughter|son|mother|father|mom|mum|dad|grand\w+|baby|toddler|child|kid|boy|girl|bride|groom|couple|queen|king|princess|prince)\b/i,
);
const FULL_LENGTH = sifted(
  /\b(?:full[- ](?:body|length)|head to toe|whole body|character (?:sheet|design)|outfit)\b/i,
);
/** The class by which a way is chosen. */
export function classOfWay({ brief, kind, where }: SeenTake): string {
  const main = mainOf(brief.scene);
  const isMany =
    main?.kind === 'group' && !/^(?:couple|pair|family|twins|duo|trio|newlyweds)$/i.test(main.name);
  if (isCrowded(brief.scene) && (isMany || main?.plural)) return 'crowd';
  if (main?.kind === 'boat') return 'boat';
  if (main && isBeing(main.kind) && kind === 'person' && main.kind === 'fantasy-being') return 'person';
  if (THINGS.has(kind)) return 'thing';
  if (kind === 'building' && where.surroundings === 'indoor') return 'none';
  return kind;
}

/** One colour of its own, that its name or its words give it. */
export function ownColourOf(main: Member | undefined, palette: readonly string[]): string | undefined {
  if (!main || main.plural) return undefined;
  const told = main.colours.length === 1 ? main.colours[0] : undefined;
  const [first] = palette;
  return (
    told ?? (main.colours.length === 0 && (main.row?.colours ?? []).includes(first ?? '') ? first : undefined)
  );
}

/** Whether the reading or the words leave open where the camera is and what it holds. */
export function isViewOpen({ brief, kind }: SeenTake): boolean {
  const { scene } = brief;
  return (
    scene.cameras.every(({ row }) => OF_A_FACE.has(row.id)) &&
    brief.wishes.camera === undefined &&
    heldOf(brief, kind) === undefined &&
    sideOf(scene) === undefined &&
    scene.uses.every(({ row }) => row.id === 'product-shot') &&
    isRoomLeft(scene) &&
    !FULL_LENGTH.test(scene.subject) &&
    !isFromBehind(scene)
  );
}

/** Terms of a view that is left its face. */
const OF_A_FACE: ReadonlySet<string> = new Set(['portrait', 'headshot', 'close-up']);

/** Whether the hands of whoever does it are enough to tell who that is. */
export const isPlainDoer = (main: Member, scene: Scene): boolean =>
  isPeople(main.kind) &&
  main.age !== 'child' &&
  main.age !== 'baby' &&
  !main.plural &&
  main.count === 1 &&
  !main.proper &&
  main.colours.length === 0 &&
  main.adjectives.every((each) => OF_HANDS.test(each)) &&
  main.strange.length === 0 &&
  !scene.cast.some(({ part }) => part === 'worn' || part === 'companion') &&
  !OF_A_FAMILY.test(main.words) &&
  !OF_A_FAMILY.test(scene.subject.slice(0, 4));

/** What is seen of somebody at work: 'face, hands, brush and canvas'. */
export function atWork(close: string): string {
  const list = /^(\S+)(?:,| and) (.*)$/.exec(close.replace(/(?<= )an? /g, ''));
  const [, hands, rest] = list ?? [];
  return hands && rest ? `face, ${hands}${/ and /.test(rest) ? ', ' : ' and '}${rest}` : 'face and hands';
}

/** How it is meant again: 'her' and 'her', 'them' and 'their'. */
export function pronounOf(main: Member | undefined, several: boolean): readonly [string, string] {
  if (several) return ['them', 'their'];
  if (!main || !isPeople(main.kind)) return ['it', 'its'];
  const traits = main.role?.traits.words ?? main.row?.traits.words;
  return traits?.has('m') ? ['him', 'his'] : traits?.has('f') ? ['her', 'her'] : ['them', 'their'];
}
