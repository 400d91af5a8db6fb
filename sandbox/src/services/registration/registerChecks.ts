import type { ExclusionRegisterRules } from '@foyer/brands/saferGamblingRules';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { LookUpPerson, RegisterResponse } from './exclusionRegisterClient.ts';
import type { PersonDetails } from './normalizedPerson.ts';
import type { PersonMatches } from './personMatches.ts';
import { registerId } from './personMatches.ts';

interface Check {
  checkId: number;
  result: RegisterResponse['result'];
  until: number | null;
  checkedAt: number;
}

/** What the register means for an account; `until` in Unix milliseconds, null if the end is unknown. */
export type RegisterState = { isListed: true; until: number | null } | { isListed: false; isUnanswered: boolean };

/** Whether a human knew the listing. Compares the order of events, because a clock may have been moved between them. */
function covers(
  { newestCheckId, decidedAt }: { newestCheckId: number | null; decidedAt: number },
  { checkId, checkedAt }: Check,
): boolean {
  return newestCheckId === null ? decidedAt >= checkedAt : newestCheckId >= checkId;
}

/** Minimum time between two background checks of one account, in milliseconds of the machine's clock. */
const retryMs = 3000;

/**
 * Asks the national register about persons and keeps every result. A listed person stays listed until the stated end: an
 * earlier `notListed` contradicts the register itself, and a human decides.
 */
export function createRegisterChecks(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  { lookUp, matches }: { lookUp: LookUpPerson; matches: PersonMatches },
) {
  const lastTries = new Map<number, number>();

  const newest = (userId: number, condition = '1 = 1') =>
    firstRow<Check>(
      database,
      `SELECT check_id AS checkId, result, until, checked_at AS checkedAt FROM register_check
        WHERE user_id = ? AND ${condition} ORDER BY check_id DESC LIMIT 1`,
      userId,
    );

  /**
   * Returns the exclusion that the register stated or a human confirmed, unless it is over or a human found that it is
   * another person's.
   */
  function listingOf(userId: number): { until: number | null } | null {
    const decided = matches.decisionOf(userId, registerId);
    const listing = newest(userId, decided?.isSame === true ? "result IN ('listed', 'possible')" : "result = 'listed'");
    if (listing === undefined || (listing.until !== null && listing.until <= clock.now())) return null;
    if (decided !== null && !decided.isSame && covers(decided, listing)) return null;
    // Without a stated end, the register alone says when the exclusion is over.
    // Stryker disable next-line OptionalChaining: the listing itself is a check that was answered
    if (listing.until === null && newest(userId, "result <> 'unanswered'")?.result === 'notListed') return null;
    return { until: listing.until };
  }

  function store(userId: number, { result, until }: RegisterResponse): void {
    const isContradiction = result === 'notListed' && (listingOf(userId)?.until ?? null) !== null;
    change(
      database,
      'INSERT INTO register_check (user_id, result, until, checked_at) VALUES (?, ?, ?, ?)',
      userId,
      result,
      until,
      clock.now(),
    );
    if (result === 'possible' || isContradiction) matches.addRegisterMatch(userId);
    if (isContradiction) matches.reopenRegisterMatch(userId);
  }

  const isFresh = (userId: number, { cacheMinutes }: ExclusionRegisterRules): boolean => {
    const last = newest(userId);
    const age = last === undefined ? Infinity : clock.now() - last.checkedAt;
    return last !== undefined && last.result !== 'unanswered' && age >= 0 && age < cacheMinutes * 60_000;
  };

  /**
   * Asks the national register about the person of an account, unless its last answer is fresh. Returns null for an account
   * without a registered person.
   */
  async function responseFor(userId: number, rules: ExclusionRegisterRules): Promise<RegisterResponse | null> {
    lastTries.set(userId, performance.now());
    const details = isFresh(userId, rules) ? null : matches.detailsOf(userId);
    return details === null ? null : lookUp(details, rules.timeoutMs);
  }

  async function check(userId: number, rules: ExclusionRegisterRules): Promise<void> {
    const response = await responseFor(userId, rules);
    if (response !== null) store(userId, response);
  }

  /** Checks a session that goes on. A register that fails meanwhile does not interrupt play that it has allowed. */
  async function checkAgain(userId: number, rules: ExclusionRegisterRules): Promise<void> {
    const response = await responseFor(userId, rules);
    if (response !== null && response.result !== 'unanswered') store(userId, response);
  }

  return {
    /** Asks about a person without an account. */
    lookUp: (details: PersonDetails, rules: ExclusionRegisterRules): Promise<RegisterResponse> =>
      lookUp(details, rules.timeoutMs),
    store,
    /** Asks about the person of an account that logs in, unless the last result is fresh. */
    check,
    /** Returns the accounts whose person the register has listed at any time. */
    everListed: (): number[] =>
      allRows<{ userId: number }>(
        database,
        "SELECT DISTINCT user_id AS userId FROM register_check WHERE result IN ('listed', 'possible')",
      ).map(({ userId }) => userId),

    /** Returns what the register means for the account now. Asks again in the background if the result is old or missing. */
    stateOf(userId: number, rules: ExclusionRegisterRules): RegisterState {
      if (!isFresh(userId, rules) && performance.now() - (lastTries.get(userId) ?? -Infinity) >= retryMs)
        // Storing fails if the sandbox has stopped meanwhile.
        void checkAgain(userId, rules).catch(() => undefined);
      const listing = listingOf(userId);
      return listing === null
        ? { isListed: false, isUnanswered: newest(userId)?.result === 'unanswered' }
        : { isListed: true, ...listing };
    },
  };
}
export type RegisterChecks = ReturnType<typeof createRegisterChecks>;
