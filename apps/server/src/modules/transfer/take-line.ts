import { BODY_PARTS } from '@framewright/contract';
import type { ExportedKind } from '../../db/exported-kind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countParts } from '../../http/json-body.ts';
import { holdAccount } from '../auth/index.ts';
import { idFor, instantOf } from './identity.ts';
import { stepOn } from './imports.repo.ts';
import { plainOf } from './plain-json.ts';
import { Stopped, type Taking } from './take.ts';
import { workHere } from './take-work.ts';

/**
 * Takes over what is no work, as the module reads it that keeps such things: with its place in the file at once.
 * @throws {NotTaken}; {Stopped}
 */
export async function takeLine(taking: Taking, kind: ExportedKind, line: Buffer): Promise<void> {
  const { db, row, file, now } = taking;
  const at = now();
  // Read whole, each part of a JSON takes some hundred bytes of memory.
  const plain = countParts(line, BODY_PARTS) > BODY_PARTS ? undefined : plainOf(line);
  const keep = await kind.read(plain, {
    userId: row.user_id,
    idAt: (created) => idFor(row.id, `${kind.name} ${file.place} ${file.done}`, instantOf(at, created)),
    workHere: (theirs) => workHere(taking, theirs),
  });
  await inTransaction(db, async (tx) => {
    if (!(await holdAccount(tx, row.user_id))) throw new Stopped();
    const outcome = await keep(tx);
    if (!(await stepOn(tx, file, { outcome, kind: kind.name }))) throw new Stopped();
  });
}
