/**
 * Requested language, which takes precedence over the cookie. Crawlers keep no cookies, so each language has an
 * address; and an open page keeps its language when another tab changes it. Like the cookie it only counts while the
 * language toggle is on (MK-04).
 */
export const languageHeader = 'x-language';
export const languageParameter = 'language';

/** Returns `zh` for `/help?language=zh`; undefined without a language. */
export function languageOfAddress(address: string): string | undefined {
  const query = address.indexOf('?');
  return query === -1 ? undefined : (/[?&]language=([a-z]{2})(?:&|$)/.exec(address.slice(query))?.[1] ?? undefined);
}
