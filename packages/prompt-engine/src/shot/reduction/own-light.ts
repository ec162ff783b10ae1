import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import type { ReductionWay } from './way-rows.ts';

/*
 * One patch of light, or one thing that is lit alone, is so by its own light and not by that of all the room.
 */

/** Light that comes from all sides, or through more than one opening. */
const BROAD = sifted(
  /\b(?:tubes|even|chandeliers?|overcast|wall panels|whole sky|all sides|softbox(?:es)?|daylight|window|bars|diffused?|soft light|ambient)\b/i,
);
/** Ways that are nothing without their own light. */
const OF_ITS_LIGHT: ReadonlySet<string> = new Set(['lit', 'sunk', 'piece', 'posed', 'room']);
/** Words of a sentence that tell where its light comes from. */
const OF_LIGHT = sifted(
  /\b(?:windows?(?! clean| wash)|daylight|sun\w*|lamps?|candle\w*|neon|light\w*|lit|lanterns?|fire\w*|torch\w*|moon\w*|glow\w*|morning|afternoon|noon|evening|blinds?)\b/i,
);

const isLitByWords = ({ lights, subject }: Scene): boolean => lights.length > 0 || OF_LIGHT.test(subject);

/** Where no window is. */
const WINDOWLESS = sifted(
  /\b(?:space ?ships?|starship|space station|submarines?|caves?|cavern|bunkers?|basements?|cellars?|underground|mines?|tunnels?|dungeons?|crypts?|vaults?|catacombs?|elevators?|saunas?|cinemas?)\b/i,
);

const LANDS = /^(?:terrain|celestial|weather|tree)$/;

/** Whether a way can be had in the light that is there: what is lit from all sides sinks into no shadow. */
export const isLightKept = ({ id, light }: ReductionWay, scene: Scene, planned: string): boolean =>
  // Land that is the picture has nothing around it to sink into shadow.
  !(id === 'lit' && LANDS.test(mainOf(scene)?.kind ?? '')) &&
  !(
    ((id === 'lit' && isLitByWords(scene)) || (id === 'sunk' && !mayBring(light, scene))) &&
    BROAD.test(planned)
  );

/** Whether the words leave room for a light that is told nowhere. */
const mayBring = (light: string, scene: Scene): boolean =>
  !isLitByWords(scene) && !(/\bwindow\b/i.test(light) && WINDOWLESS.test(scene.subject));

/** Whether a way brings its own light instead of the one that was planned. */
export const bringsLight = ({ id, light }: ReductionWay, scene: Scene, planned: string): boolean =>
  mayBring(light, scene) && OF_ITS_LIGHT.has(id) && (id !== 'lit' || BROAD.test(planned));
