import type { StorageGroup } from './storageConsent.ts';

/** IndexedDB database with the names of the player's favourites for the offline page; absent without a player. */
export const offlineNamesDatabase = { name: 'foyer-offline-names', store: 'names', key: 'favourites' } as const;

/** The player did not ask to read the names offline, so they need consent. */
export const offlineNamesGroup = 'C0003' satisfies StorageGroup;

/** Maximum age in milliseconds: the lifetime of a session's cookies. */
export const offlineNamesLifeMs = 12 * 60 * 60 * 1000;
/** Maximum number of names; the newest favourites come first. */
export const maxOfflineNames = 50;
/** Maximum length of a name in UTF-16 code units. A longer one is left out. */
export const maxOfflineNameLength = 100;
/** Tolerance in milliseconds for a clock that was set back. */
const clockSlackMs = 60_000;

/** Names of favourites, and nothing that identifies the player. */
export interface OfflineNames {
  readonly release: string;
  /** Language of the names. */
  readonly culture: string;
  readonly names: readonly string[];
  /** Unix milliseconds. */
  readonly savedAt: number;
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxOfflineNameLength;

/** The names that may be stored. */
export const storableNames = (names: readonly string[]): readonly string[] =>
  names.filter(isName).slice(0, maxOfflineNames);

/**
 * Checks a stored value; null when it is of another release, expired, empty or of an unexpected shape. Without the
 * schema library, because the service worker would contain it.
 */
export function readOfflineNames(value: unknown, release: string, now: number): OfflineNames | null {
  if (typeof value !== 'object' || value === null) return null;
  const { release: storedRelease, culture, names, savedAt } = value as Partial<Record<keyof OfflineNames, unknown>>;
  if (storedRelease !== release || typeof culture !== 'string' || !/^[a-z]{2}(?:-[A-Za-z]{2,8})?$/.test(culture))
    return null;
  if (typeof savedAt !== 'number' || !(savedAt <= now + clockSlackMs && now - savedAt < offlineNamesLifeMs))
    return null;
  if (!Array.isArray(names) || names.length === 0 || names.length > maxOfflineNames || !names.every(isName))
    return null;
  return { release, culture, names, savedAt };
}
