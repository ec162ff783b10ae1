import { mainOf } from '../../read/scene.ts';
import { oddOneShown } from '../camera/odd-one.ts';
import { isLiving } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief, Decision } from '../shot.ts';
import { stageInShort } from './in-short.ts';
import { stageLayout } from './layouts.ts';
import { stageBeing } from './staging.ts';
import { stageEvent, stageIdea, stageThing } from './things.ts';
import { toldState } from './told-state.ts';

/** How what a take is of is staged, by the class that it is seen as. */
export function stagingOf(brief: Brief, kind: SceneClass): Decision[] {
  const main = mainOf(brief.scene);
  if (kind === 'graphic' || kind === 'sign') return stageLayout(brief, kind);
  if (!main) return [];
  if (kind === 'idea') return stageIdea(brief, main);
  if (brief.take !== 'studio' && main.kind !== 'abstract') {
    const state = toldState(brief, main, kind);
    return [...stageInShort(brief, main), ...(state ? [state] : []), ...oddOneShown(brief)];
  }
  if (kind === 'event') return stageEvent(brief, main);
  if (isLiving(kind)) return stageBeing(brief, main, kind);
  return main.kind === 'place' ? stageBeingless(brief) : stageThing(brief, main, kind);
}

/** A place alone: nobody is put into it. What is named besides stands in it. */
function stageBeingless(brief: Brief): Decision[] {
  const main = mainOf(brief.scene);
  return main
    ? stageThing(brief, { ...main, materials: main.materials }, 'landscape').filter(({ joins }) => !joins)
    : [];
}
