/**
 * What counts as a token where it was kept (S5, AU-08). Session storage may hold anything: an older version's values,
 * a half-written list, an attacker's text (A21).
 */
const userTokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const otherTokenShape = /^[\w.-]{8,512}$/;
const maxUserTokenLength = 4096;
/** A pool holds at most 18 tokens; far more than that was not written by us. */
const maxListLength = 100;
const maxListTextLength = 60_000;

/** The user token, or null for anything but exactly three dot-separated parts. */
export function readUserToken(stored: string | null): string | null {
  if (stored === null || stored.length > maxUserTokenLength || !userTokenShape.test(stored)) return null;
  return stored;
}

/** The list of launch or refresh tokens, each once; null when what was stored is no list of tokens. */
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

/** Unix milliseconds at which the token ends, by the clock of who issued it; null when it does not say. Nothing is verified here. */
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

/** The claims that are read here are plain ASCII, so bytes are taken as characters. */
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
