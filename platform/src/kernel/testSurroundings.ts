import type { DatabaseSync } from 'node:sqlite';
import { createActivityLog } from './activity.ts';
import { openDatabase } from './database.ts';
import { makeTables } from './dataFolder.ts';
import type { Surroundings } from './module.ts';

/** Surroundings for a test of one part: a database in memory with its tables, and a clock that stands still. */
export function testSurroundings(...tables: string[]): Surroundings & { database: DatabaseSync } {
  let now = Date.UTC(2026, 0, 15, 12);
  const database = openDatabase(':memory:');
  makeTables(database, tables);
  return {
    database,
    clock: {
      now: () => now,
      move: (ms) => {
        now += ms;
      },
    },
    origins: { services: 'http://127.0.0.1:4000', games: 'http://games.localhost:4000', cashier: 'http://cashier.localhost:4000', portal: 'http://portal.localhost:4000', media: 'http://media.localhost:4000', hub: 'http://hub.localhost:4000', flags: 'http://flags.localhost:4000' },
    webOrigins: ['http://regency.localhost:3000'],
    dataFolder: '/nonexistent',
    activity: createActivityLog(),
    log: () => undefined,
  };
}
