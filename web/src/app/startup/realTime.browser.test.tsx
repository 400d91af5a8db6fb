import { afterEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { afterGap } from '../../services/query/gaps.browser.ts';
import { initialRealtime, realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { startRealtime } from '../../services/realtime/startRealtime.browser.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { emitBeforeLogout } from '../../services/session/sessionEvents.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { realTime } from './realTime.browser.ts';
import type { StartContext } from './startItems.browser.ts';

const sendPending = vi.hoisted(() => vi.fn<(token: string) => Promise<void>>(async () => {}));
vi.mock('../../services/realtime/startRealtime.browser.ts', () => ({
  startRealtime: vi.fn<typeof startRealtime>(() => ({ sendPending, leave: () => undefined, end: () => undefined })),
}));
vi.mock('../../services/session/sessionSummary.browser.ts', () => ({
  refreshSessionSummary: vi.fn<() => Promise<void>>(async () => {}),
}));

afterEach(() => realtimeStore.setState(initialRealtime, true));

test('BK-02 AU-13 each new connection is a gap, and each loss requests the session summary once', () => {
  vi.useFakeTimers();
  const onGap = vi.fn<() => void>();
  const stopListening = afterGap(onGap);
  const stop = realTime.start({ visit: visitFixture({ allowMultipleSessions: false }) } as StartContext);
  for (const [change, gaps, requests] of [
    [{ name: 'Connecting' }, 0, 0],
    [{ name: 'Connected' }, 0, 0],
    [{ connection: 1 }, 1, 0],
    [{ name: 'Reconnecting', hasProblem: true }, 1, 0],
    [{ connection: 2 }, 2, 0],
    [{ name: 'Disconnected' }, 2, 1],
    [{ name: 'Connected', hasProblem: false }, 2, 1],
    [{ name: 'Reconnecting', hasProblem: true }, 2, 1],
    [{ name: 'Disconnected' }, 2, 2],
    [{ name: 'Connecting' }, 2, 2],
    [{ name: 'Disconnected' }, 2, 2],
    [initialRealtime, 2, 2],
    [{ name: 'Disconnected', hasProblem: true }, 2, 3],
  ] as const) {
    realtimeStore.setState(change);
    vi.advanceTimersByTime(500);
    const called = vi.mocked(refreshSessionSummary).mock.calls.length;
    expect({ change, gaps: onGap.mock.calls.length, requests: called }).toEqual({ change, gaps, requests });
  }
  stop?.();
  realtimeStore.setState({ connection: 3 });
  expect(onGap).toHaveBeenCalledTimes(2);
  stopListening();
  vi.useRealTimers();
});

test('BK-02 a connection whose subscription hangs is a gap after a second', () => {
  vi.useFakeTimers();
  const onGap = vi.fn<() => void>();
  const stopListening = afterGap(onGap);
  const stop = realTime.start({ visit: visitFixture({ allowMultipleSessions: false }) } as StartContext);
  realtimeStore.setState({ name: 'Connected' });
  vi.advanceTimersByTime(1000);
  expect(onGap).toHaveBeenCalledTimes(1);
  realtimeStore.setState({ name: 'Reconnecting' });
  realtimeStore.setState({ name: 'Connected' });
  realtimeStore.setState({ name: 'Reconnecting' });
  vi.advanceTimersByTime(5000);
  expect(onGap).toHaveBeenCalledTimes(1);
  stop?.();
  stopListening();
  vi.useRealTimers();
});

test('RT-07 RT-08 subscribes to the topics of capabilities that are on, and leaves them and its receipts at logout', async () => {
  const call = vi.fn<ApiClient['call']>(async () => ({ ok: true, value: {} }) as never);
  const visit = visitFixture({ allowMultipleSessions: true, off: ['messages', 'metered'] });
  const stop = realTime.start({ visit, api: { call } as ApiClient } as StartContext);
  playerStore.setState({ isLoggedIn: true, account: sampleLogin().account });
  await vi.waitFor(() => expect(startRealtime).toHaveBeenCalled());
  await emitBeforeLogout('a.b.c');
  const topics = ['single-session', 'payment'];
  expect(vi.mocked(startRealtime).mock.calls[0]?.[0].topics).toEqual(topics);
  expect(call.mock.calls.map(([{ name }, input]) => [name, input])).toEqual([
    ['postUnsubscribe', { body: { topics } }],
  ]);
  expect(sendPending.mock.calls).toEqual([['a.b.c']]);
  stop?.();
  playerStore.setState(initialPlayerState, true);
});
