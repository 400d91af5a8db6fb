import { beforeEach, expect, test, vi } from 'vitest';
import { setReportSink } from '../errors/report.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { enterSession } from './enterSession.browser.ts';
import { takeLaunchToken } from './launchTokenPool.browser.ts';
import { sampleLogin, sampleSummary, sampleTokens } from './sampleLogin.ts';
import { session } from './session.browser.ts';
import { refreshSessionSummary, setSessionSummary } from './sessionSummary.browser.ts';
import { startSessionSummary } from './sessionSummaryQuery.browser.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.start(false);
  setReportSink(() => undefined);
});

test('AU-13 ON13 requests the summary with the user token and the idle time, and stores it', async () => {
  await enterSession();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(sampleSummary({ netPosition: -250 })));
  vi.stubGlobal('fetch', fetch);
  const stop = startSessionSummary(async () => {});
  await refreshSessionSummary();
  stop();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/session-summary?idleSeconds=0');
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${sampleTokens().userToken}` });
  expect(playerStore.getState().summary?.netPosition).toBe(-250);
});

test('AU-13 HT-05 a failed poll keeps the last figures', async () => {
  await enterSession();
  playerStore.setState({ summary: sampleSummary({ netPosition: -250 }) });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'refused' }, { status: 403 }));
  const stop = startSessionSummary(async () => {});
  await refreshSessionSummary();
  stop();
  expect(playerStore.getState().summary?.netPosition).toBe(-250);
});

test('AU-13 BK-01 figures that a payment reports are not replaced by a summary that was requested before', async () => {
  await enterSession();
  const responses: (() => void)[] = [];
  const balances = [
    sampleSummary({ netPosition: 1 }),
    sampleSummary({ netPosition: 2 }),
    sampleSummary({ netPosition: 3 }),
  ];
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const summary = balances.shift();
    return new Promise((resolve, reject) => {
      responses.push(() => resolve(Response.json(summary)));
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  const stop = startSessionSummary(async () => {});
  await vi.waitFor(() => expect(responses).toHaveLength(1));
  responses[0]?.();
  await vi.waitFor(() => expect(playerStore.getState().summary?.netPosition).toBe(1));
  void refreshSessionSummary();
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  setSessionSummary(sampleSummary({ netPosition: 50 }));
  expect(playerStore.getState().summary?.netPosition).toBe(50);
  responses[1]?.();
  await vi.waitFor(() => expect(responses).toHaveLength(3));
  expect(playerStore.getState().summary?.netPosition).toBe(50);
  responses[2]?.();
  await vi.waitFor(() => expect(playerStore.getState().summary?.netPosition).toBe(3));
  stop();
});

test('AU-13 drops figures of a player who has logged out', async () => {
  await enterSession();
  vi.stubGlobal('fetch', async () => {
    playerStore.setState(initialPlayerState);
    return Response.json(sampleSummary({ netPosition: 5 }));
  });
  const stop = startSessionSummary(async () => {});
  await refreshSessionSummary();
  stop();
  expect(playerStore.getState().summary).toBeNull();
});

test('AU-09 HT-05 without a valid user token, takes no launch token and makes no call', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  await enterSession();
  sessionStorage.setItem('mgsUserToken', 'not a token');
  expect(await takeLaunchToken()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('AU-09 takes launch tokens from session storage one at a time', async () => {
  await enterSession();
  const taken = await takeLaunchToken();
  expect(taken).toBe('first-launch-0');
  expect(JSON.parse(sessionStorage.getItem('launchTokens') ?? '')).toEqual(sampleTokens().launchTokens.slice(1));
});

test('AU-09 the pool requests 10 tokens with the user token', async () => {
  const calls: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      calls.push([address, headers['authorization'], JSON.parse(body)]);
      return Response.json({ launchTokens: Array.from({ length: 10 }, (_, index) => `more-launch-${index}`) });
    },
  );
  await enterSession(sampleLogin('second'));
  for (let taken = 0; taken < 2; taken += 1) await takeLaunchToken();
  await vi.waitFor(() => expect(JSON.parse(sessionStorage.getItem('launchTokens') ?? '')).toHaveLength(18));
  expect(calls).toEqual([
    ['/api/refresh-launch-tokens', `Bearer ${sampleTokens('second').userToken}`, { numLaunchTokens: 10 }],
  ]);
});
