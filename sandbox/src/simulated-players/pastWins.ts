import type { Catalogue, CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import type { Draw } from '@foyer/games/engines/gameEngine';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import { hashText } from '@foyer/games/engines/seededRandom';
import { change, firstRow, inTransaction } from '../kernel/database.ts';
import type { SandboxContext } from '../kernel/module.ts';
import type { Winners, WinnersMarket } from '../services/winners/winners.ts';
import { createGameChoice } from './gameChoice.ts';
import type { GameChoice } from './gameChoice.ts';
import { simulatedBets, simulatedMove } from './simulatedBets.ts';
import type { SimulatedPlayer, SimulatedPlayerPool } from './simulatedPlayerPool.ts';

/** Maximum moves per round; a longer round is settled like an abandoned one. */
const maxMoves = 20;

/**
 * Plays a complete round at a larger stake with the game's engine alone: nothing is stored or booked. Returns its stake
 * and win in minor
 * units; null if the engine refuses a bet or move.
 */
export function playedRound({ engine, modelId }: PlayedGame, draw: Draw): { stake: number; win: number } | null {
  const bet = simulatedBets[engine.kind](draw, true, engine.stakes);
  const begun = engine.begin(modelId, bet, draw);
  if ('refused' in begun) return null;
  let [step, { stake }] = [begun, begun];
  for (let moves = 0; step.win === null && moves < maxMoves; moves += 1) {
    const moved = engine.move(modelId, step.state, simulatedMove(engine.kind, engine.show(modelId, step.state)), draw);
    if ('refused' in moved) return null;
    step = moved;
    stake += moved.stake;
  }
  return { stake, win: step.win ?? engine.settle(modelId, step.state, draw).win ?? 0 };
}

/**
 * Fills the winners lists with wins of simulated players from before the first start and from every time since, so that
 * a list is never empty for long.
 */
export interface PastWins {
  /** Plays on from where the last call ended, for a few milliseconds. Returns whether anything is left to play. */
  playOn(): boolean;
}

/** The first start looks as far back as the lists do. */
const pastMs = 7 * 86_400_000;
/** Rounds are played in periods of this length, each with its own seed. */
const periodMs = 10 * 60_000;
/** Rounds of a list in a period: enough for more than a hundred big wins a week. */
const roundsPerPeriod = 60;
/** Maximum number of periods of one call, so that players do not wait. */
const maxPeriodsPerCall = 15;

/**
 * The wins come from the games' engines with a seeded draw: the outcomes are possible ones with their true
 * probabilities, and the same for everybody at the same time. The rounds are neither stored nor booked.
 */
export function createPastWins(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    winners,
    catalogue,
    playerPool,
    currencyOf,
    played,
  }: {
    winners: Pick<Winners, 'roundSettled'>;
    catalogue: Pick<Catalogue, 'all'>;
    playerPool: Pick<SimulatedPlayerPool, 'members'>;
    currencyOf: (member: SimulatedPlayer) => string | undefined;
    played(gameGroupId: number): PlayedGame | undefined;
  },
): PastWins {
  let choice: GameChoice | null = null;

  function choose(draw: Draw): CatalogueGame | undefined {
    choice ??= createGameChoice(catalogue.all.filter(({ gameGroupId }) => played(gameGroupId) !== undefined));
    return choice.choose(draw);
  }

  function lists(): Map<string, { market: WinnersMarket; members: SimulatedPlayer[] }> {
    const found = new Map<string, { market: WinnersMarket; members: SimulatedPlayer[] }>();
    for (const member of playerPool.members) {
      const currencyIsoCode = currencyOf(member);
      if (currencyIsoCode === undefined) continue;
      const key = `${member.productId} ${currencyIsoCode}`;
      const list = found.get(key) ?? { market: { productId: member.productId, currencyIsoCode }, members: [] };
      list.members.push(member);
      found.set(key, list);
    }
    return found;
  }

  function wonUntil({ productId, currencyIsoCode }: WinnersMarket): number | undefined {
    return firstRow<{ until: number }>(
      database,
      'SELECT won_until AS until FROM simulated_wins WHERE product_id = ? AND currency = ?',
      productId,
      currencyIsoCode,
    )?.until;
  }

  function playPeriod({ market, members }: { market: WinnersMarket; members: SimulatedPlayer[] }, from: number): void {
    const { productId, currencyIsoCode } = market;
    const draw = seededDraw(hashText(`${productId} ${currencyIsoCode} ${from}`));
    for (let number = 0; number < roundsPerPeriod; number += 1) {
      const member = members[draw(members.length)];
      const settledAt = from + draw(periodMs);
      const chosen = choose(draw);
      const game = chosen && played(chosen.gameGroupId);
      const round = game && playedRound(game, draw);
      if (member === undefined || !round) continue;
      const roundId = `simulated:${productId}:${currencyIsoCode}:${from + number}`;
      const { gameGroupId } = game.game;
      winners.roundSettled({ ...round, roundId, userId: member.userId, gameGroupId, currencyIsoCode, settledAt });
    }
  }

  return {
    playOn: () =>
      inTransaction(database, () => {
        const now = clock.now();
        let left = maxPeriodsPerCall;
        for (const list of lists().values()) {
          const start = Math.max(wonUntil(list.market) ?? 0, Math.floor((now - pastMs) / periodMs) * periodMs);
          let from = start;
          for (; from + periodMs <= now && left > 0; from += periodMs, left -= 1) playPeriod(list, from);
          if (from > start)
            change(
              database,
              'INSERT OR REPLACE INTO simulated_wins (product_id, currency, won_until) VALUES (?, ?, ?)',
              list.market.productId,
              list.market.currencyIsoCode,
              from,
            );
        }
        return left === 0;
      }),
  };
}
