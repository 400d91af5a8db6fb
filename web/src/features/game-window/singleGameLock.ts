import { userId } from '@foyer/contract/ids';
import * as v from 'valibot';

/** Message of a tab that launches a game: the player, the start in Unix milliseconds, and the tab's id. */
export const gameOpened = v.object({
  foyer: v.literal(1),
  kind: v.literal('gameOpened'),
  userId,
  at: v.number(),
  tab: v.string(),
});
export type GameOpened = v.InferOutput<typeof gameOpened>;

/**
 * UK8, ON6: one game at a time. Of two tabs of one player the newer game stays, whatever the order of their messages.
 * At the same millisecond the tab's id decides, so that exactly one of them ends.
 */
export function yieldsTo(mine: GameOpened | null, other: GameOpened): boolean {
  if (mine === null || mine.userId !== other.userId || mine.tab === other.tab) return false;
  return other.at > mine.at || (other.at === mine.at && other.tab > mine.tab);
}
