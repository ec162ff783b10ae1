import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member, Scene } from '../../read/scene.ts';
import { LIKENESSES } from './likeness-rows.ts';

/*
 * 'Jealousy as weather', 'what boredom would look like if it were a room': an idea as a thing of another kind is shown
 * by what is seen of it. A thing that is named for itself, a houseplant or a kettle, is read as it stands.
 */

/** The kinds that an idea is put as, in the order of the cells, by the words for them. */
const KINDS: readonly RegExp[] = [
  /^(?:the )?(?:weather|climate|(?:a )?weather (?:front|forecast|system|phenomenon|event|map)|a forecast|sky)$/i,
  /^(?:an?|the|one)? ?(?:(?:alien|imaginary|strange|desert|vast|surreal) )?(?:landscape|land|scenery|place|country|island|planet|world|terrain|territory|field|valley)$/i,
  /^(?:an?|the|one|some)? ?(?:(?:small|wild|strange|imaginary|little|big|large|tiny|sad|cute|weird|giant|living) ){0,2}(?:animal|creature|beast|critter|pet|monster|being)$/i,
  /^(?:an?|the|one)? ?(?:(?:empty|small|hotel|living|waiting|single|strange) ){0,2}(?:room|interior|space|bedroom|place to live)$/i,
  /^(?:an?|the|one|piece of)? ?(?:(?:tall|old|strange|brutalist|modern|abandoned) )?(?:building|house|architecture|city|town|tower|home|piece of architecture)$/i,
  /^(?:an?|the|one)? ?(?:(?:old|young|tired|elegant|modern|greek|ancient|real) )?(?:person|woman|man|lady|figure|human|human being|character|portrait|god|goddess|deity|saint|stranger|personification|people|someone|(?:house ?)?guest|visitor|room ?mate|flat ?mate|neighbou?r|colleague|boss|teacher|lover)$/i,
  /^(?:an?|the|one|piece of)? ?(?:(?:household|everyday|kitchen|broken|strange|useless|vintage|physical|single|designer|modern|piece of) ){0,2}(?:object|thing|furniture|piece of furniture|chair|armchair|appliance|machine|device|tool|gadget|artefact|artifact|still life|sculpture|toy|product|item|installation|contraption)$/i,
  /^(?:an?|the|one|some|plate of)? ?(?:(?:fancy|fine dining|michelin|street|plated|comfort) ){0,2}(?:food|dish|meal|dessert|snack|cake|drink|cocktail|recipe|plate|breakfast|dinner|sandwich|fruit)$/i,
];

interface Likeness {
  readonly idea: RegExp;
  readonly pictures: readonly string[];
}

let rows: readonly Likeness[] | undefined;

const likenesses = (): readonly Likeness[] =>
  (rows ??= rowsOf(LIKENESSES, KINDS.length + 1).map(([names, ...pictures]) => ({
    idea: new RegExp(`(?<!\\p{L})(?:${listOf(names).join('|')})`, 'iu'),
    pictures: pictures.flatMap((each) => choicesOf(each)),
  })));

const AS = sifted(
  /^(?:the (?:feeling|concept|idea|sense|emotion|mood) of |pure |my |our )?(?<idea>[\p{L}'’ -]{2,32}?)(?:,)? (?:as|like|in the (?:form|shape) of|personified as|depicted as|imagined as|reimagined as|visuali[sz]ed as|shown as|drawn as|if it (?:was|were|is)|turned into|but (?:as|it['’]?s)) (?<as>[\p{L} -]{3,40}?)(?<rest>$|[,.;:].*$| (?:in the style|drawn|painted|illustrated|photographed|made|rendered)\b.*$)/iu,
);
const WOULD = sifted(
  /^(?:what (?:would |does |do )?)(?<idea>[\p{L}'’ -]{2,32}?) (?:would )?look(?:s)? like (?:as|if it (?:was|were|is)) (?<as>[\p{L} -]{3,40}?)(?<rest>$|[,.;:?].*$)/iu,
);
const IF = sifted(
  /^(?:imagine |what )?if (?<idea>[\p{L}'’ -]{2,32}?) (?:was|were|had been|is) (?<as>[\p{L} -]{3,40}?)(?<rest>$|[,.;:?].*$)/iu,
);
const PERSONIFIED = sifted(
  /^(?<idea>[\p{L}'’ -]{2,32}?)(?:,)? (?:personified|as a personification|anthropomorphi[sz]ed)(?<rest>$|[,.;].*$)/iu,
);
/** Whoever has a name or is somebody is no idea: 'my tired dad as a saint'. */
const SOMEBODY =
  /\b(?:man|woman|girl|boy|dad|mum|mom|cat|dog|nurse|teacher|king|queen|knight|people|person|kid|child)s?\b/i;

/** Kinds whose picture has no edge: weather and land. */
const WIDE_KINDS = 2;

/** The picture of an idea that is put as a thing of another kind, and whether it is a view; undefined where the words put none so. */
export function likenessIn(
  subject: string,
): { readonly picture: string; readonly isView: boolean } | undefined {
  const found =
    IF.exec(subject)?.groups ??
    WOULD.exec(subject)?.groups ??
    AS.exec(subject)?.groups ??
    PERSONIFIED.exec(subject)?.groups;
  if (!found?.idea || SOMEBODY.test(found.idea)) return undefined;
  const as = (found.as ?? 'a person').trim();
  const at = KINDS.findIndex((kind) => kind.test(as));
  const picture =
    at < 0 ? undefined : likenesses().find(({ idea }) => idea.test(found.idea ?? ''))?.pictures[at];
  return picture === undefined ? undefined : { picture, isView: at < WIDE_KINDS };
}

const CARRIER = sifted(
  /^(?:an?|the) (?<what>(?:[\p{L}-]+ ){0,2}?(?:board game|tarot card|playing card|card|poster|stamp|coin|quilt|tapestry|mural|window|tattoo|snow globe|music box|diorama|painting|postcard|book cover|banknote|medal|rug|plate|mosaic))$/iu,
);

/** 'Capitalism as a board game': what bears the picture of an idea, and that picture; undefined where neither is known. */
export function borneIn(scene: Scene): { readonly text: string; readonly lead: string } | undefined {
  const found = AS.exec(scene.subject)?.groups;
  const what = CARRIER.exec((found?.as ?? '').trim())?.groups?.what;
  const pictures =
    scene.cast.find(({ kind, row }) => kind === 'abstract' && (row?.pictures.length ?? 0) > 0)?.row
      ?.pictures ?? [];
  const picture = pictures[0];
  return what && picture
    ? { text: `${found?.as?.trim() ?? ''}${found?.rest ?? ''}`, lead: `The ${what} showing ${picture}` }
    : undefined;
}

/** What stands behind the sentence itself: 'cut paper, only three colours'. */
const TAIL = /^[^,;?]*[?]?(?<tail>[,;][^?]*)?.*$/su;
/** 'That, as a picture': an order behind a question. */
const ORDERED =
  /[,;.?]\s*(?:that|this|it),? (?:but )?as (?:an? )?(?:picture|image|photo|drawing|painting)\b.*$/iu;

/** A scene in which one picture stands for all that the words say; its looks and its hour stay. */
export function sceneOfPicture(scene: Scene, pictures: readonly string[], name = 'idea'): Scene {
  const subject = `idea${TAIL.exec(scene.subject.replace(ORDERED, ''))?.groups?.tail ?? ''}`;
  const idea: Member = {
    words: 'idea',
    name,
    kind: 'abstract',
    row: {
      names: [{ singular: 'idea' }],
      kind: 'abstract',
      traits: { words: new Set(['mass']), needs: [] },
      details: [],
      pictures,
      at: [],
      colours: [],
      drawing: '-',
    },
    count: 1,
    plural: false,
    counted: false,
    proper: false,
    adjectives: [],
    colours: [],
    materials: [],
    known: true,
    strange: [],
    part: 'main',
  };
  const { place: _, feeling: __, ...rest } = scene;
  return {
    ...rest,
    subject,
    readable: subject,
    wordCount: 1,
    cast: [idea],
    doings: [],
    around: [],
    rest: [],
  };
}
