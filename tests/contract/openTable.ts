import { randomUUID } from 'node:crypto';
import { createCatalogue, type CatalogueGame } from '../../platform/src/catalogue/catalogue.ts';
import type { EngineKind } from '../../platform/src/play/gameEngine.ts';
import type { HistoryResponse, RoundResponse, SessionResponse } from '../../platform/src/play/playApi.ts';
import type { SandboxPlayer } from './controlRoom.ts';
import { gameCall, openGame } from './openGame.ts';
import type { PlatformUnderTest } from './platformCalls.ts';

/** A game in its frame, opened as a player opens it. */
export interface OpenTable {
  readonly player: SandboxPlayer;
  readonly session: SessionResponse;
  readonly modelId: string;
  /** Plays a round and lets the shortest time of a round go by. `clientRoundKey` to ask for the same again. */
  play(bet: unknown, clientRoundKey?: string): Promise<{ status: number; round: RoundResponse }>;
  history(): Promise<HistoryResponse['rounds']>;
  markSeen(roundId: string): Promise<number>;
  /** The same game opened again by the same player. */
  again(): Promise<SessionResponse>;
}

/** The first game that this engine plays; every kind of game is among the few of a suite. */
export function gameOf(engine: EngineKind): CatalogueGame {
  const game = createCatalogue(80).all.find((one) => one.engine === engine);
  if (!game) throw new Error(`No game of ${engine}.`);
  return game;
}

/** Logs a new player in, launches the game and opens it in its frame. */
export async function openTable(
  platform: PlatformUnderTest,
  { gameGroupId: gameId, modelId }: CatalogueGame,
): Promise<OpenTable> {
  const player = await platform.newPlayer({ scenario: 'funded' });
  let session: SessionResponse = await openGame(platform, gameId, player);
  return {
    player,
    session,
    modelId,
    async play(bet, clientRoundKey = randomUUID()) {
      const { status, body } = await gameCall<RoundResponse>(platform, 'POST', '/rounds', session.sessionId, {
        bet,
        clientRoundKey,
      });
      if (status === 200) await platform.moveClock(session.minimumRoundMs);
      return { status, round: body };
    },
    history: async () => (await gameCall<HistoryResponse>(platform, 'GET', '/history', session.sessionId)).body.rounds,
    markSeen: async (roundId) =>
      (await gameCall<object>(platform, 'POST', '/rounds/seen', session.sessionId, { roundId })).status,
    async again() {
      session = await openGame(platform, gameId, player);
      return session;
    },
  };
}
