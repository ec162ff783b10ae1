import { inWords } from '../lexicon/row.ts';
import { isUsed } from './look.ts';
import type { SceneClass } from './scene-classes.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';
import { leavesRoom } from './surfaces.ts';

/**
 * What must stay out: first what the words rule out, then (studio only) the one fault that such a picture is
 * prone to. At most two; none is better than a ritual one.
 */
export function keepOutOf(brief: Brief, kind: SceneClass): Decision | undefined {
  const { scene, take } = brief;
  const ruled = scene.excluded
    .slice(0, 3)
    .map((words) =>
      words.toLowerCase().replace(/^(?:anybody|anyone|somebody|someone|a soul)\b.*$/, 'people'),
    );
  if (ruled.length > 0) {
    return {
      element: 'negative',
      text: capital(ruled.map((words) => `no ${words}`).join(', ')),
      because: `${said(scene.excluded.join(', '))} is ruled out by your words.`,
    };
  }
  if (take !== 'studio') return undefined;
  const isOpenText =
    scene.cast.some(({ proper }) => proper) || /\d/.test(scene.subject.replace(/"[^"]*"/g, ''));
  if (scene.lettering.length > 0 && isOpenText) return undefined;
  if (scene.lettering.length > 0)
    return {
      element: 'negative',
      text: 'No other words',
      because: 'Lettered pictures like to grow more letters.',
    };
  if ((kind === 'product' || kind === 'clothing') && !isUsed(scene))
    return { element: 'negative', text: 'No logos, no text', because: 'Products like to grow brand marks.' };
  if (kind === 'graphic')
    return {
      element: 'negative',
      // Where room is left for a title, no text is ruled out.
      text: leavesRoom(brief) ? 'No mockup' : inWords(['No mockup', 'no extra text']),
      because: 'A mark is asked for, not a picture of one.',
    };
  return undefined;
}
