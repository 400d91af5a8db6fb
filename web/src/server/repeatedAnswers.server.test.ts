import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Clock } from '../base/clock.ts';
import { createTestClock } from '../base/createTestClock.ts';
import { failed, success } from '../base/result.ts';
import type { Result } from '../base/result.ts';
import { createTokenRefresh } from '../services/session/tokenRefresh.ts';
import type { RefreshResponse } from '../services/session/tokenRefresh.ts';
import { createRepeatedAnswers } from './repeatedAnswers.server.ts';
import { sampleRedis } from './sampleRedis.server.ts';

const secrets = ['x'.repeat(32)] as const;
const call = { purpose: 'renewal', secret: 'token-1' } as const;
const answer = success({ tokens: ['a'] });

/** Nodes of one site. */
const site = (redis: ReturnType<typeof sampleRedis>, clock: Pick<Clock, 'wait'> = createTestClock()) =>
  [0, 1].map(() => createRepeatedAnswers(redis, secrets, clock));

test('AU-10 repeats an answer to the same call, and to no other', async () => {
  const answers = createRepeatedAnswers(null, secrets);
  const work = vi.fn<() => Promise<typeof answer>>(async () => answer);
  expect(await answers.once(call, work)).toEqual(answer);
  expect(await answers.once(call, work)).toEqual(answer);
  expect(work).toHaveBeenCalledOnce();
  await answers.once({ ...call, secret: 'token-2' }, work);
  await answers.once({ ...call, purpose: 'launchTokens' }, work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('AU-10 does the work once for calls at the same time, on one node and on two', async () => {
  let finish = () => {};
  const work = vi.fn<() => Promise<typeof answer>>(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(answer);
      }),
  );
  const [first, second] = site(sampleRedis(), { wait: async () => finish() });
  expect(await Promise.all([first, first, second].map(async (node) => node?.once(call, work)))).toEqual([
    answer,
    answer,
    answer,
  ]);
  expect(work).toHaveBeenCalledOnce();
});

test('AU-10 another node repeats the answer, which Redis keeps sealed', async () => {
  const redis = sampleRedis();
  const [first, second] = site(redis);
  await first?.once(call, async () => answer);
  expect(await second?.once(call, async () => failed('used' as const))).toEqual(answer);
  expect(JSON.stringify([...redis.values])).not.toMatch(/tokens|token-1/);
});

test('AU-10 a failure is not kept, so that the next call works again', async () => {
  for (const redis of [null, sampleRedis()]) {
    const node = createRepeatedAnswers(redis, secrets, createTestClock());
    expect(await node.once(call, async () => failed('lost' as const))).toEqual(failed('lost'));
    await expect(node.once(call, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(await node.once(call, async () => answer)).toEqual(answer);
  }
});

test('AU-10 keeps no answer after which the service accepts the same call again', async () => {
  for (const redis of [null, sampleRedis()]) {
    const node = createRepeatedAnswers(redis, secrets, createTestClock());
    const work = vi.fn<() => Promise<typeof answer>>(async () => answer);
    await node.once(call, work, ({ tokens }) => tokens.includes('b'));
    await node.once(call, work, ({ tokens }) => tokens.includes('a'));
    await node.once(call, work);
    expect(work).toHaveBeenCalledTimes(2);
  }
});

test('AU-10 works alone while Redis fails, and when a node has disappeared in its work', async () => {
  const redis = sampleRedis();
  redis.isDown = true;
  expect(await site(redis)[0]?.once(call, async () => answer)).toEqual(answer);
  redis.isDown = false;
  void site(redis)[0]?.once(call, () => new Promise<typeof answer>(() => {}));
  expect(await site(redis)[1]?.once(call, async () => answer)).toEqual(answer);
});

test('AU-10 a service gets a key that only this site can derive', () => {
  const [one, other] = [secrets, ['y'.repeat(32)] as const].map((each) =>
    createRepeatedAnswers(null, each).keyOf(call),
  );
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(createRepeatedAnswers(null, secrets).keyOf(call)).toBe(one);
});

type Fault = 'none' | 'lost request' | 'lost response' | 'doubled';

/** Accepts each token once and repeats the answer to the same key, as the contract describes. */
function tokenService() {
  let [current, last] = ['token-0', 0];
  const answers = new Map<string, string>();
  return {
    async renew(token: string, key: string): Promise<Result<string, 'refused' | 'lost'>> {
      const repeated = answers.get(key);
      if (repeated !== undefined) return success(repeated);
      if (token !== current) return failed('refused');
      last += 1;
      current = `token-${last}`;
      answers.clear();
      answers.set(key, current);
      return success(current);
    },
  };
}

/** Sends over a connection with a fault; both directions of it may fail after the other side has acted. */
async function over<T>(fault: Fault, send: () => Promise<T>, lost: T): Promise<T> {
  if (fault === 'lost request') return lost;
  const response = await send();
  if (fault === 'doubled') return send();
  return fault === 'lost response' ? lost : response;
}

/** Renews a session so many times through two nodes. Returns how many renewals ended the session. */
async function renewals(count: number, nextFault: () => Fault, nextNode: () => number): Promise<number> {
  const service = tokenService();
  const redis = sampleRedis();
  const nodes = site(redis);
  let token = 'token-0';
  const state = { generation: 0, ended: 0 };
  const atNode = (refreshToken: string): Promise<RefreshResponse> => {
    const answers = nodes[nextNode()];
    const renewal = { purpose: 'renewal', secret: refreshToken } as const;
    const renewed = answers?.once(renewal, () =>
      over(nextFault(), () => service.renew(refreshToken, answers.keyOf(renewal)), failed('lost' as const)),
    );
    return (renewed ?? Promise.reject(new Error('no node'))).then((result) => {
      if (!result.ok) return { outcome: result.failure === 'refused' ? 'refused' : 'noResponse' };
      const tokens = { userToken: '', launchTokens: [], refreshTokens: [result.value] };
      return { outcome: 'renewed', tokens, serverNow: 0 };
    });
  };
  const refresh = createTokenRefresh({
    userToken: () => null,
    refreshTokens: () => [token],
    replace({ refreshTokens }) {
      token = refreshTokens[0] ?? '';
      state.generation += 1;
      return true;
    },
    generation: () => state.generation,
    requestTokens: (refreshToken) => over(nextFault(), () => atNode(refreshToken), { outcome: 'noResponse' }),
    offset: () => 0,
    onRenewed: () => undefined,
    onRefused: () => (state.ended += 1),
    clock: createTestClock(),
    alone: (work) => work(),
    delayMs: () => 0,
  });
  while (state.generation < count && state.ended === 0) await refresh.ensureFresh();
  return state.ended;
}

test('AU-10 10,000 renewals with lost, late and doubled messages never end the session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(99)), fc.infiniteStream(fc.nat(1)), async (hundredths, choices) => {
      const nextFault = (): Fault => {
        const { value } = hundredths.next();
        return value === 0 ? 'lost request' : value === 1 ? 'lost response' : value === 2 ? 'doubled' : 'none';
      };
      expect(await renewals(1000, nextFault, () => choices.next().value)).toBe(0);
    }),
    { numRuns: 10 },
  );
});

test('AU-10 no order of faults ends the session', async () => {
  const fault = fc.constantFrom<Fault>('none', 'lost request', 'lost response', 'doubled');
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 60 }), fc.array(fc.nat(1)), async (faults, choices) => {
      const ended = await renewals(
        10,
        () => faults.shift() ?? 'none',
        () => choices.shift() ?? 0,
      );
      expect(ended).toBe(0);
    }),
  );
});
