import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createLaunchTokenPool, emptyResponsesAllowed } from './launchTokenPool.browser.ts';
import type { LaunchTokenPool } from './launchTokenPool.browser.ts';
import { resolveTokenClaim } from './tabChannel.browser.ts';
import type { MarksMessage } from './tabChannel.browser.ts';

let serial = 0;
const freshTokens = (count: number) => Array.from({ length: count }, () => `token-${(serial += 1)}`);

interface Tab {
  pool: LaunchTokenPool;
  tokens: readonly string[];
  responses: (() => void)[];
  inFlight: number;
  maxInFlight: number;
}

/** A tab whose service responds only when the test says so. */
function openTab(tokens: readonly string[], give: () => readonly string[] | null = () => freshTokens(10)): Tab {
  const tab = { tokens, responses: [], inFlight: 0, maxInFlight: 0 } as unknown as Tab;
  tab.pool = createLaunchTokenPool({
    read: () => tab.tokens,
    write: (next) => {
      tab.tokens = next;
    },
    generation: () => 0,
    request: () => {
      tab.inFlight += 1;
      tab.maxInFlight = Math.max(tab.maxInFlight, tab.inFlight);
      return new Promise((resolve) => {
        tab.responses.push(() => {
          tab.inFlight -= 1;
          resolve(give());
        });
      });
    },
  });
  return tab;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

async function respondToAll(tab: Tab): Promise<void> {
  for (let response = tab.responses.shift(); response !== undefined; response = tab.responses.shift()) {
    response();
    await settle();
  }
}

test('AU-09 at 8 or fewer tokens, requests 10 at a time until more than 8 are held', async () => {
  const tab = openTab(freshTokens(10));
  await tab.pool.take();
  expect([tab.tokens.length, tab.responses.length]).toEqual([9, 0]);
  await tab.pool.take();
  expect([tab.tokens.length, tab.responses.length]).toEqual([8, 1]);
  await respondToAll(tab);
  expect(tab.tokens.length).toBe(18);
});

test('AU-09 requests again after short responses', async () => {
  const tab = openTab([], () => freshTokens(2));
  void tab.pool.fill();
  await respondToAll(tab);
  expect(tab.tokens.length).toBe(10);
});

test('AU-09 stops after three empty responses until tokens are needed again', async () => {
  const give = vi.fn<() => string[]>(() => []);
  const tab = openTab([], give);
  const taken = tab.pool.take();
  await respondToAll(tab);
  expect(await taken).toBeNull();
  expect(give).toHaveBeenCalledTimes(emptyResponsesAllowed);
  const again = tab.pool.take();
  await respondToAll(tab);
  expect(await again).toBeNull();
  expect(give).toHaveBeenCalledTimes(2 * emptyResponsesAllowed);
});

test('AU-09 a failed request ends the refill and keeps the held tokens', async () => {
  const tab = openTab(freshTokens(3), () => null);
  void tab.pool.fill();
  await respondToAll(tab);
  expect([tab.tokens.length, tab.responses.length]).toEqual([3, 0]);
});

test('AU-09 drops tokens requested by an earlier session', async () => {
  let generation = 0;
  let tokens: readonly string[] = [];
  const pool = createLaunchTokenPool({
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
    generation: () => generation,
    async request() {
      generation += 1;
      return freshTokens(10);
    },
  });
  await pool.fill();
  expect(tokens).toEqual([]);
});

test('AU-09 never gives out a token twice or refills concurrently, for any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('take', 'fill', 'answer'), { maxLength: 60 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 3 }),
      async (steps, start, repeats) => {
        const old: string[] = [];
        const tab = openTab(freshTokens(start), () => {
          const more = freshTokens(10 - repeats);
          const response = [...more, ...old.slice(0, repeats)];
          old.push(...more);
          return response;
        });
        const taken: Promise<string | null>[] = [];
        for (const step of steps) {
          if (step === 'take') taken.push(tab.pool.take());
          else if (step === 'fill') void tab.pool.fill();
          else tab.responses.shift()?.();
          await settle();
        }
        await respondToAll(tab);
        const tokens = (await Promise.all(taken)).filter((token) => token !== null);
        expect(new Set(tokens).size).toBe(tokens.length);
        expect(tokens.some((token) => tab.tokens.includes(token))).toBe(false);
        expect(tab.maxInFlight).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 60 },
  );
});

/** Sends a message and its replies to all other tabs, like a broadcast channel. */
function announce(tabs: readonly Tab[], from: Tab, message: MarksMessage): void {
  for (const tab of tabs) {
    if (tab === from) continue;
    const { drop, reply } = resolveTokenClaim(message, { held: tab.pool.held(), given: tab.pool.given() });
    if (drop.size > 0) tab.pool.drop(drop);
    if (reply !== null) announce(tabs, tab, reply);
  }
}

test('AU-09 a duplicated tab drops the copied tokens, so that none is used twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ what: fc.constantFrom('take', 'copy', 'late'), which: fc.nat(4) }), { maxLength: 40 }),
      async (steps) => {
        const first = openTab(freshTokens(18));
        const tabs = [first];
        const taken: Promise<string | null>[] = [];
        for (const { what, which } of steps) {
          const tab = tabs[which % tabs.length] ?? first;
          if (what === 'take') taken.push(tab.pool.take());
          else if (tabs.length < 5) {
            const copied = [...tab.tokens];
            // A token that the old tab uses after the copy was made and before the copy announces itself.
            if (what === 'late') taken.push(tab.pool.take());
            const copy = openTab(copied);
            tabs.push(copy);
            if (copied.length > 0) announce(tabs, copy, { foyer: 1, kind: 'claim', marks: [...copy.pool.held()] });
          }
          await settle();
        }
        for (const tab of tabs) await respondToAll(tab);
        const tokens = (await Promise.all(taken)).filter((token) => token !== null);
        expect(new Set(tokens).size).toBe(tokens.length);
        const held = tabs.flatMap(({ tokens: list }) => list);
        expect(new Set(held).size).toBe(held.length);
      },
    ),
    { numRuns: 60 },
  );
});

test('AU-09 a late message about held tokens makes the copy report those it used', async () => {
  const [old, copy] = [openTab(['token-a', 'token-b', 'token-c']), openTab(['token-a', 'token-b', 'token-c'])];
  expect(await copy.pool.take()).toBe('token-a');
  announce([old, copy], old, { foyer: 1, kind: 'held', marks: [...old.pool.held()] });
  expect(old.tokens).toEqual(['token-b', 'token-c']);
  expect(copy.tokens).toEqual([]);
});
