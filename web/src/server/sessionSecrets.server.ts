/** Secrets of the site, newest first: the first one seals, all of them unseal. */
export type SessionSecrets = readonly [string | Buffer, ...(string | Buffer)[]];

/** First result of the keys, newest first, that unseal; null when none does. */
export function unsealWithAny<K, T>(keys: readonly K[], unseal: (key: K) => T | null): T | null {
  for (const key of keys) {
    const text = unseal(key);
    if (text !== null) return text;
  }
  return null;
}
