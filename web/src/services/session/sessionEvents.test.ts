import { accountStatuses } from '@foyer/contract/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { accountStatusName } from './playerOfSession.ts';
import { onLogin, onLogout, emitLogin, emitLogout } from './sessionEvents.ts';

const unexpected = (error: unknown) => {
  throw error;
};
afterEach(() => {
  playerStore.setState(initialPlayerState, true);
});

test('AU-02 login listeners are notified of each login, and at once when a session exists', () => {
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = onLogin(early);
  expect(early).not.toHaveBeenCalled();
  playerStore.setState({ isLoggedIn: true });
  emitLogin(unexpected);
  const stopLate = onLogin(late);
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
  stop();
  emitLogin(unexpected);
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  stopLate();
});

test('AU-12 logout listeners are notified of the end of a session', () => {
  const listener = vi.fn<() => void>();
  const stop = onLogout(listener);
  expect(listener).not.toHaveBeenCalled();
  emitLogout(unexpected);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('a listener that throws is reported, and the others are notified', () => {
  const [reported, second] = [vi.fn<(error: unknown) => void>(), vi.fn<() => void>()];
  const failure = new Error('broken listener');
  const stops = [
    onLogout(() => {
      throw failure;
    }),
    onLogout(second),
  ];
  emitLogout(reported);
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  expect(second).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});

test('accountStatusName names each status and returns unknown for others', () => {
  expect([accountStatuses.active, accountStatuses.selfExcluded].map(accountStatusName)).toEqual([
    'active',
    'selfExcluded',
  ]);
  expect(accountStatusName(99 as 4)).toBe('unknown');
});
