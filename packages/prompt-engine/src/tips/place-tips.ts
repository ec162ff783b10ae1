import type { SubjectKind } from '../kinds.ts';
import type { KindTip } from './tip.ts';

type Place =
  | 'building'
  | 'interior'
  | 'city'
  | 'mountain'
  | 'coast'
  | 'forest'
  | 'desert'
  | 'field'
  | 'water'
  | 'sky'
  | 'weather'
  | 'space';

/** Tips for places, weather and the sky. */
export const PLACE_TIPS: Readonly<Record<Place & SubjectKind, readonly KindTip[]>> = {
  building: [
    {
      text: 'Say how long it has stood, empty or in use, one year or thirty winters: that decides between dust, broken panes and birches on the roof.',
      unless: /\b(?:abandoned|ruin|new|old|century|derelict)/i,
    },
    {
      text: 'Name the wall material and the size of one unit of it, a brick, a board, a block, and the scale is settled.',
      unless: /\b(?:brick|stone|timber|concrete|glass|wood|clapboard)/i,
    },
    {
      text: 'Ask for straight verticals and a standing height, or towers will lean as they do in a phone picture.',
      unless: /\b(?:vertical|straight|elevation)/i,
    },
  ],
  interior: [
    {
      text: 'Choose the weather outside: a room is mostly the difference between one warm lamp and what its window keeps out.',
      unless: /\b(?:rain|snow|storm|sun|night|fog|dusk)/i,
    },
    {
      text: 'Name who has just left and what they left behind; rooms without a trace of use look like a catalogue of nothing.',
      unless: /\b(?:cup|book|coat|shoes|open|half)/i,
    },
    {
      text: 'Say where the door is: a picture of a room is a picture of where one could walk.',
      unless: /\b(?:door|doorway|entrance|stairs)\b/i,
    },
  ],
  city: [
    {
      text: 'Name the kind of street, market lane, ring road, stairs between houses, and the century it was laid out in.',
      unless: /\b(?:lane|alley|market|boulevard|square|century|rooftop)/i,
    },
    {
      text: 'Give the hour by what is open: shutters half up says more about six in the morning than any sky.',
      unless: /\b(?:morning|night|dawn|dusk|noon|evening|sunset|midnight)\b/i,
    },
    {
      text: 'Ask for signs that cannot be read or for none at all, or every wall will carry misspelt letters.',
      unless: /\b(?:sign|neon)/i,
    },
  ],
  mountain: [
    {
      text: 'Put something of known size into it, a hut, a rope team, a cow, since rock has no scale of its own.',
      unless: /\b(?:hut|climber|hiker|tree|village|goat|cabin)/i,
    },
    {
      text: 'Name the rock and where the snow line runs: limestone towers and slate ridges are different weather.',
      unless: /\b(?:limestone|granite|slate|snow|volcan)/i,
    },
    {
      text: 'Choose a long lens from the next valley or a short one from the moraine and say which; the peak’s height depends on it.',
      unless: /\bmm\b|lens|wide|aerial/i,
    },
  ],
  coast: [
    {
      text: 'Say where the tide stands and what it has left behind: ebb gives you mirrors and ropes, flood gives you edges.',
      unless: /\b(?:tide|ebb|low water|waves?)\b/i,
    },
    {
      text: 'Name the shore under the feet, shingle, slab, black sand, because water takes its colour from it.',
      unless: /\b(?:shingle|sand|pebble|rock|cliff)/i,
    },
  ],
  forest: [
    {
      text: 'Name the tree and its age; beech makes a hall, young spruce makes a wall, and "forest" makes neither.',
      unless: /\b(?:beech|oak|pine|birch|spruce|fir|bamboo|redwood|maple)/i,
    },
    {
      text: 'Give the eye a way in, a track, a stream, a fallen trunk, otherwise every stem asks for the same attention.',
      unless: /\b(?:path|track|stream|road|trail|clearing)\b/i,
    },
  ],
  desert: [
    {
      text: 'Say what has been there, one track, a bleached fence post, a well: emptiness needs a witness.',
      unless: /\b(?:track|camel|road|fence|well|tent|caravan)/i,
    },
    {
      text: 'Choose raking or overhead sun; dunes are drawn by their shadow edge and vanish at noon.',
      unless: /\b(?:dawn|sunset|noon|golden|night|shadow)/i,
    },
  ],
  field: [
    {
      text: 'Name the crop and its height against a person, ankle, knee or shoulder: it sets season and camera at once.',
      unless: /\b(?:wheat|barley|lavender|sunflower|corn|rape|poppy|rice|hay)/i,
    },
    {
      text: 'Let one line lead out of it, a drainage ditch, a tractor rut, a row of posts, and say where it ends.',
      unless: /\b(?:road|path|fence|row|track)\b/i,
    },
  ],
  water: [
    {
      text: 'Say whether the surface is a mirror, a texture or a force; the shutter follows, and so does everything else.',
      unless: /\b(?:calm|still|rough|rapid|reflect|frozen|waves?)/i,
    },
    {
      text: 'Name what is on the other bank: water alone gives a model nothing to reflect.',
      unless: /\b(?:bank|shore|bridge|mountain|trees?|boat|jetty|pier)/i,
    },
  ],
  sky: [
    {
      text: 'Keep a strip of ground and name what stands on it; a sky with no roof or tree under it has no size.',
      unless: /\b(?:field|roof|tree|city|sea|hill|horizon|over)\b/i,
    },
    {
      text: 'Name the cloud (mackerel, anvil, low stratus) and the wind, and leave the word dramatic out.',
      unless: /\b(?:cumulus|stratus|anvil|cloudless|cirrus|mackerel)/i,
    },
  ],
  weather: [
    {
      text: 'Show the weather by what it does to one thing, an umbrella inside out, a gate under snow, as air cannot be photographed.',
      unless: /\b(?:umbrella|tree|street|window|roof|boat|field)/i,
    },
    {
      text: 'Say how long it has been going on: the first drops and the third day are different pictures.',
      unless: /\b(?:first|after|before|hours?|days?)\b/i,
    },
  ],
  space: [
    {
      text: 'Choose one light, the near star or the planet’s own glow, and say from which side; two suns’ worth of light is what makes space look like a poster.',
      unless: /\b(?:sun|star|light|lit|backlit)/i,
    },
    {
      text: 'Set something made by people against it, a hatch, a glove, a cable, or nebula and ink drop look the same.',
      unless: /\b(?:astronaut|ship|station|rover|satellite|probe)/i,
    },
  ],
};
