import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { allRows, openDatabase } from './database.ts';

const fileName = 'platform.sqlite';

/**
 * Opens the folder's database; makes the folder where there is none. With `reset` the database is removed first and
 * nothing else: drawn pictures are the same for every database.
 * Throws the system's error where the folder cannot be written to.
 */
export function openDataFolder(folder: string, { reset }: { reset: boolean }): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (reset) for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, fileName + suffix), { force: true });
  return openDatabase(join(folder, fileName));
}

/** Sandboxes that use the same data folder would overwrite each other's work. */
export class FolderInUse extends Error {}

/**
 * Reserves a data folder for this process; makes the folder where there is none. The lock is the operating system's, so
 * it ends with the process, however that ends.
 * @throws {FolderInUse} while another sandbox has it
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

/** Makes the tables that are missing. Where one has an older shape nothing is made, and the answer names it. */
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
