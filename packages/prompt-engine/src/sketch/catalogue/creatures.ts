import { type Thing, thing } from '../reading/frame.ts';
import {
  bee,
  birdFlying,
  birdPerched,
  butterfly,
  fish,
  heron,
  jellyfish,
  octopus,
  owl,
  penguin,
  whale,
} from '../silhouettes/animals/air-and-sea.ts';
import { dragon, robot, rubberDuck, snowman, teddy } from '../silhouettes/animals/fantasy.ts';
import {
  catHead,
  catSitting,
  catWalking,
  dogSitting,
  dogStanding,
  horse,
  horseGalloping,
  rabbit,
  turtle,
} from '../silhouettes/animals/pets.ts';
import { bear, cow, deer, elephant, fox, lion, sheep, wolf } from '../silhouettes/animals/wild.ts';

/** Animals, beings and figures of play. */
export const CREATURES: readonly Thing[] = [
  thing('cat,kitten,tabby,kitty,siamese', 'person', ['room', 'wall'], ({ lens, take, seed }) =>
    lens === 'macro' ? catHead() : take !== 'cinematic' || seed % 2 ? catSitting() : catWalking(),
  ),
  thing(
    'dog,puppy,labrador,retriever,terrier,hound,collie,corgi,dachshund,husky,poodle',
    'person',
    ['field', 'coast'],
    ({ take }) => (take === 'cinematic' ? dogStanding() : dogSitting()),
  ),
  thing('rabbit,bunny,hare', 'person', ['field', 'forest'], rabbit),
  thing('unicorn', 'person', ['forest', 'field'], () => horse(true)),
  thing(
    'horse,pony,stallion,mare,foal,mustang,donkey,zebra',
    'person',
    ['field', 'desert'],
    ({ take, cast }) => (take === 'cinematic' || cast.pose === 'running' ? horseGalloping() : horse()),
  ),
  thing('fox,red fox,arctic fox', 'person', ['forest', 'snow'], fox),
  thing('wolf,coyote,jackal', 'person', ['snow', 'forest'], wolf),
  thing('bear,grizzly,polar bear,panda,grizzly bear', 'person', ['forest', 'mountain'], bear),
  thing('deer,stag,elk,moose,reindeer,antelope,gazelle,roe', 'person', ['forest', 'field'], () => deer()),
  thing('doe,fawn,llama,alpaca', 'person', ['field', 'forest'], () => deer(false)),
  thing('elephant,mammoth,rhinoceros,rhino,hippo', 'person', ['field', 'desert'], elephant),
  thing('lion,tiger,leopard,panther,cheetah,lioness,jaguar,big cat', 'person', ['field', 'desert'], lion),
  thing('cow,bull,ox,buffalo,bison,cattle,yak', 'person', ['field', 'mountain'], cow),
  thing('sheep,lamb,goat,ram', 'person', ['field', 'mountain'], sheep),
  thing('turtle,tortoise', 'person', ['coast', 'underwater'], turtle),
  thing('owl', 'person', ['forest', 'sky'], owl),
  thing('heron,crane bird,stork,flamingo,egret,ibis', 'person', ['lake', 'coast'], heron),
  thing('penguin,puffin', 'person', ['snow', 'coast'], penguin),
  thing(
    'eagle,gull,seagull,hawk,falcon,swallow,albatross,freedom,liberty,raven in flight,bird in flight,flying bird,crow,phoenix',
    'person',
    ['sky', 'sea'],
    birdFlying,
  ),
  thing(
    'bird,robin,sparrow,finch,kingfisher,hummingbird,parrot,wren,songbird,raven,pigeon,hen,rooster,chicken,duck,peacock',
    'person',
    ['forest', 'field'],
    birdPerched,
  ),
  thing('whale,orca,dolphin,shark,humpback', 'large', ['underwater', 'sea'], whale),
  thing('fish,goldfish,trout,salmon,koi,clownfish,carp', 'person', ['underwater', 'lake'], fish),
  thing('octopus,squid,kraken', 'person', ['underwater', 'sea'], octopus),
  thing('jellyfish', 'person', ['underwater', 'sea'], jellyfish),
  thing('butterfly,moth,dragonfly', 'small', ['field', 'forest'], butterfly),
  thing(
    'bee,honeybee,bumblebee,wasp,beetle,insect,ladybird,ant,fly,spider',
    'small',
    ['field', 'table'],
    bee,
  ),
  thing('dragon,wyvern,monster,griffin,dinosaur,creature', 'large', ['mountain', 'sky'], dragon),
  thing('robot,android,cyborg,mech,automaton,droid', 'person', ['workshop', 'street'], robot),
  thing(
    'teddy bear,teddy,stuffed animal,plush,toy bear,toy,doll,action figure,figurine',
    'table',
    ['room', 'table'],
    teddy,
  ),
  thing('snowman', 'person', ['snow', 'field'], snowman),
  thing('rubber duck,duckling', 'table', ['table', 'lake'], rubberDuck),
];
