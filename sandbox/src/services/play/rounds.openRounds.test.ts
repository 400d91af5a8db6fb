import { randomUUID } from 'node:crypto';
import { engines } from '@foyer/games/engines/engines';
import { ladderEngine } from '@foyer/games/engines/ladderEngine';
import type { JackpotWin, PlacedStake, RoundObserver, SettledRound } from '@foyer/games/engines/roundObserver';
import type { RoundResponse } from '@foyer/games/play/playApi';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayedRounds } from './createPlayedRounds.ts';
import { casinos, failingWallet, ladderGame, slotGame, startPlay, type PlayUnderTest } from './playUnderTest.ts';

const day = 24 * 60 * 60 * 1000;
type Ladder = Parameters<typeof ladderEngine.settle>[1];

let play: PlayUnderTest;
let bearer: string;
/** Every draw is 1, so no climb fails. */
beforeEach(async () => {
  play = startPlay(casinos.restOfWorld);
  play.restart({ draw: () => 1 });
  ({ sessionId: bearer } = await play.open(ladderGame));
});
afterEach(() => vi.useRealTimers());

const money = () =>
  play.wallet
    .history(play.userId)
    .filter(({ kind }) => kind !== 'grant')
    .map(({ kind, amount }) => [kind, amount]);

describe('an open round', () => {
  test('shows only what the player may see and books its stake at once', async () => {
    const { body } = await play.begin(bearer, 100);
    expect(body).toMatchObject({
      stake: 100,
      win: null,
      jackpotWin: 0,
      balance: 99_900,
      shown: { height: 0, isOver: false },
    });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect((await play.history(bearer))[0]).toMatchObject({ stake: 100, win: null, settledAt: null, balance: 99_900 });
  });

  test('continues with moves, which may raise the stake, until it pays', async () => {
    const { body: begun } = await play.begin(bearer, 100);
    await play.move(bearer, begun.roundId, 'climb');
    const doubled = await play.move(bearer, begun.roundId, 'double');
    expect(doubled.body).toMatchObject({ stake: 200, win: null, balance: 99_800 });
    await play.move(bearer, begun.roundId, 'climb');
    const taken = await play.move(bearer, begun.roundId, 'take');
    expect(taken.body).toMatchObject({ stake: 200, win: 400, balance: 100_200, shown: { height: 2, isOver: true } });
    expect(money()).toEqual([
      ['stake', 100],
      ['stake', 100],
      ['win', 400],
    ]);
    expect((await play.history(bearer))[0]).toMatchObject({ stake: 200, win: 400, balance: 100_200 });
  });

  test('GM-09 a repeated move with the same key has no further effect', async () => {
    const { body: begun } = await play.begin(bearer, 100);
    const key = randomUUID();
    const first = await play.move(bearer, begun.roundId, 'double', key);
    expect((await play.move(bearer, begun.roundId, 'double', key)).body).toEqual(first.body);
    play.restart();
    expect((await play.move(bearer, begun.roundId, 'double', key)).body).toEqual(first.body);
    expect(money()).toEqual([
      ['stake', 100],
      ['stake', 100],
    ]);
  });

  test('refuses unknown moves, moves that are not possible and stakes above the balance', async () => {
    const { body: begun } = await play.begin(bearer, 100);
    const refusals = async () => [
      await play.move(bearer, begun.roundId, 'fly'),
      await play.move(bearer, begun.roundId, 'take'),
    ];
    expect((await refusals()).map(({ status, body }) => [status, body.reason])).toEqual([
      [400, 'malformed'],
      [409, 'unknownMove'],
    ]);
    play.wallet.book({ key: 'out', userId: play.userId, kind: 'withdrawal', amount: 99_850, reference: 'out' });
    expect((await play.move(bearer, begun.roundId, 'double')).body).toEqual({ reason: 'insufficientFunds' });
    await play.move(bearer, begun.roundId, 'climb');
    await play.move(bearer, begun.roundId, 'take');
    expect((await play.move(bearer, begun.roundId, 'climb')).body).toEqual({ reason: 'unknownMove' });
    expect(money().filter(([kind]) => kind !== 'withdrawal')).toEqual([
      ['stake', 100],
      ['win', 100],
    ]);
  });

  test('blocks a second round of the same game only', async () => {
    await play.begin(bearer, 100);
    play.clock.move(10_000);
    const second = await play.begin(bearer, 100);
    expect([second.status, second.body]).toEqual([409, { reason: 'roundOpen' }]);
    const slot = await play.open(slotGame);
    expect((await play.begin(slot.sessionId, 20)).status).toBe(200);
  });

  test('GM-08 survives a restart and a new session', async () => {
    const { body: begun } = await play.begin(bearer, 100);
    const { body: climbed } = await play.move(bearer, begun.roundId, 'climb');
    play.restart({ draw: () => 1 });
    play.clock.move(day - 1);
    await play.settleAbandoned();
    const again = await play.open(ladderGame);
    expect(again).toMatchObject({ round: climbed, lastBet: { stake: 100 } });
    expect((await play.move(again.sessionId, begun.roundId, 'take')).body).toMatchObject({
      win: 100,
      balance: 100_000,
    });
  });
});

describe('an abandoned round', () => {
  test('is settled once after a day by its engine and shown when the game opens again', async () => {
    const { body: begun } = await play.begin(bearer, 100);
    await play.move(bearer, begun.roundId, 'climb');
    play.clock.move(day);
    for (let look = 0; look < 3; look += 1) await play.settleAbandoned();
    expect(money()).toEqual([
      ['stake', 100],
      ['win', 100],
    ]);
    expect((await play.open(ladderGame)).round).toMatchObject({ roundId: begun.roundId, win: 100, balance: 100_000 });
    expect(play.logged).toEqual(['Abandoned rounds were settled.']);
  });

  test('is settled before the player can continue, when the player returns after a day', async () => {
    const { body: begun } = await play.begin(bearer, 100);
    play.clock.move(day);
    const again = await play.open(ladderGame);
    expect(again.round).toMatchObject({ roundId: begun.roundId, win: 0, balance: 99_900 });
    expect((await play.begin(again.sessionId, 100)).status).toBe(200);
  });

  test('is settled by a background job', async () => {
    await play.begin(bearer, 100);
    play.clock.move(day);
    vi.useFakeTimers();
    play.module().start?.();
    vi.advanceTimersByTime(60_000);
    expect(play.logged).toEqual(['Abandoned rounds were settled.']);
    await play.module().stop?.();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('GM-09 is retried when it cannot be booked, without blocking startup', async () => {
    const { body: begun } = await play.begin(bearer, 100);
    await play.move(bearer, begun.roundId, 'climb');
    play.clock.move(day);
    play.restart({ wallet: failingWallet(play.wallet, (kind) => kind === 'win') });
    await play.settleAbandoned();
    expect(play.logged).toEqual(['A round could not be settled.']);
    expect(money()).toEqual([['stake', 100]]);
    play.restart();
    await play.settleAbandoned();
    expect(money()).toEqual([
      ['stake', 100],
      ['win', 100],
    ]);
  });

  test.each([
    [
      'throws',
      (): never => {
        throw new Error('the rules have changed');
      },
    ],
    [
      'requests another stake',
      (modelId: string, state: Ladder) => ({ ...ladderEngine.settle(modelId, state, () => 1), stake: 100 }),
    ],
    [
      'leaves the round open',
      (modelId: string, state: Ladder) => ({ ...ladderEngine.settle(modelId, state, () => 1), win: null }),
    ],
  ])('is void and its stake returned when its engine %s', async (_, settle) => {
    const { body: begun } = await play.begin(bearer, 100);
    await play.move(bearer, begun.roundId, 'double');
    await play.move(bearer, begun.roundId, 'climb');
    play.clock.move(day);
    play.restart({ engines: { ...engines, blackjack: { ...ladderEngine, settle } } });
    await play.settleAbandoned();
    expect(money()).toEqual([
      ['stake', 100],
      ['stake', 100],
      ['win', 200],
    ]);
    expect(play.logged).toEqual(['A round is void.', 'Abandoned rounds were settled.']);
    expect((await play.open(ladderGame)).round).toMatchObject({ stake: 200, win: 200, shown: null, balance: 100_000 });
  });
});

describe('a round watcher', () => {
  function watching(jackpots: (stake: PlacedStake) => readonly JackpotWin[] = () => []) {
    const stakes: PlacedStake[] = [];
    const settled: SettledRound[] = [];
    const watch: RoundObserver = {
      stakePlaced(stake) {
        stakes.push(stake);
        return jackpots(stake);
      },
      roundSettled: (round) => void settled.push(round),
    };
    return { stakes, settled, watch };
  }

  test('receives every stake and every settled round, also alongside other watchers', async () => {
    const first = watching();
    const second = watching();
    play.restart({ draw: () => 1, observers: [first.watch, second.watch] });
    const { body: begun } = await play.begin(bearer, 100);
    for (const move of ['double', 'climb', 'take']) await play.move(bearer, begun.roundId, move);
    const of = { roundId: begun.roundId, userId: play.userId, gameGroupId: ladderGame, currencyIsoCode: 'GBP' };
    expect(first.stakes).toEqual([
      { ...of, amount: 100 },
      { ...of, amount: 100 },
    ]);
    expect(first.settled).toEqual([{ ...of, stake: 200, win: 200, settledAt: play.clock.now() }]);
    expect(second).toMatchObject({ stakes: first.stakes, settled: first.settled });
  });

  test('receives an abandoned round when it is settled', async () => {
    const { settled, watch } = watching();
    const { body: begun } = await play.begin(bearer, 100);
    await play.move(bearer, begun.roundId, 'climb');
    play.clock.move(day);
    play.restart({ observers: [watch] });
    await play.settleAbandoned();
    expect(settled).toEqual([
      {
        roundId: begun.roundId,
        userId: play.userId,
        gameGroupId: ladderGame,
        currencyIsoCode: 'GBP',
        stake: 100,
        win: 100,
        settledAt: play.clock.now(),
      },
    ]);
  });

  test('GM-09 a jackpot is paid once when it is won and counts towards the round’s win', async () => {
    let falls = 0;
    const { watch, settled } = watching(() => (++falls === 2 ? [{ jackpotId: 'daily', amount: 5000 }] : []));
    play.restart({ draw: () => 1, observers: [watch] });
    const { body: begun } = await play.begin(bearer, 100);
    const key = randomUUID();
    const doubled = await play.move(bearer, begun.roundId, 'double', key);
    expect(doubled.body).toMatchObject({ win: null, jackpotWin: 5000, balance: 104_800 });
    await play.move(bearer, begun.roundId, 'double', key);
    await play.move(bearer, begun.roundId, 'climb');
    const { body: taken } = await play.move(bearer, begun.roundId, 'take');
    expect(taken).toMatchObject({ win: 5200, jackpotWin: 5000, balance: 105_000 });
    expect(money()).toEqual([
      ['stake', 100],
      ['stake', 100],
      ['win', 5000],
      ['win', 200],
    ]);
    expect(settled).toMatchObject([{ stake: 200, win: 5200 }]);
  });

  test('GM-09 pays every jackpot that one stake wins', async () => {
    const { watch } = watching(() => [
      { jackpotId: 'daily', amount: 5000 },
      { jackpotId: 'daily', amount: 300 },
    ]);
    play.restart({ draw: () => 1, observers: [watch] });
    expect((await play.begin(bearer, 100)).body).toMatchObject({ jackpotWin: 5300, balance: 105_200 });
    expect(money()).toEqual([
      ['stake', 100],
      ['win', 5000],
      ['win', 300],
    ]);
  });

  test.each(['stake', 'win'])('GM-09 rolls a round back when the wallet refuses its %s', async (kind) => {
    const { watch } = watching(() => [{ jackpotId: 'daily', amount: 5000 }]);
    const { book, realBalance } = play.wallet;
    play.restart({
      draw: () => 1,
      observers: [watch],
      wallet: {
        realBalance,
        book: (move) => (move.kind === kind ? { booked: false, reason: 'keyReusedDifferently' } : book(move)),
      },
    });
    expect((await play.begin(bearer, 100)).status).toBe(500);
    expect([money(), play.wallet.realBalance(play.userId)]).toEqual([[], 100_000]);
    expect((await play.open(ladderGame)).round).toBeNull();
  });

  test('GM-09 rolls a step back when a watcher fails', async () => {
    const { watch } = watching(() => {
      throw new Error('the pot leaks');
    });
    play.restart({ draw: () => 1, observers: [watch] });
    expect((await play.begin(bearer, 100)).status).toBe(500);
    expect(money()).toEqual([]);
    expect((await play.open(ladderGame)).round).toBeNull();
  });
});

test('GM-09 totals by game, account session and period match the books', async () => {
  const { totals } = createPlayedRounds(play);
  const from = play.clock.now();
  const first: RoundResponse = (await play.begin(bearer, 100)).body;
  await play.move(bearer, first.roundId, 'climb');
  await play.move(bearer, first.roundId, 'take');
  play.clock.move(1000);
  play.nextAccountSession();
  const slot = await play.open(slotGame);
  const { body: spun } = await play.begin(slot.sessionId, 20);
  play.clock.move(1000);
  const later = await play.open(ladderGame);
  await play.begin(later.sessionId, 500);
  const { userId } = play;
  expect(totals({ userId, gameGroupId: ladderGame })).toEqual({ rounds: 2, stake: 600, win: 100 });
  expect(totals({ userId, accountSessionId: 1 })).toEqual({ rounds: 1, stake: 100, win: 100 });
  expect(totals({ userId, sinceMs: from + 1, untilMs: from + 1000 })).toEqual({ rounds: 1, stake: 20, win: spun.win });
  const all = totals({ userId });
  expect(play.wallet.realBalance(userId)).toBe(100_000 - all.stake + all.win);
  expect(totals({ userId: 8 })).toEqual({ rounds: 0, stake: 0, win: 0 });
});
