import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { plainForms } from '../plain/plain-rows.ts';
import type { Decision } from '../shot.ts';
import { lookingOn } from './gaze.ts';
import { lightFalling } from './light-falls.ts';
import { nearLayer } from './near-layer.ts';
import { onItsTable } from './on-its-table.ts';
import { seenColours } from './seen-colours.ts';
import type { SeenTake } from './seen-take.ts';

/** Elements that stand behind a palette. */
const BEHIND_PALETTE: ReadonlySet<string> = new Set(['mood', 'style', 'negative']);

/** Words by which what is named is not to be seen. */
const AWAY = sifted(/\b(?:missing|gone|stolen|absent|invisible|vanished)\b/i);

const saidIn = (decisions: readonly Decision[]): string => decisions.map(({ text }) => text).join('. ');

/** A grade that holds for any picture gives way to the colours of this one. */
const isPlainGrade = ({ element, text }: Decision): boolean =>
  element === 'palette' && plainForms('cinematic', 'palette', 'colour').includes(text);

function withPalette(decisions: readonly Decision[], staged: SeenTake): readonly Decision[] {
  if (decisions.some((each) => each.element === 'palette' && each.text !== '' && !isPlainGrade(each)))
    return decisions;
  const light = decisions.find(({ element }) => element === 'light')?.text ?? '';
  const palette = seenColours(staged, { light, said: saidIn(decisions) });
  if (!palette) return decisions;
  const rest = decisions.filter(
    (each) => !isPlainGrade(each) && !(each.element === 'palette' && each.text === ''),
  );
  const at = rest.findIndex(
    ({ element, joins }, i) => BEHIND_PALETTE.has(element) && !joins && i > lastOfFrame(rest),
  );
  return at < 0 ? [...rest, palette] : [...rest.slice(0, at), palette, ...rest.slice(at)];
}

const lastOfFrame = (decisions: readonly Decision[]): number =>
  decisions.findLastIndex(({ element }) => /^(?:camera|composition|light)$/.test(element));

/**
 * The decisions of a take with what is concrete for certain: what the light does to the main one, what the named place
 * has before the lens, and the colours of what is named. A drawing has its
 * own means.
 */
export function madeConcrete(decisions: readonly Decision[], staged: SeenTake): readonly Decision[] {
  const { brief, kind } = staged;
  if (isDrawn(leadingStyle(brief.scene)) || ['graphic', 'sign', 'edit'].includes(kind)) return decisions;
  if (AWAY.test(brief.scene.subject)) return decisions;
  // Where the light comes over says nothing of the ground below.
  const said = saidIn(decisions.filter(({ element }) => element !== 'light'));
  const pose = decisions.find(({ element }) => element === 'motion')?.text ?? '';
  const told = decisions.map((each) =>
    each.element === 'light' && staged.isSure
      ? lightFalling(each, staged, said)
      : each.element === 'setting'
        ? onItsTable(each, staged)
        : each.element === 'composition'
          ? lookingOn(each, staged, pose)
          : each,
  );
  // Sun that comes across the grass leaves the grass where it is.
  const near = nearLayer(staged, saidIn(told.filter(({ element }) => element !== 'light')));
  const framed = told.findLastIndex(({ element, text }) => element === 'composition' && text !== '');
  const layered =
    near && framed >= 0 ? [...told.slice(0, framed + 1), near, ...told.slice(framed + 1)] : told;
  return withPalette(layered, staged);
}
