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

/** Makes the tables that are missing. Where one has an older shape nothing is made, and the answer names it. */
export function makeTables(database: DatabaseSync, tables: readonly string[]): readonly string[] {
  const wanted = new DatabaseSync(':memory:');
  for (const sql of tables) wanted.exec(sql);
  const existing = shapes(database);
  const outdated = [...shapes(wanted)].filter(([name, shape]) => (existing.get(name) ?? shape) !== shape);
  wanted.close();
  if (outdated.length === 0) for (const sql of tables) database.exec(sql);
  return outdated.map(([name]) => name);
}

function shapes(database: DatabaseSync): Map<string, string> {
  const rows = allRows<{ name: string; sql: string }>(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL");
  return new Map(rows.map(({ name, sql }) => [name, sql.replace(/\s+/g, ' ')]));
}
