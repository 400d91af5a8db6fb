import { expect, test } from 'vitest';
import { createCallLimits, rateLimitOf } from './callLimit.server.ts';

test('counts calls per caller, and treats an IPv6 network as one caller', async () => {
  const limit = createCallLimits(null).limitOf('test', { calls: 1, seconds: 60 });
  expect(await limit.waitSeconds('192.0.2.7')).toBeNull();
  expect(await limit.waitSeconds('192.0.2.7')).toBe(60);
  expect(await limit.waitSeconds('192.0.2.8')).toBeNull();
  expect(await limit.waitSeconds('2001:db8:0:1::1')).toBeNull();
  expect(await limit.waitSeconds('2001:db8:0:1::2')).toBe(60);
  expect(await limit.waitSeconds('session-mark')).toBeNull();
});

test('every kind of call has a rate limit, and an endpoint can set its own', () => {
  for (const method of ['GET', 'POST'] as const) {
    for (const auth of ['none', 'userToken', 'launchToken', 'userTokenInBody'] as const) {
      expect(rateLimitOf({ method, auth }).calls).toBeGreaterThan(0);
      expect(rateLimitOf({ method, auth, rateLimit: { calls: 3, seconds: 10 } })).toEqual({ calls: 3, seconds: 10 });
    }
  }
});
