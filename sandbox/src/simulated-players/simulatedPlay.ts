import type { Catalogue, CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import type { SandboxContext } from '../kernel/module.ts';
import type { Maintenance } from '../services/games/maintenance.ts';
import { createGameChoice } from './gameChoice.ts';
import type { GameChoice } from './gameChoice.ts';
import { openSimulatedSession } from './openSimulatedSession.ts';
import type { SimulatedSession } from './openSimulatedSession.ts';
import { prefersJackpots } from './simulatedPlayerPool.ts';
import type { SimulatedPlayerPool, MarketName, SimulatedPlayer } from './simulatedPlayerPool.ts';

/** Amounts in minor units of the player's currency. */
export interface SimulatedRound {
  roundId: string;
  userId: number;
  gameGroupId: number;
  stake: number;
  win: number;
  jackpotWin: number;
}

export interface RoundRequest {
  gameGroupId?: number | undefined;
  market?: MarketName | undefined;
}

export interface SimulatedPlay {
  /** Plays one round of an available player; null if none is available. */
  playOne(): SimulatedRound | null;
  /** Plays one round now, creating a player if all others must wait. Returns null if the request cannot be met. */
  playNow(request: RoundRequest): SimulatedRound | null;
  /** Ends all sessions. */
  endSessions(): void;
}

interface Seat {
  simulatedSession: SimulatedSession;
  roundsLeft: number;
}

const maxTries = 5;
/** Maximum plausible wait; a longer one means that the clock moved back. */
const maxWaitMs = 60_000;

export function createSimulatedPlay(
  sandboxContext: Pick<SandboxContext, 'database' | 'clock'>,
  deps: Parameters<typeof openSimulatedSession>[1] & {
    playerPool: SimulatedPlayerPool;
    catalogue: Pick<Catalogue, 'all'>;
    maintenance: Pick<Maintenance, 'isClosed'>;
    played(gameGroupId: number): PlayedGame | undefined;
  },
): SimulatedPlay {
  const { playerPool, catalogue, maintenance, played, draw } = deps;
  const { clock } = sandboxContext;
  const seats = new Map<number, Seat>();
  /** Earliest time of the next round, by user id. */
  const freeAt = new Map<number, number>();
  let choices: { all: GameChoice; jackpots: GameChoice } | null = null;

  function choose(member: SimulatedPlayer): CatalogueGame | undefined {
    if (choices === null) {
      const playable = catalogue.all.filter(({ gameGroupId }) => played(gameGroupId) !== undefined);
      choices = {
        all: createGameChoice(playable),
        jackpots: createGameChoice(playable.filter(({ jackpots }) => jackpots.length > 0)),
      };
    }
    for (let tried = 0; tried < maxTries; tried += 1) {
      const game = (prefersJackpots(member) ? choices.jackpots.choose(draw) : undefined) ?? choices.all.choose(draw);
      if (game && !maintenance.isClosed(game)) return game;
    }
    return undefined;
  }

  function seatOf(member: SimulatedPlayer, gameGroupId: number | undefined): Seat | null {
    const seat = seats.get(member.userId);
    if (
      seat &&
      (gameGroupId === undefined ? seat.roundsLeft > 0 : seat.simulatedSession.game.gameGroupId === gameGroupId)
    )
      return seat;
    stand(member);
    const chosen = gameGroupId ?? choose(member)?.gameGroupId;
    const game = chosen === undefined ? undefined : played(chosen);
    const simulatedSession = game && openSimulatedSession(sandboxContext, deps, member, game);
    if (!simulatedSession) return null;
    const fresh = { simulatedSession, roundsLeft: 5 + draw(20) };
    seats.set(member.userId, fresh);
    return fresh;
  }

  function stand({ userId }: SimulatedPlayer): void {
    seats.get(userId)?.simulatedSession.end();
    seats.delete(userId);
  }

  function mayPlay({ userId }: SimulatedPlayer): boolean {
    const wait = (freeAt.get(userId) ?? 0) - clock.now();
    return wait <= 0 || wait > maxWaitMs;
  }

  function play(member: SimulatedPlayer, gameGroupId?: number): SimulatedRound | null {
    const seat = seatOf(member, gameGroupId);
    if (!seat) return null;
    const playing = seat.simulatedSession.play();
    if (playing === null) {
      stand(member);
      return null;
    }
    // The next refusal states the exact wait. A minimum wait spreads rounds over players.
    freeAt.set(member.userId, clock.now() + (playing.played ? 3000 : playing.retryAfterMs));
    if (!playing.played) return null;
    seat.roundsLeft -= 1;
    const { roundId, stake, win, jackpotWin } = playing.round;
    return {
      roundId,
      userId: member.userId,
      gameGroupId: seat.simulatedSession.game.gameGroupId,
      stake,
      win: win ?? 0,
      jackpotWin,
    };
  }

  /** Yields matching members who may play, starting at a random one. */
  function* waiting(market?: MarketName): Generator<SimulatedPlayer> {
    const members = [...playerPool.members];
    const from = members.length === 0 ? 0 : draw(members.length);
    for (const member of [...members.slice(from), ...members.slice(0, from)]) {
      const fits = market === undefined || (member.brand === market.brand && member.marketId === market.marketId);
      if (fits && mayPlay(member)) yield member;
    }
  }

  return {
    playOne() {
      const member = waiting().next().value;
      return member ? play(member) : null;
    },
    playNow({ gameGroupId, market }) {
      if (gameGroupId !== undefined && !played(gameGroupId)) return null;
      for (const member of waiting(market)) {
        const round = play(member, gameGroupId);
        if (round) return round;
      }
      const newcomer = playerPool.add(market);
      return newcomer && play(newcomer, gameGroupId);
    },
    endSessions() {
      for (const { simulatedSession } of seats.values()) simulatedSession.end();
      seats.clear();
    },
  };
}
