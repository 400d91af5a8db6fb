/** Kinds that the web knows. A game of another kind has the kind `other`, and is shown without what depends on it. */
export const gameKinds = ['slot', 'table', 'live', 'instant'] as const;

/**
 * Facts of a game with a few known values, in ascending order: the one description of them. The games service sends each
 * as an optional property of a game. Schemas, tiles, the list of all games, filters and figures of a game derive from it.
 */
export const gameTraits = {
  volatility: ['low', 'medium', 'high'],
} as const satisfies Record<string, readonly string[]>;
export type GameTrait = keyof typeof gameTraits;

export const traitNames = Object.keys(gameTraits) as readonly GameTrait[];

/** Sort orders of a list of games. */
export const gameOrders = ['popularity', 'newest', 'name', 'rtp'] as const;
export type GameOrder = (typeof gameOrders)[number];
