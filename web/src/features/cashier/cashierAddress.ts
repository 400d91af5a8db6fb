import type { CashierView } from '@foyer/contract/cashierFrame';
import type { Visit } from '../../services/market/visit.ts';

/** Builds the cashier's address for one opening, in the brand's look. The address contains a single-use token. */
export function cashierAddress(
  { cashierOrigin, brandId, culture }: Pick<Visit, 'cashierOrigin' | 'brandId' | 'culture'>,
  query: { launchToken: string; view: CashierView },
): string {
  return `${cashierOrigin}/cashier/${encodeURIComponent(brandId)}?${new URLSearchParams({ culture, ...query }).toString()}`;
}
