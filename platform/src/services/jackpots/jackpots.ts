import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import type { JackpotType } from '@foyer/contract/jackpots';
import type { Catalogue } from '../../games/catalogue/catalogue.ts';
import type { Draw } from '../../games/engines/gameEngine.ts';
import type { JackpotWin, PlacedStake, RoundObserver } from '../../games/engines/roundObserver.ts';
import { inTransaction } from '../../kernel/database.ts';
import type { PlatformContext } from '../../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { isJackpotType, jackpotRules, jackpotTypes } from './jackpotRules.ts';
import { potAfterStake } from './potAfterStake.ts';
import { endInForce, newEnd } from './potEnds.ts';
import { saveDrop, savePot, lastDrop, potRow } from './potRows.ts';
import type { PotRow } from './potRows.ts';

/** A pot with its secrets. Amounts in minor units, times in Unix milliseconds. */
export interface Pot {
  type: JackpotType;
  currencyIsoCode: string;
  amount: number;
  dropAmount: number | null;
  dropAt: number | null;
  mustGoBefore: number | null;
  lastWon: { amount: number; wonAt: number } | null;
  winNext: boolean;
}

export interface PotChange {
  amount?: number | undefined;
  dropAmount?: number | undefined;
  dropAt?: number | undefined;
  winNext?: boolean | undefined;
}

export interface Jackpots extends RoundObserver {
  /** Creates the missing pots, each with its seed. */
  open(): void;
  /** Returns undefined if the currency has no pots. */
  pot(type: JackpotType, currencyIsoCode: string): Pot | undefined;
  all(): Pot[];
  /**
   * For tests and demonstrations. The books stay balanced. Returns null if the change would break the rules of the pot.
   */
  change(type: JackpotType, currencyIsoCode: string, change: PotChange): Pot | null;
}

interface JackpotsDeps {
  wallet: Pick<Wallet, 'transfer' | 'sandboxBalance'>;
  catalogue: Pick<Catalogue, 'byId'>;
  /** Random source. Production uses the randomness of the operating system. */
  draw: Draw;
}

/** Every account currency has its own pots, which avoids conversion and rounding. */
const currencies = [
  ...new Set([
    restOfWorldRules.currencyIsoCode,
    ...brands.flatMap(({ markets }) => markets.map(({ rules }) => rules.currencyIsoCode)),
  ]),
];

export function createJackpots(
  { database, clock }: Pick<PlatformContext, 'database' | 'clock'>,
  { wallet, catalogue, draw }: JackpotsDeps,
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
    const { seed } = jackpotRules[type];
    const row: PotRow = {
      type,
      currency,
      fraction: 0,
      entries: 0,
      drops: 0,
      winNext: 0,
      ...newEnd(jackpotRules[type], { amount: seed, deadline: null, now: clock.now(), draw }),
    };
    pay(row, 'pot', seed, 'seed:0');
    savePot(database, row);
  }

  /** Returns the row of the pot, with a deadline in the future. */
  function current(type: JackpotType, currency: string): PotRow | undefined {
    const row = potRow(database, type, currency);
    if (!row) return undefined;
    const next = { ...row, ...endInForce(jackpotRules[type], row, { amount: amountOf(row), now: clock.now(), draw }) };
    if (next.mustGoBefore !== row.mustGoBefore) savePot(database, next);
    return next;
  }

  function stakeIn(row: PotRow, stake: PlacedStake): JackpotWin[] {
    const rules = jackpotRules[row.type];
    const now = clock.now();
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

  function pot(type: JackpotType, currencyIsoCode: string): Pot | undefined {
    const row = current(type, currencyIsoCode);
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
    const { end } = jackpotRules[row.type];
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
        ? newEnd(jackpotRules[row.type], { amount, deadline: null, now: clock.now(), draw })
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
        currencies.forEach((currency) => jackpotTypes.forEach((type) => openPot(type, currency))),
      ),
    stakePlaced: (stake) =>
      inTransaction(database, () =>
        (catalogue.byId(stake.gameGroupId)?.jackpots ?? []).flatMap((name) => {
          const row = isJackpotType(name) ? current(name, stake.currencyIsoCode) : undefined;
          return row ? stakeIn(row, stake) : [];
        }),
      ),
    // The outcome of a round does not affect a pot.
    roundSettled: () => undefined,
    pot,
    all: () => currencies.flatMap((currency) => jackpotTypes.flatMap((type) => pot(type, currency) ?? [])),
    change: (type, currencyIsoCode, potChange) =>
      inTransaction(database, () => {
        const row = current(type, currencyIsoCode);
        return row && changePot(row, potChange) ? (pot(type, currencyIsoCode) ?? null) : null;
      }),
  };
}
