import type { Element } from '../vocabulary.ts';
import type { Idea } from './idea/idea.ts';
import type { Present } from './idea/lacks.ts';
import { hourWords } from './idea/setting.ts';
import { textMap } from './idea/text-map.ts';
import { isCloseKind, isWideKind } from './picture/camera.ts';
import type { VideoPlan } from './plan.ts';
import { agreeing, capital } from './wording.ts';

/* Element and case | the reason, with {it}, {verb}, {hour}, {where}, {look}. */
const REASONS = textMap(`
setting place | The idea leaves open where {it} [is|are]; a place that suits the hour gives the scene a floor and a distance.
camera named | Your own camera words stand; this adds only what they leave open about filming {it}.
camera static | {It} should be the only thing that moves, so the camera stands still.
camera along | {It} [covers|cover] ground, so the camera goes along in one move.
camera wide | {It} [needs|need] surroundings, so the frame is wide and makes one slow move with an end.
camera close | The detail of {it} is small, so the lens is long, near and nearly still.
camera push | {It} [stays|stay] in place, so the camera does the moving, once, to a named end.
motion deed | “{verb}” names the action but not its beats; this says how it goes and where it stops.
motion still | {It} had no movement yet; one small change with an end keeps the clip from being a still.
light weather | {hour} takes the sun away, so the light on {it} comes from what such weather leaves.
light underwater | Under water all light comes from above, and {it} should show it.
light space | In space one hard source lights {it}, with no fill in the shadow.
light hour | {hour}, {it} [needs|need] a source with a direction, or every side is lit alike.
light open | No source was named; one key with a direction gives {it} a lit side and a shadow side.
audio deed | “{verb}” can be heard, so its own sound comes first and {where} lies under it.
audio still | A model that makes sound will invent some for {it}; one near sound over {where} leaves it no need to.
style any | No look was named; this one suits {look} and holds for the whole clip.
mood feeling | The words name a feeling; saying it as the mood keeps pace and light of {it} together.
mood open | One plain feeling, so that the pace of the shot and {it} agree.
`);

/* Class of scene | what its look suits. */
const SUITS = textMap(`
food | a dish
drink | a drink
product | an object filmed for itself
city | a street scene
animal | an animal
bird | birds
insect | so small a subject
sea-life | life under water
vehicle | a vehicle
space | a view beyond the air
graphic | flat work
building | architecture
interior | a room
landscape | a landscape
`);

function cameraCase(text: string, present: Present, idea: Idea): string {
  if (present.frame || present.move) return 'camera named';
  if (/static|locked/.test(text)) return 'camera static';
  if (/tracking|follow|pan that/.test(text)) return 'camera along';
  if (isWideKind(idea.kind)) return 'camera wide';
  return isCloseKind(idea.kind) ? 'camera close' : 'camera push';
}

function lightCase({ setting: { where } }: VideoPlan): string {
  if (['rain', 'snow', 'fog', 'storm'].includes(where.weather ?? '')) return 'light weather';
  if (where.surroundings === 'underwater' || where.surroundings === 'space')
    return `light ${where.surroundings}`;
  return hourWords(where) ? 'light hour' : 'light open';
}

function caseOf(element: Element, text: string, idea: Idea, present: Present, plan: VideoPlan): string {
  if (element === 'setting') return 'setting place';
  if (element === 'camera') return cameraCase(text, present, idea);
  if (element === 'light') return lightCase(plan);
  if (element === 'style') return 'style any';
  if (element === 'mood') return idea.scene.feeling ? 'mood feeling' : 'mood open';
  return `${element} ${idea.events.length > 0 ? 'deed' : 'still'}`;
}

/** Why each addition is there, in terms of this idea. */
export function whysFor(
  idea: Idea,
  present: Present,
  plan: VideoPlan,
): (element: Element, text: string) => string {
  const { where } = plan.setting;
  const hour = capital(
    ['rain', 'snow', 'fog', 'storm'].includes(where.weather ?? '') ? (where.weather ?? '') : hourWords(where),
  );
  return (element, text) => {
    const reason = REASONS.get(caseOf(element, text, idea, present, plan)) ?? '';
    const filled = reason
      .replaceAll('{It}', () => capital(idea.it))
      .replaceAll('{it}', () => idea.it)
      .replaceAll('{verb}', () => idea.doing?.words ?? idea.events[0]?.base ?? '')
      .replaceAll('{hour}', () => hour)
      .replaceAll('{where}', where.surroundings === 'indoor' ? 'the room' : 'the place')
      .replaceAll('{look}', () => SUITS.get(idea.kind) ?? idea.it);
    return agreeing(filled, idea.isPlural);
  };
}
