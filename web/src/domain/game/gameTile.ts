import type { Game } from '@foyer/contract/games';
import { gameKinds, volatilities } from '@foyer/contract/games';
import { gameGroupId } from '@foyer/contract/ids';
import * as v from 'valibot';

/** Facts of a game on a tile, kept small because a page contains 120 of them. Omitted fields have default values. */
export const gameTile = v.object({
  id: gameGroupId,
  name: v.string(),
  /** Path of the cover on the media origin, without rendering parameters. */
  image: v.string(),
  provider: v.string(),
  /** RTP in per cent; missing if the games service does not publish it. */
  rtp: v.optional(v.number()),
  /** Missing if the games service does not know it. */
  volatility: v.optional(v.picklist(volatilities)),
  kind: v.picklist([...gameKinds, 'other']),
  isNew: v.optional(v.literal(true)),
  isUnavailable: v.optional(v.literal(true)),
  /** Expected end of maintenance in Unix milliseconds. */
  backAt: v.optional(v.number()),
});
export type GameTile = v.InferOutput<typeof gameTile>;

export function toGameTile(game: Game): GameTile {
  const facts = game.Properties;
  return {
    id: game.GameGroupId,
    name: game.SiteGameName,
    image: facts.imageUrl,
    provider: facts.provider,
    ...(facts.rtp === undefined ? {} : { rtp: facts.rtp }),
    ...(facts.volatility === undefined ? {} : { volatility: facts.volatility }),
    kind: facts.kind,
    ...(facts.isNew ? { isNew: true } : {}),
    ...(facts.isAvailable ? {} : { isUnavailable: true }),
    ...(facts.backAt === undefined ? {} : { backAt: facts.backAt }),
  };
}
