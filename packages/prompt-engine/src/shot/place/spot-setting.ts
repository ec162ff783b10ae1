import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { keySide } from '../choose.ts';
import { isOfStudio } from '../light/in-the-world.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { fallingSetting } from './falling.ts';
import { type Spot, spotOf, standingSpot } from './spots.ts';

/*
 * A spot as a take shows it: what is around it, what is near and far, and its light.
 */

const filledWith = (text: string, brief: Brief, { the }: Spot): string => {
  const main = mainOf(brief.scene);
  return text
    .replaceAll('{x}', the)
    .replaceAll('{who}', main ? theOf(main) : 'the figure')
    .replaceAll('{side}', keySide(brief));
};

/** A cold month has no green, and no petals: what the season takes away is not there. */
const GREEN = sifted(
  /\b(?:crowns?|bough|blossom|petals?|leaf|leaves|leafy|flower\w*|grass\w*|ferns?|fruit|windfalls|lawn|moss\w*|seed heads|blades)\b/,
);

const isCold = ({ times }: Scene): boolean =>
  times.some(({ row }) =>
    /\b(?:winter|snow\w*|frost|blizzard|december|january|february)\b/.test(row.names.join(' ')),
  );

/** What stands on land. */
const OF_LAND = sifted(
  /\b(?:underfoot|ground|grass\w*|firs?|twigs?|trunks?|roots|snowy|lawn|fields?|moss\w*|leaves|boards)\b/,
);
const SWIMS = sifted(/^(?:swim|sail|row|paddle|surf|float|dive|drift|fly|soar|glide|hover)\b/);
const OFF_LAND: ReadonlySet<string> = new Set(['sea-animal', 'boat', 'aircraft', 'spacecraft']);

/** Whether no land is under it: a whale under the northern lights has no snow and no firs around. */
const isOffLand = (scene: Scene): boolean =>
  OFF_LAND.has(mainOf(scene)?.kind ?? '') ||
  scene.doings.some(({ verb, agents }) => agents.includes(0) && SWIMS.test(verb.base));

/** What of a spot the words leave there. */
function piecesOf(brief: Brief, spot: Spot): string[] {
  const { scene, take } = brief;
  const listed = take === 'studio' ? spot.row.studio : spot.row.cinematic;
  const pieces = listed
    .map((each) => filledWith(each, brief, spot))
    .filter((each) => !(isCold(scene) && GREEN.test(each)) && !(isOffLand(scene) && OF_LAND.test(each)));
  return allowed(pieces, scene);
}

/** The spot as a setting: what is around it, or what is near and far; undefined where nothing is left to tell. */
export function spotSetting(brief: Brief, air: string, beyond: string): Decision | undefined {
  const falling = fallingSetting(brief);
  if (falling) return falling;
  return settingAt(brief, brief.take === 'minimal' ? undefined : spotOf(brief.scene), air, beyond);
}

/** Houses that stand in no street. */
const OF_TOYS = sifted(
  /\b(?:mushroom|toadstool|gingerbread|doll|dolls|candy|toy|shell|pumpkin|teapot|shoe|boot|cardboard|lego|paper|fairy|gnome|hobbit|acorn|birdhouse)\b/i,
);

/** A house or tower that is the picture with what stands about it outside; undefined where no row knows it. */
export function standingSetting(brief: Brief, air: string): Decision | undefined {
  const main = mainOf(brief.scene);
  const isOfToys = main !== undefined && OF_TOYS.test(main.words);
  return settingAt(
    brief,
    main && !isOfToys && brief.take !== 'minimal' ? standingSpot(main) : undefined,
    air,
    '',
  );
}

function settingAt(brief: Brief, spot: Spot | undefined, air: string, beyond: string): Decision | undefined {
  const seen = spot ? piecesOf(brief, spot) : [];
  // What the words have behind it closes the view.
  const pieces = beyond ? [...seen.slice(0, -1), `${beyond} in the background`] : seen;
  if (!spot || pieces.length === 0) return undefined;
  return {
    element: 'setting',
    text: capital(inWords([...pieces, ...(air ? [air] : [])])),
    because: `${said(spot.words)} says where it is.`,
  };
}

/** What an hour leaves to a spot: whether one is told, and the light that is planned without it. */
interface PlannedLight {
  readonly isHourTold: boolean;
  readonly text: string;
}

/** The light that such a spot has, where no hour, weather or light is told; in a studio take a room's own, and no lamp of a studio. */
export function spotLight(brief: Brief, planned: PlannedLight): Decision | undefined {
  const { scene, take, wishes } = brief;
  const spot = take === 'minimal' ? undefined : spotOf(scene);
  const isTold =
    planned.isHourTold || scene.times.length > 0 || scene.lights.length > 0 || scene.feeling !== undefined;
  if (!spot || isTold || wishes.lighting !== undefined) return undefined;
  const isRoom = spot.row.air === 'indoor' && isOfStudio(planned.text);
  const text = take === 'cinematic' ? spot.row.light : isRoom ? CALM : '';
  if (text === '') return undefined;
  return {
    element: 'light',
    text: filledWith(text, brief, spot),
    because: `${capital(spot.words)} there is such a light.`,
  };
}

const CALM = 'Soft daylight from a window at camera {side}, the shadows kept open';
