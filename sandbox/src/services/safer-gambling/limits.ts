import type { LimitKind, LimitPeriod } from '@foyer/contract/limitKinds';
import type { ConfirmationRefusal } from '@foyer/contract/limits';
import { inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Break, Breaks } from './breaks.ts';
import { afterConfirmation, limitAfterRequest, countedSince, noLimit, withoutExpired } from './limitRules.ts';
import type { StoredLimit } from './limitRules.ts';
import type { PlayerTime } from './playerTime.ts';
import { storeLimit, limitsOf } from './storedLimits.ts';
import type { NamedLimit } from './storedLimits.ts';

/** Why the limit refuses. `left` is the remaining allowance in minor units (minutes for time), at least 0. */
export type LimitDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: 'depositLimit' | 'lossLimit' | 'timeLimit';
      readonly period: LimitPeriod;
      readonly limit: number;
      readonly left: number;
    }
  | { readonly allowed: false; readonly reason: 'onBreak'; readonly break: Break };

export interface Limits {
  /** Returns whether the player may deposit this amount (minor units). Call in the transaction that books it. */
  mayDeposit(userId: number, amount: number): LimitDecision;
  /** Returns whether the player may stake this amount on a new round. Call in the transaction that books it. */
  mayStake(userId: number, amount: number): LimitDecision;
  /** Returns whether the player may add this amount to an open round. An expired time limit does not end a round. */
  mayRaise(userId: number, amount: number): LimitDecision;
  /** Milliseconds left of the player's own time limits; null without one. */
  timeLeft(userId: number): number | null;
  all(userId: number): (NamedLimit & { readonly used: number })[];
  setLimit(userId: number, kind: LimitKind, period: LimitPeriod, value: number | null): void;
  /** Confirms a waiting value. Returns null, or why it cannot be confirmed. */
  confirm(userId: number, kind: LimitKind, period: LimitPeriod): ConfirmationRefusal | null;
}

const minuteMs = 60_000;
const reasons = { deposit: 'depositLimit', loss: 'lossLimit', time: 'timeLimit' } as const;

/** Enforces the limits that players set. The server decides, regardless of what a page shows. */
export function createLimits(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  wallet: Pick<Wallet, 'moneyTotals'>,
  breaks: Pick<Breaks, 'current'>,
  time: Pick<PlayerTime, 'since'>,
): Limits {
  /** Returns the used part of a limit: gross deposits, net loss (negative for a win) or full minutes. */
  function used(userId: number, kind: LimitKind, period: LimitPeriod): number {
    const sinceMs = countedSince(period, clock.now());
    if (kind === 'time') return Math.floor(time.since(userId, sinceMs) / minuteMs);
    const { deposited, staked, won } = wallet.moneyTotals(userId, { sinceMs });
    return kind === 'deposit' ? deposited : staked - won;
  }

  /** Returns the first limit of these kinds that this amount would exceed. */
  function decide(userId: number, amounts: Partial<Record<LimitKind, number>>): LimitDecision {
    const pause = breaks.current(userId);
    if (pause) return { allowed: false, reason: 'onBreak', break: pause };
    for (const { kind, period, value } of limitsOf(database, userId)) {
      const amount = amounts[kind];
      if (value === null || amount === undefined) continue;
      const left = Math.max(0, value - used(userId, kind, period));
      if (amount > left) return { allowed: false, reason: reasons[kind], period, limit: value, left };
    }
    return { allowed: true };
  }

  /** Stores what `to` returns, unless it is a refusal, and returns the refusal. */
  function change(
    userId: number,
    kind: LimitKind,
    period: LimitPeriod,
    to: (limit: StoredLimit) => StoredLimit | ConfirmationRefusal,
  ): ConfirmationRefusal | null {
    return inTransaction(database, () => {
      const limit = limitsOf(database, userId).find((one) => one.kind === kind && one.period === period);
      const changed = to(limit ?? noLimit);
      if (typeof changed === 'string') return changed;
      storeLimit(database, userId, { kind, period, ...changed });
      return null;
    });
  }

  return {
    mayDeposit: (userId, amount) => decide(userId, { deposit: amount }),
    // Starting a round requires at least one minute.
    mayStake: (userId, amount) => decide(userId, { loss: amount, time: 1 }),
    mayRaise: (userId, amount) => decide(userId, { loss: amount }),
    timeLeft(userId) {
      const set = limitsOf(database, userId).filter(({ kind }) => kind === 'time');
      const left = set.flatMap(({ period, value }) =>
        value === null ? [] : [Math.max(0, value * minuteMs - time.since(userId, countedSince(period, clock.now())))],
      );
      return left.length === 0 ? null : Math.min(...left);
    },
    all: (userId) =>
      limitsOf(database, userId).map((limit) => ({
        ...withoutExpired(limit, clock.now()),
        used: Math.max(0, used(userId, limit.kind, limit.period)),
      })),
    setLimit: (userId, kind, period, value) =>
      void change(userId, kind, period, (limit) => limitAfterRequest(limit, value, clock.now())),
    confirm: (userId, kind, period) => change(userId, kind, period, (limit) => afterConfirmation(limit, clock.now())),
  };
}
