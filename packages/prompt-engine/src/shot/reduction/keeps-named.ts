import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Decision } from '../shot.ts';

/*
 * What the words name is still to be seen when all else is taken away, and not only to be read in the sentence that was
 * typed.
 */

/** Words by which what they do not name is gone. */
const TAKES_AWAY = sifted(
  /\b(?:only|alone|nothing (?:else|but|beside|besides|behind)|no other|the rest (?:of|gone|lost|black|in)|to every edge|from edge to edge|bands?|all else|sunk in shadow|in shadow but for|gone in|lost in|one soft blur|as one|one (?:bare|flat) \p{L}+|nothing between|trunks|fills the frame)\b/iu,
);

/** Kinds that are seen in what is left, or are no figure in it. */
const NO_FIGURE: ReadonlySet<string> = new Set([
  ...['abstract', 'weather', 'sport', 'event', 'material', 'place', 'terrain', 'clothing', 'graphic'],
]);
/** Land and rooms, which are told by what is left of them. */
const LANDS: ReadonlySet<string> = new Set(['place', 'terrain']);
const NO_PART: ReadonlySet<string> = new Set(['topic', 'worn', 'content']);

const stemOf = (name: string): string =>
  (name.toLowerCase().split(' ').at(-1) ?? '')
    .replace(/(?:ies|y)$/, '')
    .replace(/(?:ves|f|fe)$/, '')
    .replace(/e?s$/, '');

const HEAPS = sifted(/^(?:flock|herd|pack|group|bunch|swarm|pair|stack|pile|heap|bouquet|row)s?$/i);

/** Whether somebody or something is to be seen besides what the picture is of. */
const isFigure = (member: Member, main: Member | undefined, { place, cast }: Scene): boolean =>
  member === main ||
  // A pile of suitcases is the suitcases.
  (!(main?.relation?.preposition === 'of' && cast[main.relation.to] === member) &&
    !NO_PART.has(member.part) &&
    !NO_FIGURE.has(member.kind) &&
    !/^(?:made-of|like|as)$/.test(member.relation?.preposition ?? '') &&
    // Of a body its parts are seen, and of a heap what lies in it.
    member.kind !== 'hands' &&
    !HEAPS.test(member.name) &&
    (member.known || isBeing(member.kind)) &&
    member.words !== place?.words);

/** Whether a text names a member, by the last word of its name or of its role. */
function isNamedIn(text: string, { name, words, role }: Member): boolean {
  const names = [name, words, role?.names[0]?.singular ?? name];
  return names.some((each) => {
    const stem = stemOf(each);
    return stem.length < 2 || text.includes(stem);
  });
}

/** What stands in a street and is the picture. */
const STANDS = sifted(/\b(?:stall|stand|kiosk|booth|cart|truck|gate|arch|fountain|shrine|pagoda|bridge)s?$/i);

/** What somebody wears from head to foot. */
const WORN_WHOLE = sifted(
  /(?:coat|raincoat|dress|gown|suit|tuxedo|armou?r|costume|robe|kimono|cape|cloak|uniform|tutu|pyjamas|pajamas|onesie|overalls|sari|toga|skirt)s?$/i,
);
const FACE_ONLY = sifted(/\b(?:head and shoulders|(?:face|head) alone|face, brow to chin)\b/);

/** A part that stands for the whole, and ways that show the whole of it. */
const STANDS_IN = sifted(/^The [^,.]+ as (?:one|two) (?!dark|pale|plain|even|flat|thin|line|shape|bright)/);
const WHOLE_CLEAR = sifted(/ (?:clear|sharp), |\blit alone\b/);

/** Limbs and what they hold, which a face leaves out of the frame. */
const OF_A_BODY = sifted(
  /\b(?:hands?|arms?|elbows?|knees?|legs?|foot|feet|paws?|hips?|seated|standing|kneeling|crouch\p{L}*|lying|stride|step|leaning|hold|held)\b/iu,
);

/** What all of it is seen in. */
const MIRRORED = sifted(
  /\b(?:reflect(?:ed|ion)|mirrored) in (?:an? |the |his |her )?(?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?=$|[,.;])/iu,
);

/** Grounds that a reduction brings. */
const BRINGS_GROUND = sifted(/\b(?:paper|wall|concrete|plaster|table|boards|slate|ground)\b/);
/** Whether a reduction puts it on a ground of its own though the words have told one. */
function isOnOtherGround(text: string, { cast, styles }: Scene): boolean {
  if (!BRINGS_GROUND.test(text) || styles.some(({ row }) => row.medium !== 'photo')) return false;
  const told = cast.find(
    ({ part, known, kind, name }) => part === 'support' && known && kind !== 'hands' && !HEAPS.test(name),
  )?.name;
  const stem = told === undefined ? '' : stemOf(told);
  return stem.length > 2 && !text.includes(stem);
}

/** Kept parts of a take that show what they name: a pose with what the hands hold. */
const SHOWN: ReadonlySet<Decision['element']> = new Set(['subject', 'motion']);

/** Whether a room that is the picture would be lit alone within itself. */
const isRoomLitAlone = (text: string, main: Member | undefined): boolean =>
  main !== undefined &&
  (LANDS.has(main.kind) || main.kind === 'building') &&
  /\blit alone\b/.test(text) &&
  text.slice(0, text.indexOf('lit alone')).includes(stemOf(main.name));

/**
 * Whether all that the words name is left in what a reduction says, and in what stays beside it: parts stand for nobody.
 * @param isPosed whether what the picture is of is told before
 */
export function keepsNamed(
  made: readonly Decision[],
  scene: Scene,
  { kept = [], isPosed = false }: { readonly kept?: readonly Decision[]; readonly isPosed?: boolean } = {},
): boolean {
  const own = made.map(({ text }) => text).join('. ');
  const text = own.toLowerCase();
  const main = mainOf(scene);
  if (isOnOtherGround(text, scene) || isRoomLitAlone(text, main)) return false;
  if (
    FACE_ONLY.test(text) &&
    (scene.cast.some(({ part, name }) => part === 'worn' && WORN_WHOLE.test(name)) ||
      kept.some((each) => each.element === 'motion' && OF_A_BODY.test(each.text)))
  )
    return false;
  // One clock that stands for the station leaves no station to let go of.
  if (WHOLE_CLEAR.test(own) && kept.some((each) => STANDS_IN.test(each.text))) return false;
  const mirror = MIRRORED.exec(scene.subject)?.[1]?.toLowerCase();
  if (mirror !== undefined && !text.includes(mirror)) return false;
  if (!TAKES_AWAY.test(own)) return true;
  if (main && STANDS.test(main.name) && text.includes('the rest of')) return false;
  const shown = kept.filter(({ element }) => SHOWN.has(element)).map((each) => each.text.toLowerCase());
  const all = [text, ...shown].join('. ');
  return scene.cast
    .filter((member) => isFigure(member, main, scene) && !(isPosed && member === main))
    .every(
      (member) =>
        LANDS.has(member.kind) ||
        isNamedIn(all, member) ||
        // A face or a head is that of whoever is portrayed.
        (member === main && isBeing(member.kind) && !/\bhands\b/.test(text)),
    );
}
