import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import type { JackpotType } from '@foyer/contract/jackpots';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { Draw } from '@foyer/games/engines/gameEngine';
import type { JackpotWin, PlacedStake, RoundObserver } from '@foyer/games/engines/roundObserver';
import { inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { isJackpotType, jackpotRulesIn, jackpotTypes } from './jackpotRules.ts';
import type { JackpotRules } from './jackpotRules.ts';
import { endInForce, newEnd } from './potEnds.ts';
import type { PotEnd } from './potEnds.ts';
import { saveDrop, savePot, lastDrop, potRow } from './potRows.ts';
import type { LastDrop, PotRow } from './potRows.ts';

/** A pot with its secrets. Amounts in minor units, times in Unix milliseconds. */
export interface Pot {
  type: JackpotType;
  currencyIsoCode: string;
  amount: number;
  dropAmount: number | null;
  dropAt: number | null;
  mustGoBefore: number | null;
  lastWon: LastDrop | null;
  winNext: boolean;
}

export interface PotChange {
  amount?: number | undefined;
  dropAmount?: number | undefined;
  dropAt?: number | undefined;
  winNext?: boolean | undefined;
}

/** Stakes of simulated players together, for one pot. The winner of the pot is one of them. */
export type JointStake = PlacedStake & { type: JackpotType; /** Unix milliseconds. */ placedAt: number };

export interface Jackpots extends RoundObserver {
  /** Creates the missing pots, each with its seed. */
  open(): void;
  /** Returns undefined if the currency has no pots. `at` defaults to the sandbox clock. */
  pot(type: JackpotType, currencyIsoCode: string, at?: number): Pot | undefined;
  all(): Pot[];
  /**
   * Feeds one pot with a joint stake, under the same rules as any stake. Stake and payout belong to no account: the
   * house keeps what the pot pays.
   */
  feed(stake: JointStake): void;
  /** Gives a pot that was never fed a last win, and the amount to which it has grown since. Otherwise does nothing. */
  recordPast(type: JackpotType, currencyIsoCode: string, past: { amount: number; lastWon: LastDrop }): void;
  /**
   * For tests and demonstrations. The books stay balanced. Returns null if the change would break the rules of the pot.
   */
  change(type: JackpotType, currencyIsoCode: string, change: PotChange): Pot | null;
}

/** Every account currency has its own pots, which avoids conversion and rounding. */
export const potCurrencies: readonly string[] = [
  ...new Set([
    restOfWorldRules.currencyIsoCode,
    ...brands.flatMap(({ markets }) => markets.map(({ rules }) => rules.currencyIsoCode)),
  ]),
];

export function createJackpots(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  wallet: Pick<Wallet, 'transfer' | 'sandboxBalance'>,
  catalogue: Pick<Catalogue, 'byId'>,
  draw: Draw,
): Jackpots {
  const accountOf = ({ type }: { type: JackpotType }) => `jackpot:${type}` as const;
  const amountOf = (row: PotRow): number => wallet.sandboxBalance(accountOf(row), row.currency);

  function pay(row: PotRow, into: 'house' | 'pot', amount: number, message: string): void {
    const [from, to] = into === 'pot' ? (['house', accountOf(row)] as const) : ([accountOf(row), 'house'] as const);
    if (amount > 0)
      wallet.transfer({
        key: `jackpot:${row.type}:${row.currency}:${message}`,
        currencyIsoCode: row.currency,
        from,
        to,
        amount,
        reference: `${row.type} ${row.currency}`,
      });
  }

  function openPot(type: JackpotType, currency: string): void {
    if (potRow(database, type, currency)) return;
    const rules = jackpotRulesIn(type, currency);
    const { seed } = rules;
    const row: PotRow = {
      type,
      currency,
      fraction: 0,
      entries: 0,
      drops: 0,
      winNext: 0,
      ...newEnd(rules, { amount: seed, deadline: null, now: clock.now(), draw }),
    };
    pay(row, 'pot', seed, 'seed:0');
    savePot(database, row);
  }

  /** Returns the row of the pot, with a deadline in the future. */
  function current(type: JackpotType, currency: string, now: number): PotRow | undefined {
    const row = potRow(database, type, currency);
    if (!row) return undefined;
    const rules = jackpotRulesIn(type, currency);
    const next = { ...row, ...endInForce(rules, row, { amount: amountOf(row), now, draw }) };
    if (next.mustGoBefore !== row.mustGoBefore) savePot(database, next);
    return next;
  }

  function stakeIn(row: PotRow, stake: PlacedStake, now: number): JackpotWin[] {
    const rules = jackpotRulesIn(row.type, row.currency);
    const before = amountOf(row);
    const { contribution, fraction, wins } = potAfterStake(
      rules,
      { ...row, amount: before, winNext: row.winNext === 1 },
      { stake: stake.amount, now, draw },
    );
    pay(row, 'pot', contribution, `in:${row.entries}`);
    const grown: PotRow = { ...row, fraction, entries: row.entries + 1 };
    if (!wins) {
      savePot(database, grown);
      return [];
    }
    const amount = before + contribution;
    const { roundId, userId, gameGroupId } = stake;
    const number = row.drops + 1;
    pay(row, 'house', amount, `won:${number}`);
    pay(row, 'pot', rules.seed, `seed:${number}`);
    saveDrop(database, {
      type: row.type,
      currency: row.currency,
      number,
      roundId,
      userId,
      gameGroupId,
      amount,
      wonAt: now,
    });
    savePot(database, {
      ...grown,
      drops: number,
      winNext: 0,
      ...newEnd(rules, { amount: rules.seed, deadline: row.mustGoBefore, now, draw }),
    });
    return [{ jackpotId: `${row.type}-${row.currency}`, amount }];
  }

  function pot(type: JackpotType, currencyIsoCode: string, at = clock.now()): Pot | undefined {
    const row = current(type, currencyIsoCode, at);
    if (!row) return undefined;
    const { dropAmount, dropAt, mustGoBefore, winNext } = row;
    return {
      type,
      currencyIsoCode,
      amount: amountOf(row),
      dropAmount,
      dropAt,
      mustGoBefore,
      lastWon: lastDrop(database, type, currencyIsoCode) ?? null,
      winNext: winNext === 1,
    };
  }

  function changePot(row: PotRow, potChange: PotChange): boolean {
    const rules = jackpotRulesIn(row.type, row.currency);
    const { end } = rules;
    const before = amountOf(row);
    const amount = potChange.amount ?? before;
    // Any change must leave a pot that can keep its published promise.
    if (end.by === 'amount' ? amount >= end.limit : potChange.dropAmount !== undefined) return false;
    if (end.by !== 'time' && potChange.dropAt !== undefined) return false;
    if (
      potChange.dropAmount !== undefined &&
      end.by === 'amount' &&
      (potChange.dropAmount <= amount || potChange.dropAmount > end.limit)
    )
      return false;
    if (potChange.dropAt !== undefined && potChange.dropAt >= (row.mustGoBefore ?? 0)) return false;
    const message = `set:${row.entries}`;
    if (amount > before) pay(row, 'pot', amount - before, message);
    else pay(row, 'house', before - amount, message);
    const drawn =
      row.dropAmount !== null && row.dropAmount <= amount
        ? newEnd(rules, { amount, deadline: null, now: clock.now(), draw })
        : row;
    savePot(database, {
      ...row,
      entries: row.entries + 1,
      dropAmount: potChange.dropAmount ?? drawn.dropAmount,
      dropAt: potChange.dropAt ?? row.dropAt,
      winNext: potChange.winNext === undefined ? row.winNext : Number(potChange.winNext),
    });
    return true;
  }

  return {
    open: () =>
      inTransaction(database, () =>
        potCurrencies.forEach((currency) => jackpotTypes.forEach((type) => openPot(type, currency))),
      ),
    stakePlaced: (stake) =>
      inTransaction(database, () =>
        (catalogue.byId(stake.gameGroupId)?.jackpots ?? []).flatMap((name) => {
          const now = clock.now();
          const row = isJackpotType(name) ? current(name, stake.currencyIsoCode, now) : undefined;
          return row ? stakeIn(row, stake, now) : [];
        }),
      ),
    // The outcome of a round does not affect a pot.
    roundSettled: () => undefined,
    feed: (stake) =>
      inTransaction(database, () => {
        const row = current(stake.type, stake.currencyIsoCode, stake.placedAt);
        if (row) stakeIn(row, stake, stake.placedAt);
      }),
    recordPast: (type, currencyIsoCode, { amount, lastWon }) =>
      inTransaction(database, () => {
        const row = current(type, currencyIsoCode, clock.now());
        if (!row || row.entries > 0 || row.drops > 0) return;
        saveDrop(database, { type, currency: currencyIsoCode, number: 1, roundId: 'before-first-start', ...lastWon });
        changePot({ ...row, drops: 1 }, { amount });
      }),
    pot,
    all: () => potCurrencies.flatMap((currency) => jackpotTypes.flatMap((type) => pot(type, currency) ?? [])),
    change: (type, currencyIsoCode, potChange) =>
      inTransaction(database, () => {
        const row = current(type, currencyIsoCode, clock.now());
        return row && changePot(row, potChange) ? (pot(type, currencyIsoCode) ?? null) : null;
      }),
  };
}

export interface PotState extends PotEnd {
  /** Minor units. */
  amount: number;
  /** Contributions below one minor unit that are not in the pot yet, in ten-thousandths. */
  fraction: number;
  /** The next stake wins, regardless of the draw. */
  winNext: boolean;
}

interface StakeEffect {
  /** Contribution of the stake in minor units. */
  contribution: number;
  fraction: number;
  /** Whether the stake wins the pot, including its own contribution. */
  wins: boolean;
}

const parts = 10_000;

/** Applies a stake to a pot. `stake` in minor units; `now` is before the pot's deadline. */
export function potAfterStake(
  rules: JackpotRules,
  pot: PotState,
  { stake, now, draw }: { stake: number; now: number; draw: Draw },
): StakeEffect {
  const { end } = rules;
  const total = pot.fraction + stake * rules.share;
  const whole = Math.floor(total / parts);
  // A pot with a limit never exceeds it; the house keeps the rest.
  const roomLeft = end.by === 'amount' ? Math.max(0, end.limit - pot.amount) : Infinity;
  const contribution = Math.min(whole, roomLeft);
  const wins =
    pot.winNext ||
    (pot.dropAmount !== null && pot.amount + contribution >= pot.dropAmount) ||
    (pot.dropAt !== null && now >= pot.dropAt) ||
    (end.by === 'chance' && draw(end.oneIn) < stake);
  return { contribution, fraction: total % parts, wins };
}
