import type { Take } from '../../vocabulary.ts';
import type { Lens, Medium, Place, Time, Weather } from './frame.ts';
import { Vocabulary } from './words.ts';

export const placeWords = new Vocabulary<Place>([
  ['station', 'train station,railway station,station,platform,terminal,underground station,metro'],
  ['harbour', 'harbour,harbor,quay,dock,pier,jetty,marina,wharf,breakwater,port'],
  ['coast', 'coast,beach,shore,cliff,seaside,rocks,bay,dune grass,headland,cove,surf,wave'],
  ['underwater', 'underwater,reef,coral,seabed,deep sea,aquarium'],
  ['sea', 'sea,ocean,open water,horizon at sea'],
  ['lake', 'lake,pond,river,canal,lagoon,puddle,reflection,stream,waterfall,swimming pool'],
  ['mountain', 'mountain,peak,ridge,alps,summit,valley,glacier,volcano,hill,hillside,mountain pass'],
  ['forest', 'forest,wood,woods,woodland,jungle,grove,pine wood,rainforest,undergrowth,tree'],
  ['desert', 'desert,dune,sand,sahara,canyon,mesa,oasis,mars'],
  ['snow', 'snow,tundra,arctic,ice,antarctic,frozen,snowy field,winter field'],
  [
    'field',
    'castle,battlefield,ruin,village green,field,meadow,grass,farm,pasture,prairie,orchard,vineyard,garden,park,lawn,wheat,savanna,savannah,countryside,steppe,hedge,playground',
  ],
  ['skyline', 'skyline,rooftop,roof,city at night,cityscape,city,megacity,metropolis'],
  [
    'street',
    'street,city street,alley,at a crossing,pedestrian crossing,pavement,sidewalk,market,shop window,crossroads,square,plaza,town,village,neon,asphalt,tram line,bazaar,lane,junction',
  ],
  [
    'road',
    'road,highway,motorway,racetrack,track,route,garage,petrol station,gas station,driveway,parking lot',
  ],
  ['library', 'library,bookshop,bookstore,archive,bookshelves,bookcase,shelf of books'],
  ['cafe', 'cafe,restaurant,bar,diner,coffee shop,bistro,pub,tea room,kitchen,bakery'],
  [
    'workshop',
    'workshop,atelier,factory,laboratory,lab,forge,foundry,barn,attic,cellar,studio floor,basement,warehouse',
  ],
  [
    'room',
    'room,bedroom,living room,interior,hallway,corridor,office,hotel,apartment,window seat,nook,sofa,gallery,museum,bathroom,home,house interior,school,classroom',
  ],
  ['stage', 'stage,theatre,theater,concert,spotlight,opera,podium,lectern,circus,runway,catwalk,club'],
  ['stadium', 'stadium,pitch,floodlight,arena,goal,football pitch,grandstand'],
  ['court', 'court,gym,gymnasium,hoop,boxing ring,in the ring,the ring,ice rink,dojo'],
  ['space', 'space,galaxy,nebula,orbit,moon,planet,star,stars,cosmos,milky way,outer space,asteroid'],
  ['sky', 'sky,cloud,above the clouds,mid air,airborne,air'],
  [
    'table',
    'table,tabletop,countertop,worktop,wooden board,marble,desk,tray,bench top,slab,counter,windowsill,sill,workbench',
  ],
  ['plinth', 'plinth,pedestal,podium block,stone block,column'],
  ['backdrop', 'backdrop,seamless,sweep,cyclorama,canvas backdrop,background paper,sailcloth,studio,muslin'],
  ['wall', 'plain wall,bare wall,white wall,plaster wall,wall,white corner,white square'],
]);

export const timeWords = new Vocabulary<Time>([
  [
    'night',
    'night,full moon,under the moon,under the stars,crescent moon,midnight,moonlit,moonlight,nocturnal,starlit,neon,evening pane,after dark,nighttime,candlelight,candlelit,firelight,pre dawn,streetlight,street lamp',
  ],
  ['dawn', 'dawn,sunrise,daybreak,first light,early morning,morning,pink light,ten to six'],
  [
    'golden-hour',
    'golden hour,sunset,low sun,evening sun,late sun,late light,afternoon light,golden,setting sun,warm light,amber light,late afternoon',
  ],
  ['dusk', 'dusk,twilight,blue hour,evening,nightfall,gloaming,last light'],
  [
    'day',
    'day,noon,midday,daylight,sunny,sunshine,afternoon,summer,bright,north light,blue sky,sunlight,sun',
  ],
]);

export const weatherWords = new Vocabulary<Weather>([
  ['storm', 'storm,thunder,lightning,tempest,thunderstorm,hurricane,gale,tornado,stormy,squall'],
  ['rain', 'rain,rainy,drizzle,wet,downpour,raindrop,rain soaked,umbrella'],
  ['snow', 'snow,snowfall,snowing,blizzard,winter,frost,snowy,snowflake'],
  ['fog', 'fog,mist,misty,foggy,haze,hazy,smoke'],
  ['wind', 'wind,windy,breeze,windswept'],
  ['cloud', 'cloud,cloudy,overcast,grey sky,high cloud,flat light'],
  ['clear', 'clear,cloudless,sunny'],
]);

export const mediumWords = new Vocabulary<Medium>([
  ['watercolour', 'watercolour,watercolor,gouache,aquarelle,wash,oil painting,impressionist,pastel'],
  [
    'ink',
    'ink,sumi e,woodcut,linocut,silhouette,stencil,calligraphy,etching,engraving,block print,charcoal drawing,ink drawing',
  ],
  [
    'line',
    'line art,line drawing,pencil,sketch,outline,blueprint,technical drawing,coloring page,colouring page,doodle,one line,pen drawing',
  ],
  [
    'flat',
    'flat,vector,flat design,logo,icon,sticker,isometric,paper cut,minimalist illustration,illustration,cartoon,risograph,screen print,pixel art,anime,comic',
  ],
]);

export const lensWords = new Vocabulary<Lens>([
  ['macro', 'macro,close up,closeup,extreme close up,detail,magnified,filling the frame'],
  [
    'wide',
    'wide,wide angle,panorama,panoramic,aerial,establishing shot,fisheye,ultra wide,drone,vast,epic landscape,bird s eye',
  ],
  [
    'long',
    'telephoto,long lens,compressed,portrait lens,headshot,head and shoulders,half length,portrait,self portrait,passport photo',
  ],
]);

/** Words that give a take away, by how surely they do. */
export const takeWords = new Vocabulary<Take>([
  [
    'studio',
    'studio,seamless,backdrop,softbox,octabox,cyclorama,sweep,scrim,beauty dish,plinth,packshot,product shot,catalogue,catalog,e commerce,white background,black background,dark background,grey background,plain background,kicker,tripod,flag,umbrella key,parabolic umbrella,tethered,stopped down,controlled,controlled version,large format,identity sheet,elevation,symmetry,full symmetry,headshot,centred,focus stacked,key light,strip light,even margins,verticals straight,white card',
  ],
  [
    'minimal',
    'minimal,minimalist,minimalism,negative space,rest empty,empty,nothing else,bare,blank,unbroken,plain wall,simple background,one chair,alone,single colour,clean background,emptiness,vast empty,nobody,two thirds,sparse',
  ],
  [
    'cinematic',
    'cinematic,film still,anamorphic,movie,through,foreground,practical,film grain,motion blur,blurred,documentary,out of focus,passing,film frame,1 60,pushed,handheld,dolly,candid,drama,dramatic,in the background,glows behind,colour negative,color negative,behind',
  ],
]);
