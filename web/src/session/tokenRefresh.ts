import type { Tokens } from '@foyer/contract/accounts';
import { isExpired, refreshDelay, refreshRetryDelay } from './refreshDelay.ts';
import { expiryOf } from './tokenRules.ts';

/** What came of asking for new tokens. `refused`: the service will never take this refresh token again. */
export type RefreshResponse =
  | { outcome: 'renewed'; tokens: Tokens; serverNow: number }
  | { outcome: 'refused' }
  | { outcome: 'noAnswer' };

export interface RefreshDeps {
  userToken(): string | null;
  refreshTokens(): readonly string[];
  /** Stores all three lists together; false when the browser refuses. */
  replace(tokens: Tokens): boolean;
  /** See `TokenHolder.generation`. */
  generation(): number;
  ask(refreshToken: string): Promise<RefreshResponse>;
  now(): number;
  /** Server's clock less this one, milliseconds. */
  offset(): number;
  /** Told after the new tokens are stored, with the token they replace. */
  onRenewed(was: string, tokens: Tokens, serverNow: number): void;
  onRefused(): void;
  /** Calls `run` after `ms`; returns how to forget it. */
  later(run: () => void, ms: number): () => void;
  /** Runs `work` while no other tab of this browser does; resolves when it is done. */
  alone(work: () => Promise<void>): Promise<void>;
  /** How much later this tab asks than the one it was copied from, milliseconds. */
  delayMs(): number;
}

export interface TokenRefresh {
  /** Begins, or begins anew after the token changed. */
  schedule(): void;
  /** Refreshes now if the token's time has come; resolves when it is known how that went. Callers share one run. */
  ensureFresh(): Promise<void>;
  isExpired(): boolean;
  stop(): void;
}

const missingTokenDelayMs = 1000;

/** AU-10: keeps the user token fresh. The old tokens stay until the new ones are stored as a whole. */
export function createTokenRefresh(parts: RefreshDeps): TokenRefresh {
  let forget: () => void = () => undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
  let isStopped = false;
  /** Siblings know the session by this token, also when this tab has lost it. */
  let lastToken = '';

  /** Milliseconds until the token is to be refreshed; null for one that does not say when it ends. */
  function delay(): number | null {
    const token = parts.userToken();
    // A service refused the token and it was removed (S8); a new one will tell whether the session still stands.
    if (token === null) return missingTokenDelayMs;
    lastToken = token;
    const expiry = expiryOf(token);
    return expiry === null ? null : refreshDelay({ expiry, now: parts.now(), offset: parts.offset() }, parts.delayMs());
  }

  function isDue(): boolean {
    const due = delay();
    return due === 0 || parts.userToken() === null;
  }

  async function refreshNow(): Promise<void> {
    // Another tab may have renewed the session while this one waited for its turn.
    if (isStopped || !isDue()) return;
    const [was, refreshToken, asked] = [lastToken, parts.refreshTokens()[0], parts.generation()];
    if (refreshToken === undefined) return;
    const response = await parts.ask(refreshToken);
    // The player logged out, or in again: what was asked for belongs to nobody now.
    if (parts.generation() !== asked) return;
    if (response.outcome === 'renewed' && parts.replace(response.tokens)) {
      failures = 0;
      parts.onRenewed(was, response.tokens, response.serverNow);
    } else if (response.outcome === 'refused') parts.onRefused();
    else failures += 1;
  }

  function ensureFresh(): Promise<void> {
    if (!isDue()) return Promise.resolve();
    running ??= parts.alone(refreshNow).finally(() => {
      running = null;
      schedule();
    });
    return running;
  }

  function schedule(): void {
    forget();
    const due = delay();
    if (isStopped || due === null || parts.refreshTokens().length === 0) return;
    forget = parts.later(() => void ensureFresh(), Math.max(due, failures === 0 ? 0 : refreshRetryDelay(failures)));
  }

  return {
    schedule,
    ensureFresh,
    isExpired() {
      const token = parts.userToken();
      const expiry = token === null ? null : expiryOf(token);
      return expiry !== null && isExpired({ expiry, now: parts.now(), offset: parts.offset() });
    },
    stop() {
      isStopped = true;
      forget();
    },
  };
}
