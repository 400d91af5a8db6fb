import { randomUUID } from 'node:crypto';
import { createCatalogue, type CatalogueGame } from '../../../games/src/catalogue/catalogue.ts';
import type { EngineKind } from '../../../games/src/engines/gameEngine.ts';
import type { HistoryResponse, RoundResponse, SessionResponse } from '../../../games/src/play/playApi.ts';
import type { SandboxPlayer } from './controlRequests.ts';
import { gameCall, openGame } from './openGame.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';

/** A game in its frame, opened like a player would. */
export interface GameSession {
  readonly player: SandboxPlayer;
  readonly session: SessionResponse;
  readonly modelId: string;
  /** Plays a round and moves the clock by the minimum round time. `clientRoundKey` repeats a round. */
  play(bet: unknown, clientRoundKey?: string): Promise<{ status: number; round: RoundResponse }>;
  history(): Promise<HistoryResponse['rounds']>;
  markSeen(roundId: string): Promise<number>;
  /** Opens the same game again for the same player. */
  again(): Promise<SessionResponse>;
}

/** The first game of this engine. The small catalogue of a suite has every engine. */
export function gameOf(engine: EngineKind): CatalogueGame {
  const game = createCatalogue(80).all.find((one) => one.engine === engine);
  if (!game) throw new Error(`No game of ${engine}.`);
  return game;
}

/** Logs in a new player, launches the game and opens it in its frame. */
export async function openGameSession(
  sandbox: SandboxUnderTest,
  { gameGroupId: gameId, modelId }: CatalogueGame,
): Promise<GameSession> {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  let session: SessionResponse = await openGame(sandbox, gameId, player);
  return {
    player,
    session,
    modelId,
    async play(bet, clientRoundKey = randomUUID()) {
      const { status, body } = await gameCall<RoundResponse>(sandbox, 'POST', '/rounds', session.sessionId, {
        bet,
        clientRoundKey,
      });
      if (status === 200) await sandbox.moveClock(session.minimumRoundMs);
      return { status, round: body };
    },
    history: async () => (await gameCall<HistoryResponse>(sandbox, 'GET', '/history', session.sessionId)).body.rounds,
    markSeen: async (roundId) =>
      (await gameCall<object>(sandbox, 'POST', '/rounds/seen', session.sessionId, { roundId })).status,
    async again() {
      session = await openGame(sandbox, gameId, player);
      return session;
    },
  };
}
