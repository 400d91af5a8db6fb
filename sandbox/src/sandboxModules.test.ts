import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSchema, openDataFolder } from './kernel/dataFolder.ts';
import { createFaults } from './kernel/faults.ts';
import { readSettings } from './kernel/settings.ts';
import { testSandboxContext } from './kernel/testSandboxContext.ts';
import { sandboxModules } from './sandboxModules.ts';

test('GM-09 a restart of the sandbox writes no table, so that it starts on a full disk', () => {
  const given = readSettings({}, []);
  if (!given.read) throw new Error(given.problem);
  const modules = sandboxModules(testSandboxContext(), given.settings, createFaults(), 'http://127.0.0.1:4000');
  const tables = modules.flatMap(({ tables: own = [] }) => own);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'));
  const database = openDataFolder(folder, { reset: false });
  const start = () => createSchema(database, tables);
  start();
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  start();
  expect(statSync(join(folder, 'platform.sqlite-wal')).size).toBe(0);
  database.close();
  rmSync(folder, { recursive: true });
});
