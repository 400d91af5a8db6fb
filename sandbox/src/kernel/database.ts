import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/**
 * Opens the database, creating the file if necessary. With WAL mode and `synchronous = NORMAL`, a killed process loses
 * no committed data, but a power failure may. Throws SQLite's error if the file cannot be opened or is not a database.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  return database;
}

/**
 * Runs `work` in one transaction, which rolls back if `work` throws. Nested calls join the outer transaction. `work`
 * must be synchronous: an open transaction would otherwise include the writes of other calls.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return synchronous(work());
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = synchronous(work());
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function synchronous<T>(result: T): T {
  if (result instanceof Promise) throw new TypeError('A transaction must not wait.');
  return result;
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Returns the prepared statement of this SQL. Prepares lazily, because tables are created after modules. */
function prepared(database: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>();
  statements.set(database, known);
  const statement = known.get(sql) ?? database.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** Returns the first row or undefined. `Row` is the type of the selected columns, which is not checked at run time. */
export function firstRow<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return prepared(database, sql).get(...values) as Row | undefined;
}

export function allRows<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return prepared(database, sql).all(...values) as Row[];
}

/** Runs a statement without a result set; `changes` is the number of affected rows. */
export function change(
  database: DatabaseSync,
  sql: string,
  ...values: SQLInputValue[]
): { changes: number; rowId: number } {
  const { changes, lastInsertRowid } = prepared(database, sql).run(...values);
  return { changes: Number(changes), rowId: Number(lastInsertRowid) };
}
