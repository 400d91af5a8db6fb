import { expect, test } from 'vitest';
import { allRows } from '../../kernel/database.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createPlayedRounds } from '../play/createPlayedRounds.ts';
import { playSchema } from '../play/playSchema.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { historySchema } from './historyModule.ts';
import { createPlayerHistory } from './playerHistory.ts';

const dayMs = 86_400_000;

function startHistory() {
  const sandboxContext = testSandboxContext(walletSchema, playSchema, historySchema);
  const { database, clock } = sandboxContext;
  const wallet = createWallet(sandboxContext);
  wallet.open(1, 'CAD');
  const history = createPlayerHistory(sandboxContext, {
    wallet,
    played: createPlayedRounds(sandboxContext),
    catalogue: { byId: () => undefined },
    records: { find: () => undefined },
  });
  const query = {
    userId: 1,
    currencyIsoCode: 'CAD',
    culture: 'en' as const,
    sinceMs: 0,
    untilMs: Number.MAX_SAFE_INTEGER,
  };
  database.exec(
    `INSERT INTO game_session (digest, user_id, account_session_id, game_group_id, product_id, casino_id, currency, opened_at) VALUES ('s', 1, 1, 7, 1, 1, 'CAD', 0)`,
  );
  /** Writes this many rounds of 100 without a win at once, three a second from `at` on. */
  const rounds = (count: number, at: number, userId = 1) =>
    void database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
         INSERT INTO game_round (id, session_digest, user_id, game_group_id, currency, engine, model_id, client_round_key, bet, shown, steps, stake, jackpot_win, win, balance_after, opened_at, stepped_at, settled_at)
         SELECT printf('%d-%d', ?3, i), 's', ?3, 7, 'CAD', 'slot', 'm', CAST(i AS TEXT), '{}', '{}', 1, 100, 0, 0, 0, ?2 + (i / 3) * 1000, ?2, ?2 FROM n`,
      )
      .run(count, at, userId);
  return { database, clock, wallet, history, query, rounds };
}

test('HI-01 every round of the period is on exactly one page, newest first, also with equal times', () => {
  const { history, query, rounds } = startHistory();
  rounds(120, 5000);
  rounds(30, 5000, 2);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = history.games({ ...query, after });
    seen.push(...page.rounds.map(({ roundId }) => roundId));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => `1-${119 - i}`));
  expect(history.games({ ...query, sinceMs: 10_000, untilMs: 12_000 }).rounds.map(({ openedAt }) => openedAt)).toEqual([
    11_000, 11_000, 11_000, 10_000, 10_000, 10_000,
  ]);
});

test('HI-01 UK2 history goes back a year, and totals cover the chosen period', () => {
  const { history, query, wallet, clock } = startHistory();
  const first = clock.now();
  wallet.book({ key: 'd', userId: 1, kind: 'deposit', amount: 9000, reference: 'r' });
  wallet.book({ key: 's', userId: 1, kind: 'stake', amount: 500, reference: 'r' });
  clock.move(365 * dayMs);
  wallet.book({ key: 'w', userId: 1, kind: 'win', amount: 200, reference: 'r' });
  wallet.book({ key: 'o', userId: 1, kind: 'withdrawal', amount: 3000, reference: 'r' });
  const all = history.money(query);
  expect(all.moves.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withdrawal', 3000],
    ['deposit', 9000],
  ]);
  expect(all).toMatchObject({
    currencyIsoCode: 'CAD',
    totals: { deposited: 9000, withdrawn: 3000 },
    lifetimeNetDeposits: 6000,
  });
  const firstDay = { ...query, sinceMs: first, untilMs: first + dayMs };
  expect(history.games(firstDay).totals).toEqual({ staked: 500, won: 0 });
  expect(history.money(firstDay)).toMatchObject({
    totals: { deposited: 9000, withdrawn: 0 },
    lifetimeNetDeposits: 6000,
  });
});

test('HI-01 a page among 100,000 rounds is found by index, without sorting', () => {
  const { database, history, query, rounds } = startHistory();
  rounds(100_000, 0);
  expect(history.games({ ...query, after: '20000000-60000' }).rounds).toHaveLength(50);
  const plan = (sql: string) =>
    allRows<{ detail: string }>(database, `EXPLAIN QUERY PLAN ${sql}`)
      .map(({ detail }) => detail)
      .join('; ');
  const rows = plan(
    'SELECT id FROM game_round WHERE user_id = 1 AND opened_at >= 0 AND (opened_at, number) < (5, 6) ORDER BY opened_at DESC, number DESC LIMIT 51',
  );
  expect(rows).toMatch(/USING INDEX game_round_at/);
  const money = plan(
    "SELECT id FROM wallet_move WHERE user_id = 1 AND kind NOT IN ('stake', 'win') AND booked_at >= 0 AND (booked_at, id) < (5, 6) ORDER BY booked_at DESC, id DESC LIMIT 51",
  );
  expect(money).toMatch(/INDEX wallet_move_of_money/);
  expect(rows + money).not.toMatch(/TEMP B-TREE/);
});
