import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import type { Figure, Stage } from '../stage.ts';

/** What a cast may be at that is drawn as a ground, by its last word. */
const GROUNDS: Readonly<Record<string, string>> = {
  sea: 'beach',
  ocean: 'beach',
  lake: 'lakeside',
  pond: 'lakeside',
  river: 'lakeside',
  club: 'club',
  nightclub: 'club',
};

/** The figures without one of them, what was bound to it free. */
export const without = (figures: readonly Figure[], at: number): Figure[] =>
  figures
    .filter((_, i) => i !== at)
    .map((figure): Figure => {
      const { bond, ...free } = figure;
      if (!bond || bond.to < at) return figure;
      return bond.to === at ? free : { ...free, bond: { ...bond, to: bond.to - 1 } };
    });

/** A game that is played is nobody of the cast. */
export function withoutGames(figures: readonly Figure[]): readonly Figure[] {
  const at = figures.findIndex(
    ({ drawing, age, bond }, i) => i > 0 && !age && !bond && /^(?:child|person)$/.test(drawing),
  );
  return at < 0 ? figures : without(figures, at);
}

const STUCK_TO = sifted(/^(?:on|in|held|tend)$/);
const OF_TOWNS = sifted(/^(?:house|skyscraper|building|apartment|shop)$/);

/** The houses of a street are the street's own. */
const withoutHouses = <T extends Pick<Stage, 'place' | 'figures'>>(stage: T): T => {
  const at = /^(?:street|alley|skyline|market)$/.test(stage.place)
    ? stage.figures.findIndex(
        ({ drawing, count, bond }, i) =>
          i > 0 && count > 1 && !STUCK_TO.test(bond?.as ?? '') && OF_TOWNS.test(drawing),
      )
    : -1;
  return at < 0 ? stage : { ...stage, figures: without(stage.figures, at) };
};

/** What is a ground is none of the things that stand on it. */
export function onGrounds<T extends Pick<Stage, 'place' | 'figures'>>(given: T): T {
  const own = given.figures.findIndex(
    ({ word, age }, i) => i > 0 && !age && word.split(' ').at(-1) === given.place,
  );
  const stage = withoutHouses(own > 0 ? { ...given, figures: without(given.figures, own) } : given);
  // The ring that one boxes in is on no finger; a bed that is told is the room's.
  const ring =
    stage.place === 'boxing-ring' ? stage.figures.findIndex(({ drawing }) => drawing === 'ring') : -1;
  if (ring > 0) return { ...stage, figures: without(stage.figures, ring) };
  if (stage.place === 'bedroom' && stage.figures.some(({ drawing }) => drawing === 'bed'))
    return { ...stage, place: 'room' };
  // Within a car no car is seen.
  const car =
    stage.place === 'vehicle-interior'
      ? stage.figures.findIndex(({ drawing }, i) => i > 0 && /^(?:.*-?car|taxi|van|truck|bus)$/.test(drawing))
      : -1;
  if (car > 0) return { ...stage, figures: without(stage.figures, car) };
  const at = stage.figures.findIndex(
    ({ word, bond, drawing, age }, i) =>
      i > 0 &&
      !age &&
      !/^(?:held|worn)$/.test(bond?.as ?? '') &&
      drawing === (drawing === '-' ? '-' : word.split(' ').at(-1)) &&
      GROUNDS[word.split(' ').at(-1) ?? ''] !== undefined,
  );
  const place = GROUNDS[stage.figures[at]?.word.split(' ').at(-1) ?? ''];
  if (!place) return stage;
  return { ...stage, place, figures: without(stage.figures, at) };
}

const SKIED = sifted(
  /\b(?:ski(?:s|er|ers|ing|ed)?|snowboard\w*|sled(?:ge|ding|s)?|tobogganing|ice climb\w*)\b/i,
);

/** One tree is no forest, and that of Christmas stands in a room. */
export function groundOfTree({ subject }: Scene, ground: string): string {
  const isOne =
    /\btree\b/i.test(subject) &&
    !/\b(?:forest|woods?|woodland|jungle|grove|trees|rainforest)\b/i.test(subject);
  if (ground !== 'forest' || !isOne) return ground;
  return /\b(?:christmas|xmas)\b/i.test(subject) ? 'hearth' : 'field';
}

const GAMES = sifted(/(?<!table )\b(?:tennis|basketball|volleyball|badminton)\b/i);

/** The ground that what is in the picture stands on wherever it is, where that can only be one under a sky. */
export function groundFor({ cast, doings, subject }: Scene): string | undefined {
  const kinds = new Set(cast.filter(({ part }) => part !== 'topic').map(({ kind }) => kind));
  if (/\bstreet ?(?:lamp|light)s?\b/i.test(subject)) return 'street';
  if (
    /\b(?:ice(?![- ]?(?:creams?|cubes?|tea|coffee|lolly)\b)|arctic|antarctic\w*|glacier|polar bears?|walrus(?:es)?|narwhals?)\b/i.test(
      subject,
    )
  )
    return 'ice';
  const has = (drawings: RegExp): boolean => cast.some(({ row }) => drawings.test(row?.drawing ?? ''));
  if (has(/^campfire$/)) return 'field';
  if (
    /\b(?:broom(?:stick)?|(?:magic|flying) carpet)\b/i.test(subject) &&
    doings.some(({ verb }) => /^(?:fly|ride|soar)/.test(verb.base))
  )
    return 'sky';
  if (/\b(?:stadium lights?|flood ?lights?)\b/i.test(subject)) return 'stadium';
  const game = cast[0] && isBeing(cast[0].kind) ? GAMES.exec(subject)?.[0].toLowerCase() : undefined;
  if (game) return /^(?:tennis|badminton)$/.test(game) ? 'tennis-court' : 'court';
  if (/\b(?:market|fruit|food|vegetable|flower) stalls?\b|\bnight market\b/i.test(subject)) return 'market';
  if (/\b(?:skateboard\w*|cyclists?|bikers?|couriers?)\b/i.test(subject)) return 'street';
  if (has(/^snowman$/) || SKIED.test(subject)) return 'snow';
  if (/\bcamels?\b|\bcaravan of\b/i.test(subject)) return 'desert';
  if (has(/^tractor$/)) return 'field';
  if (has(/^(?:car|vintage-car|sports-car|taxi|bus|truck|pickup|van|motorbike|police-car)$/))
    return kinds.has('building') ? (has(/^(?:barn|cottage|cabin|windmill)$/) ? 'field' : 'street') : 'road';
  if (has(/^(?:bridge|viaduct)$/)) return 'river';
  const isAfloat = doings.some(({ verb }) => /^(?:swim|float|paddle|wade|bathe)\b/.test(verb.base));
  if (isAfloat && /^(?:wild-animal|bird|farm-animal)$/.test(cast[0]?.kind ?? '')) return 'lake';
  const isOut = ['tree', 'building', 'wild-animal', 'farm-animal', 'bird'].some((kind) =>
    kinds.has(kind as Member['kind']),
  );
  const [main] = cast;
  if (/^person:(?:swimsuit|lifeguard)$/.test(main?.row?.drawing ?? '')) return 'beach';
  const isAstir =
    main !== undefined &&
    isBeing(main.kind) &&
    main.kind !== 'sea-animal' &&
    doings.some(({ verb }) =>
      /^(?:run|jump|leap|ride|fly|kick|throw|catch|carry|walk|chase|jog|cycle|hike|skate)\b/.test(verb.base),
    );
  return isOut ? 'field' : isAstir ? 'park' : undefined;
}
