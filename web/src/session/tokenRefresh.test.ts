import type { Tokens } from '@foyer/contract/accounts';
import { expect, test, vi } from 'vitest';
import { isExpired, refreshDelay, refreshRetryDelay } from './refreshDelay.ts';
import { createTokenRefresh } from './tokenRefresh.ts';
import type { RefreshResponse, RefreshDeps } from './tokenRefresh.ts';

const minute = 60_000;
const begin = Date.UTC(2026, 0, 15);
const tokenUntil = (at: number) => `h.${Buffer.from(JSON.stringify({ exp: at / 1000 })).toString('base64url')}.s`;
const tokensUntil = (at: number, name: string): Tokens => ({
  userToken: tokenUntil(at),
  launchTokens: [`${name}-launch`],
  refreshTokens: [`${name}-refresh`],
});

/** A tab with a token of 15 minutes and a clock that only moves when told. */
function tab(overrides: Partial<RefreshDeps> = {}) {
  const state = {
    tokens: tokensUntil(begin + 15 * minute, 'first'),
    now: begin,
    generation: 0,
    waiting: null as { run: () => void; ms: number } | null,
  };
  const ask = vi.fn<(refreshToken: string) => Promise<RefreshResponse>>();
  const parts: RefreshDeps = {
    userToken: () => state.tokens.userToken || null,
    refreshTokens: () => state.tokens.refreshTokens,
    replace(tokens) {
      state.tokens = tokens;
      state.generation += 1;
      return true;
    },
    generation: () => state.generation,
    ask,
    now: () => state.now,
    offset: () => 0,
    onRenewed: vi.fn<RefreshDeps['onRenewed']>(),
    onRefused: vi.fn<() => void>(),
    later(run, ms) {
      state.waiting = { run, ms };
      return () => {
        state.waiting = null;
      };
    },
    alone: (work) => work(),
    delayMs: () => 0,
    ...overrides,
  };
  const refresh = createTokenRefresh(parts);
  return { state, ask, parts, refresh };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('AU-10 two minutes before the end all three lists are replaced together, and the next refresh is planned', async () => {
  const { state, ask, refresh, parts } = tab();
  refresh.schedule();
  expect(state.waiting?.ms).toBe(13 * minute);
  const next = tokensUntil(begin + 28 * minute, 'second');
  ask.mockResolvedValue({ outcome: 'renewed', tokens: next, serverNow: begin + 13 * minute });
  state.now += 13 * minute;
  state.waiting?.run();
  await settle();
  expect(ask).toHaveBeenCalledExactlyOnceWith('first-refresh');
  expect(state.tokens).toEqual(next);
  expect(parts.onRenewed).toHaveBeenCalledOnce();
  expect(state.waiting?.ms).toBe(13 * minute);
});

test('AU-10 the end is counted by the server clock, not by a wrong one here', () => {
  const expiry = begin + 15 * minute;
  expect(refreshDelay({ expiry, now: begin + 60 * minute, offset: -60 * minute })).toBe(13 * minute);
  expect(refreshDelay({ expiry, now: begin - 60 * minute, offset: 60 * minute })).toBe(13 * minute);
  expect(refreshDelay({ expiry, now: begin + 14 * minute, offset: 0 })).toBe(0);
});

test('AU-10 without an answer the old tokens stay and it is tried again, soon at first', async () => {
  const { state, ask, refresh } = tab();
  ask.mockResolvedValue({ outcome: 'noAnswer' });
  const before = state.tokens;
  state.now += 13 * minute;
  await refresh.ensureFresh();
  expect(state.tokens).toBe(before);
  expect(state.waiting?.ms).toBe(10_000);
  await refresh.ensureFresh();
  expect(state.waiting?.ms).toBe(20_000);
  expect(refreshRetryDelay(9)).toBe(minute);
});

test('AU-10 a refused refresh token ends the session', async () => {
  const { state, ask, refresh, parts } = tab();
  ask.mockResolvedValue({ outcome: 'refused' });
  state.now += 14 * minute;
  await refresh.ensureFresh();
  expect(parts.onRefused).toHaveBeenCalledOnce();
});

test('AU-10 many wishes at once, as after a sleep, are one call', async () => {
  const { state, ask, refresh } = tab();
  ask.mockImplementation(async () => ({
    outcome: 'renewed',
    tokens: tokensUntil(state.now + 15 * minute, 'second'),
    serverNow: state.now,
  }));
  state.now += 60 * minute;
  await Promise.all([refresh.ensureFresh(), refresh.ensureFresh(), refresh.ensureFresh()]);
  await refresh.ensureFresh();
  expect(ask).toHaveBeenCalledOnce();
});

test('AU-10 an answer that comes after the player logged out is dropped', async () => {
  const { state, ask, refresh, parts } = tab();
  ask.mockImplementation(async () => {
    state.generation += 1;
    return { outcome: 'renewed', tokens: tokensUntil(begin + 30 * minute, 'second'), serverNow: begin };
  });
  const before = state.tokens;
  state.now += 14 * minute;
  await refresh.ensureFresh();
  expect(state.tokens).toBe(before);
  expect(parts.onRenewed).not.toHaveBeenCalled();
});

test('AU-10 a tab that waited for its turn does not use a token that another has used meanwhile', async () => {
  const { state, ask, refresh } = tab({
    alone: async (work) => {
      state.tokens = tokensUntil(begin + 28 * minute, 'sibling');
      await work();
    },
  });
  state.now += 13 * minute;
  await refresh.ensureFresh();
  expect(ask).not.toHaveBeenCalled();
});

test('AU-10 a copied tab waits for its own moment', () => {
  const { state, refresh } = tab({ delayMs: () => 40_000 });
  refresh.schedule();
  expect(state.waiting?.ms).toBe(13 * minute + 40_000);
});

test('AU-10 a user token that a service refused is replaced soon, and siblings hear which one it was', async () => {
  const { state, ask, refresh, parts } = tab();
  refresh.schedule();
  const was = state.tokens.userToken;
  state.tokens = { ...state.tokens, userToken: '' };
  const next = tokensUntil(begin + 15 * minute, 'second');
  ask.mockResolvedValue({ outcome: 'renewed', tokens: next, serverNow: begin });
  refresh.schedule();
  expect(state.waiting?.ms).toBe(1000);
  await refresh.ensureFresh();
  expect(state.tokens).toEqual(next);
  expect(parts.onRenewed).toHaveBeenCalledExactlyOnceWith(was, next, begin);
});

test('AU-10 nothing is asked for after the session was stopped', async () => {
  const { state, ask, refresh } = tab();
  refresh.schedule();
  refresh.stop();
  expect(state.waiting).toBeNull();
  state.now += 14 * minute;
  await refresh.ensureFresh();
  expect(ask).not.toHaveBeenCalled();
});

test('AU-10 a token is expired from its last millisecond on, by the server clock', () => {
  expect(isExpired({ expiry: begin, now: begin - 1, offset: 0 })).toBe(false);
  expect(isExpired({ expiry: begin, now: begin, offset: 0 })).toBe(true);
  expect(isExpired({ expiry: begin, now: begin - minute, offset: minute })).toBe(true);
  expect(isExpired({ expiry: begin, now: begin + minute, offset: -2 * minute })).toBe(false);
});

test('AU-10 tells whether the token in use is expired; a missing one and one without an end are not', () => {
  const { state, refresh } = tab();
  expect(refresh.isExpired()).toBe(false);
  state.now = begin + 15 * minute;
  expect(refresh.isExpired()).toBe(true);
  state.tokens = { ...state.tokens, userToken: 'h.x.s' };
  expect(refresh.isExpired()).toBe(false);
  state.tokens = { ...state.tokens, userToken: '' };
  expect(refresh.isExpired()).toBe(false);
});

test('AU-10 no refresh is planned for a token that does not say when it ends, nor without a refresh token', async () => {
  const { state, ask, refresh } = tab();
  state.tokens = { ...state.tokens, userToken: 'h.x.s' };
  refresh.schedule();
  expect(state.waiting).toBeNull();
  state.tokens = { ...tokensUntil(begin, 'old'), refreshTokens: [] };
  refresh.schedule();
  expect(state.waiting).toBeNull();
  await refresh.ensureFresh();
  expect(ask).not.toHaveBeenCalled();
});

test('AU-10 a token that is not due is not refreshed', async () => {
  const { ask, refresh } = tab();
  await refresh.ensureFresh();
  expect(ask).not.toHaveBeenCalled();
});

test('AU-10 planning again replaces the refresh planned before', () => {
  const forgotten = vi.fn<() => void>();
  const { refresh } = tab({ later: () => forgotten });
  refresh.schedule();
  expect(forgotten).not.toHaveBeenCalled();
  refresh.schedule();
  expect(forgotten).toHaveBeenCalledOnce();
});

test('AU-10 a stopped refresh is not planned again', () => {
  const { state, refresh } = tab();
  refresh.stop();
  refresh.schedule();
  expect(state.waiting).toBeNull();
});

test('AU-10 tokens that cannot be stored count as no answer', async () => {
  const { state, ask, refresh, parts } = tab({ replace: () => false });
  ask.mockResolvedValue({ outcome: 'renewed', tokens: tokensUntil(begin + 30 * minute, 'second'), serverNow: begin });
  state.now += 13 * minute;
  await refresh.ensureFresh();
  expect(parts.onRenewed).not.toHaveBeenCalled();
  expect(state.waiting?.ms).toBe(10_000);
});
