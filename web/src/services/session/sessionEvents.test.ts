import { accountStatuses } from '@foyer/contract/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { setReportSink } from '../errors/report.ts';
import type { Report } from '../errors/report.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { accountStatusName } from './playerOfSession.ts';
import { onLogin, onLogout, emitLogin, emitLogout } from './sessionEvents.ts';

afterEach(() => {
  setReportSink(null);
  playerStore.setState(initialPlayerState, true);
});

test('AU-02 login listeners are notified of each login, and at once when a session exists', () => {
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = onLogin(early);
  expect(early).not.toHaveBeenCalled();
  playerStore.setState({ isLoggedIn: true });
  emitLogin();
  const stopLate = onLogin(late);
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
  stop();
  emitLogin();
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  stopLate();
});

test('AU-12 logout listeners are notified of the end of a session', () => {
  const listener = vi.fn<() => void>();
  const stop = onLogout(listener);
  expect(listener).not.toHaveBeenCalled();
  emitLogout();
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('a listener that throws is reported, and the others are notified', () => {
  const [reported, second] = [vi.fn<(report: Report) => void>(), vi.fn<() => void>()];
  setReportSink(reported);
  const stops = [
    onLogout(() => {
      throw new Error('broken listener');
    }),
    onLogout(second),
  ];
  emitLogout();
  expect(reported).toHaveBeenCalledExactlyOnceWith({
    name: 'APP_INIT_ERROR',
    facts: expect.objectContaining({ at: 'logout', message: 'Error: broken listener' }),
  });
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
