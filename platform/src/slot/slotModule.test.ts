import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LaunchTokenSpending } from '../accounts/accounts.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { openDatabase } from '../kernel/database.ts';
import { createWallet, type Wallet } from '../wallet/wallet.ts';
import type { Draw } from './playRound.ts';
import { seededDraw } from './simulate.ts';
import type { HistoryAnswer, RoundAnswer, SessionAnswer, SlotRefusal } from './slotApi.ts';
import { slotModule } from './slotModule.ts';

const userId = 7;
const game: CatalogueGame = {
  gameGroupId: 4711,
  name: { en: 'Diamond Hour', zh: '钻石时刻' },
  theme: 'gem',
  kind: 'slot',
  provider: 'Northlight',
  rtp: 95.3,
  volatility: 'medium',
  popularity: 0.5,
  releaseDay: 1,
  features: [],
  engine: 'slot',
  modelId: 'river',
  jackpots: [],
  maintenanceHour: null,
  art: { figures: [], emblems: [], family: null, scene: null, tail: null, chineseRows: null },
};

let folder: string;
let database: DatabaseSync;
let wallet: Wallet;
let now: number;
let closed: boolean;
let app: Hono;

const clock = {
  now: () => now,
  move: (ms: number) => {
    now += ms;
  },
};

/** A player in the United Kingdom; tokens work once. */
function accountsOf(casinoId: number) {
  const spent = new Set<string>();
  return {
    spendLaunchToken(token: string): LaunchTokenSpending {
      if (!token.startsWith('token-')) return { spent: false, reason: 'unknown' };
      if (spent.has(token)) return { spent: false, reason: 'spent' };
      spent.add(token);
      return { spent: true, userId, sessionId: 1, productId: 8145, currencyIsoCode: 'GBP', countryIso2: 'GB', casinoId };
    },
    sessionIsOpen: () => !closed,
  };
}

function build({ draw = seededDraw(3), casinoId = 3568, bank = wallet }: { draw?: Draw; casinoId?: number; bank?: Pick<Wallet, 'book' | 'realBalance'> } = {}): Hono {
  const module = slotModule(
    {
      database,
      clock,
      origins: { services: 'http://localhost:4400', games: 'http://games.localhost:4400', media: 'http://media.localhost:4400' },
      webOrigins: ['http://regency.localhost:3000'],
      dataFolder: folder,
      log: () => undefined,
    },
    {
      accounts: accountsOf(casinoId),
      wallet: bank,
      catalogue: { byId: (id) => (id === game.gameGroupId ? game : id === 5 ? { ...game, gameGroupId: 5, engine: 'roulette' as const } : undefined) },
      draw,
      frameFolder: join(folder, 'frame'),
    },
  );
  database.exec(module.tables ?? '');
  if (!module.pages?.games) throw new Error('the module has no pages');
  return module.pages.games;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slot-'));
  database = openDatabase(join(folder, 'test.sqlite'));
  now = Date.UTC(2026, 0, 15, 12);
  closed = false;
  wallet = createWallet({ database, clock });
  database.exec(wallet.tables);
  wallet.open(userId, 'GBP');
  wallet.book({ key: 'grant', userId, kind: 'grant', amount: 100_000, reference: 'start' });
  app = build();
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: unknown, bearer?: string): Promise<Response> =>
  Promise.resolve(
    app.request(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    }),
  );
const get = (path: string, bearer: string): Promise<Response> =>
  Promise.resolve(app.request(path, { headers: { authorization: `Bearer ${bearer}` } }));

async function open(launchToken = `token-${randomUUID()}`): Promise<SessionAnswer> {
  const answer = await post('/session', { launchToken, gameId: game.gameGroupId });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SessionAnswer;
}
const play = (sessionId: string, stake: number, clientRoundKey: string = randomUUID()): Promise<Response> =>
  post('/rounds', { stake, clientRoundKey }, sessionId);
const refusalOf = async (answer: Response): Promise<SlotRefusal> => (await answer.json()) as SlotRefusal;

describe('a session', () => {
  test('tells the frame the game, its stakes and the balance', async () => {
    const session = await open();
    expect(session).toMatchObject({ name: 'Diamond Hour', currencyIsoCode: 'GBP', balance: 100_000, stake: 20, minimumRoundMs: 2500, unseenRound: null });
    expect(session.sessionId).toMatch(/^[\w-]{22}$/);
  });

  test('is refused for a token that was spent, without opening another', async () => {
    await open('token-once-only');
    const again = await post('/session', { launchToken: 'token-once-only', gameId: game.gameGroupId });
    expect(again.status).toBe(401);
    expect(await refusalOf(again)).toEqual({ reason: 'launchTokenRefused' });
  });

  test('does not spend the token for a game that cannot be played', async () => {
    expect((await post('/session', { launchToken: 'token-kept-safe', gameId: 5 })).status).toBe(404);
    await open('token-kept-safe');
  });

  test('ends with the account session', async () => {
    const { sessionId } = await open();
    closed = true;
    for (const answer of [await play(sessionId, 20), await get('/history', sessionId), await get('/session', sessionId)]) {
      expect(answer.status).toBe(401);
      expect(await refusalOf(answer)).toEqual({ reason: 'sessionEnded' });
    }
    expect(wallet.realBalance(userId)).toBe(100_000);
  });

  test('is found again after a reload of the frame', async () => {
    const { sessionId } = await open();
    const again = await get('/session?culture=zh', sessionId);
    expect(await again.json()).toMatchObject({ sessionId, name: '钻石时刻', balance: 100_000 });
  });

  test('answers malformed and oversized calls with 4xx, and nothing may be stored', async () => {
    const { sessionId } = await open();
    const bad = [
      await post('/session', 'not json'),
      await post('/session', { launchToken: 'x', gameId: game.gameGroupId }),
      await post('/session', { launchToken: 'token-12345', gameId: -1 }),
      await post('/rounds', { stake: 20.5, clientRoundKey: randomUUID() }, sessionId),
      await post('/rounds', { stake: 20, clientRoundKey: 'mine' }, sessionId),
      await post('/rounds', 'x'.repeat(5000), sessionId),
    ];
    expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 413]);
    for (const answer of bad) expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('rounds', () => {
  test('GM-09 balance, history and wallet agree to the cent over hundreds of rounds', async () => {
    const { sessionId, stakes } = await open();
    const choose = seededDraw(42);
    let expected = 100_000;
    const played: RoundAnswer[] = [];
    for (let round = 0; round < 400; round++) {
      now += 2500;
      const stake = stakes[choose(4)] ?? 20;
      const answer = (await (await play(sessionId, stake)).json()) as RoundAnswer;
      expected += answer.totalWin - stake;
      expect(answer.balance).toBe(expected);
      expect(answer.totalWin).toBe(answer.spins.reduce((sum, { win }) => sum + win, 0));
      played.push(answer);
    }
    expect(wallet.realBalance(userId)).toBe(expected);
    const { rounds } = (await (await get('/history', sessionId)).json()) as HistoryAnswer;
    const newest = played.slice(-100).toReversed();
    expect(rounds).toEqual(
      newest.map(({ roundId, playedAt, stake, totalWin, balance }) => ({ roundId, playedAt, stake, win: totalWin, balance })),
    );
    const moved = wallet.history(userId).filter(({ kind }) => kind === 'stake' || kind === 'win');
    for (const { roundId, stake, totalWin, balance } of played) {
      const ofRound = moved.filter(({ reference }) => reference === roundId);
      expect(ofRound.map(({ kind, amount }) => [kind, amount])).toEqual(totalWin > 0 ? [['stake', stake], ['win', totalWin]] : [['stake', stake]]);
      expect(ofRound.at(-1)?.balanceAfter).toBe(balance);
    }
    expect(wallet.verifyBooks().balanced).toBe(true);
  });

  test('GM-09 the outcome is the server\'s: the frame cannot name stops or wins', async () => {
    const { sessionId } = await open();
    const key = randomUUID();
    const answer = await post('/rounds', { stake: 20, clientRoundKey: key, stops: [0, 0, 0, 0, 0], totalWin: 1_000_000 }, sessionId);
    const round = (await answer.json()) as RoundAnswer;
    expect(round.totalWin).toBeLessThan(1_000_000);
    expect(wallet.realBalance(userId)).toBe(100_000 - 20 + round.totalWin);
  });

  test('the same key answers the same round and books it once', async () => {
    const { sessionId } = await open();
    const key = randomUUID();
    const first = await (await play(sessionId, 100, key)).json();
    const balance = wallet.realBalance(userId);
    now += 10;
    expect(await (await play(sessionId, 100, key)).json()).toEqual(first);
    expect(await (await play(sessionId, 500, key)).json()).toEqual(first);
    expect(wallet.realBalance(userId)).toBe(balance);
  });

  test('a round before the market\'s minimum time is refused and says how long to wait', async () => {
    const { sessionId } = await open();
    expect((await play(sessionId, 20)).status).toBe(200);
    now += 2000;
    const early = await play(sessionId, 20);
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('1');
    expect(await refusalOf(early)).toEqual({ reason: 'tooEarly', retryAfterMs: 500 });
    const { sessionId: second } = await open();
    // A second window is no faster.
    expect((await play(second, 20)).status).toBe(429);
    now += 500;
    expect((await play(sessionId, 20)).status).toBe(200);
  });

  test('the minimum time follows the market', async () => {
    app = build({ casinoId: 40953 });
    const { sessionId, minimumRoundMs } = await open();
    expect(minimumRoundMs).toBe(1000);
    await play(sessionId, 20);
    now += 1000;
    expect((await play(sessionId, 20)).status).toBe(200);
  });

  test('a clock moved back does not lock the player out', async () => {
    const { sessionId } = await open();
    await play(sessionId, 20);
    now -= 86_400_000;
    expect((await play(sessionId, 20)).status).toBe(200);
  });

  test('a stake that is not on the list, or above the balance, is refused and costs nothing', async () => {
    const { sessionId } = await open();
    const unknown = await play(sessionId, 30);
    expect(unknown.status).toBe(400);
    expect(await refusalOf(unknown)).toEqual({ reason: 'unknownStake' });
    wallet.book({ key: 'out', userId, kind: 'withdrawal', amount: 99_990, reference: 'out' });
    const poor = await play(sessionId, 20);
    expect(poor.status).toBe(409);
    expect(await refusalOf(poor)).toEqual({ reason: 'insufficientFunds' });
    expect(wallet.realBalance(userId)).toBe(10);
    expect((await (await get('/history', sessionId)).json()) as HistoryAnswer).toEqual({ rounds: [] });
  });

  test('a failure between stake and win leaves neither money nor round behind', async () => {
    const { sessionId } = await open();
    const before = wallet.history(userId).length;
    app = build({
      draw: () => {
        throw new Error('the machine stopped');
      },
    });
    app.onError((_, context) => context.text('failed', 500));
    const key = randomUUID();
    expect((await play(sessionId, 500, key)).status).toBe(500);
    expect(wallet.realBalance(userId)).toBe(100_000);
    expect(wallet.history(userId)).toHaveLength(before);
    app = build();
    // The same key plays once the machine runs.
    expect((await play(sessionId, 500, key)).status).toBe(200);
  });

  test('a failure after the win was booked takes the whole round back', async () => {
    const { sessionId } = await open();
    const wins: number[] = [];
    const failing: Pick<Wallet, 'book' | 'realBalance'> = {
      realBalance: wallet.realBalance,
      book(move) {
        const booking = wallet.book(move);
        if (move.kind === 'win') {
          wins.push(move.amount);
          throw new Error('the machine stopped');
        }
        return booking;
      },
    };
    // A stream of draws meets a win soon.
    app = build({ bank: failing });
    app.onError((_, context) => context.text('failed', 500));
    let balance = 100_000;
    while (wins.length === 0) {
      now += 2500;
      const answer = await play(sessionId, 20);
      if (answer.status === 200) balance -= 20;
    }
    expect(wallet.realBalance(userId)).toBe(balance);
    expect(wallet.verifyBooks().balanced).toBe(true);
  });

  test('a round nobody saw is shown when the game opens again, until it was seen', async () => {
    const { sessionId } = await open();
    const round = (await (await play(sessionId, 40)).json()) as RoundAnswer;
    const again = await open();
    expect(again.unseenRound).toEqual(round);
    expect(again.stake).toBe(40);
    expect((await post('/rounds/seen', { roundId: round.roundId }, again.sessionId)).status).toBe(200);
    expect((await open()).unseenRound).toBeNull();
    expect((await post('/rounds/seen', { roundId: randomUUID() }, again.sessionId)).status).toBe(404);
  });
});
