import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/**
 * Opens the sandbox's database, creating the file where there is none.
 * In WAL mode with `synchronous = NORMAL` a killed process loses nothing that was committed; only a power cut may.
 * Throws what SQLite throws when the file cannot be opened or is no database.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  return database;
}

/**
 * Runs `work` in one transaction: all of it is committed, or none when it throws.
 * A call inside another joins the outer one. `work` must be synchronous, because an open transaction
 * that waits would swallow the writes of every other call.
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

/** The prepared statement of this text; prepared at its first use, because tables are made after modules are. */
function prepared(database: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>();
  statements.set(database, known);
  const statement = known.get(sql) ?? database.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** First row or undefined. `Row` is what the statement selects; the tables are our own, so their types are trusted. */
export function firstRow<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return prepared(database, sql).get(...values) as Row | undefined;
}

export function allRows<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return prepared(database, sql).all(...values) as Row[];
}

/** Runs a statement that answers no rows; `changes` is how many rows it touched. */
export function change(
  database: DatabaseSync,
  sql: string,
  ...values: SQLInputValue[]
): { changes: number; rowId: number } {
  const { changes, lastInsertRowid } = prepared(database, sql).run(...values);
  return { changes: Number(changes), rowId: Number(lastInsertRowid) };
}
