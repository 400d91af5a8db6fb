/** Names of a choice in the address (LB-13). `new` and `jackpot` are 1. */
export const choiceNames = {
  providers: 'provider',
  features: 'feature',
  volatilities: 'volatility',
  hasJackpot: 'jackpot',
  isNew: 'new',
  order: 'sort',
} as const;

/** The same query without a choice. */
export function withoutChoice(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(choiceNames)) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
