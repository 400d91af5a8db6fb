import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { HistoryResponse, RoundResponse, SessionResponse } from '../../../games/src/play/playApi.ts';
import { gameCall, openGame } from './openGame.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';

/** A round as the game’s frame receives it. */
export type PlayedRound<Shown> = Omit<RoundResponse, 'shown'> & { shown: Shown };

/** A player in one game, who calls the games origin like the game’s frame. */
export interface GamePlayer<Shown> {
  readonly session: Omit<SessionResponse, 'round'> & { round: PlayedRound<Shown> | null };
  begin(bet: object): Promise<PlayedRound<Shown>>;
  /** `key` repeats a move. */
  move(roundId: string, move: unknown, key?: string): Promise<PlayedRound<Shown>>;
  /** The status of a refused move. */
  refusedMove(roundId: string, move: unknown): Promise<number>;
  history(): Promise<HistoryResponse['rounds']>;
}

/** Logs in, launches the game and opens it with another launch token. */
export async function openGameFor<Shown>(
  sandbox: SandboxUnderTest,
  player: { username: string; password: string },
  gameId: number,
): Promise<GamePlayer<Shown>> {
  const session = (await openGame(sandbox, gameId, player)) as GamePlayer<Shown>['session'];
  const call = <Result>(method: 'GET' | 'POST', path: string, body?: object) =>
    gameCall<Result>(sandbox, method, path, session.sessionId, body);

  const move = (roundId: string, input: unknown, clientMoveKey: string = randomUUID()) =>
    call<PlayedRound<Shown>>('POST', `/rounds/${roundId}/moves`, { move: input, clientMoveKey });
  async function expectOk(pending: Promise<{ status: number; body: PlayedRound<Shown> }>): Promise<PlayedRound<Shown>> {
    const { status, body } = await pending;
    expect([status, body]).toEqual([200, body]);
    return body;
  }
  return {
    session,
    begin: (bet) => expectOk(call('POST', '/rounds', { bet, clientRoundKey: randomUUID() })),
    move: (roundId, input, key) => expectOk(move(roundId, input, key)),
    refusedMove: async (roundId, input) => (await move(roundId, input)).status,
    history: async () => (await call<HistoryResponse>('GET', '/history')).body.rounds,
  };
}

/** Expects finished rounds, newest last, to match the game’s history, the wallet and the books to the cent (GM-09). */
export async function expectBooksToMatch<Shown>(
  sandbox: SandboxUnderTest,
  userId: number,
  { session, history }: Pick<GamePlayer<Shown>, 'session' | 'history'>,
  rounds: readonly PlayedRound<Shown>[],
): Promise<void> {
  let running = session.balance;
  for (const { stake, win, balance } of rounds) {
    running += (win ?? 0) - stake;
    expect(balance).toBe(running);
  }
  const listed = (await history()).map(({ roundId, stake, win, balance }) => ({ roundId, stake, win, balance }));
  expect(listed).toEqual(
    rounds
      .toReversed()
      .map(({ roundId, stake, win, balance }) => ({ roundId, stake, win, balance }))
      .slice(0, 100),
  );
  const books = await sandbox.books(userId);
  expect(books).toMatchObject({ balanced: true, balance: running });
  const booked = (kind: string) =>
    books.history.filter((move) => move.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const sum = (of: (round: PlayedRound<Shown>) => number) => rounds.reduce((total, round) => total + of(round), 0);
  expect([booked('stake'), booked('win')]).toEqual([sum(({ stake }) => stake), sum(({ win }) => win ?? 0)]);
}
