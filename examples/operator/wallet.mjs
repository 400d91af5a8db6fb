import { randomUUID } from 'node:crypto';

/**
 * @typedef {object} Round
 * @property {string} roundId
 * @property {number} gameGroupId
 * @property {string} name
 * @property {number} openedAt Unix milliseconds
 * @property {number} stake minor units
 * @property {number} win minor units
 * @property {number} balance after the round, minor units
 */

const pageSize = 50;
const maxRounds = 10_000;

/**
 * Balance and rounds of the player, in memory. Amounts are in minor units, here pence.
 * @param {() => number} now Unix milliseconds
 */
export function createWallet(now) {
  let balance = 100_000;
  /** Newest first. @type {Round[]} */
  const rounds = [];

  /** Rounds that began in the half-open interval. */
  const within = (/** @type {number} */ sinceMs, /** @type {number} */ untilMs) =>
    rounds.filter(({ openedAt }) => openedAt >= sinceMs && openedAt < untilMs);

  const totals = (/** @type {number} */ sinceMs, /** @type {number} */ untilMs) => {
    const of = within(sinceMs, untilMs);
    const sum = (/** @type {'stake' | 'win'} */ part) => of.reduce((total, round) => total + round[part], 0);
    return { staked: sum('stake'), won: sum('win'), rounds: of.length };
  };

  return {
    balance: () => balance,
    totals,
    /**
     * Books a decided round; null if the balance is too low.
     * @param {Pick<Round, 'gameGroupId' | 'name' | 'stake' | 'win'>} decided
     * @returns {Round | null}
     */
    book(decided) {
      if (decided.stake > balance) return null;
      balance += decided.win - decided.stake;
      const round = { roundId: randomUUID(), openedAt: now(), ...decided, balance };
      rounds.unshift(round);
      if (rounds.length > maxRounds) rounds.pop();
      return round;
    },
    /**
     * A page of the rounds. The cursor `after` has two numbers: time, and position among rounds of that time.
     * @param {URLSearchParams} query
     */
    gameHistory(query) {
      const sinceMs = Number(query.get('sinceMs'));
      const untilMs = Number(query.get('untilMs'));
      const all = within(sinceMs, untilMs);
      const start = Number(query.get('after')?.split('-')[1] ?? 0);
      const page = all.slice(start, start + pageSize);
      const { staked, won } = totals(sinceMs, untilMs);
      const hasMore = start + pageSize < all.length;
      return {
        currencyIsoCode: 'GBP',
        totals: { staked, won },
        rounds: page,
        next: hasMore ? `${page.at(-1)?.openedAt ?? 0}-${start + pageSize}` : null,
      };
    },
    /**
     * How a round was decided; null if the player has no such round.
     * @param {string} roundId
     */
    gameRound(roundId) {
      const round = rounds.find((one) => one.roundId === roundId);
      if (round === undefined) return null;
      const { stake, win } = round;
      const draw = [win > 0 ? 'The lantern was lit.' : 'The lantern stayed dark.'];
      return { currencyIsoCode: 'GBP', stake, win, jackpotWin: 0, draw, record: null };
    },
    /** A player without payments, whose balance was granted. */
    moneyHistory: {
      currencyIsoCode: 'GBP',
      totals: { deposited: 0, withdrawn: 0 },
      lifetimeNetDeposits: 0,
      moves: [],
      next: null,
    },
  };
}
