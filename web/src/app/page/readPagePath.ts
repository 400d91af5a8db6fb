import { gameGroupIdText } from '@foyer/contract/ids';
import * as v from 'valibot';

/** Parsed path of a page request. */
export type PageRequest =
  | { kind: 'content'; path: string; lookupPath: string; gameGroupId: null; screen?: number }
  | { kind: 'game'; path: string; lookupPath: '/game/{id}'; gameGroupId: number }
  /** A path below /game/ that cannot be a game: letters, 20 digits, traversal, more segments. */
  | { kind: 'noGame'; path: string }
  /** Not a valid path: broken encoding, control characters, or too long. */
  | { kind: 'noPath'; path: string };

/** A further screen of a page's grid of games, for visitors without JavaScript: `/all-games/more/2`. */
const furtherScreen = /^(\/.+)\/more\/([2-9]|[1-9]\d{1,2})$/;

const pathCharacters = /^\/[A-Za-z0-9._~{}/-]*$/;

/** @param raw path as sent, percent-encoded, without query */
export function readPagePath(raw: string): PageRequest {
  const path = decode(raw);
  if (path === null || path.length > 512 || !pathCharacters.test(path) || path.includes('..') || path.includes('//')) {
    return raw.startsWith('/game/') ? { kind: 'noGame', path: '/game/' } : { kind: 'noPath', path: '/' };
  }
  const normalizedPath = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (normalizedPath === '/game/{id}')
    return { kind: 'content', path: normalizedPath, lookupPath: normalizedPath, gameGroupId: null };
  if (normalizedPath === '/game' || normalizedPath.startsWith('/game/')) {
    const id = v.safeParse(gameGroupIdText, normalizedPath.slice('/game/'.length));
    if (!id.success) return { kind: 'noGame', path: '/game/' };
    return { kind: 'game', path: `/game/${id.output}`, lookupPath: '/game/{id}', gameGroupId: id.output };
  }
  const [, list, screen] = furtherScreen.exec(normalizedPath) ?? [];
  if (list !== undefined)
    return { kind: 'content', path: normalizedPath, lookupPath: list, gameGroupId: null, screen: Number(screen) };
  return { kind: 'content', path: normalizedPath, lookupPath: normalizedPath, gameGroupId: null };
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
