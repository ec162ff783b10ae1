import { abstract } from './abstract.ts';
import { artwork } from './artwork.ts';
import { baby } from './baby.ts';
import { battle } from './battle.ts';
import { bird } from './bird.ts';
import { building } from './building.ts';
import { child } from './child.ts';
import { city } from './city.ts';
import { clothing } from './clothing.ts';
import { coast } from './coast.ts';
import { desert } from './desert.ts';
import { diagram } from './diagram.ts';
import { drink } from './drink.ts';
import { event } from './event.ts';
import { fantasyBeing } from './fantasy-being.ts';
import { field } from './field.ts';
import { food } from './food.ts';
import { forest } from './forest.ts';
import { hands } from './hands.ts';
import { insect } from './insect.ts';
import { interior } from './interior.ts';
import { jewellery } from './jewellery.ts';
import { lettering } from './lettering.ts';
import { logo } from './logo.ts';
import { machine } from './machine.ts';
import { mountain } from './mountain.ts';
import { pattern } from './pattern.ts';
import { people } from './people.ts';
import { person } from './person.ts';
import { pet } from './pet.ts';
import { photoEdit } from './photo-edit.ts';
import { plant } from './plant.ts';
import { product } from './product.ts';
import { render } from './render.ts';
import { robot } from './robot.ts';
import type { SceneTable } from './scene.ts';
import { seaAnimal } from './sea-animal.ts';
import { sky } from './sky.ts';
import { space } from './space.ts';
import { sport } from './sport.ts';
import { stillLife } from './still-life.ts';
import { toy } from './toy.ts';
import { vehicle } from './vehicle.ts';
import { water } from './water.ts';
import { weather } from './weather.ts';
import { wildAnimal } from './wild-animal.ts';

/** The set-ups of every subject kind. */
export const SCENES: SceneTable = {
  person,
  people,
  child,
  baby,
  hands,
  pet,
  'wild-animal': wildAnimal,
  bird,
  insect,
  'sea-animal': seaAnimal,
  plant,
  food,
  drink,
  product,
  jewellery,
  clothing,
  vehicle,
  machine,
  building,
  interior,
  city,
  mountain,
  coast,
  forest,
  desert,
  field,
  water,
  sky,
  weather,
  space,
  event,
  sport,
  battle,
  'fantasy-being': fantasyBeing,
  robot,
  toy,
  'still-life': stillLife,
  lettering,
  logo,
  diagram,
  pattern,
  abstract,
  artwork,
  render,
  'photo-edit': photoEdit,
};
