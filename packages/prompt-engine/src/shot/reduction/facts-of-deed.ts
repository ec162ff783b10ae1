import { isBeing, type Member } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { leadingDoing } from '../staging/staging.ts';
import { GAZES, POSTED } from './fact-words.ts';
import { isAccompanied } from './grounds.ts';
import { isPlainDoer } from './view.ts';

/*
 * What a deed lets a picture be brought down to.
 */

/** What was decided of a take before anything is taken away. */
export interface DecidedBefore {
  readonly light: string;
  /** Its camera, in words. */
  readonly view: string;
  readonly palette: readonly string[];
  /** Whether a pose or a state of it is told. */
  readonly isPosed: boolean;
}

/** Conditions by their names. */
export type Holding = Readonly<Record<string, boolean>>;

/** Whoever acts: how near, how fast, and whether a face is what is looked at. */
export function factsOfDeed(
  { brief, kind }: SeenTake,
  main: Member | undefined,
  told: DecidedBefore & { readonly felt: boolean },
): Holding {
  const { felt } = told;
  const { scene } = brief;
  const doing = leadingDoing(scene);
  const done = doing && doing.form !== 'past' ? doing.row : undefined;
  const isMoving =
    kind === 'event' || (doing !== undefined && doing.form !== 'past' && !POSTED.has(done?.posture ?? 'any'));
  const beings = scene.cast.filter((each) => isBeing(each.kind) && each.part !== 'topic');
  return {
    work: /^\{hands?\}/.test(done?.close ?? '') && done?.pace !== 'fast' && !isMoving,
    doer: main !== undefined && !felt && isPlainDoer(main, scene),
    one: main !== undefined && !main.plural && main.count === 1 && beings.length === 1,
    still: !isMoving,
    quick:
      isMoving && done?.pace === 'fast' && /^(?:jump|dance|kick|fly|fall|run)$/.test(done?.posture ?? ''),
    idle: doing === undefined,
    plainly: doing !== undefined || !told.isPosed,
    gazing: doing !== undefined && GAZES.test(doing.verb.base) && !isAccompanied(scene),
  };
}
