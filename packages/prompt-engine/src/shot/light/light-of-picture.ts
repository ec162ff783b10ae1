import { rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { keySide } from '../choose.ts';
import type { Brief } from '../shot.ts';
import type { StageLight } from '../stage.ts';
import type { LightChoice } from './light-choice.ts';

/*
 * The picture that stands for an idea has its own source of light: the candle, the screen, the window or the sky that
 * it names.
 *
 * what it names | studio | cinematic | minimal | from quality warmth key
 */
const ROWS = `
candle|candle-lit|lantern|small flame | The small flame as the key, warm and close, a weak fill from camera {side} | The small flame alone, warm and close, the dark coming up to its edges | The small flame alone, all else black | front soft 0.9 low
screen(?! dark)|phone light|lit by (?:one|a|his|her|each|the|their)\\b[^,;]*\\b(?:phone|screen)|lit phone|glowing pages|laptop with a face | Screen glow from the front, cool and weak, a dim fill over the room | Screen glow from below, cool blue, the room behind almost black | Screen glow alone, cool and weak, darkness around | front soft -0.5 low
\\btorch|flashlight|fridge door the only light|daylight lamp | The lamp as the key, close and hard-edged, a weak cool fill over the rest | The lamp alone, hard-edged, large shadows thrown on the wall behind | The lamp alone, hard-edged, all else dark | front hard 0.4 low
under water|underwater|aquarium|anemone|fish bowl|water plant | Soft blue-green light through the water from above, the far side darker | Shafts of light through the water from above, the near side in blue shade | Even blue-green light from above | top soft -0.5 low
stage|lectern|spot|one lamp on her|microphone|podium|choir|conductor|pianist | One wide soft spot from high at camera {side}, the hall dark behind | One hard spot from high behind at the {side}, haze in the beam, the hall black | One spot straight from above, hard-edged, all else black | top hard 0.2 low
at night|night in the window|dark (?:room|bed|hallway|door)|awake in bed|street lamp|street light|supper lit|night stall | A warm lamp at camera {side} as the key, soft, blue night light filling the shadows | One warm lamp at camera {side}, everything else in deep blue dark | One small lamp at camera {side}, darkness around | left soft 0.5 low
thin moon|moonlit|stars over|blue dusk|in dusk|at dusk | Cool dusk light from high at camera {side}, soft, the far side going blue | Blue dusk light from back {side}, one edge bright, the near side in shade | Even blue dusk light | back soft -0.4 low
lit (?:hall|house|room)|lamp|bulb | A warm lamp at camera {side}, soft, the shadows kept open | The one lamp in the picture as the key, warm and close, the corners in shade | One lamp at camera {side}, soft, the rest in shade | left soft 0.7 low
train|carriage|station|platform|office|clerk|corridor|supermarket|cereal aisle|shopper|lift|elevator|hospital|nurse|locker|gym|waiting room|classroom|till|boardroom|counter nine|airport | Even cool light from ceiling tubes, soft, the shadows kept open | Cool light from ceiling tubes past one dead one, the near side in greenish shade | One row of ceiling tubes, even and cool, soft shadows | top soft -0.2 normal
rain|puddle|storm|umbrella|wet (?:road|street|paving|grey) | Soft grey light from low cloud, wet surfaces shining | Grey light from behind at the {side} through the rain, wet edges bright, the near side in shade | Flat grey light from low cloud | back soft -0.2 normal
fog|mist|smog | Soft shadowless light through the haze | A pale low sun from back {side} glowing in the haze | Soft light from the haze itself | back soft 0 high
snow|frost|ice(?! cream) | Soft white light from sky and snow | Low cold sun from back {side} across the snow, long blue shadows | Even white light from sky and snow | back soft -0.2 high
low sun(?! (?:down|over|along|behind))|slant of gold|shaft of dusty|shaft of light|first light | Low warm sun through a window at camera {side}, dust in the beam, the shadows open | Low sun through a window from back {side}, dust in the beam, the far side dark | One slant of low sun from camera {side} | left hard 0.6 normal
sky|cloud|sun|sunlit|sunny|sunset|sunrise|dawn|street|kerb|pavement|park|bench|field|meadow|hill|mountain|summit|cliff|beach|sand|sea|lake|harbour|shore|river|jetty|water|boat|ship|road|track|lane|garden|grass|lawn|gate|fence|bridge|roofs?|wood|tree|forest|desert|doorstep|porch|bus stop|car park|square|runner|cyclist|rower|shepherd|sheep|goat|traffic|roundabout|drive|driveway|small house|tall house|terrace|tower|valley|plain|moor|skyscraper|canyon|dunes|terrace city|parade|statue | Soft even daylight from a high overcast sky, slightly stronger from camera {side} | Low sun from back {side}, warm, a bright rim on every edge and long shadows | Flat even daylight from the whole sky | back soft 0.3 normal
window|sill|curtain|pane|bed|duvet|pillow|sofa|armchair|kitchen|table|bath|sink|door|hall|stairs?|floor|attic|chair|wardrobe|cupboard|shelf|desk|room | Soft window light from camera {side}, falling off toward the far wall | Low window light from back {side}, hard-edged, the near side of the room in shade | Window light at camera {side}, one soft square on the wall | left soft 0.1 normal
`;

interface PictureLight {
  readonly names: RegExp;
  readonly texts: Readonly<Record<Brief['take'], string>>;
  readonly from: string;
  readonly hard: boolean;
  readonly warmth: number;
  readonly key: StageLight['key'];
}

let rows: readonly PictureLight[] | undefined;

const keyOf = (text: string | undefined): StageLight['key'] =>
  text === 'low' || text === 'high' ? text : 'normal';

const lights = (): readonly PictureLight[] =>
  (rows ??= rowsOf(ROWS, 5).map(([names = '', studio = '', cinematic = '', minimal = '', seen = '']) => {
    const [from = 'left', quality, warmth, key] = seen.split(' ');
    return {
      names: sifted(new RegExp(`\\b(?:${names})(?:e?s)?(?![\\w-])`, 'i')),
      texts: { studio, cinematic, minimal },
      from,
      hard: quality === 'hard',
      warmth: Number(warmth),
      key: keyOf(key),
    };
  }));

/** The light that the picture of an idea has by what it names; undefined where it lies on a table in a studio. */
export function lightOfPicture(brief: Brief, picture: string): LightChoice | undefined {
  const row = lights().find(({ names }) => names.test(picture));
  if (!row) return undefined;
  const side = keySide(brief);
  const from = row.from === 'left' ? side : row.from === 'front' || row.from === 'top' ? row.from : 'back';
  return {
    decision: {
      element: 'light',
      text: row.texts[brief.take].replaceAll('{side}', side),
      because: 'The picture that stands for the idea has this light.',
    },
    stage: { from, hard: row.hard, warmth: row.warmth, key: row.key },
  };
}

/** Pictures that are out of doors, by what their light comes from. */
const OPEN = /sky|low cloud|snow|haze/;
const DARK = /black|dark|alone/;

/** Of which sort of place the picture of an idea is: on a table, in a room, under the sky, in the dark. */
export function groundOfPicture(brief: Brief, picture: string): 'table' | 'room' | 'open' | 'dark' {
  const text = lightOfPicture({ ...brief, take: 'minimal' }, picture)?.decision.text;
  if (text === undefined) return 'table';
  return OPEN.test(text) ? 'open' : DARK.test(text) ? 'dark' : 'room';
}
