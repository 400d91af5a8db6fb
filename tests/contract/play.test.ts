import { randomUUID } from 'node:crypto';
import { sessionSummary } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/gameLaunch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameCall, openGame } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
let gameId: string;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  gameId = await sandbox.playableGame();
});
afterAll(() => sandbox.stop());

const minuteMs = 60_000;
/**
 * Moves the clock away from midnight, so that no player’s day ends during a test. In every time zone days begin on the
 * hour.
 */
async function leaveLastMinutesOfDay(): Promise<void> {
  const left = 60 * minuteMs - (Date.now() % (60 * minuteMs));
  if (left < 5 * minuteMs) await sandbox.moveClock(left);
}

interface Round {
  roundId: string;
  stake: number;
  win: number;
  balance: number;
}

test('GM-09 history, balance, books and session summary agree to the cent after many rounds', async () => {
  await leaveLastMinutesOfDay();
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const { sessionId, balance: before, minimumRoundMs, userToken } = await openGame(sandbox, Number(gameId), player);
  expect(before).toBe(100_000);
  const rounds: Round[] = [];
  for (let count = 0; count < 40; count += 1) {
    const played = await gameCall<Round>(sandbox, 'POST', '/rounds', sessionId, {
      bet: { stake: 100 },
      clientRoundKey: randomUUID(),
    });
    expect(played.status).toBe(200);
    rounds.push(played.body);
    await sandbox.moveClock(minimumRoundMs);
  }
  let running = before;
  for (const { stake, win, balance } of rounds) {
    running += win - stake;
    expect(balance).toBe(running);
  }

  const shown = await gameCall<{ rounds: { roundId: string; stake: number; win: number; balance: number }[] }>(
    sandbox,
    'GET',
    '/history',
    sessionId,
  );
  const byId = new Map(shown.body.rounds.map((round) => [round.roundId, round]));
  for (const { roundId, stake, win, balance } of rounds.slice(-shown.body.rounds.length)) {
    expect(byId.get(roundId)).toMatchObject({ stake, win, balance });
  }

  const won = rounds.reduce((sum, { win }) => sum + win, 0);
  const books = await sandbox.books(player.userId);
  expect(books).toMatchObject({ balanced: true, balance: running });
  const booked = (kind: string) =>
    books.history.filter((move) => move.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  expect({ staked: booked('stake'), won: booked('win') }).toEqual({ staked: 4000, won });
  const summary = await sandbox.call(sessionSummary, {}, { bearer: userToken });
  expect(summary.body).toMatchObject({
    staked: 4000,
    rounds: rounds.length,
    won,
    netPosition: won - 4000,
    netPositionToday: won - 4000,
    balances: [
      { type: 0, amount: running },
      { type: 3, amount: 0 },
    ],
  });
});

test('GM-09 a repeated round request, also after a crash, returns the same round, booked once', async () => {
  const player = await sandbox.newPlayer();
  const { sessionId } = await openGame(sandbox, Number(gameId), player);
  const order = { bet: { stake: 100 }, clientRoundKey: randomUUID() };
  const first = await gameCall<Round>(sandbox, 'POST', '/rounds', sessionId, order);
  expect((await gameCall<Round>(sandbox, 'POST', '/rounds', sessionId, order)).body).toEqual(first.body);
  await sandbox.crashAndRestart();
  expect((await gameCall<Round>(sandbox, 'POST', '/rounds', sessionId, order)).body).toEqual(first.body);
  const { balance, history, balanced } = await sandbox.books(player.userId);
  expect({ balance, balanced }).toEqual({ balance: first.body.balance, balanced: true });
  expect(history.filter(({ kind }) => kind === 'stake')).toHaveLength(1);
});

test('a launch token used to launch a game cannot open it too', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const [token = ''] = tokens.launchTokens;
  await sandbox.call(
    launch,
    { params: { gameId }, body: { productId: 8145, isMobile: false, isROW: false } },
    { bearer: token },
  );
  const opened = await gameCall<object>(sandbox, 'POST', '/session', undefined, {
    launchToken: token,
    gameId: Number(gameId),
  });
  expect(opened.status).toBe(401);
});

test('a stake above the balance is refused', async () => {
  const player = await sandbox.newPlayer({ scenario: 'lowBalance' });
  const { sessionId } = await openGame(sandbox, Number(gameId), player);
  const refused = await gameCall<{ reason: string }>(sandbox, 'POST', '/rounds', sessionId, {
    bet: { stake: 500 },
    clientRoundKey: randomUUID(),
  });
  expect([refused.status, refused.body.reason]).toEqual([409, 'insufficientFunds']);
  expect(await sandbox.books(player.userId)).toMatchObject({ balance: 150, balanced: true });
});

test('a player excluded during a game cannot play another round', async () => {
  const player = await sandbox.newPlayer();
  const { sessionId, minimumRoundMs } = await openGame(sandbox, Number(gameId), player);
  const play = () =>
    gameCall<object>(sandbox, 'POST', '/rounds', sessionId, { bet: { stake: 100 }, clientRoundKey: randomUUID() });
  expect((await play()).status).toBe(200);
  await sandbox.moveClock(minimumRoundMs);
  await sandbox.setStatus(player.userId, 7);
  expect((await play()).status).toBe(401);
});

/** Logs in, and opens and begins games with the tokens of this login. */
async function sessionsOf(marketId: string) {
  const player = await sandbox.newPlayer({ marketId });
  const blackjack = String(gameOf('blackjack').gameGroupId);
  await sandbox.maintain({ gameId: Number(blackjack), minutes: 0 });
  const { tokens } = await sandbox.logIn(player);
  async function open(game: string) {
    const opened = await gameCall<{ sessionId: string; round: Round | null }>(sandbox, 'POST', '/session', undefined, {
      launchToken: tokens.launchTokens.shift(),
      gameId: Number(game),
    });
    expect(opened.status).toBe(200);
    return opened.body;
  }
  const begin = (sessionId: string) =>
    gameCall<Round & { win: number | null; reason?: string; openGame?: object }>(
      sandbox,
      'POST',
      '/rounds',
      sessionId,
      { bet: { stake: 100 }, clientRoundKey: randomUUID() },
    );
  /** Begins rounds of blackjack until one stays open. */
  async function openRound(sessionId: string) {
    for (;;) {
      const { body } = await begin(sessionId);
      if (body.win === null) return body;
      await sandbox.moveClock(5000);
    }
  }
  return { blackjack, open, begin, openRound };
}

test.each(['uk', 'ca'])(
  'UK8a ON6c opening another game ends the first and keeps its open round @%s',
  async (marketId) => {
    const { blackjack, open, begin, openRound } = await sessionsOf(marketId);
    const first = await open(blackjack);
    const round = await openRound(first.sessionId);
    await open(gameId);
    const refused = await begin(first.sessionId);
    expect([refused.status, refused.body.reason]).toEqual([401, 'playedElsewhere']);
    expect((await open(blackjack)).round).toEqual(round);
  },
);

test.each(['uk', 'ca'])(
  'UK8b ON6c a player with an open round begins none in another game, and learns which game it is @%s',
  async (marketId) => {
    const { blackjack, open, begin, openRound } = await sessionsOf(marketId);
    await openRound((await open(blackjack)).sessionId);
    await sandbox.moveClock(5000);
    const { sessionId } = await open(gameId);
    const refused = await begin(sessionId);
    expect([refused.status, refused.body.reason]).toEqual([409, 'otherGameOpen']);
    expect(refused.body.openGame).toMatchObject({ gameId: Number(blackjack) });
  },
);

test.each(['row', 'row-zh'])('no-UK8b a round begins beside an open one of another game @%s', async (marketId) => {
  const { blackjack, open, begin, openRound } = await sessionsOf(marketId);
  await openRound((await open(blackjack)).sessionId);
  await sandbox.moveClock(5000);
  expect((await begin((await open(gameId)).sessionId)).status).toBe(200);
});

test('MK-11 a game opens no session in a restricted country', async () => {
  const openIn = async (country?: string) => {
    const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ marketId: 'row' }));
    return gameCall<object>(
      sandbox,
      'POST',
      '/session',
      undefined,
      { launchToken: tokens.launchTokens[0], gameId: Number(gameId) },
      country,
    );
  };
  expect(await openIn('BV')).toEqual({ status: 403, body: { reason: 'countryRestricted' } });
  expect((await openIn('FR')).status).toBe(200);
  expect((await openIn()).status).toBe(200);
});
