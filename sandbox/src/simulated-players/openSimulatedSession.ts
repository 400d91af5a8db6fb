import { randomUUID } from 'node:crypto';
import type { CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import type { Draw } from '@foyer/games/engines/gameEngine';
import { playRulesFor } from '@foyer/games/engines/playMarket';
import type { RoundResponse } from '@foyer/games/play/playApi';
import type { SandboxContext } from '../kernel/module.ts';
import type { AccountsService } from '../services/accounts/accounts.ts';
import { openGameSession } from '../services/play/gameSessions.ts';
import type { GameSession } from '../services/play/gameSessions.ts';
import type { Rounds } from '../services/play/rounds.ts';
import type { Wallet } from '../services/wallet/wallet.ts';
import { simulatedBets, simulatedMove } from './simulatedBets.ts';
import { prefersJackpots, simulatedGrant } from './simulatedPlayerPool.ts';
import type { SimulatedPlayer } from './simulatedPlayerPool.ts';

/** A simulated player's session in a game. */
export interface SimulatedSession {
  readonly game: CatalogueGame;
  /**
   * Plays a complete round. `tooEarly`: the market's minimum round time has not passed. Null: the game cannot continue.
   */
  play(): { played: true; round: RoundResponse } | { played: false; retryAfterMs: number } | null;
  end(): void;
}

/** Maximum moves per round; a longer round stays open and is settled after a day like any abandoned round. */
const maxMoves = 20;

/**
 * Logs the player in, launches the game with a launch token and opens a game session, like a real player's calls.
 * Returns null if any step is refused.
 */
export function openSimulatedSession(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    accounts,
    wallet,
    rounds,
    draw,
  }: {
    accounts: Pick<AccountsService, 'sessions' | 'spendLaunchToken'>;
    wallet: Pick<Wallet, 'book'>;
    rounds: Pick<Rounds, 'begin' | 'move' | 'current'>;
    draw: Draw;
  },
  member: SimulatedPlayer,
  played: PlayedGame,
): SimulatedSession | null {
  const login = accounts.sessions.start(member.userId, member.productId);
  const [token = ''] = accounts.sessions.issueLaunchTokens(login.session_id, 1);
  const spending = accounts.spendLaunchToken(token, { productId: member.productId });
  if (!spending.spent) return null;
  const { session } = openGameSession(database, {
    spending,
    gameGroupId: played.game.gameGroupId,
    endsOthers: playRulesFor(spending).oneGameAtATime,
    now: clock.now(),
  });

  function begin() {
    const roundRequest = {
      bet: simulatedBets[played.engine.kind](draw, prefersJackpots(member), played.engine.stakes),
      clientRoundKey: randomUUID(),
    };
    const begun = rounds.begin(session, played, roundRequest);
    if (begun.stepped || begun.reason !== 'insufficientFunds') return begun;
    wallet.book({
      key: `simulated:${randomUUID()}`,
      userId: member.userId,
      kind: 'grant',
      amount: simulatedGrant,
      reference: 'simulated',
    });
    return rounds.begin(session, played, roundRequest);
  }

  return {
    game: played.game,
    play() {
      const begun = begin();
      if (begun.stepped) return ended(begun.round);
      if (begun.reason === 'tooEarly') return { played: false, retryAfterMs: begun.retryAfterMs };
      // A round left open by a stop of the sandbox.
      const open = begun.reason === 'roundOpen' ? rounds.current(session) : null;
      return open && ended(open);
    },
    end: () => void accounts.sessions.close(login.session_id, 'logout'),
  };

  function ended(begun: RoundResponse): { played: true; round: RoundResponse } | null {
    const round = decided(rounds, session, played, begun);
    return round && { played: true, round };
  }
}

/** Plays moves until the round ends; null if it does not. */
function decided(
  rounds: Pick<Rounds, 'move'>,
  session: GameSession,
  { engine }: PlayedGame,
  begun: RoundResponse,
): RoundResponse | null {
  let round = begun;
  for (let moves = 0; round.win === null && moves < maxMoves; moves += 1) {
    const moved = rounds.move(session, {
      roundId: round.roundId,
      move: simulatedMove(engine.kind, round.shown),
      clientMoveKey: randomUUID(),
    });
    if (!moved.stepped) return null;
    round = moved.round;
  }
  return round.win === null ? null : round;
}
