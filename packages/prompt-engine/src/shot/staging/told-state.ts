import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import type { Member } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { laidTable } from './laid-table.ts';

/*
 * What a building or a place has come to, by what is seen of it: what usually stands there is gone, and the word alone
 * leaves it open. words | seen from outside | seen inside
 */
const ROWS = `
abandoned, derelict, disused, forgotten | broken window panes, peeling paint and weeds along the walls | peeling walls, broken panes and dry leaves blown in
ruined, destroyed, war-torn, bombed, crumbling | broken walls, bare stone edges and heaps of rubble | a broken roof open to the sky, bare beams and heaps of rubble
overgrown, ivy-covered | ivy up the walls, ferns in the cracks and roots over the steps | climbing plants up the walls and ferns through the floor
flooded | still brown water up to the sills, mirroring the walls | still water over the whole floor, mirroring the walls
burnt, burned, burnt-out, burned-out, charred | soot above the empty windows and charred beams | soot up the walls and charred beams
`;

const STATES = new Map(
  rowsOf(ROWS, 3).flatMap(([words, outside, inside]) =>
    listOf(words).map((word) => [word, { outside: textOf(outside), inside: textOf(inside) }] as const),
  ),
);

/** The state that the words tell of a building or a room, as it is seen; nothing for the minimal take. */
export function toldState(brief: Brief, main: Member, kind: SceneClass): Decision | undefined {
  const { scene, take } = brief;
  const laid = laidTable(brief, main);
  if (laid) return laid;
  if (take === 'minimal' || (kind !== 'building' && kind !== 'interior')) return undefined;
  const [first = ''] = main.words
    .toLowerCase()
    .replace(/^(?:an?|the|my|our|old|this) /, '')
    .split(' ');
  const state = STATES.get(first);
  // Who says more of it than the word has shown it already.
  if (!state || scene.wordCount > FEW_WORDS) return undefined;
  const seen = kind === 'interior' ? state.inside : state.outside;
  return {
    element: 'subject',
    text: `${capital(theOf(main))} with ${seen}`,
    because: `${said(first)} is shown by what it has left.`,
  };
}

const FEW_WORDS = 12;
