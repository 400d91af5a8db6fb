import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { allRows, openDatabase } from './database.ts';

const fileName = 'platform.sqlite';

/**
 * Opens the folder's database, creating both if necessary. `reset` removes only the database first: rendered pictures
 * do not depend on it. Throws the system error if the folder is not writable.
 */
export function openDataFolder(folder: string, { reset }: { reset: boolean }): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (reset) for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, fileName + suffix), { force: true });
  return openDatabase(join(folder, fileName));
}

/** Thrown because sandboxes that share a data folder would overwrite each other's data. */
export class FolderInUse extends Error {}

/**
 * Locks a data folder for this process, creating the folder if necessary. The operating system releases the lock when
 * the process ends, even after a crash.
 * @throws {FolderInUse} while another sandbox holds the lock
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(folder);
    throw error;
  }
  return { release: () => lock.close() };
}

const sqliteBusy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/** Creates missing tables. If an existing table has an outdated shape, creates nothing and returns its name. */
export function createSchema(database: DatabaseSync, tables: readonly string[]): readonly string[] {
  const wanted = new DatabaseSync(':memory:');
  for (const sql of tables) wanted.exec(sql);
  const existing = shapes(database);
  const outdated = [...shapes(wanted)].filter(([name, shape]) => (existing.get(name) ?? shape) !== shape);
  wanted.close();
  if (outdated.length === 0) for (const sql of tables) database.exec(sql);
  return outdated.map(([name]) => name);
}

function shapes(database: DatabaseSync): Map<string, string> {
  const rows = allRows<{ name: string; sql: string }>(
    database,
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL",
  );
  return new Map(rows.map(({ name, sql }) => [name, sql.replace(/\s+/g, ' ')]));
}

/** Opens the database of a folder for reading, also while a sandbox uses it; null if the folder has none. */
export function openDataFile(folder: string): DatabaseSync | null {
  const file = join(folder, fileName);
  return existsSync(file) ? new DatabaseSync(file, { readOnly: true, timeout: 5000 }) : null;
}
