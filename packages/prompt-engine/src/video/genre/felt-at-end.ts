import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import type { Idea } from '../idea/idea.ts';
import { spelled } from '../idea/spelled.ts';
import { wordsPattern } from '../wording.ts';
import type { Genre } from './genre-pairs.ts';
import { ANIMALS, GRAVE, OF_OLD } from './genre-words.ts';

/*
 * What whoever watches a film feels at its end, read from the whole idea: its deed, the turn that it takes and its scale.
 * One noun decides nothing: a locksmith who is locked out is laughed at, wherever his wife waves from.
 */

/* feeling | sort of film | first approach | second */
const PAIRS: ReadonlyMap<string, Genre> = new Map(
  rowsOf(
    `
laugh | comedy | punch-line | one-take
thrill | spectacle | action | eyewitness
awe | spectacle | spectacle | eyewitness
hunger | food | appetite | crave
desire | product | ritual | longing
wonder | drama | marvel | dream
tenderness | drama | keepsake | nearness
courage | tale | quest | storybook
tension | drama | nearness | suspense
legend | fantasy | epic | impact
`,
    4,
  ).map(
    ([felt = '', id = '', one = '', two = '']) => [felt, { id, approaches: [one, two] as const }] as const,
  ),
);

/* Trades that fail at what they are for. trade | what undoes it */
const UNDONE = rowsOf(
  `
locksmith* | locked out, stuck, locks himself, locks herself, loses his key, loses her key, own door, own house
fireman, firemen, firefighter*, fire chief | burns, burnt, smoke alarm, sets fire, sets off, own kitchen, barbecue
dentist* | candy, sweets, sugar, chocolate, toothache, lollipop, afraid, scared
lifeguard*, swimming teacher | afraid, scared, kiddie pool, paddling pool, armbands, cannot swim, can't swim
driving instructor*, taxi driver, racing driver, race car driver, bus driver | fails, parallel park*, stalls, crashes, gets lost, lost
chef*, cook | orders pizza, orders takeaway, instant noodles, burns, microwave, delivery
therapist*, psychologist* | cries, loses it, screams, panics
barber*, hairdresser* | bald, wig
magician*, fortune teller*, clairvoyant*, psychic* | cannot find, can't find, loses, forgets, surprised, missed the, missing
detective*, private eye, spy, spies, tracker, scout | loses his, loses her, cannot find, can't find, lost, own glasses
librarian* | shouts, screams, kickbox*, drum*, karaoke
judge*, lawyer*, priest*, nun*, bishop, pope, referee*, bodyguard*, bouncer*, general, king, queen, president | trips, slips, forgets, forgot, hiccups, giggles, snores, sneaks, hides, afraid of, scared of, kazoo, whoopee cushion
pilot*, astronaut* | afraid of heights, airsick, afraid of flying, in economy
vampire*, ghost*, zombie*, werewolf, monster*, grim reaper, death, devil, dracula, ninja*, viking* | blood bank, queue, dentist, afraid of, scared of, sunscreen, sunburn, allergic, paperwork, knits, garlic
gps, robot vacuum, self-driving | lost, drunk, gets lost, stuck
yoga teacher, monk*, meditation teacher | loses it, screams, road rage, shouts
mover*, piano mover* | drops, stuck, wrong house
`,
  2,
).map(([trade, by]) => ({ trade: wordsPattern(listOf(trade)), by: wordsPattern(listOf(by)) }));

/** What beasts do in our games, offices and races. */
const BEAST_WINS =
  /\b(?:wins?|saves?|scores?|referees?|judges?|arrests?|drives?|boards|coaches|interviews?|applauds?|crosses the finish line|takes over|conducts?|blocks? (?:the|a) (?:penalty|shot|goal)|catch(?:es)? the (?:bouquet|ball|penalty))\b/i;
const BEAST =
  /\b(?:snails?|pigeons?|tortoises?|turtles?|sloths?|ants?|hens?|chickens?|goats?|cats?|dogs?|ducks?|geese|goose|gulls?|seagulls?|squirrels?|mouse|mice|rats?|frogs?|cows?|sheep|pigs?|penguins?|hamsters?|llamas?|donkeys?|parrots?|bees?|wasps?|raccoons?)\b/i;
/** Games and offices of ours. */
const OUR_GAME =
  /\b(?:marathon|race|tour de france|olympics?|penalty|goal|match|cup|final|finish line|election|court|trial|chess|regatta|derby|grand prix|talent show|spelling bee|golf|tennis|boxing|bus|wedding)\b/i;
/** What goes wrong and is answered: 'dives the wrong way but …'. */
const FAILS =
  /\b(?:wrong way|wrong \p{L}+|miss(?:es)?|trips?|slips?|stumbles?|falls over|drops|forgets?|forgot|loses|oversleeps|gets stuck|locked out|fails?)\b/iu;
const TURNED = /\b(?:but|until|instead|anyway|only to|then)\b/i;
/** Words that nobody expects of whoever says them, and squabbles about next to no matter. */
const RUDE =
  /\b(?:to swear|swears|swearing|curs(?:e|es|ing) (?:like|at|in)|insults?|to insult|bad words|swear words|dirty jokes?)\b/i;
const PETTY =
  /\b(?:fights?|fighting|argu(?:e|es|ing)|bickers?|bickering|quarrels?|duels?|wrestles?) (?:over|about|for) (?:the last|a parking|the remote|the bill|the armrest|who|whose|a chip|the window seat|an? (?:umbrella|sandwich|donut))\b/i;
/** A grand errand that ends on a plain word: 'until the guest says she ordered toast'. */
const ANTICLIMAX =
  /\b(?:until|but|then|only for)\b[^.]*\b(?:simply|just|merely)?\s?(?:says?|tells?|mutters?|shrugs?|announces?|explains?|realises?|realizes?|asks?)\b[^.]*\b(?:ordered|sleeps|wrong|closed|forgot|already|vegan|allergic|hates|does not|doesn[’']t|did not|didn[’']t|only|never|no thanks|different)\b/i;
/** A small deed with too large an effect, and what is done in spite of a mishap. */
const OUT_OF_SCALE =
  /\bbut (?:the |a |his |her )?(?:whole|entire)\b|\band (?:the |his |her )?(?:whole|entire) \p{L}+ (?:says?|answers?|applauds?|joins?|sings?|claps?)\b|\b(?:collapses|breaks|burns|melts|falls|explodes|tips over)\b[^.]*\banyway\b/iu;
const EXCUSE =
  /\b(?:allergic to (?:mondays?|work|homework|meetings)|the soup has left|has left the building|ate it|forgot the (?:baby|kids|rings?|parachutes?|bride|dog))\b/i;

const DISASTER =
  /\b(?:tornado(?:es)?|hurricanes?|tsunamis?|floods?|flash flood|avalanches?|landslides?|mudslide|earthquakes?|sinkholes?|eruptions?|volcano erupts|meteors?(?! shower)|asteroids?|tidal wave|cyclone|typhoon|sandstorm|wildfires?)\b/i;
/** Forces only as somebody's name or wear: 'a flood of tears'. */
const NO_DISASTER =
  /\bflood of\b|\bin (?:a|the) flooded\b|\b(?:after|years after|survivors? of) the\b|\b(?:cake|costume|video game|toy|miniature|tiny|teacup)\b/i;
const PERIL =
  /\b(?:collapsing|crumbling|burning|exploding|sinking|falling (?:crates|rocks|debris|rubble)|flooding)\s?(?:\p{L}+)?\b/iu;
const RUSHES =
  /\b(?:weaves?|weaving|dodg(?:es|ing)|sprints?|races?|racing|chas(?:es|ing)|flees|fleeing|escap(?:es|ing)|outruns?|dives? down|leaps?|speeds?|swerves?|jumps? (?:from|between|off)|runs? (?:through|from))\b/i;

const LOSS =
  /\b(?:widow(?:er)?s?|late (?:wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter)|dead (?:father|mother|wife|husband|son|daughter|brother|sister|dog|cat)|buri(?:es|ed)|urn|(?:one|the|her|his|their) last (?:time|boat|net|shift|dance|night|bus|class|concert|harvest|swim|letter|train)|still (?:sets|lays|makes|cooks|keeps|waits|calls|writes|texts|saves) )/i;
const SMALL_BUT =
  /\btoo (?:small|short|slow|old|weak|shy|tiny|young|little|clumsy|fat|tired)\b[^.]*\b(?:anyway|again|keeps? (?:going|trying)|does not give up|never gives up|still)\b/i;
const IMPOSSIBLE =
  /\b(?:upwards?|upside[- ]down|by itself|by themselves|on its own|never ends?|endless (?:stair\p{L}*|corridor)|escher|(?:fly|flies|swim|swims|sing|sings) like (?:birds|fish|whales)|tree of \p{L}+|gravity (?:fails|stops|turns)|hourglass|dissolves? into|inside a (?:bottle|teacup|snow globe|light ?bulb|drop))\b/iu;
const EVE =
  /\bbefore (?:the|his|her|their|its)?\s?(?:first|last|final)?\s?(?:incision|operation|surgery|take[- ]?off|launch|fight|jump|verdict|exam|duel|audition|dive|execution|vote|penalty|shot|cut)\b/i;
const MADE_LIGHT = /\b(?:funny|comedy|deadpan|slapstick|parody|silly|gag|joke|straight face)\b/i;
const ARMED_DEED =
  /\b(?:slic\p{L}+|cuts?|cutting|draws?|duels?|fights?|charges?|faces|strikes?|parries|leaps?)\b/iu;

/** What runs, melts and steams on a dish. */
const FLOWS = /\b(?:drip|pour|melt|drizzl|ooz|stretch|sizzl|steam|bubbl|crackl|crumbl)\p{L}*\b/iu;

const isFoodAlone = ({ main, kind, scene, events, shown }: Idea): boolean =>
  (/^(?:food|drink)$/.test(`${main?.kind ?? kind}`) ||
    /^(?:food|drink)$/.test(kind) ||
    (FLOWS.test(shown) && scene.cast.some((one) => one.kind === 'food'))) &&
  !scene.cast.some(
    (one) => ANIMALS.has(one.kind) || /^(?:person|people|child|group|robot|toy)$/.test(one.kind),
  ) &&
  events.length < 3 &&
  !/\b(?:rots?|rotting|mould|mold|falls|dropped|he|she|they|his|her|grave|war)\b/i.test(shown);

const GOODS =
  /\b(?:perfume|fragrance|lipstick|mascara|watch|wristwatch|whisk(?:e)?y|cognac|handbag|ring|necklace|earrings?|bracelet|sneakers?|sunglasses|serum|nail polish|high heels?|silk|satin|velvet|gown|headphones|sports car|diamond|champagne)\b/i;

/** A thing to be had, shown for itself: nobody is there and no story is told of it. */
const isGoodsAlone = ({ events, scene, shown, known, request }: Idea): boolean =>
  request.product === '' &&
  known === undefined &&
  GOODS.test(events[0]?.text ?? '') &&
  events.length < 5 &&
  // A ring that is left on a train has a story.
  !/\s(?:as|while|until|when|after)\s/i.test(events[0]?.text ?? '') &&
  !scene.cast.some(
    (one) => ANIMALS.has(one.kind) || /^(?:person|people|child|group|robot|toy)$/.test(one.kind),
  ) &&
  !/\b(?:he|she|they|his|her|dead|late|grave|left behind|forgotten|lost)\b/i.test(shown);

/** Whether what happens turns against whoever does it, or against what anybody expects. */
function isLaughable({ events }: Idea, text: string): boolean {
  const isUndone = UNDONE.some(({ trade, by }) => trade?.test(text) && by?.test(text));
  const wins = events.some(
    ({ doer, text: told, doing }) =>
      BEAST.test(doer || told.slice(0, told.length - doing.length)) &&
      BEAST_WINS.test(doing) &&
      OUR_GAME.test(text),
  );
  return (
    isUndone ||
    wins ||
    (FAILS.test(text) && /\bbut\b|\binstead\b/i.test(text)) ||
    RUDE.test(text) ||
    PETTY.test(text) ||
    ANTICLIMAX.test(text) ||
    OUT_OF_SCALE.test(text) ||
    /\b(?:deadpan|slapstick|straight face)\b/i.test(text) ||
    EXCUSE.test(text)
  );
}

/** The feeling in which a film ends, by its whole idea; empty where nothing decides it. */
function feelingAtEnd(idea: Idea): string {
  const text = spelled(idea.subject.slice(0, 2_000));
  const isGrave = GRAVE.test(text) || LOSS.test(text);
  if (idea.known !== undefined || idea.request.occasion || idea.request.product !== '') return '';
  if (isGrave && !MADE_LIGHT.test(text)) return LOSS.test(text) && !RUSHES.test(text) ? 'tenderness' : '';
  if (SMALL_BUT.test(text)) return 'courage';
  if (isLaughable(idea, text)) return 'laugh';
  if (idea.timing === 'lapse' || idea.timing === 'loop') return '';
  if (DISASTER.test(text) && !NO_DISASTER.test(text) && idea.events.length < 3) return 'awe';
  if (PERIL.test(text) && RUSHES.test(text)) return 'thrill';
  if (isFoodAlone(idea)) return 'hunger';
  if (isGoodsAlone(idea)) return 'desire';
  if (OF_OLD.test(text) && idea.events.length < 3 && ARMED_DEED.test(idea.events[0]?.doing ?? ''))
    return 'legend';
  if (EVE.test(text) && idea.events.length < 3) return 'tension';
  if (IMPOSSIBLE.test(text) && !TURNED.test(text)) return 'wonder';
  return '';
}

/** The sort of film that the feeling at the end of an idea makes; undefined where nothing decides it. */
export const genreFelt = (idea: Idea): Genre | undefined => PAIRS.get(feelingAtEnd(idea));

/** Sorts of film that one noun of an idea calls for, and that give way to what happens in it. */
const CALLED_BY_NOUN: ReadonlySet<string> = new Set(
  'drama bedtime sound pet sport family fantasy sci-fi mischief local romance dialogue fitness gaming moment travel dance thriller'.split(
    ' ',
  ),
);

/** Whether a sort of film that a word calls for gives way to what whoever watches feels at the end. */
export const givesWay = ({ id }: Genre): boolean => CALLED_BY_NOUN.has(id);

/** What a text says only to be heard: 'only the sound of tape tearing' makes no film of sounds. */
export const isSoundNote = (text: string): boolean => textOf(text).search(/^(?:the\s)?sounds? of\b/i) < 0;

const LULLABY_SUNG = /\b(?:hums?|humming|sings?|singing|whistles?|plays?)\b[^.]*\blullab(?:y|ies)\b/i;
const SMALL_CHILD = /\b(?:bab(?:y|ies)|newborn|toddler|child|kids?|son|daughter|crib|cradle|cot|bed)\b/i;

/** A lullaby that somebody hums at work puts nobody to bed. */
export const isLullabyAtWork = (text: string): boolean => LULLABY_SUNG.test(text) && !SMALL_CHILD.test(text);
