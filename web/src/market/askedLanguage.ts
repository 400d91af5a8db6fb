/**
 * How a request asks for a language before any cookie is read. A search engine keeps no cookies, so each language has an
 * address of its own; and a page that is open goes on in the language it is written in, also after another tab has chosen
 * anew. Like the cookie it counts only while the language toggle is on (MK-04).
 */
export const languageHeader = 'x-language';
export const languageParameter = 'language';

/** `zh` from `/help?language=zh`; undefined where the address asks for none. */
export function languageOfAddress(address: string): string | undefined {
  const query = address.indexOf('?');
  return query === -1 ? undefined : (/[?&]language=([a-z]{2})(?:&|$)/.exec(address.slice(query))?.[1] ?? undefined);
}
