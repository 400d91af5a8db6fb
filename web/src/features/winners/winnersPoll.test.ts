import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { failed, success } from '../../base/result.ts';
import { noWinners } from '../../domain/game/bigWinner.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { createWinnersPoll } from './winnersPoll.browser.ts';

const tile = {
  id: 41,
  name: 'Game',
  image: '/a.webp',
  provider: 'Oxbow',
  rtp: 96,
  volatility: 'low' as const,
  kind: 'slot' as const,
};
const listOf = (id: string) =>
  success({
    now: 6000,
    serviceNow: 6500,
    asOf: 5000,
    winners: [{ id, tile, playerName: 'M***n', amount: 500, currencyIsoCode: 'GBP', multiplier: 5, wonAt: 90 }],
  });

function setUp() {
  const responses: ((response: unknown) => void)[] = [];
  const call = vi.fn<(endpoint: object, input: { query: { sort: string } }) => Promise<unknown>>(
    () => new Promise((resolve) => responses.push(resolve)),
  );
  const poll = createWinnersPoll(
    { call: call as unknown as ApiClient['call'] },
    {
      canRequest: () => true,
      isSavingData: () => false,
      now: () => 100_000,
      every: () => () => undefined,
      onChange: () => () => undefined,
    },
  );
  const response = async (value: unknown) => {
    responses.shift()?.(value);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { poll, call, response };
}
const winners = () => gamesStore.getState().bigWinners;

beforeEach(() => {
  gamesStore.setState({ bigWinners: noWinners, lobbyGames: {} });
  playerStore.setState(initialPlayerState);
});

test('LB-09 the list comes into the Games slice with its time, and its games are known from then on', async () => {
  const { poll, call, response } = setUp();
  poll.follow();
  await response(listOf('win-1'));
  expect(call.mock.calls[0]?.[1]).toEqual({ query: { sort: 'current' } });
  expect(winners()).toMatchObject({
    sortBy: 'current',
    asOf: 99_000,
    clockOffsetMs: -93_500,
    state: 'answered',
    games: [{ id: 'win-1' }],
  });
  expect(gamesStore.getState().lobbyGames[41]).toEqual(tile);
});

test('LB-09 another order shows nothing of the one before, and a list that is known at once', async () => {
  const { poll, call, response } = setUp();
  poll.follow();
  await response(listOf('win-1'));
  poll.sortBy('topWinners');
  expect(winners()).toMatchObject({ sortBy: 'topWinners', games: [], state: 'unasked', asOf: null });
  await response(listOf('win-2'));
  expect(winners().games[0]?.id).toBe('win-2');
  poll.sortBy('current');
  expect(winners().games[0]?.id).toBe('win-1');
  poll.sortBy('current');
  expect(call.mock.calls.map(([, { query }]) => query.sort)).toEqual(['current', 'topWinners', 'current']);
});

test('LB-09 an answer that is late for another order is kept for later and not shown', async () => {
  const { poll, response } = setUp();
  poll.follow();
  poll.sortBy('topMultiplier');
  await response(listOf('win-1'));
  expect(winners()).toMatchObject({ sortBy: 'topMultiplier', games: [] });
  await response(failed({ kind: 'noAnswer' }));
  expect(winners()).toMatchObject({ sortBy: 'topMultiplier', games: [], state: 'failed' });
  poll.sortBy('current');
  expect(winners()).toMatchObject({ sortBy: 'current', games: [{ id: 'win-1' }], state: 'answered' });
});

test('LB-09 another player sees nothing of the currency before, not even what was on its way', async () => {
  const { poll, call, response } = setUp();
  const stop = poll.follow();
  await response(listOf('win-1'));
  poll.sortBy('topWinners');
  playerStore.setState({ customerData: { ...initialPlayerState.customerData, currencyIsoCode: 'CAD' } });
  expect(winners()).toMatchObject({ sortBy: 'topWinners', games: [], state: 'unasked' });
  await response(listOf('win-2'));
  expect(winners().games).toEqual([]);
  await response(listOf('win-3'));
  expect(winners().games[0]?.id).toBe('win-3');
  expect(call.mock.calls.map(([, { query }]) => query)).toEqual([
    { sort: 'current' },
    { sort: 'topWinners' },
    { sort: 'topWinners', currency: 'CAD' },
  ]);
  poll.sortBy('current');
  expect(winners().games).toEqual([]);
  stop();
});
