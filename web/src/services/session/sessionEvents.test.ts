import { accountStatuses } from '@foyer/contract/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { accountStatusName } from './playerOfSession.ts';
import { onLogin, onLogout, emitLogin, emitLogout } from './sessionEvents.ts';

const unexpected = (error: unknown) => {
  throw error;
};
afterEach(() => emitLogout(unexpected));

test('AU-02 login listeners are notified of each login, and at once when a session exists', () => {
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = onLogin(early);
  expect(early).not.toHaveBeenCalled();
  emitLogin(unexpected);
  const stopLate = onLogin(late);
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
  stop();
  emitLogin(unexpected);
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  stopLate();
});

test('AU-12 a logout ends the session and notifies logout listeners', () => {
  const [loginListener, logoutListener] = [vi.fn<() => void>(), vi.fn<() => void>()];
  emitLogin(unexpected);
  const stops = [onLogout(logoutListener)];
  expect(logoutListener).not.toHaveBeenCalled();
  emitLogout(unexpected);
  stops.push(onLogin(loginListener));
  expect([loginListener.mock.calls.length, logoutListener.mock.calls.length]).toEqual([0, 1]);
  for (const stop of stops) stop();
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
