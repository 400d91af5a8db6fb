import { gameGroupIdText } from '@foyer/contract/ids';
import { maxAddressLength, pageAddress, pagePath } from '@foyer/contract/pagePath';
import * as v from 'valibot';
import { decodePercent } from '../../base/decodePercent.ts';

/**
 * Parsed path of a page request. `path` is the address as browsers send it, percent-encoded in one way; `lookupPath` is
 * the page's path as editors write it.
 */
export type PageRequest =
  | { kind: 'content'; path: string; lookupPath: string; gameGroupId: null; screen?: number }
  | { kind: 'game'; path: string; lookupPath: '/game/{id}'; gameGroupId: number }
  /** A path below /game/ that cannot be a game: letters, 20 digits, traversal, more segments. */
  | { kind: 'noGame'; path: string }
  /** Not a valid path: broken encoding, control characters, or too long. */
  | { kind: 'noPath'; path: string };

/** A further screen of a page's grid of games, for visitors without JavaScript: `/all-games/more/2`. */
const furtherScreen = /^(\/.+)\/more\/([2-9]|[1-9]\d{1,2})$/;

/** A percent-encoded slash or backslash is no separator to a proxy but would be one here. */
const encodedSeparator = /%(?:2f|5c)/i;

/** @param raw path as sent, percent-encoded, without query */
export function readPagePath(raw: string): PageRequest {
  const lookupPath = lookupPathOf(raw);
  if (lookupPath === null)
    return raw.startsWith('/game/') ? { kind: 'noGame', path: '/game/' } : { kind: 'noPath', path: '/' };
  const path = pageAddress(lookupPath);
  if (lookupPath === '/game/{id}') return { kind: 'content', path, lookupPath, gameGroupId: null };
  if (lookupPath === '/game' || lookupPath.startsWith('/game/')) {
    const id = v.safeParse(gameGroupIdText, lookupPath.slice('/game/'.length));
    if (!id.success) return { kind: 'noGame', path: '/game/' };
    return { kind: 'game', path: `/game/${id.output}`, lookupPath: '/game/{id}', gameGroupId: id.output };
  }
  const [, list, screen] = furtherScreen.exec(lookupPath) ?? [];
  if (list !== undefined) return { kind: 'content', path, lookupPath: list, gameGroupId: null, screen: Number(screen) };
  return { kind: 'content', path, lookupPath, gameGroupId: null };
}

/** Decodes the path once and drops a trailing slash. */
function lookupPathOf(raw: string): string | null {
  if (raw.length > maxAddressLength || !/^[!-~]*$/.test(raw) || encodedSeparator.test(raw)) return null;
  const decoded = decodePercent(raw);
  const trimmed = decoded !== null && decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
  const path = v.safeParse(pagePath, trimmed);
  return path.success ? path.output : null;
}
