import { mainOf, type Scene } from '../../../read/scene.ts';
import type { Decision } from '../../shot.ts';
import { type ClaimRow, claimRows, claimsOf } from './claim-rows.ts';
import { type ClashRow, clashRows } from './clash-rows.ts';
import { withoutClauses } from './clauses.ts';

/*
 * One stage in which a take agrees with its sentence and with itself: each clause asserts what its words assert, the
 * sentence asserts its own, and a clause that cannot hold beside them goes or is exchanged before anything is written.
 */

/** What a sentence asserts; what is said of one thing only where that is what the picture is of. */
function claimsTold(scene: Scene): ReadonlySet<string> {
  const words = `${scene.subject}\n${scene.readable}`;
  const main = mainOf(scene)?.name.toLowerCase().split(' ').at(-1);
  const isTold = ({ told }: ClaimRow): boolean => {
    const found = told?.exec(words);
    const whose = found?.groups?.['whose'];
    return found != null && (whose === undefined || whose.toLowerCase() === main);
  };
  return new Set(
    claimsOf(words)
      .filter(isTold)
      .map(({ id }) => id),
  );
}

/** The rows that can speak of a scene, by what its sentence asserts. */
function rowsFor(scene: Scene): readonly ClashRow[] {
  const told = claimsTold(scene);
  return clashRows().filter(({ whose, stands, gives }) => {
    // One claim may be told in a way of its own.
    if (whose === 'told') return told.has(stands) && (stands === gives || !told.has(gives));
    return whose === 'unless' ? !told.has(stands) : !told.has(gives);
  });
}

/** The scene that was read last: three takes are planned of one. */
let last: { readonly scene: Scene; readonly rows: readonly ClashRow[] } | undefined;

function rowsOnceFor(scene: Scene): readonly ClashRow[] {
  if (last?.scene !== scene) last = { scene, rows: rowsFor(scene) };
  return last.rows;
}

const SIDE = /\b(?:from|at) (?:camera |the |back |upper )*(left|right)\b/;

/** What stands in a take and a sentence, for whoever has to give way. */
interface Take {
  readonly scene: Scene;
  readonly decisions: readonly Decision[];
}

let byId: ReadonlyMap<string, ClaimRow> | undefined;

function claimOf(id: string): ClaimRow | undefined {
  byId ??= new Map(claimRows().map((row) => [row.id, row]));
  return byId.get(id);
}

const saidBy = (id: string): RegExp | undefined => claimOf(id)?.said;

/** Whether the words that make a claim are the sentence's own, wherever a clause has them. */
const isOwn = (clause: string, claim: RegExp, { subject }: Scene): boolean =>
  [...clause.matchAll(new RegExp(claim.source, `${claim.flags.replace('g', '')}g`))].every(([words]) =>
    new RegExp(`(?<!\\p{L})${words.replace(/[^\p{L}\d ]/gu, '.')}(?!\\p{L})`, 'iu').test(subject),
  );

/** Whether what a row has stand is there beside one decision. */
function stands({ whose, stands: id }: ClashRow, at: number, { decisions }: Take): boolean {
  if (whose === 'told' || whose === 'unless') return true;
  const said = saidBy(id);
  if (!said) return false;
  return whose === 'same'
    ? said.test(decisions[at]?.text ?? '')
    : decisions.some(({ text }, i) => i !== at && said.test(text));
}

/** The words of a claim exchanged, with the capital that they had. */
const exchanged = (text: string, claim: RegExp, instead: string): string =>
  text.replace(new RegExp(claim.source, `${claim.flags.replace('g', '')}g`), (words) =>
    /^\p{Lu}/u.test(words) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead,
  );

/** The sentence's own words for a claim. */
const toldWords = ({ stands: id }: ClashRow, { subject }: Scene): string =>
  claimOf(id)?.told?.exec(subject)?.groups?.['told'] ?? '';

/** The text of one decision after one row; as it was where the row does not speak of it. */
function after(row: ClashRow, at: number, text: string, take: Take): string {
  const { element } = take.decisions[at] ?? {};
  if (row.elements.length > 0 && !row.elements.includes(element ?? '')) return text;
  const claim = saidBy(row.gives);
  if (!claim?.test(text)) return text;
  if (element === 'negative' && take.scene.excluded.length > 0) return text;
  if (!stands(row, at, take) || isOwn(text, claim, take.scene)) return text;
  if (row.how === '~')
    return exchanged(text, claim, row.instead.replace('{told}', toldWords(row, take.scene)));
  const side =
    SIDE.exec(text)?.[1] ?? SIDE.exec(take.decisions.map((each) => each.text).join('. '))?.[1] ?? 'left';
  if (row.how === '=') return row.instead.replace('{side}', side);
  const standing = row.whose === 'same' ? saidBy(row.stands) : undefined;
  return withoutClauses(text, (clause) => claim.test(clause) && !standing?.test(clause));
}

/** A list of colours that lost one reads on. */
const mended = ({ element }: Decision, text: string): string =>
  element === 'palette' && text !== '' ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** The decisions of a take, each without what its sentence or another of them speaks against. */
export function inAgreement(decisions: readonly Decision[], scene: Scene): Decision[] {
  if (mainOf(scene) === undefined && scene.isUnread) return [...decisions];
  const take: Take = { scene, decisions };
  const rows = rowsOnceFor(scene);
  return decisions.flatMap((decision, at) => {
    const text = rows.reduce((said, row) => (said === '' ? said : after(row, at, said, take)), decision.text);
    if (text === decision.text) return [decision];
    return text === '' ? [] : [{ ...decision, text: mended(decision, text) }];
  });
}
