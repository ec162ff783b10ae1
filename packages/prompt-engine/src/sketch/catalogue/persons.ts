import { type Frame, type Thing, thing } from '../reading/frame.ts';
import { bust, profile } from '../silhouettes/people/bust.ts';
import { figure } from '../silhouettes/people/figure.ts';
import type { Hair } from '../silhouettes/people/hair.ts';
import { propParts } from '../silhouettes/people/props.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';

const FULL_LENGTH = new Set([
  'cycling',
  'kungfu',
  'kicking',
  'jumping',
  'running',
  'dancing',
  'cheering',
  'crouching',
]);

const PROFILES = {
  long: 'long',
  bun: 'bun',
  beard: 'beard',
  fedora: 'hat',
  hood: 'hood',
  bob: 'long',
  short: 'short',
} as const satisfies Partial<Record<Hair, string>>;

/** A person from head to foot, with what they hold. */
function wholePerson(frame: Frame): Silhouette {
  const { cast } = frame;
  const person = figure(cast.pose, { clothes: cast.clothes, head: cast.head });
  if (!cast.prop) return person;
  const { behind, front } = propParts(cast.prop, cast.pose);
  const wide = ['easel', 'bench', 'net', 'bicycle', 'ball'].includes(cast.prop) ? 1.7 : 1.25;
  const tall = ['umbrella', 'balloon'].includes(cast.prop) ? 1.22 : 1;
  return {
    ...person,
    width: person.width * wide,
    height: person.height * tall,
    parts: [...behind, ...person.parts, ...front],
  };
}

/** Head and shoulders: frontal when set up, in profile when caught. */
export function closePerson(frame: Frame): Silhouette {
  const { hair, collar } = frame.cast;
  const side = Object.entries(PROFILES).find(([name]) => name === hair)?.[1];
  if (side && frame.cast.profile && frame.take === 'cinematic') return profile(side);
  return bust(hair, collar);
}

function person(frame: Frame): Silhouette {
  const { take, cast, lens } = frame;
  const whole = take === 'minimal' || FULL_LENGTH.has(cast.pose) || lens === 'wide';
  if (whole) return wholePerson(frame);
  const acting = cast.prop !== undefined || !['standing', 'contrapposto'].includes(cast.pose);
  return take === 'cinematic' && (acting || lens === 'normal') ? wholePerson(frame) : closePerson(frame);
}

/** People by where their day is spent; everyone else is met in a room, a street or a field. */
export const PERSONS: readonly Thing[] = [
  thing('fisherman,sailor,docker,fisherwoman,pirate', 'person', ['harbour', 'sea'], person),
  thing('lighthouse keeper,keeper,surfer,swimmer,mermaid', 'person', ['coast', 'sea'], person),
  thing('chef,baker,cook,barista,waiter,waitress', 'person', ['cafe', 'workshop'], person),
  thing(
    'watchmaker,carpenter,potter,blacksmith,tailor,mechanic,barber,craftsman,painter,artist,violin maker,scientist,welder,engineer,worker,miner',
    'person',
    ['workshop', 'room'],
    person,
  ),
  thing('astronaut,cosmonaut', 'person', ['space', 'desert'], person),
  thing('knight,samurai,warrior,viking,soldier,superhero,hero', 'person', ['field', 'mountain'], person),
  thing('wizard,witch,monk,elf,fairy,vampire,zombie,ghost,ninja', 'person', ['forest', 'mountain'], person),
  thing(
    'ballerina,dancer,singer,comedian,rapper,actor,actress,violinist,cellist,guitarist,musician,gymnast',
    'person',
    ['stage', 'street'],
    person,
  ),
  thing('boxer', 'person', ['court', 'stage'], person),
  thing('farmer,gardener,beekeeper,shepherd', 'person', ['field', 'mountain'], person),
  thing('hiker,climber,skier,traveller', 'person', ['mountain', 'field'], person),
  thing('cowboy,nomad', 'person', ['desert', 'field'], person),
  thing('student,reader,teacher,judge', 'person', ['library', 'room'], person),
  thing('runner,cyclist,courier,skateboarder,detective,walker', 'person', ['street', 'road'], person),
  thing('athlete', 'person', ['stadium', 'field'], person),
  thing('diver', 'person', ['underwater', 'sea'], person),
  thing('king,queen,prince,princess,bride,groom,priest,nun,angel', 'person', ['room', 'field'], person),
  thing(
    'portrait,person,man,woman,girl,boy,child,kid,baby,people,human,face,lady,gentleman,guy,model,' +
      'character,someone,figure,firefighter,couple,doctor,nurse,photographer,businessman,businesswoman,' +
      'ceo,lawyer,grandfather,grandmother,mother,father,family,friend,twins,sister,brother,grandson,' +
      'granddaughter,grandma,grandpa,son,daughter,uncle,aunt,pilot,driver,crowd,loneliness,solitude,' +
      'grief',
    'person',
    ['room', 'street', 'field'],
    person,
  ),
];
