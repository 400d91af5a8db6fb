import type { filteredGamesGridProperties } from '@foyer/contract/blocks';
import { gameKinds, gameOrders, gameTraits } from '@foyer/contract/gameTraits';
import * as v from 'valibot';

const word = v.optional(v.pipe(v.string(), v.maxLength(40)));

/** Row by rule, as the query of an address. */
export const tilesQueryParameters = {
  kind: v.optional(v.picklist(gameKinds)),
  provider: word,
  theme: word,
  feature: word,
  isNew: v.optional(v.picklist(['true', 'false'])),
  volatility: v.optional(v.picklist(gameTraits.volatility)),
  sort: v.picklist(gameOrders),
  /** Total number of games of the row. */
  limit: v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)),
};

type RuleQuery = v.InferInput<v.ObjectSchema<typeof tilesQueryParameters, undefined>>;

/** Query for the tiles of a row that did not come with the page: the editors' own ids, or their rule. */
export type TilesQuery = { by: 'ids'; ids: number[] } | { by: 'rule'; rule: RuleQuery };

type FilteredProperties = v.InferOutput<typeof filteredGamesGridProperties>;

/** Default number of games of a row. */
export const defaultLimit = 500;
/** A grid without a limit lists all games: more than any catalogue has. */
const everything = 50_000;

/** Returns the maximum number of games of a row by rule. */
export function limitOf({ limit, variant }: Pick<FilteredProperties, 'limit' | 'variant'>): number {
  return limit ?? (variant === 'grid' ? everything : defaultLimit);
}

/** Converts the editors' rule to query parameters. */
export function ruleOf(properties: Pick<FilteredProperties, 'filter' | 'sort' | 'limit' | 'variant'>): RuleQuery {
  const { filter = {}, sort = 'popularity' } = properties;
  const { isNew, ...words } = filter;
  return {
    ...words,
    ...(isNew === undefined ? {} : { isNew: isNew ? 'true' : 'false' }),
    sort,
    limit: String(limitOf(properties)),
  };
}
