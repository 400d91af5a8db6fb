/**
 * Validation of stored tokens (S5, AU-08). Session storage may contain anything: values of an older version, a
 * truncated list, an attacker's text (A21).
 */
const userTokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;
/** A sealed token is a third longer than the service's. */
const otherTokenShape = /^[\w.-]{8,6144}$/;
const maxUserTokenLength = 4096;
/** Maximum length of a stored list. A pool holds at most 18 tokens, so a much longer list is not the product's own. */
const maxListLength = 100;
const maxListTextLength = 200_000;

/** Returns the user token; null unless it has exactly three parts separated by dots. */
export function readUserToken(stored: string | null): string | null {
  if (stored === null || stored.length > maxUserTokenLength || !userTokenShape.test(stored)) return null;
  return stored;
}

/** Returns a list of launch or refresh tokens without duplicates; null when invalid. */
export function readTokenList(stored: string | null): readonly string[] | null {
  if (stored === null || stored.length > maxListTextLength) return null;
  try {
    const list: unknown = JSON.parse(stored);
    if (
      !Array.isArray(list) ||
      list.length > maxListLength ||
      !list.every((item) => typeof item === 'string' && otherTokenShape.test(item))
    )
      return null;
    return [...new Set(list as string[])];
  } catch {
    return null;
  }
}

/** Expiry in Unix milliseconds by the issuer's clock; null when missing. Verifies nothing. */
export function expiryOf(userToken: string): number | null {
  const [, payload = ''] = userToken.split('.');
  try {
    const claims = JSON.parse(fromBase64Url(payload)) as { exp?: unknown } | null;
    const seconds = claims?.exp;
    return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : null;
  } catch {
    return null;
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The claims that are read here are ASCII, so bytes are treated as characters. */
function fromBase64Url(text: string): string {
  let bits = 0;
  let held = 0;
  let decoded = '';
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value === -1) return '';
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      decoded += String.fromCharCode((bits >> held) & 0xff);
    }
  }
  return decoded;
}
