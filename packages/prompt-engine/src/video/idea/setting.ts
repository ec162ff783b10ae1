import type { Circumstances } from '../../shot/place/surroundings.ts';
import type { SceneClass } from '../../shot/scene-classes.ts';
import type { Brief } from '../../shot/shot.ts';
import { lightIn } from '../picture/key-light.ts';
import { lightOfBeat } from '../picture/place-lights.ts';
import { joined, small } from '../wording.ts';
import { type BeatPlace, placesOf } from './beat-places.ts';
import { BEFORE_DAWN } from './film-words.ts';
import type { Idea } from './idea.ts';
import { phraseOf } from './place-named.ts';
import { textMap } from './text-map.ts';

/** Where, when and in what light an idea plays: the plan that options, scripts and optimized prompts share. */
export interface Setting {
  readonly brief: Brief;
  /** Where it begins. */
  readonly where: Circumstances;
  /** The one place of all moments as it follows a comma: 'on the harbour wall'; empty where there is none. */
  readonly at: string;
  /** Each moment with its place and its light. */
  readonly beats: readonly (BeatPlace & { readonly light: string })[];
}

/** Things of the cast that say where it is. */
const PLACING: ReadonlySet<string> = new Set([
  'furniture',
  'structure',
  'building',
  'place',
  'terrain',
  'vehicle',
  'boat',
  'plant',
  'flower',
  'tree',
]);

/** Smaller things that say where it is, if it is on or in them. */
const HOLDING: ReadonlySet<string> = new Set(['device', 'machine', 'container', 'product', 'textile']);
const SPATIAL =
  /^(?:on|in|from|off|under|into|onto|out of|inside|behind|at|by|atop|on top of|at the top of)$/;

/** Whether things that the words name say where it is: 'off a table', 'under a bed'. */
export const isPlacedByThings = ({ scene, main }: Idea): boolean =>
  scene.cast.some(
    (member) =>
      member !== main &&
      member.relation !== undefined &&
      (PLACING.has(member.kind) || (HOLDING.has(member.kind) && SPATIAL.test(member.relation.preposition))),
  );

/** Each moment with its light; a source that one moment has in its frame lights what goes on there. */
function withLights(brief: Brief, idea: Idea, places: readonly BeatPlace[]): Setting['beats'] {
  const { light: told } = idea;
  if (told !== undefined) return places.map((place) => ({ ...place, light: told }));
  let source = '';
  return places.map((place) => {
    const light = lightIn(brief, idea, place);
    const isSource = lightOfBeat(place.scene.subject) !== undefined;
    const stays = source !== '' && !place.isNew && !isSource;
    source = isSource ? light : stays ? source : '';
    return { ...place, light: stays ? source : light };
  });
}

/** Plans place, hour and light of an idea. Another variation chooses anew what the words leave open. */
export function filmSettingOf(idea: Idea, seed: number, variation = 0): Setting {
  const places = placesOf(idea);
  const [first] = places;
  const brief: Brief = { scene: first?.scene ?? idea.scene, take: 'cinematic', wishes: {}, seed, variation };
  const isOne = places.every(({ place }) => place !== undefined && place.row === first?.place?.row);
  return {
    brief,
    where: first?.where ?? {},
    at: isOne && first?.place ? phraseOf(first.place, idea.shown) : '',
    beats: withLights(brief, idea, places),
  };
}

const HOURS = textMap(`
dawn | at dawn
morning | in the morning
day | by day
afternoon | in the afternoon
golden-hour | at golden hour
dusk | at dusk
night | at night
`);

/** The hour in words; empty where none is known. */
export function hourWords(where: Circumstances): string {
  const trait = [...(where.time?.traits ?? [])].find((each) => HOURS.has(each));
  return trait === 'golden-hour' || trait === 'blue-hour' ? '' : (HOURS.get(trait ?? '') ?? '');
}

/** The setting in one sentence: the one place and hour of the film. */
export function settingText(idea: Idea, { where, at, beats }: Setting): string {
  const hours = new Set(beats.map((beat) => hourWords(beat.where)));
  const hour = BEFORE_DAWN.test(idea.subject) ? 'before dawn' : hours.size === 1 ? hourWords(where) : '';
  return small(joined([at, hour])) || (idea.events.length === 1 ? groundText(idea.kind) : '');
}

/** A plain ground for flat work. */
const groundText = (kind: SceneClass): string =>
  kind === 'graphic' || kind === 'sign' ? 'a flat plain ground, square to the camera' : '';
