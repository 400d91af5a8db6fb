import { afterEach, expect, test, vi } from 'vitest';
import { initialRealtime, realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { realTime } from './realTime.browser.ts';
import type { StartContext } from './startItems.browser.ts';

vi.mock('../../services/session/sessionSummary.browser.ts', () => ({
  refreshSessionSummary: vi.fn<() => Promise<void>>(async () => {}),
}));

afterEach(() => realtimeStore.setState(initialRealtime, true));

test('BK-02 AU-13 each new connection, and its end by the hub, requests the session summary once', () => {
  const stop = realTime.start({ visit: { allowMultipleSessions: false } } as StartContext);
  for (const [change, requests] of [
    [{ name: 'Connecting' }, 0],
    [{ name: 'Connected' }, 0],
    [{ connection: 1 }, 1],
    [{ name: 'Reconnecting', hasProblem: true }, 1],
    [{ connection: 2 }, 2],
    [{ isClosed: true, name: 'Disconnected' }, 3],
    [initialRealtime, 3],
  ] as const) {
    realtimeStore.setState(change);
    expect({ change, requests: vi.mocked(refreshSessionSummary).mock.calls.length }).toEqual({ change, requests });
  }
  stop?.();
  realtimeStore.setState({ connection: 3 });
  expect(refreshSessionSummary).toHaveBeenCalledTimes(3);
});
