import type { Collar } from '../silhouettes/people/bust.ts';
import type { Clothes, Head } from '../silhouettes/people/figure.ts';
import type { Hair } from '../silhouettes/people/hair.ts';
import type { PoseName } from '../silhouettes/people/pose.ts';
import { Vocabulary } from './words.ts';

/** Things that hands hold or that a pose needs under it. */
export type Prop =
  | 'seat'
  | 'book'
  | 'phone'
  | 'violin'
  | 'guitar'
  | 'easel'
  | 'umbrella'
  | 'ball'
  | 'basketball'
  | 'net'
  | 'camera'
  | 'staff'
  | 'sword'
  | 'bench'
  | 'pan'
  | 'backpack'
  | 'microphone'
  | 'bicycle'
  | 'balloon'
  | 'flowers';

/** How a person looks and what they do. */
export interface Cast {
  readonly hair: Hair;
  readonly head: Head;
  readonly clothes: Clothes;
  readonly collar: Collar;
  readonly pose: PoseName;
  readonly prop?: Prop;
  readonly profile: boolean;
  readonly child: boolean;
}

type Look = Partial<Pick<Cast, 'hair' | 'head' | 'clothes' | 'collar' | 'pose' | 'prop' | 'child'>>;

/** Who someone is by the words of the subject; later words add to earlier ones, the first to say a thing wins. */
const ROLES: readonly (readonly [Look, string])[] = [
  [
    { hair: 'toque', head: 'cap', clothes: 'apron', pose: 'working', prop: 'bench' },
    'chef,baker,cook,pizzaiolo,confectioner',
  ],
  [
    { hair: 'beanie', head: 'cap', clothes: 'coat', pose: 'standing' },
    'fisherman,sailor,docker,fisherwoman,dockworker',
  ],
  [
    { hair: 'hood', head: 'hood', clothes: 'coat' },
    'lighthouse keeper,keeper,oilskin,raincoat,parka,hoodie,hooded',
  ],
  [
    { hair: 'fedora', head: 'hat', clothes: 'coat' },
    'cowboy,cowgirl,detective,gaucho,rancher,explorer,archaeologist,gentleman,scarecrow',
  ],
  [
    { hair: 'fedora', head: 'hat', clothes: 'plain' },
    'farmer,gardener,beekeeper,shepherd,wide hat,straw hat,fedora,sun hat,hat',
  ],
  [
    { hair: 'helmet', head: 'helmet', clothes: 'plain', pose: 'working' },
    'engineer,miner,welder,firefighter,builder,construction worker,helmet,hard hat,electrician',
  ],
  [
    { hair: 'helmet', head: 'space', clothes: 'plain', pose: 'walking' },
    'astronaut,cosmonaut,spaceman,diver',
  ],
  [
    { hair: 'helmet', head: 'helmet', clothes: 'robe', pose: 'guard', prop: 'sword' },
    'knight,samurai,warrior,viking,gladiator,swordsman,soldier',
  ],
  [
    { hair: 'hood', head: 'hood', clothes: 'robe', prop: 'staff' },
    'wizard,sorcerer,monk,nun,priest,witch,hermit,pilgrim,mage,druid,shaman,elf',
  ],
  [{ hair: 'crown', head: 'long', clothes: 'gown', collar: 'dress' }, 'queen,princess,empress,goddess'],
  [{ hair: 'crown', head: 'short', clothes: 'robe' }, 'king,prince,emperor'],
  [
    { hair: 'bun', head: 'bun', clothes: 'dress', collar: 'dress', pose: 'dancing' },
    'ballerina,dancer,flamenco dancer,gymnast,ballet',
  ],
  [{ hair: 'bun', head: 'bun', clothes: 'gown', collar: 'dress', prop: 'flowers' }, 'bride,wedding'],
  [
    { hair: 'bun', head: 'bun', clothes: 'apron', pose: 'violin', prop: 'violin' },
    'violin maker,violinist,fiddler,cellist,luthier,violin,fiddle,cello',
  ],
  [
    { head: 'long', clothes: 'plain', pose: 'violin', prop: 'guitar' },
    'guitarist,guitar,musician,busker,banjo,lute',
  ],
  [{ hair: 'beanie', pose: 'working', prop: 'easel', clothes: 'apron' }, 'painter,artist,illustrator'],
  [
    { pose: 'working', prop: 'bench', clothes: 'apron' },
    'watchmaker,carpenter,potter,blacksmith,tailor,shoemaker,jeweller,barista,mechanic,barber,craftsman,artisan,clockmaker,bookbinder,glassblower,seamstress,weaver,scientist,surgeon,doctor',
  ],
  [
    { clothes: 'kit', pose: 'kicking', prop: 'ball' },
    'footballer,soccer player,striker,goalkeeper,football player,football,soccer',
  ],
  [{ clothes: 'kit', pose: 'jumping', prop: 'basketball' }, 'basketball player,basketball,dunk,slam dunk'],
  [{ clothes: 'kit', pose: 'guard', hair: 'short' }, 'boxer,wrestler,fighter,boxing'],
  [{ clothes: 'kit', pose: 'running' }, 'runner,sprinter,athlete,jogger,marathon'],
  [
    { clothes: 'robe', pose: 'kungfu', hair: 'bun' },
    'kungfu,kung fu,karate,martial artist,judo,taekwondo,ninja,shaolin',
  ],
  [
    { pose: 'cycling', prop: 'bicycle', head: 'helmet', hair: 'helmet', clothes: 'kit' },
    'cyclist,courier,cycling,riding a bicycle,riding a bike',
  ],
  [{ pose: 'standing', prop: 'camera' }, 'photographer,cameraman,filmmaker'],
  [
    { pose: 'walking', prop: 'backpack', head: 'cap', hair: 'cap' },
    'hiker,backpacker,traveller,traveler,mountaineer,climber,trekker,walker,nomad',
  ],
  [
    { collar: 'coat', clothes: 'coat', pose: 'standing' },
    'businessman,businesswoman,ceo,president,politician,lawyer,suit,banker,manager,speaker,professor,teacher,coat',
  ],
  [
    { collar: 'coat', clothes: 'coat', prop: 'microphone', hair: 'curls' },
    'singer,comedian,rapper,rock star,celebrity,host,presenter',
  ],
  [{ hair: 'curls' }, 'curls,curly,curly haired,afro,jazz'],
  [
    { hair: 'beard', head: 'short' },
    'bearded,beard,grandfather,old man,elderly man,barbarian,lumberjack,hipster',
  ],
  [{ hair: 'bun', head: 'bun' }, 'grandmother,old woman,elderly woman,granny,bun'],
  [{ hair: 'headscarf', head: 'hood' }, 'hijab,headscarf,veil,turban,scarf'],
  [{ hair: 'bald', head: 'bald' }, 'bald,mannequin,statue,alien'],
  [{ hair: 'flat-cap', head: 'cap' }, 'flat cap,newsboy,newspaper boy'],
  [{ hair: 'cap', head: 'cap' }, 'cap,baseball cap,skater,skateboarder,delivery'],
  [{ child: true, hair: 'bob', head: 'bun', clothes: 'dress' }, 'little girl,girl,daughter,schoolgirl'],
  [
    { child: true, hair: 'short', head: 'cap' },
    'child,boy,kid,grandson,granddaughter,nephew,niece,toddler,baby,son,children,schoolboy,infant',
  ],
  [
    { hair: 'long', head: 'long', clothes: 'dress', collar: 'dress' },
    'model,actress,fashion model,lady,gown,dress,evening dress,influencer',
  ],
  [
    { hair: 'long', head: 'long' },
    'woman,women,she,her,herself,mother,sister,wife,girlfriend,aunt,female,mermaid',
  ],
  [{ hair: 'short', head: 'short' }, 'man,men,he,his,him,father,brother,husband,uncle,male,guy,bro'],
  [{ child: true }, 'family,families'],
];

/** What someone does; beats what their trade would have them do. */
const ACTIONS: readonly (readonly [Look, string])[] = [
  [{ pose: 'sitting', prop: 'net' }, 'mending nets,mending,nets'],
  [{ pose: 'sitting', prop: 'book' }, 'reading,reads,studying,reader,writing,writes'],
  [{ pose: 'selfie', prop: 'phone' }, 'selfie,selfies,holding a phone,on the phone'],
  [{ pose: 'cycling', prop: 'bicycle' }, 'on a bicycle,on a bike,cycling'],
  [{ pose: 'standing', prop: 'umbrella' }, 'umbrella,under an umbrella,parasol'],
  [{ pose: 'standing', prop: 'balloon' }, 'holding a balloon,red balloon'],
  [
    { pose: 'sitting', prop: 'seat' },
    'sitting,sits,seated,waiting,resting,drinking,eating,meditating,meditation,watching',
  ],
  [{ pose: 'running' }, 'running,runs,sprinting,chasing,fleeing,racing,skating'],
  [{ pose: 'dancing' }, 'dancing,dances,twirling,spinning,pirouette'],
  [{ pose: 'jumping' }, 'jumping,jumps,leaping,leap,mid air,flying,dunking,mid leap'],
  [{ pose: 'kicking', prop: 'ball' }, 'kicking,kick,free kick,volley'],
  [{ pose: 'cheering' }, 'cheering,celebrating,lifting,arms raised,triumphant,praying,surfing,juggling'],
  [{ pose: 'crouching' }, 'crouching,kneeling,planting,digging,picking,harvesting,crouched,squatting'],
  [{ pose: 'walking' }, 'walking,walks,strolling,crossing,wandering,hiking,marching,carrying'],
  [{ pose: 'reaching' }, 'reaching,pointing,painting a wall,casting,waving,conducting,greeting'],
  [
    { pose: 'working', prop: 'bench' },
    'working,repairing,carving,cooking,baking,kneading,forging,sewing,painting,soldering,sculpting,throwing a pot,repairs,fitting',
  ],
];

const roles = new Vocabulary(ROLES);
const actions = new Vocabulary(ACTIONS);

/** All that the words say of a look, the particular before the general, as the tables are ordered. */
function inTableOrder(subject: readonly string[]): Look {
  const heard = new Set([...actions.all(subject), ...roles.all(subject)].map((found) => found.value));
  const looks = [...ACTIONS, ...ROLES].map(([look]) => look).filter((look) => heard.has(look));
  return Object.assign({}, ...looks.reverse());
}

const OUT_OF_DOORS = new Set<string | undefined>([
  'walking',
  'running',
  'cycling',
  'bicycle',
  'umbrella',
  'backpack',
  'balloon',
  'ball',
]);

/** Whether what someone does or carries is done under the sky. */
export const isOutdoors = ({ pose, prop }: Cast): boolean => OUT_OF_DOORS.has(pose) || OUT_OF_DOORS.has(prop);

/** The same company, but someone else: for the second and third of a group. */
export function another(cast: Cast, nth: number): Cast {
  if (nth === 0) return cast;
  const hairs: readonly Hair[] = ['long', 'short', 'curls', 'bun', 'beard', 'bob'];
  const heads = ['long', 'short', 'bun', 'bun', 'short', 'long'] as const;
  const at = (hairs.indexOf(cast.hair) + nth + 6) % hairs.length;
  const uniform = ['helmet', 'hood', 'toque', 'crown', 'cap', 'beanie'].includes(cast.hair);
  return uniform
    ? cast
    : {
        ...cast,
        hair: hairs[at] ?? 'short',
        head: heads[at] ?? 'short',
        clothes: nth % 2 ? 'plain' : cast.clothes,
      };
}

/** Reads who is in the picture from the subject's words; what they leave open follows the seed. */
export function castOf(subject: readonly string[], seed: number): Cast {
  const said = inTableOrder(subject);
  const hairs = ['short', 'long', 'bun', 'curls', 'bob', 'beard'] as const;
  const heads = ['short', 'long', 'bun', 'long', 'bun', 'short'] as const;
  const at = seed % hairs.length;
  return {
    hair: hairs[at] ?? 'short',
    head: heads[at] ?? 'short',
    clothes: 'plain',
    collar: seed % 3 === 0 ? 'coat' : 'crew',
    pose: seed % 2 === 0 ? 'contrapposto' : 'standing',
    profile: seed % 5 < 2,
    child: false,
    ...said,
  };
}
