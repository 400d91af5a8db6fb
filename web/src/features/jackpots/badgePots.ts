import { sorted } from '@foyer/contract/sorted';
import type { JackpotPot, JackpotTicker } from '../../domain/site/siteStore.ts';

/** Returns the largest pot that a game's tile shows; undefined if its pots are too small for a badge. */
export function badgePot(pots: readonly JackpotPot[], gameGroupId: number): JackpotPot | undefined {
  return sorted(
    pots.filter(({ hasBadge, gameIds }) => hasBadge && gameIds.includes(gameGroupId)),
    (one, other) => other.amount - one.amount,
  )[0];
}

/** Returns the games whose tiles have a badge. */
export function badgeGames({ data, lists }: Pick<JackpotTicker, 'data' | 'lists'>): Set<number> {
  return new Set(data.flatMap(({ hasBadge, type }) => (hasBadge ? (lists[type] ?? []) : [])));
}
