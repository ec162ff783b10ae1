import type { NounKind } from '../lexicon/noun.ts';

/** How a scene is photographed: the classes that camera, light and layout are chosen by. */
export type SceneClass =
  | 'person'
  | 'people'
  | 'hands'
  | 'animal'
  | 'bird'
  | 'insect'
  | 'sea-life'
  | 'food'
  | 'drink'
  | 'product'
  | 'small-thing'
  | 'clothing'
  | 'plant'
  | 'vehicle'
  | 'furniture'
  | 'building'
  | 'interior'
  | 'landscape'
  | 'city'
  | 'space'
  | 'event'
  | 'idea'
  | 'material'
  | 'graphic'
  | 'sign'
  | 'edit'
  | 'unknown';

/** The class of a thing where nothing else decides. */
export const BY_KIND: Readonly<Partial<Record<NounKind, SceneClass>>> = {
  hands: 'hands',
  bird: 'bird',
  insect: 'insect',
  'sea-animal': 'sea-life',
  pet: 'animal',
  'wild-animal': 'animal',
  'farm-animal': 'animal',
  reptile: 'animal',
  'fantasy-being': 'person',
  robot: 'person',
  plant: 'plant',
  flower: 'plant',
  tree: 'landscape',
  food: 'food',
  drink: 'drink',
  product: 'product',
  tool: 'small-thing',
  instrument: 'small-thing',
  weapon: 'small-thing',
  toy: 'small-thing',
  container: 'small-thing',
  device: 'product',
  jewellery: 'product',
  clothing: 'clothing',
  textile: 'clothing',
  furniture: 'furniture',
  vehicle: 'vehicle',
  boat: 'vehicle',
  aircraft: 'vehicle',
  spacecraft: 'space',
  machine: 'vehicle',
  building: 'building',
  structure: 'building',
  sign: 'sign',
  graphic: 'graphic',
  celestial: 'space',
  terrain: 'landscape',
  weather: 'landscape',
  abstract: 'idea',
  event: 'event',
  sport: 'event',
  material: 'material',
};

/** What is drawn flat. */
export const FLAT_USES =
  'logo icon icon-set sticker pattern infographic colouring-page tattoo shirt-print'.split(' ');
/** What is printed. */
export const PAPER_USES =
  'card poster book-cover album-cover magazine-cover business-card banner thumbnail'.split(' ');
