import { Sieve } from '../../lexicon/sifting/sieve.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';

const MOST_FIGURES = 8;

/** What one is called by goes with one: names, the drawing of it, and whether one is on it or holds it. */
type Gear = readonly [
  pattern: RegExp,
  drawing: string,
  as: 'on' | 'in' | 'held' | 'tend' | 'worn',
  height: number,
];

const GEAR: readonly Gear[] = [
  [sifted(/\b(?:street )?sweepers?$|\bjanitors?$/), 'broom', 'held', 0.8],
  [sifted(/\b(?:lumberjacks?|woodcutters?)$/), 'axe', 'held', 0.4],
  [sifted(/\bblacksmiths?$/), 'hammer', 'held', 0.2],
  [sifted(/\bgolfers?$|\bhockey players?$/), 'golf-club', 'held', 0.5],
  [sifted(/\b(?:tennis|badminton) players?$/), 'racket', 'held', 0.4],
  [sifted(/\b(?:baseball players?|batters?|batsm[ae]n)$/), 'baseball-bat', 'held', 0.4],
  [
    sifted(/\b(?:post|mail)(?:m[ae]n|wom[ae]n|carriers?)$|\bmail carriers?$|\bpostal workers?$/),
    'bag',
    'worn',
    0.2,
  ],
  [sifted(/\bdetectives?$/), 'magnifying-glass', 'held', 0.15],
  [sifted(/^(?:mountain|bmx|road) bikers?$/), 'bicycle', 'on', 0.62],
  [sifted(/\b(?:rowers?|rowing (?:team|crew)|oars(?:man|men|woman|women))$/), 'canoe', 'in', 0.4],
  [sifted(/\b(?:kayakers?|canoeists?|canoers?)$/), 'canoe', 'in', 0.4],
  [sifted(/^surfers?$/), 'surfboard', 'on', 0.1],
  [sifted(/^(?:bi)?cyclists?$/), 'bicycle', 'on', 0.62],
  [sifted(/^(?:biker|motorcyclist)s?$/), 'motorbike', 'on', 0.62],
  [sifted(/^skateboarders?$/), 'skateboard', 'on', 0.1],
  [sifted(/^snowboarders?$/), 'surfboard', 'on', 0.1],
  [sifted(/^(?:skiers?|ski jumpers?)$/), 'skis', 'on', 0.1],
  [sifted(/^(?:jockey|horse ?(?:wo)?man|horse rider|equestrian)$/), 'horse', 'on', 1.1],
  [sifted(/\b(?:waiters?|waitress(?:es)?|butlers?)$/), 'tray', 'held', 0.2],
  [sifted(/\bviolinists?$/), 'violin', 'held', 0.3],
  [sifted(/\bguitarists?$/), 'guitar', 'held', 0.4],
  [sifted(/\b(?:cellists?|bassists?)$/), 'cello', 'held', 0.4],
  [sifted(/\bpianists?$/), 'piano', 'tend', 0.7],
  [sifted(/\bharpists?$/), 'harp', 'tend', 0.8],
  [sifted(/\b(?:flautists?|flutists?)$/), 'flute', 'held', 0.1],
  [sifted(/\baccordionists?$/), 'accordion', 'held', 0.3],
  [sifted(/\bsaxophon(?:ists?|e players?)$/), 'saxophone', 'held', 0.3],
  [sifted(/\bjazz (?:musicians?|band|trio|quartet)$/), 'saxophone', 'held', 0.3],
  [sifted(/^(?:trumpet|jazz music)/), 'trumpet', 'held', 0.2],
  [sifted(/\b(?:marching|brass) band$/), 'trumpet', 'held', 0.2],
  [sifted(/\b(?:musicians?|band|buskers?)$/), 'guitar', 'held', 0.4],
  [sifted(/\bdrummers?$/), 'drum', 'held', 0.3],
  [sifted(/\bphotographers?$/), 'camera', 'held', 0.1],
  [sifted(/\barchers?$/), 'bow', 'held', 0.5],
  [sifted(/\b(?:mountain |rock |ice )?climbers?$/), 'cliff', 'on', 1.15],
  [sifted(/\bsingers?$/), 'microphone', 'held', 0.1],
  [sifted(/\bbutchers?$/), 'knife', 'held', 0.16],
  [sifted(/\b(?:bakers?|pastry (?:chef|cook)s?)$/), 'rolling-pin', 'held', 0.2],
  [sifted(/\b(?:magicians?|illusionists?|conjur[eo]rs?)$/), 'wand', 'held', 0.2],
  [
    sifted(/\b(?:hikers?|ramblers?|trekkers?|shepherds?|shepherdess(?:es)?|pilgrims?)$/),
    'stick',
    'held',
    0.7,
  ],
  [sifted(/\b(?:mechanics?|plumbers?)$/), 'spanner', 'held', 0.16],
  [sifted(/\b(?:painters?|artists?|portraitists?)$/), 'paintbrush', 'held', 0.16],
  [sifted(/\b(?:orchestra conductors?|maestros?)$/), 'wand', 'held', 0.2],
  [sifted(/\b(?:hairdressers?|barbers?|tailors?|seamstress(?:es)?)$/), 'scissors', 'held', 0.12],
  [sifted(/\bgardeners?$/), 'watering-can', 'held', 0.2],
  [sifted(/\b(?:carpenters?|joiners?)$/), 'saw', 'held', 0.2],
  [sifted(/\b(?:scientists?|chemists?)$/), 'flask', 'held', 0.14],
  [sifted(/\b(?:burglars?|thief|thieves|robbers?)$/), 'bag', 'held', 0.3],
  [sifted(/\b(?:knights?|samurai|gladiators?|swordsm[ae]n|fencers?)$/), 'sword', 'held', 0.45],
];

const BY_NAME = new Sieve(GEAR.map(([pattern]) => pattern));

const INSTRUMENTS: ReadonlySet<string> = new Set([
  'violin',
  'guitar',
  'cello',
  'piano',
  'harp',
  'flute',
  'accordion',
  'saxophone',
  'trumpet',
  'drum',
]);

/** Tools of a trade, which are put away by who lies, and by who has to do with somebody. */
const PUT_AWAY = sifted(
  /^(?:knife|rolling-pin|wand|stick|spanner|paintbrush|scissors|watering-can|saw|flask|bag|axe|hammer)$/,
);

const CARRIED = sifted(/^(?:surfboard|skateboard)$/);

/** Gives a rider what is ridden and a player what is played, where the words leave it to the name. */
export function withGear(figures: readonly Figure[], who: readonly (Member | undefined)[]): Figure[] {
  const isHeld = ({ bond }: Figure): boolean => bond?.as === 'held' || bond?.as === 'mouth';
  // Whoever holds a thing by the words needs none by the name.
  if (figures.some(isHeld)) return [...figures];
  return who.reduce<readonly Figure[]>((all, member, at) => geared(all, at, member), figures).slice();
}

function geared(figures: readonly Figure[], at: number, who: Member | undefined): readonly Figure[] {
  const player = figures[at];
  const names = [who?.words.toLowerCase() ?? '', who?.name.toLowerCase() ?? ''];
  const found = names.flatMap((name) => BY_NAME.passing(name).filter((i) => GEAR[i]?.[0].test(name)));
  const gear = GEAR[Math.min(...found)];
  if (!player || !gear || figures.length >= MOST_FIGURES) return figures;
  const [, drawing, said, height] = gear;
  // A surfer who walks carries the board.
  const as = /^(?:walk|run|sit|lie|kneel)$/.test(player.posture) && CARRIED.test(drawing) ? 'held' : said;
  const isBusy = figures.some(({ bond }, i) => bond && (i === at || bond.to === at));
  if (
    PUT_AWAY.test(drawing) &&
    as === 'held' &&
    (isBusy || /^(?:lie|swim|fly|climb|cry|pray|fight)$/.test(player.posture))
  )
    return figures;
  // Who kneels before somebody has put the sword away.
  const isBefore = figures.some(({ age }, i) => age && i !== at);
  if (drawing === 'sword' && isBefore && /^(?:kneel|lie|sit|pray|dance)$/.test(player.posture))
    return figures;
  if (figures.some((figure) => figure.drawing === drawing)) return figures;
  // Who leans on a double bass plays no guitar besides.
  if (INSTRUMENTS.has(drawing) && figures.some((figure) => INSTRUMENTS.has(figure.drawing))) return figures;
  const last = figures.length;
  const { age: _age, sex: _sex, temper: _temper, colour: _colour, ...place } = player;
  const item: Figure = { ...place, drawing, word: drawing, height: player.height * height, posture: 'stand' };
  if (as !== 'on' && as !== 'in') return [...figures, { ...item, bond: { to: at, as } }];
  if (as === 'in')
    return [
      ...figures.with(at, { ...player, posture: 'sit', bond: { to: last, as } }),
      { ...item, count: 1 },
    ];
  // What bore the rider bears the mount.
  const { bond, ...bare } = player;
  const { bond: _, ...free } = item;
  return [...figures.with(at, { ...bare, bond: { to: last, as } }), bond ? { ...item, bond } : free];
}
