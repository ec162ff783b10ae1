import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import { isBeing, type Member } from './scene.ts';
import { type Sense, senses } from './senses.ts';

/*
 * Who or what leads where a sentence opens with the name of a game, of a moment or of a mood.
 */

/** 'hide and seek, a kid hiding under the bed': whoever is seen at the game is what the picture is of. */
export function playerFirst(draft: Draft): void {
  const [first] = draft.cast;
  const isName =
    first &&
    (['sport', 'event', 'abstract', 'weather'].includes(first.kind) ||
      FIRES.test(first.name) ||
      (first.kind === 'thing' && !first.known));
  if (!first || !isName) return;
  const player = draft.cast.find(
    ({ kind, part }, i) =>
      i > 0 &&
      isBeing(kind) &&
      part !== 'topic' &&
      draft.doings.some(({ agents, form }) => agents[0] === i && (form !== 'past' || first.known)),
  );
  if (!player || draft.doings.some(({ agents }) => agents[0] === 0)) return;
  first.part = FIRES.test(first.name) ? 'scenery' : 'topic';
  // A clown at a party is at the party.
  if (first.kind === 'event' && !draft.place) draft.around.push({ when: 'during', member: first });
  player.part = 'main';
  delete player.relation;
}

/** What a picture is asked for, with whom or what for. */
const ASKED_FOR = sifted(
  /\b(?:headshot|portrait|selfie|photo(?:graph)?|picture|pic|shot|image|render|drawing|thumbnail|banner|cover|avatar)s? (?:for|on) (?:an? |the |my |our |their )?$/i,
);

/** 'a headshot for linkedin, woman in her 40s': what a picture is for is not what it is of. */
export function purposeLast(draft: Draft, subject: string): void {
  const [first, second] = draft.cast;
  if (!first || !second || first.known || first.part === 'topic') return;
  const at = subject.toLowerCase().indexOf(first.words.toLowerCase());
  if (at < 0 || !ASKED_FOR.test(subject.slice(0, at))) return;
  first.part = 'topic';
  second.part = 'main';
  delete second.relation;
}

/** What people sit round. */
const FIRES = sifted(/^(?:camp ?fire|bonfire|fire)$/i);

export const MISHAP = sifted(
  /\b(?:spil(?:led|t)|broken|smashed|shattered|dropped|burnt|burned|torn|chewed|shredded|crashed|toppled|ruined|overturned|half-eaten)\b/i,
);

/** 'a broken vase and a guilty cat': the mishap is told by who stands beside it. */
export function witnessFirst(draft: Draft, subject: string): void {
  const [first, second] = draft.cast;
  if (!first || !second || isBeing(first.kind) || !isBeing(second.kind)) return;
  if (second.relation || second.part !== 'companion') return;
  const isActing = draft.doings.some(({ agents }) => agents[0] === 1) && MISHAP.test(subject);
  if (!isActing && !MISHAP.test(first.words)) return;
  first.part = 'scenery';
  second.part = 'main';
}

const MOODS = sifted(
  /^(?:quiet|calm|still|peaceful|silent|lazy|slow|busy|gloomy|cold|warm|heat|humidity|silence|stillness|chill|haze)$/i,
);

/** 'calm before the storm, wheat field': the picture of the idea is the one that is asked for. */
export function landFirst(draft: Draft): void {
  const [first, ...rest] = draft.cast;
  // 'quiet morning in a fishing village' is the village at that hour, and quiet.
  if (first && rest.length === 0 && draft.place && MOODS.test(first.name)) {
    const felt = senses()
      .get(first.name.toLowerCase())
      .find(({ is }) => is === 'feeling');
    if (felt?.is === 'feeling') draft.feeling ??= { words: first.name, row: felt.row };
    draft.cast.length = 0;
    return;
  }
  if (first?.kind !== 'abstract' || draft.doings.length > 0) return;
  const land = rest.find(
    ({ kind, part, placeRow, relation }) =>
      part === 'scenery' && !relation && placeRow !== undefined && ['terrain', 'place'].includes(kind),
  );
  if (!land) return;
  first.part = 'topic';
  land.part = 'main';
}

/** What performers are seen at where nothing else is said of them: called | verb | what tells its row from others. */
const PERFORMED: readonly (readonly [called: RegExp, verb: string, need?: string])[] = [
  [sifted(/\b(?:ballerinas?|ballet dancers?)$/i), 'dance ballet'],
  [sifted(/\b(?:dancers?|breakdancers?)$/i), 'dance'],
  [sifted(/\b(?:violinists?|fiddlers?)$/i), 'play', 'by:violinist'],
  [sifted(/\b(?:cellists?|harpists?)$/i), 'play', 'by:cellist'],
  [sifted(/\b(?:guitarists?|bassists?)$/i), 'play', 'by:guitarist'],
  [sifted(/\bdrummers?$/i), 'play', 'by:drummer'],
  [sifted(/\b(?:trumpeters?|saxophonists?|trombonists?)$/i), 'play', 'by:trumpeter'],
  [sifted(/\bsingers?$/i), 'sing'],
];

/** Who is not at it: backstage, on the way home, at the end of it all. */
const NOT_AT_IT = sifted(
  /\b(?:backstage|dressing room|changing room|locker room|bus|train|tram|taxi|subway|metro|bench|bed|bath|kitchen|caf[eé]|retired|former|tired|exhausted|sleep\w*|asleep|dead|injured|portrait|headshot|close[- ]up|statue|costume|shoes|before|after)\b/i,
);

/** 'a flamenco dancer with a red shawl' dances. */
export function performersAct({ cast, doings, cameras, uses }: Draft, subject: string): void {
  const at = cast.findIndex(({ part }) => part === 'main');
  const main = cast[at === -1 ? 0 : at];
  const isFree =
    main?.kind === 'person' &&
    doings.length + uses.length === 0 &&
    !cameras.some(({ row }) => row.size === 'close' || row.size === 'medium') &&
    !cast.some(({ kind }) => kind === 'instrument') &&
    !NOT_AT_IT.test(subject);
  const [, verb = '', need] = (isFree && PERFORMED.find(([called]) => called.test(main.name))) || [];
  const sense = senses().get(verb).find(isNeeded(need));
  if (sense?.is !== 'action' || !sense.row) return;
  doings.push({
    verb: sense.verb,
    row: sense.row,
    form: 'ing',
    agents: [Math.max(at, 0)],
    toViewer: false,
    words: sense.verb.ing,
  });
}

/** Whether a sense is a deed whose row needs just that, or nothing. */
const isNeeded =
  (need: string | undefined) =>
  (each: Sense): boolean =>
    each.is === 'action' &&
    each.row !== undefined &&
    (need === undefined ? each.row.traits.needs.length === 0 : each.row.traits.needs.includes(need));

/** What those do between whom a contest is, and what tells its row from others of the verb. */
const CONTESTS: readonly (readonly [contest: RegExp, verb: string, need?: string])[] = [
  [sifted(/\b(?:chess|checkers|draughts|backgammon|mahjong|board game)\b/i), 'play', 'chess'],
  [sifted(/\barm.?wrestling\b/i), 'arm wrestle'],
  [sifted(/\btug.of.war\b/i), 'tug of war'],
  [sifted(/\b(?:boxing|sparring)\b/i), 'fight'],
  [sifted(/\bwrestling\b/i), 'wrestle'],
  [sifted(/\b(?:duel|sword ?fight)\b/i), 'duel'],
  [sifted(/\b(?:fight|battle|brawl|clash|combat)\b/i), 'fight'],
  [sifted(/\brace\b/i), 'race'],
];

/** A game that no row has is the two of them, whatever they do. */
function seatBoth(contest: Member, one: Member): void {
  contest.part = 'topic';
  one.part = 'main';
  delete one.relation;
}

/** 'a chess match between a robot and an old man' is the two of them, playing. */
export function contestantsFirst({ cast, doings }: Draft): void {
  const [contest, one, other] = cast;
  const isBetween = one?.relation?.preposition === 'between' && one.relation.to === 0 && isBeing(one.kind);
  const isContest =
    contest &&
    (['sport', 'event'].includes(contest.kind) ||
      /\b(?:match|contest|game|competition)$/.test(contest.words));
  if (!contest || !one || !isBetween || !isContest) return;
  const isPair = other !== undefined && isBeing(other.kind) && !other.relation;
  const [, verb = '', need] = CONTESTS.find(([name]) => name.test(contest.words)) ?? [];
  const sense = senses().get(verb).find(isNeeded(need));
  if (sense?.is !== 'action' || !sense.row || (!isPair && one.count < 2)) {
    if (isPair && one.part === 'companion') seatBoth(contest, one);
    return;
  }
  contest.part = need === undefined ? 'topic' : 'object';
  contest.relation = { preposition: 'object', to: 1 };
  one.part = 'main';
  delete one.relation;
  doings.push({
    verb: sense.verb,
    row: sense.row,
    form: 'ing',
    agents: isPair ? [1, 2] : [1],
    ...(need === undefined ? {} : { object: 0 }),
    toViewer: false,
    words: sense.verb.ing,
  });
}
