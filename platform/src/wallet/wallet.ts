import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { Balance } from '@foyer/contract/money';
import { allRows, change, firstRow, inTransaction } from '../kernel/database.ts';
import type { Surroundings } from '../kernel/module.ts';
import { sandboxAccountId, sandboxBalance } from './sandboxAccounts.ts';
import type { SandboxAccount } from './sandboxAccounts.ts';
import { verifyBooks } from './verifyBooks.ts';
import type { BooksReport } from './verifyBooks.ts';
import { walletTables } from './walletTables.ts';

export type MoveKind = 'stake' | 'win' | 'deposit' | 'withdrawal' | 'grant';

export interface Move {
  /** Made once per intended move; booking it again answers the first booking and moves nothing. */
  key: string;
  userId: number;
  kind: MoveKind;
  /** Minor units, not negative; the kind says which way they go. */
  amount: number;
  /** What the move belongs to, for example a round id. */
  reference: string;
  gameGroupId?: number;
}

/** Money that goes from one account of the sandbox to another. */
export interface Transfer {
  /** Made once per intended transfer, as the key of a move. */
  key: string;
  currencyIsoCode: string;
  from: SandboxAccount;
  to: SandboxAccount;
  /** Minor units, not negative. */
  amount: number;
  reference: string;
}

/** `balance` is the real balance after the move, as it was when the move was first booked. */
export type Booking =
  | { booked: true; repeated: boolean; balance: number }
  | { booked: false; reason: 'insufficientFunds' | 'keyReusedDifferently' };

export interface BookedMove extends Move {
  /** Unix milliseconds. */
  bookedAt: number;
  balanceAfter: number;
}

export interface Wallet {
  /** SQL of the wallet's tables; repeatable. */
  readonly tables: string;
  /** Opens the player's accounts. Opening again in the same currency changes nothing. */
  open(userId: number, currencyIsoCode: string): void;
  /** Minor units by balance type (S3). */
  balances(userId: number): Balance[];
  realBalance(userId: number): number;
  book(move: Move): Booking;
  /** A repeated key moves nothing. */
  transfer(transfer: Transfer): void;
  /** Minor units on an account of the sandbox. */
  sandboxBalance(account: SandboxAccount, currencyIsoCode: string): number;
  /** Stakes and wins booked at or after `sinceMs`, in minor units. */
  totals(userId: number, sinceMs: number): { staked: number; won: number };
  /** Every move of the player, oldest first. */
  history(userId: number): BookedMove[];
  verifyBooks(): BooksReport;
}

/** Which account stands against the player's, and whether the player pays. */
const counterparts: Readonly<Record<MoveKind, { purpose: SandboxAccount; playerPays: boolean }>> = {
  stake: { purpose: 'house', playerPays: true },
  win: { purpose: 'house', playerPays: false },
  deposit: { purpose: 'cashier', playerPays: false },
  withdrawal: { purpose: 'cashier', playerPays: true },
  grant: { purpose: 'grants', playerPays: false },
};

interface AccountRow {
  id: number;
  currency: string;
  balance: number;
}
interface MoveRow {
  key: string;
  user_id: number;
  kind: MoveKind;
  amount: number;
  reference: string;
  game_group_id: number | null;
  booked_at: number;
  balance_after: number;
}

export function createWallet({ database, clock }: Pick<Surroundings, 'database' | 'clock'>): Wallet {
  function realAccount(userId: number): AccountRow {
    const account = firstRow<AccountRow>(
      database,
      'SELECT id, currency, balance FROM wallet_account WHERE user_id = ? AND balance_type = ?',
      userId,
      balanceTypes.real,
    );
    if (!account) throw new Error(`User ${userId} has no wallet.`);
    return account;
  }

  function enter(moveId: number, accountId: number, amount: number): void {
    change(database, 'INSERT INTO wallet_entry (move_id, account_id, amount) VALUES (?, ?, ?)', moveId, accountId, amount);
    change(database, 'UPDATE wallet_account SET balance = balance + ? WHERE id = ?', amount, accountId);
  }

  function transfer({ key, currencyIsoCode, from, to, amount, reference }: Transfer): void {
    checkAmount(amount);
    inTransaction(database, () => {
      if (firstRow(database, 'SELECT 1 FROM wallet_move WHERE key = ?', key)) return;
      const { rowId } = change(
        database,
        `INSERT INTO wallet_move (key, kind, amount, reference, booked_at) VALUES (?, 'transfer', ?, ?, ?)`,
        key,
        amount,
        reference,
        clock.now(),
      );
      enter(rowId, sandboxAccountId(database, from, currencyIsoCode), 0 - amount);
      enter(rowId, sandboxAccountId(database, to, currencyIsoCode), amount);
    });
  }

  function book(move: Move): Booking {
    checkAmount(move.amount);
    return inTransaction(database, () => {
      const earlier = firstRow<MoveRow>(database, 'SELECT * FROM wallet_move WHERE key = ?', move.key);
      if (earlier) {
        return isSameMove(earlier, move)
          ? { booked: true, repeated: true, balance: earlier.balance_after }
          : { booked: false, reason: 'keyReusedDifferently' };
      }
      const account = realAccount(move.userId);
      const { purpose, playerPays } = counterparts[move.kind];
      const amount = playerPays ? 0 - move.amount : move.amount;
      const balance = account.balance + amount;
      if (balance < 0) return { booked: false, reason: 'insufficientFunds' };
      if (!Number.isSafeInteger(balance)) throw new RangeError('The balance would be larger than can be counted.');
      const { rowId } = change(
        database,
        `INSERT INTO wallet_move (key, user_id, kind, amount, reference, game_group_id, booked_at, balance_after)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        move.key,
        move.userId,
        move.kind,
        move.amount,
        move.reference,
        move.gameGroupId ?? null,
        clock.now(),
        balance,
      );
      enter(rowId, account.id, amount);
      enter(rowId, sandboxAccountId(database, purpose, account.currency), 0 - amount);
      return { booked: true, repeated: false, balance };
    });
  }

  return {
    tables: walletTables,
    open(userId, currencyIsoCode) {
      inTransaction(database, () => {
        for (const type of [balanceTypes.real, balanceTypes.bonus]) {
          change(
            database,
            `INSERT INTO wallet_account (user_id, balance_type, purpose, currency) VALUES (?, ?, 'player', ?)
             ON CONFLICT DO NOTHING`,
            userId,
            type,
            currencyIsoCode,
          );
        }
      });
    },
    balances: (userId) =>
      allRows<Balance>(
        database,
        'SELECT balance_type AS type, balance AS amount FROM wallet_account WHERE user_id = ? ORDER BY balance_type',
        userId,
      ).map(({ type, amount }) => ({ type, amount })),
    realBalance: (userId) => realAccount(userId).balance,
    book,
    transfer,
    sandboxBalance: (account, currencyIsoCode) => sandboxBalance(database, account, currencyIsoCode),
    totals(userId, sinceMs) {
      const sums = firstRow<{ staked: number; won: number }>(
        database,
        `SELECT coalesce(sum(CASE kind WHEN 'stake' THEN amount END), 0) AS staked,
                coalesce(sum(CASE kind WHEN 'win' THEN amount END), 0) AS won
           FROM wallet_move WHERE user_id = ? AND booked_at >= ?`,
        userId,
        sinceMs,
      );
      return { staked: sums?.staked ?? 0, won: sums?.won ?? 0 };
    },
    history: (userId) =>
      allRows<MoveRow>(database, 'SELECT * FROM wallet_move WHERE user_id = ? ORDER BY id', userId).map(bookedMove),
    verifyBooks: () => verifyBooks(database),
  };
}

function checkAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`An amount is a whole number of minor units, not ${amount}.`);
}

function isSameMove(row: MoveRow, move: Move): boolean {
  return (
    row.user_id === move.userId &&
    row.kind === move.kind &&
    row.amount === move.amount &&
    row.reference === move.reference &&
    row.game_group_id === (move.gameGroupId ?? null)
  );
}

function bookedMove(row: MoveRow): BookedMove {
  return {
    key: row.key,
    userId: row.user_id,
    kind: row.kind,
    amount: row.amount,
    reference: row.reference,
    bookedAt: row.booked_at,
    balanceAfter: row.balance_after,
    ...(row.game_group_id === null ? {} : { gameGroupId: row.game_group_id }),
  };
}
