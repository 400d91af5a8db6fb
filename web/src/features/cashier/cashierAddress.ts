import type { CashierView } from '@foyer/contract/cashierFrame';
import { parseUrl } from '../../base/parseUrl.ts';
import type { Visit } from '../../services/market/visit.ts';

/** Builds the cashier's address for one opening, in the brand's look. The address contains a single-use token. */
export function cashierAddress(
  { cashierOrigin, brandId, culture }: Pick<Visit, 'cashierOrigin' | 'brandId' | 'culture'>,
  query: { launchToken: string; view: CashierView },
): string {
  return `${cashierOrigin}/cashier/${encodeURIComponent(brandId)}?${new URLSearchParams({ culture, ...query }).toString()}`;
}

/**
 * Returns the address for the frame, with our origin as a parameter for browsers that do not expose the parent's
 * origin. Returns null if the address is not on the cashier's origin, so that a player's token never reaches another
 * site.
 */
export function frameAddress(raw: string, cashierOrigin: string, parentOrigin: string): string | null {
  const address = parseUrl(raw);
  if (address === null) return null;
  if (address.origin !== cashierOrigin || address.username !== '' || address.password !== '') return null;
  address.searchParams.set('parentOrigin', parentOrigin);
  return address.href;
}
