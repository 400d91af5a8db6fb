import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { gamesList, launch } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import { expect } from 'vitest';
import type { HistoryAnswer, RoundAnswer, SessionAnswer } from '../../platform/src/play/playApi.ts';
import type { PlatformUnderTest } from './platformUnderTest.ts';

/** A round as the game's frame hears of it. */
export type PlayedRound<Shown> = Omit<RoundAnswer, 'shown'> & { shown: Shown };

/** A player at one game, speaking to the games origin as the game's frame does. */
export interface GamePlayer<Shown> {
  readonly session: Omit<SessionAnswer, 'round'> & { round: PlayedRound<Shown> | null };
  begin(bet: object): Promise<PlayedRound<Shown>>;
  /** `key` for a move that is asked for again. */
  move(roundId: string, move: unknown, key?: string): Promise<PlayedRound<Shown>>;
  /** The status of a move that is refused. */
  refusedMove(roundId: string, move: unknown): Promise<number>;
  history(): Promise<HistoryAnswer['rounds']>;
}

/** A call to the games origin, which is told by its host name: `fetch` would not send one. */
function gamesOriginCall(port: number, method: 'GET' | 'POST', path: string, bearer?: string, body?: object): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `games.localhost:${port}`,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const call = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as unknown }));
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

/** The first game that offers this, by the key of its feature, and can be played. */
export async function gameOffering(platform: PlatformUnderTest, feature: string): Promise<number> {
  const { body } = await platform.call(gamesList, { query: { productId: '8145' } });
  const game = (body as { data: Game[] }).data.find(({ Properties }) => Properties.isAvailable && Properties.features.includes(feature));
  if (!game) throw new Error(`No game offers ${feature}.`);
  return game.GameGroupId;
}

/** Logs in, launches the game as a player does, and opens it with another launch token. */
export async function openGameFor<Shown>(platform: PlatformUnderTest, player: { username: string; password: string }, gameId: number): Promise<GamePlayer<Shown>> {
  const { tokens } = await platform.logIn(player);
  const [forLaunch = '', forGame = ''] = tokens.launchTokens;
  const launched = await platform.call(launch, { params: { gameId: String(gameId) }, body: { productId: 8145, isMobile: false, isROW: false } }, { bearer: forLaunch });
  expect(launched.status).toBe(200);
  const call = (method: 'GET' | 'POST', path: string, bearer?: string, body?: object) => gamesOriginCall(platform.port, method, path, bearer, body);
  const opened = await call('POST', '/session', undefined, { launchToken: forGame, gameId });
  expect(opened.status).toBe(200);
  const session = opened.body as GamePlayer<Shown>['session'];

  const move = (roundId: string, wished: unknown, clientMoveKey: string = randomUUID()) =>
    call('POST', `/rounds/${roundId}/moves`, session.sessionId, { move: wished, clientMoveKey });
  async function answered(asked: Promise<{ status: number; body: unknown }>): Promise<PlayedRound<Shown>> {
    const { status, body } = await asked;
    expect([status, body]).toEqual([200, body]);
    return body as PlayedRound<Shown>;
  }
  return {
    session,
    begin: (bet) => answered(call('POST', '/rounds', session.sessionId, { bet, clientRoundKey: randomUUID() })),
    move: (roundId, wished, key) => answered(move(roundId, wished, key)),
    refusedMove: async (roundId, wished) => (await move(roundId, wished)).status,
    history: async () => ((await call('GET', '/history', session.sessionId)).body as HistoryAnswer).rounds,
  };
}

/** Finished rounds, newest last, against the game's history, the wallet and the books, to the cent (GM-09). */
export async function expectAgreement<Shown>(
  platform: PlatformUnderTest,
  userId: number,
  { session, history }: Pick<GamePlayer<Shown>, 'session' | 'history'>,
  rounds: readonly PlayedRound<Shown>[],
): Promise<void> {
  let running = session.balance;
  for (const { stake, win, balance } of rounds) {
    running += (win ?? 0) - stake;
    expect(balance).toBe(running);
  }
  const told = (await history()).map(({ roundId, stake, win, balance }) => ({ roundId, stake, win, balance }));
  expect(told).toEqual(rounds.toReversed().map(({ roundId, stake, win, balance }) => ({ roundId, stake, win, balance })).slice(0, 100));
  const books = await platform.books(userId);
  expect(books).toMatchObject({ balanced: true, balance: running });
  const booked = (kind: string) => books.history.filter((move) => move.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const sum = (of: (round: PlayedRound<Shown>) => number) => rounds.reduce((total, round) => total + of(round), 0);
  expect([booked('stake'), booked('win')]).toEqual([sum(({ stake }) => stake), sum(({ win }) => win ?? 0)]);
}
