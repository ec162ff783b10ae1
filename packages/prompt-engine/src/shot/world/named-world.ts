import { PhraseTable } from '../../lexicon/phrase-table.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isOfSeveralTimes } from '../../read/years.ts';
import { onceFor } from '../once-for.ts';
import { type World, worlds } from './world.ts';

/*
 * Which world the words name, and of what they say it: of who or what the picture is of, of its place, of the picture
 * as a whole, or only of a thing in it, which brings no world.
 */

/** A world, and what the words say it of. */
export interface NamedWorld {
  readonly world: World;
  /** The words that named it, lower case. */
  readonly words: string;
  /** Whether they are said of the place. */
  readonly ofPlace: boolean;
}

let names: PhraseTable<World> | undefined;

function table(): PhraseTable<World> {
  if (names) return names;
  names = new PhraseTable<World>();
  // A name that a world gives itself is its own before another that the lexicon calls so.
  for (const each of ['ownNames', 'names', 'guises'] as const)
    for (const world of worlds())
      for (const name of world[each]) if (!names.has(name)) names.add(name, world);
  return names;
}

const WORDS = /[\p{L}\p{N}&]+(?:['’.-][\p{L}\p{N}]+)*|[,.;:()]/gu;

/** Where a group of words ends. */
const BOUND = sifted(
  /^(?:[,.;:()]|in|on|at|with|of|by|from|under|over|inside|near|beside|behind|through|and|or|who|that|while|is|are|style|styled|aesthetic|vibes?|themed|inspired|world|universe|setting|era|age|times?|portrait|photo|photograph|picture|scene|shot|art|artwork|illustration|drawing|painting)$/,
);

/** Names that say many things: they count where the reading took them for a look, an age or a part of a name. */
const AMBIGUOUS = sifted(
  /^(?:western|punk|goth|emo|horror|fantasy|future|tropical|mod|noir|deco|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0s|haunted|wartime|soviet|feudal|regency|tudor|apocalypse|academia|tiki|exotica|norse|disco|gothic|eldritch|galactic|dystopia|medici|[\p{L}]+'s)$/u,
);

const isWithin = (words: string, name: string): boolean =>
  ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
  );

function isRead(name: string, scene: Scene): boolean {
  if (!AMBIGUOUS.test(name)) return true;
  return [...scene.styles, ...scene.times, ...scene.cast, ...(scene.place ? [scene.place] : [])].some(
    ({ words }) => isWithin(words, name),
  );
}

/** Clothes in the manner of a world stand for it; a costume is put on anywhere. */
const OUTFIT = sifted(
  /^(?:outfit|attire|clothes|clothing|dress|gown|armou?r|fashion|look|jacket|coat|suit|makeup|make-up)s?$/,
);

/** What tells of a world and is none of it. */
const TOLD_OF = sifted(
  /^(?:novels?|books?|films?|movies?|games?|comics?|magazines?|documentar(?:y|ies)|posters?|costumes?|toys?|figurines?|stickers?|tattoos?|lego|conventions?|museums?|exhibitions?|fans?|music|songs?|radio|tv|show|series|stamps?|coins?|manuscripts?|frescos?|frescoes|tapestr(?:y|ies)|mosaics?|studies|literature|fiction|lovers?|enthusiasts?)$/,
);

const lastOf = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .at(-1) ?? '';

/** The member that words with these in their middle name. */
function memberAt(scene: Scene, name: string, behind: readonly string[]): Member | undefined {
  const within = scene.cast.find((member) => isWithin(member.words, name));
  if (within) return within;
  return behind
    .flatMap((word) => scene.cast.find((member) => lastOf(member.words) === word) ?? [])
    .find(({ part }) => part !== 'topic');
}

interface Hit {
  readonly world: World;
  readonly words: string;
  readonly behind: readonly string[];
}

function hitsIn(scene: Scene): Hit[] {
  const words = [...scene.readable.toLowerCase().matchAll(WORDS)].map(([word]) => word);
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = table().longestAt(words, at);
    const [world] = found?.value ?? [];
    if (!found || !world) continue;
    const end = at + found.length;
    const rest = words.slice(end, end + 4);
    const bound = rest.findIndex((word) => BOUND.test(word));
    if (!/^(?:no|not|without|never|non|less)$/.test(words[at - 1] ?? ''))
      hits.push({
        world,
        words: words.slice(at, end).join(' '),
        behind: bound < 0 ? rest : rest.slice(0, bound),
      });
    at = end - 1;
  }
  return hits;
}

const GOTHIC_BUILDING =
  /\b(?:cathedrals?|church(?:es)?|abbeys?|minsters?|chapels?|cloisters?|basilicas?|architecture|arch(?:es)?|windows?|spires?|vaults?|naves?|facades?|town hall|university|interior)\b/;

function namedBy({ world, words, behind }: Hit, scene: Scene): NamedWorld | undefined {
  const main = mainOf(scene);
  if (!isRead(words, scene) || scene.excluded.some((each) => isWithin(each, words))) return undefined;
  const ends = new Set(scene.cast.map((each) => lastOf(each.words)));
  const first = behind.findIndex((word) => ends.has(word));
  if (behind.slice(0, first < 0 ? behind.length : first + 1).some((word) => TOLD_OF.test(word)))
    return undefined;
  // A Gothic cathedral is of its century, and in no ghost story.
  if (words === 'gothic' && GOTHIC_BUILDING.test(behind.join(' '))) return undefined;
  if (words === 'western' && /^(?:dragon|omelette|food|breakfast|meal)$/.test(behind[0] ?? ''))
    return undefined;
  // A pirate cat is of the pirates' world, and a pirate wherever the words have him.
  const isAnimal =
    main !== undefined &&
    isBeing(main.kind) &&
    !isPeople(main.kind) &&
    main.kind !== 'fantasy-being' &&
    scene.styles.every(({ row }) => row.medium === 'photo');
  if (world.guises.includes(words) && !world.names.includes(words) && !isAnimal) return undefined;
  const member = memberAt(scene, words, behind);
  const inPlace = scene.place !== undefined && isWithin(scene.place.words, words);
  const place = lastOf(scene.place?.words ?? '');
  const ofPlace = main?.kind === 'place' || inPlace || (place !== '' && behind.includes(place));
  if (member && member !== main && !ofPlace && !OUTFIT.test(lastOf(member.words))) return undefined;
  return {
    world,
    words,
    ofPlace: ofPlace && (member === undefined || member !== main || main?.kind === 'place'),
  };
}

/** Places whose things are of their age before they are of their use. */
const OF_AN_AGE = sifted(
  /\b(?:bed ?room|nursery|playroom|kitchen|living room|lounge|apartment|flat|parlou?r|sitting room|office|newsroom|classroom|gym|gymnasium|arcade|bar|pub|diner|cafe|café|bathroom|dorm room|student room|kids room|street|town|city|square)s?\b/i,
);

/** 'teenage bedroom 1997': a room or a street of a year is one of its age. */
function byYear(scene: Scene): NamedWorld[] {
  const main = mainOf(scene);
  if (main?.kind !== 'place' || !OF_AN_AGE.test(main.words) || isOfSeveralTimes(scene.subject)) return [];
  return scene.times.flatMap(({ row, words }) => {
    // The year of a decade is of the decade, and of no feast that the lexicon counts to it.
    const world = /^\d{4}$/.test(words)
      ? (worlds().find(({ key }) => key === row.names[0]) ??
        worlds().find(({ key }) => row.names.includes(key)))
      : undefined;
    return world ? [{ world, words, ofPlace: true }] : [];
  });
}

/** The world that a scene is told to be of; a genre goes before an age, and an age before a season. */
export const worldNamed = onceFor((scene: Scene): NamedWorld | undefined => {
  if (scene.isEdit || scene.isUnread === true) return undefined;
  const hits = hitsIn(scene).flatMap((hit) => namedBy(hit, scene) ?? []);
  const named = hits.length > 0 ? hits : byYear(scene);
  const order = worlds();
  return named.sort((a, b) => order.indexOf(a.world) - order.indexOf(b.world))[0];
});
