import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSchema, openDataFolder } from './dataFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const table = 'CREATE TABLE IF NOT EXISTS coin (value INTEGER) STRICT;';

test('the schema is created once and survives a restart', () => {
  const first = openDataFolder(join(folder, 'new'), { reset: false });
  expect(createSchema(first, [table])).toEqual([]);
  first.exec('INSERT INTO coin VALUES (7)');
  first.close();
  const second = openDataFolder(join(folder, 'new'), { reset: false });
  expect(createSchema(second, [table])).toEqual([]);
  expect(second.prepare('SELECT value FROM coin').get()).toEqual({ value: 7 });
  second.close();
});

test('a table with an outdated schema is reported and not changed', () => {
  const database = openDataFolder(folder, { reset: false });
  createSchema(database, [table]);
  expect(
    createSchema(database, [table.replace('value', 'worth'), 'CREATE TABLE IF NOT EXISTS note (text TEXT);']),
  ).toEqual(['coin']);
  expect(database.prepare("SELECT count(*) AS tables FROM sqlite_schema WHERE type = 'table'").get()).toEqual({
    tables: 1,
  });
  database.close();
});

test('a reset removes only the database', () => {
  const first = openDataFolder(folder, { reset: false });
  createSchema(first, [table]);
  first.close();
  writeFileSync(join(folder, 'cover.webp'), 'picture');
  const second = openDataFolder(folder, { reset: true });
  expect(second.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()).toEqual({ tables: 0 });
  expect(existsSync(join(folder, 'cover.webp'))).toBe(true);
  second.close();
});
