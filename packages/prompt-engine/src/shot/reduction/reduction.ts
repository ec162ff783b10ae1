import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf } from '../../read/scene.ts';
import type { Lock } from '../../vocabulary.ts';
import type { CameraChoice } from '../camera/named-view.ts';
import { chosenEvenly, keySide } from '../choose.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import type { CompositionChoice } from '../layout/composition.ts';
import { calledOf } from '../layout/composition-words.ts';
import { mirrored } from '../layout/sides.ts';
import type { LightChoice } from '../light/light-choice.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { capital, type Decision } from '../shot.ts';
import { cutShort } from './cut-short.ts';
import { reducedByMeans } from './drawn.ts';
import { whatHolds } from './facts.ts';
import { fittingWays } from './fitting-ways.ts';
import { keepsNamed } from './keeps-named.ts';
import { bringsLight, isLightKept } from './own-light.ts';
import { type Choice, coloursOfPalette, paletteLeft } from './palette-left.ts';
import { allNamed, slotsOf } from './slots.ts';
import { ownColourOf } from './view.ts';
import type { ReductionWay } from './way-rows.ts';

/*
 * What a minimal take takes away: one decision, chosen from what the scene holds. It says what is left, the one ground
 * it stands on or before, one light, two colours and a neutral, and how much of the frame stays empty. What the words
 * name is never taken.
 */

/** A take and what a preview draws it by. */
export interface ReducedTake {
  readonly decisions: readonly Decision[];
  readonly light: LightChoice;
  readonly camera: CameraChoice;
  readonly composition: CompositionChoice;
}

/** A stock ground, which the one of a reduction takes the place of. */
const STOCK_GROUND = sifted(
  /^(?:Plain|Seamless|Wide plain) [^.]*$|^Clear blue water, nothing else|^Dark clear water, nothing else/,
);
const OF_A_WORLD = sifted(/is such a world\.$/);
/** What is named and is not there. */
const AWAY = sifted(/\b(?:missing|gone|stolen|absent|invisible|vanished|without)\b/i);
/** The longest that a scene's own words may be to be said once more. */
const LONGEST = 60;
/** Air and sky, which are told once. */
const OF_THE_AIR = sifted(/\b(?:fog|mist|grey air|snow-filled air|flakes|snow|sky|moon)\b/i);
const textOf = (decisions: readonly Decision[], element: Decision['element']): string =>
  decisions.find((each) => each.element === element)?.text ?? '';

const plainOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.,;:]+$/, '');

/** A greenhouse that is lit alone has no greenhouse around it. */
const ofItself = (left: string): string =>
  left
    .replace(/^(the [\p{L} ]+?)((?: and [^,]+)? lit alone), \1 around\b/iu, '$1$2, everything around')
    // What is on the shelf is so once.
    .replace(/^(nothing on the ([\p{L} ]+?) but .+?) (?:on|in) the \2(?=,|$)/iu, '$1');

/** What is written of a way in one scene. */
function written({ way, slots }: Choice, staged: SeenTake): readonly Decision[] {
  const { brief } = staged;
  const isTurned = ((brief.seed >>> 5) + brief.variation) % 2 === 1 && !way.place.includes('{');
  const because = capital(slots.fill(way.because));
  const place = slots.fill(way.place);
  const made: readonly Decision[] = [
    { element: 'setting', text: capital(ofItself(slots.fill(way.left))), because },
    { element: 'light', text: capital(slots.fill(way.light)), because: 'One source is enough.' },
    {
      element: 'camera',
      text: capital(slots.fill(way.view)),
      because: 'The view holds what is left, and no more.',
    },
    {
      element: 'composition',
      text: capital(isTurned ? mirrored(place) : place),
      because: 'Minimal says how much stays empty, and of what.',
    },
  ];
  return made.filter(({ text }) => text !== '');
}

/** Ways that take no figure away. */
const TAKES_NOTHING: ReadonlySet<string> = new Set(['idea', 'accent', 'figure']);

/** Variations among which the one that a locked phrase came from is looked for. */
const VARIATIONS = 6;

/** The variation in which a way has a locked phrase; undefined where it has it in none. */
function variationOf(
  way: ReductionWay,
  staged: SeenTake,
  { locked, own, palette }: Asked,
): number | undefined {
  for (let variation = 0; variation < VARIATIONS; variation++) {
    const seen = { ...staged, brief: { ...staged.brief, variation } };
    const slots = slotsOf(seen, { palette, ...(own !== undefined && { own }) });
    if (written({ way, slots }, seen).some(({ text }) => locked.includes(plainOf(text)))) return variation;
  }
  return undefined;
}

interface Asked {
  readonly locked: readonly string[];
  readonly own: string | undefined;
  readonly palette: readonly string[];
}

/** The way of a take with its words: one that a locked phrase came from, as it had it, else one by the subject and the variation. */
function chosenWay(
  fit: readonly ReductionWay[],
  staged: SeenTake,
  asked: Asked,
): (Choice & { readonly seen: SeenTake }) | undefined {
  const kept =
    asked.locked.length === 0 ? [] : fit.filter((way) => variationOf(way, staged, asked) !== undefined);
  const way = chosenEvenly(kept.length > 0 ? kept : fit, staged.brief, 'reduction');
  if (!way) return undefined;
  const variation = kept.length > 0 ? variationOf(way, staged, asked) : undefined;
  const seen = variation === undefined ? staged : { ...staged, brief: { ...staged.brief, variation } };
  const { own, palette } = asked;
  return { way, seen, slots: slotsOf(seen, { palette, ...(own !== undefined && { own }) }) };
}

/** The emptiness of a layout that is kept: what it is of is said before. */
const EMPTINESS = sifted(
  /,? (?:wide negative space(?: above| on every side| around(?: them)?)?|calm empty space around|plain space above)$/,
);

/** The elements that a way decides anew. */
function without(
  decisions: readonly Decision[],
  made: readonly Decision[],
  { way }: Choice,
): readonly Decision[] {
  const { id, classes } = way;
  const anew = new Set(made.map(({ element }) => element));
  return decisions
    .filter(({ element, text, because }) => {
      if (element === 'setting')
        return (
          !(STOCK_GROUND.test(text) && !OF_A_WORLD.test(because)) &&
          !(OF_THE_AIR.test(text) && OF_THE_AIR.test(made[0]?.text ?? ''))
        );
      // Hands that are all that is left have no body told.
      if (element === 'motion') return id !== 'hands';
      return !(anew.has(element) && ['light', 'camera', 'composition', 'palette'].includes(element));
    })
    .map((each) =>
      each.element === 'composition' && classes.includes('any')
        ? { ...each, text: each.text.replace(EMPTINESS, '') }
        : each,
    );
}

const ORDER: readonly Decision['element'][] = ['light', 'camera', 'composition', 'palette'];

/** Where the decisions of a look begin. */
const isBehind = ({ element }: Decision): boolean => ['mood', 'style', 'negative'].includes(element);

function joined(rest: readonly Decision[], made: readonly Decision[]): readonly Decision[] {
  const at = rest.findIndex(({ element }) => ORDER.includes(element) || isBehind({ element } as Decision));
  const split = at < 0 ? rest.length : at;
  const tail = rest.slice(split);
  const behind = tail.filter(isBehind);
  const seen = [
    ...tail.filter((each) => !isBehind(each)),
    ...made.filter(({ element }) => element !== 'setting'),
  ];
  return [
    ...rest.slice(0, split),
    ...made.filter(({ element }) => element === 'setting'),
    ...[...seen].sort((a, b) => ORDER.indexOf(a.element) - ORDER.indexOf(b.element)),
    ...behind,
  ];
}

/** The light of a way, as a preview has it. */
function lightSeen({ way }: Choice, planned: LightChoice, decision: Decision, staged: SeenTake): LightChoice {
  const side = keySide(staged.brief);
  const from = /\bbehind\b|as the only light/.test(way.light)
    ? 'back'
    : /straight above/.test(way.light)
      ? 'top'
      : side;
  return {
    decision,
    stage: {
      ...planned.stage,
      from,
      hard: /\bhard\b|\bsun\b|narrow/.test(way.light),
      warmth: /\blamp\b/.test(way.light) ? 0.4 : planned.stage.warmth,
      key: /\bblack\b/i.test(way.left) ? 'low' : planned.stage.key,
    },
  };
}

/** What a take has before anything is taken away. */
interface Had {
  readonly decisions: readonly Decision[];
  readonly palette: readonly string[];
  readonly own: string | undefined;
}

/** Whether a way can be had in the light that is there, and leaves all that the words name. */
function isAgreeing(way: ReductionWay, staged: SeenTake, { decisions, palette, own }: Had): boolean {
  const { scene } = staged.brief;
  if (!isLightKept(way, scene, textOf(decisions, 'light'))) return false;
  if (TAKES_NOTHING.has(way.id)) return true;
  const slots = slotsOf(staged, { palette, ...(own !== undefined && { own }) });
  return keepsNamed(written({ way, slots }, staged), scene, {
    kept: way.id === 'hands' ? [] : decisions,
    isPosed: way.needs.includes('posed'),
  });
}

/** What is asked besides the take itself. */
export interface BeforeReduction {
  readonly light: LightChoice;
  readonly camera: CameraChoice;
  readonly composition: CompositionChoice;
  readonly locks: readonly Lock[];
}

/**
 * A take with everything taken away that its words do not name; any other take as it is. A drawing, a sheet or a mark
 * has reductions of its own kind.
 */
export function reducedTake(
  decisions: readonly Decision[],
  staged: SeenTake,
  planned: BeforeReduction,
): ReducedTake {
  const { brief, kind, isSure } = staged;
  const as: ReducedTake = { ...planned, decisions };
  if (brief.take !== 'minimal' || !isSure || kind === 'edit') return as;
  const isByMeans = kind === 'graphic' || isDrawn(leadingStyle(brief.scene));
  if (isByMeans || !decisions.some(({ element }) => element === 'camera'))
    return { ...as, decisions: reducedByMeans(decisions, staged) };
  const main = mainOf(brief.scene);
  if (!main || (kind !== 'idea' && calledOf(main, false, brief.scene.subject) === 'the subject')) return as;
  if (AWAY.test(brief.scene.subject) || allNamed(staged).length > LONGEST) return as;
  // Letters are to be read, and have a light of their own.
  if (kind === 'sign' && brief.scene.lettering.length > 0) return as;
  const palette = coloursOfPalette(decisions);
  const own = ownColourOf(main, palette);
  const facts = whatHolds(staged, {
    light: textOf(decisions, 'light'),
    view: textOf(decisions, 'camera'),
    palette,
    isPosed: decisions.some(({ element }) => element === 'motion'),
  });
  const light = textOf(decisions, 'light');
  const fit = fittingWays(staged, facts).filter((way) =>
    isAgreeing(way, staged, { decisions, palette, own }),
  );
  const locked = planned.locks.filter(({ take }) => take === 'minimal').map(({ text }) => plainOf(text));
  const choice = chosenWay(fit, staged, { locked, own, palette });
  if (!choice) return as;
  const { way, seen } = choice;
  const isLit = facts.has('lit') || way.id === 'moon' || bringsLight(way, brief.scene, light);
  const made = written(choice, seen).filter(({ element }) => element !== 'light' || isLit);
  const colours = paletteLeft({ ...choice, isLit }, seen, decisions);
  const all = [...made, ...(colours ? [colours] : [])];
  const ownLight = made.find(({ element }) => element === 'light');
  const camera = made.find(({ element }) => element === 'camera');
  const composition = made.find(({ element }) => element === 'composition');
  return {
    decisions: cutShort(joined(without(decisions, all, choice), all), staged),
    light: ownLight ? lightSeen(choice, planned.light, ownLight, seen) : planned.light,
    camera:
      camera && way.size && way.height
        ? { decision: camera, size: way.size, height: way.height, shallow: false }
        : planned.camera,
    composition: composition ? { decision: composition, x: xOf(way, composition.text) } : planned.composition,
  };
}

/** Where a place in the frame is across it. */
function xOf({ x }: ReductionWay, text: string): number {
  const side = /\b(left|right)\b/.exec(text)?.[1];
  return side === undefined ? (x ?? 0.5) : side === 'left' ? 0.34 : 0.66;
}
