import type { DatabaseSync } from 'node:sqlite';
import { createActivityLog } from './activity.ts';
import { openDatabase } from './database.ts';
import { createSchema } from './dataFolder.ts';
import type { SandboxContext } from './module.ts';
import { pageOrigins } from './pageOrigins.ts';

/** Sandbox context for tests: an in-memory database with the given tables, and a clock that advances only on `move`. */
export function testSandboxContext(...tables: string[]): SandboxContext & { database: DatabaseSync } {
  let now = Date.UTC(2026, 0, 15, 12);
  const database = openDatabase(':memory:');
  createSchema(database, tables);
  return {
    database,
    clock: {
      now: () => now,
      move: (ms) => {
        now += ms;
      },
    },
    origins: pageOrigins(4000, null),
    webOrigins: ['http://regency.localhost:3000'],
    dataFolder: '/nonexistent',
    activity: createActivityLog(),
    log: () => undefined,
  };
}
