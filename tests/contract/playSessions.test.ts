import { randomUUID } from 'node:crypto';
import { logout, refreshToken, sessionSummary } from '@foyer/contract/accounts';
import type { LoginSuccess, SessionSummary } from '@foyer/contract/accounts';
import { gameHistory } from '@foyer/contract/history';
import type { GameHistory } from '@foyer/contract/history';
import { setLimit } from '@foyer/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownBlackjack } from '../../games/src/engines/blackjack/blackjackApi.ts';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { cashierCall, gameCall } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

const minuteMs = 60_000;
const { gameGroupId: blackjack } = gameOf('blackjack');

interface Round {
  roundId: string;
  stake: number;
  win: number | null;
  shown: ShownBlackjack;
  reason?: string;
}

let sandbox: SandboxUnderTest;
let slot: number;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  slot = Number(await sandbox.playableGame());
  await sandbox.maintain({ gameId: blackjack, minutes: 0 });
});
afterAll(() => sandbox.stop());

type Tokens = LoginSuccess['tokens'];
const summaryOf = async ({ userToken: bearer }: Tokens, idleSeconds?: string) =>
  sandbox.call(sessionSummary, { query: idleSeconds === undefined ? {} : { idleSeconds } }, { bearer });
const figuresOf = async (tokens: Tokens) => (await summaryOf(tokens, '0')).body as SessionSummary;

async function open(tokens: Tokens, gameId: number): Promise<{ sessionId: string; round: Round | null }> {
  const opened = await gameCall<{ sessionId: string; round: Round | null }>(sandbox, 'POST', '/session', undefined, {
    launchToken: tokens.launchTokens.shift() ?? '',
    gameId,
  });
  expect(opened.status).toBe(200);
  return opened.body;
}
const begin = (sessionId: string, stake = 100) =>
  gameCall<Round>(sandbox, 'POST', '/rounds', sessionId, { bet: { stake }, clientRoundKey: randomUUID() });
const move = (sessionId: string, roundId: string, name: string) =>
  gameCall<Round>(sandbox, 'POST', `/rounds/${roundId}/moves`, sessionId, {
    move: name,
    clientMoveKey: randomUUID(),
  });

/** Begins rounds of blackjack until one waits for a move of the hand. */
async function openRound(sessionId: string): Promise<Round> {
  for (;;) {
    let { body } = await begin(sessionId);
    if (body.shown.insurance.is === 'offered') ({ body } = await move(sessionId, body.roundId, 'decline'));
    if (body.win === null) return body;
    await sandbox.moveClock(5000);
  }
}

test('ON13b a session whose page only polls ends with its games, cashier and tokens, and open rounds stay @ca', async () => {
  const player = await sandbox.newPlayer({ marketId: 'ca' });
  const { tokens } = await sandbox.logIn(player);
  const game = await open(tokens, blackjack);
  const round = await openRound(game.sessionId);
  const cashier = await cashierCall<{ sessionId: string }>(sandbox, 'POST', '/session', undefined, {
    launchToken: tokens.launchTokens.shift(),
    culture: 'en',
  });
  // The user token lasts for 15 minutes: a page renews it without an act of the player.
  await sandbox.moveClock(11 * minuteMs);
  expect((await summaryOf(tokens, String(11 * 60))).status).toBe(200);
  const renewed = await sandbox.call(refreshToken, {
    body: { numLaunchTokens: 10, refreshToken: tokens.refreshTokens[0] ?? '' },
  });
  const later = (renewed.body as { tokens: Tokens }).tokens;
  expect((await cashierCall(sandbox, 'GET', '/payments', cashier.body.sessionId)).status).toBe(200);
  expect((await summaryOf(later)).status).toBe(200);
  await sandbox.moveClock(11 * minuteMs);
  expect((await summaryOf(later, '0')).status).toBe(401);
  expect((await begin(game.sessionId)).body).toEqual({ reason: 'sessionEnded' });
  expect((await move(game.sessionId, round.roundId, 'stand')).body).toEqual({ reason: 'sessionEnded' });
  expect((await cashierCall(sandbox, 'GET', '/payments', cashier.body.sessionId)).status).toBe(401);
  const late = await gameCall<object>(sandbox, 'POST', '/session', undefined, {
    launchToken: later.launchTokens[0],
    gameId: slot,
  });
  expect(late.status).toBe(401);
  const refused = await sandbox.call(refreshToken, {
    body: { numLaunchTokens: 1, refreshToken: later.refreshTokens[0] ?? '' },
  });
  expect(refused.status).toBe(401);
  const again = await open((await sandbox.logIn(player)).tokens, blackjack);
  expect(again.round?.roundId).toBe(round.roundId);
  expect((await move(again.sessionId, round.roundId, 'stand')).status).toBe(200);
});

test('ON13b rounds and reported acts keep a session open @ca', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ marketId: 'ca' }));
  const { sessionId } = await open(tokens, slot);
  for (let count = 0; count < 3; count += 1) {
    await sandbox.moveClock(14 * minuteMs);
    expect((await begin(sessionId)).status).toBe(200);
  }
});

test('UK4b a round that ends in the next session counts where its stake lies, everywhere @uk', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const first = await sandbox.logIn(player);
  const game = await open(first.tokens, blackjack);
  const round = await openRound(game.sessionId);
  expect(await figuresOf(first.tokens)).toMatchObject({ openRounds: { rounds: 1, staked: round.stake } });
  await sandbox.moveClock(minuteMs);
  const second = await sandbox.logIn(player);
  const startedAt = Date.parse(second.session.core.sessionStartTime);
  const again = await open(second.tokens, blackjack);
  const { body: ended } = await move(again.sessionId, round.roundId, 'stand');
  expect(ended.win).not.toBeNull();
  const { realityCheck, ...figures } = await figuresOf(second.tokens);
  expect(figures).toMatchObject({ staked: 0, won: 0, netPosition: 0, rounds: 0, openRounds: { rounds: 0, staked: 0 } });
  const historyOf = async (sinceMs: number) =>
    (
      await sandbox.call(
        gameHistory,
        { query: { sinceMs: String(sinceMs), untilMs: String(startedAt + 60 * minuteMs) } },
        { bearer: second.tokens.userToken },
      )
    ).body as GameHistory;
  expect(await historyOf(startedAt)).toMatchObject({
    totals: { staked: 0, won: 0 },
    open: { rounds: 0, staked: 0 },
    rounds: [],
  });
  const { totals, rounds } = await historyOf(0);
  expect(totals).toEqual({
    staked: rounds.reduce((sum, { stake }) => sum + stake, 0),
    won: rounds.reduce((sum, { win }) => sum + (win ?? 0), 0),
  });
  expect(realityCheck).toMatchObject({
    startedAt: first.session.core.sessionStartTime,
    staked: totals.staked,
    won: totals.won,
    rounds: rounds.length,
  });
});

test('UK6c the reality check goes on over a logout and a login, and begins anew after the idle time @uk', async () => {
  const player = await sandbox.newPlayer();
  const first = await sandbox.logIn(player);
  await sandbox.moveClock(10 * minuteMs);
  const { userToken } = first.tokens;
  await sandbox.call(logout, { body: { userId: userToken, reason: 1 } }, { bearer: userToken });
  await sandbox.moveClock(5 * minuteMs);
  const second = await sandbox.logIn(player);
  const startedAt = first.session.core.sessionStartTime;
  expect((await figuresOf(second.tokens)).realityCheck).toMatchObject({ startedAt });
  await sandbox.moveClock(30 * minuteMs);
  const third = await sandbox.logIn(player);
  expect((await figuresOf(third.tokens)).realityCheck).toMatchObject({
    startedAt: third.session.core.sessionStartTime,
  });
});

test('ON7c of 20 rounds every 5:01 minutes after a limit of one minute, 20 are refused @ca', async () => {
  const player: SandboxPlayer = await sandbox.newPlayer({ marketId: 'ca' });
  const { tokens } = await sandbox.logIn(player);
  const { sessionId } = await open(tokens, slot);
  const limit = { body: { kind: 'time', period: 'day', value: 1 } } as const;
  await sandbox.call(setLimit, limit, { bearer: tokens.userToken });
  for (let round = 0; round < 20; round += 1) {
    await sandbox.moveClock(301_000);
    expect((await begin(sessionId)).body).toEqual({ reason: 'timeLimit' });
  }
});
