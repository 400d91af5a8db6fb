/** Query parameters of a choice (LB-13). `new` and `jackpot` have the value 1. */
export const choiceNames = {
  providers: 'provider',
  features: 'feature',
  volatilities: 'volatility',
  hasJackpot: 'jackpot',
  isNew: 'new',
  order: 'sort',
} as const;

/** Returns the query without the parameters of a choice. */
export function withoutChoice(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(choiceNames)) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
