import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { allowed } from '../agreement/excluded.ts';
import { isDeedSure } from '../plain/sure-pose.ts';
import { poseSentence } from '../pose/pose-sentence.ts';
import { doingText } from '../pose/poses.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import type { DecidedSoFar } from './decided-so-far.ts';

/*
 * What those do who are there besides the main one: the dog asleep beside the fisherman, the horse that grazes behind
 * the knight. Each has the pose of its own deed where every word of the clause that tells it was read.
 */

/** How much of a pose a take has room for, beside that of the main one. */
const CLAUSES: Readonly<Record<Take, number>> = { studio: 3, cinematic: 2, minimal: 2 };
const MOST = 2;

/** Who does something of their own: the doings of others than the main one, one to each, in the order of the words. */
function doneByOthers({ doings, cast }: Scene, main: number) {
  const seen = new Set<number>();
  return doings.flatMap((doing) => {
    const [at = -1, ...more] = doing.agents;
    const agent = cast[at];
    const isOwn = agent && more.length === 0 && at !== main && isBeing(agent.kind) && agent.part !== 'topic';
    if (!isOwn || seen.has(at) || (doing.form !== 'ing' && doing.form !== 's')) return [];
    seen.add(at);
    return [{ doing, agent }];
  });
}

/** The poses of those who act beside the main one, where the view holds them and no other sentence tells of them. */
export function othersDeeds(brief: Brief, { size, decided, lead }: DecidedSoFar): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (!main || size === 'close' || size === 'macro') return [];
  const written = decided.map(({ text }) => text.toLowerCase()).join(' ');
  const told = lead && lead.words !== main.words ? -1 : scene.cast.indexOf(main);
  return doneByOthers(scene, told)
    .flatMap(({ doing, agent }): Decision[] => {
      if (!doing.row || !isDeedSure(scene, doing)) return [];
      const pose = doingText(brief, doing)
        .split(', ')
        .filter((clause) => doing.object !== undefined || !UNNAMED.test(clause))
        .slice(0, CLAUSES[take])
        .join(', ');
      if (pose === '' || written.includes(pose.slice(0, SAME))) return [];
      const called = capital(theOf(agent));
      const sentence = poseSentence(scene, doing, pose);
      const text = sentence.includes(called) ? sentence : `${called}, ${pose}`;
      if (sentence === '' || allowed([text], scene).length === 0) return [];
      return [{ element: 'motion', text, because: `${said(doing.words)}: everyone who acts is seen at it.` }];
    })
    .slice(0, MOST);
}
/** What a pose is aimed at where nothing is named: it says nothing of what is there. */
const UNNAMED = /\b(?:the scene ahead|the view|a voice)\b/;
/** Signs by which a pose is known again. */
const SAME = 14;
