import { type Thing, thing } from '../reading/frame.ts';
import {
  barn,
  bridge,
  castle,
  church,
  greenhouse,
  house,
  ironTower,
  lighthouse,
  pagoda,
  skyscraper,
  temple,
  windmill,
} from '../silhouettes/buildings/buildings.ts';
import { bicycle, bus, car, motorbike, train, truck } from '../silhouettes/vehicles/road.ts';
import {
  aeroplane,
  balloon,
  ferry,
  helicopter,
  rocket,
  rowingBoat,
  sailboat,
  sailingShip,
  saucer,
} from '../silhouettes/vehicles/sea-and-sky.ts';

export const VEHICLES: readonly Thing[] = [
  thing(
    'car,coupe,sports car,automobile,sedan,convertible,taxi,cadillac,roadster,race car,porsche,supercar,vintage car,classic car,cab',
    'large',
    ['road', 'street'],
    car,
  ),
  thing(
    'bus,van,camper,tram,streetcar,minibus,campervan,food truck,last tram',
    'large',
    ['street', 'road'],
    bus,
  ),
  thing('truck,lorry,tractor,fire engine,excavator', 'large', ['road', 'field'], truck),
  thing('bicycle,bike,cycle', 'large', ['street', 'road'], bicycle),
  thing('motorbike,motorcycle,scooter,moped,vespa', 'large', ['road', 'street'], motorbike),
  thing('train,locomotive,steam train,steam engine,railway', 'large', ['field', 'mountain'], train),
  thing(
    'sailing ship,ship,galleon,pirate ship,tall ship,schooner,frigate',
    'large',
    ['sea', 'harbour'],
    sailingShip,
  ),
  thing('sailboat,yacht,fishing boat,boat,dinghy,junk,trawler', 'large', ['sea', 'lake'], sailboat),
  thing('rowing boat,canoe,kayak,gondola,rowboat,raft', 'large', ['lake', 'sea'], rowingBoat),
  thing(
    'ferry,cruise ship,liner,ocean liner,steamer,cargo ship,night ferry,container ship',
    'large',
    ['harbour', 'sea'],
    ferry,
  ),
  thing(
    'aeroplane,airplane,plane,jet,aircraft,airliner,biplane,fighter jet,glider',
    'large',
    ['sky', 'mountain'],
    aeroplane,
  ),
  thing('hot air balloon,balloon,airship,zeppelin,blimp', 'large', ['sky', 'mountain'], balloon),
  thing(
    'rocket,spaceship,spacecraft,space shuttle,starship,satellite,rocket launch',
    'large',
    ['space', 'sky'],
    rocket,
  ),
  thing('ufo,flying saucer,saucer,alien ship', 'large', ['sky', 'field'], saucer),
  thing('helicopter,drone,chopper', 'large', ['sky', 'skyline'], helicopter),
];

export const BUILDINGS: readonly Thing[] = [
  thing(
    'house,cottage,cabin,villa,farmhouse,hut,home exterior,bungalow,mansion,treehouse,tiny house,haunted house',
    'vast',
    ['field', 'forest'],
    house,
  ),
  thing(
    'skyscraper,tower block,office building,high rise,building,apartment block',
    'vast',
    ['skyline', 'street'],
    skyscraper,
  ),
  thing('castle,fortress,palace,citadel,ruin,tower', 'vast', ['mountain', 'field'], castle),
  thing('lighthouse,beacon', 'vast', ['coast', 'sea'], lighthouse),
  thing('church,cathedral,chapel,monastery,abbey', 'vast', ['field', 'mountain'], church),
  thing('pagoda,shrine,japanese temple,torii', 'vast', ['mountain', 'forest'], pagoda),
  thing('windmill', 'vast', ['field', 'lake'], windmill),
  thing(
    'eiffel tower,eiffel,radio tower,iron tower,transmission tower',
    'vast',
    ['skyline', 'field'],
    ironTower,
  ),
  thing('bridge,golden gate,suspension bridge,viaduct', 'vast', ['sea', 'lake'], bridge),
  thing(
    'temple,parthenon,courthouse,bank,museum building,white house,capitol,monument,mosque,taj mahal,pantheon',
    'vast',
    ['field', 'desert'],
    temple,
  ),
  thing('barn,shed,stable', 'vast', ['field', 'snow'], barn),
  thing('greenhouse,glasshouse,conservatory', 'vast', ['field', 'forest'], greenhouse),
];
