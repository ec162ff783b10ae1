import type { Idea } from '../idea/idea.ts';
import { textMap } from '../idea/text-map.ts';
import { headOf } from '../wording.ts';

/* From where a film is seen: how high the camera stands, and whether it flies. */

/** Whether it is filmed by what flies, whatever else the camera does. */
export const isFromAir = ({ move, subject }: Idea): boolean =>
  move?.id === 'drone' ||
  move?.id === 'droneout' ||
  /(?:^|,\s)(?:an?\s|the\s)?drone\s(?!(?:deliver|carri|bring|drop|land|crash|fall|get|find|save|rescue)\p{L}*)/iu.test(
    subject,
  ) ||
  (move !== undefined &&
    move.id !== 'fpv' &&
    /\b(?:drone|aerial)\s(?:shot|footage|view|video|camera)\b|\b(?:orbiting|circling|by) drone\b/i.test(
      subject,
    ));

/** Rooms and tunnels, over which no camera flies. */
const ENCLOSED =
  /\b(?:tunnels?|corridors?|hallways?|stairwells?|caves?|kitchens?|warehouses?|cathedrals?|factory|librar(?:y|ies)|subway|mines?|supermarket|bowling alley|offices?|museum|greenhouse|lighthouse (?:stairs?|stairwell)|elevator shaft|living room|apartment|attic|cellar|sewers?)\b/i;

/** Whether it plays where nothing flies above it. */
export const isEnclosed = ({ subject }: Idea): boolean => ENCLOSED.test(subject);

/** Beings that are a dot beside a man, and stand on the ground. */
const SMALL =
  /^(?:snails?|slugs?|ants?|beetles?|ladybugs?|ladybirds?|spiders?|mouse|mice|caterpillars?|frogs?|toads?|hamsters?|crickets?|grasshoppers?|worms?|hedgehogs?|crabs?|ducklings?|chicks?|lizards?|geckos?|hatchlings?)$/i;

/** Whether a film is that of a small being. */
export const isOfSmall = ({ events }: Idea): boolean => {
  const deeds = events.filter(({ part, doing }) => part === undefined && doing !== '');
  return deeds.length > 0 && deeds.every(({ doer }) => SMALL.test(headOf(doer)));
};

const NAMED_HEIGHTS = textMap(
  'ground | at ground level, looking up\nlow | from a low angle, looking up\nhigh | from a high angle, looking down\noverhead | straight down from above\neye | at eye level',
);

/** How high the camera stands, where the words ask for it. */
export function heightOf(idea: Idea): string {
  const { move, scene } = idea;
  const named = scene.cameras.map(({ row }) => row.height).find(Boolean);
  const vantage = vantageOf(idea);
  if (vantage) return vantage;
  if (isFromAir(idea) && !isEnclosed(idea)) return 'from the air, angled down';
  if (move?.id === 'viewpoint') return 'at the wearer’s eye level';
  const behind = scene.cameras.find(({ row }) => row.id === 'back' || row.id === 'profile');
  if (behind) return behind.row.id === 'back' ? 'from behind, at shoulder height' : 'square from the side';
  if (named) return NAMED_HEIGHTS.get(named) ?? '';
  return isOfSmall(idea) ? 'low, at its own height' : '';
}

/** What happens is seen in others: 'through the faces of the audience'. */
export const MIRRORED =
  /\b(?:through|in|on|by|from)\s(?:only\s|just\s)?((?:the|his|her|their)\s(?:faces?|reactions?|reflections?|shadows?|hands|feet|shoes)(?:\sof\s[\p{L}’' -]+)?)$/iu;

/** From where it is seen, where a piece of the idea says so: 'seen through the window from outside'. */
const VANTAGE =
  /^(?:all\s|only\s|everything\s)*(?:seen|viewed|watched|filmed|shot|captured|framed|observed)\s(?:all\s|only\s)?((?:from|through|over|out of)\s.+)$/iu;

const vantageOf = ({ request }: Idea): string =>
  request.asides
    .flatMap(({ sort, text }) =>
      sort === 'camera' && !MIRRORED.test(text) ? [VANTAGE.exec(text)?.[1] ?? ''] : [],
    )
    .find(Boolean) ?? '';

/** Whether the words say where the camera is, so that it is there in every shot. */
export const isHeldHeight = (idea: Idea): boolean =>
  vantageOf(idea) !== '' || idea.scene.cameras.some(({ row }) => row.height !== undefined);
