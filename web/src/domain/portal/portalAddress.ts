import type { PortalPage } from '@foyer/contract/portal';
import { parseUrl } from '../../base/parseUrl.ts';
import type { Visit } from '../../services/market/visit.ts';

/** Builds the address of a page of the account portal for one opening, with a single-use token (HI-02). */
export function portalAddress(
  { portalOrigin, brandId, culture }: Pick<Visit, 'portalOrigin' | 'brandId' | 'culture'>,
  { page, launchToken }: { page: PortalPage; launchToken: string },
): string {
  return `${portalOrigin}/portal/${encodeURIComponent(brandId)}/${page}?${new URLSearchParams({ culture, launchToken }).toString()}`;
}

/** Whether an address is on the portal's origin; it contains a player's token. */
export function isPortalAddress(raw: string, portalOrigin: string): boolean {
  const address = parseUrl(raw);
  return address?.origin === portalOrigin && address.username === '' && address.password === '';
}
