import type { CashierView } from '@foyer/contract/cashierFrame';
import type { Visit } from '../../market/visit.ts';

/** Address of the cashier for one opening, in the brand's look; the token in it is spent by it. */
export function cashierAddress(
  { cashierOrigin, brandId, culture }: Pick<Visit, 'cashierOrigin' | 'brandId' | 'culture'>,
  query: { launchToken: string; view: CashierView },
): string {
  return `${cashierOrigin}/cashier/${encodeURIComponent(brandId)}?${new URLSearchParams({ culture, ...query }).toString()}`;
}

/**
 * The address as the frame may open it: of the cashier's own origin and no other, with our origin for browsers that do not
 * tell a frame who frames it. Null where an answer would send a player's token elsewhere.
 */
export function frameAddress(raw: string, cashierOrigin: string, parentOrigin: string): string | null {
  if (!URL.canParse(raw)) return null;
  const address = new URL(raw);
  if (address.origin !== cashierOrigin || address.username !== '' || address.password !== '') return null;
  address.searchParams.set('parentOrigin', parentOrigin);
  return address.href;
}
