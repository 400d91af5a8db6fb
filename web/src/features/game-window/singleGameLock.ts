import { userId } from '@foyer/contract/identifiers';
import * as v from 'valibot';

/** What a tab tells the others when it brings a game up: who plays, since when (Unix milliseconds), and which tab it is. */
export const gameOpened = v.object({
  foyer: v.literal(1),
  kind: v.literal('gameOpened'),
  userId,
  at: v.number(),
  tab: v.string(),
});
export type GameOpened = v.InferOutput<typeof gameOpened>;

/**
 * UK8, ON6: one game at a time. Of two tabs of one player the newer game stays, whatever order their words arrive in;
 * at the very same moment the tab's name decides, so that exactly one of them gives way.
 */
export function yieldsTo(mine: GameOpened | null, other: GameOpened): boolean {
  if (mine === null || mine.userId !== other.userId || mine.tab === other.tab) return false;
  return other.at > mine.at || (other.at === mine.at && other.tab > mine.tab);
}
