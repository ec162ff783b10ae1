import { type Thing, thing } from '../reading/frame.ts';
import {
  bareTree,
  bouquet,
  cactus,
  daisy,
  mushroom,
  palm,
  pine,
  pottedPlant,
  rose,
  tree,
  tulip,
} from '../silhouettes/plants/plants.ts';
import {
  apple,
  bread,
  burger,
  cake,
  citrus,
  fruitBowl,
  iceCream,
  pear,
  pizza,
  sushi,
} from '../silhouettes/things/food.ts';
import {
  bottle,
  bowl,
  candle,
  cocktail,
  cup,
  mug,
  perfume,
  plate,
  teapot,
  vase,
  wineGlass,
} from '../silhouettes/things/tableware.ts';

/** Food, drink and what they are served in. */
export const TABLE_THINGS: readonly Thing[] = [
  thing(
    'cup,coffee,espresso,cappuccino,latte,tea,cup of coffee,cup of tea,coffee cup,teacup,matcha',
    'table',
    ['cafe', 'table'],
    ({ seed }) => (seed % 3 ? cup() : mug()),
  ),
  thing('mug,hot chocolate,beer,tankard,pint', 'table', ['cafe', 'table'], mug),
  thing('teapot,kettle,coffee pot', 'table', ['cafe', 'table'], teapot),
  thing(
    'bowl,ramen,soup,noodle,noodle soup,bowl of ramen,stew,curry,rice,salad,porridge,pho',
    'table',
    ['cafe', 'table'],
    bowl,
  ),
  thing(
    'plate,dish,meal,dinner,steak,pasta,spaghetti,breakfast,pancake,taco,dessert,food,lunch,omelette,sandwich',
    'table',
    ['cafe', 'table'],
    plate,
  ),
  thing(
    'bottle,whisky,whiskey,wine bottle,gin,olive oil,glass bottle,beer bottle,sauce,shampoo,lotion,water bottle',
    'table',
    ['table', 'cafe'],
    bottle,
  ),
  thing(
    'perfume,fragrance,cologne,serum,cosmetic,skincare,flacon,perfume bottle,cream jar,nail polish',
    'table',
    ['table', 'plinth'],
    perfume,
  ),
  thing('wine,glass of wine,wine glass,champagne,goblet', 'table', ['cafe', 'table'], wineGlass),
  thing('cocktail,martini,drink,lemonade,juice,negroni,smoothie', 'table', ['cafe', 'table'], cocktail),
  thing('vase,urn,amphora,jar,pottery,ceramic,ceramics,jug,pitcher', 'table', ['table', 'plinth'], vase),
  thing('candle,candlestick,oil lamp,hope,prayer,faith', 'table', ['table', 'room'], candle),
  thing(
    'cake,birthday cake,wedding cake,cupcake,pastry,pie,tart,cheesecake',
    'table',
    ['cafe', 'table'],
    cake,
  ),
  thing('burger,hamburger,cheeseburger', 'table', ['cafe', 'table'], burger),
  thing('pizza', 'table', ['cafe', 'table'], pizza),
  thing('bread,loaf,sourdough,baguette,croissant,bakery', 'table', ['cafe', 'table'], bread),
  thing('sushi,sashimi,nigiri,maki', 'table', ['table', 'cafe'], sushi),
  thing('ice cream,gelato,sundae,icecream', 'table', ['street', 'table'], iceCream),
  thing('apple,peach,tomato,cherry,plum,pomegranate,strawberry', 'table', ['table', 'plinth'], apple),
  thing('pear,avocado,fig,aubergine', 'table', ['table', 'plinth'], pear),
  thing('lemon,orange,lime,grapefruit,citrus', 'table', ['table', 'plinth'], citrus),
  thing('fruit,still life,fruit bowl,grape,bowl of fruit,basket', 'table', ['table', 'plinth'], fruitBowl),
];

/** Plants, from a single stem to a tree. */
export const PLANTS: readonly Thing[] = [
  thing(
    'potted plant,plant,houseplant,monstera,fern,bonsai,herb,succulent,seedling,leaf,growth,sustainability',
    'table',
    ['room', 'table'],
    pottedPlant,
  ),
  thing(
    'bouquet,flower arrangement,wildflower,vase of flowers,vase with flowers,flowers in a vase,ikebana',
    'table',
    ['table', 'room'],
    bouquet,
  ),
  thing('rose,peony,camellia,poppy', 'table', ['field', 'plinth'], rose),
  thing('tulip,lily,orchid,iris,lotus,crocus', 'table', ['field', 'plinth'], tulip),
  thing('flower,sunflower,daisy,dahlia,blossom,dandelion,chrysanthemum', 'table', ['field', 'plinth'], daisy),
  thing('mushroom,toadstool,fungus', 'small', ['forest', 'table'], mushroom),
  thing('cactus,saguaro', 'person', ['desert', 'room'], cactus),
  thing('palm,palm tree,coconut', 'vast', ['coast', 'desert'], palm),
  thing('pine,fir,christmas tree,spruce,cedar', 'vast', ['snow', 'mountain'], pine),
  thing('bare tree,dead tree,winter tree,lone tree,lonely tree', 'vast', ['field', 'snow'], bareTree),
  thing('tree,oak,maple,birch,willow,cherry tree,olive tree', 'vast', ['field', 'lake'], ({ weather }) =>
    weather === 'snow' ? bareTree() : tree(),
  ),
];
