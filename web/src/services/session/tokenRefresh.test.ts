import type { Tokens } from '@foyer/contract/accounts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { createTokenRefresh, isExpired, refreshDelay, refreshRetryDelay } from './tokenRefresh.ts';
import type { RefreshResponse, RefreshDeps } from './tokenRefresh.ts';

const minute = 60_000;
const startTime = Date.UTC(2026, 0, 15);
const tokenUntil = (at: number) => `h.${Buffer.from(JSON.stringify({ exp: at / 1000 })).toString('base64url')}.s`;
const tokensUntil = (at: number, name: string): Tokens => ({
  userToken: tokenUntil(at),
  launchTokens: [`${name}-launch`],
  refreshTokens: [`${name}-refresh`],
});

/** A tab with a token of 15 minutes and a clock that the test moves. */
function tab(overrides: Partial<RefreshDeps> = {}) {
  const clock = createTestClock({ startsAt: startTime });
  const state = {
    tokens: tokensUntil(startTime + 15 * minute, 'first'),
    generation: 0,
  };
  const request = vi.fn<(refreshToken: string) => Promise<RefreshResponse>>();
  const deps: RefreshDeps = {
    userToken: () => state.tokens.userToken || null,
    refreshTokens: () => state.tokens.refreshTokens,
    replace(tokens) {
      state.tokens = tokens;
      state.generation += 1;
      return true;
    },
    generation: () => state.generation,
    requestTokens: request,
    clock,
    offset: () => 0,
    onRenewed: vi.fn<RefreshDeps['onRenewed']>(),
    onRefused: vi.fn<() => void>(),
    alone: (work) => work(),
    delayMs: () => 0,
    ...overrides,
  };
  const refresh = createTokenRefresh(deps);
  return { clock, state, request, deps, refresh };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('AU-10 two minutes before expiry, replaces all tokens and schedules the next refresh', async () => {
  const { clock, state, request, refresh, deps } = tab();
  refresh.schedule();
  expect(clock.pending()).toEqual([13 * minute]);
  const next = tokensUntil(startTime + 28 * minute, 'second');
  request.mockResolvedValue({ outcome: 'renewed', tokens: next, serverNow: startTime + 13 * minute });
  clock.advance(13 * minute);
  await settle();
  expect(request).toHaveBeenCalledExactlyOnceWith('first-refresh');
  expect(state.tokens).toEqual(next);
  expect(deps.onRenewed).toHaveBeenCalledOnce();
  expect(clock.pending()).toEqual([13 * minute]);
});

test('AU-10 the refresh delay uses the server time instead of the local clock', () => {
  const expiry = startTime + 15 * minute;
  expect(refreshDelay({ expiry, now: startTime + 60 * minute, offset: -60 * minute })).toBe(13 * minute);
  expect(refreshDelay({ expiry, now: startTime - 60 * minute, offset: 60 * minute })).toBe(13 * minute);
  expect(refreshDelay({ expiry, now: startTime + 14 * minute, offset: 0 })).toBe(0);
});

test('AU-10 after a network error, keeps the tokens and retries with growing delays', async () => {
  const { clock, state, request, refresh } = tab();
  request.mockResolvedValue({ outcome: 'noResponse' });
  const before = state.tokens;
  clock.advance(13 * minute);
  await refresh.ensureFresh();
  expect(state.tokens).toBe(before);
  expect(clock.pending()).toEqual([10_000]);
  await refresh.ensureFresh();
  expect(clock.pending()).toEqual([20_000]);
  expect(refreshRetryDelay(9)).toBe(minute);
});

test('AU-10 a refused refresh token ends the session', async () => {
  const { clock, request, refresh, deps } = tab();
  request.mockResolvedValue({ outcome: 'refused' });
  clock.advance(14 * minute);
  await refresh.ensureFresh();
  expect(deps.onRefused).toHaveBeenCalledOnce();
});

test('AU-10 concurrent refreshes share one request', async () => {
  const { clock, request, refresh } = tab();
  request.mockImplementation(async () => ({
    outcome: 'renewed',
    tokens: tokensUntil(clock.now() + 15 * minute, 'second'),
    serverNow: clock.now(),
  }));
  clock.advance(60 * minute);
  await Promise.all([refresh.ensureFresh(), refresh.ensureFresh(), refresh.ensureFresh()]);
  await refresh.ensureFresh();
  expect(request).toHaveBeenCalledOnce();
});

test('AU-10 drops a response after a logout', async () => {
  const { clock, state, request, refresh, deps } = tab();
  request.mockImplementation(async () => {
    state.generation += 1;
    return { outcome: 'renewed', tokens: tokensUntil(startTime + 30 * minute, 'second'), serverNow: startTime };
  });
  const before = state.tokens;
  clock.advance(14 * minute);
  await refresh.ensureFresh();
  expect(state.tokens).toBe(before);
  expect(deps.onRenewed).not.toHaveBeenCalled();
});

test('AU-10 a tab that waited for its turn does not reuse a refreshed token', async () => {
  const { clock, state, request, refresh } = tab({
    alone: async (work) => {
      state.tokens = tokensUntil(startTime + 28 * minute, 'sibling');
      await work();
    },
  });
  clock.advance(13 * minute);
  await refresh.ensureFresh();
  expect(request).not.toHaveBeenCalled();
});

test('AU-10 a duplicated tab delays its refresh', () => {
  const { clock, refresh } = tab({ delayMs: () => 40_000 });
  refresh.schedule();
  expect(clock.pending()).toEqual([13 * minute + 40_000]);
});

test('AU-10 replaces a refused user token soon and reports the old one to other tabs', async () => {
  const { clock, state, request, refresh, deps } = tab();
  refresh.schedule();
  const was = state.tokens.userToken;
  state.tokens = { ...state.tokens, userToken: '' };
  const next = tokensUntil(startTime + 15 * minute, 'second');
  request.mockResolvedValue({ outcome: 'renewed', tokens: next, serverNow: startTime });
  refresh.schedule();
  expect(clock.pending()).toEqual([1000]);
  await refresh.ensureFresh();
  expect(state.tokens).toEqual(next);
  expect(deps.onRenewed).toHaveBeenCalledExactlyOnceWith(was, next, startTime);
});

test('AU-10 requests nothing after stop', async () => {
  const { clock, request, refresh } = tab();
  refresh.schedule();
  refresh.stop();
  expect(clock.pending()).toEqual([]);
  clock.advance(14 * minute);
  await refresh.ensureFresh();
  expect(request).not.toHaveBeenCalled();
});

test('AU-10 a token expires at its expiry time of the server clock', () => {
  expect(isExpired({ expiry: startTime, now: startTime - 1, offset: 0 })).toBe(false);
  expect(isExpired({ expiry: startTime, now: startTime, offset: 0 })).toBe(true);
  expect(isExpired({ expiry: startTime, now: startTime - minute, offset: minute })).toBe(true);
  expect(isExpired({ expiry: startTime, now: startTime + minute, offset: -2 * minute })).toBe(false);
});

test('AU-10 isExpired is false for a missing token and for one without an expiry time', () => {
  const { clock, state, refresh } = tab();
  expect(refresh.isExpired()).toBe(false);
  clock.advance(15 * minute);
  expect(refresh.isExpired()).toBe(true);
  state.tokens = { ...state.tokens, userToken: 'h.x.s' };
  expect(refresh.isExpired()).toBe(false);
  state.tokens = { ...state.tokens, userToken: '' };
  expect(refresh.isExpired()).toBe(false);
});

test('AU-10 schedules no refresh without an expiry time or without a refresh token', async () => {
  const { clock, state, request, refresh } = tab();
  state.tokens = { ...state.tokens, userToken: 'h.x.s' };
  refresh.schedule();
  expect(clock.pending()).toEqual([]);
  state.tokens = { ...tokensUntil(startTime, 'old'), refreshTokens: [] };
  refresh.schedule();
  expect(clock.pending()).toEqual([]);
  await refresh.ensureFresh();
  expect(request).not.toHaveBeenCalled();
});

test('AU-10 does not refresh a token early', async () => {
  const { request, refresh } = tab();
  await refresh.ensureFresh();
  expect(request).not.toHaveBeenCalled();
});

test('AU-10 tokens that live for less than two minutes are renewed every ten seconds, whoever asks', async () => {
  const { clock, request, refresh } = tab();
  request.mockImplementation(async () => ({
    outcome: 'renewed',
    tokens: tokensUntil(clock.now() + minute, 'short'),
    serverNow: clock.now(),
  }));
  clock.advance(14 * minute);
  await refresh.ensureFresh();
  await refresh.ensureFresh();
  expect(request).toHaveBeenCalledOnce();
  expect(clock.pending()).toEqual([10_000]);
  clock.advance(-30_000);
  refresh.schedule();
  expect(clock.pending()).toEqual([10_000]);
  clock.advance(40_000);
  await refresh.ensureFresh();
  expect(request).toHaveBeenCalledTimes(2);
});

test('AU-10 scheduling replaces the earlier schedule', () => {
  const cancel = vi.fn<() => void>();
  const { refresh } = tab({ clock: { now: () => startTime, schedule: () => cancel } });
  refresh.schedule();
  expect(cancel).not.toHaveBeenCalled();
  refresh.schedule();
  expect(cancel).toHaveBeenCalledOnce();
});

test('AU-10 stop prevents further scheduling', () => {
  const { clock, refresh } = tab();
  refresh.stop();
  refresh.schedule();
  expect(clock.pending()).toEqual([]);
});

test('AU-10 tokens that cannot be stored count as a failed refresh', async () => {
  const { clock, request, refresh, deps } = tab({ replace: () => false });
  request.mockResolvedValue({
    outcome: 'renewed',
    tokens: tokensUntil(startTime + 30 * minute, 'second'),
    serverNow: startTime,
  });
  clock.advance(13 * minute);
  await refresh.ensureFresh();
  expect(deps.onRenewed).not.toHaveBeenCalled();
  expect(clock.pending()).toEqual([10_000]);
});

test('AU-10 ends the session when the browser has emptied the storage of the tab', async () => {
  const { state, request, refresh, deps } = tab();
  state.tokens = { userToken: '', launchTokens: [], refreshTokens: [] };
  await refresh.ensureFresh();
  expect(deps.onRefused).toHaveBeenCalledOnce();
  expect(request).not.toHaveBeenCalled();
});

/**
 * Tabs of one player at a service that accepts each refresh token once, behind a server that repeats its response. Time
 * passes in steps of a minute; a lock that nobody gives back goes to another tab after one.
 */
function renewingTabs(count: number) {
  const life = 5;
  let now = 0;
  let serial = 0;
  let holder: { tab: number; since: number; run: () => void } | null = null;
  const waiting: { tab: number; run: () => void }[] = [];
  const spent = new Map<string, { tokens: Tokens; at: number }>();
  const pending: { deliver: (response: RefreshResponse) => void; response: RefreshResponse }[] = [];
  const issue = () => tokensUntil((now + life) * minute, `issue${(serial += 1)}`);
  const first = issue();
  let valid = first.refreshTokens[0];
  const frozen = new Set<number>();
  const refused = vi.fn<() => void>();

  const respond = (refreshToken: string): RefreshResponse => {
    const before = spent.get(refreshToken);
    // The server repeats a response for two minutes.
    if (before !== undefined && now - before.at <= 2)
      return { outcome: 'renewed', tokens: before.tokens, serverNow: 0 };
    if (refreshToken !== valid) return { outcome: 'refused' };
    const tokens = issue();
    valid = tokens.refreshTokens[0];
    spent.set(refreshToken, { tokens, at: now });
    return { outcome: 'renewed', tokens, serverNow: 0 };
  };
  const tokensOf = Array.from({ length: count }, () => first);
  const generations = Array.from({ length: count }, () => 0);
  const store = (index: number, tokens: Tokens) => {
    tokensOf[index] = tokens;
    generations[index] = (generations[index] ?? 0) + 1;
  };
  const tabs = tokensOf.map((_, index) =>
    createTokenRefresh({
      userToken: () => tokensOf[index]?.userToken ?? null,
      refreshTokens: () => tokensOf[index]?.refreshTokens ?? [],
      replace: (tokens) => (store(index, tokens), true),
      generation: () => generations[index] ?? 0,
      requestTokens: (refreshToken) =>
        new Promise((deliver) => pending.push({ deliver, response: respond(refreshToken) })),
      clock: { now: () => now * minute, schedule: () => () => undefined },
      offset: () => 0,
      onRenewed: (was, tokens) =>
        tokensOf.forEach((held, other) => {
          if (other !== index && held.userToken === was) store(other, tokens);
        }),
      onRefused: refused,
      alone: (work) =>
        new Promise((resolve) => {
          waiting.push({ tab: index, run: () => void work().finally(() => (release(index), resolve())) });
          takeLock();
        }),
      delayMs: () => 0,
    }),
  );
  function release(index: number): void {
    if (holder?.tab === index) holder = null;
    takeLock();
  }
  function takeLock(): void {
    if (holder !== null && now === holder.since) return;
    const next = waiting.shift();
    if (next === undefined) return;
    holder = { ...next, since: now };
    next.run();
  }
  return {
    refused,
    pass(index: number) {
      now += 1;
      takeLock();
      tabs.forEach((each, at) => (at !== index || !frozen.has(at)) && void each.ensureFresh());
    },
    freeze: (index: number) => void (frozen.has(index) ? frozen.delete(index) : frozen.add(index)),
    /** Every response comes or is lost within the minute, as every call has a deadline of ten seconds. */
    async deliver(fates: readonly ('comes' | 'isLost' | 'comesLast')[]) {
      for (const fate of fates) {
        await settle();
        const one = fate === 'comesLast' ? pending.pop() : pending.shift();
        one?.deliver(fate === 'isLost' ? { outcome: 'noResponse' } : one.response);
      }
      await settle();
    },
    renewals: () => serial - 1,
  };
}

test('AU-10 no session ends because a response of a renewal is lost, late or in another order, in two or three tabs', async () => {
  let renewals = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 3 }),
      fc.array(
        fc.record({
          tab: fc.nat(2),
          freezes: fc.boolean(),
          fates: fc.array(fc.constantFrom('comes', 'isLost', 'comesLast'), { minLength: 2, maxLength: 4 }),
        }),
        { minLength: 4, maxLength: 40 },
      ),
      async (count, steps) => {
        const browser = renewingTabs(count);
        // A response may be lost once: the service has ended a session that nobody renews before its token expires.
        let isLost = false;
        for (const { tab: index, freezes, fates } of steps) {
          if (freezes) browser.freeze(index % count);
          browser.pass(index);
          await browser.deliver(fates.map((fate) => (isLost && fate === 'isLost' ? 'comes' : fate)));
          isLost = fates.includes('isLost');
        }
        renewals += browser.renewals();
        expect(browser.refused).not.toHaveBeenCalled();
      },
    ),
    { numRuns: 200 },
  );
  expect(renewals).toBeGreaterThan(200);
});
