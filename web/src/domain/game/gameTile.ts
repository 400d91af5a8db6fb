import type { Game } from '@foyer/contract/games';
import { traitSchemas } from '@foyer/contract/games';
import { gameKinds, traitNames } from '@foyer/contract/gameTraits';
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
  ...traitSchemas,
  kind: v.picklist([...gameKinds, 'other']),
  isNew: v.optional(v.literal(true)),
  isUnavailable: v.optional(v.literal(true)),
  /** Expected end of maintenance in Unix milliseconds. */
  backAt: v.optional(v.number()),
});
export type GameTile = v.InferOutput<typeof gameTile>;

export function toGameTile({ GameGroupId, SiteGameName, Properties: facts }: Game): GameTile {
  const known = (['rtp', ...traitNames, 'backAt'] as const).filter((name) => facts[name] !== undefined);
  return {
    id: GameGroupId,
    name: SiteGameName,
    image: facts.imageUrl,
    provider: facts.provider,
    kind: facts.kind,
    ...Object.fromEntries(known.map((name) => [name, facts[name]])),
    ...(facts.isNew ? { isNew: true } : {}),
    ...(facts.isAvailable ? {} : { isUnavailable: true }),
  };
}
