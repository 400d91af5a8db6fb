import { traitNames } from '@foyer/contract/gameTraits';

/** Filters of a list of games (LB-13): their parameters in an address. `stake` has a limit of
 * `stakeLimits`, `jackpot` and `new` have the value 1. */
export const filterNames = ['provider', 'feature', 'kind', ...traitNames, 'stake', 'jackpot', 'new'] as const;
export type GameFilter = (typeof filterNames)[number];

/** Parameters of a choice. */
export const choiceNames = [...filterNames, 'sort'] as const;

/** Returns the query without the parameters of a choice. */
export function withoutChoice(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of choiceNames) query.delete(name);
  return searchOf(query);
}

/** Returns a query string with a leading `?`, or empty. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
