import { accountCodes } from '@foyer/contract/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiResult } from '../../api/apiResult.ts';
import { failed, success } from '../../base/result.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { createGameLauncher } from './gameLauncher.ts';
import type { LauncherDeps } from './gameLauncher.ts';
import type { launchGame } from './launchApi.ts';
import { allowsOtherGames, isAboutAccount, launchFailureOf, mayLaunch } from './launchState.ts';

const game = (id: number): GameTile => ({
  id,
  name: `Game ${id}`,
  image: `/covers/full/${id}.webp`,
  provider: 'Halcyon',
  rtp: 96,
  volatility: 'low',
  kind: 'slot',
});
const picker = { moduleId: 100_007, clientId: 50_300 };
const origin = 'http://games.localhost:4000';
type LaunchResponse = ApiResult<typeof launchGame>;

function launcherWith(own: Partial<LauncherDeps> = {}) {
  const calls: [number, string][] = [];
  const launched: number[] = [];
  let tokens = 0;
  const launcher = createGameLauncher({
    call: async (id, token, gameToken) => {
      calls.push([id, token]);
      return success({ launchUrl: `${origin}/play/${id}?launchtoken=`, gameToken: `opened-${gameToken}` });
    },
    takeLaunchToken: async () => {
      tokens += 1;
      return `token-${tokens}`;
    },
    gamesOrigin: origin,
    meter: { check: async () => 'free', open: async () => true, close: () => undefined },
    onLaunching: () => undefined,
    onLaunched: (id) => launched.push(id),
    onFailed: () => undefined,
    onEnded: () => undefined,
    ...own,
  });
  return { launcher, calls, launched };
}

/** Until the call is on its way: both tokens are taken by then. */
const held = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => gamesStore.setState(initialGamesState, true));

describe('GM-01 one launch at a time', () => {
  test('GM-01 a second launch of the same game is ignored while one is on its way and while it runs', async () => {
    const { launcher, calls } = launcherWith();
    const first = launcher.launch(game(7), picker);
    const second = launcher.launch(game(7), picker);
    await Promise.all([first, second]);
    await launcher.launch(game(7), picker);
    expect(calls).toHaveLength(1);
  });

  test('GM-01 a newer game wins over the one in flight', async () => {
    const responses: ((response: LaunchResponse) => void)[] = [];
    const { launcher } = launcherWith({ call: () => new Promise((resolve) => responses.push(resolve)) });
    const old = launcher.launch(game(7), picker);
    await held();
    const newer = launcher.launch(game(8), picker);
    await held();
    responses[1]?.(success({ launchUrl: `${origin}/play/8`, gameToken: 'opened' }));
    await newer;
    responses[0]?.(success({ launchUrl: `${origin}/play/7`, gameToken: 'opened' }));
    await old;
    expect(launcher.state.getState()).toEqual({ phase: 'running', gameGroupId: 8 });
    expect(gamesStore.getState().launchUrl).toContain('/play/8?');
  });

  test('GM-01 by state', () => {
    expect(mayLaunch({ phase: 'idle' }, 7)).toBe(true);
    expect(mayLaunch({ phase: 'launching', gameGroupId: 7 }, 7)).toBe(false);
    expect(mayLaunch({ phase: 'running', gameGroupId: 7 }, 8)).toBe(true);
    expect(mayLaunch({ phase: 'failed', gameGroupId: 7, failure: 'noAnswer' }, 7)).toBe(true);
  });
});

test('GM-02 a launch sets the active game and an address with a token that was not used for the call', async () => {
  const { launcher, calls, launched } = launcherWith();
  await launcher.launch(game(7), picker);
  expect(calls).toEqual([[7, 'token-1']]);
  expect(gamesStore.getState()).toMatchObject({
    activeGame: { id: 7 },
    gameUnlaunched: false,
    launchUrl: `${origin}/play/7?launchToken=opened-token-2`,
    launchInfo: { gameGroupId: 7, launchedFrom: 'address', picker },
    heartbeatStatus: 'alive',
  });
  expect(launched).toEqual([7]);
});

test('GM-01 AU-09 a launch whose token another tab has spent is called once more with the next two', async () => {
  const used: string[] = [];
  const { launcher, launched } = launcherWith({
    call: async (id, token, gameToken) => {
      used.push(token, gameToken);
      return used.length === 2
        ? failed({ kind: 'refused', status: 401, code: null, message: '' })
        : success({ launchUrl: `${origin}/play/${id}`, gameToken });
    },
  });
  await launcher.launch(game(7), picker);
  expect(used).toEqual(['token-1', 'token-2', 'token-3', 'token-4']);
  expect(launched).toEqual([7]);
});

test('GM-04 unlaunch says so and keeps the lobby', async () => {
  const { launcher } = launcherWith();
  gamesStore.setState({
    favouriteGameIds: [1],
    recentlyPlayedGameIds: [2],
    activeCategory: 3,
    lobbyGames: { 7: game(7) },
  });
  await launcher.launch(game(7), picker);
  launcher.unlaunch();
  expect(gamesStore.getState()).toMatchObject({
    gameUnlaunched: true,
    launchUrl: null,
    heartbeatStatus: 'idle',
    activeGame: { id: 7 },
    favouriteGameIds: [1],
    recentlyPlayedGameIds: [2],
    activeCategory: 3,
    lobbyGames: { 7: { id: 7 } },
  });
});

test('GM-01 UK8 a game that gives way to a newer one in another tab ends and says why, and may be gone on with', async () => {
  const { launcher, calls } = launcherWith();
  await launcher.launch(game(7), picker);
  launcher.giveWay();
  expect(launcher.state.getState()).toEqual({ phase: 'displaced', gameGroupId: 7 });
  expect(gamesStore.getState()).toMatchObject({
    gameUnlaunched: true,
    launchUrl: null,
    heartbeatStatus: 'idle',
    activeGame: { id: 7 },
  });
  await launcher.launch(game(7), picker);
  expect(launcher.state.getState()).toEqual({ phase: 'running', gameGroupId: 7 });
  expect(calls).toHaveLength(2);
});

test('a launch in flight gives way too, and a tab without a game has nothing to give', async () => {
  let response: (value: LaunchResponse) => void = () => undefined;
  const { launcher } = launcherWith({ call: () => new Promise((resolve) => (response = resolve)) });
  launcher.giveWay();
  expect(launcher.state.getState()).toEqual({ phase: 'idle' });
  const launch = launcher.launch(game(7), picker);
  await held();
  launcher.giveWay();
  response(success({ launchUrl: `${origin}/play/7`, gameToken: 'opened' }));
  await launch;
  expect(launcher.state.getState()).toEqual({ phase: 'displaced', gameGroupId: 7 });
  expect(gamesStore.getState().launchUrl).toBeNull();
});

test('an answer after the player left brings nothing up', async () => {
  let response: (value: LaunchResponse) => void = () => undefined;
  const { launcher, launched } = launcherWith({ call: () => new Promise((resolve) => (response = resolve)) });
  const launch = launcher.launch(game(7), picker);
  await held();
  launcher.unlaunch();
  response(success({ launchUrl: `${origin}/play/7`, gameToken: 'opened' }));
  await launch;
  expect(gamesStore.getState()).toMatchObject({ launchUrl: null, gameUnlaunched: true });
  expect(launched).toEqual([]);
});

test.each([
  [401, 'refused', 'refused'],
  [403, 'refused', 'notAllowed'],
  [404, 'refused', 'notFound'],
  [409, 'refused', 'playedElsewhere'],
  [503, 'broken', 'maintenance'],
  [502, 'broken', 'noAnswer'],
] as const)('a %i is told as %s %s, the token stays spent, and the lobby stays', async (status, kind, failure) => {
  const { launcher, launched } = launcherWith({ call: async () => failed({ kind, status, code: null, message: '' }) });
  await launcher.launch(game(7), picker);
  expect(launcher.state.getState()).toEqual({ phase: 'failed', gameGroupId: 7, failure });
  expect(gamesStore.getState()).toMatchObject({ gameUnlaunched: true, launchUrl: null });
  expect(launched).toEqual([]);
});

test('RG-04 an account that has to be verified first is told so, with the way there', async () => {
  const { launcher } = launcherWith({
    call: async () => failed({ kind: 'refused', status: 403, code: 10501, message: '' }),
  });
  await launcher.launch(game(7), picker);
  expect(launcher.state.getState()).toEqual({ phase: 'failed', gameGroupId: 7, failure: 'notVerified' });
});

test('without a token, or with an address of another host, nothing is opened', async () => {
  const none = launcherWith({ takeLaunchToken: async () => null });
  await none.launcher.launch(game(7), picker);
  expect(none.launcher.state.getState()).toMatchObject({ failure: 'noToken' });
  expect(none.calls).toEqual([]);
  const foreign = launcherWith({
    call: async () => success({ launchUrl: 'https://evil.example/play/7', gameToken: 'opened' }),
  });
  await foreign.launcher.launch(game(7), picker);
  expect(foreign.launcher.state.getState()).toMatchObject({ failure: 'badAddress' });
  expect(gamesStore.getState().launchUrl).toBeNull();
});

test('GM-07 a game whose meter cannot be had does not open, and one that ends closes its meter', async () => {
  const closed: string[] = [];
  const meter = {
    check: async () => 'unknown' as const,
    open: async () => false,
    close: () => void closed.push('closed'),
  };
  const { launcher, launched } = launcherWith({ meter });
  await launcher.launch(game(7), picker);
  expect(launcher.state.getState()).toEqual({ phase: 'failed', gameGroupId: 7, failure: 'noMeter' });
  expect(gamesStore.getState().launchUrl).toBeNull();
  expect(launched).toEqual([]);
  expect(closed).toHaveLength(1);
});

test.each([
  [accountCodes.verificationNeeded, 'notVerified'],
  [accountCodes.accountUnknownStatus, 'unclear'],
  [accountCodes.accountDeactivated, 'deactivated'],
  [accountCodes.accountClosed, 'closed'],
  [accountCodes.accountBlacklisted, 'blacklisted'],
  [accountCodes.accountSelfExcluded, 'selfExcluded'],
  [accountCodes.termsNotAccepted, 'termsNotAccepted'],
  [accountCodes.countryRestricted, 'countryRestricted'],
  [12_345, 'notAllowed'],
])('AU-19 an account that may not play is told by code %i: %s', (code, failure) => {
  expect(launchFailureOf({ kind: 'refused', status: 403, code, message: '' })).toBe(failure);
});

test.each<[Parameters<typeof launchFailureOf>[0], string]>([
  [{ kind: 'refused', status: 418, code: null, message: '' }, 'noAnswer'],
  [{ kind: 'refused', status: 403, code: null, message: '' }, 'notAllowed'],
  [{ kind: 'refused', status: 503, code: null, message: '' }, 'noAnswer'],
  [{ kind: 'broken', status: 401, code: null, message: '' }, 'noAnswer'],
  [{ kind: 'malformed' }, 'noAnswer'],
  [{ kind: 'noAnswer' }, 'noAnswer'],
])('GM-02 a launch that failed with %j is told as %s', (failure, told) => {
  expect(launchFailureOf(failure)).toBe(told);
});

test('AU-19 other games are shown beside a failure unless the account may not play', () => {
  const aboutAccount = [
    'notVerified',
    'unclear',
    'deactivated',
    'closed',
    'blacklisted',
    'selfExcluded',
    'termsNotAccepted',
    'countryRestricted',
  ] as const;
  for (const failure of aboutAccount)
    expect([failure, isAboutAccount(failure), allowsOtherGames(failure)]).toEqual([failure, true, false]);
  for (const failure of [
    'noToken',
    'refused',
    'notFound',
    'maintenance',
    'playedElsewhere',
    'noMeter',
    'badAddress',
    'noAnswer',
  ] as const) {
    expect([failure, isAboutAccount(failure), allowsOtherGames(failure)]).toEqual([failure, false, true]);
  }
  expect([isAboutAccount('notAllowed'), allowsOtherGames('notAllowed'), allowsOtherGames(null)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('GM-01 the launcher tells of the beginning, the failure and the end of a launch', async () => {
  const told: unknown[] = [];
  const parts: Partial<LauncherDeps> = {
    onLaunching: () => told.push('launching'),
    onLaunched: (id) => told.push(['launched', id]),
    onFailed: (id, failure) => told.push(['failed', id, failure]),
    onEnded: (ended) => told.push(['ended', ended]),
  };
  const { launcher } = launcherWith(parts);
  launcher.unlaunch();
  await launcher.launch(game(7), picker);
  launcher.unlaunch();
  await launcherWith({ ...parts, call: async () => failed({ kind: 'noAnswer' }) }).launcher.launch(game(8), picker);
  expect(told).toEqual([
    ['ended', null],
    'launching',
    ['launched', 7],
    ['ended', { gameGroupId: 7, wasRunning: true }],
    'launching',
    ['ended', { gameGroupId: 8, wasRunning: false }],
    ['failed', 8, 'noAnswer'],
  ]);
});

test('GM-02 a launch with a single token is none', async () => {
  const tokens = ['token-1'];
  const { launcher, calls } = launcherWith({ takeLaunchToken: async () => tokens.shift() ?? null });
  await launcher.launch(game(7), picker);
  expect([calls, launcher.state.getState()]).toEqual([[], { phase: 'failed', gameGroupId: 7, failure: 'noToken' }]);
});

test('GM-07 the meter is checked and opened with the numbers of the game', async () => {
  const told: unknown[] = [];
  const meter: LauncherDeps['meter'] = {
    check: async (one) => {
      told.push(['check', one]);
      return 'metered';
    },
    open: async (check, one) => {
      told.push(['open', check, one]);
      return true;
    },
    close: () => void told.push('close'),
  };
  const { launcher } = launcherWith({ meter });
  await launcher.launch(game(7), picker);
  expect(told).toEqual([
    ['check', picker],
    ['open', 'metered', picker],
  ]);
  launcher.unlaunch();
  expect(told.at(-1)).toBe('close');
});
