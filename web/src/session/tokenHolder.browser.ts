import type { Tokens } from '@foyer/contract/accounts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import type { BrowserStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { report } from '../telemetry/report.ts';
import { readTokenList, readUserToken } from './tokenRules.ts';

/** The only module that touches the raw tokens of session storage (AU-07). What is not a token there is removed on sight. */
export interface TokenHolder {
  userToken(): string | null;
  launchTokens(): readonly string[];
  refreshTokens(): readonly string[];
  setLaunchTokens(tokens: readonly string[]): void;
  /** All three together or none: false when the browser refused one, and then nothing is left of any. */
  replace(tokens: Tokens): boolean;
  /** A sibling tab renewed the session that both hold: its launch tokens stay with each. */
  adopt(tokens: Pick<Tokens, 'userToken' | 'refreshTokens'>): boolean;
  clearUserToken(): void;
  clear(): void;
  /** Grows whenever the tokens belong to another session or a newer time; an answer asked for before is then out of date. */
  generation(): number;
}

export function createTokenHolder(storage: BrowserStorage = tabStorage): TokenHolder {
  let generation = 0;

  function read<T>(key: string, parse: (stored: string | null) => T | null): T | null {
    const stored = storage.get(key);
    const value = parse(stored);
    if (value === null && stored !== null) {
      storage.remove(key);
      // A warning, no more (S8): the visitor just is not logged in.
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
    adopt: ({ userToken, refreshTokens }) =>
      writeAll([
        [storedKeys.userToken, userToken],
        [storedKeys.refreshTokens, JSON.stringify(refreshTokens)],
      ]),
    // Of the same session as before: a renewal that is under way is welcome.
    clearUserToken: () => storage.remove(storedKeys.userToken),
    clear,
    generation: () => generation,
  };
}

/** The tab's own. Storage is opened at each use, so nothing happens here. */
export const tokenHolder: TokenHolder = createTokenHolder();
