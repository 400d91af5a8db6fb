import { randomUUID } from 'node:crypto';
import type { AccountsService } from '../accounts/accounts.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { Draw } from '../play/gameEngine.ts';
import { openGameSession } from '../play/gameSessions.ts';
import type { GameSession } from '../play/gameSessions.ts';
import type { RoundResponse } from '../play/playApi.ts';
import type { PlayedGame } from '../play/playedGame.ts';
import { playRulesFor } from '../play/playMarket.ts';
import type { Rounds } from '../play/rounds.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { simulatedBets } from './simulatedBets.ts';
import { simulatedMove } from './simulatedMove.ts';
import { likesJackpots, simulatedGrant } from './simulatedPlayerPool.ts';
import type { SimulatedPlayer } from './simulatedPlayerPool.ts';

/** A simulated player at a game, until they have had enough of it. */
export interface SimulatedSession {
  readonly game: CatalogueGame;
  /** Plays a round to its end. `tooEarly`: the market's shortest time of a round is not over. Null: the game cannot be gone on with. */
  play(): { played: true; round: RoundResponse } | { played: false; retryAfterMs: number } | null;
  leave(): void;
}

export interface SimulatedSessionDeps {
  accounts: Pick<AccountsService, 'sessions' | 'spendLaunchToken'>;
  wallet: Pick<Wallet, 'book'>;
  rounds: Pick<Rounds, 'begin' | 'move' | 'current'>;
  draw: Draw;
}

/** No game asks for more decisions; what asks for more is left open, and settled after a day like any abandoned round. */
const maxMoves = 20;

/** Logs the player in, launches the game with a launch token, and opens a session of it, as the calls of a real player do. Null when that is refused. */
export function openSimulatedSession(
  { database, clock }: Pick<PlatformContext, 'database' | 'clock'>,
  { accounts, wallet, rounds, draw }: SimulatedSessionDeps,
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
    alone: playRulesFor(spending).oneGameAtATime,
    now: clock.now(),
  });

  function begin() {
    const wish = { bet: simulatedBets[played.engine.kind](draw, likesJackpots(member)), clientRoundKey: randomUUID() };
    const begun = rounds.begin(session, played, wish);
    if (begun.stepped || begun.reason !== 'insufficientFunds') return begun;
    wallet.book({
      key: `simulated:${randomUUID()}`,
      userId: member.userId,
      kind: 'grant',
      amount: simulatedGrant,
      reference: 'simulated',
    });
    return rounds.begin(session, played, wish);
  }

  return {
    game: played.game,
    play() {
      const begun = begin();
      if (begun.stepped) return ended(begun.round);
      if (begun.reason === 'tooEarly') return { played: false, retryAfterMs: begun.retryAfterMs };
      // A round that was left open when the sandbox was stopped.
      const open = begun.reason === 'roundOpen' ? rounds.current(session) : null;
      return open && ended(open);
    },
    leave: () => void accounts.sessions.close(login.session_id, 'logout'),
  };

  function ended(begun: RoundResponse): { played: true; round: RoundResponse } | null {
    const round = decided(rounds, session, played, begun);
    return round && { played: true, round };
  }
}

/** Decides until the round is over. Null when it does not end. */
function decided(
  rounds: SimulatedSessionDeps['rounds'],
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
