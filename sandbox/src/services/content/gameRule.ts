import type { Game } from '@foyer/contract/games';
import { gameKinds, gameOrders, gameTraits } from '@foyer/contract/gameTraits';
import * as v from 'valibot';

function oneOrMore<const S extends v.GenericSchema>(schema: S) {
  return v.union([schema, v.array(schema)]);
}

/**
 * Schema of the games in a row or sub-category: a list of English names or ids in order, or a rule. Every line of
 * `select` must match; a line with several values matches if any value does.
 */
export const gameRule = v.union([
  v.array(v.union([v.string(), v.number()])),
  v.strictObject({
    select: v.optional(
      v.strictObject({
        kind: v.optional(oneOrMore(v.picklist(gameKinds))),
        theme: v.optional(oneOrMore(v.string())),
        provider: v.optional(oneOrMore(v.string())),
        feature: v.optional(oneOrMore(v.string())),
        volatility: v.optional(oneOrMore(v.picklist(gameTraits.volatility))),
        isNew: v.optional(v.boolean()),
      }),
    ),
    sort: v.optional(v.picklist(gameOrders), 'popularity'),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
]);
export type GameRule = v.InferOutput<typeof gameRule>;
type Sort = Exclude<GameRule, unknown[]>['sort'];

const orders: Record<Sort, (a: Game, b: Game) => number> = {
  popularity: (a, b) => b.Properties.popularity - a.Properties.popularity,
  newest: (a, b) => a.Properties.ageDays - b.Properties.ageDays,
  name: (a, b) => (a.Name < b.Name ? -1 : Number(a.Name > b.Name)),
  rtp: (a, b) => (b.Properties.rtp ?? 0) - (a.Properties.rtp ?? 0),
};

/** Returns the games of a rule in order, and the names or ids of a list that match no game. Equal games sort by id. */
export function applyGameRule(rule: GameRule, games: readonly Game[]): { games: Game[]; unknown: (string | number)[] } {
  if (Array.isArray(rule)) {
    const known = new Map<string | number, Game>(
      games.flatMap((game) => [
        [game.GameGroupId, game],
        [game.Name, game],
      ]),
    );
    return { games: rule.flatMap((one) => known.get(one) ?? []), unknown: rule.filter((one) => !known.has(one)) };
  }
  const { kind, theme, provider, feature, volatility, isNew } = rule.select ?? {};
  const chosen = games.filter(
    ({ Properties: game }) =>
      allows(kind, game.kind) &&
      allows(theme, game.theme) &&
      allows(provider, game.provider) &&
      allows(volatility, game.volatility) &&
      (feature === undefined || [feature].flat().some((one) => game.features.includes(one))) &&
      (isNew === undefined || game.isNew === isNew),
  );
  const order = orders[rule.sort];
  chosen.sort((a, b) => order(a, b) || a.GameGroupId - b.GameGroupId);
  return { games: chosen.slice(0, rule.limit), unknown: [] };
}

function allows<T>(wanted: T | T[] | undefined, value: T): boolean {
  return wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);
}
