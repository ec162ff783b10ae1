import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './open.ts';
import { NodeSqliteAdapter } from './sqlite-dialect.ts';

/** Stands for a parameter while the query is compiled. */
class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query of the busiest paths, built and compiled once instead of on each call: that takes longer than
 * running it. Parameters may only become values of the query; what it looks like must not depend on them.
 */
export function prepareQuery<Parameters extends readonly unknown[], Row>(
  build: (db: Db, ...parameters: Parameters) => Compilable<Row>,
): (db: Db, ...parameters: Parameters) => Promise<Row[]> {
  const ofEngine = new WeakMap<object, CompiledQuery>();
  const compile = (db: Db, count: number): CompiledQuery => {
    // Kysely hands values on unseen, so anything may stand in for them here.
    const slots = Array.from({ length: count }, (_, index) => new Slot(index)) as readonly unknown[];
    return build(db, ...(slots as Parameters)).compile();
  };
  return async (db, ...parameters) => {
    const { adapter } = db.getExecutor();
    let compiled = ofEngine.get(adapter);
    if (!compiled) {
      compiled = compile(db, parameters.length);
      ofEngine.set(adapter, compiled);
    }
    const values = compiled.parameters.map((value) =>
      value instanceof Slot ? parameters[value.index] : value,
    );
    if (adapter instanceof NodeSqliteAdapter && maySkipTheQueue(db, adapter)) {
      return adapter.connection.run<Row>(compiled.sql, values).rows;
    }
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: values } as CompiledQuery<Row>);
    return rows;
  };
}

/**
 * SQLite answers on the spot. Only while another's transaction is open must a query wait for its turn,
 * or it would see and join what is not committed.
 */
function maySkipTheQueue(db: Db, { connection }: NodeSqliteAdapter): boolean {
  return db.isTransaction || !connection.isInTransaction;
}
