import { sorted } from '@foyer/contract/sorted';
import type { JackpotPot, JackpotTicker } from '../../domain/site/siteStore.ts';

/** Returns the largest pot that a game's tile shows; undefined if its pots are too small for a badge. */
export function badgePot(pots: readonly JackpotPot[], gameGroupId: number): JackpotPot | undefined {
  return sorted(
    pots.filter(({ hasBadge, gameIds }) => hasBadge && gameIds.includes(gameGroupId)),
    (one, other) => other.amount - one.amount,
  )[0];
}

/** How far the fullest pot of a game is filled that drops before an amount, in whole per cent; null without such a pot. */
export function potLevel(pots: readonly JackpotPot[], gameGroupId: number): number | null {
  const levels = pots.flatMap(({ amount, mustGoByAmount, gameIds }) =>
    mustGoByAmount !== null && mustGoByAmount > 0 && gameIds.includes(gameGroupId)
      ? [Math.min(100, Math.floor((100 * amount) / mustGoByAmount))]
      : [],
  );
  return levels.length === 0 ? null : Math.max(...levels);
}

/** Returns the games whose tiles have a badge or a level. */
export function badgeGames({ data, lists }: Pick<JackpotTicker, 'data' | 'lists'>): Set<number> {
  return new Set(
    data.flatMap(({ hasBadge, mustGoByAmount, type }) =>
      hasBadge || mustGoByAmount !== null ? (lists[type] ?? []) : [],
    ),
  );
}
