import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { Balance } from '@foyer/contract/minorUnits';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { postings } from './postings.ts';
import type { BalanceType, MoveKind, Purse } from './postings.ts';
import { addToTotals, totalsBetween } from './runningTotals.ts';
import type { MoneyTotals } from './runningTotals.ts';
import { sandboxAccountId, sandboxBalance } from './sandboxAccounts.ts';
import type { SandboxAccount } from './sandboxAccounts.ts';
import { verifyBooks } from './verifyBooks.ts';
import type { BooksReport } from './verifyBooks.ts';
import { walletSchema } from './walletSchema.ts';

export interface Move {
  /** Idempotency key, one per intended move. Booking again returns the first booking and moves nothing. */
  key: string;
  userId: number;
  kind: MoveKind;
  /** Minor units, not negative; the kind determines the direction. */
  amount: number;
  /** What the move belongs to, for example a round id. */
  reference: string;
  gameGroupId?: number;
  /**
   * Start of the round of a stake or win, in Unix milliseconds: totals count the move there. Defaults to the booking
   * time.
   */
  roundOpenedAt?: number;
  /** Target balance of a `grant`, or source balance of a `conversion`. Defaults to real money. */
  balanceType?: BalanceType;
}

/** A transfer between two accounts of the sandbox. */
export interface Transfer {
  /** Idempotency key, one per intended transfer. */
  key: string;
  currencyIsoCode: string;
  from: SandboxAccount;
  to: SandboxAccount;
  /** Minor units, not negative. */
  amount: number;
  reference: string;
}

/** `balance` is the real balance after the first booking of the move. */
export type Booking =
  | { booked: true; repeated: boolean; balance: number }
  | { booked: false; reason: 'insufficientFunds' | 'keyReusedDifferently' };

export interface BookedMove extends Omit<Move, 'roundOpenedAt'> {
  /** Unix milliseconds. */
  bookedAt: number;
  balanceAfter: number;
}

export interface Wallet {
  /** Idempotent SQL of the wallet's tables. */
  readonly tables: string;
  /** Opens the player's first accounts; others open at first use. Repeating it in the same currency changes nothing. */
  open(userId: number, currencyIsoCode: string): void;
  /** Minor units by balance type (S3). */
  balances(userId: number): Balance[];
  realBalance(userId: number): number;
  book(move: Move): Booking;
  /** A repeated key moves nothing. */
  transfer(transfer: Transfer): void;
  /** Returns the minor units on an account of the sandbox. */
  sandboxBalance(account: SandboxAccount, currencyIsoCode: string): number;
  /** Sums stakes and wins of the rounds that began at or after `sinceMs`, in minor units. */
  totals(userId: number, sinceMs: number): { staked: number; won: number };
  /**
   * Sums the player's moves by kind from `sinceMs` (inclusive) to `untilMs` (exclusive), with the whole of each round
   * that began in this time. Defaults to all time.
   */
  moneyTotals(userId: number, time?: { sinceMs?: number; untilMs?: number }): MoneyTotals;
  /** Returns all moves of the player, oldest first. */
  history(userId: number): BookedMove[];
  verifyBooks(): BooksReport;
}

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
  balance_type: BalanceType;
  booked_at: number;
  balance_after: number;
}

export function createWallet({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): Wallet {
  const findAccount = (userId: number, type: BalanceType): AccountRow | undefined =>
    firstRow<AccountRow>(
      database,
      'SELECT id, currency, balance FROM wallet_account WHERE user_id = ? AND balance_type = ?',
      userId,
      type,
    );

  function realAccount(userId: number): AccountRow {
    const account = findAccount(userId, balanceTypes.real);
    if (!account) throw new Error(`User ${userId} has no wallet.`);
    return account;
  }

  /** Returns the player's account of this type, and opens it at first use. */
  function accountOf(userId: number, type: BalanceType, currencyIsoCode: string): AccountRow {
    const known = findAccount(userId, type);
    if (known) return known;
    openAccount(userId, type, currencyIsoCode);
    const account = findAccount(userId, type);
    if (!account) throw new Error(`The balance ${type} of user ${userId} could not be opened.`);
    return account;
  }

  function openAccount(userId: number, type: BalanceType, currencyIsoCode: string): void {
    change(
      database,
      `INSERT INTO wallet_account (user_id, balance_type, purpose, currency) VALUES (?, ?, 'player', ?) ON CONFLICT DO NOTHING`,
      userId,
      type,
      currencyIsoCode,
    );
  }

  function enter(moveId: number, accountId: number, amount: number): void {
    change(
      database,
      'INSERT INTO wallet_entry (move_id, account_id, amount) VALUES (?, ?, ?)',
      moveId,
      accountId,
      amount,
    );
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
      const real = realAccount(move.userId);
      const { from, to } = postings(move);
      /** Returns the account id of a purse. Sandbox accounts may be negative; player accounts never are. */
      const accountId = (purse: Purse): number =>
        typeof purse === 'string'
          ? sandboxAccountId(database, purse, real.currency)
          : accountOf(move.userId, purse, real.currency).id;
      if (typeof from !== 'string' && accountOf(move.userId, from, real.currency).balance < move.amount)
        return { booked: false, reason: 'insufficientFunds' };
      const balance =
        real.balance + (to === balanceTypes.real ? move.amount : 0) - (from === balanceTypes.real ? move.amount : 0);
      if (!Number.isSafeInteger(balance)) throw new RangeError('The balance would be larger than can be counted.');
      const { rowId } = change(
        database,
        `INSERT INTO wallet_move (key, user_id, kind, amount, reference, game_group_id, balance_type, booked_at, balance_after)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        move.key,
        move.userId,
        move.kind,
        move.amount,
        move.reference,
        move.gameGroupId ?? null,
        move.balanceType ?? balanceTypes.real,
        clock.now(),
        balance,
      );
      addToTotals(database, move, move.roundOpenedAt ?? clock.now());
      enter(rowId, accountId(from), 0 - move.amount);
      enter(rowId, accountId(to), move.amount);
      return { booked: true, repeated: false, balance };
    });
  }

  return {
    tables: walletSchema,
    open(userId, currencyIsoCode) {
      inTransaction(database, () => {
        for (const type of [balanceTypes.real, balanceTypes.bonus]) openAccount(userId, type, currencyIsoCode);
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
      const { staked, won } = totalsBetween(database, userId, sinceMs, Number.MAX_SAFE_INTEGER);
      return { staked, won };
    },
    moneyTotals: (userId, { sinceMs = 0, untilMs = Number.MAX_SAFE_INTEGER } = {}) =>
      totalsBetween(database, userId, sinceMs, untilMs),
    history: (userId) =>
      allRows<MoveRow>(database, 'SELECT * FROM wallet_move WHERE user_id = ? ORDER BY id', userId).map(bookedMove),
    verifyBooks: () => verifyBooks(database),
  };
}

function checkAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`An amount is a whole number of minor units, not ${amount}.`);
}

function isSameMove(row: MoveRow, move: Move): boolean {
  return (
    row.user_id === move.userId &&
    row.kind === move.kind &&
    row.amount === move.amount &&
    row.reference === move.reference &&
    row.game_group_id === (move.gameGroupId ?? null) &&
    row.balance_type === (move.balanceType ?? balanceTypes.real)
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
    ...(row.balance_type === balanceTypes.real ? {} : { balanceType: row.balance_type }),
  };
}
