import { afterEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
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

test('RT-07 RT-08 subscribes to the topics of capabilities that are on, and leaves them and its receipts at logout', async () => {
  const call = vi.fn<ApiClient['call']>(async () => ({ ok: true, value: {} }) as never);
  const visit = { allowMultipleSessions: true, off: ['messages', 'metered'] } as unknown as Visit;
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
