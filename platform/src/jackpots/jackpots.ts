import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import type { JackpotType } from '@foyer/contract/jackpots';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { Draw } from '../play/gameEngine.ts';
import type { JackpotWin, PlacedStake, RoundWatch } from '../play/roundWatch.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { isJackpotType, jackpotRules, jackpotTypes } from './jackpotRules.ts';
import { potAfterStake } from './potAfterStake.ts';
import { endInForce, newEnd } from './potEnds.ts';
import { keepDrop, keepPot, lastDrop, potRow } from './potRows.ts';
import type { PotRow } from './potRows.ts';

/** A pot as the sandbox knows it, secrets included. Amounts in minor units, times in Unix milliseconds. */
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

export interface Jackpots extends RoundWatch {
  /** Makes the pots that are missing, each with its seed. */
  open(): void;
  /** Undefined where the currency has no pots. */
  pot(type: JackpotType, currencyIsoCode: string): Pot | undefined;
  all(): Pot[];
  /** For tests and demonstrations; the books stay balanced. Null when the pot cannot be so. */
  change(type: JackpotType, currencyIsoCode: string, change: PotChange): Pot | null;
}

interface JackpotsDeps {
  wallet: Pick<Wallet, 'transfer' | 'sandboxBalance'>;
  catalogue: Pick<Catalogue, 'byId'>;
  /** Decides what is drawn; for players it is the operating system's randomness. */
  draw: Draw;
}

/** Every currency that accounts are kept in has its own pots: nothing is converted, and nothing is lost in rounding. */
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

  function pay(row: PotRow, into: 'house' | 'pot', amount: number, what: string): void {
    const [from, to] = into === 'pot' ? (['house', accountOf(row)] as const) : ([accountOf(row), 'house'] as const);
    if (amount > 0)
      wallet.transfer({
        key: `jackpot:${row.type}:${row.currency}:${what}`,
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
    keepPot(database, row);
  }

  /** The pot's row, with a deadline that is still to come. */
  function current(type: JackpotType, currency: string): PotRow | undefined {
    const row = potRow(database, type, currency);
    if (!row) return undefined;
    const next = { ...row, ...endInForce(jackpotRules[type], row, { amount: amountOf(row), now: clock.now(), draw }) };
    if (next.mustGoBefore !== row.mustGoBefore) keepPot(database, next);
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
      keepPot(database, grown);
      return [];
    }
    const amount = before + contribution;
    const { roundId, userId, gameGroupId } = stake;
    const number = row.drops + 1;
    pay(row, 'house', amount, `won:${number}`);
    pay(row, 'pot', rules.seed, `seed:${number}`);
    keepDrop(database, {
      type: row.type,
      currency: row.currency,
      number,
      roundId,
      userId,
      gameGroupId,
      amount,
      wonAt: now,
    });
    keepPot(database, {
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

  function changePot(row: PotRow, wished: PotChange): boolean {
    const { end } = jackpotRules[row.type];
    const before = amountOf(row);
    const amount = wished.amount ?? before;
    // Whatever is set, the pot must still be able to keep what it promises.
    if (end.by === 'amount' ? amount >= end.limit : wished.dropAmount !== undefined) return false;
    if (end.by !== 'time' && wished.dropAt !== undefined) return false;
    if (
      wished.dropAmount !== undefined &&
      end.by === 'amount' &&
      (wished.dropAmount <= amount || wished.dropAmount > end.limit)
    )
      return false;
    if (wished.dropAt !== undefined && wished.dropAt >= (row.mustGoBefore ?? 0)) return false;
    const what = `set:${row.entries}`;
    if (amount > before) pay(row, 'pot', amount - before, what);
    else pay(row, 'house', before - amount, what);
    const drawn =
      row.dropAmount !== null && row.dropAmount <= amount
        ? newEnd(jackpotRules[row.type], { amount, deadline: null, now: clock.now(), draw })
        : row;
    keepPot(database, {
      ...row,
      entries: row.entries + 1,
      dropAmount: wished.dropAmount ?? drawn.dropAmount,
      dropAt: wished.dropAt ?? row.dropAt,
      winNext: wished.winNext === undefined ? row.winNext : Number(wished.winNext),
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
    // What a round wins or loses is nothing to a pot.
    roundSettled: () => undefined,
    pot,
    all: () => currencies.flatMap((currency) => jackpotTypes.flatMap((type) => pot(type, currency) ?? [])),
    change: (type, currencyIsoCode, wished) =>
      inTransaction(database, () => {
        const row = current(type, currencyIsoCode);
        return row && changePot(row, wished) ? (pot(type, currencyIsoCode) ?? null) : null;
      }),
  };
}
