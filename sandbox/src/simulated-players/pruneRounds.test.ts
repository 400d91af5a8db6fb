import { expect, test } from 'vitest';
import { change } from '../kernel/database.ts';
import { testSandboxContext } from '../kernel/testSandboxContext.ts';
import { accountsSchema } from '../services/accounts/accountsSchema.ts';
import { playSchema } from '../services/play/playSchema.ts';
import { pruneRounds } from './pruneRounds.ts';
import { simulatedPlayersSchema } from './simulatedPlayersModule.ts';

const day = 86_400_000;

test('only settled rounds of simulated players are deleted after thirty days', () => {
  const sandboxContext = testSandboxContext(accountsSchema, playSchema, simulatedPlayersSchema);
  const { database, clock } = sandboxContext;
  change(database, 'PRAGMA foreign_keys = OFF');
  for (const [userId, number] of [
    [1, 1],
    [2, 2],
  ])
    change(database, 'INSERT INTO simulated_player (user_id, number) VALUES (?, ?)', userId ?? 0, number ?? 0);
  const insert = (id: string, userId: number, openedAt: number, win: number | null) =>
    change(
      database,
      `INSERT INTO game_round (id, session_digest, user_id, game_group_id, currency, engine, model_id, client_round_key, bet, state, shown, steps, stake, jackpot_win, win, balance_after, opened_at, stepped_at, settled_at)
       VALUES (?, 's', ?, 41, 'GBP', 'slot', 'meadow', ?, '{}', ?, '{}', 1, 20, 0, ?, 0, ?, ?, ?)`,
      id,
      userId,
      id,
      win === null ? '{}' : null,
      win,
      openedAt,
      openedAt,
      win === null ? null : openedAt,
    );
  const begun = clock.now();
  insert('old', 1, begun, 0);
  insert('of a player', 3, begun, 0);
  insert('open', 2, begun, null);
  change(
    database,
    "INSERT INTO game_move (round_id, client_move_key, step, move, stake, moved_at) VALUES ('old', 'k', 1, '{}', 0, ?)",
    begun,
  );
  clock.move(29 * day);
  expect(pruneRounds(sandboxContext)).toBe(0);
  insert('young', 1, clock.now(), 0);
  clock.move(2 * day);
  expect(pruneRounds(sandboxContext)).toBe(1);
  expect(
    database
      .prepare('SELECT id FROM game_round ORDER BY number')
      .all()
      .map((row) => row['id']),
  ).toEqual(['of a player', 'open', 'young']);
  expect(database.prepare('SELECT count(*) AS count FROM game_move').get()?.['count']).toBe(0);
  clock.move(40 * day);
  expect(pruneRounds(sandboxContext)).toBe(1);
});
