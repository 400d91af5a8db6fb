import { beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { failed, success } from '../../base/result.ts';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { noWinners } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { createWinnersPoll } from './winnersPoll.browser.ts';

const track = vi.hoisted(() => vi.fn<(interaction: object) => void>());
vi.mock('../../services/analytics/trackInteraction.browser.ts', () => ({ trackInteraction: track }));

const tile = tileFixture({ id: 41 });
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
      onChange: () => () => undefined,
      clock: createTestClock({ startsAt: 100_000 }),
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
  track.mockReset();
  gamesStore.setState({ bigWinners: noWinners, lobbyGames: {} });
  playerStore.setState(initialPlayerState);
});

test('LB-09 stores the list with its time and caches its games', async () => {
  const { poll, call, response } = setUp();
  poll.follow();
  await response(listOf('win-1'));
  expect(call.mock.calls[0]?.[1]).toEqual({ query: { sort: 'current' } });
  expect(winners()).toMatchObject({
    sortBy: 'current',
    asOf: 99_000,
    clockOffsetMs: -93_500,
    state: 'responded',
    games: [{ id: 'win-1' }],
  });
  expect(gamesStore.getState().lobbyGames[41]).toEqual(tile);
});

test('LB-09 changing the order shows its cached list or none, never the previous one', async () => {
  const { poll, call, response } = setUp();
  poll.follow();
  await response(listOf('win-1'));
  poll.sortBy('topWinners');
  expect(winners()).toMatchObject({ sortBy: 'topWinners', games: [], state: 'notRequested', asOf: null });
  await response(listOf('win-2'));
  expect(winners().games[0]?.id).toBe('win-2');
  poll.sortBy('current');
  expect(winners().games[0]?.id).toBe('win-1');
  poll.sortBy('current');
  expect(call.mock.calls.map(([, { query }]) => query.sort)).toEqual(['current', 'topWinners', 'current']);
});

test('LB-09 caches a late response for another order without showing it', async () => {
  const { poll, response } = setUp();
  poll.follow();
  poll.sortBy('topMultiplier');
  await response(listOf('win-1'));
  expect(winners()).toMatchObject({ sortBy: 'topMultiplier', games: [] });
  await response(failed({ kind: 'noResponse' }));
  expect(winners()).toMatchObject({ sortBy: 'topMultiplier', games: [], state: 'failed' });
  poll.sortBy('current');
  expect(winners()).toMatchObject({ sortBy: 'current', games: [{ id: 'win-1' }], state: 'responded' });
});

test('LB-09 another currency clears the lists and drops responses in flight', async () => {
  const { poll, call, response } = setUp();
  const stop = poll.follow();
  await response(listOf('win-1'));
  poll.sortBy('topWinners');
  playerStore.setState({ customerData: { ...initialPlayerState.customerData, currencyIsoCode: 'CAD' } });
  expect(winners()).toMatchObject({ sortBy: 'topWinners', games: [], state: 'notRequested' });
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

test('LB-09 opens with the order of an editor, until the player chooses one', async () => {
  const { poll, call, response } = setUp();
  const sorts = () => call.mock.calls.map(([, { query }]) => query.sort);
  poll.openWith('topWinners');
  poll.follow();
  await response(listOf('win-1'));
  expect([winners().sortBy, sorts()]).toEqual(['topWinners', ['topWinners']]);
  poll.sortBy('current');
  await response(listOf('win-2'));
  poll.openWith('topWinners');
  expect([winners().sortBy, sorts()]).toEqual(['current', ['topWinners', 'current']]);
});

test('LB-09 an order restored from storage is the player’s own', () => {
  gamesStore.setState({ bigWinners: { ...noWinners, sortBy: 'topMultiplier' } });
  setUp().poll.openWith('topWinners');
  expect(winners().sortBy).toBe('topMultiplier');
});

test('LB-09 records an order that the player chose, and none that an editor set', () => {
  const { poll } = setUp();
  poll.openWith('topWinners');
  poll.sortBy('topWinners');
  poll.sortBy('current');
  expect(track.mock.calls).toEqual([[{ area: 'bigWinners', action: 'sort', sortBy: 'current' }]]);
});
