import { type Canvas, fill, halo } from '../drawing/canvas.ts';
import { box, num } from '../drawing/pen.ts';
import { room, shelfOfBooks } from '../places/indoors.ts';
import { PLACE_PAINTERS } from '../places/places.ts';
import { weatherOver } from '../places/terrain.ts';
import type { Frame, Place, Scene } from '../reading/frame.ts';
import { deer, fox } from '../silhouettes/animals/wild.ts';
import { skyscraper } from '../silhouettes/buildings/buildings.ts';
import { figure, outlined } from '../silhouettes/people/figure.ts';
import { bareTree, pine, tree } from '../silhouettes/plants/plants.ts';
import { castShadow, draw, type Silhouette } from '../silhouettes/silhouette.ts';
import { bookStack } from '../silhouettes/things/objects.ts';
import { armchair, chair, tableLamp } from '../silhouettes/things/wear-and-furniture.ts';
import { rowingBoat, sailboat } from '../silhouettes/vehicles/sea-and-sky.ts';
import { standIn } from './stand.ts';

const walker = (): Silhouette => outlined(figure('walking', { clothes: 'coat', head: 'hat' }));

/** What gives a landscape its measure: small, off the middle, only where the moment is told. */
const PASSER_BY: Readonly<Partial<Record<Place, () => Silhouette>>> = {
  mountain: () => outlined(figure('standing', { clothes: 'coat', head: 'cap' })),
  coast: walker,
  lake: rowingBoat,
  sea: sailboat,
  forest: () => deer(),
  desert: walker,
  field: walker,
  snow: fox,
  street: () => outlined(figure('walking', { clothes: 'coat', head: 'short' })),
  station: fox,
  harbour: () => outlined(figure('standing', { clothes: 'coat', head: 'cap' })),
};

/** The one thing left when everything else is taken away. */
const LAST_THING: Readonly<Partial<Record<Place, () => Silhouette>>> = {
  forest: pine,
  mountain: pine,
  field: tree,
  snow: bareTree,
  desert: walker,
  sea: sailboat,
  coast: sailboat,
  lake: rowingBoat,
  skyline: skyscraper,
  street: walker,
  road: walker,
  room: armchair,
  library: chair,
  cafe: chair,
  workshop: chair,
  station: () => outlined(figure('sitting', { clothes: 'coat', head: 'hat' })),
};

const INDOORS: ReadonlySet<Place> = new Set(['room', 'library', 'cafe', 'workshop']);

function withPasserBy(canvas: Canvas, frame: Frame, place: Place): string {
  const picture = PLACE_PAINTERS[place](canvas, frame);
  const make = frame.take === 'cinematic' ? PASSER_BY[place] : undefined;
  if (!make) return picture.back + picture.front + weatherOver(canvas, frame);
  const passer = make();
  const size = Math.min((canvas.m * 0.2 * 100) / passer.height, (canvas.w * 0.24 * 100) / passer.width);
  const at = { x: canvas.w * frame.x, base: picture.base, size, flip: frame.x > 0.5, rim: 0.8 };
  const shadow = picture.meets === 'cast' ? castShadow(canvas, passer, at) : '';
  return picture.back + shadow + draw(canvas, passer, at) + picture.front + weatherOver(canvas, frame);
}

/** A landscape, a city or a room that is the subject itself. */
function landscape(words: string, place: Place): Scene {
  return {
    words,
    places: [place],
    hosts: true,
    paint(canvas, frame) {
      if (frame.take === 'studio') return withPasserBy(canvas, { ...frame, x: 0.5 }, place);
      const last = frame.take === 'minimal' ? LAST_THING[place] : undefined;
      if (!last) return withPasserBy(canvas, frame, place);
      return standIn(canvas, { ...frame, place: INDOORS.has(place) ? 'wall' : 'void', count: 1 }, last());
    },
  };
}

/** A room that is lived in: a chair in the light, a lamp, books on the wall, a rug. */
function furnished(canvas: Canvas, frame: Frame): string {
  if (frame.take === 'minimal') return standIn(canvas, { ...frame, place: 'wall', count: 1 }, armchair());
  const { w, h, m, tones } = canvas;
  const x = frame.take === 'studio' || frame.x >= 0.5 ? 0.45 : 0.55;
  const picture = room(canvas, { ...frame, x: 1 - x });
  const side = x < 0.5 ? 1 : -1;
  const cx = w * x;
  const shelf = { x: side > 0 ? w * 0.62 : w * 0.04, y: h * 0.46, width: w * 0.34, tall: h * 0.13 };
  const books = [0, 1]
    .map(
      (i) =>
        shelfOfBooks(canvas, shelf.x, shelf.y - i * h * 0.17, shelf.width, shelf.tall) +
        fill(box(shelf.x - m * 0.01, shelf.y - i * h * 0.17, shelf.width + m * 0.02, m * 0.014), tones.shade),
    )
    .join('');
  const size = Math.min(m * 0.44, w * 0.42);
  const lampX = cx + side * size * 0.86;
  const chairAt = { x: cx, base: h * 0.9, size, flip: side < 0 };
  return (
    picture.back +
    books +
    halo(canvas, { x: lampX, y: h * 0.9 - size * 0.8, rx: size * 0.9 }, tones.glow, 0.6) +
    `<ellipse cx="${num(cx)}" cy="${num(h * 0.91)}" rx="${num(size * 0.95)}" ry="${num(h * 0.045)}" fill="${tones.pop}" opacity=".45"/>` +
    draw(canvas, tableLamp(), {
      x: Math.min(Math.max(lampX, m * 0.1), w - m * 0.1),
      base: h * 0.89,
      size: size * 1.25,
      rim: 0.8,
    }) +
    draw(canvas, armchair(), chairAt) +
    draw(canvas, bookStack(), { x: cx - side * size * 0.86, base: h * 0.93, size: size * 0.36, rim: 0.8 }) +
    weatherOver(canvas, { ...frame, weather: 'clear' })
  );
}

export const LANDSCAPES: readonly Scene[] = [
  landscape(
    'mountain,mountain range,peak,alps,himalaya,summit,valley,volcano,glacier,ridge,hill,fjord,highland,mountain pass,landscape',
    'mountain',
  ),
  landscape('coast,beach,cliff,shore,seaside,bay,coastline,wave,surf,island,headland,seascape', 'coast'),
  landscape('sea,ocean,open sea,horizon', 'sea'),
  landscape(
    'lake,mountain lake,alpine lake,river,pond,waterfall,lagoon,stream,canal,reflection,wetland,swamp',
    'lake',
  ),
  landscape('forest,wood,woodland,jungle,rainforest,grove,bamboo forest,enchanted forest,woods', 'forest'),
  landscape('desert,dune,sand dune,sahara,canyon,oasis,mesa,mars', 'desert'),
  landscape(
    'field,meadow,prairie,farm,vineyard,garden,park,countryside,wheat field,lavender field,orchard,savanna,steppe,hillside,spring,summer',
    'field',
  ),
  landscape('snow,winter landscape,tundra,snowy landscape,arctic,iceberg,winter', 'snow'),
  landscape('sky,cloud,clouds,cloudscape,rainbow,sunset,sunrise,aurora,northern lights', 'sky'),
  landscape(
    'skyline,city,cityscape,metropolis,megacity,rooftop,downtown,tokyo,new york,manhattan,london,paris,futuristic city',
    'skyline',
  ),
  landscape(
    'street,city street,street scene,city streets,alley,market,night market,town,village,square,crossing,neighbourhood,bazaar,lane,shop',
    'street',
  ),
  landscape('road,highway,motorway,race track,petrol station,gas station', 'road'),
  landscape('harbour,harbor,port,marina,dock,fishing village,pier', 'harbour'),
  landscape(
    'train station,railway station,station,platform,metro station,underground station,subway,airport,terminal,hangar,tunnel',
    'station',
  ),
  landscape('library,bookshop,bookstore,archive', 'library'),
  landscape('cafe,restaurant,bar,diner,coffee shop,kitchen,pub,bistro', 'cafe'),
  landscape(
    'workshop,atelier,laboratory,factory,forge,studio interior,attic,garage,machine,engine',
    'workshop',
  ),
  {
    words:
      'room,living room,bedroom,interior,hotel room,apartment,nook,reading nook,window seat,lounge,den,reading corner,window',
    places: ['room'],
    paint: furnished,
  },
  landscape('hallway,corridor,office,bathroom,museum,gallery,classroom', 'room'),
  landscape('theatre,theater,concert,concert hall,opera,circus,stage', 'stage'),
  landscape('stadium,arena,football pitch', 'stadium'),
  landscape('underwater,coral reef,reef,seabed,aquarium', 'underwater'),
  landscape(
    'space,galaxy,nebula,planet,outer space,universe,cosmos,milky way,solar system,star,black hole,asteroid',
    'space',
  ),
  {
    words: 'storm,thunderstorm,lightning,tornado,hurricane,thunder,rain,monsoon',
    places: ['field'],
    paint: (canvas, frame) =>
      withPasserBy(
        canvas,
        { ...frame, weather: 'storm' },
        frame.place === 'sea' || frame.place === 'coast' ? frame.place : 'field',
      ),
  },
];
