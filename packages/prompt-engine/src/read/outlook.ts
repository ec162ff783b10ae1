import type { Draft } from './draft.ts';
import { isBeing } from './scene.ts';
import { senses } from './senses.ts';

/*
 * 'a hiker looking out over a valley': the valley is where all of it is, and looking at it is what the hiker does.
 */

/** Gives whoever overlooks a place, and does nothing else, the deed of it. */
export function settleOutlook({ cast, doings, place }: Draft): void {
  const [main] = cast;
  if (!main || !isBeing(main.kind) || place?.preposition !== 'overlooking' || doings.length > 0) return;
  const sense = senses()
    .get('look out over')
    .flatMap((each) => (each.is === 'action' && each.row ? [each] : []))[0];
  if (!sense?.row) return;
  doings.push({
    verb: sense.verb,
    row: sense.row,
    form: 'ing',
    agents: [0],
    toViewer: false,
    words: 'looking out over',
  });
}
