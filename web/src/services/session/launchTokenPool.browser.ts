import { v4 as uuid } from 'uuid';
import { createApiClient } from '../api/apiClient.browser.ts';
import { launchTokensPerRequest, postRefreshLaunchTokens } from './sessionApi.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

/** S9: with 8 or fewer left, more are requested, until more than 8 are held. */
const poolMinimum = 8;
/** Maximum number of consecutive empty responses before requests stop (AU-09). */
export const emptyResponsesAllowed = 3;

interface PoolDeps {
  read(): readonly string[];
  write(tokens: readonly string[]): void;
  /** Requests ten more; null when no usable token was returned. */
  request(): Promise<readonly string[] | null>;
  /** See `TokenHolder.generation`. */
  generation(): number;
}

export interface LaunchTokenPool {
  /** Takes an unused token; null when none is available. */
  take(): Promise<string | null>;
  /** Fills the pool; concurrent callers share a run. */
  fill(): Promise<void>;
  /** Removes tokens that another tab owns. */
  drop(marks: ReadonlySet<number>): void;
  /** Marks of the tokens in the pool. */
  held(): readonly number[];
  /** Marks of the tokens that were taken. */
  given(): ReadonlySet<number>;
}

/** Short hash that identifies a token between tabs without sending it (FNV-1a, 32 bits). */
export function tokenMark(token: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export function createLaunchTokenPool({ read, write, request, generation }: PoolDeps): LaunchTokenPool {
  const given = new Set<number>();
  let filling: Promise<void> | null = null;

  /** Synchronous, so that two callers never get the same token. */
  function next(): string | null {
    const [token, ...rest] = read().filter((held) => !given.has(tokenMark(held)));
    if (token === undefined) return null;
    given.add(tokenMark(token));
    write(rest);
    return token;
  }

  async function fillNow(): Promise<void> {
    let empty = 0;
    while (read().length <= poolMinimum && empty < emptyResponsesAllowed) {
      const startGeneration = generation();
      const more = await request();
      if (more === null || generation() !== startGeneration) return;
      const held = read();
      const fresh = [...new Set(more)].filter((token) => !held.includes(token) && !given.has(tokenMark(token)));
      empty = fresh.length === 0 ? empty + 1 : 0;
      if (fresh.length > 0) write([...held, ...fresh]);
    }
  }

  function fill(): Promise<void> {
    filling ??= fillNow().finally(() => {
      filling = null;
    });
    return filling;
  }

  return {
    async take() {
      const token = next();
      if (token !== null) {
        void fill();
        return token;
      }
      await fill();
      return next();
    },
    fill,
    drop: (marks) => write(read().filter((token) => !marks.has(tokenMark(token)))),
    held: () => read().map(tokenMark),
    given: () => given,
  };
}

let pool: LaunchTokenPool | null = null;
let settled: Promise<unknown> = Promise.resolve();
/** Key of a request whose response is missing. */
let key: string | null = null;

/** The tab's pool, created at first use. */
export function launchTokenPool(): LaunchTokenPool {
  pool ??= createLaunchTokenPool({
    read: tokenHolder.launchTokens,
    write: tokenHolder.setLaunchTokens,
    generation: tokenHolder.generation,
    async request() {
      const token = tokenHolder.userToken();
      if (token === null) return null;
      // The tokens of a lost response come again.
      const sent = key ?? uuid();
      key = sent;
      const response = await createApiClient().call(
        postRefreshLaunchTokens,
        { body: { numLaunchTokens: launchTokensPerRequest }, headers: { 'idempotency-key': sent } },
        { token },
      );
      if (response.ok || response.failure.kind !== 'noResponse') key = null;
      return response.ok ? response.value.launchTokens : null;
    },
  });
  return pool;
}

/** Blocks the pool until `ready`: another tab may claim the same tokens. */
export function blockPoolUntil(ready: Promise<unknown>): void {
  settled = ready;
}

/** Takes an unused launch token; null without a session, or when the service has none. */
export async function takeLaunchToken(): Promise<string | null> {
  await settled;
  return tokenHolder.userToken() === null ? null : launchTokenPool().take();
}
