import { readTable } from './entry.ts';

/** Sun, sky, hour, season and weather. */
export const NATURAL_LIGHT = readTable(
  { element: 'light', kind: 'both' },
  `
golden hour / golden light / low sun / evening sun / late sun / low warm sun | Low warm sun and long shadows; flatters almost everything. | people, landscape and travel scenes
blue hour | Cool even dusk while the lamps are already on. | cities and architecture
sunrise mist / morning mist | Pale, quiet and layered. | lakes and hills
high noon sun / midday sun / noon sun / harsh sun | Short hard shadows from straight above. | deserts, harshness and pop colour
overcast light / overcast / overcast sky / flat light / high cloud / flat cloud | Soft, almost shadowless, with true colour. | portraits, woodland and products
dappled light / dappled sunlight | Spots of sun come through leaves. | gardens and picnics
moonlight / moonlit | Cool, dim and silver. | romance and suspense at night
starry night sky / starry sky / starlight / Milky Way | Visible stars take over the sky. | wilderness and wonder | setting
northern lights / aurora / aurora borealis | Green curtains hang in the night sky. | the far north
storm light / stormy light | A dark sky above a lit foreground. | drama
light rain with wet reflections / wet reflections / light rain | Every lamp is doubled in a shining street. | cities at night | setting
downpour / heavy rain / pouring rain | Streaks in the air, umbrellas and spray. | emotion and thrillers | setting
fresh snowfall / falling snow / snowfall / fresh snow | White and quiet; sound and colour seem muffled. | winter and holidays | setting
fog / mist / haze / foggy / misty | Hides what is far and makes shapes simple. | mystery and simplification | setting
heat haze / heat shimmer | The air shimmers above hot ground. | deserts and roads | setting
dust in sunbeams / dust motes / dust in the air | Specks float where the light passes. | attics, barns and westerns
autumn light | Amber and low, even at midday. | harvest and cosy scenes
spring light | Fresh, clear and pale green. | renewal
polar twilight | A pink and blue glow that lasts for hours. | arctic calm
city glow at night / city lights / city glow | Sodium and LED colours mix above the streets. | urban nights
daylight / north light / open shade / skylight | Cool even light of the sky without the sun itself. | colour that must be true
sunlight / direct sun / sunbeam / sunbeams / hard sun / sun low | One hard source whose height tells the hour. | outdoor scenes with clear shadows
dawn / at dawn / daybreak / sunrise / first light | The hour before and at sunrise: cool ground, first warm edge. | beginnings and quiet places | setting
dusk / at dusk / twilight / nightfall | The sky still holds light while the ground is dark. | lit windows and departures | setting
sunset / at sunset | Warm light from the horizon, strong silhouettes. | coasts and skylines
night / at night / midnight | Darkness with a few sources: say which they are. | neon, lamps and moon | setting
backlit mist / glowing mist | Mist between lens and sun turns into a source of its own. | stations, forests and harbours
silver light / flat sea light / sea light | The grey brightness of water under cloud. | coasts and fishermen
`,
);
