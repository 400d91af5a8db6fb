import type { Tokens } from '@foyer/contract/accounts';
import { report } from '../errors/report.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import type { BrowserStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { readTokenList, readUserToken } from './tokenRules.ts';

/** The only access to raw tokens in session storage (AU-07). Removes invalid values. */
export interface TokenHolder {
  userToken(): string | null;
  launchTokens(): readonly string[];
  refreshTokens(): readonly string[];
  setLaunchTokens(tokens: readonly string[]): void;
  /** Stores all three of a new session together. Returns false when the browser refuses, and then stores none. */
  replace(tokens: Tokens): boolean;
  /**
   * Goes on with renewed tokens. If another tab renewed the shared session, each tab keeps its launch tokens. What the
   * browser refuses is in memory for the life of the tab, so that a full storage ends no session. Always true.
   */
  adopt(tokens: Pick<Tokens, 'userToken' | 'refreshTokens'> & Partial<Tokens>): boolean;
  clearUserToken(): void;
  clear(): void;
  /**
   * Increases when the tokens change to another session or renewal; responses to earlier requests are then outdated.
   */
  generation(): number;
}

export function createTokenHolder(storage: BrowserStorage = tabStorage): TokenHolder {
  let generation = 0;

  function read<T>(key: string, parse: (stored: string | null) => T | null): T | null {
    const stored = storage.get(key);
    const value = parse(stored);
    if (value === null && stored !== null) {
      storage.remove(key);
      // Only a warning (S8): the visitor is simply not logged in.
      report('STORAGE_ERROR', { key });
    }
    return value;
  }

  function clear(): void {
    generation += 1;
    for (const key of [storedKeys.userToken, storedKeys.launchTokens, storedKeys.refreshTokens]) storage.remove(key);
  }

  function writeAll(pairs: readonly (readonly [key: string, value: string])[]): boolean {
    generation += 1;
    const isWritten = pairs.every(([key, value]) => storage.set(key, value));
    if (!isWritten) clear();
    return isWritten;
  }

  return {
    userToken: () => read(storedKeys.userToken, readUserToken),
    launchTokens: () => read(storedKeys.launchTokens, readTokenList) ?? [],
    refreshTokens: () => read(storedKeys.refreshTokens, readTokenList) ?? [],
    setLaunchTokens: (tokens) => void storage.set(storedKeys.launchTokens, JSON.stringify(tokens)),
    replace: ({ userToken, launchTokens, refreshTokens }) =>
      writeAll([
        [storedKeys.userToken, userToken],
        [storedKeys.launchTokens, JSON.stringify(launchTokens)],
        [storedKeys.refreshTokens, JSON.stringify(refreshTokens)],
      ]),
    adopt({ userToken, refreshTokens, launchTokens }) {
      generation += 1;
      storage.set(storedKeys.userToken, userToken);
      storage.set(storedKeys.refreshTokens, JSON.stringify(refreshTokens));
      if (launchTokens !== undefined) storage.set(storedKeys.launchTokens, JSON.stringify(launchTokens));
      return true;
    },
    // The session stays the same, so a pending renewal remains valid.
    clearUserToken: () => storage.remove(storedKeys.userToken),
    clear,
    generation: () => generation,
  };
}

/** The tab's single instance. Opens storage at each use only. */
export const tokenHolder: TokenHolder = createTokenHolder();

/** Stores the difference between the server's clock and this one, in milliseconds. */
export function writeClockOffset(serverNow: number, now: number): void {
  tabStorage.set(storedKeys.clockOffset, String(Math.round(serverNow - now)));
}

/** Milliseconds by which the server's clock is ahead; 0 when unknown. */
export function readClockOffset(): number {
  const stored = tabStorage.get(storedKeys.clockOffset);
  return stored !== null && /^-?\d{1,15}$/.test(stored) ? Number(stored) : 0;
}
