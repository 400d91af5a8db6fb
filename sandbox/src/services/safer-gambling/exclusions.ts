import { restOfWorldRules } from '@foyer/brands/market';
import type { ReturnCoolingOff, SaferGamblingRules } from '@foyer/brands/saferGamblingRules';
import { maxExclusionEvents } from '@foyer/contract/exclusion';
import type { Exclusion, ExclusionEvent } from '@foyer/contract/exclusion';
import type { BreakPeriod } from '@foyer/contract/limits';
import { inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { marketOf, type Player, type Players } from '../accounts/players.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { CommunicationPreferences } from '../portal/communicationPreferences.ts';
import type { ExclusionElsewhere } from '../registration/createPersonObstacles.ts';
import type { RegisterChecks } from '../registration/registerChecks.ts';
import type { Break, Breaks, ExclusionPeriod } from './breaks.ts';
import type { ExclusionLog, LoggedEvent } from './exclusionLog.ts';
import { monthsLater } from './limitRules.ts';

const hourMs = 3_600_000;

/** What an exclusion ends in other services. */
export interface ExclusionEffects {
  /** Removes offers that wait for the player. */
  discardOffers(userId: number): void;
  /** Cancels unfinished deposits and returns their number. */
  cancelDeposits(userId: number): number;
  /** Sends the whole balance back. Returns null if there is nothing to send. Amounts in minor units. */
  returnBalance(player: Player): { returned: boolean; amount: number } | null;
  /** Settles the player's open rounds by the rules of their games. Returns their number. */
  settleRounds(userId: number): number;
  /** Ends the player's bonuses and free spins; winnings stay. Returns their number. */
  endBonuses(userId: number): number;
}

/** Returns the hours of the cooling-off after these self-exclusions. */
export function coolingOffHours({ hours, long }: ReturnCoolingOff, periods: readonly ExclusionPeriod[]): number {
  const isLong = long !== null && periods.some(({ begunAt, until }) => until >= monthsLater(begunAt, 12 * long.years));
  return isLong ? long.hours : hours;
}

/**
 * The life of self-exclusions: their beginning, their effects while they last, and the return, which needs the player's
 * request and a cooling-off (UK20, ON4, MT4).
 */
export function createExclusions(
  { database, clock, log: logMessage }: Pick<SandboxContext, 'database' | 'clock' | 'log'>,
  deps: ExclusionEffects & {
    breaks: Breaks;
    log: ExclusionLog;
    players: Pick<Players, 'byId'>;
    sessions: Pick<Sessions, 'closeAllOf'>;
    preferences: Pick<CommunicationPreferences, 'withdraw'>;
    persons: { accountsOfPerson(userId: number): readonly number[] };
    registerChecks: Pick<RegisterChecks, 'everListed'>;
    /** Returns the exclusion of the player's person by the national register or by another account. */
    exclusionElsewhereOf(player: Player): ExclusionElsewhere | null;
  },
) {
  const { breaks, log, players, sessions, preferences } = deps;
  const { accountsOfPerson } = deps.persons;

  const rulesOf = ({ brand, market_id }: Pick<Player, 'brand' | 'market_id'>): SaferGamblingRules =>
    (marketOf(brand, market_id)?.rules ?? restOfWorldRules).saferGambling;

  function logCount(userId: number, kind: 'roundsSettled' | 'bonusesEnded' | 'depositsCancelled', count: number): void {
    if (count > 0) log.append(userId, kind, { count });
  }

  function returnFunds(player: Player): void {
    const result = deps.returnBalance(player);
    if (result === null) return;
    const { returned, amount } = result;
    const [newest] = log.of(player.user_id, 1);
    // Repeats for every attempt otherwise.
    if (!returned && newest?.kind === 'fundsHeld' && newest.amount === amount) return;
    log.append(player.user_id, returned ? 'fundsReturned' : 'fundsHeld', { amount });
  }

  /**
   * Carries out what an exclusion means for money and play. Idempotent: each part that a crash interrupted, and money
   * that arrives later, is done by the next call. Each part has its own transaction.
   */
  function carryOut(userId: number): void {
    const player = players.byId(userId);
    if (player === undefined) return;
    logCount(userId, 'roundsSettled', deps.settleRounds(userId));
    logCount(
      userId,
      'bonusesEnded',
      inTransaction(database, () => deps.endBonuses(userId)),
    );
    logCount(userId, 'depositsCancelled', deps.cancelDeposits(userId));
    // MT5: a player who may log in to withdraw chooses the method.
    if (!rulesOf(player).excludedMayWithdraw) inTransaction(database, () => returnFunds(player));
  }

  function noteOpenings(): void {
    inTransaction(database, () => {
      for (const { userId, openedAt } of breaks.takeOpenings()) log.append(userId, 'opened', { at: openedAt });
    });
  }

  function carryOutSafely(userId: number): void {
    try {
      carryOut(userId);
    } catch (error) {
      // The next check repeats it. One player must not block others.
      logMessage('An exclusion could not be carried out.', {
        userId,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }

  /** Carries out an exclusion that the national register or another account of the person holds. */
  function carryOutElsewhere(userId: number): void {
    const player = players.byId(userId);
    if (player === undefined || deps.exclusionElsewhereOf(player) === null) return;
    inTransaction(database, () => {
      const withdrawn = preferences.withdraw(userId, 'selfExclusion');
      if (withdrawn > 0) log.append(userId, 'marketingWithdrawn', { count: withdrawn });
      deps.discardOffers(userId);
    });
    carryOutSafely(userId);
  }

  /** The latest end of the person's exclusions that hold for this account. */
  function endFor(userId: number, current: Break): number {
    const accounts = [...new Set([userId, ...accountsOfPerson(userId)])];
    return Math.max(current.until, breaks.everywhereUntil(accounts) ?? 0);
  }

  /** Returns the newest events of a player, newest first. */
  const eventsOf = (userId: number): ExclusionEvent[] => log.of(userId, maxExclusionEvents).map(shownEvent);

  function stateOf(player: Player): Exclusion {
    noteOpenings();
    const userId = player.user_id;
    const current = breaks.exclusion(userId);
    const elsewhere = deps.exclusionElsewhereOf(player);
    const ends = [current && endFor(userId, current), elsewhere?.until].filter((end) => typeof end === 'number');
    const isEndless = elsewhere?.by === 'register' && elsewhere.until === null;
    const until = ends.length === 0 || isEndless ? null : Math.max(...ends);
    const returning = current?.returning;
    return {
      isExcluded: current !== null || elsewhere !== null,
      until: isoOf(until),
      // The other account is also closed until its player asks. Each would wait for the other one.
      mayRequestReturn:
        current !== null && returning === undefined && (until ?? 0) <= clock.now() && elsewhere?.by !== 'register',
      ...(elsewhere && { heldBy: elsewhere.by }),
      returnRequestedAt: isoOf(returning?.requestedAt ?? null),
      opensAt: isoOf(returning?.opensAt ?? null),
      coolingOffHours: current && coolingOffHours(rulesOf(player).returnCoolingOff, breaks.exclusionPeriods(userId)),
      currencyIsoCode: player.currency,
      events: eventsOf(userId),
    };
  }

  return {
    stateOf,
    eventsOf,

    /**
     * Begins a self-exclusion of these accounts of one person at once. Returns its latest end in Unix milliseconds. MT3:
     * `isEverywhere` extends it to every brand.
     */
    begin(userIds: readonly number[], period: BreakPeriod, isEverywhere: boolean): number {
      const until = inTransaction(database, () => {
        const ends = userIds.map((userId) => {
          const begun = breaks.begin(userId, 'selfExclusion', period);
          log.append(userId, 'begun', { until: begun.until });
          if (isEverywhere) breaks.widen(userId, begun.until);
          log.append(userId, 'sessionsClosed', { count: sessions.closeAllOf(userId, 'break') });
          log.append(userId, 'marketingWithdrawn', { count: preferences.withdraw(userId, 'selfExclusion') });
          deps.discardOffers(userId);
          return begun.until;
        });
        return Math.max(...ends);
      });
      for (const userId of userIds) carryOutSafely(userId);
      return until;
    },

    /** Keeps every exclusion effective, and logs accounts that opened again. */
    check(): void {
      noteOpenings();
      const everExcluded = breaks.everExcluded();
      const persons = new Set([
        ...deps.registerChecks.everListed(),
        ...everExcluded.flatMap((userId) => accountsOfPerson(userId)),
      ]);
      for (const userId of new Set([...everExcluded, ...persons])) {
        if (breaks.exclusion(userId) !== null) carryOutSafely(userId);
        else if (persons.has(userId)) carryOutElsewhere(userId);
      }
    },

    /** Returns false if the player may not ask now. */
    requestReturn: (player: Player): boolean =>
      inTransaction(database, () => {
        const { mayRequestReturn, coolingOffHours: hours } = stateOf(player);
        if (!mayRequestReturn || hours === null) return false;
        const { opensAt } = breaks.requestReturn(player.user_id, hours * hourMs);
        log.append(player.user_id, 'returnRequested', { until: opensAt });
        return true;
      }),

    /** Returns false if no request waits. */
    withdrawReturn: (player: Player): boolean =>
      inTransaction(database, () => {
        const isWithdrawn = breaks.withdrawReturn(player.user_id);
        if (isWithdrawn) log.append(player.user_id, 'returnWithdrawn');
        return isWithdrawn;
      }),
  };
}
export type Exclusions = ReturnType<typeof createExclusions>;

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const shownEvent = ({ kind, at, until, count, amount }: LoggedEvent): ExclusionEvent => ({
  kind,
  at: new Date(at).toISOString(),
  until: isoOf(until),
  count,
  amount,
});
