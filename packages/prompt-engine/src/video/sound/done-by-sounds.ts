import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import type { Event } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { wordsPattern } from '../wording.ts';

/*
 * What a deed sounds like by who does it: a samurai cuts on no board, and otters that bicker have no voices.
 * verbs | whoever does it | words of the deed, or - | sound
 */
const DONE_BY_ROWS = `
cut, slice, chop | samurai, ninja, ninjas, knight, knights, warrior, warriors, swordsman, swordswoman, ronin | - | a blade through the air
arrive, come, stop, stand | delivery guy, delivery man, delivery woman, delivery boy, delivery girl, delivery driver, courier, postman, mailman, mail carrier, postwoman | house, door, castle, flat, apartment, mansion, doorstep, home, cottage, villa | steps, then a doorbell
weave, speed, race, tear, slalom, jump, leap, ride, roar, swerve | motorcycle*, motorcyclist*, motorbike*, biker, bikers, moped*, scooter rider* | - | an engine revving
race, jump, leap, speed, drift, skid, weave, tear, slide | rally car*, race car*, racing car*, sports car*, car, cars, truck, trucks, bus, van | - | an engine revving, tyres on the ground
bicker, squabble, quarrel, argue, fight | raccoon*, cat, cats, dog, dogs, squirrel*, fox, foxes, badger*, seal, seals, monkey*, ferret*, mice, rats | - | short sharp calls
bicker, squabble, quarrel | gulls, seagulls, birds, sparrows, ducks, geese, crows, pigeons, parrots, penguins, magpies | - | birds calling
light | dragon, dragons | - | a small puff of breath
dive | goalkeeper*, goalie*, keeper | - | a body landing on grass
run, gallop, trot, walk, race | horse, horses, pony, ponies, zebra, zebras, donkey, donkeys | - | hooves
dive | player, players, shortstop, falcon, hawk, eagle, plane, jet, drone | - | -
swim, dive, float | cloud*, fog, mist, smoke, ghost*, lantern*, balloon*, shadow* | - | -
break, drop, fall | voice, night, silence | - | -
`;

/** Whether somebody cuts with a sword. */
export const isSwordsman = (doer: string): boolean =>
  /\b(?:samurai|ninjas?|knights?|warriors?|swords(?:man|woman)|ronin)$/i.test(doer);

const DONE_BY = rowsOf(DONE_BY_ROWS, 4).map(([verbs, doers, words, sound]) => ({
  verbs: new Set(listOf(verbs)),
  doers: wordsPattern(listOf(doers)),
  words: wordsPattern(listOf(words)),
  sound: textOf(sound),
}));

/** What swims through the air, or is made of it, meets no water. */
const OF_AIR =
  /\bmade (?:out )?of (?:cloud|fog|mist|smoke|light|stars|paper|glass|air)\b|\bthrough (?:the )?(?:air|sky|clouds?|fog)\b/i;

/** The sound of a deed by who does it; undefined where no row has both, empty where nothing is heard. */
export function soundByDoer({ base, doing, text }: Event, doer: string): string | undefined {
  const [verb = ''] = base.split(' ');
  if (/^(?:swim|dive)$/.test(verb) && OF_AIR.test(text)) return '';
  return DONE_BY.find(
    ({ verbs, doers, words }) => verbs.has(verb) && doers?.test(doer) && (!words || words.test(doing)),
  )?.sound;
}

const FALLS = /^(?:trip|fall|slip|stumble|tumble|crash|collapse)\b/;
const FRAGILE = /\b(?:plates|glasses|cups|dishes|bottles|vases?|china|teapot|mugs|eggs)\b/i;

/** Who falls with a pile of plates is heard by the plates. */
export function soundOfFall({ base, doer, text }: Event, { events }: Idea): string {
  if (!FALLS.test(base)) return '';
  const borne = events.find(
    (one) => one.doer === doer && /^(?:carry|balance|hold|bring|serve|stack)\b/.test(one.base),
  );
  return FRAGILE.test(`${borne?.text ?? ''}`) && !FRAGILE.test(text)
    ? 'a stumble, then china smashing on the floor'
    : '';
}
