import type { LimitKind, LimitPeriod } from '@foyer/contract/limits';
import { inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Break, Breaks } from './breaks.ts';
import { afterConfirmation, limitAfterRequest, countedSince } from './limitRules.ts';
import type { PlayerTime } from './playerTime.ts';
import { storeLimit, limitsOf } from './storedLimits.ts';
import type { NamedLimit } from './storedLimits.ts';

/** Why not. `left` is what the limit still allows, in minor units (minutes for time), never below 0. */
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
  /** Whether the player may pay this amount (minor units) in now. Asked in the transaction that books it. */
  mayDeposit(userId: number, amount: number): LimitDecision;
  /** Whether the player may put this amount at stake to begin a round. Asked in the transaction that books it. */
  mayStake(userId: number, amount: number): LimitDecision;
  /** Whether the player may add this amount to a round that is open: time that ran out ends no round. */
  mayRaise(userId: number, amount: number): LimitDecision;
  /** Milliseconds of the player's own time limits that are left; null without one. */
  timeLeft(userId: number): number | null;
  all(userId: number): (NamedLimit & { readonly used: number })[];
  ask(userId: number, kind: LimitKind, period: LimitPeriod, value: number | null): void;
  /** False when nothing waits or it is too early. */
  confirm(userId: number, kind: LimitKind, period: LimitPeriod): boolean;
}

const minuteMs = 60_000;
const reasons = { deposit: 'depositLimit', loss: 'lossLimit', time: 'timeLimit' } as const;

export interface LimitsDeps {
  readonly wallet: Pick<Wallet, 'moneyTotals'>;
  readonly breaks: Pick<Breaks, 'current'>;
  readonly time: Pick<PlayerTime, 'since'>;
}

/** What players may still do by the limits they set themselves. What a screen shows decides nothing: this does. */
export function createLimits(
  { database, clock }: Pick<PlatformContext, 'database' | 'clock'>,
  { wallet, breaks, time }: LimitsDeps,
): Limits {
  /** What counts against a limit: money in gross, money lost (below 0: won), or full minutes. */
  function used(userId: number, kind: LimitKind, period: LimitPeriod): number {
    const sinceMs = countedSince(period, clock.now());
    if (kind === 'time') return Math.floor(time.since(userId, sinceMs) / minuteMs);
    const { deposited, staked, won } = wallet.moneyTotals(userId, { sinceMs });
    return kind === 'deposit' ? deposited : staked - won;
  }

  /** The first limit of these kinds that this amount would break. */
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

  function change(
    userId: number,
    kind: LimitKind,
    period: LimitPeriod,
    to: (limit: NamedLimit) => object | null,
  ): boolean {
    return inTransaction(database, () => {
      const limit = limitsOf(database, userId).find((one) => one.kind === kind && one.period === period);
      const changed = limit && to(limit);
      if (!limit || !changed) return false;
      storeLimit(database, userId, { ...limit, ...changed });
      return true;
    });
  }

  return {
    mayDeposit: (userId, amount) => decide(userId, { deposit: amount }),
    // A minute must be left to begin a round in.
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
        ...limit,
        used: Math.max(0, used(userId, limit.kind, limit.period)),
      })),
    ask: (userId, kind, period, value) =>
      void change(userId, kind, period, (limit) => limitAfterRequest(limit, value, clock.now())),
    confirm: (userId, kind, period) => change(userId, kind, period, (limit) => afterConfirmation(limit, clock.now())),
  };
}
