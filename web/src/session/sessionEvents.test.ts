import { accountStatuses } from '@foyer/contract/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { accountStatusName } from './playerOfSession.ts';
import { afterLogin, afterLogout, tellLogin, tellLogout } from './sessionEvents.ts';

const unexpected = (error: unknown) => {
  throw error;
};
afterEach(() => tellLogout(unexpected));

test('AU-02 listeners hear each login until they stop, and at once where there is a session already', () => {
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = afterLogin(early);
  expect(early).not.toHaveBeenCalled();
  tellLogin(unexpected);
  const stopLate = afterLogin(late);
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
  stop();
  tellLogin(unexpected);
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  stopLate();
});

test('AU-12 after a logout nobody has a session, and listeners of logouts hear it', () => {
  const [onLogin, onLogout] = [vi.fn<() => void>(), vi.fn<() => void>()];
  tellLogin(unexpected);
  const stops = [afterLogout(onLogout)];
  expect(onLogout).not.toHaveBeenCalled();
  tellLogout(unexpected);
  stops.push(afterLogin(onLogin));
  expect([onLogin.mock.calls.length, onLogout.mock.calls.length]).toEqual([0, 1]);
  for (const stop of stops) stop();
});

test('a listener that fails is reported, and the others hear the event', () => {
  const [reported, second] = [vi.fn<(error: unknown) => void>(), vi.fn<() => void>()];
  const failure = new Error('broken listener');
  const stops = [
    afterLogout(() => {
      throw failure;
    }),
    afterLogout(second),
  ];
  tellLogout(reported);
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  expect(second).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});

test('an account status is named for events, and an unknown one says so', () => {
  expect([accountStatuses.active, accountStatuses.selfExcluded].map(accountStatusName)).toEqual([
    'active',
    'selfExcluded',
  ]);
  expect(accountStatusName(99 as 4)).toBe('unknown');
});
