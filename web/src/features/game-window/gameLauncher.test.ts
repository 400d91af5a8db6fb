import { accountCodes } from '@foyer/contract/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { failed, success } from '../../base/result.ts';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { ApiResult } from '../../services/api/apiResult.ts';
import { createGameLauncher } from './gameLauncher.ts';
import type { LauncherDeps } from './gameLauncher.ts';
import type { launchGame } from './launchApi.ts';
import { allowsOtherGames, isAboutAccount, launchFailureOf, canLaunch } from './launchState.ts';

const game = (id: number) => tileFixture({ id });
const picker = { moduleId: 100_007, clientId: 50_300 };
const origin = 'http://games.localhost:4000';
type LaunchResponse = ApiResult<typeof launchGame>;

function launcherWith(own: Partial<LauncherDeps> = {}) {
  const calls: [number, string][] = [];
  const launched: number[] = [];
  const checks: unknown[] = [];
  const clock = createTestClock();
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
    pageOrigin: 'http://regency.localhost:3000',
    meter: {
      check: async (one) => {
        checks.push(one);
        return 'free';
      },
      open: async () => true,
      close: () => undefined,
    },
    clock,
    onLaunching: () => undefined,
    onLaunched: (id) => launched.push(id),
    onFailed: () => undefined,
    onEnded: () => undefined,
    ...own,
  });
  return { launcher, calls, launched, checks, clock };
}

/** Resolves once the launch call is in flight, after both tokens were taken. */
const callStarted = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => gamesStore.setState(initialGamesState, true));

describe('GM-01 one launch at a time', () => {
  test('GM-01 ignores a second launch of the same game while it launches or runs', async () => {
    const { launcher, calls } = launcherWith();
    const first = launcher.launch(game(7), picker);
    const second = launcher.launch(game(7), picker);
    await Promise.all([first, second]);
    await launcher.launch(game(7), picker);
    expect(calls).toHaveLength(1);
  });

  test('GM-01 a later launch replaces the one in flight', async () => {
    const responses: ((response: LaunchResponse) => void)[] = [];
    const { launcher } = launcherWith({ call: () => new Promise((resolve) => responses.push(resolve)) });
    const old = launcher.launch(game(7), picker);
    await callStarted();
    const newer = launcher.launch(game(8), picker);
    await callStarted();
    responses[1]?.(success({ launchUrl: `${origin}/play/8`, gameToken: 'opened' }));
    await newer;
    responses[0]?.(success({ launchUrl: `${origin}/play/7`, gameToken: 'opened' }));
    await old;
    expect(launcher.state.getState()).toEqual({ phase: 'opening', gameGroupId: 8 });
    expect(gamesStore.getState().launchUrl).toContain('/play/8?');
  });

  test('GM-01 mayLaunch decides by the state of the launcher', () => {
    expect(canLaunch({ phase: 'idle' }, 7)).toBe(true);
    expect(canLaunch({ phase: 'launching', gameGroupId: 7 }, 7)).toBe(false);
    expect(canLaunch({ phase: 'running', gameGroupId: 7 }, 8)).toBe(true);
    expect(canLaunch({ phase: 'failed', gameGroupId: 7, failure: 'noResponse' }, 7)).toBe(true);
  });
});

describe('GM-02 calls ahead of a launch', () => {
  test('GM-02 GM-07 a launch takes the prepared calls of its game and sends none again', async () => {
    const { launcher, calls, checks } = launcherWith();
    launcher.prepare(7, picker);
    await callStarted();
    expect([calls, checks, launcher.state.getState()]).toEqual([[[7, 'token-1']], [picker], { phase: 'idle' }]);
    await launcher.launch(game(7), picker);
    expect([calls, checks]).toEqual([[[7, 'token-1']], [picker]]);
    expect(launcher.state.getState()).toEqual({ phase: 'opening', gameGroupId: 7 });
  });

  test.each<[string, (made: ReturnType<typeof launcherWith>) => void]>([
    ['of another game', ({ launcher }) => launcher.prepare(8, picker)],
    ['that are ten seconds old', ({ clock }) => clock.advance(10_000)],
    ['of an ended session', ({ launcher }) => launcher.forget()],
    ['that an end of the game has dropped', ({ launcher }) => launcher.unlaunch()],
  ])('GM-02 a launch sends its own calls instead of those %s', async (_which, spoil) => {
    const made = launcherWith();
    made.launcher.prepare(7, picker);
    await callStarted();
    spoil(made);
    await callStarted();
    const before = made.calls.length;
    await made.launcher.launch(game(7), picker);
    expect(made.calls.slice(before).map(([id]) => id)).toEqual([7]);
  });

  test('GM-02 prepared calls serve one launch', async () => {
    const { launcher, calls } = launcherWith();
    launcher.prepare(7, picker);
    await launcher.launch(game(7), picker);
    launcher.unlaunch();
    await launcher.launch(game(7), picker);
    expect(calls).toHaveLength(2);
  });

  test('GM-01 prepares nothing while a game launches or runs', async () => {
    const { launcher, calls } = launcherWith();
    await launcher.launch(game(7), picker);
    launcher.prepare(8, picker);
    await callStarted();
    expect(calls.map(([id]) => id)).toEqual([7]);
  });

  test('AU-09 a launch takes new tokens when a prepared call is refused', async () => {
    const used: string[] = [];
    const { launcher } = launcherWith({
      call: async (id, token, gameToken) => {
        used.push(token);
        return used.length === 1
          ? failed({ kind: 'refused', status: 401, code: null, message: '' })
          : success({ launchUrl: `${origin}/play/${id}`, gameToken });
      },
    });
    launcher.prepare(7, picker);
    await launcher.launch(game(7), picker);
    expect(used).toEqual(['token-1', 'token-3']);
    expect(launcher.state.getState()).toMatchObject({ phase: 'opening' });
  });
});

test('GM-02 a launch sets the active game and an address with a fresh token', async () => {
  const { launcher, calls } = launcherWith();
  await launcher.launch(game(7), picker);
  expect(calls).toEqual([[7, 'token-1']]);
  expect(gamesStore.getState()).toMatchObject({
    activeGame: { id: 7 },
    gameUnlaunched: false,
    launchUrl: `${origin}/play/7?parentOrigin=http%3A%2F%2Fregency.localhost%3A3000&launchToken=opened-token-2`,
    launchInfo: { gameGroupId: 7, launchedFrom: 'address', picker },
    heartbeatStatus: 'idle',
  });
});

test('GM-02 GM-08 a launch is recorded once, when the frame of the game has spoken', async () => {
  const { launcher, launched } = launcherWith();
  await launcher.launch(game(7), picker);
  expect([launched, gamesStore.getState().heartbeatStatus]).toEqual([[], 'idle']);
  launcher.confirm();
  launcher.confirm();
  expect([launched, gamesStore.getState().heartbeatStatus]).toEqual([[7], 'alive']);
  expect(launcher.state.getState()).toEqual({ phase: 'running', gameGroupId: 7 });
});

test('GM-02 a game whose frame never spoke ends without a record', async () => {
  const ended: unknown[] = [];
  const { launcher, launched } = launcherWith({ onEnded: (one) => ended.push(one) });
  launcher.confirm();
  await launcher.launch(game(7), picker);
  launcher.unlaunch();
  launcher.confirm();
  expect([launched, ended]).toEqual([[], [{ gameGroupId: 7, wasRunning: false }]]);
});

test('GM-01 AU-09 retries once with new tokens after another tab spent the token', async () => {
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
  launcher.confirm();
  expect(used).toEqual(['token-1', 'token-2', 'token-3', 'token-4']);
  expect(launched).toEqual([7]);
});

test('GM-04 unlaunch clears the launch and keeps the lobby state', async () => {
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

test('GM-01 UK8 a game displaced by another tab ends with that reason and can be launched again', async () => {
  const { launcher, calls } = launcherWith();
  await launcher.launch(game(7), picker);
  launcher.yieldToNewerGame();
  expect(launcher.state.getState()).toEqual({ phase: 'displaced', gameGroupId: 7 });
  expect(gamesStore.getState()).toMatchObject({
    gameUnlaunched: true,
    launchUrl: null,
    heartbeatStatus: 'idle',
    activeGame: { id: 7 },
  });
  await launcher.launch(game(7), picker);
  expect(launcher.state.getState()).toEqual({ phase: 'opening', gameGroupId: 7 });
  expect(calls).toHaveLength(2);
});

test('yieldToNewerGame ends a launch in flight and does nothing without a game', async () => {
  let response: (value: LaunchResponse) => void = () => undefined;
  const { launcher } = launcherWith({ call: () => new Promise((resolve) => (response = resolve)) });
  launcher.yieldToNewerGame();
  expect(launcher.state.getState()).toEqual({ phase: 'idle' });
  const launch = launcher.launch(game(7), picker);
  await callStarted();
  launcher.yieldToNewerGame();
  response(success({ launchUrl: `${origin}/play/7`, gameToken: 'opened' }));
  await launch;
  expect(launcher.state.getState()).toEqual({ phase: 'displaced', gameGroupId: 7 });
  expect(gamesStore.getState().launchUrl).toBeNull();
});

test('ignores a response after the player has left', async () => {
  let response: (value: LaunchResponse) => void = () => undefined;
  const { launcher, launched } = launcherWith({ call: () => new Promise((resolve) => (response = resolve)) });
  const launch = launcher.launch(game(7), picker);
  await callStarted();
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
  [502, 'broken', 'noResponse'],
] as const)('a %i response (%s) fails the launch with %s and keeps the lobby', async (status, kind, failure) => {
  const { launcher, launched } = launcherWith({ call: async () => failed({ kind, status, code: null, message: '' }) });
  await launcher.launch(game(7), picker);
  expect(launcher.state.getState()).toEqual({ phase: 'failed', gameGroupId: 7, failure });
  expect(gamesStore.getState()).toMatchObject({ gameUnlaunched: true, launchUrl: null });
  expect(launched).toEqual([]);
});

test('RG-04 an unverified account fails the launch with notVerified', async () => {
  const { launcher } = launcherWith({
    call: async () => failed({ kind: 'refused', status: 403, code: 10501, message: '' }),
  });
  await launcher.launch(game(7), picker);
  expect(launcher.state.getState()).toEqual({ phase: 'failed', gameGroupId: 7, failure: 'notVerified' });
});

test('a supplier’s game opens by its own address, without a token of ours', async () => {
  const launchUrl = 'https://supplier.example/start?lang=en_GB#session=9';
  const supplier = { style: { origins: ['https://supplier.example'], allow: [], sandbox: [], ready: 'load' as const } };
  const { launcher } = launcherWith({ call: async () => success({ launchUrl, gameToken: 'opened', supplier }) });
  await launcher.launch(game(7), picker);
  expect(gamesStore.getState().launchUrl).toBe(launchUrl);
  expect(launcher.state.getState()).toEqual({ phase: 'opening', gameGroupId: 7, supplier });
  launcher.confirm();
  expect(launcher.state.getState()).toEqual({ phase: 'running', gameGroupId: 7, supplier });
});

test('opens nothing without a token or with an address that the server refused', async () => {
  const none = launcherWith({ takeLaunchToken: async () => null });
  await none.launcher.launch(game(7), picker);
  expect(none.launcher.state.getState()).toMatchObject({ failure: 'noToken' });
  expect(none.calls).toEqual([]);
  const foreign = launcherWith({
    call: async () => failed({ kind: 'broken', status: 502, code: 1, message: '' }),
  });
  await foreign.launcher.launch(game(7), picker);
  expect(foreign.launcher.state.getState()).toMatchObject({ failure: 'badAddress' });
  expect(gamesStore.getState().launchUrl).toBeNull();
});

test('GM-07 a game whose meter fails does not open, and its meter is closed', async () => {
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
  [accountCodes.accountUnderReview, 'underReview'],
  [accountCodes.termsNotAccepted, 'termsNotAccepted'],
  [accountCodes.countryRestricted, 'countryRestricted'],
  [accountCodes.locationUnknown, 'locationUnknown'],
  [12_345, 'notAllowed'],
])('AU-19 an account refused with code %i fails the launch with %s', (code, failure) => {
  expect(launchFailureOf({ kind: 'refused', status: 403, code, message: '' })).toBe(failure);
});

test.each<[Parameters<typeof launchFailureOf>[0], string]>([
  [{ kind: 'refused', status: 418, code: null, message: '' }, 'noResponse'],
  [{ kind: 'refused', status: 403, code: null, message: '' }, 'notAllowed'],
  [{ kind: 'refused', status: 410, code: null, message: '' }, 'recalled'],
  [{ kind: 'refused', status: 503, code: null, message: '' }, 'noResponse'],
  [{ kind: 'broken', status: 401, code: null, message: '' }, 'noResponse'],
  [{ kind: 'malformed' }, 'noResponse'],
  [{ kind: 'noResponse' }, 'noResponse'],
])('GM-02 a failure %j fails the launch with %s', (failure, events) => {
  expect(launchFailureOf(failure)).toBe(events);
});

test('AU-19 other games are offered after a failure unless the account may not play', () => {
  const aboutAccount = [
    'notVerified',
    'unclear',
    'deactivated',
    'closed',
    'blacklisted',
    'selfExcluded',
    'underReview',
    'termsNotAccepted',
    'countryRestricted',
    'locationUnknown',
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
    'noResponse',
  ] as const) {
    expect([failure, isAboutAccount(failure), allowsOtherGames(failure)]).toEqual([failure, false, true]);
  }
  expect([isAboutAccount('notAllowed'), allowsOtherGames('notAllowed'), allowsOtherGames(null)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('GM-01 the launcher reports the start, the failure and the end of a launch', async () => {
  const events: unknown[] = [];
  const deps: Partial<LauncherDeps> = {
    onLaunching: () => events.push('launching'),
    onLaunched: (id) => events.push(['launched', id]),
    onFailed: (id, failure) => events.push(['failed', id, failure]),
    onEnded: (ended) => events.push(['ended', ended]),
  };
  const { launcher } = launcherWith(deps);
  launcher.unlaunch();
  await launcher.launch(game(7), picker);
  launcher.confirm();
  launcher.unlaunch();
  await launcherWith({ ...deps, call: async () => failed({ kind: 'noResponse' }) }).launcher.launch(game(8), picker);
  expect(events).toEqual([
    ['ended', null],
    'launching',
    ['launched', 7],
    ['ended', { gameGroupId: 7, wasRunning: true }],
    'launching',
    ['ended', { gameGroupId: 8, wasRunning: false }],
    ['failed', 8, 'noResponse'],
  ]);
});

test('GM-02 a launch fails when only one token is available', async () => {
  const tokens = ['token-1'];
  const { launcher, calls } = launcherWith({ takeLaunchToken: async () => tokens.shift() ?? null });
  await launcher.launch(game(7), picker);
  expect([calls, launcher.state.getState()]).toEqual([[], { phase: 'failed', gameGroupId: 7, failure: 'noToken' }]);
});

test('GM-07 the meter is checked and opened with the picker ids of the game', async () => {
  const events: unknown[] = [];
  const meter: LauncherDeps['meter'] = {
    check: async (one) => {
      events.push(['check', one]);
      return 'metered';
    },
    open: async (check, one) => {
      events.push(['open', check, one]);
      return true;
    },
    close: () => void events.push('close'),
  };
  const { launcher } = launcherWith({ meter });
  await launcher.launch(game(7), picker);
  expect(events).toEqual([
    ['check', picker],
    ['open', 'metered', picker],
  ]);
  launcher.unlaunch();
  expect(events.at(-1)).toBe('close');
});
